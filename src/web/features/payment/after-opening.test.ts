// Where a purchase leads after the server's answer.
import { expect, test } from 'vitest';
import { IntentStatus } from '#domain/intent.ts';
import {
  isFailedAttempt,
  paymentPage,
  blockingPurchase,
  isFailedAttemptRefusal,
  statusPage,
} from './after-opening.ts';

test('only failed attempts get a new key', () => {
  expect(IntentStatus.options.filter(isFailedAttempt)).toEqual([
    'payment_failed',
    'paid_label_failed',
    'label_creation_failed',
    'unlock_failed',
    'cancelled',
    'refunded',
  ]);
});

test.each([
  ['illegal_transition', { status: 'payment_failed' }, true],
  ['illegal_transition', { status: 'cancelled' }, true],
  ['illegal_transition', { status: 'completed' }, false],
  ['illegal_transition', {}, false],
  ['checkout_in_progress', { status: 'cancelled' }, false],
] as const)('%s with %j: the attempt is started again: %j', (code, details, wanted) => {
  expect(isFailedAttemptRefusal({ code, details })).toBe(wanted);
});

test.each([
  ['checkout_in_progress', { intentId: 'ci_1', rateId: 'r_1' }, { intentId: 'ci_1', isOfAnotherRate: false }],
  ['checkout_in_progress', { intentId: 'ci_1', rateId: 'r_2' }, { intentId: 'ci_1', isOfAnotherRate: true }],
  ['checkout_in_progress', { intentId: 'ci_1' }, { intentId: 'ci_1', isOfAnotherRate: false }],
  ['checkout_in_progress', {}, null],
  ['price_changed', { intentId: 'ci_1' }, null],
] as const)('%s with %j for rate r_1: the conflicting purchase is %j', (code, details, wanted) => {
  expect(blockingPurchase({ code, details }, 'r_1')).toEqual(wanted);
});

test.each([
  ['awaiting its buyer', true, 'https://pay.example/1'],
  ['whose money is held, captured or under review', false, null],
])('the same click finds an order %s: the payment page is %3$j', (_, awaitsBuyer, wanted) => {
  const opened = { intentId: 'ci_1', status: 'payment_pending', page: 'https://pay.example/1' } as const;
  expect(paymentPage({ ...opened, awaitsBuyer })).toBe(wanted);
});

test('the status page URL names order, payment and method', () => {
  expect(statusPage('ci_1', 'invoice')).toBe('/checkout-success?intentId=ci_1&payment=paid&method=invoice');
  expect(statusPage('ci&1', 'card')).toBe(
    '/checkout-success?intentId=ci%261&payment=pending&method=computop',
  );
});
