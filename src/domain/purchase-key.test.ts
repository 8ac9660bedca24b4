// Purchase keys expire a day after the purchase was opened.
import { expect, test } from 'vitest';
import { isKeyValid } from './purchase-key.ts';

test('a key is valid for a day, to the millisecond', () => {
  const opened = new Date('2026-11-27T06:00:00Z');
  expect(isKeyValid(opened, new Date('2026-11-28T06:00:00Z'))).toBe(true);
  expect(isKeyValid(opened, new Date('2026-11-28T06:00:00.001Z'))).toBe(false);
});
