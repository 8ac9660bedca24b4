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
])('%j euro, as a float, are %j cents', (euro, cents) => {
  expect(centsOf(euro)).toBe(cents);
});

test('every sum with two decimals gives the same cents as a float and as text', () => {
  const texts = fc
    .tuple(fc.integer({ min: 0, max: 1e10 }), fc.integer({ min: 0, max: 99 }))
    .map(([whole, cents]) => `${whole}.${String(cents).padStart(2, '0')}`);
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
