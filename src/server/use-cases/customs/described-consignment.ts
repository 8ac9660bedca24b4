// A consignment described by a caller without a quote: the calculators, and other API clients.
import { type calculateCustoms as endpoint, priceIn } from '#contract/customs.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { isBusiness } from '#domain/address.ts';
import { DEFAULT_GOODS_VALUE_CENTS } from '#domain/calculator.ts';
import type { Consignment, Goods } from '#domain/duty.ts';
import { type Cents, centsFromEuro, sumCents } from '#domain/money.ts';
import { tidyPostcode } from '#domain/postcode.ts';
import { insuranceFee } from '#domain/pricing.ts';
import { centsOf } from '#domain/rounding.ts';
import { DEFAULT_PURPOSE, type ShipmentPurpose } from '#domain/shipment-purpose.ts';
import type { Place } from '#domain/territory.ts';

type Body = BodyOf<typeof endpoint>;
type Described = Body['shipmentData'];

export function describedConsignment({ selectedRate, shipmentData }: Body, on: string): Consignment {
  const { fromAddress, toAddress, customsInfo, additionalServices, shipmentPurpose } = shipmentData;
  const goods = goodsOf(shipmentData);
  const priceCents = centsFromEuro(priceIn(selectedRate) ?? 0) ?? 0;
  const insured = additionalServices?.insurance === true;
  // The price of a rate includes the insurance.
  const insuranceCents = insured ? Math.min(priceCents, insuranceFee(valueOf(goods))) : 0;
  return {
    from: tidied(fromAddress),
    to: tidied(toAddress),
    goods,
    freightCents: priceCents - insuranceCents,
    insuranceCents,
    carrier: selectedRate.carrier,
    senderIsBusiness: isBusiness(fromAddress),
    recipientIsBusiness: isBusiness(toAddress),
    purpose: shipmentPurpose ?? purposeByContents.get(customsInfo?.contentsType ?? '') ?? DEFAULT_PURPOSE,
    on,
  };
}

/** Purposes by the terms of carriers' forms (R155); with any other term the goods may have been sold. */
const purposeByContents: ReadonlyMap<string, ShipmentPurpose> = new Map([
  ['gift', 'gift'],
  ['sample', 'sample'],
  ['documents', 'documents'],
  ['returned_goods', 'return'],
]);

/** The place as a quote would have it: the postcode decides on which side of the border it lies. */
const tidied = ({ country, zip, city }: Place): Place => ({
  country,
  zip: zip ? tidyPostcode(country, zip) : null,
  city,
});

const valueOf = (goods: readonly Goods[]): Cents => sumCents(goods.map(({ valueCents }) => valueCents));

/** Parcels count with their own values; if none has one, the first gets that of customsInfo, or the default (R116). */
function goodsOf({ parcel, packages, customsInfo }: Described): Goods[] {
  const parcels = packages && packages.length > 0 ? packages : [parcel ?? {}];
  const goods = parcels.map(({ hsCode, value }) => ({
    hsCode: hsCode || null,
    valueCents: value ? centsOf(value) : 0,
  }));
  const [first] = goods;
  const said = customsInfo?.value ?? customsInfo?.customsValue;
  if (first && valueOf(goods) === 0) first.valueCents = said ? centsOf(said) : DEFAULT_GOODS_VALUE_CENTS;
  return goods;
}
