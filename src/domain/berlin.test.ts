// Berlin local time around midnight and at both clock changes.
import { expect, test } from 'vitest';
import { berlinInstant, berlinIso, berlinNow, minutesOf } from './berlin.ts';

test.each([
  ['2026-11-20T22:59:59.999Z', '2026-11-20', '23:59'],
  ['2026-11-20T23:00:00Z', '2026-11-21', '00:00'],
  ['2026-07-01T21:59:00Z', '2026-07-01', '23:59'],
  ['2026-07-01T22:00:00Z', '2026-07-02', '00:00'],
  ['2026-12-31T23:30:00Z', '2027-01-01', '00:30'],
  // 29 March 2026: 01:59 → 03:00. 25 October 2026: 02:00–02:59 twice.
  ['2026-03-29T00:59:00Z', '2026-03-29', '01:59'],
  ['2026-03-29T01:00:00Z', '2026-03-29', '03:00'],
  ['2026-10-25T00:30:00Z', '2026-10-25', '02:30'],
  ['2026-10-25T01:30:00Z', '2026-10-25', '02:30'],
  ['2026-10-25T02:00:00Z', '2026-10-25', '03:00'],
])('at %s it is %s, %s', (instant, date, time) => {
  expect(berlinNow(new Date(instant))).toEqual({ date, time });
});

test.each([
  ['2026-11-23', '10:00', '2026-11-23T10:00:00+01:00'],
  ['2026-07-01', '16:00', '2026-07-01T16:00:00+02:00'],
  ['2026-03-28', '10:00', '2026-03-28T10:00:00+01:00'],
  ['2026-03-29', '01:59', '2026-03-29T01:59:00+01:00'],
  ['2026-03-29', '03:00', '2026-03-29T03:00:00+02:00'],
  ['2026-10-25', '01:59', '2026-10-25T01:59:00+02:00'],
  ['2026-10-25', '03:00', '2026-10-25T03:00:00+01:00'],
  ['2026-10-26', '00:00', '2026-10-26T00:00:00+01:00'],
  ['2026-07-02', '00:30', '2026-07-02T00:30:00+02:00'],
])('%s %s in Berlin is %s', (date, time, iso) => {
  expect(berlinIso(date, time)).toBe(iso);
  expect(berlinInstant(date, time)).toBe(Date.parse(iso));
});

test('a time skipped by the clock change still names a moment, and a time that occurs twice means the first', () => {
  expect(berlinIso('2026-03-29', '02:30')).toBe('2026-03-29T02:30:00+01:00');
  expect(berlinIso('2026-10-25', '02:30')).toBe('2026-10-25T02:30:00+02:00');
});

test('minutes are counted from midnight', () => {
  expect(['00:00', '10:30', '16:00'].map(minutesOf)).toEqual([0, 630, 960]);
});
