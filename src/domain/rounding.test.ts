// The two roundings, and floats of euro that read as their decimals do.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { centsFromEuro } from './money.ts';
import { basisPointsOf, centsOf, floorCents, roundCents } from './rounding.ts';

test('floor rounds down, round rounds half up', () => {
  expect([0.99, 1, 3048.5].map(floorCents)).toEqual([0, 1, 3048]);
  expect([0.49, 0.5, 1.5, 2.5].map(roundCents)).toEqual([0, 1, 2, 3]);
});

test.each([
  [0.29, 29],
  [1.15, 115],
  [8.2, 820],
  [2_500, 250_000],
  [0.145, 15],
  [1.005, 101],
])('%j euro, as a float, are %j cents', (euro, cents) => {
  expect(centsOf(euro)).toBe(cents);
});

test('every sum with three decimals gives the same cents as a float and as text', () => {
  const texts = fc
    .tuple(fc.integer({ min: 0, max: 1e9 }), fc.integer({ min: 0, max: 999 }))
    .map(([whole, thousandths]) => `${whole}.${String(thousandths).padStart(3, '0')}`);
  fc.assert(fc.property(texts, (text) => centsOf(Number(text)) === centsFromEuro(text)));
});

test.each([
  [3.68, 368],
  [1.1, 110],
  [16.9, 1690],
  [0.07, 7],
])('%j percent are %j basis points', (percent, basisPoints) => {
  expect(basisPointsOf(percent)).toBe(basisPoints);
});
