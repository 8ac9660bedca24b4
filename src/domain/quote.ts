// An offer that we stand by: priced lines, an owner, an expiry (C-39, C-59).
import { carriesDdp } from './carrier.ts';
import { crossesCustomsBorder } from './customs.ts';
import type { Discount } from './discount.ts';
import { lithiumSurcharge } from './lithium.ts';
import type { Cents } from './money.ts';
import { totalValue } from './parcel.ts';
import { type PriceBreakdown, type PriceInput, priceRate } from './pricing.ts';
import type { CarrierRate } from './rate.ts';
import type { Shipment } from './shipment.ts';
import { isInsideEu } from './territory.ts';

/** A rate with its price; `id` is what the browser may name. */
export type QuotedRate = CarrierRate & { id: string; price: PriceBreakdown };

export type Quote = {
  id: string;
  ownerId: string;
  createdAt: Date;
  expiresAt: Date;
  shipment: Shipment;
  rates: QuotedRate[];
};

/** Why a carrier's rate cannot be sold for this shipment. */
export type NotSellable = 'lithium_not_carried' | 'ddp_not_offered';

/** The price of one carrier's rate for this shipment, or why it cannot be sold. */
export function quoteRate(
  rate: Pick<CarrierRate, 'carrier' | 'service' | 'costCents'>,
  shipment: Shipment,
  discount: Discount | null,
): { ok: true; price: PriceBreakdown } | { ok: false; reason: NotSellable } {
  const services = shipment.additionalServices;
  const lithium =
    services.lithiumBattery && services.lithiumBatteryDetails
      ? lithiumSurcharge(services.lithiumBatteryDetails, rate.carrier, rate.service)
      : { ok: true as const, cents: 0 };
  if (!lithium.ok) return lithium;
  const crosses = crossesCustomsBorder(shipment.fromAddress, shipment.toAddress);
  if (services.customsClearance && crosses && !carriesDdp(rate.carrier))
    return { ok: false, reason: 'ddp_not_offered' };
  return { ok: true, price: priceRate(priceInput(rate.costCents, lithium.cents, shipment, discount)) };
}

export const isExpired = (quote: Pick<Quote, 'expiresAt'>, now: Date): boolean =>
  now.getTime() >= quote.expiresAt.getTime();

/** The sum the customer saw is not the sum we would charge. */
export const hasPriceChanged = (shownCents: Cents, price: PriceBreakdown): boolean =>
  shownCents !== price.totalPrice;

function priceInput(
  costCents: Cents,
  lithiumCents: Cents,
  shipment: Shipment,
  discount: Discount | null,
): PriceInput {
  const services = shipment.additionalServices;
  return {
    costCents,
    discount,
    insuredValueCents: services.insurance ? totalValue(shipment.packages) : null,
    carbonNeutral: services.carbonNeutral,
    exportDocumentation: !services.exportDocumentation ? 'none' : services.hasOwnAE ? 'own' : 'provided',
    lithiumCents,
    // The carriers we sell collect without a fee (C-14).
    pickupCents: 0,
    vatApplies: isInsideEu(shipment.fromAddress) && isInsideEu(shipment.toAddress),
    customsCents: 0,
  };
}
