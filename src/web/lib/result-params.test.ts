// The addresses of result pages are read as the providers and B§2 write them.
import { expect, test } from 'vitest';
import { hasIdentifier, isUnknownKey, labelPage, readResult } from './result-params.ts';

test('a return from PayPal names order, payer and key', () => {
  expect(readResult('?purchaseKey=pk_1&token=5O1&PayerID=P1')).toEqual({
    purchaseKey: 'pk_1',
    intentId: null,
    token: '5O1',
    payerId: 'P1',
    method: 'paypal',
    isPaying: false,
    reason: null,
    autoLabel: false,
  });
});

test.each([
  ['method=card', 'card'],
  ['method=computop', 'card'],
  ['method=PayPal', 'paypal'],
  ['method=invoice', null],
  ['', null],
])('the URL ?%s comes from %j', (search, method) => {
  expect(readResult(search).method).toBe(method);
});

test('a transaction replaces a missing purchase key', () => {
  expect(readResult('?transaction=pk_2').purchaseKey).toBe('pk_2');
  expect(readResult('?transaction=pk_2&purchaseKey=pk_1').purchaseKey).toBe('pk_1');
});

test.each([
  ['', false],
  ['?reason=declined&purchaseKey=', false],
  ['?purchaseKey=pk_1', true],
  ['?intentId=ci_1', true],
  ['?token=5O1', true],
])('the URL %j names an order: %j', (search, named) => {
  expect(hasIdentifier(readResult(search))).toBe(named);
});

test.each([
  ['?purchaseKey=unknown', true],
  ['?purchaseKey=pk_UNKNOWN_7', true],
  ['?purchaseKey=pk_7', false],
  ['', false],
])('the key of %j is refused: %j', (search, refused) => {
  expect(isUnknownKey(readResult(search))).toBe(refused);
});

test.each([
  ['autoLabel=1', true],
  ['autoLabel=true', true],
  ['autoLabel=false', false],
  ['autoLabel=0', false],
  ['', false],
])('?%s requests the label at once: %j', (search, wanted) => {
  expect(readResult(search).autoLabel).toBe(wanted);
});

test('the label page gets everything known, and can read it', () => {
  const address = labelPage({ purchaseKey: 'pk 1', intentId: null, token: '5O&1', payerId: 'P1' });
  expect(address).toBe('/label-success?payment=success&purchaseKey=pk+1&token=5O%261&PayerID=P1');
  expect(readResult(address.slice(address.indexOf('?')))).toMatchObject({
    purchaseKey: 'pk 1',
    token: '5O&1',
    payerId: 'P1',
  });
});
