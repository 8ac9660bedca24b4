// Carrier rates: hide, dedupe, sort, best (R60–R63, C-20).
import { type Carrier, isShown, type Storefront, type Visibility } from './carrier.ts';
import type { Cents } from './money.ts';

/** What a carrier asks of us. The cost is net and never leaves the server. */
export type CarrierRate = {
  carrier: Carrier;
  service: string;
  costCents: Cents;
  /** Business days; null when the carrier promises none. */
  deliveryDays: number | null;
  /** yyyy-MM-dd */
  deliveryDate: string | null;
  reference: RateReference;
};

/**
 * Whether the carrier's delivery date still holds. Carriers count it from today: a parcel collected later misses it,
 * and so does one whose label is held for its export declaration (C-40).
 */
export const keepsDeliveryDate = (
  { collectedOn, isHeld }: { collectedOn: string | null; isHeld: boolean },
  today: string,
): boolean => !isHeld && (collectedOn === null || collectedOn <= today);

/** How to buy the rate at the gateway that quoted it. */
export type RateReference = {
  kind: 'shipment' | 'order';
  /** The carrier side's id of the shipment, or of the order of several parcels. */
  id: string;
  rateId: string;
  carrier: string;
  service: string;
};

/** The fields that hiding, sorting and marking need. */
export type Offer = { carrier: string; service: string; deliveryDays: number | null; priceCents: Cents };

/** An unknown delivery time sorts last (A§9). */
export const UNKNOWN_DAYS = 999;

export const daysOf = (offer: Pick<Offer, 'deliveryDays'>): number => offer.deliveryDays ?? UNKNOWN_DAYS;

export function splitByVisibility<R extends { carrier: Carrier; service: string }>(
  rates: readonly R[],
  place: Storefront,
  table: readonly Visibility[],
): { shown: R[]; hidden: R[] } {
  const shown: R[] = [];
  const hidden: R[] = [];
  for (const rate of rates) (isShown(rate, place, table) ? shown : hidden).push(rate);
  return { shown, hidden };
}

/** One per carrier and service: the faster, then the cheaper. */
export function dedupe<O extends Offer>(offers: readonly O[]): O[] {
  const bestByKey = new Map<string, O>();
  for (const offer of offers) {
    const key = `${offer.carrier}\n${offer.service}`.toLowerCase();
    const kept = bestByKey.get(key);
    if (!kept || bySpeed(offer, kept) < 0) bestByKey.set(key, offer);
  }
  return [...bestByKey.values()];
}

export type SortMode = 'price' | 'speed';

export const sortOffers = <O extends Offer>(offers: readonly O[], mode: SortMode): O[] =>
  [...offers].sort(mode === 'price' ? byPrice : bySpeed);

/** The cheapest; of equals the faster. Null when there are no offers. */
export const bestOffer = <O extends Offer>(offers: readonly O[]): O | null =>
  sortOffers(offers, 'price')[0] ?? null;

const nameOf = (offer: Offer): string => `${offer.carrier} ${offer.service}`;

/** By code points, so that every machine sorts alike. */
const byName = (a: Offer, b: Offer): number => Number(nameOf(a) > nameOf(b)) - Number(nameOf(a) < nameOf(b));

const byPrice = (a: Offer, b: Offer): number =>
  a.priceCents - b.priceCents || daysOf(a) - daysOf(b) || byName(a, b);

const bySpeed = (a: Offer, b: Offer): number =>
  daysOf(a) - daysOf(b) || a.priceCents - b.priceCents || byName(a, b);
