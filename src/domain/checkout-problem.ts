// Checkout problems, why one ended or waits: a customer whose money was taken never reads that nothing was charged.
import * as z from 'zod/mini';
import type { IntentStatus, LabelFate, Payment } from './intent.ts';
import type { IntentError } from './intent-error.ts';

/** Why a checkout ended without labels, or waits; the pages turn it into sentences (B§2, B§8). */
export const CheckoutProblem = z.enum([
  /** The payment was declined or failed. */
  'payment_failed',
  /** The buyer cancelled. */
  'user_cancelled',
  /** Nobody paid in time. */
  'timeout',
  /** Another attempt at the same rate has replaced it. */
  'superseded',
  /** The provider's page has expired. */
  'expired',
  /** The provider booked a different amount; it goes back. */
  'amount_mismatch',
  /** The same, and it has gone back: by the provider, or transferred by a person. */
  'amount_mismatch_refunded',
  /** The label was refused; nothing was charged. */
  'label_creation_failed',
  /** The label was refused after the payment; a person looks at it. */
  'label_processing_failed',
  /** The carrier side has no contract for it (B§8: "account not enabled"). */
  'carrier_not_enabled',
  /** The carrier asks more than before; nothing was charged. */
  'price_changed',
  /** The label exists, the money could not be taken; it stays locked. */
  'capture_failed',
  /** The provider holds the payment back (review, eCheck); nothing to do but wait. */
  'payment_in_review',
  /** The carrier has not said whether it has sold the label; we ask, and there is nothing to do but wait. */
  'label_unclear',
  /** The checkout was given up and its payment is to be refunded; the provider has not done so yet. */
  'refund_pending',
  /** Paid after the checkout was over, and given back. */
  'late_payment_refunded',
]);
export type CheckoutProblem = z.infer<typeof CheckoutProblem>;

/** What the rules need to know of an intent. */
type ProblemFacts = {
  status: IntentStatus;
  payment: Payment;
  errorCode: IntentError | null;
  labelFate: LabelFate;
};

/** Why the checkout ended without labels, or waits; null when all is well. */
export function problemOf({ status, payment, errorCode, labelFate }: ProblemFacts): CheckoutProblem | null {
  const isMismatch = status === 'payment_failed' && errorCode === 'amount_mismatch';
  const late = isMismatch ? null : lateMoneyOf({ status, payment });
  if (late) return late;
  switch (status) {
    case 'payment_failed':
      if (!isMismatch) return 'payment_failed';
      return payment === 'refunded' || payment === 'voided' ? 'amount_mismatch_refunded' : 'amount_mismatch';
    case 'cancelled':
      return cancelReasons.find((reason) => reason === errorCode) ?? 'user_cancelled';
    case 'label_creation_failed':
      return labelProblem(errorCode);
    case 'paid_label_failed':
      return 'label_processing_failed';
    case 'unlock_failed':
      // The capture is not retried once the label goes back; "cancelled" waits for carrier and provider.
      return labelFate === 'kept' ? 'capture_failed' : 'payment_failed';
    case 'payment_pending':
    case 'payment_pending_label_ready':
      return errorCode === 'payment_in_review' ? 'payment_in_review' : labelWait(errorCode);
    case 'paid':
      return labelWait(errorCode);
    case 'created':
    case 'label_purchased':
    case 'completed':
    case 'refunded':
      return null;
  }
}

/** Charged for a checkout that is over: nobody may read that nothing was charged. */
function lateMoneyOf({ status, payment }: Pick<ProblemFacts, 'status' | 'payment'>): LateMoney | null {
  const hasFailed = status === 'cancelled' || status === 'payment_failed';
  const isOver = hasFailed || ['refunded', 'unlock_failed', 'label_creation_failed'].includes(status);
  if (payment === 'captured' && isOver) return 'refund_pending';
  return payment === 'refunded' && hasFailed ? 'late_payment_refunded' : null;
}

type LateMoney = Extract<CheckoutProblem, 'refund_pending' | 'late_payment_refunded'>;

/** The engine reads the purchase back for a quarter of an hour before it gives up. */
const labelWait = (errorCode: IntentError | null): CheckoutProblem | null =>
  errorCode === 'label_outcome_unknown' ? 'label_unclear' : null;

const cancelReasons = ['timeout', 'superseded', 'expired', 'capture_failed'] as const;

const labelProblem = (errorCode: IntentError | null): CheckoutProblem =>
  errorCode === 'price_changed'
    ? 'price_changed'
    : errorCode === 'not_authorized' || errorCode === 'account_empty'
      ? 'carrier_not_enabled'
      : 'label_creation_failed';
