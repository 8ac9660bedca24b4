// Text that was one line stays as it is.
import { expect, test } from 'vitest';
import { line } from '#domain/text.ts';
import { oneLine } from './one-line.ts';

test.each([
  ['Books\nfor school', 'Books for school'],
  ['Books \r\n\r\n  for\tschool\n', 'Books for school '],
  ['Books  for school ', 'Books  for school '],
])('%j becomes %j, which a single-line field accepts', (text, one) => {
  expect(oneLine(text)).toBe(one);
  expect(line(100).safeParse(one).success).toBe(true);
});
