// How far ahead carriers accept a pickup: DHL Express ten days, FedEx the same or the next business day.
import type { Carrier } from './carrier-accounts.ts';

const DAY_MS = 86_400_000;

const berlin = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin', dateStyle: 'short' });
const dayOf = (at: number): number => Date.parse(`${berlin.format(at)}T00:00:00Z`);

export function isTooFarAhead(carrier: Carrier, { min, now }: { min: number; now: number }): boolean {
  const [day, today] = [dayOf(min), dayOf(now)];
  if (carrier === 'DHLExpress') return min - now > 10 * DAY_MS;
  if (carrier !== 'FedEx') return false;
  for (let between = today + DAY_MS; between < day; between += DAY_MS)
    if (isBusinessDay(between)) return true;
  return false;
}

function isBusinessDay(day: number): boolean {
  const date = new Date(day);
  if (date.getUTCDay() % 6 === 0) return false;
  const fromEaster = Math.round((day - easter(date.getUTCFullYear())) / DAY_MS);
  const isFixed = ['01-01', '05-01', '10-03', '12-25', '12-26'].includes(date.toISOString().slice(5, 10));
  return !isFixed && ![-2, 1, 39, 50].includes(fromEaster);
}

/** Gauss's Easter algorithm, as corrected by Lichtenberg. */
function easter(year: number): number {
  const century = Math.floor(year / 100);
  const moon = 15 + Math.floor((3 * century + 3) / 4) - Math.floor((8 * century + 13) / 25);
  const sun = 2 - Math.floor((3 * century + 3) / 4);
  const a = year % 19;
  const d = (19 * a + moon) % 30;
  const r = Math.floor((d + Math.floor(a / 11)) / 29);
  const full = 21 + d - r;
  const sunday = 7 - ((year + Math.floor(year / 4) + sun) % 7);
  return Date.UTC(year, 2, full + 7 - ((((full - sunday) % 7) + 7) % 7));
}
