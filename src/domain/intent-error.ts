// What stands at a checkout as the reason why it waits or ended: words of ours that rules decide by, and vendors' codes.

declare const said: unique symbol;
/** As a gateway has it: for people, but for those below that a rule knows by name. */
type VendorCode = string & { readonly [said]: true };

export const asVendorCode = (code: string): VendorCode => code as VendorCode;

/** Ours, and those of a gateway that a rule knows by name: whoever decides by a word that is not here does not compile. */
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
  | 'pickup_not_possible'
  | 'price_changed'
  | 'superseded'
  | 'timeout'
  | 'user_cancelled'
  | VendorCode;
