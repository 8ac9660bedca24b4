// An offer that we stand by: priced lines, an owner, an expiry (C-39, C-59).
import { carriesDdp, collects } from './carrier.ts';
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

/** What is bought of it, one after the other: of a hub route two rates. */
export const legsOf = (rate: Sellable): readonly [CarrierRate, ...CarrierRate[]] =>
  rate.hub ? rate.hub.legs : [rate];

/**
 * A rate under the id that the browser may name, with the sum that was shown. It is priced anew whenever a sum is
 * needed, and compared.
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

export type Priced = { ok: true; price: Price } | { ok: false; reason: NotSellable };

/** The price of one rate for this shipment, or why it cannot be sold. */
export const quoteRate = (rate: Priceable, shipment: Shipment, discount: Discount | null): Priced =>
  createPricer(shipment, discount)(rate);

/** `quoteRate` for many rates of one shipment: what they share is worked out once. */
export function createPricer(shipment: Shipment, discount: Discount | null): (rate: Priceable) => Priced {
  const services = shipment.additionalServices;
  const battery = services.lithiumBattery ? services.lithiumBatteryDetails : null;
  const terms = termsOf(shipment);
  return (rate) => {
    const legs = rate.hub ? rate.hub.legs : ([rate] as const);
    const lithium = battery ? lithiumSurchargeOf(battery, legs) : noSurcharge;
    if (!lithium.ok) return lithium;
    // Bought with a pickup that nobody comes for; which first legs collect, whoever composes a route has seen to.
    if (services.pickup && !collects(legs[0].carrier)) return { ok: false, reason: 'pickup_not_offered' };
    // The first leg of a hub route stays inside the customs border.
    const last = legs[1] ?? legs[0];
    if (services.customsClearance && !carriesDdp(last.carrier))
      return { ok: false, reason: 'ddp_not_offered' };
    // NOTE: the spread comes last. V8 adds properties to a spread object at thirty times the cost, sixty times a quote.
    const input = { costCents: rate.costCents, discount, lithiumCents: lithium.cents, ...terms };
    return { ok: true, price: priceRate(input) };
  };
}

const noSurcharge = { ok: true, cents: 0 } as const;

/** Positions of the packages whose tariff number is missing for this rate; the way through a hub counts (C-06). */
export const hsCodesMissing = (rate: Pick<Sellable, 'hub'>, shipment: HsCodeNeeds): number[] =>
  createHsCodeCheck(shipment)(rate);

/** `hsCodesMissing` for many rates of one shipment. */
export function createHsCodeCheck({
  fromAddress,
  toAddress,
  packages,
}: HsCodeNeeds): (rate: Pick<Sellable, 'hub'>) => number[] {
  const missing = packagesWithoutHsCode(packages);
  // The borders are looked at only where something is missing.
  if (missing.length === 0) return () => missing;
  return ({ hub }) => {
    const stops = hub ? [{ country: hub.hubCountry, city: hub.hubCity }] : [];
    return tariffNumberRequired(fromAddress, ...stops, toAddress) ? missing : [];
  };
}

type HsCodeNeeds = Pick<Shipment, 'fromAddress' | 'toAddress' | 'packages'>;

export const isExpired = (quote: Pick<Quote, 'expiresAt'>, now: Date): boolean =>
  now.getTime() >= quote.expiresAt.getTime();

/** The sum the customer saw is not the sum we would charge. */
export const hasPriceChanged = (shownCents: Cents, price: Price): boolean => shownCents !== price.totalPrice;

/** What every rate of a shipment is priced with. */
function termsOf(shipment: Shipment): Omit<PriceInput, 'costCents' | 'discount' | 'lithiumCents'> {
  const services = shipment.additionalServices;
  return {
    insuredValueCents: services.insurance ? totalValue(shipment.packages) : null,
    carbonNeutral: services.carbonNeutral,
    exportDocumentation: !services.exportDocumentation ? 'none' : services.hasOwnAE ? 'own' : 'provided',
    // The carriers we sell collect without a fee (C-14).
    pickupCents: 0,
    vatApplies: staysInsideEu(shipment.fromAddress, shipment.toAddress),
    // What customs ask for is estimated, and never enters a sum to pay (0021).
    customsCents: 0,
  };
}
