// Country names: every country has one in both languages, and ours where the name list is too formal or has none.
import namesDe from 'i18n-iso-countries/langs/de.json' with { type: 'json' };
import namesEn from 'i18n-iso-countries/langs/en.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { namesOfCountry } from './country-names.ts';
import { countryCodes } from './territory.ts';

const named = (code: string): string[] => [
  namesOfCountry(code, 'de', namesDe)[0] ?? '',
  namesOfCountry(code, 'en', namesEn)[0] ?? '',
];

test.each([
  ['PTX', 'Madeira (Portugal)', 'Madeira (Portugal)'],
  ['IC', 'Kanarische Inseln (Spanien)', 'Canary Islands (Spain)'],
  ['GBX', 'Nordirland (Vereinigtes Königreich)', 'Northern Ireland (United Kingdom)'],
  ['AX', 'Åland (Finnland)', 'Åland (Finland)'],
  ['CD', 'Kongo (Demokratische Republik)', 'Congo (Democratic Republic)'],
  ['CG', 'Kongo (Republik)', 'Congo (Republic)'],
  ['CZ', 'Tschechien', 'Czechia'],
  ['PS', 'Palästina', 'Palestine'],
  ['RU', 'Russland', 'Russia'],
  ['SY', 'Syrien', 'Syria'],
  ['TW', 'Taiwan', 'Taiwan'],
  ['TZ', 'Tansania', 'Tanzania'],
  ['MK', 'Nordmazedonien', 'North Macedonia'],
  ['MD', 'Moldau', 'Moldova'],
  ['IR', 'Iran', 'Iran'],
  ['DE', 'Deutschland', 'Germany'],
])('%s is called %s and %s', (code, de, en) => {
  expect(named(code)).toEqual([de, en]);
});

test('every country in the table has its own name in both languages', () => {
  const nameless = countryCodes.filter((code) => named(code).some((name) => name === '' || name === code));
  expect(nameless).toEqual([]);
  for (const language of [0, 1]) {
    const names = countryCodes.map((code) => named(code)[language]);
    expect(new Set(names).size).toBe(names.length);
  }
});
