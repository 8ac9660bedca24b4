// How long each reason stays on the operator's list, and what the list says when tries are in vain.
import { expect, test } from 'vitest';
import {
  attentionAfterTry,
  hasFailedTooOften,
  isCarrierOverdue,
  isPendingTooLong,
  lastingAttention,
  STUCK_AFTER,
  listingReason,
  unlessReversed,
} from './attention.ts';

test.each([
  ['stuck', null],
  ['refund_refused', null],
  ['refund_pending', null],
  ['payment_in_review', null],
  ['hold_not_given_back', null],
  ['amount_mismatch', 'amount_mismatch'],
  ['payment_mismatch', 'payment_mismatch'],
  ['payment_reversed', 'payment_reversed'],
  ['label_not_taken_back', 'label_not_taken_back'],
  ['label_failed', 'label_failed'],
  ['label_outcome_unknown', 'label_outcome_unknown'],
  ['pickup_not_cancelled', 'pickup_not_cancelled'],
  [null, null],
] as const)('%s becomes %s after a successful try', (attention, left) => {
  expect(lastingAttention(attention)).toBe(left);
});

test.each([
  ['label_not_taken_back', 'hold_not_given_back', 'label_not_taken_back'],
  ['amount_mismatch', 'refund_refused', 'amount_mismatch'],
  ['label_failed', 'amount_mismatch', 'amount_mismatch'],
  ['stuck', 'refund_refused', 'refund_refused'],
  ['refund_pending', 'label_not_taken_back', 'label_not_taken_back'],
  ['payment_reversed', 'label_not_taken_back', 'payment_reversed'],
  ['label_outcome_unknown', 'label_not_taken_back', 'label_outcome_unknown'],
  [null, 'payment_in_review', 'payment_in_review'],
] as const)('with %s already listed and a try that reports %s, the list shows %s', (before, said, listed) => {
  expect(attentionAfterTry(before, said)).toBe(listed);
});

test.each([
  ['payment_reversed', 'label_failed', 'payment_reversed'],
  ['payment_reversed', null, 'payment_reversed'],
  ['label_failed', null, null],
] as const)('with %s listed, setting %s leaves %s', (before, said, listed) => {
  expect(unlessReversed(before, said)).toBe(listed);
});

test('money that cannot be refunded is listed next to an older reason, and only once', () => {
  const refused = { attempts: 1, nextAttemptAt: null, isMoneyLeft: true };
  expect(
    (['amount_mismatch', 'refund_refused'] as const).map((attention) =>
      listingReason({ ...refused, attention }),
    ),
  ).toEqual(['amount_mismatch, refund_refused', 'refund_refused']);
});

test('tries count as in vain from the tenth on', () => {
  expect([STUCK_AFTER - 1, STUCK_AFTER].map((attempts) => hasFailedTooOften({ attempts }))).toEqual([
    false,
    true,
  ]);
  expect(STUCK_AFTER).toBe(10);
});

test('money counts as long under way after a day', () => {
  expect([86_400_000, 86_400_001].map(isPendingTooLong)).toEqual([false, true]);
});

test('a carrier is overdue after thirty days', () => {
  expect([2_592_000_000, 2_592_000_001].map(isCarrierOverdue)).toEqual([false, true]);
});

const later = new Date('2026-11-23T12:00:00Z');

test.each([
  ['an older reason whose tries are in vain', 'label_used', 10, later, 'label_used, stuck'],
  ['an older reason still being tried', 'label_used', 9, later, 'label_used'],
  ['a reason that is not tried', 'money_refused', 12, null, 'money_refused'],
  ['a stuck row without another reason', 'stuck', 12, later, 'stuck'],
  ['a row that needs nobody', null, 12, later, null],
] as const)('%s is listed correctly', (_what, attention, attempts, nextAttemptAt, why) => {
  expect(listingReason({ attention, attempts, nextAttemptAt })).toBe(why);
});
