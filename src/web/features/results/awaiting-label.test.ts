// What the three failure pages say of an order that has not failed: nothing untrue about money, no second payment.
import { createElement, type ReactElement } from 'react';
import { beforeAll, expect, test } from 'vitest';
import { draw, stubBrowserForDrawing } from '#tests/draw.ts';
import type { Intent } from '#contract/checkout.ts';
import { de } from '../../i18n/de.ts';
import { readResult } from '../../lib/result-params.ts';
import { CheckoutCancel } from './checkout-cancel.tsx';
import { CheckoutError } from './checkout-error.tsx';
import { PaymentFailed } from './payment-failed.tsx';

beforeAll(stubBrowserForDrawing);

const params = readResult('?intentId=ci_1&reason=user_cancelled');
const pages = {
  '/checkout-cancel': createElement(CheckoutCancel, {
    params,
    userId: null,
    onSignIn: null,
    onStopped: () => undefined,
  }),
  '/checkout-error': createElement(CheckoutError, { params, userId: null }),
  '/payment-failed': createElement(PaymentFailed, { params, userId: null, title: 'Zahlung fehlgeschlagen' }),
};

function drawn(page: ReactElement, facts: Partial<Intent>): string {
  const intent = { id: 'ci_1', terminal: true, awaitsBuyer: false, orderNumber: null, ...facts };
  return draw(page, [
    [['named-intent', 'ci_1', null], intent],
    [['cancelled', 'ci_1', null], { ...intent, intent }],
  ]);
}

const { checkout, result } = de;
const locked = { status: 'unlock_failed', problem: 'capture_failed' } as const;
const missing = { status: 'paid_label_failed', problem: 'label_processing_failed', paid: true } as const;

test.each(Object.entries(pages))(
  'on %s a locked label is neither called cancelled nor paid again',
  (_, page) => {
    const html = drawn(page, locked);
    expect(html).toContain(checkout.status.unlock_failed.title);
    expect(html).toContain(result.checkoutError.toStatus);
    expect(html).not.toMatch(/nichts berechnet|neu bestellen|Erneut bezahlen/);
  },
);

test.each([CheckoutError, PaymentFailed])(
  'support gets something to find the order by, however the URL names it (%#)',
  (Page) => {
    const byKey = readResult('?purchaseKey=pk_1&reason=payment_failed');
    const intent = { id: 'ci_1', terminal: true, status: 'payment_failed', awaitsBuyer: false } as const;
    const page = createElement(Page, { params: byKey, userId: null, title: '' });
    const drawnWith = (orderNumber: string | null) =>
      draw(page, [[['named-intent', null, 'pk_1'], { ...intent, orderNumber }]]);
    expect(drawnWith(null)).toContain('ci_1');
    expect(drawnWith('HP-2611-ABCDEF')).toContain('HP-2611-ABCDEF');
  },
);

test('a refunded order leaves the failure page, whatever the URL says about it', () => {
  const html = drawn(pages['/checkout-error'], { status: 'refunded', problem: null });
  expect(html).not.toContain(result.checkoutError.successful);
  expect(html).not.toContain(result.checkoutError.retry);
});

const failed = Object.entries(pages).filter(([name]) => name !== '/checkout-cancel');

const goingBack = { status: 'unlock_failed', problem: 'payment_failed', rateGone: true } as const;
const goneBack = { status: 'cancelled', problem: 'capture_failed', rateGone: true } as const;

test.each(failed)('on %s a label being voided is reported until that is done', (_, page) => {
  expect(drawn(page, goingBack)).toContain(result.payment.goingBack);
  expect(drawn(page, goneBack)).not.toContain(result.payment.goingBack);
});

test.each(failed)('on %s a rate whose label was bought is no longer promised', (_, page) => {
  for (const facts of [goingBack, goneBack, { ...goneBack, problem: 'late_payment_refunded' } as const]) {
    const html = drawn(page, facts);
    expect(html).toContain(result.payment.adviceGoingBack);
    expect(html.split('href="/shipping-calculator"')).toHaveLength(2);
    expect(html).not.toContain(result.checkoutError.retry);
  }
  const noLabel = { status: 'cancelled', problem: 'expired', rateGone: false } as const;
  expect(drawn(page, noLabel)).toContain(result.checkoutError.retry);
});

test.each(failed)('on %s nobody whose money goes back with the label is advised to pay again', (_, page) => {
  const html = drawn(page, { ...goingBack, problem: 'refund_pending' });
  expect(html).toContain(result.problems.refund_pending.text);
  expect(html).toContain(result.payment.adviceGoingBack);
  expect(html).not.toContain(result.checkoutError.reasons.generic.action);
  expect(html).not.toContain(result.checkoutError.retry);
});

test.each(Object.entries(pages))('on %s a paid order without a label is not called uncharged', (_, page) => {
  const html = drawn(page, missing);
  expect(html).not.toMatch(/nichts berechnet|neu bestellen|Erneut bezahlen/);
});

const held = { status: 'payment_pending', terminal: false } as const;
test.each(Object.entries(pages))(
  'on %s an order in progress has the same name as on its own page',
  (_, page) => {
    expect(drawn(page, held)).toContain(`>${checkout.status.paid.title}</h1>`);
    const inReview = { ...held, problem: 'payment_in_review' } as const;
    expect(drawn(page, inReview)).toContain(`>${checkout.pending.reviewTitle}</h1>`);
  },
);

test('a locked label being voided offers no further payment', () => {
  const givenBack = { ...locked, problem: 'payment_failed', rateGone: true } as const;
  expect(drawn(pages['/payment-failed'], givenBack)).not.toContain(result.checkoutError.retry);
});

test.each([
  ['callback_error', 'u_1', '/dashboard'],
  ['unknown_callback', 'u_1', '/dashboard'],
  // A guest has no dashboard, and is not urged to pay again.
  ['callback_error', null, null],
  ['declined', 'u_1', '/shipping-calculator'],
])('after %s the main link for %s leads to %s', (reason, userId, href) => {
  const page = createElement(CheckoutError, { params: readResult(`?reason=${reason}`), userId });
  const links = draw(page, []).match(/<a [^>]*>/g) ?? [];
  const main = links.filter((link) => link.includes('bg-signal'));
  expect(main.map((link) => /href="([^"]+)"/.exec(link)?.[1])).toEqual(href === null ? [] : [href]);
});
