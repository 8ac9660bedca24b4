// The decisions of the rate list, without a screen: order of rows, groups of refusals, which rate stays chosen.
import { type SortMode, sortOffers } from '#domain/rate.ts';
import { type CarrierMessage, HUB, type Rate } from '#contract/rates.ts';
import { rateName, rateWish } from '../../lib/chosen-rate.ts';
import type { RatesRequest } from '../../lib/rates-request.ts';

/**
 * Ids of the rows from top to bottom. While the list is held (pointer over it, a finger on it) rows keep their
 * places and new ones go to the end, so that nothing moves under a click.
 */
export function arrange(
  before: readonly string[],
  rates: readonly Rate[],
  { mode, held }: { mode: SortMode; held: boolean },
): string[] {
  const sorted = sortOffers(rates, mode).map((rate) => rate.id);
  if (!held) return sorted;
  const kept = before.filter((id) => sorted.includes(id));
  return [...kept, ...sorted.filter((id) => !kept.includes(id))];
}

/** Every carrier has answered, and nothing is for sale: nothing to sort or count, and no price to hold. */
export const hasNoRates = ({ state, rates }: Pick<RatesRequest, 'state' | 'rates'>): boolean =>
  state === 'done' && rates.length === 0;

/** The rates that came in under this name: those of a carrier, or all hub routes. */
export const answersOf = (name: string, rates: readonly Rate[]): Rate[] =>
  rates.filter(({ carrier, isHub }) => (isHub ? name === HUB : carrier === name));

/**
 * The customer's rate, found again in a new answer: by id, else by carrier and service. Rates received before an answer
 * broke off are not listed and will never be binding.
 */
export function keepChoice(
  chosen: Pick<Rate, 'id' | 'carrier' | 'service'> | null,
  { state, rates }: Pick<RatesRequest, 'state' | 'rates'>,
) {
  if (!chosen || state === 'failed') return null;
  return (
    rates.find((rate) => rate.id === chosen.id) ??
    rates.find((rate) => rate.carrier === chosen.carrier && rate.service === chosen.service) ??
    null
  );
}

/** The rate chosen in the price comparison before there was an address; null if it is not offered for this one. */
export const wishedRate = (
  { rates, shipmentData }: Pick<RatesRequest, 'rates' | 'shipmentData'>,
  wish: unknown,
) => rates.find((rate) => rateWish(shipmentData?.toAddress.country, rateName(rate)) === wish) ?? null;

/** One entry of "not available": all services of a carrier that share a reason. */
export type Refusal = {
  carrier: string;
  reason: CarrierMessage['reason'];
  services: string[];
  text: string | null;
  tooLong: NonNullable<CarrierMessage['tooLong']>;
};

/** Refusals to list, and those of services that are not sold directly (C-11). */
export function groupMessages(messages: readonly CarrierMessage[]): {
  unavailable: Refusal[];
  notDirect: Refusal[];
} {
  const byKey = new Map<string, Refusal>();
  for (const { carrier, service, reason, text = null, tooLong = [] } of messages) {
    const key = JSON.stringify([carrier, reason, text, tooLong]);
    const refusal = byKey.get(key) ?? { carrier, reason, services: [], text, tooLong };
    if (service && !refusal.services.includes(service)) refusal.services.push(service);
    byKey.set(key, refusal);
  }
  const refusals = [...byKey.values()];
  return {
    unavailable: refusals.filter(({ reason }) => reason !== 'not_direct'),
    notDirect: refusals.filter(({ reason }) => reason === 'not_direct'),
  };
}

/** Rates that cannot be booked directly: one per service, or one for a carrier that named none. */
export const countNotDirect = (refusals: readonly Refusal[]): number =>
  refusals.reduce((sum, { services }) => sum + Math.max(1, services.length), 0);

type WayOut = 'address' | 'size' | 'services';

const wayOut: { [reason in CarrierMessage['reason']]?: WayOut } = {
  address_too_long: 'address',
  too_heavy: 'size',
  too_large: 'size',
  no_rates: 'size',
  lithium_not_carried: 'services',
  ddp_not_offered: 'services',
  pickup_not_offered: 'services',
};

/** What helps, as far as the shipment can be changed so that a carrier takes it. */
export const waysOut = (messages: readonly CarrierMessage[]): WayOut[] => [
  ...new Set(messages.flatMap(({ reason }) => wayOut[reason] ?? [])),
];
