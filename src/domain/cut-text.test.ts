// Where a text is cut.
import { expect, test } from 'vitest';
import { cutText } from './cut-text.ts';

test.each([
  ['', 3, ''],
  ['abc', 3, 'abc'],
  ['abcd', 3, 'abc'],
  ['ab📦', 3, 'ab'],
  ['ab📦', 4, 'ab📦'],
  ['📦📦📦', 4, '📦📦'],
  ['📦', 0, ''],
])('%j is cut to %i characters, in front of a pair that does not fit: %j', (text, most, cut) => {
  expect(cutText(text, most)).toBe(cut);
});
