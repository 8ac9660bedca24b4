// Which countries are found before all their names have loaded.
import { expect, test } from 'vitest';
import { countriesStartingWith, onlyMatch } from './countries-starting-with.ts';
import type { Country } from './country-list.ts';

const named = (names: Record<string, string>): Country[] =>
  Object.entries(names).map(([code, name]) => ({ code, name, also: [] }));

const countries = named({
  DK: 'Dänemark',
  DE: 'Deutschland',
  GN: 'Guinea',
  GW: 'Guinea-Bissau',
  NE: 'Niger',
  NG: 'Nigeria',
});

test.each([
  ['d', 'DK DE'],
  [' DEUT ', 'DE'],
  ['ng', 'NG'],
  ['ni', 'NE NG'],
  ['zz', ''],
])('typing "%s" may mean %s', (typed, codes) => {
  expect(
    countriesStartingWith(countries, typed)
      .map(({ code }) => code)
      .join(' '),
  ).toBe(codes);
});

test('a code comes before names that start with it', () => {
  const both = named({ DK: 'Denmark', DE: 'Germany' });
  expect(countriesStartingWith(both, 'de').map(({ code }) => code)).toEqual(['DE', 'DK']);
});

test.each([
  ['deu', 'DE'],
  ['de', 'DE'],
  ['niger', 'NE'],
  ['Guinea', 'GN'],
  ['gui', undefined],
  ['zz', undefined],
  [' ', undefined],
])('leaving the field with "%s" typed means %s', (typed, code) => {
  expect(onlyMatch(countries, typed)?.code).toBe(code);
});
