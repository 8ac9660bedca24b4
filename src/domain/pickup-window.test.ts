// What is a pickup window, and what is not.
import { expect, test } from 'vitest';
import { PickupWindow } from './pickup-window.ts';

const window = { date: '2026-11-24', timeFrom: '10:00', timeTo: '15:00' };

test.each([
  { date: '2026-02-30' },
  { date: '23.11.2026' },
  { date: '2026-11-24T10:00:00Z' },
  { date: null },
  { timeFrom: '24:00' },
  { timeFrom: '9:00' },
  { timeTo: '15:60' },
  { timeTo: '15' },
  { timeTo: '015:00' },
  { timeTo: '15:000' },
  { instructions: 7 },
])('a window with %j is refused', (change) => {
  const parsed = PickupWindow.safeParse({ ...window, ...change });
  expect(parsed.error?.issues.map((issue) => [issue.path[0], issue.message])).toEqual([
    [Object.keys(change)[0], 'invalid'],
  ]);
});

test('instructions are optional and may have several lines', () => {
  const full = { ...window, instructions: 'Ring twice\nsecond floor' };
  expect(PickupWindow.parse(full)).toEqual(full);
  // A carrier's own hours, when an operator arranges the pickup.
  for (const time of ['00:00', '09:30', '19:59', '20:00', '23:59'])
    expect(PickupWindow.safeParse({ ...full, timeFrom: time, timeTo: time }).success, time).toBe(true);
  expect(PickupWindow.safeParse({ ...full, instructions: 'x'.repeat(500) }).success).toBe(true);
  expect(PickupWindow.safeParse({ ...full, instructions: 'x'.repeat(501) }).success).toBe(false);
});
