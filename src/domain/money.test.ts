// Cents from text and back, their percentages and sums.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Cents, centsFromEuro, divideCents, euroFromCents, percentOf, sumCents, withVat } from './money.ts';

test.each<[string | number, number | null]>([
  ['18.40', 1840],
  [18.4, 1840],
  ['12.9', 1290],
  [' 7 ', 700],
  ['0', 0],
  ['12.345', 1235],
  ['12.344999', 1234],
  [12.345, 1235],
  [12.3449, 1234],
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

test('every amount survives conversion to text and back', () => {
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

test('an empty list adds up to zero', () => {
  expect(sumCents([])).toBe(0);
  expect(sumCents([1, 20, 300])).toBe(321);
});

test.each([1.5, Number.NaN, Number.POSITIVE_INFINITY, '1', 2 ** 53, null])(
  '%j is not an amount of cents',
  (value) => {
    expect(Cents.safeParse(value).success).toBe(false);
  },
);

test.each([
  [3007, 19, 3578],
  [50, 19, 60],
  [3007, 0, 3007],
  [-1000, 19, -1190],
])('%i cents plus %i %% are %i', (net, percent, gross) => {
  expect(withVat(net, percent)).toBe(gross);
});

test.each<[number, number[], number[]]>([
  [1_000, [1, 1, 1], [334, 333, 333]],
  [1_000, [30, 1], [968, 32]],
  [100, [0, 5], [0, 100]],
  [5, [0, 0], [3, 2]],
  [7, [1, 4, 2], [1, 4, 2]],
  // 3.75, 2.5 and 3.75: the two cents that are left over go to the largest remainders.
  [10, [3, 2, 3], [4, 2, 4]],
  // 1.33 and 0.67.
  [2, [2, 1], [1, 1]],
  [0, [3, 4], [0, 0]],
  [9, [], []],
])('%i divided by %j is %j', (cents, weights, parts) => {
  expect(divideCents(cents, weights)).toEqual(parts);
});

const sums = fc.integer({ min: 0, max: 50_000_000 });
const weights = fc.array(fc.integer({ min: 0, max: 5_000_000 }), { minLength: 1, maxLength: 10 });

test('the parts add up to the whole, and each is less than a cent off its exact share', () => {
  fc.assert(
    fc.property(sums, weights, (cents, by) => {
      const parts = divideCents(cents, by);
      const all = sumCents(by);
      expect(sumCents(parts)).toBe(cents);
      if (all > 0)
        parts.forEach((part, index) =>
          expect(Math.abs(part - (cents * (by[index] ?? 0)) / all)).toBeLessThan(1),
        );
    }),
  );
});

test('when less than the sum of the weights is divided, nobody gets more than their weight', () => {
  fc.assert(
    fc.property(weights, fc.nat(), (by, chance) => {
      const all = sumCents(by);
      const parts = divideCents(all === 0 ? 0 : chance % (all + 1), by);
      parts.forEach((part, index) => expect(part).toBeLessThanOrEqual(by[index] ?? 0));
    }),
  );
});
