// What counts as the number that was meant, whatever the library reads.
import { expect, test } from 'vitest';
import { phoneKind } from './phone.ts';

const read = (possible: boolean, valid: boolean, ext?: string) => ({
  isPossible: () => possible,
  isValid: () => valid,
  ext,
});

test.each([
  ['+49 40 1', read(true, false), 'whole'],
  ['  +49 40 1', read(true, false), 'whole'],
  ['+49 4', read(false, false), 'unclear'],
  ['040 1', read(true, false), 'unclear'],
  ['040 1234567', read(true, true), 'whole'],
  ['040 1234567 ext. 1', read(true, true, '1'), 'extended'],
  ['040 12 ext. 1', read(true, false, '1'), 'unclear'],
  ['nach 18 Uhr', undefined, 'unclear'],
] as const)('"%s", read as %o, is %s', (typed, number, kind) => {
  expect(phoneKind(typed, number)).toBe(kind);
});
