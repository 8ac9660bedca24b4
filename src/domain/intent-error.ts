// Error codes of a checkout, why it waits or ended: our own words, which rules depend on, and vendors' codes.

declare const said: unique symbol;
/** A gateway's own code: for people to read, except for those below that a rule knows by name. */
type VendorCode = string & { readonly [said]: true };

export const asVendorCode = (code: string): VendorCode => code as VendorCode;

/** Our own codes, and a gateway's that a rule knows by name: a rule that uses any other does not compile. */
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
