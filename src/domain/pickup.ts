// Pickup rules: the days and hours on offer, and why a window is refused (R46, R47, C-12, C-13).
import { berlinInstant, berlinIso, berlinNow, minutesOf } from './berlin.ts';
import { addDays, weekday } from './calendar.ts';
import { HOUR_MS } from './durations.ts';
import type { ShipmentStatus } from './order.ts';
import type { PickupWindow } from './pickup-window.ts';

/** Hours between start and end. The carriers' own floor is 3, which this rule makes unreachable (C-13). */
export const MIN_PICKUP_HOURS = 5;
const LEAD_HOURS = 3;
/** About how long a label is held for the export declaration: an earlier van would find no label (R98, C-40). */
const HOLD_HOURS = 24;
const LAST_DAY = 28;
const STARTS: readonly string[] = ['10:00', '11:00'];
/** 14:00, which A§5 has as well, is never five hours after a start (C-13). */
const ENDS: readonly string[] = ['15:00', '16:00'];

export type PickupRefusal =
  | 'pickup_date_range'
  | 'pickup_weekend'
  | 'pickup_holiday'
  | 'pickup_start'
  | 'pickup_end'
  | 'pickup_lead'
  | 'pickup_hold'
  | 'pickup_min_window';

/**
 * Whether the window can be booked; if not, why, and the first and last day on offer. `heldSince`: when the label's
 * hold for the export declaration began, or would begin if it were bought then.
 */
export function checkPickup(
  window: PickupWindow,
  now: Date,
  heldSince: Date | null = null,
): { ok: true } | { ok: false; reason: PickupRefusal; minDate: string; maxDate: string } {
  const { date: today } = berlinNow(now);
  const reason = dayRefusal(window.date, today) ?? startRefusal(window, now, heldSince) ?? endRefusal(window);
  if (!reason) return { ok: true };
  const days = pickupDays(now, heldSince);
  return { ok: false, reason, minDate: days[0] ?? today, maxDate: days.at(-1) ?? addDays(today, LAST_DAY) };
}

function dayRefusal(date: string, today: string): PickupRefusal | null {
  if (date < today || date > addDays(today, LAST_DAY)) return 'pickup_date_range';
  if (weekday(date) > 5) return 'pickup_weekend';
  return isNationwideHoliday(date) || DAYS_WITHOUT_PICKUP.includes(date.slice(5)) ? 'pickup_holiday' : null;
}

type Start = Pick<PickupWindow, 'date' | 'timeFrom'>;

function startRefusal({ date, timeFrom }: Start, now: Date, heldSince: Date | null): PickupRefusal | null {
  if (!STARTS.includes(timeFrom)) return 'pickup_start';
  const hoursAfter = (moment: Date) => (berlinInstant(date, timeFrom) - moment.getTime()) / HOUR_MS;
  if (heldSince && hoursAfter(heldSince) < HOLD_HOURS + LEAD_HOURS) return 'pickup_hold';
  return hoursAfter(now) < LEAD_HOURS ? 'pickup_lead' : null;
}

function endRefusal({ timeFrom, timeTo }: Omit<PickupWindow, 'date'>): PickupRefusal | null {
  if (minutesOf(timeTo) - minutesOf(timeFrom) < MIN_PICKUP_HOURS * 60) return 'pickup_min_window';
  return ENDS.includes(timeTo) ? null : 'pickup_end';
}

/** Every offered day, ascending. Slots first: a day without a bookable start is not offered (C-12). */
export function pickupDays(now: Date, heldSince: Date | null = null): string[] {
  const { date: today } = berlinNow(now);
  const days = Array.from({ length: LAST_DAY + 1 }, (_, ahead) => addDays(today, ahead));
  return days.filter((date) => !dayRefusal(date, today) && bookableStarts(date, now, heldSince).length > 0);
}

/** Bookable starts of a day; none when nothing can be collected on it. Each has at least one end. */
export const pickupStarts = (date: string, now: Date, heldSince: Date | null = null): string[] =>
  dayRefusal(date, berlinNow(now).date) ? [] : bookableStarts(date, now, heldSince);

const bookableStarts = (date: string, now: Date, heldSince: Date | null): string[] =>
  STARTS.filter((timeFrom) => !startRefusal({ date, timeFrom }, now, heldSince));

/** Ends that go with a start: 10:00 → 15:00, 16:00; 11:00 → 16:00. */
export const pickupEnds = (timeFrom: string): string[] =>
  STARTS.includes(timeFrom) ? ENDS.filter((timeTo) => !endRefusal({ timeFrom, timeTo })) : [];

/** The window as carriers want it: ISO 8601 with Berlin's offset of that day. */
export const pickupInstants = (window: PickupWindow): { minDatetime: string; maxDatetime: string } => ({
  minDatetime: berlinIso(window.date, window.timeFrom),
  maxDatetime: berlinIso(window.date, window.timeTo),
});

/** The van has come by now, or never will. */
export const isPickupOver = ({ date, timeTo }: PickupWindow, now: Date): boolean =>
  berlinInstant(date, timeTo) <= now.getTime();

type Waiting = { packageIndex: number; leg: number; status: ShipmentStatus };

/**
 * Whether the parcel waits at the sender's door: not given back (`locked`), not yet on its way, and not the leg from a
 * hub.
 */
export const awaitsCollection = (
  { packageIndex, leg, status }: Waiting,
  locked: readonly number[],
): boolean => leg === 0 && status === 'created' && !locked.includes(packageIndex);

/** New Year, Labour Day, German Unity Day, Christmas. */
const FIXED_HOLIDAYS = ['01-01', '05-01', '10-03', '12-25', '12-26'];
/** Christmas Eve and New Year's Eve: no holidays, but carriers do not collect (data.md 5). */
const DAYS_WITHOUT_PICKUP = ['12-24', '12-31'];
/** Days from Easter Sunday: Good Friday, Easter Monday, Ascension, Whit Monday. */
const EASTER_HOLIDAYS = [-2, 1, 39, 50];

/** The nine holidays of all German states; regional ones are no reason to refuse (C-12). */
export const germanHolidays = (year: number): ReadonlySet<string> =>
  new Set([
    ...FIXED_HOLIDAYS.map((day) => `${String(year).padStart(4, '0')}-${day}`),
    ...EASTER_HOLIDAYS.map((days) => addDays(easterSunday(year), days)),
  ]);

/** Cached, because a calendar checks every day that it shows. */
const holidaysByYear = new Map<number, ReadonlySet<string>>();

export function isNationwideHoliday(date: string): boolean {
  const year = Number(date.slice(0, 4));
  const holidays = holidaysByYear.get(year) ?? germanHolidays(year);
  holidaysByYear.set(year, holidays);
  return holidays.has(date);
}

/** Gregorian computus after Meeus, Jones and Butcher; the letters are theirs. */
export function easterSunday(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 19 * l) / 433);
  const month = Math.floor((h + l - 7 * m + 90) / 25);
  const day = (h + l - 7 * m + 33 * month + 19) % 32;
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** The window between two instants in Berlin local time; null when they are on different days there. */
export function windowFromInstants(min: Date, max: Date): Omit<PickupWindow, 'instructions'> | null {
  const [from, to] = [berlinNow(min), berlinNow(max)];
  if (from.date !== to.date) return null;
  return { date: from.date, timeFrom: from.time, timeTo: to.time };
}
