// The address book: when two entries are one, what an entry is found by, and the order of entries.
import { expect, test } from 'vitest';
import type { Address } from './address.ts';
import { bookWords, inBookOrder, isSameAddress } from './address-book.ts';

const müller: Address = {
  name: 'Jörg Müller',
  company: 'Müller & Söhne',
  street1: 'Hafenstraße 7',
  city: 'Köln',
  zip: '50667',
  country: 'DE',
  phone: '+49 221 1',
  email: 'j@example.com',
};

test('an empty field equals a missing one; any other difference counts', () => {
  expect(isSameAddress(müller, { ...müller, street2: '', state: null })).toBe(true);
  expect(isSameAddress(müller, { ...müller, street2: 'Hinterhaus' })).toBe(false);
  expect(isSameAddress(müller, { ...müller, email: 'k@example.com' })).toBe(false);
  expect(isSameAddress(müller, { ...müller, vatId: 'DE123456788' })).toBe(false);
});

test.each(['muller', 'mueller', 'sohne', 'hafenstrasse', 'koln', 'koeln', '50667', 'jorg', '@de'])(
  '%s is a search word of the entry',
  (word) => {
    expect(bookWords(müller)).toContain(word);
  },
);

test('an entry is found by any of its lines, and by its postcode as one word or two', () => {
  const amsterdam = {
    ...müller,
    businessName: 'Kaffeerösterei',
    street2: 'Achterhuis',
    zip: '1012 AB',
    country: 'NL',
  };
  expect(bookWords(amsterdam)).toEqual(
    expect.arrayContaining(['kaffeerosterei', 'achterhuis', '1012', 'ab', '1012ab', '@nl']),
  );
});

test('entries are sorted by name in German order, then by city', () => {
  const names = ['Zoë', 'Österreich', 'Otto', 'anna', 'Ärzte'];
  const sorted = names.map((name) => ({ ...müller, name })).toSorted(inBookOrder);
  expect(sorted.map(({ name }) => name)).toEqual(['anna', 'Ärzte', 'Österreich', 'Otto', 'Zoë']);
  expect(inBookOrder({ ...müller, city: 'Aachen' }, müller)).toBeLessThan(0);
});
