// Which mistakes of a form are shown.
import { expect, test } from 'vitest';
import { isShown } from './use-form.ts';

test.each([
  ['toAddress.zip', 'toAddress.zip', true],
  ['toAddress', 'toAddress.zip', true],
  ['', 'toAddress.zip', true],
  ['packages.1', 'packages.1.length', true],
  ['packages.1', 'packages.10.length', false],
  ['toAddress.zip', 'toAddress', false],
  ['name', 'nameless', false],
])('after leaving %j a mistake at %j is shown: %s', (revealed, path, shown) => {
  expect(isShown(new Set([revealed]), path)).toBe(shown);
});

test('nothing is shown before anything was left', () => {
  expect(isShown(new Set(), 'name')).toBe(false);
});
