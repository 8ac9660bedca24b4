// The checkout is polled every 3 s, then every 15 s, and no longer than needed (R88, C-36).
import { expect, test } from 'vitest';
import { nextPoll } from './checkout-poll.ts';

const minutes = (count: number) => count * 60_000;
const at = (now: number, change: Partial<Parameters<typeof nextPoll>[0]> = {}) =>
  nextPoll({ startedAt: 0, lastAskedAt: now, now, terminal: false, hidden: false, moved: false, ...change });

test.each([
  ['at the start', 0, 3_000],
  ['shortly before two minutes', minutes(2) - 1, 3_000],
  ['from two minutes on', minutes(2), 15_000],
  ['shortly before fifteen minutes', minutes(15) - 1, 15_000],
])('%s the next poll comes after the right interval', (_, now, inMs) => {
  expect(at(now)).toEqual({ kind: 'ask', inMs });
});

test('time already passed since the last poll counts', () => {
  expect(at(10_000, { lastAskedAt: 8_000 })).toEqual({ kind: 'ask', inMs: 1_000 });
  expect(at(10_000, { lastAskedAt: 1_000 })).toEqual({ kind: 'ask', inMs: 0 });
});

test('a change is polled at once, unless the page is hidden or the order is finished', () => {
  expect(at(10_000, { moved: true })).toEqual({ kind: 'ask', inMs: 0 });
  expect(at(10_000, { moved: true, hidden: true })).toEqual({ kind: 'pause' });
  expect(at(10_000, { moved: true, terminal: true })).toEqual({ kind: 'stop', why: 'terminal' });
});

test('a terminal status stops the polling, whatever else is true', () => {
  expect(at(0, { terminal: true, hidden: true })).toEqual({ kind: 'stop', why: 'terminal' });
  expect(at(minutes(60), { terminal: true })).toEqual({ kind: 'stop', why: 'terminal' });
});

test('after fifteen minutes it stops', () => {
  expect(at(minutes(15))).toEqual({ kind: 'stop', why: 'too-long' });
});

test('a hidden tab pauses, and polls again when it is shown', () => {
  expect(at(5_000, { hidden: true })).toEqual({ kind: 'pause' });
  expect(at(minutes(60), { lastAskedAt: 5_000 })).toEqual({ kind: 'ask', inMs: 0 });
});

test('an updated status restarts the fifteen minutes', () => {
  expect(at(minutes(16), { startedAt: minutes(16) })).toEqual({ kind: 'ask', inMs: 3_000 });
});

test('polling at these intervals takes at most 93 requests', () => {
  let now = 0;
  let asked = 0;
  for (let step = at(now); step.kind === 'ask'; step = at(now)) {
    now += step.inMs;
    asked += 1;
  }
  expect(asked).toBe(40 + 52);
  expect(now).toBe(minutes(15));
});
