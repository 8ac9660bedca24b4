// A quoted rate as the browser sees it: selling prices only, fields named as A§3 names them.
import type { HubInfo, PriceBreakdown, Rate } from '#contract/rates.ts';
import { incotermFor } from '#domain/customs.ts';
import { type HubRate, hubLabel, segmentPrices } from '#domain/hub.ts';
import { type Cents, euroFromCents } from '#domain/money.ts';
import type { Price } from '#domain/price.ts';
import { createHsCodeCheck, type QuotedRate } from '#domain/quote.ts';
import type { CarrierRate } from '#domain/rate.ts';
import type { Shipment } from '#domain/shipment.ts';

type Extras = Pick<Shipment, 'additionalServices'>;

export const toPriceBreakdown = (price: Price, { additionalServices }: Extras): PriceBreakdown => ({
  incoTerm: incotermFor(additionalServices),
  additionalServices: price.netPrice - price.shippingPrice,
  ...price,
});

/** For many rates of one shipment: what they share is looked up once. */
export function createRateReply(shipment: Shipment): (rate: QuotedRate, price: Price) => Rate {
  const { carbonNeutral, insurance } = shipment.additionalServices;
  const missingHsCodes = createHsCodeCheck(shipment);
  return (rate, price) => ({
    id: rate.id,
    carrier: rate.carrier,
    service: rate.service,
    rate: euroFromCents(price.totalPrice),
    priceCents: price.totalPrice,
    currency: 'EUR',
    deliveryDays: rate.deliveryDays,
    deliveryDate: rate.deliveryDate,
    deliveryInfo: null,
    isCarbon: carbonNeutral,
    isInsured: insurance,
    hsCodeMissing: missingHsCodes(rate).length > 0,
    // Our own id in both: the carrier's ids would let someone look up our cost.
    shipmentId: rate.id,
    meta: { rate_id: rate.id },
    priceBreakdown: toPriceBreakdown(price, shipment),
    ...(rate.hub ? hubFields(rate, price, shipment) : direct),
  });
}

type HubFields = Pick<
  Rate,
  | 'isHub'
  | 'hubInfo'
  | 'total_price'
  | 'estimated_days'
  | 'route'
  | 'label'
  | 'carriers'
  | 'services'
  | 'breakdown'
>;

const direct: HubFields = {
  isHub: false,
  hubInfo: null,
  total_price: null,
  estimated_days: null,
  route: null,
  label: null,
};

function hubFields(rate: HubRate, price: Price, shipment: Shipment): HubFields {
  const hubInfo = toHubInfo(rate, shipment);
  const { segments } = hubInfo;
  return {
    isHub: true,
    hubInfo,
    total_price: euroFromCents(price.totalPrice),
    estimated_days: rate.deliveryDays,
    route: [shipment.fromAddress.country, rate.hub.hubCountry, shipment.toAddress.country].join(' → '),
    label: hubLabel(rate.hub.name),
    carriers: segments.map(({ carrier }) => carrier),
    services: segments.map(({ service }) => service),
    breakdown: segments.map(({ carrier, service, price, currency }) => ({
      carrier,
      service,
      price,
      currency,
    })),
  };
}

/** Listed field by field: the stored route also holds what its legs cost us. */
function toHubInfo(rate: HubRate, { fromAddress, toAddress }: Shipment): HubInfo {
  const { name, hubName, hubCity, hubCountry, handlingDays, legs } = rate.hub;
  const [first, second] = segmentPrices(rate);
  const segment = (leg: CarrierRate, priceCents: Cents) => ({
    carrier: leg.carrier,
    service: leg.service,
    price: euroFromCents(priceCents),
    priceCents,
    currency: 'EUR' as const,
    deliveryDays: leg.deliveryDays,
  });
  return {
    name,
    hubName,
    hubCity,
    hubCountry,
    segments: [
      { ...segment(legs[0], first), from: fromAddress.country, to: hubCountry },
      { ...segment(legs[1], second), from: hubCountry, to: toAddress.country },
    ],
    handlingDays,
    estimatedDays: rate.deliveryDays,
  };
}
