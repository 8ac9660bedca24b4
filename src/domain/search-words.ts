// Search words of orders and addresses, and the terms of a query: folded alike, so that they match (R125).

type Searchable = {
  /** Found by each of their words. */
  texts: readonly string[];
  /** Found as one word, whatever separates their characters. */
  codes: readonly string[];
  country: string;
};

/** Longer words are cut, in the index and in the query alike. */
const MAX_WORD = 40;
/** Of a word, before it is folded: leaves room for marks and signs, which are dropped. */
const MAX_READ = 2 * MAX_WORD;
const MAX_WORDS = 60;
/** Of all words together, as UTF-8: an entry of a database's index holds 2,700. */
const MAX_BYTES = 2_400;
/** More terms than anybody types; the rest is ignored. */
const MAX_TERMS = 6;

/** Letters that do not decompose into a letter and a mark. */
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
/** What Germans write where there are no umlauts. */
const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

const replaced = (text: string, by: Readonly<Record<string, string>>): string =>
  [...text].map((letter) => by[letter] ?? letter).join('');

/** "Łódź" → "lodz", "Straße" → "strasse", a ligature → its letters: small letters without marks. */
const folded = (text: string): string =>
  replaced(text.normalize('NFKC').toLowerCase(), plain).normalize('NFD').replace(/\p{M}/gu, '');

/** Most words have nothing to fold, and an address book has thousands of them. */
const IS_PLAIN = /^[a-z\d]*$/i;

/** Letters and digits alone: "HP-261120-7K3M9Q" → "hp2611207k3m9q". */
const compact = (text: string): string =>
  IS_PLAIN.test(text)
    ? text.toLowerCase().slice(0, MAX_WORD)
    : [...folded(text.slice(0, MAX_READ)).replace(/[^\p{L}\p{N}]/gu, '')].slice(0, MAX_WORD).join('');

const inUmlauts = (text: string): string => replaced(text.toLowerCase().normalize('NFC'), umlauts);

/** The token for a country among the words. No word of a text has an @. */
export const countryWord = (code: string): string => `@${code.toLowerCase()}`;

/** Each word once, none empty, the codes before what may not fit; folds no more than is kept. */
export function searchWords({ texts, codes, country }: Searchable): string[] {
  const words = new Set([countryWord(country), ...codes.map(compact)]);
  const said = [...new Set(texts.flatMap((text) => text.split(BLANKS)))];
  for (const word of said) {
    if (words.size > MAX_WORDS) break;
    for (const spelling of spellingsOf(word)) words.add(spelling);
  }
  words.delete('');
  let bytes = 0;
  return [...words].slice(0, MAX_WORDS).filter((word) => (bytes += bytesAtMost(word)) <= MAX_BYTES);
}

/** With the blank after it; 3 for each unit of UTF-16. */
const bytesAtMost = (word: string): number => (IS_PLAIN.test(word) ? word.length : 3 * word.length) + 1;

const BLANKS = /\s+/;
const SIGNS = /[^\p{L}\p{M}\p{N}]+/u;

/** "Müller-Lüdenscheidt": the whole, each part, and both with ue. */
const spellingsOf = (word: string): string[] =>
  IS_PLAIN.test(word)
    ? [compact(word)]
    : [...new Set([word, inUmlauts(word)].flatMap((spelling) => [spelling, ...spelling.split(SIGNS)]))].map(
        compact,
      );

const termsOf = (parts: readonly string[]): string[] =>
  [...new Set(parts.map(compact))].filter((term) => term.length > 0).slice(0, MAX_TERMS);

/**
 * Possible readings of a query, the likeliest first; the first that finds something counts. The words as typed; a code
 * typed with blanks, "1Z 999 AA1"; each part on its own, as in a number without its beginning, "261120-7K3M9Q", unless
 * a part is a single letter, which begins too many words. Every term must begin a word, or name the country. None:
 * nothing can be found.
 */
export function readingsOf(question: string): string[][] {
  const words = termsOf(question.split(BLANKS));
  const parts = termsOf(question.split(SIGNS));
  const code = compact(question);
  return [
    words,
    ...(words.length > 1 && /\d/.test(code) ? [[code]] : []),
    ...(parts.join() === words.join() || parts.some(({ length }) => length === 1) ? [] : [parts]),
  ].filter(({ length }) => length > 0);
}

/** The words of a country's name, split and folded like an order's; single letters, as in "U.S.A.", do not count. */
export const nameWords = (name: string): string[] =>
  name
    .split(BLANKS)
    .flatMap(spellingsOf)
    .filter((word) => word.length > 1);

/**
 * Whether a term begins a word of a country's name; short terms, which half the world begins with, must be the word.
 */
export const namesCountry = (term: string, words: readonly string[]): boolean =>
  words.some((word) => (term.length < MIN_COUNTRY_TERM ? word === term : word.startsWith(term)));

const MIN_COUNTRY_TERM = 3;
