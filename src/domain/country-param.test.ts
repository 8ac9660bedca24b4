// Countries as links name them.
import codes from 'i18n-iso-countries/codes.json' with { type: 'json' };
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countryFromParam } from './country-param.ts';
import { countryCodes } from './territory.ts';

test.each([
  ['DE', 'DE'],
  ['de', 'DE'],
  [' Deu ', 'DE'],
  ['UK', 'GB'],
  ['u.k.', 'GB'],
  ['PTX', 'PTX'],
  ['gbx', 'GBX'],
  ['IC', 'IC'],
  ['ax', 'AX'],
  ['Germany', 'DE'],
  ['DEUTSCHLAND', 'DE'],
  ['Brazil', 'BR'],
  ['Brasilien', 'BR'],
  ['USA', 'US'],
  ['Vereinigte Staaten von Amerika', 'US'],
  ['France', 'FR'],
  ['Frankreich', 'FR'],
  ['Greece', 'GR'],
  ['Griechenland', 'GR'],
  ['Österreich', 'AT'],
  ['Oesterreich', 'AT'],
  ['osterreich', 'AT'],
  ['Türkei', 'TR'],
  ['Turkey', 'TR'],
  ['Türkiye', 'TR'],
  ['Tschechien', 'CZ'],
  ['Tschechische Republik', 'CZ'],
  ['Holland', 'NL'],
  ['The Netherlands', 'NL'],
  ['Großbritannien', 'GB'],
  ['Grossbritannien', 'GB'],
  ['England', 'GB'],
  ['Südkorea', 'KR'],
  ['South Korea', 'KR'],
  ['North Korea', 'KP'],
  ['Curaçao', 'CW'],
  ['Curacao', 'CW'],
  ['St. Lucia', 'LC'],
  ['Saint Lucia', 'LC'],
  ['Trinidad and Tobago', 'TT'],
  ['Bosnia & Herzegovina', 'BA'],
  ['Bosnien und Herzegowina', 'BA'],
  ['Nordirland', 'GBX'],
  ['Madeira', 'PTX'],
  ['Kanarische Inseln', 'IC'],
  ['Canaries', 'IC'],
  ['the Canaries', 'IC'],
  ['Kanaren', 'IC'],
  // Of Portugal's areas with their own VAT rate, only Madeira has one of our codes.
  ['Azoren', 'PT'],
  ['The Azores', 'PT'],
  ['BRD', 'DE'],
  ['Bundesrepublik Deutschland', 'DE'],
  ['Federal Republic of Germany', 'DE'],
  ['VR China', 'CN'],
  ['P.R. China', 'CN'],
  ['PRC', 'CN'],
  ["People's Republic of China", 'CN'],
  ['U.S.', 'US'],
  ['U.S.A.', 'US'],
  ['the States', 'US'],
  ['U.A.E.', 'AE'],
  ['KSA', 'SA'],
  ['Slovak Republic', 'SK'],
  ['Moldau', 'MD'],
  ['Kapverden', 'CV'],
  ['Dom. Rep.', 'DO'],
  ['St. Vincent', 'VC'],
  ['United Kingdom of Great Britain and Northern Ireland', 'GB'],
  ['Hongkong', 'HK'],
  ['Ivory Coast', 'CI'],
])('%j is %s', (text, code) => {
  expect(countryFromParam(text)).toBe(code);
});

test.each([
  '',
  ' ',
  'XX',
  'ß',
  'ZZZ',
  'Atlantis',
  // Names that fit two countries each.
  'Virgin Islands',
  'Channel Islands',
  '<script>Germany</script>',
  'constructor',
  '__proto__',
  'D E U T S C H',
  'de,fr',
  'Germany'.repeat(1_000),
  '٣٤',
])('%.40j is not a country', (text) => {
  expect(countryFromParam(text)).toBeNull();
});

test('the three-letter ISO code is understood for every country of ours that has one', () => {
  const known = new Set(countryCodes);
  const ours = codes.filter(([alpha2]) => known.has(alpha2 ?? ''));
  expect(ours).toHaveLength(countryCodes.length - 3);
  for (const [alpha2 = '', alpha3 = ''] of ours)
    // The list gives Kosovo its own code; everybody else says XKX.
    expect(countryFromParam(alpha2 === 'XK' ? 'XKX' : alpha3), alpha3).toBe(alpha2);
});

test('no two countries share a name in either language', () => {
  for (const language of ['de', 'en']) {
    const names = new Intl.DisplayNames(language, { type: 'region' });
    for (const code of countryCodes.filter(({ length }) => length === 2))
      expect(countryFromParam(names.of(code) ?? ''), code).toBe(code);
  }
});

test('whatever is written, the answer is one of our codes or none', () => {
  const text = fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }), fc.string({ maxLength: 3 }));
  fc.assert(
    fc.property(text, (written) => {
      const code = countryFromParam(written);
      if (code !== null) expect(countryCodes).toContain(code);
    }),
  );
});
