// The words an order is found by, and the terms of a question: folded alike, so that they meet (R125).

/** What an order is found by: number, names, country, tracking. */
export type Searchable = {
  orderNumber: string;
  /** Name and company of the recipient. */
  names: readonly string[];
  country: string;
  trackingCodes: readonly string[];
};

/** Longer words are cut, in the order and in the question alike. */
const MAX_WORD = 40;
const MAX_WORDS = 60;
/** More terms than anybody types; the rest is not looked at. */
const MAX_TERMS = 6;

/** Letters that are no letter with a mark. */
const plain: Readonly<Record<string, string>> = {
  ß: 'ss',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ı: 'i',
};
/** As Germans write where there are no umlauts. */
const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

const replaced = (text: string, by: Readonly<Record<string, string>>): string =>
  [...text].map((letter) => by[letter] ?? letter).join('');

/** "Łódź" → "lodz", "Straße" → "strasse": small letters without marks. */
const folded = (text: string): string =>
  replaced(text.toLowerCase(), plain).normalize('NFD').replace(/\p{M}/gu, '');

/** Letters and digits alone: "HP-261120-7K3M9Q" → "hp2611207k3m9q". */
const compact = (text: string): string =>
  [...folded(text).replace(/[^\p{L}\p{N}]/gu, '')].slice(0, MAX_WORD).join('');

const inUmlauts = (text: string): string => replaced(text.toLowerCase().normalize('NFC'), umlauts);

/** The mark by which a country stands among the words. No word of a text has an @. */
export const countryWord = (code: string): string => `@${code.toLowerCase()}`;

/** Each once, none empty. */
export function searchWords({ orderNumber, names, country, trackingCodes }: Searchable): string[] {
  const parts = [orderNumber, ...names].flatMap((text) => text.split(/\s+/)).flatMap(wordsOf);
  const words = [...parts, countryWord(country), ...trackingCodes.map(compact)];
  return [...new Set(words)].filter((word) => word.length > 0).slice(0, MAX_WORDS);
}

/** "Müller-Lüdenscheidt": the whole, each part, and both with ue. */
function wordsOf(text: string): string[] {
  const spellings = [text, inUmlauts(text)];
  return spellings.flatMap((spelling) => [
    compact(spelling),
    ...spelling.split(/[^\p{L}\p{M}\p{N}]+/u).map(compact),
  ]);
}

/** What somebody looks for: every term must begin a word, or name the country. Empty: nothing can be found. */
export const searchTerms = (question: string): string[] =>
  [...new Set(question.split(/\s+/).map(compact))].filter((term) => term.length > 0).slice(0, MAX_TERMS);

/** A code typed with blanks is one word: "1Z 999 AA1"; null where there are none. */
export function joinedTerm(question: string): string | null {
  const term = compact(question);
  return searchTerms(question).length > 1 && /\d/.test(term) ? term : null;
}

/** The words of a country's name, folded as terms are. */
export const nameWords = (name: string): string[] =>
  name.split(/[^\p{L}\p{M}\p{N}]+/u).flatMap((word) => [compact(word), compact(inUmlauts(word))]);

/** Whether a term begins a word of a country's name; short ones would name half the world. */
export const namesCountry = (term: string, words: readonly string[]): boolean =>
  term.length >= MIN_COUNTRY_TERM && words.some((word) => word.startsWith(term));

const MIN_COUNTRY_TERM = 3;
