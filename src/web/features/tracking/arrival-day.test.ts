// An expected day is the same for every reader; a time of day is in the reader's time zone.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

// Date formatters are created once, with the time zone of that moment, so the modules are reset around these tests.
beforeEach(() => {
  vi.stubEnv('TZ', 'America/New_York');
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

const arrivalDay = async (eta: string): Promise<string> => (await import('./arrival-day.ts')).arrivalDay(eta);

test('a date without a time is the same day west of Greenwich too', async () => {
  expect(await arrivalDay('2026-11-24T00:00:00.000Z')).toBe('24.11.2026');
  expect(await arrivalDay('2026-11-24')).toBe('24.11.2026');
});

test("with a time it is the reader's day", async () => {
  expect(await arrivalDay('2026-11-24T02:00:00.000Z')).toBe('23.11.2026');
});
