// A payment page is remembered for its own order, and only as an address of the web.
import { expect, test } from 'vitest';
import { emptyStorage } from '../../../tests/support/browser-storage.ts';
import { keepPaymentPage, paymentPageOf, webAddress } from './payment-page.ts';

test('the page of an order is found again, that of another is not', () => {
  const tab = emptyStorage();
  keepPaymentPage(tab, 'ci_1', 'https://pay.example/1?a=b');
  expect(paymentPageOf(tab, 'ci_1')).toBe('https://pay.example/1?a=b');
  expect(paymentPageOf(tab, 'ci_2')).toBeNull();
});

test.each(['', '{', '[]', '{"intentId":"ci_1"}', '{"intentId":"ci_1","url":"javascript:alert(1)"}'])(
  'stored text %j counts as none',
  (text) => {
    expect(paymentPageOf({ getItem: () => text }, 'ci_1')).toBeNull();
  },
);

test.each([
  ['https://pay.example/', 'https://pay.example/'],
  ['http://127.0.0.1:4030/pay', 'http://127.0.0.1:4030/pay'],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['/pay', null],
  [undefined, null],
])('the address %j leads to %j', (url, wanted) => {
  expect(webAddress(url)).toBe(wanted);
});
