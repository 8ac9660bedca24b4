// Why a checkout ended: a customer whose money was taken never reads that nothing was charged.
import { expect, test } from 'vitest';
import { problemOf } from './checkout-problem.ts';

type Ended = Parameters<typeof problemOf>[0];
const ended: Ended = { status: 'cancelled', payment: 'voided', errorCode: null, labelFate: 'voided' };

test.each<[Partial<Ended>, string]>([
  [{ status: 'label_creation_failed' }, 'label_creation_failed'],
  [{ status: 'label_creation_failed', payment: 'captured' }, 'refund_pending'],
  [{ status: 'payment_failed', payment: 'captured' }, 'refund_pending'],
  [{ status: 'payment_failed', payment: 'captured', errorCode: 'amount_mismatch' }, 'amount_mismatch'],
  [
    { status: 'payment_failed', payment: 'refunded', errorCode: 'amount_mismatch' },
    'amount_mismatch_refunded',
  ],
  [{ status: 'unlock_failed', payment: 'authorized', labelFate: 'kept' }, 'capture_failed'],
  [{ status: 'unlock_failed', payment: 'authorized', labelFate: 'void_due' }, 'payment_failed'],
  [{ status: 'unlock_failed', payment: 'captured', labelFate: 'void_due' }, 'refund_pending'],
  [{ status: 'cancelled', errorCode: 'superseded' }, 'superseded'],
  [{ status: 'cancelled', payment: 'refunded' }, 'late_payment_refunded'],
])('%j is reported as %s', (change, problem) => {
  expect(problemOf({ ...ended, ...change })).toBe(problem);
});
