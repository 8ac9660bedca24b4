// Parcel shares: a customer who gives back a parcel gets what it was worth, and all shares add up to the whole.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sumCents } from './money.ts';
import { type CarriedParcel, parcelCosts, parcelShares } from './parcel-share.ts';
import { priceRate } from './pricing.ts';

const box = (weight: number) => ({ length: 10, width: 10, height: 10, weight });
const terms = {
  discount: null,
  insuredValueCents: null,
  carbonNeutral: false,
  exportDocumentation: 'none' as const,
  lithiumCents: 0,
  pickupCents: 0,
  vatApplies: false,
  customsCents: 0,
};

test('a heavy parcel among light ones keeps its transport price when the light ones are refunded', () => {
  const parcels = [12_000, 2_000, 2_000].map((costCents) => ({ costCents, valueCents: 1_000 }));
  const price = priceRate({ ...terms, costCents: 16_000 });
  expect(price.totalPrice).toBe(20_800);
  expect(parcelShares(price, parcels)).toEqual([15_600, 2_600, 2_600]);
});

test('transport and offset are split by cost, insurance by value, one-off fees equally, and VAT follows each', () => {
  const price = priceRate({
    ...terms,
    costCents: 10_000,
    insuredValueCents: 100_000,
    carbonNeutral: true,
    exportDocumentation: 'provided',
    vatApplies: true,
  });
  expect(price).toMatchObject({ shippingPrice: 13_000, carbonNeutralFee: 478, insuranceFee: 2_100 });
  const parcels = [
    { costCents: 7_500, valueCents: 0 },
    { costCents: 2_500, valueCents: 100_000 },
  ];
  // Net 13000 · ¾ + 359 + 0 + 1000 = 11109, and 3250 + 119 + 2100 + 1000 = 6469; each with 19 %.
  expect(price.netPrice).toBe(11_109 + 6_469);
  expect(parcelShares(price, parcels)).toEqual([13_220, 7_698]);
  expect(price.totalPrice).toBe(13_220 + 7_698);
});

test('batteries and pickup are one-off fees like the declaration; duties are split by value and bear no VAT', () => {
  const price = priceRate({
    ...terms,
    costCents: 10_000,
    exportDocumentation: 'provided',
    lithiumCents: 1_000,
    pickupCents: 500,
    customsCents: 900,
    vatApplies: true,
  });
  const parcels = [
    { costCents: 7_500, valueCents: 0 },
    { costCents: 2_500, valueCents: 100_000 },
  ];
  // Net 9750 + 1750 and 3250 + 1750, each with 19 %; all duties for the second, as the first is worth nothing.
  expect(parcelShares(price, parcels)).toEqual([13_685, 5_950 + 900]);
});

const cents = fc.integer({ min: 0, max: 500_000 });
const carried = fc.array(fc.record({ costCents: cents, valueCents: cents }), { minLength: 1, maxLength: 10 });
const prices = fc
  .record({
    costCents: fc.integer({ min: 1, max: 2_000_000 }),
    insuredValueCents: fc.option(fc.integer({ min: 0, max: 5_000_000 })),
    carbonNeutral: fc.boolean(),
    exportDocumentation: fc.constantFrom('none' as const, 'own' as const, 'provided' as const),
    lithiumCents: cents,
    vatApplies: fc.boolean(),
    discount: fc.option(fc.record({ kind: fc.constant('fixed' as const), cents })),
  })
  .map((some) => priceRate({ ...terms, ...some }));

test('the shares of all parcels add up to the total, and none is negative', () => {
  fc.assert(
    fc.property(prices, carried, (price, parcels) => {
      const shares = parcelShares(price, parcels);
      expect(shares).toHaveLength(parcels.length);
      expect(sumCents(shares)).toBe(price.totalPrice);
      expect(Math.min(...shares)).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('a parcel with a higher cost and value never gets a smaller refund than another', () => {
  fc.assert(
    fc.property(prices, carried, (price, parcels) => {
      const shares = parcelShares(price, parcels);
      const both = (one: CarriedParcel, other: CarriedParcel) =>
        one.costCents > other.costCents && one.valueCents > other.valueCents;
      for (const [i, one] of parcels.entries())
        for (const [j, other] of parcels.entries())
          // Each of the four parts is rounded on its own, by up to a cent.
          if (both(one, other)) expect(shares[i]).toBeGreaterThanOrEqual((shares[j] ?? 0) - 4);
    }),
  );
});

test('labels with their own prices cost exactly those, added up over both legs', () => {
  const first = [900, 500].map((costCents, packageIndex) => ({ packageIndex, costCents }));
  const second = [1_000, 100].map((costCents, packageIndex) => ({ packageIndex, costCents }));
  const legs = [
    { carrier: 'DPD', labels: first },
    { carrier: 'FedEx', labels: second },
  ];
  expect(parcelCosts(legs, [box(5), box(1)])).toEqual([1_900, 600]);
});

test('a single price for several parcels is split by what the carrier bills for each of them', () => {
  const labels = [0, 1, 2].map((packageIndex) => ({ packageIndex, costCents: 6_000, isConsigned: true }));
  expect(parcelCosts([{ carrier: 'UPS', labels }], [box(16.8), box(0.1), box(0.2)])).toEqual([
    17_000, 500, 500,
  ]);
  // As large as 25 kg by its volume, at next to no weight.
  const bulky = { length: 50, width: 50, height: 50, weight: 1 };
  expect(parcelCosts([{ carrier: 'UPS', labels: labels.slice(0, 2) }], [bulky, box(5)])).toEqual([
    10_000, 2_000,
  ]);
});

test('of a carrier that we do not sell, bought by hand, a single price is split by weight', () => {
  const labels = [0, 1].map((packageIndex) => ({ packageIndex, costCents: 500, isConsigned: true }));
  expect(parcelCosts([{ carrier: 'Post Office', labels }], [box(3), box(1)])).toEqual([750, 250]);
});

test('without a label nothing is counted', () => {
  expect(parcelCosts([], [box(1), box(2)])).toEqual([0, 0]);
  expect(parcelCosts([{ carrier: 'DPD', labels: [] }], [box(1)])).toEqual([0]);
});
