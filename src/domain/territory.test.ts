// The territory table: our own codes, special areas by postcode, what carriers and forms need.
import { expect, test } from 'vitest';
import { fitsPostcode } from './postcode.ts';
import {
  carrierCountry,
  countryCodes,
  countryOf,
  customsHome,
  hasPostcodes,
  isInEuCustoms,
  isInEuVat,
  isInsideEu,
  isKnownCountry,
  type Place,
  specialPartOf,
  stateRequired,
  staysInsideEu,
} from './territory.ts';

const place = (text: string): Place => {
  const [country = '', zip, city] = text.split('/');
  return { country, zip, city };
};

const areas = (text: string): string =>
  `${isInEuCustoms(place(text)) ? 'customs' : '-'} ${isInEuVat(place(text)) ? 'vat' : '-'}`;

const members = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');

test.each(members)('%s is a member of both areas', (country) => {
  expect(isInsideEu({ country })).toBe(true);
  expect(isInsideEu({ country, zip: null })).toBe(true);
});

test('of the other codes only GBX, MC and PTX are inside the EU', () => {
  const extra = countryCodes.filter((country) => isInsideEu({ country }) && !members.includes(country));
  expect(extra).toEqual(['GBX', 'MC', 'PTX']);
});

test.each([
  ['PTX', 'customs vat'],
  ['PT/9000-001', 'customs vat'],
  ['PT/9500', 'customs vat'],
  ['GBX', 'customs vat'],
  ['GB/BT1 1AA', 'customs vat'],
  ['GB/bt71 4aa', 'customs vat'],
  ['GB/B1 1AA', '- -'],
  ['GB/SW1A 1AA', '- -'],
  ['GB/BTX', '- -'],
  ['IC', 'customs -'],
  ['ES/35001', 'customs -'],
  ['ES/38 001', 'customs -'],
  ['ES/07001', 'customs vat'],
  ['ES/28035', 'customs vat'],
  ['ES/51001', '- -'],
  ['ES/52006', '- -'],
  ['AX', 'customs -'],
  ['FI/22100', 'customs -'],
  ['FI/AX-22100', 'customs -'],
  ['FI/00100', 'customs vat'],
  ['DE/27498', '- -'],
  ['DE/D-27498', '- -'],
  ['DE/78266', '- -'],
  ['DE/27499', 'customs vat'],
  ['DE/87491', 'customs vat'],
  ['CH/8238', '- -'],
  ['IT/23041', '- -'],
  ['IT/23030', '- -'],
  ['IT/23030/Livigno', '- -'],
  ['IT/23030/Chiuro', 'customs vat'],
  ['IT/22061', 'customs -'],
  ['IT/22060', 'customs -'],
  ["IT/22060/Campione d'Italia", 'customs -'],
  ['IT/22060/Arosio', 'customs vat'],
  ['IT/47890', '- -'],
  ['IT/00120', '- -'],
  ['IT/00121', 'customs vat'],
  ['GR/63086', 'customs -'],
  ['GR/630 86', 'customs -'],
  ['GR/63087', 'customs -'],
  ['GR/63088', 'customs vat'],
  ['GR/10431', 'customs vat'],
  ['CY/99010', '- -'],
  ['CY/CY-99258', '- -'],
  ['CY/9900', 'customs vat'],
  ['CY/5290', 'customs vat'],
  ['FR/97100', 'customs -'],
  ['FR/97150', 'customs -'],
  ['FR/97200', 'customs -'],
  ['FR/97300', 'customs -'],
  ['FR/97400', 'customs -'],
  ['FR/97600', 'customs -'],
  ['FR/97133', '- -'],
  ['FR/97500', '- -'],
  ['FR/98600', '- -'],
  ['FR/98713', '- -'],
  ['FR/98800', '- -'],
  ['FR/98000', 'customs vat'],
  ['FR/20000', 'customs vat'],
  ['FR/75001', 'customs vat'],
  ['GP', 'customs -'],
  ['GF', 'customs -'],
  ['MQ', 'customs -'],
  ['MF', 'customs -'],
  ['RE', 'customs -'],
  ['YT', 'customs -'],
  ['PM', '- -'],
  ['BL', '- -'],
  ['NC', '- -'],
  ['MC', 'customs vat'],
  ['SM', '- -'],
  ['AD', '- -'],
  ['VA', '- -'],
  ['GI', '- -'],
  ['IM', '- -'],
  ['JE', '- -'],
  ['GG', '- -'],
  ['GB', '- -'],
  ['FO', '- -'],
  ['GL', '- -'],
  ['DK/3900', '- -'],
  ['DK/FO-100', '- -'],
  ['FR/97800', 'customs -'],
  ['GB/JE2 3QA', '- -'],
  ['GB/IM1 1AA', '- -'],
  ['LI', '- -'],
  ['DK/1050', 'customs vat'],
  ['CH', '- -'],
  ['NO', '- -'],
  ['TR', '- -'],
  ['US/27498', '- -'],
  ['US/35001', '- -'],
  ['AR/38001', '- -'],
  ['', '- -'],
  // One of our codes with a postcode in the rest of the country means the rest of the country.
  ['IC/28013', 'customs vat'],
  ['IC/35001', 'customs -'],
  ['IC/ES-38001', 'customs -'],
  ['IC/51001', '- -'],
  ['GBX/SW1A 1AA', '- -'],
  ['GBX/bt1 1aa', 'customs vat'],
  ['GBX/JE2 3QA', '- -'],
  ['PTX/1100-148', 'customs vat'],
  // Text that is not a postcode of that country is a typo.
  ['IC/3500', 'customs -'],
  ['IC/350011', 'customs -'],
  ['GBX/8T1 5GS', 'customs vat'],
  ['GBX/1 5GS', 'customs vat'],
  ['GBX/ ', 'customs vat'],
  ['GBX/GB-BT1 5GS', 'customs vat'],
])('%s lies in: %s', (text, expected) => {
  expect(areas(text)).toBe(expected);
  expect(isInsideEu(place(text))).toBe(expected === 'customs vat');
});

test.each([
  ['DE', 'DE', true],
  ['DE', 'FR', true],
  ['DE', 'MC', true],
  ['DE', 'US', false],
  ['US', 'DE', false],
  ['US', 'BR', false],
  ['DE', 'ES/38001', false],
  ['DE/27498', 'DE', false],
  ['AX', 'FI', false],
])('the route from %s to %s stays inside the EU: %s', (from, to, expected) => {
  expect(staysInsideEu(place(from), place(to))).toBe(expected);
});

test.each([
  ['DE/27498', 'HEL'],
  ['DE/78266', 'CH'],
  ['IT/23041', 'LIV'],
  ['IT/23030/Chiuro', null],
  ['IT/22061', 'IT'],
  ['IT/47899', 'SM'],
  ['IT/00120', 'VA'],
  ['ES/38001', 'IC'],
  ['ES/51001', 'EA'],
  ['FR/97400', 'RE'],
  ['FR/97133', 'BL'],
  ['FR/97150', 'MF'],
  ['FR/98000', 'MC'],
  ['FI/22100', 'AX'],
  ['GR/630 86', 'GR'],
  ['DK/3900', 'GL'],
  ['DK/FO-100', 'FO'],
  ['NO/9170', 'SJ'],
  ['NO/8099', 'SJ'],
  ['FR/98400', 'TF'],
  ['NO/9180', null],
  ['GB/bt1 1aa', 'GBX'],
  ['GB/GY1 1AA', 'GG'],
  ['GB/IM1 1AA', 'IM'],
  ['US/00901-1234', 'PR'],
  ['US/00802', 'VI'],
  ['DE/10115', null],
  ['PT/9000-001', 'PTX'],
  ['PT/9500-150', null],
  ['IC/35001', null],
  ['IC/28013', null],
  ['IC/51001', 'EA'],
  ['GBX/BT1 1AA', null],
  ['GBX/IM1 1AA', 'IM'],
  ['GB/SW1A 1AA', null],
  ['DE', null],
])('%s is the part %s of its country', (text, part) => {
  expect(specialPartOf(place(text))).toBe(part);
});

test.each([
  ['IC', 'IC'],
  ['IC/35001', 'IC'],
  ['IC/28013', 'ES'],
  ['GBX/ ', 'GBX'],
  ['GBX/BT1 1AA', 'GBX'],
  ['GBX/SW1A 1AA', 'GB'],
  ['GBX/IM1 1AA', 'GB'],
  ['PTX/1100-148', 'PT'],
])('%s is under the customs authority of %s', (text, home) => {
  expect(customsHome(place(text))).toBe(home);
});

test('the list has about 250 codes, sorted and without duplicates', () => {
  expect(countryCodes).toHaveLength(253);
  expect([...new Set(countryCodes)].sort()).toEqual(countryCodes);
  expect(countryCodes.filter((code) => !/^[A-Z]{2}$/.test(code))).toEqual(['GBX', 'PTX']);
});

test.each(['DE', 'PTX', 'IC', 'GBX', 'AX', 'XK', 'TW'])('%s is one of our codes', (code) => {
  expect(isKnownCountry(code)).toBe(true);
});

test.each(['', 'de', 'UK', 'EL', 'XI', 'DEU', 'ZZ', '__proto__', 'constructor'])(
  '%j is not one of our codes',
  (code) => {
    expect(isKnownCountry(code)).toBe(false);
  },
);

test.each([
  ['PTX', 'PT'],
  ['GBX', 'GB'],
  ['IC', 'ES'],
  ['AX', 'AX'],
  ['DE', 'DE'],
  ['constructor', 'constructor'],
])('carriers read %s as %s', (country, iso) => {
  expect(carrierCountry({ country })).toBe(iso);
});

test('every code of ours is two letters for carriers', () => {
  expect(countryCodes.filter((country) => !/^[A-Z]{2}$/.test(carrierCountry({ country })))).toEqual([]);
});

test('a state is required where carriers ask for one, a postcode where there are any', () => {
  expect(countryCodes.filter(stateRequired)).toEqual(['AU', 'BR', 'CA', 'IT', 'MX', 'US']);
  expect(countryCodes.filter((code) => !hasPostcodes(code)).join(' ')).toBe(
    'AE AG AO AW BF BI BJ BO BQ BS BW BZ CD CF CG CI CK CM CW DJ DM ER FJ GA GD GH GM GQ GY HK JM KI KM KN KP LY ML MO ' +
      'MR NR NU PA QA RW SB SC SL SR SS ST SX SY TD TF TG TK TL TO TV UG UM VU YE ZW',
  );
  expect([...members, 'US', 'GBX', 'PTX', 'IC', 'CH', 'JP'].filter((code) => !hasPostcodes(code))).toEqual(
    [],
  );
});

test.each([
  ['IC', 'ES', ['28013', '2801', '280130', 'E-28013', 'Madrid', '']],
  ['PTX', 'PT', ['1100-148', '1100', '1100-14', '110', '']],
  [
    'GBX',
    'GB',
    ['SW1A 1AA', 'M1 1AE', 'B33 8TH', 'W1A 0AX', 'GB-SW1A 1AA', 'SW1A', 'SW1A 1A', '8T1 5GS', ''],
  ],
])('%s gives way to any postcode valid in %s, as the postcode formats define it', (code, iso, zips) => {
  for (const zip of zips)
    expect(countryOf({ country: code, zip }), zip).toBe(fitsPostcode(iso, zip) ? iso : code);
});
