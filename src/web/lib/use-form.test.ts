// Which errors of a form are shown.
import { expect, test } from 'vitest';
import { isShown, pathsOf, without } from './use-form.ts';

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

test('nothing is shown before any field was left', () => {
  expect(isShown(new Set(), 'name')).toBe(false);
});

test('a refusal at or below a changed path no longer counts, all others do', () => {
  const refused = { 'packages.1.hsCode': 'a', 'packages.10.hsCode': 'b', 'toAddress.zip': 'c' };
  expect(without(refused, 'packages.1')).toEqual({ 'packages.10.hsCode': 'b', 'toAddress.zip': 'c' });
  expect(without(refused, 'packages')).toEqual({ 'toAddress.zip': 'c' });
  expect(without(refused, 'toAddress.zip')).not.toHaveProperty(['toAddress.zip']);
  expect(without(refused, '')).toEqual({});
});

test('a change of several fields applies to each of them', () => {
  expect(pathsOf('toAddress', { country: 'FR', zip: '' })).toEqual(['toAddress.country', 'toAddress.zip']);
});
