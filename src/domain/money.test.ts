// Cents from text and back, their percentages and sums.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Cents, centsFromEuro, euroFromCents, percentOf, sumCents, withVat } from './money.ts';

test.each<[string | number, number | null]>([
  ['18.40', 1840],
  [18.4, 1840],
  ['12.9', 1290],
  [' 7 ', 700],
  ['0', 0],
  ['12.345', 1235],
  ['12.344999', 1234],
  [12.345, 1235],
  [1.005, 101],
  ['-3.456', -346],
  [-0.5, -50],
  ['-0.00', 0],
  [1e3, 100_000],
  [0.1 + 0.2, 30],
  [1e-9, 0],
  ['999999999999.99', 99_999_999_999_999],
  ['1e3', null],
  ['12,50', null],
  ['1.250,50', null],
  ['.5', null],
  ['5.', null],
  ['--5', null],
  ['+5', null],
  ['5 EUR', null],
  ['', null],
  ['0x10', null],
  ['NaN', null],
  ['1'.repeat(13), null],
  [Number.NaN, null],
  [Number.POSITIVE_INFINITY, null],
  [Number.NEGATIVE_INFINITY, null],
  [1e12, null],
  [1e21, null],
])('%j euro are %j cents', (euro, cents) => {
  expect(centsFromEuro(euro)).toBe(cents);
});

test.each([
  [1640, '16.40'],
  [5, '0.05'],
  [0, '0.00'],
  [-0, '0.00'],
  [-5, '-0.05'],
  [-1234, '-12.34'],
  [100_000_000, '1000000.00'],
])('%j cents read %s', (cents, euro) => {
  expect(euroFromCents(cents)).toBe(euro);
});

test('every amount survives the way to text and back', () => {
  const amounts = fc.integer({ min: -1e13, max: 1e13 });
  fc.assert(fc.property(amounts, (cents) => centsFromEuro(euroFromCents(cents)) === cents));
});

test.each([
  // 2.1 %, 3.68 % and 19 % of amounts around a half.
  [80_000, 210, 1680],
  [3048, 368, 112],
  [8058, 368, 297],
  [3007, 1900, 571],
  [3048, 1900, 579],
  [50, 100, 1],
  [49, 100, 0],
  [150, 100, 2],
  [0, 1900, 0],
  // The last before a half, and the half.
  [4999, 1, 0],
  [5000, 1, 1],
])('%j cents × %j basis points are %j cents, half up', (cents, basisPoints, expected) => {
  expect(percentOf(cents, basisPoints)).toBe(expected);
});

test('no amounts are nothing', () => {
  expect(sumCents([])).toBe(0);
  expect(sumCents([1, 20, 300])).toBe(321);
});

test.each([1.5, Number.NaN, Number.POSITIVE_INFINITY, '1', 2 ** 53, null])(
  '%j is no amount of cents',
  (value) => {
    expect(Cents.safeParse(value).success).toBe(false);
  },
);

test.each([
  [3007, 19, 3578],
  [50, 19, 60],
  [3007, 0, 3007],
  [-1000, 19, -1190],
])('%i cents and %i %% on them are %i', (net, percent, gross) => {
  expect(withVat(net, percent)).toBe(gross);
});
