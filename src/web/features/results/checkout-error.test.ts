// The page of an order that has failed: where its links lead.
import { createElement } from 'react';
import { beforeAll, expect, test } from 'vitest';
import { draw, stubBrowserForDrawing } from '#tests/draw.ts';
import { de } from '../../i18n/de.ts';
import { readResult } from '../../lib/result-params.ts';
import { CheckoutError } from './checkout-error.tsx';
import { PaymentFailed } from './payment-failed.tsx';

beforeAll(stubBrowserForDrawing);

test('retrying without rates, or a new calculation, leads to the calculator and not to a list of orders', () => {
  const page = createElement(CheckoutError, { params: readResult('?reason=declined'), userId: 'ada' });
  const links = [...draw(page, []).matchAll(/<a href="([^"]*)"[^>]*>([^<]*)/g)];
  expect(Object.fromEntries(links.map(([, href, name]) => [name, href]))).toMatchObject({
    [de.result.checkoutError.retry]: '/shipping-calculator',
    [de.result.checkoutError.newCalculation]: '/shipping-calculator',
    [de.checkout.home]: '/',
  });
});

test.each([
  createElement(CheckoutError, { params: readResult(''), userId: 'ada' }),
  createElement(PaymentFailed, {
    params: readResult('?reason=missing-identifier'),
    userId: 'ada',
    title: '',
  }),
])('without the id of an order nobody is invited to pay before having looked (%#)', (page) => {
  const [main] = [...draw(page, []).matchAll(/<a href="([^"]*)"[^>]*bg-signal/g)].map(([, href]) => href);
  expect(main).toBe('/dashboard');
});
