// Prices to the cent: golden cases P1–P5, and what holds for every input.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainPrice } from '#tests/factories.ts';
import type { Discount } from './discount.ts';
import { basePriceOf, exportDocumentationFee, insuranceFee, type PriceInput, priceRate } from './pricing.ts';

const code = (name: string, percent: number): Discount => ({ kind: 'code', code: name, percent });
const permanent = (percent: number): Discount => ({ kind: 'permanent', percent });
const nothing = {
  insuranceFee: 0,
  carbonNeutralFee: 0,
  lithiumSurcharge: 0,
  exportDocFee: 0,
  customsCosts: 0,
};

const p4: Partial<PriceInput> = {
  costCents: 14_250,
  discount: permanent(15),
  lithiumCents: 12_000,
  exportDocumentation: 'provided',
  vatApplies: false,
};
const p4Lines = {
  basePrice: 18_525,
  discount: 2779,
  shippingPrice: 15_746,
  lithiumSurcharge: 12_000,
  vatAmount: 0,
};

test.each<[string, Partial<PriceInput>, object]>([
  [
    'P1',
    {},
    { basePrice: 3048, discount: 0, shippingPrice: 3048, netPrice: 3048, vatAmount: 579, totalPrice: 3627 },
  ],
  [
    'P2',
    { discount: code('SEND5', 5), carbonNeutral: true },
    {
      basePrice: 3048,
      discount: 153,
      shippingPrice: 2895,
      carbonNeutralFee: 112,
      netPrice: 3007,
      vatRate: 19,
      vatAmount: 571,
      totalPrice: 3578,
      originalPrice: 3760,
    },
  ],
  [
    'P3',
    {
      costCents: 6199,
      discount: code('SHIP10', 10),
      insuredValueCents: 80_000,
      carbonNeutral: true,
      vatApplies: false,
    },
    {
      basePrice: 8058,
      discount: 806,
      shippingPrice: 7252,
      insuranceFee: 1680,
      carbonNeutralFee: 297,
      netPrice: 9229,
      vatRate: 0,
      vatAmount: 0,
      totalPrice: 9229,
      originalPrice: 10_035,
    },
  ],
  ['P4', p4, { ...p4Lines, exportDocFee: 2000, netPrice: 29_746, totalPrice: 29_746 }],
  [
    'P5',
    { ...p4, exportDocumentation: 'own' },
    { ...p4Lines, exportDocFee: 0, netPrice: 27_746, totalPrice: 27_746 },
  ],
])('golden case %s', (_, input, lines) => {
  expect(priceRate({ ...plainPrice, ...input })).toMatchObject({ ...nothing, ...lines });
});

test.each<[Discount, number, number]>([
  [permanent(99), 3018, 30],
  // Nobody can pay zero.
  [permanent(100), 3047, 1],
  [permanent(250), 3047, 1],
  [permanent(7.3), 223, 2825],
  // 1.15 × 100 in floats is 114.999…
  [permanent(1.15), 36, 3012],
  [{ kind: 'fixed', cents: 500 }, 500, 2548],
  [{ kind: 'fixed', cents: 3047 }, 3047, 1],
  [{ kind: 'fixed', cents: 3048 }, 3047, 1],
  [{ kind: 'fixed', cents: 99_999 }, 3047, 1],
])('%j takes off %j and leaves %j', (discount, taken, left) => {
  expect(priceRate({ ...plainPrice, discount })).toMatchObject({ discount: taken, shippingPrice: left });
});

test('percentages stay exact where a hundredth of a percent is more than a cent', () => {
  const dear = { ...plainPrice, costCents: 1_000_000 };
  expect(priceRate({ ...dear, carbonNeutral: true })).toMatchObject({
    basePrice: 1_300_000,
    carbonNeutralFee: 47_840,
  });
  expect(priceRate({ ...dear, discount: permanent(100) }).shippingPrice).toBe(1);
  expect(insuranceFee(10_000_000)).toBe(210_000);
});

test.each<[Discount]>([[permanent(250)], [{ kind: 'fixed', cents: 99_999 }]])(
  'whatever %j takes off, extras and customs are paid in full, and transport never costs less than zero',
  (discount) => {
    const extras = priceRate({ ...plainPrice, discount, lithiumCents: 2_000 });
    expect(extras).toMatchObject({ shippingPrice: 0, netPrice: 2_000 });
    const customs = priceRate({ ...plainPrice, discount, customsCents: 1_000 });
    expect(customs).toMatchObject({ shippingPrice: 0, totalPrice: 1_000 });
  },
);

test('what costs the carrier nothing is sold for nothing: the minimum payment is not a price of its own', () => {
  expect(priceRate({ ...plainPrice, costCents: 0 })).toMatchObject({ discount: 0, totalPrice: 0 });
});

test('a percentage with decimals does not drift like a float', () => {
  // 3000 × 85.1 / 100 in floats is 2552.999…, its floor a cent too low.
  const price = priceRate({ ...plainPrice, costCents: 2308, discount: permanent(14.9) });
  expect(price).toMatchObject({ basePrice: 3000, shippingPrice: 2553 });
});

test.each([
  [0, 0],
  [1, 1],
  [10, 13],
  [77, 100],
  [2345, 3048],
])('a cost of %j sells at %j', (cost, base) => {
  expect(basePriceOf(cost)).toBe(base);
});

test("insurance is 2.1 % rounded once, and the export document costs 20.00 unless it is the customer's own", () => {
  expect([0, 23, 24, 80_000, 5_000_000].map(insuranceFee)).toEqual([0, 0, 1, 1680, 105_000]);
  expect((['none', 'own', 'provided'] as const).map(exportDocumentationFee)).toEqual([0, 0, 2000]);
});

test('customs and pickup are charged, with VAT on the pickup only', () => {
  const price = priceRate({ ...plainPrice, costCents: 0, pickupCents: 100, customsCents: 1000 });
  expect(price).toMatchObject({
    pickupFee: 100,
    netPrice: 100,
    vatAmount: 19,
    customsCosts: 1000,
    totalPrice: 1119,
  });
});

const cents = (max: number) => fc.integer({ min: 0, max });
const anyDiscount: fc.Arbitrary<Discount | null> = fc.oneof(
  fc.constant(null),
  fc.constantFrom(code('SHIP10', 10), code('SEND5', 5)),
  fc.integer({ min: 1, max: 10_000 }).map((basisPoints) => permanent(basisPoints / 100)),
  cents(100_000).map((amount): Discount => ({ kind: 'fixed', cents: amount })),
);
const anyInput: fc.Arbitrary<PriceInput> = fc.record({
  costCents: cents(1_000_000),
  discount: anyDiscount,
  insuredValueCents: fc.option(cents(5_000_000)),
  carbonNeutral: fc.boolean(),
  exportDocumentation: fc.constantFrom('none', 'own', 'provided'),
  lithiumCents: fc.constantFrom(0, 4600, 6000, 12_000),
  pickupCents: cents(5000),
  vatApplies: fc.boolean(),
  customsCents: cents(1_000_000),
});

/** The lines as the cart shows them add up; all are whole cents, none below zero. */
function addsUp(input: PriceInput): boolean {
  const p = priceRate(input);
  const extras = p.lithiumSurcharge + p.insuranceFee + p.exportDocFee + p.carbonNeutralFee + p.pickupFee;
  const amounts = Object.values(p);
  return (
    p.basePrice - p.discount === p.shippingPrice &&
    p.shippingPrice + extras === p.netPrice &&
    p.basePrice - p.discount + extras + p.vatAmount + p.customsCosts === p.totalPrice &&
    p.originalPrice >= p.totalPrice &&
    Math.abs(p.vatAmount * 100 - p.netPrice * p.vatRate) <= 50 &&
    amounts.every((amount) => Number.isInteger(amount) && amount >= 0)
  );
}

test('the lines add up to the total in 100 000 random cases', () => {
  fc.assert(fc.property(anyInput, addsUp), { numRuns: 100_000 });
});

test('a higher cost, value, surcharge or duty never lowers the total', () => {
  const growing = ['costCents', 'insuredValueCents', 'lithiumCents', 'pickupCents', 'customsCents'] as const;
  fc.assert(
    fc.property(anyInput, fc.constantFrom(...growing), cents(1000), (input, field, more) => {
      const dearer = { ...input, [field]: (input[field] ?? 0) + more };
      return priceRate(dearer).totalPrice >= priceRate(input).totalPrice;
    }),
    { numRuns: 10_000 },
  );
});

test('a higher discount never raises the total', () => {
  fc.assert(
    fc.property(anyInput, fc.nat(100), fc.nat(100), (input, a, b) => {
      const total = (percent: number) => priceRate({ ...input, discount: permanent(percent) }).totalPrice;
      return total(Math.max(a, b)) <= total(Math.min(a, b));
    }),
    { numRuns: 10_000 },
  );
});
