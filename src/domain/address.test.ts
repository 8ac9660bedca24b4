// Every field of an address, and the reason it is refused for.
import { expect, test } from 'vitest';
import { anAddress } from '#tests/factories.ts';
import {
  Address,
  companyOf,
  isBusiness,
  missingInAddress,
  RecipientAddress,
  requiredAddressFields,
  SenderAddress,
  StoredAddress,
} from './address.ts';

const issues = (change: object, schema: typeof Address | typeof SenderAddress = Address): string[] =>
  schema
    .safeParse({ ...anAddress(), ...change })
    .error?.issues.map((i) => `${i.path.join('.')}: ${i.message}`) ?? [];

const reasonWhenEmpty = {
  name: 'name_required',
  street1: 'street_required',
  city: 'city_required',
  zip: 'zip_required',
  country: 'country_required',
  phone: 'phone_required',
  email: 'email_required',
} as const;

test.each(requiredAddressFields.map((field) => [field, reasonWhenEmpty[field]] as const))(
  '%s must be filled in: %s',
  (field, reason) => {
    for (const empty of ['', '   ', undefined, null, 42, {}])
      expect(issues({ [field]: empty })[0]).toBe(`${field}: ${reason}`);
    expect(missingInAddress({ ...anAddress(), [field]: ' ' })).toEqual([field]);
  },
);

test.each([
  ['name', 100],
  ['businessName', 100],
  ['company', 100],
  ['street1', 100],
  ['street2', 100],
  ['city', 100],
  ['state', 60],
  ['zip', 20],
  ['phone', 40],
  ['vatId', 20],
])('%s holds %j characters and no control characters', (field, max) => {
  expect(issues({ [field]: '7'.repeat(max) })).toEqual([]);
  expect(issues({ [field]: '7'.repeat(max + 1) })).toEqual([`${field}: too_long`]);
  expect(issues({ [field]: 'x'.repeat(10_000) })).toEqual([`${field}: too_long`]);
  expect(issues({ [field]: 'a\0b' })).toEqual([`${field}: invalid_characters`]);
  expect(issues({ [field]: 'a\ud800b' })).toEqual([`${field}: invalid_characters`]);
});

test.each(['businessName', 'company', 'street2', 'state', 'vatId'])('%s may be left out', (field) => {
  for (const empty of [undefined, null, '']) expect(issues({ [field]: empty })).toEqual([]);
});

test.each([
  'a@b.co',
  'a@mail.b.co',
  'anna.müller@bücher.example',
  '  spaced@example.com  ',
  "o'hara+tag@example.com",
])('%j is a valid e-mail', (email) => {
  expect(Address.parse(anAddress({ email })).email).toBe(email.trim());
});

test.each([
  'plain',
  '@',
  'a@',
  '@b',
  'a@b',
  'a@.b',
  'a@b.',
  'a@b.c.',
  'a@b..c',
  'a.b@c',
  'a b@c.de',
  'a@b c.de',
  'a@b@c.de',
  'a@b.de\nBcc:c.de',
  'a\0@c.de',
  '\ud800@c.de',
])('%j is not a valid e-mail', (email) => {
  expect(issues({ email })).toEqual(['email: email_required']);
});

test.each(['12345', '+49 40 1234567', '(212) 736-3100 ext. 4', '٠٤٠١٢', '112-34 bitte klingeln'])(
  '%j is a valid phone number',
  (phone) => {
    expect(issues({ phone })).toEqual([]);
  },
);

test.each(['abc', '1234', '+', '-----', '0 4 0 1'])('%j is not a valid phone number', (phone) => {
  expect(issues({ phone })).toEqual(['phone: phone_invalid']);
  expect(missingInAddress(anAddress({ phone }))).toEqual(['phone']);
});

test.each([{ phone: 'abc' }, { email: 'a@b' }])('a stored address with %j can still be read', (kept) => {
  expect(StoredAddress.parse(anAddress(kept))).toEqual(anAddress(kept));
});

test.each([
  [{ phone: '' }, 'phone: phone_required'],
  [{ email: 'a' }, 'email: email_required'],
])('%j gets only one reason', (change, reason) => {
  expect(issues(change)).toEqual([reason]);
});

test('an e-mail may have at most 254 characters', () => {
  expect(issues({ email: `${'x'.repeat(248)}@b.com` })).toEqual([]);
  expect(issues({ email: `${'x'.repeat(249)}@b.com` })).toEqual(['email: too_long']);
});

test.each([
  ['de', 'DE'],
  [' fr ', 'FR'],
  ['ptx', 'PTX'],
  ['GBX', 'GBX'],
  ['IC', 'IC'],
  ['AX', 'AX'],
])('the country %j is stored as %s', (typed, stored) => {
  expect(Address.parse(anAddress({ country: typed })).country).toBe(stored);
});

test.each([
  ['D', 'country_required'],
  ['XX', 'country_unknown'],
  ['UK', 'country_unknown'],
  ['DEU', 'country_unknown'],
  ['GERMANY', 'country_unknown'],
  ['12', 'country_unknown'],
  ["D'", 'country_unknown'],
])('the country %j is refused: %s', (country, reason) => {
  expect(issues({ country })).toEqual([`country: ${reason}`]);
});

test('a rate request says whose country is missing', () => {
  expect(issues({ country: '' }, SenderAddress)).toEqual(['country: sender_country_required']);
  expect(issues({ country: 'D' }, RecipientAddress)).toEqual(['country: destination_country_required']);
});

test.each<[Parameters<typeof isBusiness>[0], string | null, boolean]>([
  [{}, null, false],
  [{ company: '', businessName: null, vatId: '' }, null, false],
  [{ company: 'Nordkai', businessName: 'Other' }, 'Nordkai', true],
  [{ businessName: 'Nordkai' }, 'Nordkai', true],
  [{ vatId: 'DE123456788' }, null, true],
])('%j has the company %j, and is a business: %j', (firm, company, business) => {
  expect(companyOf(firm)).toBe(company);
  expect(isBusiness(firm)).toBe(business);
});

test('markup and SQL are stored literally', () => {
  const typed = { name: '<script>alert(1)</script>', city: "Robert'); DROP TABLE orders;--" };
  expect(Address.parse(anAddress(typed))).toMatchObject(typed);
});

test('an empty form lacks the seven fields in form order, a full one lacks none', () => {
  expect(missingInAddress({})).toEqual(['name', 'street1', 'city', 'zip', 'country', 'phone', 'email']);
  expect(missingInAddress(anAddress())).toEqual([]);
});
