// The line that tells two addresses of one person apart.
import { expect, test } from 'vitest';
import type { Address } from '#domain/address.ts';
import { placeLine } from './address-book.ts';

const address: Address = {
  name: 'Amélie Dubois',
  street1: '12 Rue de Rivoli',
  city: 'Paris',
  zip: '75001',
  country: 'FR',
  phone: '+33 142601234',
  email: 'amelie@example.com',
};

test.each([
  ['what is required', {}, '12 Rue de Rivoli, 75001 Paris'],
  ['everything', { street2: 'Cour 3', state: 'IDF' }, '12 Rue de Rivoli, Cour 3, 75001 Paris IDF'],
  ['blanks', { street2: ' ', state: null }, '12 Rue de Rivoli, 75001 Paris'],
  [
    'its postcode last',
    { zip: '10118', city: 'New York', state: 'NY', country: 'US' },
    '12 Rue de Rivoli, New York NY 10118',
  ],
  ['no postcode', { zip: '00000', city: 'Dubai', country: 'AE' }, '12 Rue de Rivoli, Dubai'],
])('the line for an address with %s is complete', (_, change, line) => {
  expect(placeLine({ ...address, ...change })).toBe(line);
});
