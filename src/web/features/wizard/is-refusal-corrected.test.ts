// How long the message about a refusal stays.
import { expect, test } from 'vitest';
import { isRefusalCorrected } from './is-refusal-corrected.ts';

test('a refusal is cleared once every field it named is corrected', () => {
  const errorAt = (wrong: readonly string[]) => (path: string) =>
    wrong.includes(path) ? 'invalid' : undefined;
  const refused = [{ path: 'toAddress.zip' }, { path: 'packages.0.hsCode' }];
  expect(isRefusalCorrected(refused, errorAt(['toAddress.zip', 'packages.0.hsCode']))).toBe(false);
  expect(isRefusalCorrected(refused, errorAt(['packages.0.hsCode']))).toBe(false);
  expect(isRefusalCorrected(refused, errorAt(['toAddress.name']))).toBe(true);
  expect(isRefusalCorrected([], errorAt([]))).toBe(false);
});
