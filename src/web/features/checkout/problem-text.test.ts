// The text about a failed order follows the specification and is never untrue about the money.
import { expect, test } from 'vitest';
import type { Intent } from '#contract/checkout.ts';
import { CheckoutProblem } from '#domain/checkout-problem.ts';
import { applyOutcome } from '#domain/intent-outcome.ts';
import { de } from '../../i18n/de.ts';
import { en } from '../../i18n/en.ts';
import { endedText, isPurchaseFailure, purchaseFailureToast } from './problem-text.ts';

const ended = (change: Partial<Intent>) =>
  ({
    status: 'label_creation_failed',
    problem: 'label_creation_failed',
    provider: 'paypal',
    isHub: false,
    paid: false,
    orderId: null,
    ...change,
  }) satisfies Partial<Intent>;

test.each([
  ['a refused label by PayPal', ended({}), 'Label creation failed. PayPal payment was NOT charged.'],
  [
    'a label that could not be captured',
    ended({ status: 'unlock_failed', problem: 'capture_failed' }),
    'Label was created, but PayPal payment could not be charged. Please contact support.',
  ],
  [
    'a label that failed after the payment',
    ended({
      status: 'paid_label_failed',
      problem: 'label_processing_failed',
      provider: 'computop',
      paid: true,
    }),
    'Payment successful, but label creation failed. Please contact support.',
  ],
  [
    'a PayPal capture that was abandoned',
    ended({ status: 'cancelled', problem: 'capture_failed' }),
    'PayPal payment could not be charged. The label was therefore voided; you were not charged.',
  ],
  [
    'a card that could not be charged',
    ended({ status: 'unlock_failed', problem: 'capture_failed', provider: 'computop', isHub: true }),
    'Label was created, but the payment could not be charged. Please contact support.',
  ],
  [
    'a card capture that was abandoned',
    ended({ status: 'cancelled', problem: 'capture_failed', provider: 'computop', isHub: true }),
    'The payment was declined or failed. You were not charged.',
  ],
  [
    'a failed payment',
    ended({ status: 'payment_failed', problem: 'payment_failed', provider: 'computop' }),
    'Payment failed. You were not charged.',
  ],
])('%s is reported in the words of the specification', (_, intent, sentence) => {
  expect(endedText(en, intent).text).toBe(sentence);
});

test.each([
  ['invoice', null, 'nichts berechnet'],
  ['invoice', 'or_1', 'Rechnung berichtigt. Ihre Labels sind nicht mehr gültig'],
  ['computop', null, 'erstattet. Es wurde kein Label erstellt'],
  ['paypal', 'or_1', 'erstattet. Ihre Labels sind nicht mehr gültig'],
] as const)('a refunded order paid by %s, with the order %j, says "%s"', (provider, orderId, words) => {
  const said = endedText(de, ended({ status: 'refunded', problem: null, provider, orderId }));
  expect(said.text).toContain(words);
  if (provider === 'invoice') expect(`${said.title} ${said.text}`).not.toContain('erstattet');
});

test('a hub route and a carrier without a contract have their own titles', () => {
  expect(endedText(en, ended({ isHub: true })).title).toBe('Hub label purchase error');
  expect(endedText(en, ended({ isHub: true, problem: 'carrier_not_enabled' })).title).toBe(
    'Hub route: carrier account not enabled',
  );
  expect(endedText(en, ended({ problem: 'carrier_not_enabled' })).text).toContain(
    'carrier configuration error',
  );
  expect(endedText(en, ended({ problem: 'price_changed' })).title).toBe('Calculation Error');
  expect(endedText(en, ended({})).title).toBe('Label purchase error');
});

test('a paid order is never said to be uncharged', () => {
  for (const problem of CheckoutProblem.options) {
    const paid = ended({ status: 'paid_label_failed', problem, provider: 'computop', paid: true });
    expect(endedText(en, paid).text).not.toMatch(/not charged/i);
    expect(endedText(de, paid).text).not.toMatch(/nichts berechnet/i);
  }
});

test.each([
  ['label_creation_failed', true],
  ['paid_label_failed', true],
  ['unlock_failed', true],
  ['refunded', false],
  ['cancelled', false],
  ['payment_failed', false],
] as const)('%s counts as a failed purchase: %j', (status, wanted) => {
  expect(isPurchaseFailure({ status })).toBe(wanted);
});

test('the message of a failed purchase mentions the money for PayPal', () => {
  expect(purchaseFailureToast(en, ended({})).text).toContain('PayPal payment was NOT charged');
});

test.each([
  ['invoice', 'paid', 'none'],
  ['computop', 'payment_pending', 'authorized'],
] as const)(
  'a failed hub route paid by %s may be tried again, and its page says what happened',
  (provider, status, payment) => {
    const facts = { provider, status, payment, isHub: true, legsBought: 1 } as const;
    const refusal = { move: 'buy-label', ok: false } as const;
    const after = applyOutcome({ ...facts, labelFate: 'kept', labelsStored: false, pickup: 'none' }, refusal);
    const refused = ended({ provider, isHub: true });
    expect(after).toMatchObject({ ok: true, facts: { status: refused.status } });
    expect(purchaseFailureToast(en, refused)).toEqual({
      title: 'Label creation failed',
      text: 'Something went wrong. Please try again',
    });
    expect(endedText(en, refused).title).toBe('Hub label purchase error');
  },
);

test('nobody is asked to retry what our people are looking at', () => {
  const atWork = ended({ provider: 'invoice', status: 'paid_label_failed', paid: true });
  expect(purchaseFailureToast(en, atWork).text).not.toContain('try again');
});
