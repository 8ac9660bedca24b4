// The value shown after "up to" in the details of an insured order.
import { expect, test } from 'vitest';
import { coveredValue } from './covered-value.ts';

const packages = [{ valueCents: 150_000 }, { valueCents: 2_000 }];
const given = (...back: number[]) =>
  [0, 1].map((packageIndex) => ({ packageIndex, isGivenBack: back.includes(packageIndex) }));

test.each([
  [[], 152_000],
  [[0], 2_000],
  [[1], 150_000],
  [[0, 1], 0],
])('with the parcels %j refunded the covered value is %i cents', (back, cents) => {
  expect(coveredValue({ packages, shipments: given(...back), totalValueCents: 152_000 })).toBe(cents);
});

test('an order without stored parcels is insured for its total', () => {
  expect(coveredValue({ packages: [], shipments: given(), totalValueCents: 152_000 })).toBe(152_000);
});
