// The item table: sums, origin, tariff numbers, and the purpose of the shipment.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anAddress, aParcel } from '#tests/factories.ts';
import { customsItems, customsTotals, purposeOf } from './customs-item.ts';
import { totalValue, totalWeightKg } from './parcel.ts';

const sender = anAddress();

test('the totals are the sums of the lines and of the parcels', () => {
  const cents = fc.integer({ min: 1, max: 10_000_000 });
  const grams = fc.integer({ min: 1, max: 70_000 });
  fc.assert(
    fc.property(fc.array(fc.tuple(cents, grams), { minLength: 1, maxLength: 10 }), (sizes) => {
      const packages = sizes.map(([value, weight]) => aParcel({ value: value / 100, weight: weight / 1000 }));
      const items = customsItems({ fromAddress: sender, packages });
      const totals = customsTotals(items);
      expect(totals.valueCents).toBe(sizes.reduce((sum, [value]) => sum + value, 0));
      expect(totals.valueCents).toBe(totalValue(packages));
      expect(totals.weightKg).toBe(totalWeightKg(packages));
      expect(totals.quantity).toBe(packages.length);
      for (const item of items) expect(item.valueCents).toBe(item.quantity * item.unitValueCents);
    }),
  );
});

test('the origin is the stated one, otherwise the sender’s country by its ISO code', () => {
  const packages = ['CN', 'GBX', null, ''].map((originCountry) => aParcel({ originCountry }));
  const items = customsItems({ fromAddress: anAddress({ country: 'IC' }), packages });
  expect(items.map(({ originCountry }) => originCountry)).toEqual(['CN', 'GB', 'ES', 'ES']);
});

test('papers and carriers get the description as the customer wrote it, and its parcel', () => {
  const packages = [aParcel(), aParcel({ description: 'A wooden chess set with a board' })];
  const said = customsItems({ fromAddress: sender, packages }).map(({ parcel, description }) => [
    parcel,
    description,
  ]);
  expect(said).toEqual([
    [0, 'Printed books for school lessons'],
    [1, 'A wooden chess set with a board'],
  ]);
});

test('a tariff number is digits only, or missing', () => {
  const packages = [aParcel({ hsCode: '6109.10 00' }), aParcel({ hsCode: '' }), aParcel({ hsCode: null })];
  expect(customsItems({ fromAddress: sender, packages }).map(({ hsCode }) => hsCode)).toEqual([
    '61091000',
    null,
    null,
  ]);
});

test('goods count as sold unless stated otherwise, and goods marked as returned count as a return', () => {
  const back = aParcel({ description: 'Returned goods: printed books' });
  expect(purposeOf({ packages: [aParcel()] })).toBe('commercial');
  expect(purposeOf({ packages: [] })).toBe('commercial');
  expect(purposeOf({ packages: [back] })).toBe('return');
  expect(purposeOf({ packages: [back, aParcel()] })).toBe('commercial');
  expect(purposeOf({ purpose: 'gift', packages: [back] })).toBe('gift');
});
