// Hub routes: sender → hub → destination, composed of two carrier rates, one price for both (R59, C-19).
import { type Carrier, carrierTraits, isShown, type Visibility } from './carrier.ts';
import { crossesCustomsBorder } from './customs.ts';
import { originCountryOf } from './customs-item.ts';
import { defaultHubRules, type HubLeg, type HubName, type HubRule, mayBeLeg } from './hub-rules.ts';
import { type LithiumDetails, lithiumSurcharge, needsWarehouse } from './lithium.ts';
import type { Cents } from './money.ts';
import type { Parcel } from './parcel.ts';
import { basePriceOf } from './pricing.ts';
import { type CarrierRate, daysOf, type Offer, sortOffers } from './rate.ts';
import type { Shipment } from './shipment.ts';
import { isInsideEu, isWithinUk } from './territory.ts';
import type { TooLong } from './label-line.ts';
import type { HubRefusal } from './unavailable.ts';

/** Where parcels are checked and declared before they are sent on. */
export type Hub = {
  name: string;
  street: string;
  zip: string;
  city: string;
  country: string;
  phone: string;
  email: string;
};

/** Bought as two purchases: the first leg's labels are the customer's, the second's wait at the hub. */
type HubRoute = {
  name: HubName;
  hubName: string;
  hubCity: string;
  hubCountry: string;
  /** Business days. */
  handlingDays: number;
  legs: [CarrierRate, CarrierRate];
};

/** Cost and days are those of the whole route, the reference is the first leg's; names are joined by " + ". */
export type HubRate = Omit<CarrierRate, 'carrier'> & { carrier: string; hub: HubRoute };

/**
 * The hub declares what leaves the EU: from a sender inside it to a destination beyond the hub's customs border. A
 * shipment within the United Kingdom would leave the EU only by this detour.
 */
export const canUseHub = (
  { fromAddress, toAddress }: Pick<Shipment, 'fromAddress' | 'toAddress'>,
  hub: Hub,
) => isInsideEu(fromAddress) && crossesCustomsBorder(hub, toAddress) && !isWithinUk(fromAddress, toAddress);

/**
 * The two shipments a hub route consists of. A pickup belongs to the first, duties to the second. The sender stays
 * the sender of both: on the second leg with the hub's address, so that the customs papers name who sells the goods.
 */
export function hubLegs(shipment: Shipment, hub: Hub): [toHub: Shipment, fromHub: Shipment] {
  const { fromAddress, packages, additionalServices } = shipment;
  const { street, zip, city, country, phone, email } = hub;
  const at = { street1: street, zip, city, country, phone, email };
  const toHub = {
    ...shipment,
    toAddress: { name: hub.name, ...at },
    additionalServices: { ...additionalServices, customsClearance: false, exportDocumentation: false },
  };
  const { name, company, businessName, vatId } = fromAddress;
  const fromHub = {
    ...shipment,
    fromAddress: {
      ...at,
      name,
      company,
      businessName,
      street2: `c/o ${hub.name}`,
      // A VAT id is read as one of the address's country.
      vatId: fromAddress.country === country ? vatId : null,
    },
    packages: country === fromAddress.country ? packages : withOrigin(packages, fromAddress),
    additionalServices: { ...additionalServices, pickup: false },
    pickupDate: null,
  };
  return [toHub, fromHub];
}

/** The origin that the papers for the whole route name: left open, it would be the hub's country, not the sender's. */
const withOrigin = (packages: readonly Parcel[], sender: Shipment['fromAddress']): Parcel[] =>
  packages.map((parcel) => ({ ...parcel, originCountry: originCountryOf(parcel, sender) }));

export type HubInput = {
  hub: Hub;
  toHub: readonly CarrierRate[];
  fromHub: readonly CarrierRate[];
  /** Carriers that were asked but did not answer in time. */
  silent: Record<HubLeg, readonly Carrier[]>;
  /** Carriers that were not asked because they could not print the customer's address. */
  tooLong: Record<HubLeg, readonly { carrier: Carrier; tooLong: readonly TooLong[] }[]>;
  /** Batteries that both legs must carry. */
  battery: LithiumDetails | null;
  /** The first leg must be collected from the sender. */
  needsPickup: boolean;
  /** The second leg must deliver duty paid. */
  needsDdp: boolean;
  visibility: readonly Visibility[];
};

type Refused = { reason: HubRefusal; tooLong?: TooLong[] };
type ComposedHubs = { rates: HubRate[]; refused: ({ name: HubName } & Refused)[] };

/**
 * At most one rate for each route, or why there is none; the same two legs are sold once. A parcel that the warehouse
 * must mark first takes no hub route, however late a carrier is: the first leg would carry it unmarked (0029).
 */
export function composeHubs(input: HubInput, rules = defaultHubRules): ComposedHubs {
  if (needsWarehouse({ lithiumBattery: true, lithiumBatteryDetails: input.battery }))
    return { rates: [], refused: rules.map(({ name }) => ({ name, reason: 'lithium_not_carried' })) };
  const composed: ComposedHubs = { rates: [], refused: [] };
  for (const rule of rules) {
    const first = pickLeg(input, rule, 'toHub');
    const second = pickLeg(input, rule, 'fromHub');
    const refuse = (leg: HubLeg, refusal: HubRefusal): void =>
      void composed.refused.push({ name: rule.name, ...whyNot(input, { rule, leg, refusal }) });
    if (typeof first === 'string') refuse('toHub', first);
    else if (typeof second === 'string') refuse('fromHub', second);
    else addOnce(composed.rates, join(rule, input.hub, [first, second]));
  }
  return composed;
}

/** The base price per leg as the customer sees it; the two add up to the whole. */
export function segmentPrices({ costCents, hub }: Pick<HubRate, 'costCents' | 'hub'>): [Cents, Cents] {
  const first = basePriceOf(hub.legs[0].costCents);
  return [first, basePriceOf(costCents) - first];
}

/** "HUB Economy" (A§1). */
export const hubLabel = (name: HubName): string => `HUB ${name}`;

/** The legs do not depend on one another, so the best pair is the best of each. */
function pickLeg(input: HubInput, rule: HubRule, leg: HubLeg): CarrierRate | HubRefusal {
  const allowed = input[leg].filter(
    (rate) => isShown(rate, 'hubLeg', input.visibility) && mayBeLeg(rate, rule[leg]),
  );
  if (allowed.length === 0) return leg === 'toHub' ? 'no_leg_to_hub' : 'no_leg_from_hub';
  const serving = allowed.filter(({ carrier }) => serves(input, leg, carrier));
  if (serving.length === 0) return leg === 'toHub' ? 'pickup_not_offered' : 'ddp_not_offered';
  const candidates = serving.flatMap((rate) => candidateOf(rate, input.battery) ?? []);
  const [best] = sortOffers(candidates, rule.choice === 'cheapest' ? 'price' : 'speed');
  return best?.rate ?? 'lithium_not_carried';
}

/** Whether the carrier offers its leg's extra: the first leg is collected, the second delivered duty paid. */
const serves = ({ needsPickup, needsDdp }: HubInput, leg: HubLeg, carrier: Carrier): boolean =>
  leg === 'toHub'
    ? !needsPickup || carrierTraits[carrier].collects
    : !needsDdp || carrierTraits[carrier].carriesDdp;

/** Why a leg is missing, unless a carrier that was silent, or not asked because of the address, could still be it. */
function whyNot(
  input: HubInput,
  { rule, leg, refusal }: { rule: HubRule; leg: HubLeg; refusal: HubRefusal },
): Refused {
  // As far as is known before it names its service.
  const couldBe = (unheard: Carrier): boolean =>
    rule[leg].some(({ carrier }) => carrier === unheard) &&
    serves(input, leg, unheard) &&
    (!input.battery || lithiumSurcharge(input.battery, unheard, '').ok);
  if (input.silent[leg].some(couldBe)) return { reason: 'timeout' };
  const tooLong = input.tooLong[leg].filter(({ carrier }) => couldBe(carrier));
  return tooLong.length > 0
    ? { reason: 'address_too_long', tooLong: roomiest(tooLong.flatMap((unheard) => unheard.tooLong)) }
    : { reason: refusal };
}

/** Each field once, with the largest limit: one carrier is enough. */
const roomiest = (all: readonly TooLong[]): TooLong[] => [
  ...new Map(all.toSorted((a, b) => a.max - b.max).map((one) => [one.path, one])).values(),
];

/** `priceCents`: what the leg adds to the price of the route. */
type Candidate = Offer & { rate: CarrierRate };

function candidateOf(rate: CarrierRate, battery: LithiumDetails | null): Candidate | null {
  const { carrier, service, deliveryDays, costCents } = rate;
  // Batteries with a surcharge take no hub route (composeHubs), so nothing is added.
  if (battery && !lithiumSurcharge(battery, carrier, service).ok) return null;
  return { rate, carrier, service, deliveryDays, priceCents: basePriceOf(costCents) };
}

function join({ name, handlingDays }: HubRule, hub: Hub, legs: [CarrierRate, CarrierRate]): HubRate {
  const [first, second] = legs;
  const isKnown = first.deliveryDays !== null && second.deliveryDays !== null;
  return {
    carrier: `${first.carrier} + ${second.carrier}`,
    service: `${first.service} + ${second.service}`,
    costCents: first.costCents + second.costCents,
    deliveryDays: isKnown ? daysOf(first) + handlingDays + daysOf(second) : null,
    // The hub's own working days are not in the carriers' calendars.
    deliveryDate: null,
    reference: first.reference,
    hub: { name, hubName: hub.name, hubCity: hub.city, hubCountry: hub.country, handlingDays, legs },
  };
}

/** Of two routes with the same legs, keeps the faster. */
function addOnce(rates: HubRate[], rate: HubRate): void {
  const twin = rates.findIndex((other) => haveSameLegs(other, rate));
  const other = rates[twin];
  if (!other) rates.push(rate);
  else if (daysOf(rate) < daysOf(other)) rates[twin] = rate;
}

const haveSameLegs = (a: HubRate, b: HubRate): boolean =>
  a.hub.legs.every(({ reference }, index) => {
    const other = b.hub.legs[index]?.reference;
    return reference.id === other?.id && reference.rateId === other.rateId;
  });
