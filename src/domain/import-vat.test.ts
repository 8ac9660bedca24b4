// Import VAT of 2026 by member state, region and goods.
import { expect, test } from 'vitest';
import { importVatOf } from './import-vat.ts';
import { countryCodes, isInsideEu } from './territory.ts';

const on = '2026-11-21';

test.each([
  ['AT', '1010', 2_000],
  ['AT', '6991', 1_900],
  ['AT', '6992', 1_900],
  ['AT', 'A-6993', 1_900],
  ['AT', '6691', 1_900],
  ['DE', '10115', 1_900],
  ['FI', '00100', 2_550],
  ['HU', '1011', 2_700],
  ['LU', 'L-1111', 1_700],
  ['GR', '10431', 2_400],
  ['PT', '1100-148', 2_300],
  ['PT', '1990-095', 2_300],
  ['PT', '9000-001', 2_200],
  ['PT', '9500-150', 1_600],
  ['PTX', null, 2_200],
  ['PTX', '1100-148', 2_300],
  ['GBX', 'BT1 5GS', 2_000],
  ['GB', 'BT1 5GS', 2_000],
  ['MC', '98000', 2_000],
])('%s %s: %i basis points', (country, zip, basisPoints) => {
  expect(importVatOf({ country, zip }, '610910', on)).toEqual({
    basisPoints,
    isReduced: false,
    asOf: '2026-09-23',
  });
});

test.each([
  [17, 'LU'],
  [18, 'MT'],
  [19, 'CY DE'],
  [20, 'AT BG FR GBX MC'],
  [21, 'BE CZ ES LT LV NL RO'],
  [22, 'IT PTX SI'],
  [23, 'IE PL PT SK'],
  [24, 'EE GR'],
  [25, 'DK HR SE'],
  [25.5, 'FI'],
  [27, 'HU'],
])('%d %% is the standard rate of %s', (percent, countries) => {
  for (const country of countries.split(' '))
    expect(importVatOf({ country }, null, on)?.basisPoints, country).toBe(percent * 100);
});

test('every place inside the EU has a rate, and no place outside it does', () => {
  for (const country of countryCodes)
    expect(importVatOf({ country }, null, on) !== null, country).toBe(isInsideEu({ country }));
});

test('books are taxed at the reduced rate in Germany, and at the standard rate where we are not sure', () => {
  expect(importVatOf({ country: 'DE' }, '4901.99', on)).toEqual({
    basisPoints: 700,
    isReduced: true,
    asOf: '2026-04-28',
  });
  expect(importVatOf({ country: 'FR' }, '490199', on)).toMatchObject({ basisPoints: 2_000 });
  expect(importVatOf({ country: 'DE', zip: '27498' }, '490199', on)).toBeNull();
});

test.each([
  ...['060110', '060220', '060311', '060490', '040900', '090121', '090210', '170490', '180690', '190531'],
  ...['490110', '490210', '490300', '490400', '490590', '970121', '970290', '970310'],
])('Germany taxes %s at the reduced rate', (hsCode) => {
  expect(importVatOf({ country: 'DE' }, hsCode, on)?.basisPoints).toBe(700);
});

test.each(['060510', '090300', '490600', '490900', '854901', '970610'])(
  'Germany taxes %s at the standard rate',
  (hsCode) => {
    expect(importVatOf({ country: 'DE' }, hsCode, on)?.basisPoints).toBe(1_900);
  },
);

test('before the table begins there is no rate', () => {
  expect(importVatOf({ country: 'DE' }, null, '2025-12-31')).toBeNull();
  expect(importVatOf({ country: 'DE' }, null, '2026-01-01')).not.toBeNull();
});
