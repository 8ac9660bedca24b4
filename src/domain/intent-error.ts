// What stands at a checkout as the reason why it waits or ended: words of ours that rules decide by, and vendors' codes.

declare const said: unique symbol;
/** Passed on as it came, for people; made by `asVendorCode` alone, so that no word of ours is taken for one. */
export type VendorCode = string & { readonly [said]: true };

export const asVendorCode = (code: string): VendorCode => code as VendorCode;

/** Ours, and those of a gateway that a rule knows by name. A word that is not among them compiles nowhere. */
export type IntentError =
  | 'account_empty'
  | 'amount_mismatch'
  | 'capture_failed'
  | 'declined'
  | 'expired'
  | 'label_outcome_unknown'
  | 'not_authorized'
  | 'payment_in_review'
  | 'payment_not_started'
  | 'price_changed'
  | 'superseded'
  | 'timeout'
  | 'user_cancelled'
  | VendorCode;
