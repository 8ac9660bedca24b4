// End pages: every way a payment can end has its page.
import { expect, test } from 'vitest';
import type { Intent } from './checkout.ts';
import { failurePage } from './failure-page.ts';

const rows: [Intent['provider'], Intent['status'], Intent['problem'], string | null][] = [
  ['paypal', 'payment_failed', 'payment_failed', '/checkout-error?intentId=ci_1&reason=error&method=paypal'],
  ['paypal', 'cancelled', 'timeout', '/checkout-error?intentId=ci_1&reason=timeout&method=paypal'],
  [
    'paypal',
    'cancelled',
    'user_cancelled',
    '/checkout-cancel?intentId=ci_1&reason=user_cancelled&method=paypal',
  ],
  [
    'computop',
    'payment_failed',
    'payment_failed',
    '/payment-failed?intentId=ci_1&reason=payment_failed&method=card',
  ],
  ['computop', 'cancelled', 'expired', '/payment-failed?intentId=ci_1&reason=expired&method=card'],
  [
    'invoice',
    'payment_failed',
    'payment_failed',
    '/checkout-error?intentId=ci_1&reason=payment_failed&method=invoice',
  ],
  ['paypal', 'payment_failed', 'amount_mismatch', null],
  ['computop', 'payment_failed', 'amount_mismatch', null],
  ['computop', 'payment_failed', 'refund_pending', null],
  ['computop', 'cancelled', 'refund_pending', null],
  ['computop', 'payment_failed', 'late_payment_refunded', null],
  ['paypal', 'cancelled', 'late_payment_refunded', null],
  ['paypal', 'unlock_failed', 'capture_failed', null],
  ['paypal', 'cancelled', 'capture_failed', null],
  ['paypal', 'label_creation_failed', 'label_creation_failed', null],
  ['computop', 'paid_label_failed', 'label_processing_failed', null],
  ['computop', 'cancelled', 'superseded', null],
  ['invoice', 'completed', null, null],
];

test.each(rows)('%s, %s, %s leads to %s', (provider, status, problem, path) => {
  const ended = { provider, status, problem, errorMessage: null };
  expect(failurePage(ended, { intentId: 'ci_1' })).toBe(path);
});

test('only a payment that PayPal declined is called declined', () => {
  const failed = { provider: 'paypal', status: 'payment_failed', problem: 'payment_failed' } as const;
  const reasonOf = (errorMessage: string) =>
    /reason=(\w+)/.exec(failurePage({ ...failed, errorMessage }, { intentId: 'ci_1' }) ?? '')?.[1];
  expect(reasonOf('declined')).toBe('declined');
  for (const other of ['failed', 'not_possible']) expect(reasonOf(other), other).toBe('error');
});

test('a declined card is called declined in both flows, and the address names the order as that flow knows it', () => {
  const declined = {
    provider: 'computop',
    status: 'payment_failed',
    problem: 'payment_failed',
    errorMessage: 'declined',
  } as const;
  expect(failurePage(declined, { intentId: 'ci_1' })).toBe(
    '/payment-failed?intentId=ci_1&reason=declined&method=card',
  );
  expect(failurePage(declined, { purchaseKey: 'pk_1' })).toBe(
    '/payment-failed?purchaseKey=pk_1&reason=declined&method=card',
  );
});
