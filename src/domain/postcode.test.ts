// Postcodes by country: one spelling for what people type, and doubt only where the form is known.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitsPostcode, postcodeExample, tidyPostcode } from './postcode.ts';
import { countryCodes, hasPostcodes } from './territory.ts';

const countriesWithShape = countryCodes.filter((code) => postcodeExample(code) !== null);

test.each([
  ['NL', 'nl 1012ab', '1012 AB'],
  ['NL', '1012AB', '1012 AB'],
  ['GB', 'sw1a1aa', 'SW1A 1AA'],
  ['GB', 'GB-M1 1AE', 'M1 1AE'],
  ['GB', 'gb sw1a1aa', 'SW1A 1AA'],
  ['IM', 'im 1 1aa', 'IM1 1AA'],
  ['LT', 'LT - 01100', 'LT-01100'],
  ['GB', ' cr2  6xh ', 'CR2 6XH'],
  ['GB', 'EC1A1BB', 'EC1A 1BB'],
  ['GB', 'w1a0ax', 'W1A 0AX'],
  ['GBX', 'bt15gs', 'BT1 5GS'],
  ['PL', '00001', '00-001'],
  ['PL', 'PL 00-950', '00-950'],
  ['SE', '11122', '111 22'],
  ['SE', 'S-111 22', '111 22'],
  ['CZ', '11000', '110 00'],
  ['SK', '81101', '811 01'],
  ['GR', '10557', '105 57'],
  ['BR', '01310100', '01310-100'],
  ['JP', '〒1000001', '100-0001'],
  ['JP', '１００－０００１', '100-0001'],
  ['PT', '1100148', '1100-148'],
  ['PT', '1100', '1100'],
  ['PTX', '9000001', '9000-001'],
  ['CA', 'm5v3l9', 'M5V 3L9'],
  ['US', '100011234', '10001-1234'],
  ['US', '10001', '10001'],
  ['DE', 'D-10115', '10115'],
  ['DE', 'DE 10115', '10115'],
  ['DE', 'DE D-10115', '10115'],
  ['AT', 'A-1010', '1010'],
  ['CH', 'CH-8001', '8001'],
  ['LV', '1010', '1010'],
  ['LV', 'LV 1010', 'LV-1010'],
  ['LV', 'lv1010', 'LV-1010'],
  ['LT', 'LT 01100', 'LT-01100'],
  ['LT', '01100', '01100'],
  ['MD', '2001', '2001'],
  ['CY', '99010', '99010'],
  ['MD', 'md 2001', 'MD-2001'],
  ['AD', '500', 'AD500'],
  ['IE', 'd02x285', 'D02 X285'],
  ['IE', 'D6W XY00', 'D6W XY00'],
  ['MT', 'vlt1117', 'VLT 1117'],
  ['AR', 'c1425abc', 'C1425ABC'],
  ['IC', '35 001', '35001'],
  ['IN', '110 001', '110001'],
])('in %s %j is written %j', (country, typed, written) => {
  expect(tidyPostcode(country, typed)).toBe(written);
  expect(fitsPostcode(country, typed)).toBe(true);
});

test.each([
  ['DE', '1011'],
  ['DE', '101155'],
  ['NL', '1012'],
  ['GB', '12345'],
  ['GB', 'GB 1 5GS'],
  ['GB', 'GB-15GS'],
  ['GB', '1 5GS'],
  ['MT', 'MT V 1117'],
  ['US', '1234'],
  ['CA', '12345'],
  ['IC', '28013'],
  ['GBX', 'SW1A 1AA'],
  ['CH', '80011'],
  ['PL', 'AB-123'],
  ['DE', ''],
  ['DE', '(.*)+'],
])('in %s %j does not look like a postcode and stays unchanged', (country, typed) => {
  expect(fitsPostcode(country, typed)).toBe(false);
  expect(tidyPostcode(country, typed)).toBe(typed);
});

test('where no format is known, nothing is doubted or changed', () => {
  expect(fitsPostcode('AE', '00000')).toBe(true);
  expect(fitsPostcode('ZZ', 'anything at all')).toBe(true);
  expect(tidyPostcode('AO', ' x-1 ')).toBe('x-1');
  expect(postcodeExample('AE')).toBeNull();
});

test('at least sixty countries have a format, and all of them have postcodes', () => {
  expect(countriesWithShape.length).toBeGreaterThanOrEqual(60);
  expect(countriesWithShape.filter((code) => !hasPostcodes(code))).toEqual([]);
});

test.each([
  ['NL', '1012 AB'],
  ['GBX', 'BT1 5GS'],
  ['PTX', '9000-001'],
  ['IC', '35001'],
])('the example for %s is %s', (country, example) => {
  expect(postcodeExample(country)).toBe(example);
});

test.each(countriesWithShape)('the example for %s is spelled in its own format', (country) => {
  const example = postcodeExample(country) ?? '';
  expect(fitsPostcode(country, example)).toBe(true);
  expect(tidyPostcode(country, example)).toBe(example);
  expect(tidyPostcode(country, example.toLowerCase().replaceAll(/[ -]/g, ''))).toBe(example);
});

test('a tidied postcode does not change again, whatever was typed', () => {
  fc.assert(
    fc.property(fc.constantFrom(...countriesWithShape), fc.string({ maxLength: 14 }), (country, typed) => {
      const once = tidyPostcode(country, typed);
      expect(tidyPostcode(country, once)).toBe(once);
    }),
  );
});
