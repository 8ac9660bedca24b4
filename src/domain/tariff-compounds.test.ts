// Where compounds are split, and where they are not.
import { expect, test } from 'vitest';
import { splitCompound } from './tariff-compounds.ts';

const vocabulary = new Set(
  'baumwolle pullover kaffee maschine kind buch spiel zeug kiste hulle handy'.split(' '),
);
const apart = (word: string) => splitCompound(word, (part) => vocabulary.has(part));

test.each([
  ['baumwollpullover', ['baumwolle', 'pullover']],
  ['kaffeemaschine', ['kaffee', 'maschine']],
  ['kinderbuch', ['kind', 'buch']],
  ['spielzeugkiste', ['spiel', 'zeug', 'kiste']],
])('%s is made of %j', (word, parts) => {
  expect(apart(word)).toEqual({ parts, isGuess: false });
});

test('an unknown first part leaves the known second part, as a guess', () => {
  expect(apart('silikonhulle')).toEqual({ parts: ['silikon', 'hulle'], isGuess: true });
});

test.each(['pullover', 'xyz', 'zahnrad', 'x'.repeat(5_000)])('%s stays whole', (word) => {
  expect(apart(word)).toBeNull();
});
