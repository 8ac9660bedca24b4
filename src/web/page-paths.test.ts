// What the server, a mail or a provider links to must exist.
import { expect, test } from 'vitest';
import * as pages from '#contract/pages.ts';
import { pageAt } from './page-paths.ts';

const pathOf = (address: string): string => new URL(address, 'https://hafenpost.example').pathname;

test.each([
  [pages.PAYMENT_SUCCESS_PATH, 'payment-success'],
  [pages.PAYMENT_FAILED_PATH, 'payment-failed'],
  [pages.CHECKOUT_ERROR_PATH, 'checkout-error'],
  [pages.CHECKOUT_CANCEL_PATH, 'checkout-cancel'],
  [pages.PAYPAL_ERROR_PAGE, 'checkout-error'],
  [pages.orderPage('ci_1'), 'checkout-success'],
  ['/track', 'track'],
  ['/track/1Z999', 'track'],
])('%s is the page %s', (address, page) => {
  expect(pageAt(pathOf(address), false)).toBe(page);
});
