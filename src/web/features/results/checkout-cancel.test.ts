// The page of a cancelled payment: it says "cancelled" once that is true, and not before.
import { createElement } from 'react';
import { beforeAll, expect, test } from 'vitest';
import { draw, stubBrowserForDrawing } from '#tests/draw.ts';
import type { Intent } from '#contract/checkout.ts';
import { de } from '../../i18n/de.ts';
import { readResult } from '../../lib/result-params.ts';
import { CheckoutCancel, lazyCancelledCheckout } from './checkout-cancel.tsx';

beforeAll(stubBrowserForDrawing);
beforeAll(() => lazyCancelledCheckout.load());

const { cancel, checkoutError, label } = de.result;
const called = [cancel.page, ...Object.values(cancel.reasons)];

type Seen = Pick<Intent, 'status' | 'problem'> & { intent: Partial<Intent> | null };

/** `seen`: the state the server reports; absent: it has not answered. */
function drawn(search: string, seen?: Seen): string {
  const params = readResult(search);
  const key = ['cancelled', params.intentId, params.purchaseKey];
  const page = createElement(CheckoutCancel, {
    params,
    userId: null,
    onSignIn: null,
    onStopped: () => undefined,
  });
  return draw(page, seen ? [[key, seen]] : []);
}

const seenAs = (facts: Pick<Intent, 'status' | 'problem'> & Partial<Intent>): Seen => ({
  ...facts,
  intent: { id: 'ci_1', awaitsBuyer: false, orderNumber: null, ...facts },
});

test.each(['?intentId=ci_1', '?purchaseKey=pk_1', '?intentId=ci_1&reason=timeout'])(
  'at %s nothing is called cancelled before the server has answered',
  (search) => {
    const html = drawn(search);
    expect(html).toContain(cancel.underWay);
    for (const word of called) expect(html).not.toContain(word);
  },
);

test('a cancelled order says so, with the reason from the URL', () => {
  const off = seenAs({ status: 'cancelled', problem: 'user_cancelled', terminal: true });
  expect(drawn('?intentId=ci_1', off)).toContain(cancel.reasons.user_cancelled);
  expect(drawn('?intentId=ci_1&reason=error', off)).toContain(cancel.reasons.error);
  expect(drawn('?intentId=ci_1&reason=nonsense', off)).toContain(cancel.reasons.other);
});

test('whether the session expired is decided by the order, not by the URL', () => {
  const off = seenAs({ status: 'cancelled', problem: 'user_cancelled', terminal: true });
  expect(drawn('?intentId=ci_1&reason=timeout', off)).toContain(cancel.reasons.user_cancelled);
  const late = drawn('?intentId=ci_1', seenAs({ status: 'cancelled', problem: 'timeout', terminal: true }));
  expect(late).toContain(cancel.reasons.timeout);
  expect(late).toContain(cancel.nextTitle);
});

test('without an order there is nothing to wait for, and the URL decides', () => {
  const html = drawn('?reason=timeout');
  expect(html).toContain(cancel.page);
  expect(html).toContain(cancel.reasons.timeout);
});

test.each([
  ['whose payment is still under review', { status: 'payment_pending', awaitsBuyer: true }],
  ['whose payment is being prepared', { status: 'created' }],
] as const)('an order %s is called open, and offers a way on', (_, facts) => {
  const html = drawn('?purchaseKey=pk_1', {
    ...seenAs({ problem: null, terminal: false, ...facts }),
  });
  expect(html).toContain(de.checkout.cardWindow.cancelFailed);
  expect(html).toContain(checkoutError.stillOpen);
  expect(html).toContain(de.checkout.retry);
  expect(html).toContain('href="/checkout-success?intentId=ci_1"');
  for (const word of called) expect(html).not.toContain(word);
});

test('a visitor who does not own the order reads "cancelled" only if it was cancelled', () => {
  const foreign = (status: Intent['status'], problem: Intent['problem']) =>
    drawn('?purchaseKey=pk_1', { status, problem, intent: null });
  expect(foreign('cancelled', 'user_cancelled')).toContain(cancel.page);
  for (const html of [
    foreign('payment_pending', null),
    foreign('completed', null),
    foreign('cancelled', 'late_payment_refunded'),
  ]) {
    expect(html).toContain(label.foreignTitle);
    expect(html).toContain(cancel.unclear);
    for (const word of called) expect(html).not.toContain(word);
  }
});

test.each([
  ['payment_failed', 'payment_failed'],
  ['cancelled', 'late_payment_refunded'],
  ['unlock_failed', 'payment_failed'],
] as const)('an order that ended as %s (%s) is left to its own page', (status, problem) => {
  expect(drawn('?intentId=ci_1', seenAs({ status, problem, terminal: true }))).toBe('');
});
