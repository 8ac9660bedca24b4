// How far ahead a carrier takes the order of a van: one that is wanted later is kept until its moment has come (C-14).
import { berlinInstant, berlinNow } from './berlin.ts';
import { addDays, weekday } from './calendar.ts';
import { isNationwideHoliday } from './pickup.ts';

type Horizon = {
  firstDay: (date: string) => string;
  /** On Berlin's clock. */
  from: string;
};

/** Carriers that are not here take any day that we offer. */
const horizons: Readonly<Record<string, Horizon>> = {
  // MyDHL API, planned_pickup_date_and_time: ten days. At noon the van is less than that away, to the hour as well.
  'DHL Express': { firstDay: (date) => addDays(date, -10), from: '12:00' },
  // FedEx Express: the same, or the next business day. By eight it is that day in America, too.
  FedEx: { firstDay: businessDayBefore, from: '08:00' },
};

/**
 * Monday to Friday, without nationwide holidays. Christmas Eve and New Year's Eve are taken for business days: should the
 * carrier see it otherwise, the day after them is still its next one.
 */
function businessDayBefore(date: string): string {
  const before = addDays(date, -1);
  return weekday(before) > 5 || isNationwideHoliday(before) ? businessDayBefore(before) : before;
}

/** The first moment at which a van of that day may be ordered; null: at any time. */
export function orderableFrom(carrier: string, date: string): Date | null {
  const horizon = Object.hasOwn(horizons, carrier) ? horizons[carrier] : undefined;
  return horizon ? new Date(berlinInstant(horizon.firstDay(date), horizon.from)) : null;
}

/** The carrier does not take the order yet. */
export function isBeyondHorizon(carrier: string, date: string, now: Date): boolean {
  const from = orderableFrom(carrier, date);
  return from !== null && now < from;
}

/** The day on which we order it, in Berlin; null: at once. */
export function orderDay(carrier: string, date: string): string | null {
  const from = orderableFrom(carrier, date);
  return from && berlinNow(from).date;
}

/** Those that do not take the order yet, whichever is chosen later. */
export const carriersThatWait = (date: string, now: Date): string[] =>
  Object.keys(horizons).filter((carrier) => isBeyondHorizon(carrier, date, now));
