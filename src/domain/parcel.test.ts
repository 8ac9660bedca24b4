// Every field of a parcel, and the reason it is refused for.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aParcel } from '#tests/factories.ts';
import { missingInParcel, Parcel, Parcels, totalValue, totalWeightKg } from './parcel.ts';

const issues = (change: object): string[] =>
  Parcel.safeParse({ ...aParcel(), ...change }).error?.issues.map(
    (i) => `${i.path.join('.')}: ${i.message}`,
  ) ?? [];

const tooMuch: unknown[] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NaN, 0, -1, -0.001];

test.each([
  ['length', 0.001, 10_000],
  ['width', 0.001, 10_000],
  ['height', 0.001, 10_000],
  ['weight', 0.001, 50_000],
  // Less would be declared as 0.00.
  ['value', 0.01, 10_000_000],
])('%s is a positive number of at least %j and at most %j', (field, least, max) => {
  for (const wrong of [...tooMuch, undefined, null, '5', {}])
    expect(issues({ [field]: wrong })[0], String(wrong)).toBe(`${field}: ${field}_positive`);
  for (const right of [least, 1, max]) expect(issues({ [field]: right })).toEqual([]);
  expect(issues({ [field]: max + 1 })).toEqual([`${field}: too_large`]);
  expect(issues({ [field]: 1e308 })).toEqual([`${field}: too_large`]);
});

test.each([0.0099, 0.004, 0.001])('a value of %j € is refused, as papers state it in cents', (value) => {
  expect(issues({ value })).toEqual(['value: value_positive']);
});

test.each([
  ['x'.repeat(19), 'description_too_short'],
  [`  ${'x'.repeat(19)}  `, 'description_too_short'],
  ['', 'description_too_short'],
  [undefined, 'description_too_short'],
  ['x'.repeat(501), 'too_long'],
  [`Books${'\0'.repeat(20)}x`, 'invalid_characters'],
])('the description %j is refused: %s', (description, reason) => {
  expect(new Set(issues({ description }))).toEqual(new Set([`description: ${reason}`]));
});

test('a description may have 20 to 500 characters', () => {
  expect(issues({ description: 'x'.repeat(20) })).toEqual([]);
  expect(issues({ description: 'x'.repeat(500) })).toEqual([]);
});

test.each([
  '490110',
  '49011000',
  '4901100000',
  '4901.10',
  '4901 10 00',
  '4901.10.00.00',
  '',
  null,
  undefined,
])('the HS code %j is accepted', (hsCode) => {
  expect(issues({ hsCode })).toEqual([]);
});

test.each([
  '4901',
  '49011',
  '4901100',
  '490110000',
  '49011000000',
  '490110000000',
  '49-01-10',
  'books',
  '４９０１１０',
])('the HS code %j is refused', (hsCode) => {
  expect(issues({ hsCode })).toEqual(['hsCode: hs_code_invalid']);
});

test.each(['001122', '770000', '9801.00', '9900 00 00'])('the chapter of %j does not exist', (hsCode) => {
  expect(issues({ hsCode })).toEqual(['hsCode: hs_code_chapter']);
});

test('the origin is a country in our table, upper-cased, or missing', () => {
  for (const originCountry of ['cn', 'GBX', '', null, undefined])
    expect(issues({ originCountry })).toEqual([]);
  for (const wrong of ['XX', 'D', '49'])
    expect(issues({ originCountry: wrong })).toEqual(['originCountry: country_unknown']);
  expect(issues({ originCountry: 'CHINA' })).toEqual(['originCountry: too_long']);
  expect(Parcel.parse(aParcel({ originCountry: 'cn', id: 'package-1' }))).toMatchObject({
    id: 'package-1',
    originCountry: 'CN',
  });
});

test('there are one to ten parcels', () => {
  const reason = (count: number) => Parcels.safeParse(Array(count).fill(aParcel())).error?.issues[0]?.message;
  expect([0, 1, 10, 11].map(reason)).toEqual(['parcel_required', undefined, undefined, 'too_many_parcels']);
  expect(Parcels.safeParse(undefined).error?.issues[0]?.message).toBe('parcel_required');
});

test('an empty form lacks every required field, a full one lacks none, and the HS code never blocks', () => {
  expect(missingInParcel({})).toEqual(['length', 'width', 'height', 'weight', 'description', 'value']);
  expect(missingInParcel(aParcel())).toEqual([]);
  expect(missingInParcel(aParcel({ weight: 0, description: 'books' }))).toEqual(['weight', 'description']);
  expect(missingInParcel(aParcel({ hsCode: '12' }))).toEqual([]);
});

test('values and weights add up without floating-point errors', () => {
  expect(totalValue([{ value: 0.1 }, { value: 0.2 }])).toBe(30);
  expect(totalValue([{ value: 999.99 }, { value: 0.01 }])).toBe(100_000);
  expect(totalWeightKg([{ weight: 0.1 }, { weight: 0.2 }])).toBe(0.3);
  expect([totalValue([]), totalWeightKg([])]).toEqual([0, 0]);
});

test('the total of values is exact in whole cents', () => {
  const cents = fc.array(fc.integer({ min: 1, max: 1_000_000_000 }), { maxLength: 10 });
  const exact = (amounts: number[]) =>
    totalValue(amounts.map((amount) => ({ value: amount / 100 }))) === amounts.reduce((sum, c) => sum + c, 0);
  fc.assert(fc.property(cents, exact));
});
