// An expected day is the same for every reader; an hour is the reader's own.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { arrivalDay } from './arrival-day.ts';

beforeEach(() => void vi.stubEnv('TZ', 'America/New_York'));
afterEach(() => void vi.unstubAllEnvs());

test('a day without an hour is that day west of Greenwich, too', () => {
  expect(arrivalDay('2026-11-24T00:00:00.000Z')).toBe('24.11.2026');
  expect(arrivalDay('2026-11-24')).toBe('24.11.2026');
});

test('with an hour it is the day of the reader', () => {
  expect(arrivalDay('2026-11-24T02:00:00.000Z')).toBe('23.11.2026');
});
