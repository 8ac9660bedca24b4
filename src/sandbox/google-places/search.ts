// Finds places by word beginnings, ignoring case, accents, umlauts and "str.".
import { type SeedPlace, seedPlaces } from './seed.ts';

const LIMIT = 5;

/** "Müllerstraße" and "muellerstrasse" fold to the same text. */
export const fold = (text: string): string =>
  text
    .toLowerCase()
    .replace(/ä/g, 'ae')
    .replace(/ö/g, 'oe')
    .replace(/ü/g, 'ue')
    .replace(/ß/g, 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/ł/g, 'l')
    .replace(/ø/g, 'o');

const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

const isNumber = (word: string): boolean => /^\d/.test(word);

const indexed = seedPlaces.map((place) => ({
  place,
  street: wordsOf(place.route),
  rest: wordsOf([place.number, place.zip, place.town, place.subpremise].filter(Boolean).join(' ')),
}));

/** Every word must begin a word of the address, one of them a word of its street. */
export function findPlaces(input: string, countries: readonly string[]): SeedPlace[] {
  const words = wordsOf(input);
  const found = indexed.filter(({ place, street, rest }) => {
    if (countries.length > 0 && !countries.includes(place.country.toLowerCase())) return false;
    // A street without a number matches any number.
    const wanted = place.number === null ? words.filter((word) => !isNumber(word)) : words;
    const begins = (list: string[], word: string) => list.some((one) => one.startsWith(word));
    return (
      wanted.some((word) => begins(street, word)) &&
      wanted.every((word) => begins(street, word) || begins(rest, word))
    );
  });
  return found.slice(0, LIMIT).map(({ place }) => place);
}

export const placeById = (id: string): SeedPlace | undefined => seedPlaces.find((place) => place.id === id);
