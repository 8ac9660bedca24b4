// What fits on a label, and what is read abroad.
import { expect, test } from 'vitest';
import { labelFlaws, nameLines, streetLines } from './label-line.ts';

const nothing = { name: '', company: '', businessName: '', street1: '', street2: '', city: '' };
const long = 'x'.repeat(36);

test.each(['name', 'company', 'businessName', 'street1', 'street2', 'city'] as const)(
  'a label has room for 35 letters of the %s, and blanks around them do not count',
  (line) => {
    expect(labelFlaws({ ...nothing, [line]: ` ${'x'.repeat(35)} ` })).toEqual({});
    expect(labelFlaws({ ...nothing, [line]: long })).toEqual({ [line]: 'tooLong' });
  },
);

test('beside a company the name of the business is on no label, and may be as long as it likes', () => {
  expect(labelFlaws({ ...nothing, company: 'Acme', businessName: long })).toEqual({});
});

test('a street is too long only where its second line cannot take it', () => {
  const street1 = 'Gewerbepark Süd-West Halle 4 Tor 12 Rampe 3';
  expect(labelFlaws({ ...nothing, street1 })).toEqual({});
  expect(labelFlaws({ ...nothing, street1, street2: '3. OG' })).toEqual({ street1: 'tooLong' });
  expect(labelFlaws({ ...nothing, street1: `Halle 4 ${long}` })).toEqual({ street1: 'tooLong' });
});

test('a long street goes on in the second line, cut at a blank, unless that is taken', () => {
  const street1 = 'Gewerbepark Süd-West Halle 4 Tor 12 Rampe 3';
  expect(streetLines({ street1 })).toEqual({
    street1: 'Gewerbepark Süd-West Halle 4 Tor 12',
    street2: 'Rampe 3',
  });
  expect(streetLines({ street1, street2: '3. OG' })).toEqual({ street1, street2: '3. OG' });
  expect(streetLines({ street1: `A ${long}` })).toEqual({ street1: 'A', street2: long });
  for (const whole of ['x'.repeat(35), 'Hafenstraße 7', long, ` ${long}`])
    expect(streetLines({ street1: whole, street2: '' })).toEqual({ street1: whole });
});

test('a blank second line is free', () => {
  const street1 = 'Gewerbepark Süd-West Halle 4 Tor 12 Rampe 3';
  expect(labelFlaws({ ...nothing, street1, street2: ' ' })).toEqual({});
  expect(labelFlaws({ ...nothing, company: ' ', businessName: long })).toEqual({ businessName: 'tooLong' });
});

test.each(['Łódź', 'Ngô Thị', "O'Brien & Söhne ™", '№ 7–9 (2. OG)', 'Sa\u0308nger', '', 'Ærø/Þór ªº €'])(
  '%j is read abroad',
  (name) => {
    expect(labelFlaws({ ...nothing, name })).toEqual({});
  },
);

test.each(['山田太郎', 'ヤマダ', '김민수', 'Иван', 'Αθήνα', 'محمد', 'Hafen 🚢', 'Tokyo 東京'])(
  '%j is not',
  (city) => {
    expect(labelFlaws({ ...nothing, city })).toEqual({ city: 'notLatin' });
  },
);

const count = 'Maximilian Alexander Freiherr von Hohenstein-Württemberg';

test.for<[string, Parameters<typeof nameLines>[0], ReturnType<typeof nameLines>]>([
  ['fits', { name: 'x'.repeat(35), company: null }, { name: 'x'.repeat(35) }],
  ['fits beside a company', { name: 'Jo', company: 'Acme' }, { name: 'Jo', company: 'Acme' }],
  [
    'goes on in the line of the company',
    { name: count, company: null },
    { name: 'Maximilian Alexander Freiherr von', company: 'Hohenstein-Württemberg' },
  ],
  [
    'ends at a word where that is taken',
    { name: count, company: `${count} Logistik GmbH` },
    { name: 'Maximilian Alexander Freiherr von', company: 'Maximilian Alexander Freiherr von' },
  ],
  ['without a blank is cut', { name: long, company: null }, { name: 'x'.repeat(35) }],
  [
    'keeps no half of a letter',
    { name: `${'x'.repeat(34)}\u{20000}`, company: null },
    { name: 'x'.repeat(34) },
  ],
])('a name that %s', ([, names, lines]) => {
  expect(nameLines(names)).toEqual(lines);
});
