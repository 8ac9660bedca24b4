// The date beside a document is the date on it.
import { expect, test } from 'vitest';
import { paperDay } from './paper-day.ts';

test.each([
  ['2026-11-21T22:59:59.999Z', '21.11.2026'],
  ['2026-11-21T23:00:00.000Z', '22.11.2026'],
  ['2026-06-30T22:00:00.000Z', '01.07.2026'],
])('%s is %s in Berlin', (instant, day) => {
  expect(paperDay(instant)).toBe(day);
});
