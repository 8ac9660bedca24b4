// How long the message about a refusal stays.
import { expect, test } from 'vitest';
import { isMended } from './is-mended.ts';

test('a refusal is cleared once every field it named is corrected', () => {
  const errorAt = (wrong: readonly string[]) => (path: string) =>
    wrong.includes(path) ? 'invalid' : undefined;
  const refused = [{ path: 'toAddress.zip' }, { path: 'packages.0.hsCode' }];
  expect(isMended(refused, errorAt(['toAddress.zip', 'packages.0.hsCode']))).toBe(false);
  expect(isMended(refused, errorAt(['packages.0.hsCode']))).toBe(false);
  expect(isMended(refused, errorAt(['toAddress.name']))).toBe(true);
  expect(isMended([], errorAt([]))).toBe(false);
});
