// The lines of the cart add up in both VAT views, and the views agree on the sum to pay.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aPrice } from '#tests/factories.ts';
import { sumCents } from '#domain/money.ts';
import type { PriceBreakdown } from '#contract/rates.ts';
import { defaultVatView } from '../../lib/vat-view.ts';
import { cartLines, originalInView, priceInView } from './cart-lines.ts';

const nothingFree = { pickup: false, ownDeclaration: false };

const price = (change: Parameters<typeof aPrice>[0] = {}): PriceBreakdown => ({
  ...aPrice(change),
  incoTerm: 'DAP',
  additionalServices: 0,
});
const send5 = { kind: 'code', code: 'SEND5', percent: 5 } as const;

test('golden case P2 reads the same in net and gross lines', () => {
  const p2 = price({ discount: send5, carbonNeutral: true });
  expect(cartLines(p2, 'excluding', nothingFree)).toEqual([
    { name: 'basePrice', cents: 3048 },
    { name: 'discount', cents: -153 },
    { name: 'carbonNeutralFee', cents: 112 },
  ]);
  expect(cartLines(p2, 'including', nothingFree)).toEqual([
    { name: 'basePrice', cents: 3627 },
    { name: 'discount', cents: -182 },
    { name: 'carbonNeutralFee', cents: 133 },
  ]);
  expect(priceInView(p2, 'including')).toBe(3578);
  expect(priceInView(p2, 'excluding')).toBe(3007);
});

test('without VAT both views are the same', () => {
  const export_ = price({ vatApplies: false, insuredValueCents: 80_000 });
  expect(cartLines(export_, 'including', nothingFree)).toEqual(cartLines(export_, 'excluding', nothingFree));
});

test("pickup and the customer's own declaration are listed although they are free", () => {
  const names = (free: Parameters<typeof cartLines>[2]) =>
    cartLines(price(), 'excluding', free).map(({ name }) => name);
  expect(names(nothingFree)).toEqual(['basePrice']);
  expect(names({ pickup: true, ownDeclaration: true })).toEqual(['basePrice', 'exportDocFee', 'pickupFee']);
});

test('the struck-through price is the one without the discount', () => {
  const discounted = price({ discount: send5 });
  expect(originalInView(discounted, 'including')).toBe(3627);
  expect(originalInView(discounted, 'excluding')).toBe(3048);
  expect(originalInView(price(), 'including')).toBeNull();
});

test('business customers start with net prices, private customers with gross prices', () => {
  expect(defaultVatView(true)).toBe('excluding');
  expect(defaultVatView(false)).toBe('including');
});

test('lines add up to the total in both views for any price', () => {
  const cents = fc.nat(2_000_000);
  fc.assert(
    fc.property(
      fc.record({
        costCents: cents,
        discount: fc.constantFrom(null, send5, { kind: 'fixed' as const, cents: 777 }),
        insuredValueCents: fc.option(cents),
        carbonNeutral: fc.boolean(),
        exportDocumentation: fc.constantFrom('none' as const, 'own' as const, 'provided' as const),
        lithiumCents: fc.nat(12_000),
        pickupCents: fc.nat(2_000),
        vatApplies: fc.boolean(),
        customsCents: fc.nat(50_000),
      }),
      (input) => {
        const any = price(input);
        const sum = (view: 'including' | 'excluding') =>
          sumCents(cartLines(any, view, nothingFree).map((line) => line.cents));
        expect(sum('excluding') + any.vatAmount + any.customsCosts).toBe(any.totalPrice);
        expect(sum('including') + any.customsCosts).toBe(any.totalPrice);
      },
    ),
    { numRuns: 5_000 },
  );
});
