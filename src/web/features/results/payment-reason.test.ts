// Every reason of R92 has its text, and only where it may occur.
import { expect, test } from 'vitest';
import type { CheckoutProblem } from '#domain/checkout-problem.ts';
import { de } from '../../i18n/de.ts';
import { readResult } from '../../lib/result-params.ts';
import { paymentSentences } from './payment-reason.ts';

const { payment } = de.result;
const message = (search: string) => paymentSentences(de, readResult(`${search}&intentId=ci_1`)).message;

test.each([
  ['?reason=error', payment.reasons.error],
  ['?reason=declined', payment.reasons.declined],
  ['?reason=timeout', payment.reasons.timeout],
  ['?reason=nonsense', payment.reasons.generic],
  ['?reason=toString', payment.reasons.generic],
  ['?x=1', payment.reasons.generic],
  ['?reason=cancelled', payment.reasons.generic],
  ['?reason=cancelled&method=paypal', payment.payPal.cancelled],
  ['?reason=declined&method=paypal', payment.payPal.declined],
  ['?reason=expired', payment.reasons.generic],
  ['?reason=expired&method=card', payment.card.expired],
  ['?reason=payment_failed&method=card', payment.card.payment_failed],
  ['?reason=declined&method=card', payment.card.declined],
  ['?reason=timeout&method=card', payment.reasons.timeout],
  ['?reason=refund_pending&method=card', de.result.problems.refund_pending.text],
  ['?reason=late_payment_refunded&method=card', de.result.problems.late_payment_refunded.text],
])('%s is reported as "%s"', (search, sentence) => {
  expect(message(search)).toBe(sentence);
});

test('a refund is mentioned whatever the URL says', () => {
  const params = readResult('?reason=payment_failed&method=card&purchaseKey=pk_1');
  const own = (problem: CheckoutProblem) =>
    paymentSentences(de, params, { status: 'payment_failed', problem, rateGone: false }).message;
  expect(own('amount_mismatch')).toContain('wird wieder freigegeben oder erstattet');
  expect(own('amount_mismatch_refunded')).toContain('wieder freigegeben oder erstattet');
  expect(own('refund_pending')).toContain('geht zurück');
  expect(own('late_payment_refunded')).toContain('erstattet');
  expect(own('payment_failed')).toBe(payment.card.payment_failed);
});

test('money refunded since the URL was written is not called pending', () => {
  const params = readResult('?reason=refund_pending&method=card&purchaseKey=pk_1');
  const order = { status: 'refunded', problem: null, rateGone: false } as const;
  const { message } = paymentSentences(de, params, order);
  expect(message).toBe(payment.refunded);
});

test('a payment without any identifier says so', () => {
  for (const search of ['', '?reason=missing-identifier', '?reason=missing-identifier&intentId=ci_1'])
    expect(paymentSentences(de, readResult(search))).toEqual({
      message: payment.reasons.missing,
      advice: payment.adviceMissing,
    });
});

test('a reason counts even without an identifier', () => {
  expect(paymentSentences(de, readResult('?reason=declined&method=card'))).toEqual({
    message: payment.card.declined,
    advice: payment.adviceDeclined,
  });
});
