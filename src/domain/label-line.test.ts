// Texts that fit on a label, and letters that are read abroad.
import { expect, test } from 'vitest';
import { carriers } from './carrier.ts';
import { labelFlaws, nameLines, streetLines, tooLongFor } from './label-line.ts';

const nothing = { name: '', company: '', businessName: '', street1: '', street2: '', city: '' };
const long = 'x'.repeat(36);

test.each([
  ['name', 35, 'tooLong'],
  ['company', 35, 'tooLong'],
  ['businessName', 35, 'tooLong'],
  ['street1', 35, 'streetTooLong'],
  ['street2', 35, 'streetTooLong'],
  ['city', 30, 'cityTooLong'],
] as const)('for the %s every label has room for %i letters, not counting surrounding blanks', (...row) => {
  const [line, most, flaw] = row;
  expect(labelFlaws({ ...nothing, [line]: ` ${'x'.repeat(most)} ` })).toEqual({});
  expect(labelFlaws({ ...nothing, [line]: 'x'.repeat(most + 1) })).toEqual({ [line]: flaw });
});

test('a pasted letter apart from its mark counts as the one letter that is stored', () => {
  for (const line of ['street1', 'city'] as const)
    expect(labelFlaws({ ...nothing, [line]: 'ü'.repeat(30).normalize('NFD') })).toEqual({});
});

test('the business name next to a company is not printed on any label, and may have any length', () => {
  expect(labelFlaws({ ...nothing, company: 'Acme', businessName: long })).toEqual({});
});

const park = 'Gewerbepark Süd-West Halle 4 Tor 12 Rampe 3';

test('a street is too long only if it does not fit its two lines together', () => {
  expect(labelFlaws({ ...nothing, street1: park })).toEqual({});
  expect(labelFlaws({ ...nothing, street1: park, street2: '3. OG' })).toEqual({});
  expect(labelFlaws({ ...nothing, street1: park, street2: park })).toEqual({
    street1: 'streetTooLong',
    street2: 'streetTooLong',
  });
  expect(labelFlaws({ ...nothing, street1: `Halle 4 ${long}` })).toEqual({ street1: 'streetTooLong' });
});

test.for<[string, Parameters<typeof streetLines>[0], ReturnType<typeof streetLines>]>([
  ['that fits is unchanged', { street1: 'Hafenstraße 7', street2: '' }, { street1: 'Hafenstraße 7' }],
  [
    'continues in the second line',
    { street1: park },
    { street1: 'Gewerbepark Süd-West Halle 4 Tor 12', street2: 'Rampe 3' },
  ],
  [
    'continues before the text already there',
    { street1: park, street2: '3. OG' },
    { street1: 'Gewerbepark Süd-West Halle 4 Tor 12', street2: 'Rampe 3, 3. OG' },
  ],
  [
    'that fits its two lines is unchanged',
    { street1: 'Hafenstraße 7', street2: 'Hinterhaus, dritter Stock links' },
    { street1: 'Hafenstraße 7', street2: 'Hinterhaus, dritter Stock links' },
  ],
  [
    'uses the room in the first line',
    { street1: 'Kai 7', street2: park },
    { street1: 'Kai 7, Gewerbepark Süd-West Halle 4', street2: 'Tor 12 Rampe 3' },
  ],
  [
    'is split at its own comma',
    { street1: 'Gewerbepark Nord-Ost Halle 17, Eingang C bei der Pforte', street2: '' },
    { street1: 'Gewerbepark Nord-Ost Halle 17', street2: 'Eingang C bei der Pforte' },
  ],
  ['with a word too long for any line is unchanged', { street1: `A ${long}` }, { street1: `A ${long}` }],
  ['too long for both is kept', { street1: park, street2: park }, { street1: park, street2: park }],
])('a street %s', ([, typed, lines]) => {
  expect(streetLines(typed)).toEqual(lines);
});

test('each carrier has its own number of lines', () => {
  expect(streetLines({ street1: park }, 'DHL Express')).toEqual({ street1: park });
  expect(streetLines({ street1: park }, 'DPD')).toMatchObject({ street2: 'Rampe 3' });
});

const place = { street1: 'Kai 7', street2: null, city: 'Hamburg', zip: '20457', phone: '+49 40 123456' };

test.each([
  ['street1', 'x'.repeat(36), ['DHL Express', 'DHL Paket', 'USPS']],
  ['street2', 'x'.repeat(46), ['DHL Paket', 'USPS']],
  ['city', 'x'.repeat(31), ['FedEx', 'DHL Express', 'DPD', 'DHL Paket', 'USPS']],
  ['city', 'x'.repeat(36), ['DHL Express', 'DHL Paket', 'USPS']],
  ['zip', '12345-6789', ['UPS', 'FedEx', 'DHL Express', 'DPD', 'DHL Paket', 'USPS']],
  ['zip', '1234567890', ['FedEx', 'DHL Express', 'DHL Paket', 'USPS']],
  ['phone', '+49 (0) 40 / 123 45 - 67 89', ['UPS', 'FedEx', 'DHL Express', 'DPD', 'DHL Paket', 'USPS']],
  ['phone', '1234567890123456', ['DHL Express', 'DPD', 'DHL Paket', 'USPS']],
] as const)('%s %s fits the label of %j', (field, text, expected) => {
  const ends = { fromAddress: place, toAddress: { ...place, [field]: text } };
  const tooLong = carriers.map((carrier) => [carrier, tooLongFor(carrier, ends)] as const);
  const left = tooLong.filter(([, found]) => found.length > 0);
  expect(carriers.filter((carrier) => !left.some(([name]) => name === carrier))).toEqual(
    carriers.filter((carrier) => (expected as readonly string[]).includes(carrier)),
  );
  for (const [, found] of left) expect(found.map(({ path }) => path)).toEqual([`toAddress.${field}`]);
});

test('every overlong field is named, at both ends, with its limit', () => {
  const fromAddress = { ...place, street1: long, street2: long };
  const toAddress = { ...place, city: long, phone: '1234567890123456' };
  expect(tooLongFor('UPS', { fromAddress, toAddress })).toEqual([
    { path: 'fromAddress.street1', max: 35 },
    { path: 'fromAddress.street2', max: 35 },
    { path: 'toAddress.city', max: 30 },
    { path: 'toAddress.phone', max: 15 },
  ]);
});

test('a blank second line counts as free', () => {
  expect(labelFlaws({ ...nothing, street1: park, street2: ' ' })).toEqual({});
  expect(labelFlaws({ ...nothing, company: ' ', businessName: long })).toEqual({ businessName: 'tooLong' });
});

test.each(['Łódź', 'Ngô Thị', "O'Brien & Söhne ™", '№ 7–9 (2. OG)', 'Sa\u0308nger', '', 'Ærø/Þór ªº €'])(
  '%j can be read abroad',
  (name) => {
    expect(labelFlaws({ ...nothing, name })).toEqual({});
  },
);

test.each(['山田太郎', 'ヤマダ', '김민수', 'Иван', 'Αθήνα', 'محمد', 'Hafen 🚢', 'Tokyo 東京'])(
  '%j cannot be read abroad',
  (city) => {
    expect(labelFlaws({ ...nothing, city })).toEqual({ city: 'notLatin' });
  },
);

const count = 'Maximilian Alexander Freiherr von Hohenstein-Württemberg';

test.for<[string, Parameters<typeof nameLines>[0], ReturnType<typeof nameLines>]>([
  ['that fits is unchanged', { name: 'x'.repeat(35), company: null }, { name: 'x'.repeat(35) }],
  [
    'that fits next to a company is unchanged',
    { name: 'Jo', company: 'Acme' },
    { name: 'Jo', company: 'Acme' },
  ],
  [
    'continues in the company line',
    { name: count, company: null },
    { name: 'Maximilian Alexander Freiherr von', company: 'Hohenstein-Württemberg' },
  ],
  [
    'ends at a word if that line is taken',
    { name: count, company: `${count} Logistik GmbH` },
    { name: 'Maximilian Alexander Freiherr von', company: 'Maximilian Alexander Freiherr von' },
  ],
  ['without a blank is cut', { name: long, company: null }, { name: 'x'.repeat(35) }],
  [
    'is not cut inside a letter',
    { name: `${'x'.repeat(34)}\u{20000}`, company: null },
    { name: 'x'.repeat(34) },
  ],
])('a name %s', ([, names, lines]) => {
  expect(nameLines(names)).toEqual(lines);
});
