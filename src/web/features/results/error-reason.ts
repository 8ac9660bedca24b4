// Which text a failed checkout gets: the order's own state first, then the reason in the address (R90, C-28).
import type { Intent } from '#contract/checkout.ts';
import { type RefundProblem, isRefundProblem } from '#contract/refund-problem.ts';
import type { Text } from '../../i18n/use-text.ts';

type ErrorReason = keyof Text['result']['checkoutError']['reasons'];

const named: readonly ErrorReason[] = [
  'payment_failed',
  'label_creation_failed',
  'label_processing_failed',
  'intent_not_found',
  'missing_intent',
  'callback_error',
  'unknown_callback',
  'error',
  'declined',
  'timeout',
];

/** The reason in the address; without a reason or an intent ID the order is missing. */
export function reasonOf({
  reason,
  intentId,
}: {
  reason: string | null;
  intentId: string | null;
}): ErrorReason {
  if (reason === null) return intentId === null ? 'missing_intent' : 'generic';
  return named.find((word) => word === reason) ?? 'generic';
}

const labelFailures: readonly ErrorReason[] = ['label_creation_failed', 'label_processing_failed'];

/** Paid, but without a label: nothing to pay again (R89). */
export const isLabelFailure = (reason: ErrorReason): boolean => labelFailures.includes(reason);

/** It is unknown whether the order has arrived: it is looked up before anything is paid again. */
export const isUncertain = (reason: ErrorReason): boolean =>
  reason === 'callback_error' || reason === 'unknown_callback' || reason === 'missing_intent';

type Facts = Pick<Intent, 'status' | 'problem' | 'paid'>;

/** Label and authorization exist, and the capture is being retried: the order may still be charged and completed. */
export const isLocked = ({ status, problem }: Pick<Facts, 'status' | 'problem'>): boolean =>
  status === 'unlock_failed' && problem === 'capture_failed';

/** The label of an abandoned payment is being given back; once it has been, the order is cancelled. */
export const isLabelBeingReturned = (intent: Pick<Facts, 'status' | 'problem'>): boolean =>
  intent.status === 'unlock_failed' && !isLocked(intent);

/** The buyer has done everything and has no label yet: no page may say "not charged", or offer to pay again. */
export const isAwaitingLabel = (intent: Pick<Facts, 'status' | 'problem'>): boolean =>
  intent.status === 'paid_label_failed' || isLocked(intent);

/** The reason a failed order gives itself; null where the address knows more. */
export function reasonOfIntent(intent: Facts): ErrorReason | RefundProblem | 'not-charged' | null {
  if (isRefundProblem(intent.problem)) return intent.problem;
  if (intent.status === 'paid_label_failed') return 'label_processing_failed';
  if (intent.status === 'label_creation_failed' && !intent.paid) return 'not-charged';
  if (intent.problem === 'timeout' || intent.problem === 'expired') return 'timeout';
  // A locked label that is given back gives the same reason before the cancellation and after it.
  const hasFailed =
    intent.status === 'cancelled' ? intent.problem === 'capture_failed' : intent.problem === 'payment_failed';
  return intent.status === 'payment_failed' || hasFailed ? 'payment_failed' : null;
}
