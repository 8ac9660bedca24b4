// Typos: recognised wherever they are, and nothing else is.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { typoAt } from './tariff-typos.ts';

test.each([
  ['a letter left out', 'pulover', 'pullover', 0],
  ['a letter left out at the end', 'pullove', 'pullover', 0],
  ['a letter too many', 'pulloxver', 'pullover', 6],
  ['a double letter tripled', 'pulllover', 'pullover', 3],
  ['a wrong letter', 'pullower', 'pullover', 6],
  ['a wrong letter at the beginning', 'bullover', 'pullover', 1],
  ['two letters swapped', 'pullovre', 'pullover', 7],
])('%s', (_case, word, other, at) => {
  expect(typoAt(word, other)).toBe(at);
});

test.each([
  ['pulver', 'pullover'],
  ['tasse', 'kasten'],
  ['abcde', 'badce'],
  ['abcd', 'acdb'],
  ['', 'ab'],
])('%j is not a typo of %j', (word, other) => {
  expect(typoAt(word, other)).toBeNull();
});

test('it finds what a search through all typos finds', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 });
  fc.assert(
    fc.property(letters, letters, (word, other) => {
      expect(typoAt(word, other) !== null).toBe(word === other || allSlips(word).has(other));
    }),
    { numRuns: 2_000 },
  );
});

function allSlips(word: string): Set<string> {
  const slips = new Set<string>();
  for (let at = 0; at <= word.length; at += 1) {
    const [before, letter, behind] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)];
    slips.add(before + behind);
    for (const one of ['a', 'b', 'c']) slips.add(before + one + letter + behind).add(before + one + behind);
    if (behind !== '') slips.add(before + behind.charAt(0) + letter + behind.slice(1));
  }
  return slips;
}
