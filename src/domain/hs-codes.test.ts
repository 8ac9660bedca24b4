// The list of codes is complete: its count, its order, and codes that must or must not be in it.
import { expect, test } from 'vitest';
import { hsCodes, isHsCode } from './hs-codes.ts';

test('HS 2022 has 5,612 codes, each once and in order', () => {
  expect(hsCodes).toHaveLength(5_612);
  expect([...new Set(hsCodes)].sort()).toEqual(hsCodes);
  expect(hsCodes.filter((code) => !/^\d{6}$/.test(code))).toEqual([]);
  // Checksum of the published list: no digit is wrong.
  expect(hsCodes.reduce((sum, code) => sum + Number(code), 0)).toBe(2_936_068_673);
});

test.each(['010121', '610910', '851713', '950300', '970610'])('%s is an HS code', (code) => {
  expect(isHsCode(code)).toBe(true);
});

test.each(['610999', '851712', '770000', '999999', '6109', '61091000', ''])(
  '%s is not an HS code',
  (code) => {
    expect(isHsCode(code)).toBe(false);
  },
);
