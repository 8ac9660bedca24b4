// A quoted rate as the browser sees it: selling prices only, fields named as A§3 names them.
import type { PriceBreakdown, Rate } from '#contract/rates.ts';
import { incotermFor } from '#domain/customs.ts';
import { euroFromCents } from '#domain/money.ts';
import type { PriceBreakdown as Price } from '#domain/pricing.ts';
import type { QuotedRate } from '#domain/quote.ts';
import type { Shipment } from '#domain/shipment.ts';

type Extras = Pick<Shipment, 'additionalServices'>;

export const toPriceBreakdown = (price: Price, { additionalServices }: Extras): PriceBreakdown => ({
  ...price,
  incoTerm: incotermFor(additionalServices),
});

export const toRate = (rate: QuotedRate, price: Price, shipment: Extras): Rate => ({
  id: rate.id,
  carrier: rate.carrier,
  service: rate.service,
  rate: euroFromCents(price.totalPrice),
  priceCents: price.totalPrice,
  currency: 'EUR',
  deliveryDays: rate.deliveryDays,
  deliveryDate: rate.deliveryDate,
  deliveryInfo: null,
  isCarbon: shipment.additionalServices.carbonNeutral,
  isInsured: shipment.additionalServices.insurance,
  isHub: false,
  // Our own id in both: the carrier's ids would let somebody look the cost up.
  shipmentId: rate.id,
  meta: { rate_id: rate.id },
  priceBreakdown: toPriceBreakdown(price, shipment),
});
