// The day until which a label can be given back, around midnight.
import { expect, test } from 'vitest';
import { lastReturnDay } from './return-day.ts';

test.for([
  ['2026-12-10T05:25:00Z', '2026-12-09'],
  // Already the 11th in Berlin.
  ['2026-12-10T23:30:00Z', '2026-12-10'],
] as const)('a label that is taken back until %s can be given back on all of %s', ([until, day]) => {
  expect(lastReturnDay(new Date(until))).toBe(day);
});
