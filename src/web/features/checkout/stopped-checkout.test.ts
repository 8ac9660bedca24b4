// A customer without a label is led to rates that can still be bought.
import { createElement } from 'react';
import { beforeAll, expect, test } from 'vitest';
import { draw, stubBrowserForDrawing } from '#tests/draw.ts';
import { anAddress } from '#tests/factories.ts';
import type { Intent } from '#contract/checkout.ts';
import { de } from '../../i18n/de.ts';
import { writeDraft } from '../../lib/draft-store.ts';
import { userKey } from '../../lib/use-user.ts';
import { StoppedCheckout } from './stopped-checkout.tsx';

beforeAll(stubBrowserForDrawing);
beforeAll(() => void writeDraft('calculatedRates', 'u_1', { rates: [{ id: 'q_1.0' }, { id: 'q_1.1' }] }));

function drawn(facts: Partial<Intent>): string {
  const base = { id: 'ci_1', provider: 'paypal', carrier: 'DHL', service: 'Express', amountCents: 1_000 };
  const intent = {
    ...base,
    toAddress: anAddress(),
    isHub: false,
    paid: false,
    problem: null,
    rateGone: false,
    replacedBy: null,
    rateSnapshot: { id: 'q_1.1' },
    ...facts,
  } as Intent;
  return draw(createElement(StoppedCheckout, { intent }), [[userKey, { userId: 'u_1' }]]);
}

const { result } = de;

test('a customer who cancelled the payment is led back to the rates in this tab', () => {
  const html = drawn({ status: 'cancelled', problem: 'user_cancelled' });
  expect(html).toContain('href="/rates"');
  expect(html).not.toContain(result.payment.adviceGoingBack);
});

test('nobody is led to the rates in this tab if they belong to another shipment', () => {
  const html = drawn({
    status: 'cancelled',
    problem: 'user_cancelled',
    rateSnapshot: { id: 'q_2.1' } as Intent['rateSnapshot'],
  });
  expect(html).not.toContain('href="/rates"');
  expect(filled(html)).toEqual([expect.stringContaining('href="/shipping-calculator"')]);
});

test('whose newer order has bought the rate is led to that order, not to the rates', () => {
  const html = drawn({ status: 'cancelled', problem: 'superseded', replacedBy: 'ci_2' });
  expect(filled(html)).toEqual([expect.stringContaining('intentId=ci_2')]);
  expect(html).not.toContain('href="/rates"');
});

test.each(['capture_failed', 'late_payment_refunded'] as const)(
  'a rate whose label was bought and voided cannot be chosen again (%s)',
  (problem) => {
    const html = drawn({ status: 'cancelled', problem, rateGone: true });
    expect(html).toContain(result.payment.adviceGoingBack);
    expect(html).toContain('href="/shipping-calculator"');
    expect(html).not.toContain('href="/rates"');
  },
);

test.each([
  { status: 'paid_label_failed', problem: null },
  { status: 'unlock_failed', problem: 'capture_failed' },
] as const)(
  'a customer who has paid, or may yet, and should write to us is not urged to order again ($status)',
  (facts) => {
    const html = drawn(facts);
    expect(filled(html)).toEqual([expect.stringContaining('href="mailto:')]);
    expect(html).toContain('href="/shipping-calculator"');
  },
);

test('when nothing was charged, the rates stand out rather than our address', () => {
  const html = drawn({ status: 'label_creation_failed', problem: 'label_creation_failed' });
  expect(html).toContain('href="mailto:');
  expect(filled(html)).toEqual([expect.stringContaining('href="/rates"')]);
});

/** The links that look like the screen's main button. */
const filled = (html: string): string[] =>
  [...html.matchAll(/<a [^>]*>/g)].map(([link]) => link).filter((link) => link.includes('bg-signal'));
