// The country is found by whatever people call it, in either language of the list.
import { expect, test } from 'vitest';
import namesDe from 'i18n-iso-countries/langs/de.json' with { type: 'json' };
import namesEn from 'i18n-iso-countries/langs/en.json' with { type: 'json' };
import { countriesOf } from './country-list.ts';
import { countryNamed, findCountries } from './country-search.ts';

const lists = { de: countriesOf('de', namesDe), en: countriesOf('en', namesEn) };
const first = (language: 'de' | 'en', typed: string) => findCountries(lists[language], typed)[0]?.code;

const words = `
Holland NL;Niederlande NL;The Netherlands NL;netherl NL;USA US;usa US;Amerika US;America US;Vereinigte Staaten US;U.S.A. US;
England GB;Schottland GB;Scotland GB;Wales GB;UK GB;Great Britain GB;Großbritannien GB;Grossbritannien GB;
Nordirland GBX;Northern Ireland GBX;Elfenbeinküste CI;Côte d'Ivoire CI;cote divoire CI;Ivory Coast CI;
Tschechien CZ;Tschechische Republik CZ;Czech Republic CZ;Czechia CZ;Südkorea KR;Suedkorea KR;South Korea KR;Korea KR;
Weißrussland BY;Weissrussland BY;Belarus BY;Türkei TR;Tuerkei TR;Turkey TR;Türkiye TR;Burma MM;Myanmar MM;
DE DE;de DE;DEU DE;Germany DE;Deutschland DE;gb GB;GBR GB;Kanaren IC;Canary Islands IC;Teneriffa -;Madeira PTX;
Aland AX;Åland AX;Österreich AT;oesterreich AT;Austria AT;Switzerland CH;Suisse CH;Brasilien BR;Brasil BR;Brazil BR;
Griechenland GR;Greece GR;Vatikan VA;Vatican VA;VAE AE;UAE AE;Moldau MD;Moldawien MD;Mazedonien MK;Swasiland SZ;
St. Lucia LC;Saint Lucia LC;Kosovo XK;Hongkong HK;Eire IE;Guyane GF;Korea Süd KR;Aaland AX;The Gambia GM;Gambia GM;Reunion RE;La Réunion RE;Taiwan TW;España ES;Polska PL;Niger NE;Guinea GN;Dominica DM`;

test.each(
  words
    .replaceAll('\n', '')
    .split(';')
    .map(
      (entry) => [entry.slice(0, entry.lastIndexOf(' ')), entry.slice(entry.lastIndexOf(' ') + 1)] as const,
    ),
)('%s finds %s first, in both languages', (typed, code) => {
  const wanted = code === '-' ? undefined : code;
  expect([first('de', typed), first('en', typed)]).toEqual([wanted, wanted]);
});

test('every country is found by its full name and by its codes', () => {
  for (const list of Object.values(lists)) {
    expect(list.length).toBeGreaterThanOrEqual(250);
    for (const country of list) {
      expect(countryNamed(list, country.name)?.code).toBe(country.code);
      expect(countryNamed(list, country.code.toLowerCase())?.code).toBe(country.code);
    }
  }
});

test.each([
  ['CZ', 'Tschechien', 'Czechia'],
  ['RU', 'Russland', 'Russia'],
  ['CN', 'China', 'China'],
  ['TW', 'Taiwan', 'Taiwan'],
  ['GM', 'Gambia', 'Gambia'],
  ['RE', 'Réunion', 'Réunion'],
  ['PTX', 'Madeira (Portugal)', 'Madeira (Portugal)'],
  ['IC', 'Kanarische Inseln (Spanien)', 'Canary Islands (Spain)'],
  ['GBX', 'Nordirland (Vereinigtes Königreich)', 'Northern Ireland (United Kingdom)'],
  ['AX', 'Åland (Finnland)', 'Åland (Finland)'],
])('%s is shown as %s and %s', (code, german, english) => {
  const named = (language: 'de' | 'en') => lists[language].find((country) => country.code === code)?.name;
  expect([named('de'), named('en')]).toEqual([german, english]);
});

test('no other name begins with the full common name of the United States', () => {
  const begun = lists.en.filter(({ name }) => name.startsWith('United States')).map(({ code }) => code);
  expect(begun).toEqual(['US']);
});

test('an empty search shows all countries, an unknown word none, and half a name selects nothing', () => {
  expect(findCountries(lists.de, '  ')).toHaveLength(lists.de.length);
  expect(findCountries(lists.de, 'Atlantis')).toEqual([]);
  expect(findCountries(lists.de, '(.*)+')).toEqual([]);
  expect(countryNamed(lists.de, 'Ver')).toBeUndefined();
  expect(countryNamed(lists.de, '')).toBeUndefined();
  expect(countryNamed(lists.de, 'Frankreic')?.code).toBe('FR');
});
