// Which countries a search term names, in German or in English (R125).
import german from 'i18n-iso-countries/langs/de.json' with { type: 'json' };
import english from 'i18n-iso-countries/langs/en.json' with { type: 'json' };
import { namesOfCountry } from '#domain/country-names.ts';
import { countryWord, namesCountry, nameWords } from '#domain/search-words.ts';
import { countryCodes } from '#domain/territory.ts';

let known: { code: string; words: readonly string[] }[] | null = null;

/** Folded once, at the first search: it takes longer than the search itself. */
const knownNames = () =>
  (known ??= countryCodes.map((code) => ({
    code,
    words: [...namesOfCountry(code, 'de', german), ...namesOfCountry(code, 'en', english)].flatMap(nameWords),
  })));

/** The marks of all countries that a folded term names. The index is searched once per country. */
export const countryMarks = (term: string): string[] =>
  knownNames()
    .filter(({ code, words }) => code.toLowerCase() === term || namesCountry(term, words))
    .map(({ code }) => countryWord(code));
