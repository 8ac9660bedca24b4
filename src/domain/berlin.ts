// Berlin local time. Dates are yyyy-MM-dd, times HH:mm.
import { dayNumber } from './calendar.ts';
import { DAY_MS, MINUTE_MS } from './durations.ts';

let made: Intl.DateTimeFormat | undefined;

/** Created on first use: that takes a phone fifty milliseconds, and most pages never need it. */
const wallClock = (): Intl.DateTimeFormat =>
  (made ??= new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/Berlin',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }));

export function berlinNow(now: Date): { date: string; time: string } {
  // British order: "20/11/2026, 09:30". Takes a third of the time of formatToParts.
  const [day = '', month = '', year = '', hour = '', minute = ''] =
    wallClock().format(now).match(/\d+/g) ?? [];
  return { date: `${year.padStart(4, '0')}-${month}-${day}`, time: `${hour}:${minute}` };
}

/** "10:30" → 630. */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** Milliseconds since 1970 of a moment in Berlin local time. */
export const berlinInstant = (date: string, time: string): number =>
  wallTime(date, time) - offsetMinutes(date, time) * MINUTE_MS;

/** The same as ISO 8601 with Berlin's offset: 2026-11-23T10:00:00+01:00. */
export function berlinIso(date: string, time: string): string {
  const hours = String(offsetMinutes(date, time) / 60).padStart(2, '0');
  return `${date}T${time}:00+${hours}:00`;
}

/** Berlin local time read as if it were UTC. */
const wallTime = (date: string, time: string): number =>
  dayNumber(date) * DAY_MS + minutesOf(time) * MINUTE_MS;

/** Berlin is two hours ahead if its clock confirms that guess, else one; hours skipped in spring take one. */
function offsetMinutes(date: string, time: string): number {
  const summer = berlinNow(new Date(wallTime(date, time) - 120 * MINUTE_MS));
  return summer.time === time ? 120 : 60;
}
