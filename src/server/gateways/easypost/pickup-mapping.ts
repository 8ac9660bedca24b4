// Pickups: what we request from EasyPost, and which of its offers is bought. Pure.
import { type Address, companyOf } from '#domain/address.ts';
import { berlinNow } from '#domain/berlin.ts';
import type { Carrier } from '#domain/carrier.ts';
import { cutText } from '#domain/cut-text.ts';
import { nameLines } from '#domain/label-line.ts';
import { centsFromEuro, type Cents } from '#domain/money.ts';
import { pickupInstants } from '#domain/pickup.ts';
import type { RateReference } from '#domain/rate.ts';
import type { PickupRequest } from '../carrier.ts';
import { toAddress } from './mapping.ts';
import { carrierFromWire } from './services.ts';
import type { WirePickup } from './wire.ts';

export function toPickupRequest(request: PickupRequest): unknown {
  const { reference, shipment, window, upstreamShipmentId } = request;
  const instructions = instructionsFor(request);
  const { minDatetime, maxDatetime } = pickupInstants(window);
  return {
    pickup: {
      address: doorOf(shipment.fromAddress, carrierFromWire(reference.carrier)),
      shipment: { id: upstreamShipmentId },
      reference: reference.id,
      min_datetime: minDatetime,
      max_datetime: maxDatetime,
      is_account_address: false,
      ...(instructions ? { instructions } : {}),
    },
  };
}

/** Longest names UPS accepts for its driver's contact (Pickup API, `PickupAddress`): shorter than on a label. */
const UPS_NAMES = { name: 22, company: 27 };

const doorOf = (sender: Address, carrier: Carrier | null) => ({
  ...toAddress(sender, carrier),
  ...(carrier === 'UPS' ? nameLines({ name: sender.name, company: companyOf(sender) }, UPS_NAMES) : {}),
});

/** Longest text UPS accepts (Pickup API, `SpecialInstruction`); more is cut off, or the pickup is refused. */
const MOST_CHARACTERS = 57;

/** A pickup names one shipment, so the driver is told of the others in words; the customer's text comes first. */
function instructionsFor({ window, parcels }: PickupRequest): string {
  const words = (window.instructions ?? '').replace(/\s+/g, ' ').trim();
  if (parcels < 2) return cutAtWord(words, MOST_CHARACTERS);
  const count = `${parcels} parcels`;
  const said = cutAtWord(words, MOST_CHARACTERS - count.length - BETWEEN.length);
  return said ? `${said}${BETWEEN}${count}` : count;
}

const BETWEEN = ', ';

function cutAtWord(text: string, most: number): string {
  if (text.length <= most) return text;
  // A word that ends exactly at the limit is kept whole.
  const end = text.lastIndexOf(' ', most);
  const cut = end > 0 ? text.slice(0, end) : cutText(text, most);
  return cut.replace(/[\s.,;:–-]+$/, '');
}

type Offers = Pick<WirePickup, 'pickup_rates' | 'min_datetime'>;

/**
 * The cheapest pickup of the parcels' carrier; null if it offers none. UPS always offers a van for today and, cheaper,
 * one for another day, and refuses the wrong one: the name tells. The answer to a booking does not say which offer was
 * bought: the same rule finds it again from the time of the booking.
 */
export function cheapestPickup(
  pickup: Offers,
  { carrier: wanted }: Pick<RateReference, 'carrier'>,
  at: Date,
): { carrier: string; service: string; costCents: Cents | null } | null {
  const forOtherDay = isOnDayOf(at, pickup) ? FUTURE_DAY : SAME_DAY;
  const offers = pickup.pickup_rates
    .filter((rate) => rate.carrier.toLowerCase() === wanted.toLowerCase() && !forOtherDay.test(rate.service))
    .map(({ carrier, service, rate, currency }) => ({
      carrier,
      service,
      // Our books are in euro; a cost in another currency cannot be compared, and is entered nowhere.
      costCents: (currency ?? 'EUR') === 'EUR' ? centsFromEuro(rate) : null,
    }))
    .sort((a, b) => (a.costCents ?? Infinity) - (b.costCents ?? Infinity) || 0);
  return offers[0] ?? null;
}

/** Spelled in several ways: "Same-day Pickup", "SAME_DAY". */
const SAME_DAY = /same[\s_-]*day/i;
const FUTURE_DAY = /future[\s_-]*day/i;

/** Whether its window is on the day of `at` in Berlin time, as all our windows are (C-14). */
function isOnDayOf(at: Date, { min_datetime: min }: Offers): boolean {
  const [from, then] = [Date.parse(min ?? ''), at.getTime()];
  if (Number.isNaN(from) || Number.isNaN(then)) return false;
  return berlinNow(new Date(from)).date === berlinNow(at).date;
}
