// Why a checkout ended: a customer whose money was taken never reads that nothing was charged.
import { expect, test } from 'vitest';
import { problemOf } from './checkout-problem.ts';

type Ended = Parameters<typeof problemOf>[0];
const ended: Ended = { status: 'cancelled', payment: 'voided', errorCode: null, labelFate: 'voided' };

test.each<[Partial<Ended>, string]>([
  [{ status: 'label_creation_failed' }, 'label_creation_failed'],
  [{ status: 'label_creation_failed', errorCode: 'price_changed' }, 'price_changed'],
  [{ status: 'label_creation_failed', errorCode: 'not_authorized' }, 'carrier_not_enabled'],
  [{ status: 'label_creation_failed', errorCode: 'account_empty' }, 'carrier_not_enabled'],
  [{ status: 'label_creation_failed', payment: 'captured' }, 'refund_pending'],
  [{ status: 'paid_label_failed', payment: 'captured', labelFate: 'kept' }, 'label_processing_failed'],
  [{ status: 'payment_failed', payment: 'none' }, 'payment_failed'],
  [{ status: 'payment_failed', payment: 'captured' }, 'refund_pending'],
  [{ status: 'payment_failed', payment: 'captured', errorCode: 'amount_mismatch' }, 'amount_mismatch'],
  [
    { status: 'payment_failed', payment: 'refunded', errorCode: 'amount_mismatch' },
    'amount_mismatch_refunded',
  ],
  [{ status: 'payment_failed', payment: 'voided', errorCode: 'amount_mismatch' }, 'amount_mismatch_refunded'],
  [{ status: 'unlock_failed', payment: 'authorized', labelFate: 'kept' }, 'capture_failed'],
  [{ status: 'unlock_failed', payment: 'authorized', labelFate: 'void_due' }, 'payment_failed'],
  [{ status: 'unlock_failed', payment: 'captured', labelFate: 'void_due' }, 'refund_pending'],
  [{ status: 'cancelled' }, 'user_cancelled'],
  [{ status: 'cancelled', errorCode: 'user_cancelled' }, 'user_cancelled'],
  [{ status: 'cancelled', errorCode: 'timeout' }, 'timeout'],
  [{ status: 'cancelled', errorCode: 'expired' }, 'expired'],
  [{ status: 'cancelled', errorCode: 'capture_failed' }, 'capture_failed'],
  [{ status: 'cancelled', errorCode: 'superseded' }, 'superseded'],
  [{ status: 'cancelled', payment: 'refunded' }, 'late_payment_refunded'],
])('%j is reported as %s', (change, problem) => {
  expect(problemOf({ ...ended, ...change })).toBe(problem);
});

const running: Ended = {
  status: 'payment_pending',
  payment: 'authorized',
  errorCode: null,
  labelFate: 'kept',
};

test.each<[Partial<Ended>, string | null]>([
  [{ payment: 'opened' }, null],
  [{ payment: 'opened', errorCode: 'payment_in_review' }, 'payment_in_review'],
  [{ errorCode: 'label_outcome_unknown' }, 'label_unclear'],
  [{ status: 'payment_pending_label_ready', errorCode: 'payment_in_review' }, 'payment_in_review'],
  [{ status: 'payment_pending_label_ready', errorCode: 'label_outcome_unknown' }, 'label_unclear'],
  [{ status: 'paid', payment: 'captured', errorCode: 'label_outcome_unknown' }, 'label_unclear'],
  [{ status: 'paid', payment: 'captured' }, null],
  [{ status: 'created', payment: 'none' }, null],
  [{ status: 'label_purchased', payment: 'captured' }, null],
  [{ status: 'completed', payment: 'captured' }, null],
  [{ status: 'refunded', payment: 'captured' }, 'refund_pending'],
  [{ status: 'refunded', payment: 'refunded' }, null],
])('under way or bought, %j is reported as %s', (change, problem) => {
  expect(problemOf({ ...running, ...change })).toBe(problem);
});
