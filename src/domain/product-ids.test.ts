// Sales for which EU customs require product identifiers, and their form.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { aParcel } from '#tests/factories.ts';
import { Gtin } from './parcel.ts';
import { lacksProductIds, productIdsOf, type Sale, requiresProductIds } from './product-ids.ts';

const aSale = (change: Partial<Sale> = {}): Sale => ({
  from: { country: 'US' },
  to: { country: 'DE', zip: '20457' },
  goodsCents: 6_000,
  purpose: 'commercial',
  recipientIsBusiness: false,
  ...change,
});

test.each<[string, Partial<Sale>, boolean]>([
  ['a sale to a consumer in Germany', {}, true],
  ['one worth the limit', { goodsCents: 15_000 }, true],
  ['one above it', { goodsCents: 15_001 }, false],
  ['one to a business', { recipientIsBusiness: true }, false],
  ['a gift', { purpose: 'gift' }, false],
  ['a return', { purpose: 'return' }, false],
  ['one to the Canaries, which are in the customs territory', { to: { country: 'IC', zip: '35001' } }, true],
  ['one from the Canaries, across a tax border only', { from: { country: 'IC', zip: '35001' } }, false],
  ['one from Ceuta', { from: { country: 'ES', zip: '51001' } }, true],
  ['one from Heligoland', { from: { country: 'DE', zip: '27498' } }, true],
  ['one from Germany to the USA', { from: { country: 'DE' }, to: { country: 'US' } }, false],
  ['one to Switzerland', { to: { country: 'CH' } }, false],
  ['one from the USA to Belfast', { to: { country: 'GB', zip: 'BT1 5GS' } }, true],
  [
    'one from London to Belfast',
    { from: { country: 'GB', zip: 'SW1A 1AA' }, to: { country: 'GB', zip: 'BT1 5GS' } },
    false,
  ],
])('%s', (_, change, wants) => {
  expect(requiresProductIds(aSale(change))).toBe(wants);
});

test('declared identifiers have no blanks between digits, and missing ones are not declared', () => {
  const none = { merchant: null, manufacturer: null, gtin: null };
  expect(productIdsOf(aParcel())).toEqual(none);
  expect(productIdsOf(aParcel({ merchantProductId: '', manufacturerProductId: null, gtin: '' }))).toEqual(
    none,
  );
  const said = { merchantProductId: 'SHIRT-L', manufacturerProductId: 'A 17', gtin: '4 006381 333931' };
  expect(productIdsOf(aParcel(said))).toEqual({
    merchant: 'SHIRT-L',
    manufacturer: 'A 17',
    gtin: '4006381333931',
  });
});

test("the merchant's and manufacturer's numbers are both required, the bar code is not", () => {
  expect(lacksProductIds({ merchant: 'a', manufacturer: 'b', gtin: null })).toBe(false);
  expect(lacksProductIds({ merchant: 'a', manufacturer: null, gtin: '4006381333931' })).toBe(true);
  expect(lacksProductIds({ merchant: null, manufacturer: 'b', gtin: null })).toBe(true);
});

test.each([
  '4006381333931',
  '4 006381 333931',
  '036000291452',
  '96385074',
  '10012345678902',
  '400-6381-333931',
  '',
])('the GTIN %j is accepted', (gtin) => {
  expect(Gtin.safeParse(gtin).success).toBe(true);
});

test.each([
  '4006381333932',
  '400638133393',
  '0',
  '00000',
  '4006381333931x',
  '４００６３８１３３３９３１',
  '123456789012345',
  // Their check digits are right.
  '03600029143',
  '400638133393100',
  '000004006381333931',
])('the GTIN %j is refused', (gtin) => {
  expect(Gtin.safeParse(gtin).error?.issues[0]?.message).toBe('gtin_invalid');
});

test('no GTIN with a single wrong digit passes', () => {
  const [length, digit] = [13, fc.integer({ min: 0, max: 9 })];
  fc.assert(
    fc.property(
      fc.array(digit, { minLength: 12, maxLength: 12 }),
      fc.nat(length - 1),
      fc.integer({ min: 1, max: 9 }),
      (body, at, by) => {
        const right = Array.from({ length: 10 }, (_, last) => [...body, last].join('')).filter(
          (gtin) => Gtin.safeParse(gtin).success,
        );
        expect(right).toHaveLength(1);
        const wrong = [...(right[0] ?? '')]
          .map((one, i) => (i === at ? String((Number(one) + by) % 10) : one))
          .join('');
        expect(Gtin.safeParse(wrong).success).toBe(false);
      },
    ),
  );
});
