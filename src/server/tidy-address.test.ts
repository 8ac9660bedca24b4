// The one spelling of an address: what can be read is put in order, what cannot stays as it was typed.
import { expect, test } from 'vitest';
import { tidyAddress } from './tidy-address.ts';

const tidied = async (country: string, phone: string) =>
  (await tidyAddress({ country, zip: 'x', phone })).phone;

test.each([
  ['DE', '040 1234567', '+49401234567'],
  ['DE', '+49 (0)40 123 45-67', '+49401234567'],
  ['DE', '0049 40 1234567', '+49401234567'],
  ['DE', '+1 212 555 0134', '+12125550134'],
  ['AT', '0664 1234567', '+436641234567'],
  ['CH', '044 123 45 67', '+41441234567'],
  ['GB', '07911 123456', '+447911123456'],
  ['GBX', '028 9032 0202', '+442890320202'],
  ['IC', '928 123 456', '+34928123456'],
  ['US', '(212) 736-3100', '+12127363100'],
  ['BR', '(11) 91234-5678', '+5511912345678'],
  ['FR', '01 42 60 12 34', '+33142601234'],
  // Not in every numbering plan yet.
  ['FR', '07 12 34 56 78', '+33712345678'],
])('in %s %j is kept as %s', async (country, typed, kept) => {
  expect(await tidied(country, typed)).toBe(kept);
});

test.each([
  ['DE', '12'],
  ['DE', 'Tel. folgt'],
  ['DE', 'nach 18 Uhr 040 1234567'],
  ['DE', '+49 40 1234567 Durchwahl 12'],
  ['DE', '+49 40 1234567 ext. 12'],
  ['DE', '☎️'],
  ['US', '040 1234567'],
  ['AQ', '123'],
  ['', '040 1234567'],
])('in %s %j cannot be read and stays as typed', async (country, typed) => {
  expect(await tidied(country, typed)).toBe(typed);
});

test("a postcode is written in its country's format, and everything else is left alone", async () => {
  const address = { name: 'Anna', street1: 'sw1a1aa', zip: 'sw1a1aa', country: 'GB', phone: 'x' };
  expect(await tidyAddress(address)).toEqual({ ...address, zip: 'SW1A 1AA' });
  expect(await tidyAddress({ ...address, zip: ' 1 ' })).toMatchObject({ zip: '1' });
});

test.each([
  ['GBX', 'sw1a1aa', 'GB', 'SW1A 1AA'],
  ['IC', 'E-28013', 'ES', '28013'],
  ['PTX', '1100148', 'PT', '1100-148'],
  ['GBX', 'gb bt15gs', 'GBX', 'BT1 5GS'],
  ['IC', '35 001', 'IC', '35001'],
  // Mistyped.
  ['IC', '3500', 'IC', '3500'],
  ['GBX', '8T1 5GS', 'GBX', '8T1 5GS'],
  ['GB', 'bt15gs', 'GB', 'BT1 5GS'],
])('%s %s is kept as %s %s', async (country, zip, keptCountry, keptZip) => {
  expect(await tidyAddress({ country, zip, phone: 'x' })).toEqual({
    country: keptCountry,
    zip: keptZip,
    phone: 'x',
  });
});
