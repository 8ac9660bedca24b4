// Parsers for what others write about parcels: status words, timestamps, places, codes. Unreadable text becomes null.
import { isCalendarDate } from './calendar.ts';
import { HOUR_MS } from './durations.ts';
import { Incident, TrackingStatus } from './tracking.ts';

/** Synonyms that shops and carriers use. */
const otherWords: ReadonlyMap<string, TrackingStatus> = new Map(
  Object.entries({
    collected: 'picked_up',
    shipped: 'in_transit',
    transit: 'in_transit',
    customs_clearance: 'customs',
    held: 'on_hold',
    exception: 'on_hold',
    delayed: 'delivery_delayed',
    available_for_pickup: 'ready_for_pickup',
    failure: 'delivery_failed',
    failed_attempt: 'delivery_failed',
    returned: 'return_to_sender',
    canceled: 'cancelled',
  } satisfies Record<string, TrackingStatus>),
);

/** "Out for delivery" is `out_for_delivery`. An unknown word is `pending`. */
export function statusFromWord(word: string): TrackingStatus {
  const name = word
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_');
  const known = TrackingStatus.safeParse(name);
  return known.success ? known.data : (otherWords.get(name) ?? 'pending');
}

export function incidentFromWord(word: unknown): Incident | null {
  const known = Incident.safeParse(word);
  return known.success ? known.data : null;
}

const MOMENT = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2})?)(?:[.,](\d+))?\s*(Z|[+-]\d{2}:?\d{2})?$/i;
/** Nothing was tracked before the first, and not every calendar holds dates after the last. */
const [FIRST_YEAR, LAST_YEAR] = [2000, 2100];

/** ISO 8601 with any number of fraction digits; without a zone it is UTC. */
export function timestampFrom(text: unknown): Date | null {
  const parts = typeof text === 'string' && text.length < 64 ? MOMENT.exec(text.trim()) : null;
  if (!parts) return null;
  const [, day = '', time = '', fraction = '', zone = 'Z'] = parts;
  // JavaScript would take 30 February for 2 March.
  if (!isCalendarDate(day)) return null;
  const clock = time.length === 5 ? `${time}:00` : time;
  const offset = zone.length === 5 ? `${zone.slice(0, 3)}:${zone.slice(3)}` : zone.toUpperCase();
  const moment = new Date(`${day}T${clock}.${fraction.slice(0, 3).padEnd(3, '0')}${offset}`);
  const year = moment.getUTCFullYear();
  return year >= FIRST_YEAR && year <= LAST_YEAR ? moment : null;
}

/** A time without its zone may be local, as far ahead of UTC as the easternmost zone. */
const AHEAD_MS = 14 * HOUR_MS;

/**
 * When an event happened, according to a message of `saidAt`. Null if unreadable, or further ahead of the message: such
 * a clock is wrong, and its event would make all later ones look older.
 */
export function eventTimeFrom(text: unknown, saidAt: Date): Date | null {
  const at = timestampFrom(text);
  return at && at.getTime() - saidAt.getTime() <= AHEAD_MS ? at : null;
}

type Place = { city: string | null; country: string | null };

const MAX_CITY_LETTERS = 60;

/** City and country, and nothing finer: text with digits may be a street or a postcode (C-55). */
export function coarsePlace(given: { city?: unknown; country?: unknown }): Place {
  const city = typeof given.city === 'string' ? given.city.trim() : '';
  const country = typeof given.country === 'string' ? given.country.trim().toUpperCase() : '';
  const isCity = city.length <= MAX_CITY_LETTERS && /^\p{L}[\p{L}\p{M} .'’()/-]*$/u.test(city);
  return {
    city: isCity ? cityName(city) : null,
    country: /^[A-Z]{2}$/.test(country) ? country : null,
  };
}

/** "Leipzig, DE" */
export function placeFromLine(line: unknown): Place {
  const parts = typeof line === 'string' ? line.split(',').map((part) => part.trim()) : [];
  return parts.length > 2 ? coarsePlace({}) : coarsePlace({ city: parts[0], country: parts[1] });
}

/** Carriers shout: "SAINT-DENIS" is "Saint-Denis". */
const cityName = (city: string): string =>
  city === city.toUpperCase()
    ? city.toLowerCase().replaceAll(/(?<![\p{L}\p{M}'’])\p{L}/gu, (letter) => letter.toUpperCase())
    : city;

const MAX_CODE_LETTERS = 64;

/** The first of a list joined by ";" (C-41), without blanks; null for what no carrier prints on a label. */
export function trackingCodeFrom(text: unknown): string | null {
  if (typeof text !== 'string') return null;
  const code = (text.split(';')[0] ?? '').replaceAll(/\s/g, '');
  return code.length <= MAX_CODE_LETTERS && /^[\w.-]+$/.test(code) ? code : null;
}
