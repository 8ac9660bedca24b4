// Days of the calendar: sums, weekdays, and texts that are not days.
import { expect, test } from 'vitest';
import { addDays, isCalendarDate, weekday } from './calendar.ts';

test.each([
  ['2026-12-31', 1, '2027-01-01'],
  ['2027-01-01', -1, '2026-12-31'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-02-28', 1, '2026-03-01'],
  ['2026-03-28', 2, '2026-03-30'],
  ['2026-10-24', 28, '2026-11-21'],
])('%s and %j days is %s', (date, days, expected) => {
  expect(addDays(date, days)).toBe(expected);
});

test('weeks begin on Monday', () => {
  expect(['2026-11-23', '2026-11-27', '2026-11-28', '2026-11-29'].map(weekday)).toEqual([1, 5, 6, 7]);
});

test('only days that exist in the calendar are dates', () => {
  expect(['2026-11-23', '2028-02-29', '2026-12-31'].filter((date) => !isCalendarDate(date))).toEqual([]);
  const wrong = [
    '',
    '2026-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-1-1',
    '26-01-01',
    '2026-11-23T',
    'x',
  ];
  expect(wrong.filter(isCalendarDate)).toEqual([]);
});
