// A consignment as somebody describes it who has no quote: the calculators, and other people's programs.
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
  // The price of a rate has the insurance in it.
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

/** The same in the words of carriers' forms (R155); of anything else nobody knows that it was not sold. */
const purposeByContents: ReadonlyMap<string, ShipmentPurpose> = new Map([
  ['gift', 'gift'],
  ['sample', 'sample'],
  ['documents', 'documents'],
  ['returned_goods', 'return'],
]);

/** The place that a quote would have: the postcode decides on which side of the border a place lies. */
const tidied = ({ country, zip, city }: Place): Place => ({
  country,
  zip: zip ? tidyPostcode(country, zip) : null,
  city,
});

const valueOf = (goods: readonly Goods[]): Cents => sumCents(goods.map(({ valueCents }) => valueCents));

/** Parcels that say their own value count with it; else the first has that of customsInfo, or the default (R116). */
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
