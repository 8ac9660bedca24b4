// Days of the calendar, yyyy-MM-dd; no clock and no time zone.
import { DAY_MS } from './durations.ts';

/** Days since 1970. */
export const dayNumber = (date: string): number => Date.parse(`${date}T00:00:00Z`) / DAY_MS;

/** Whether the calendar has this day: no 30 February. */
export const isCalendarDate = (date: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(date) && !Number.isNaN(dayNumber(date)) && addDays(date, 0) === date;

export const addDays = (date: string, days: number): string =>
  new Date((dayNumber(date) + days) * DAY_MS).toISOString().slice(0, 10);

/** 1 Monday … 7 Sunday. */
export const weekday = (date: string): number => new Date(dayNumber(date) * DAY_MS).getUTCDay() || 7;
