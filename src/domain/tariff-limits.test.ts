// What the specification says of tariff suggestions (R32).
import { expect, test } from 'vitest';
import { MAX_LABEL, MAX_SUGGESTIONS, MIN_SEARCHED } from './tariff-limits.ts';

test('from three letters on there are up to three suggestions, each named in at most 120 letters', () => {
  expect([MIN_SEARCHED, MAX_SUGGESTIONS, MAX_LABEL]).toEqual([3, 3, 120]);
});
