// Why a person must look at a purchase or a refund: the words on the operator's list.

export type IntentAttention =
  | 'amount_mismatch'
  | 'hold_not_given_back'
  | 'label_failed'
  | 'label_not_taken_back'
  | 'label_outcome_unknown'
  | 'payment_in_review'
  | 'payment_mismatch'
  | 'payment_reversed'
  | 'pickup_not_cancelled'
  | 'refund_pending'
  | 'refund_refused'
  | 'stuck';

export type RefundAttention =
  | 'invoice_was_paid'
  /** Given back, and on its way all the same: whoever bills on scan bills us. */
  | 'label_used'
  | 'money_pending'
  | 'money_refused'
  | 'no_answer'
  | 'onward_label_not_taken_back'
  | 'stuck';
