// Why a checkout ended, or waits: nobody whose money was taken reads that nothing was charged.
import type { CheckoutProblem } from '#contract/checkout.ts';
import type { Intent } from '../../db/intents.ts';

/** Why it ended without labels, or waits; null when all is well. */
export function problemOf({
  status,
  payment,
  errorCode,
  labelFate,
}: Pick<Intent, 'status' | 'payment' | 'errorCode' | 'labelFate'>): CheckoutProblem | null {
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
      // Nobody tries any more once the label goes back; "cancelled" waits for carrier and provider.
      return labelFate === 'kept' ? 'capture_failed' : 'payment_failed';
    case 'payment_pending':
    case 'payment_pending_label_ready':
      return errorCode === 'payment_in_review' ? errorCode : labelWait(errorCode);
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
function lateMoneyOf({ status, payment }: Pick<Intent, 'status' | 'payment'>): LateMoney | null {
  const hasFailed = status === 'cancelled' || status === 'payment_failed';
  const isOver = hasFailed || ['refunded', 'unlock_failed', 'label_creation_failed'].includes(status);
  if (payment === 'captured' && isOver) return 'refund_pending';
  return payment === 'refunded' && hasFailed ? 'late_payment_refunded' : null;
}

type LateMoney = Extract<CheckoutProblem, 'refund_pending' | 'late_payment_refunded'>;

/** The engine reads back for a quarter of an hour before it gives up. */
const labelWait = (errorCode: string | null): CheckoutProblem | null =>
  errorCode === 'label_outcome_unknown' ? 'label_unclear' : null;

const cancelReasons = ['timeout', 'superseded', 'expired', 'capture_failed'] as const;

const labelProblem = (errorCode: string | null): CheckoutProblem =>
  errorCode === 'price_changed'
    ? 'price_changed'
    : errorCode === 'not_authorized' || errorCode === 'account_empty'
      ? 'carrier_not_enabled'
      : 'label_creation_failed';
