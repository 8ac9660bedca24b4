// How long each reason stands on the operator's list, and what the list says of tries in vain.
import { expect, test } from 'vitest';
import { isInVain, lasting, STUCK_AFTER, whyListed } from './attention.ts';

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
] as const)('of %s there is %s left when a try comes to something', (attention, left) => {
  expect(lasting(attention)).toBe(left);
});

test('tries are in vain from the tenth on', () => {
  expect([STUCK_AFTER - 1, STUCK_AFTER].map((attempts) => isInVain({ attempts }))).toEqual([false, true]);
  expect(STUCK_AFTER).toBe(10);
});

const later = new Date('2026-11-23T12:00:00Z');

test.each([
  ['an older reason that is tried in vain', 'label_used', 10, later, 'label_used, stuck'],
  ['an older reason that is tried', 'label_used', 9, later, 'label_used'],
  ['a reason that nobody tries', 'money_refused', 12, null, 'money_refused'],
  ['what is stuck alone', 'stuck', 12, later, 'stuck'],
  ['what wants nobody', null, 12, later, null],
] as const)('%s is listed as such', (_what, attention, attempts, nextAttemptAt, why) => {
  expect(whyListed({ attention, attempts, nextAttemptAt })).toBe(why);
});
