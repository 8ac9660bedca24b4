// Of an empty form nothing is lost, nor of one that says only what is known anyway.
import { expect, test } from 'vitest';
import { emptyAddress } from './address-form.ts';
import { isBegun } from './begun-shipment.ts';

const own = { ...emptyAddress('AT'), name: 'Ada', city: 'Wien' };
const parcel = { id: 'package-1', length: '', description: '', originCountry: '' };
const empty = { fromAddress: emptyAddress('DE'), toAddress: emptyAddress(''), packages: [parcel] };

test.each<[string, Partial<typeof empty>, boolean]>([
  ['nothing', {}, false],
  ['a sender', { fromAddress: { ...empty.fromAddress, name: 'Ada' } }, true],
  ['another country of the sender', { fromAddress: emptyAddress('FR') }, true],
  ['the sender that is known', { fromAddress: own }, false],
  ['a word more than is known', { fromAddress: { ...own, phone: '+43 1' } }, true],
  ['a destination', { toAddress: emptyAddress('DE') }, true],
  ['blanks', { toAddress: { ...empty.toAddress, city: '  ' } }, false],
  ['a second parcel', { packages: [parcel, { ...parcel, id: 'b', description: 'Books' }] }, true],
])('with %s in it, %j, a shipment is begun: %j', (_, change, expected) => {
  expect(isBegun({ ...empty, ...change }, own)).toBe(expected);
});

test('whatever was kept instead of a form is none that was begun', () => {
  for (const kept of [null, undefined, 7, 'nonsense', [], { name: 7 }])
    expect(isBegun({ fromAddress: kept, toAddress: kept, packages: kept }, null)).toBe(false);
});
