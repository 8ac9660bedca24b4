// The postcode in the form and on paper, and the town as each country writes it.
import { expect, test } from 'vitest';
import { townLine, writtenZip, zipWithin } from './written-address.ts';

test.each([
  ['HK', '', '00000', ''],
  ['HK', '  ', '00000', ''],
  ['HK', '999077', '999077', '999077'],
  ['DE', '00000', '', '00000'],
  ['DE', '20095', '20095', '20095'],
  ['', '', '', ''],
])('in "%s" the postcode field turns "%s" into "%s", and "%s" is printed', (country, zip, field, written) => {
  expect(zipWithin(country, zip)).toBe(field);
  expect(writtenZip({ country, zip: country === 'HK' ? field : zip })).toBe(written);
});

test.each([
  [{ country: 'DE', zip: '20457', city: 'Hamburg' }, '20457 Hamburg'],
  [{ country: 'IT', zip: '20121', city: 'Milano', state: 'MI' }, '20121 Milano MI'],
  [{ country: 'US', zip: '10118', city: 'New York', state: 'NY' }, 'New York NY 10118'],
  [{ country: 'CA', zip: 'M5V 2T6', city: 'Toronto', state: 'ON' }, 'Toronto ON M5V 2T6'],
  [{ country: 'AU', zip: '2000', city: 'Sydney', state: 'NSW' }, 'Sydney NSW 2000'],
  [{ country: 'GB', zip: 'SW1A 1AA', city: 'London', state: null }, 'London SW1A 1AA'],
  [{ country: 'GBX', zip: 'BT1 5GS', city: 'Belfast' }, 'Belfast BT1 5GS'],
  [{ country: 'IC', zip: '35001', city: 'Las Palmas' }, '35001 Las Palmas'],
  [{ country: 'AE', zip: '00000', city: 'Dubai', state: ' ' }, 'Dubai'],
  [{ country: '', zip: '', city: '' }, ''],
])('the town line of %o is "%s"', (address, written) => {
  expect(townLine(address)).toBe(written);
});
