// The sum up to which an order is covered: its value, where that is insured and known.
import { expect, test } from 'vitest';
import { shownCover } from './shown-cover.ts';

test.each([
  [true, 123_456, 123_456],
  [true, 0, 10_000],
  [false, 123_456, 10_000],
])('insured %j, worth %i cents: covered up to %i cents', (isInsured, valueCents, cents) => {
  expect(shownCover({ isInsured, valueCents })).toBe(cents);
});
