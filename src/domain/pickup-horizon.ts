// Pickup horizons: how far ahead a carrier accepts a pickup; a later one is kept until it can be ordered (C-14).
import { berlinInstant, berlinNow } from './berlin.ts';
import { addDays, weekday } from './calendar.ts';
import type { Carrier } from './carrier.ts';
import { isNationwideHoliday } from './pickup.ts';

type Horizon = {
  firstDay: (date: string) => string;
  /** Berlin local time. */
  from: string;
};

/** Null: whatever day we offer. */
const horizons: Readonly<Record<string, Horizon | null>> = {
  // MyDHL API, planned_pickup_date_and_time: ten days. From noon on, the pickup is under ten days away to the hour.
  'DHL Express': { firstDay: (date) => addDays(date, -10), from: '12:00' },
  // FedEx Express: the same or the next business day. By 08:00 that day has begun in America, too.
  FedEx: { firstDay: businessDayBefore, from: '08:00' },
  UPS: null,
  DPD: null,
  'DHL Paket': null,
  USPS: null,
} satisfies Record<Carrier, Horizon | null>;

/**
 * Monday to Friday, without nationwide holidays. Christmas Eve and New Year's Eve count as business days: if the
 * carrier disagrees, the day after them is still its next business day.
 */
function businessDayBefore(date: string): string {
  const before = addDays(date, -1);
  return weekday(before) > 5 || isNationwideHoliday(before) ? businessDayBefore(before) : before;
}

/** The first moment at which a pickup on that day may be ordered; null: at any time. */
export function orderableFrom(carrier: string, date: string): Date | null {
  const horizon = Object.hasOwn(horizons, carrier) ? horizons[carrier] : null;
  return horizon ? new Date(berlinInstant(horizon.firstDay(date), horizon.from)) : null;
}

/** Whether the carrier does not accept the pickup yet. */
export function isBeyondHorizon(carrier: string, date: string, now: Date): boolean {
  const from = orderableFrom(carrier, date);
  return from !== null && now < from;
}

/** The day in Berlin on which we order the pickup; null: at once. */
export function orderDay(carrier: string, date: string): string | null {
  const from = orderableFrom(carrier, date);
  return from && berlinNow(from).date;
}

/** All carriers that do not accept a pickup on that day yet: which one is chosen is not known here. */
export const carriersNotYetBookable = (date: string, now: Date): string[] =>
  Object.keys(horizons).filter((carrier) => isBeyondHorizon(carrier, date, now));
