// Texts that may be the number of an export declaration.
import { expect, test } from 'vitest';
import { readMrn } from './mrn.ts';

test.each([
  ['26DE485012345678E1', '26DE485012345678E1'],
  [' 26de 4850 1234 5678 e1 ', '26DE485012345678E1'],
  ['26DE485012345678E', null],
  ['26DE485012345678E12', null],
  ['MRN26DE485012345678E1', null],
  ['2XDE485012345678E1', null],
  ['26D1485012345678E1', null],
  ['26DE48501234567-E1', null],
  ['', null],
])('"%s" is read as %s', (given, mrn) => {
  expect(readMrn(given)).toBe(mrn);
});
