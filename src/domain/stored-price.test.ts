// Stored amounts count; only missing ones are recalculated, and with nothing readable the total is left.
import { expect, test } from 'vitest';
import { discountShare } from './order-price.ts';
import { storedPrice } from './stored-price.ts';

const stored = {
  basePrice: 8058,
  discount: 806,
  insuranceFee: 1680,
  carbonNeutralFee: 297,
  vatRate: 0,
  vatAmount: 0,
  totalPrice: 9229,
};

test('each stored line is shown as itself, and a line that was never stored as nothing', () => {
  const all = { ...stored, pickupFee: 100, lithiumSurcharge: 12_000, exportDocFee: 2_000, customsCosts: 7 };
  const order = { totalCents: 1, isInsideEu: false, discountPercent: 10 };
  expect(storedPrice(all, order)).toEqual({ ...all, discountPercent: 10 });
  expect(storedPrice({}, order)).toEqual({
    basePrice: null,
    discount: 0,
    discountPercent: 10,
    insuranceFee: 0,
    carbonNeutralFee: 0,
    pickupFee: 0,
    lithiumSurcharge: 0,
    exportDocFee: 0,
    customsCosts: 0,
    vatRate: 0,
    vatAmount: 0,
    totalPrice: 1,
  });
});

test('stored amounts are shown as they are, even a cent off the percentage', () => {
  const price = storedPrice(
    { ...stored, discount: 807 },
    { totalCents: 1, isInsideEu: true, discountPercent: 10 },
  );
  expect(price).toMatchObject({ discount: 807, discountPercent: 10, vatAmount: 0, totalPrice: 9229 });
  // 11 of 101 would be 10.9 %.
  const small = { totalCents: 90, isInsideEu: false, discountPercent: 10 };
  expect(storedPrice({ basePrice: 101, discount: 11 }, small).discountPercent).toBe(10);
});

test('the stored VAT rate counts, wherever the order went', () => {
  const inside = storedPrice({ ...stored, vatRate: 0 }, { totalCents: 1, isInsideEu: true });
  expect(inside.vatRate).toBe(0);
  const outside = storedPrice(
    { ...stored, vatRate: 19, vatAmount: 571 },
    { totalCents: 1, isInsideEu: false },
  );
  expect(outside).toMatchObject({ vatRate: 19, vatAmount: 571 });
});

test.each([
  [11_900, 1_900],
  // 100.00 : 1.19 is 84.0336…, 1.01 : 1.19 is 0.8487…, 0.04 : 1.19 is 0.0336…
  [10_000, 1_597],
  [101, 16],
  [4, 1],
  [0, 0],
])('of %i cents inside the EU without stored tax, %i are tax', (totalCents, vatAmount) => {
  expect(storedPrice({}, { totalCents, isInsideEu: true }).vatAmount).toBe(vatAmount);
});

test.each([
  [153, 3_048, 5],
  [51, 3_048, 1.7],
  [3_048, 3_048, 100],
  [100, null, 0],
  [0, 0, 0],
])('%j of %j cents is a discount of %j %%', (discount, basePrice, percent) => {
  expect(discountShare({ discount, basePrice })).toBe(percent);
});

test('the percentage of a discount stored as an amount is derived from its share', () => {
  expect(storedPrice(stored, { totalCents: 9229, isInsideEu: false }).discountPercent).toBe(10);
});

test('a discount given as an amount has no percentage', () => {
  expect(
    storedPrice({ ...stored, discount: 500 }, { totalCents: 9229, isInsideEu: false, discountPercent: null }),
  ).toMatchObject({ discount: 500, discountPercent: null });
});

test('the discount of an old order with only a percentage is that share of the base price', () => {
  expect(
    storedPrice({ basePrice: 8058, discountPercent: 10 }, { totalCents: 100, isInsideEu: false }),
  ).toMatchObject({ discount: 806, discountPercent: 10 });
});

test('a percentage without a stored price takes nothing off', () => {
  expect(storedPrice({ discountPercent: 10 }, { totalCents: 100, isInsideEu: false }).discount).toBe(0);
});

test.each([null, 'broken', {}, { basePrice: 'x', vatAmount: {}, totalPrice: 1.5 }])(
  '%j leaves only the order total, with VAT included',
  (broken) => {
    expect(storedPrice(broken, { totalCents: 11_900, isInsideEu: true })).toMatchObject({
      basePrice: null,
      discount: 0,
      insuranceFee: 0,
      vatRate: 19,
      vatAmount: 1_900,
      totalPrice: 11_900,
    });
    expect(storedPrice(broken, { totalCents: 11_900, isInsideEu: false })).toMatchObject({
      vatRate: 0,
      vatAmount: 0,
    });
  },
);
