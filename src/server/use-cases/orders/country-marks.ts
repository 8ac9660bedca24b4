// Which countries a term of a search names, in German or in English (R125).
import german from 'i18n-iso-countries/langs/de.json' with { type: 'json' };
import english from 'i18n-iso-countries/langs/en.json' with { type: 'json' };
import { countryWord, namesCountry, nameWords } from '#domain/order-search.ts';
import { countryCodes } from '#domain/territory.ts';

type NameList = { countries: Readonly<Record<string, string | string[]>> };
const lists: readonly NameList[] = [german, english];

/** Ours, which the lists do not name (B§3). */
const special: Readonly<Record<string, readonly string[]>> = {
  PTX: ['Madeira', 'Portugal'],
  IC: ['Kanarische Inseln', 'Canary Islands', 'Spanien', 'Spain'],
  GBX: ['Nordirland', 'Northern Ireland', 'Vereinigtes Königreich', 'United Kingdom'],
};

const namesOf = (code: string): readonly string[] =>
  special[code] ?? lists.flatMap(({ countries }) => countries[code] ?? []);

let known: { code: string; words: readonly string[] }[] | null = null;

/** Folded once, by the first who searches: it takes longer than the search itself. */
const knownNames = () =>
  (known ??= countryCodes.map((code) => ({ code, words: namesOf(code).flatMap(nameWords) })));

/** More than the longest term names; a term is looked for by index, one look per country. */
const MAX_COUNTRIES = 12;

/** The marks of all countries that a folded term names. */
export const countryMarks = (term: string): string[] =>
  knownNames()
    .filter(({ code, words }) => code.toLowerCase() === term || namesCountry(term, words))
    .slice(0, MAX_COUNTRIES)
    .map(({ code }) => countryWord(code));
