// How deeply a body may nest before it is refused.
import { expect, test } from 'vitest';
import { isTooDeeplyNested } from './nesting.ts';

test.each([
  ['[1, {"a": [2]}]', false],
  [`${'['.repeat(32)}${']'.repeat(32)}`, false],
  [`${'['.repeat(33)}${']'.repeat(33)}`, true],
  ['{"a":'.repeat(33), true],
  // Brackets in strings, and many side by side, do not count as nesting.
  [JSON.stringify('['.repeat(100)), false],
  [JSON.stringify(`\\"${'{'.repeat(100)}`), false],
  [`[${'[],'.repeat(100)}[]]`, false],
])('%s nests too deeply: %s', (json, expected) => {
  expect(isTooDeeplyNested(json)).toBe(expected);
});
