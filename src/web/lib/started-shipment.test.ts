// An empty form has nothing to lose, nor has one that holds only what is known anyway.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addressFields } from '#domain/address.ts';
import { emptyAddress } from './address-form.ts';
import { isStarted, hasText } from './started-shipment.ts';

const own = { ...emptyAddress('AT'), name: 'Ada', city: 'Wien' };
const parcel = { id: 'package-1', length: '', description: '', originCountry: '' };
const empty = { fromAddress: emptyAddress('DE'), toAddress: emptyAddress(''), packages: [parcel] };

test.each<[string, Partial<typeof empty>, boolean]>([
  ['nothing', {}, false],
  ['a sender', { fromAddress: { ...empty.fromAddress, name: 'Ada' } }, true],
  ['another sender country', { fromAddress: emptyAddress('FR') }, true],
  ['the known sender', { fromAddress: own }, false],
  ['more than is known', { fromAddress: { ...own, phone: '+43 1' } }, true],
  ['a destination', { toAddress: emptyAddress('DE') }, true],
  ['blanks', { toAddress: { ...empty.toAddress, city: '  ' } }, false],
  ['a second parcel', { packages: [parcel, { ...parcel, id: 'b', description: 'Books' }] }, true],
])('a form with %s, %j, counts as started: %j', (_, change, expected) => {
  expect(isStarted({ ...empty, ...change }, own)).toBe(expected);
});

test('anything stored that is not a form does not count as started', () => {
  for (const kept of [null, undefined, 7, 'nonsense', [], { name: 7 }])
    expect(isStarted({ fromAddress: kept, toAddress: kept, packages: kept }, null)).toBe(false);
});

test('only a country other than the expected ones, or text in any other field, means something', () => {
  expect(hasText(emptyAddress('DE'), 'DE', 'AT')).toBe(false);
  expect(hasText(emptyAddress('AT'), 'DE', 'AT')).toBe(false);
  expect(hasText(emptyAddress(''), 'DE')).toBe(false);
  expect(hasText(emptyAddress('FR'), 'DE', 'AT')).toBe(true);
  const typed = fc.string({ minLength: 1 }).filter((text) => text.trim() !== '');
  fc.assert(
    fc.property(
      fc.constantFrom(...addressFields.filter((one) => one !== 'country')),
      typed,
      (field, text) => {
        expect(hasText({ ...emptyAddress('DE'), [field]: text }, 'DE')).toBe(true);
      },
    ),
  );
});
