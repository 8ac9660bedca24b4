// The page of a failed checkout trusts the order over the address (R90).
import { expect, test } from 'vitest';
import { de } from '../../i18n/de.ts';
import { isAwaitingLabel, isLabelFailure, isLocked, reasonOf, reasonOfIntent } from './error-reason.ts';

test.each(Object.keys(de.result.checkoutError.reasons).filter((reason) => reason !== 'generic'))(
  'the reason %s has its own sentence',
  (reason) => {
    expect(reasonOf({ reason, intentId: 'ci_1' })).toBe(reason);
  },
);

test.each([
  [null, null, 'missing_intent'],
  [null, 'ci_1', 'generic'],
  ['nonsense', 'ci_1', 'generic'],
  ['constructor', null, 'generic'],
])('reason %j of order %j is reported as %s', (reason, intentId, wanted) => {
  expect(reasonOf({ reason, intentId })).toBe(wanted);
});

test('only label failures keep the payment', () => {
  expect(isLabelFailure('label_creation_failed')).toBe(true);
  expect(isLabelFailure('label_processing_failed')).toBe(true);
  expect(isLabelFailure('payment_failed')).toBe(false);
});

const order = {
  status: 'payment_failed',
  problem: null,
  paid: false,
} as const;
test.each([
  [{ ...order }, 'payment_failed'],
  [{ ...order, status: 'paid_label_failed', paid: true } as const, 'label_processing_failed'],
  [{ ...order, status: 'label_creation_failed' } as const, 'not-charged'],
  [{ ...order, status: 'cancelled', problem: 'timeout' } as const, 'timeout'],
  [{ ...order, status: 'cancelled', problem: 'user_cancelled' } as const, null],
  [{ ...order, status: 'cancelled', problem: 'refund_pending' } as const, 'refund_pending'],
  [{ ...order, problem: 'late_payment_refunded' } as const, 'late_payment_refunded'],
  [{ ...order, problem: 'amount_mismatch' } as const, 'amount_mismatch'],
  [{ ...order, status: 'unlock_failed', problem: 'payment_failed' } as const, 'payment_failed'],
  [{ ...order, status: 'cancelled', problem: 'capture_failed' } as const, 'payment_failed'],
])('the order %j is reported as %j', (intent, wanted) => {
  expect(reasonOfIntent(intent)).toBe(wanted);
});

const missing = { status: 'paid_label_failed', problem: 'label_processing_failed' } as const;
const locked = { status: 'unlock_failed', problem: 'capture_failed' } as const;
test.each([
  [missing, { heldUp: true, locked: false }],
  [locked, { heldUp: true, locked: true }],
  // The label is being given back: nothing is charged any more.
  [{ ...locked, problem: 'payment_failed' } as const, { heldUp: false, locked: false }],
  [{ ...locked, status: 'cancelled' } as const, { heldUp: false, locked: false }],
  [order, { heldUp: false, locked: false }],
])('the order %j is not offered again while it is held up: %j', (intent, wanted) => {
  expect({ heldUp: isAwaitingLabel(intent), locked: isLocked(intent) }).toEqual(wanted);
});
