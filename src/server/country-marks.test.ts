// A country is found by the name that the pages show, in either language (R125).
import german from 'i18n-iso-countries/langs/de.json' with { type: 'json' };
import english from 'i18n-iso-countries/langs/en.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { namesOfCountry } from '#domain/country-names.ts';
import { countryWord, readingsOf } from '#domain/search-words.ts';
import { countryCodes } from '#domain/territory.ts';
import { countryMarks } from './country-marks.ts';

const lists = { de: german, en: english };

test.each(['de', 'en'] as const)('every country is found by the name shown for it: %s', (language) => {
  expect(countryCodes).toHaveLength(253);
  const lost = countryCodes.filter((code) => {
    const [name = ''] = namesOfCountry(code, language, lists[language]);
    const [terms = []] = readingsOf(name);
    return terms.length === 0 || !terms.every((term) => countryMarks(term).includes(countryWord(code)));
  });
  expect(lost).toEqual([]);
});

test.each(['de', 'en'] as const)(
  'each of the three islands of BQ is in its displayed name: %s',
  (language) => {
    expect(namesOfCountry('BQ', language, lists[language])[0]).toMatch(
      /^Bonaire, Sint Eustatius (und|and) Saba$/,
    );
  },
);

test('no term names so many countries that searching for each would take long', () => {
  const names = countryCodes.flatMap((code) =>
    (['de', 'en'] as const).flatMap((language) => namesOfCountry(code, language, lists[language])),
  );
  const terms = names.flatMap((name) => readingsOf(name).flat());
  const beginnings = terms.flatMap((term) => [1, 2, 3, term.length].map((end) => term.slice(0, end)));
  for (const term of new Set(beginnings)) expect(countryMarks(term).length, term).toBeLessThan(32);
});
