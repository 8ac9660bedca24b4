// An offer that we stand by: priced lines, an owner, an expiry (C-39, C-59).
import { carrierTraits } from './carrier.ts';
import { packagesWithoutHsCode, tariffNumberRequired } from './customs.ts';
import type { Discount } from './discount.ts';
import type { HubRate } from './hub.ts';
import { lithiumSurchargeOf } from './lithium.ts';
import type { Cents } from './money.ts';
import { totalValue } from './parcel.ts';
import type { Price } from './price.ts';
import { type PriceInput, priceRate } from './pricing.ts';
import type { CarrierRate } from './rate.ts';
import type { Shipment } from './shipment.ts';
import { staysInsideEu } from './territory.ts';
import type { NotSellable } from './unavailable.ts';

/** What can be sold: one carrier's rate, or two as a hub route. */
export type Sellable = (CarrierRate & { hub?: never }) | HubRate;

/** The carrier rates to buy, in this order: two for a hub route. */
export const legsOf = (rate: Sellable): readonly [CarrierRate, ...CarrierRate[]] =>
  rate.hub ? rate.hub.legs : [rate];

/**
 * A rate with the id that the browser may send and the total that was shown. Whenever a total is needed, the rate is
 * priced again and compared.
 */
export type QuotedRate = Sellable & { id: string; shownCents: Cents };

export type Quote = {
  id: string;
  ownerId: string;
  createdAt: Date;
  expiresAt: Date;
  shipment: Shipment;
  rates: QuotedRate[];
};

type Priceable =
  | (Pick<CarrierRate, 'carrier' | 'service' | 'costCents'> & { hub?: never })
  | Pick<HubRate, 'costCents' | 'hub'>;

type Priced = { ok: true; price: Price } | { ok: false; reason: NotSellable };

/** The price of one rate for this shipment, or why it cannot be sold. */
export const quoteRate = (rate: Priceable, shipment: Shipment, discount: Discount | null): Priced =>
  createPricer(shipment, discount)(rate);

/** `quoteRate` for many rates of one shipment: what they share is computed once. */
export function createPricer(shipment: Shipment, discount: Discount | null): (rate: Priceable) => Priced {
  const services = shipment.additionalServices;
  const battery = services.lithiumBattery ? services.lithiumBatteryDetails : null;
  const terms = termsOf(shipment);
  return (rate) => {
    const legs = rate.hub ? rate.hub.legs : ([rate] as const);
    const lithium = battery ? lithiumSurchargeOf(battery, legs) : noSurcharge;
    if (!lithium.ok) return lithium;
    // Nobody would come for the pickup; in hub routes, composeHubs picks a first leg that collects.
    if (services.pickup && !carrierTraits[legs[0].carrier].collects)
      return { ok: false, reason: 'pickup_not_offered' };
    // The first leg of a hub route stays inside the customs border.
    const last = legs[1] ?? legs[0];
    if (services.customsClearance && !carrierTraits[last.carrier].carriesDdp)
      return { ok: false, reason: 'ddp_not_offered' };
    // NOTE: the spread comes last. V8 adds properties to a spread object at thirty times the cost, sixty times a quote.
    const input = { costCents: rate.costCents, discount, lithiumCents: lithium.cents, ...terms };
    return { ok: true, price: priceRate(input) };
  };
}

const noSurcharge = { ok: true, cents: 0 } as const;

/** Positions of the packages whose tariff number is missing for this rate; the route through a hub counts (C-06). */
export const missingHsCodes = (rate: Pick<Sellable, 'hub'>, shipment: HsCodeNeeds): number[] =>
  createHsCodeCheck(shipment)(rate);

/** `missingHsCodes` for many rates of one shipment. */
export function createHsCodeCheck({
  fromAddress,
  toAddress,
  packages,
}: HsCodeNeeds): (rate: Pick<Sellable, 'hub'>) => number[] {
  const missing = packagesWithoutHsCode(packages);
  // Borders are checked only when something is missing.
  if (missing.length === 0) return () => missing;
  return ({ hub }) => {
    const stops = hub ? [{ country: hub.hubCountry, city: hub.hubCity }] : [];
    return tariffNumberRequired(fromAddress, ...stops, toAddress) ? missing : [];
  };
}

type HsCodeNeeds = Pick<Shipment, 'fromAddress' | 'toAddress' | 'packages'>;

export const isExpired = (quote: Pick<Quote, 'expiresAt'>, now: Date): boolean =>
  now.getTime() >= quote.expiresAt.getTime();

/** Whether the total that the customer saw is not the total we would charge. */
export const hasPriceChanged = (shownCents: Cents, price: Price): boolean => shownCents !== price.totalPrice;

/** The pricing input that all rates of a shipment share. */
function termsOf(shipment: Shipment): Omit<PriceInput, 'costCents' | 'discount' | 'lithiumCents'> {
  const services = shipment.additionalServices;
  return {
    insuredValueCents: services.insurance ? totalValue(shipment.packages) : null,
    carbonNeutral: services.carbonNeutral,
    exportDocumentation: !services.exportDocumentation ? 'none' : services.hasOwnAE ? 'own' : 'provided',
    // The carriers we sell collect without a fee (C-14).
    pickupCents: 0,
    vatApplies: staysInsideEu(shipment.fromAddress, shipment.toAddress),
    // Duties are estimated, and never enter a sum to pay (0021).
    customsCents: 0,
  };
}
