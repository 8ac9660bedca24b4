// A payment page must have a web address.
import { expect, test } from 'vitest';
import { webAddress } from './web-address.ts';

test.each([
  ['https://pay.example/', 'https://pay.example/'],
  ['http://127.0.0.1:4030/pay', 'http://127.0.0.1:4030/pay'],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['HTTPS://pay.example/', 'HTTPS://pay.example/'],
  ['https://', null],
  ['/pay', null],
  [undefined, null],
])('the address %j leads to %j', (url, wanted) => {
  expect(webAddress(url)).toBe(wanted);
});
