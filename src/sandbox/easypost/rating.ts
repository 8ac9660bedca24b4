// From a parcel on a lane to offers and refusals: pure arithmetic over the rate card, in cents.
import { hash32 } from '../ids.ts';
import { ACCOUNT_IDS, type Carrier } from './carrier-accounts.ts';
import { dpdHasNoRateCard } from './magic.ts';
import { billableKg, measure, type Measured } from './measure.ts';
import type { Address, CustomsInfo, Message, Parcel } from './wire-schema.ts';
import { JITTER, LIMITS, PRODUCTS, SPERRGUT, SURCHARGES, USD_PER_EUR, type Product } from './rate-card.ts';
import { refusal, type Lane } from './refusal.ts';
import { isoWeek } from './wire-time.ts';
import { crossesCustomsBorder, isEu, isEurope, zoneOfLane, type Zone } from './zones.ts';

export type Ask = {
  from: Address;
  to: Address;
  parcel: Pick<Parcel, 'length' | 'width' | 'height' | 'weight'>;
  customs: CustomsInfo | null;
  options: Record<string, unknown>;
  carriers: readonly Carrier[];
  /** Time on the sandbox clock; prices are valid for its ISO week. */
  at: number;
  /** After a price rise, see PRICEUP. */
  isRaised: boolean;
  isOrder: boolean;
};

export type Offer = {
  carrier: Carrier;
  service: string;
  cents: number;
  listCents: number | null;
  retailCents: number | null;
  currency: 'EUR' | 'USD';
  days: number;
};

const RAISED_BY = 1.15;
const LIST_OVER_NET = 1.25;

function jitterOf(product: Product, { from, to, at }: Ask): number {
  const lane = `${product.carrier}/${product.service}/${from.country}>${to.country}/${isoWeek(at)}`;
  return 1 + ((hash32(lane) % 601) / 300 - 1) * JITTER;
}

function basePrice(product: Product, zone: Zone, kg: number): number | undefined {
  if (product.linear) {
    const { tariff, factor, extra = [0, 0] } = product.linear;
    const [line, share] = [tariff[zone], factor[zone]];
    if (!line || share === undefined) return undefined;
    return share * (line[0] + line[1] * kg) + extra[0] + extra[1] * kg;
  }
  const band = product.bands?.upTo.findIndex((end) => kg <= end) ?? -1;
  return product.bands?.price[zone]?.[band] || undefined;
}

function upsSurcharge({ kg, sides, girth }: Measured, ask: Ask): number {
  const { upsLargePackage: large, upsAdditionalHandling: handling } = SURCHARGES;
  const entry = ask.to.country === 'US' ? SURCHARGES.upsUsEntry : 0;
  if (girth > large.overGirth) return large.euro + entry;
  const isAwkward = kg > handling.overKg || sides[0] > handling.overLongest || sides[1] > handling.overSecond;
  return (isAwkward ? (ask.from.country === ask.to.country ? handling.home : handling.abroad) : 0) + entry;
}

function fedexSurcharge({ kg, sides, girth }: Measured, ask: Ask, product: Product): number {
  const limit = SURCHARGES.fedexAdditionalHandling;
  const isAwkward =
    kg > limit.overKg ||
    sides[0] > limit.overLongest ||
    sides[1] > limit.overSecond ||
    girth > limit.overGirth ||
    sides[0] * sides[1] * sides[2] >= limit.overCcm;
  const fees: Record<string, number> = SURCHARGES.fedexUsEntry;
  const entry = ask.to.country === 'US' ? (fees[product.service] ?? SURCHARGES.fedexUsEntry.default) : 0;
  return (isAwkward ? limit.euro : 0) + entry;
}

/** Surcharge on top of the tariff, in whole units of the account's currency. */
function surcharge(product: Product, measured: Measured, ask: Ask): number {
  if (product.carrier === 'UPS') return upsSurcharge(measured, ask);
  if (product.carrier === 'FedEx') return fedexSurcharge(measured, ask, product);
  if (product.carrier === 'DhlPaket' && ask.from.country === ask.to.country) {
    const isBulky = measured.sides.some((side, i) => side > (LIMITS.DhlPaket.sides[i] ?? 0));
    return isBulky ? SPERRGUT.euro : 0;
  }
  if (product.carrier === 'DHLExpress' && ask.options['incoterm'] === 'DDP' && ask.customs) {
    const value = ask.customs.customs_items.reduce((sum, item) => sum + Number(item.value), 0);
    return Math.max(SURCHARGES.dhlDutyPaid.least, value * SURCHARGES.dhlDutyPaid.share);
  }
  return 0;
}

/** European senders are billed in euro, as is any request in euro; everything else in dollars. */
function currencyOf(carrier: Carrier, { from, options }: Ask): 'EUR' | 'USD' {
  if (carrier === 'USPS') return 'USD';
  return options['currency'] === 'EUR' || isEurope(from.country ?? '') ? 'EUR' : 'USD';
}

function serves(product: Product, zone: Zone, { from, to }: Ask): boolean {
  if (product.days[zone] === undefined) return false;
  const [origin, destination] = [from.country ?? '', to.country ?? ''];
  if (product.sender === 'EU' && !isEu(origin)) return false;
  return zone !== 'Z3' || !product.onlyZ3 || product.onlyZ3.includes(destination);
}

function offerOf(product: Product, zone: Zone, measured: Measured, ask: Ask): Offer | undefined {
  if (!serves(product, zone, ask) || measured.kg > (product.maxKg ?? Infinity)) return undefined;
  const large = SURCHARGES.upsLargePackage;
  const isLarge = product.carrier === 'UPS' && measured.girth > large.overGirth;
  const billed = Math.max(billableKg(measured, LIMITS[product.carrier]), isLarge ? large.billedKg : 0);
  // Bands use the actual weight: 31.2 kg is in the band up to 31.5, though it would be billed as 32 per kilogram.
  const base = basePrice(product, zone, product.bands ? measured.kg : billed);
  if (base === undefined) return undefined;
  // USPS's published bands do not vary by week.
  const isUsps = product.carrier === 'USPS';
  const currency = currencyOf(product.carrier, ask);
  const exchange = !isUsps && currency === 'USD' ? USD_PER_EUR : 1;
  const raised = ask.isRaised ? RAISED_BY : 1;
  // Without a rate card EasyPost has no price and returns the minimum, 0.01.
  const isPriced = product.carrier !== 'DPD' || !dpdHasNoRateCard(ask.to);
  const net = base * (isUsps ? 1 : jitterOf(product, ask)) + surcharge(product, measured, ask);
  const cents = isPriced ? Math.round(net * exchange * raised * 100) : 1;
  const isDutiable = crossesCustomsBorder(ask.from, ask.to) && ask.customs?.contents_type !== 'documents';
  return {
    carrier: product.carrier,
    service: product.nonDoc && isDutiable ? `${product.service}NonDoc` : product.service,
    cents,
    listCents: isPriced ? Math.round(cents * (isUsps ? 1.08 : LIST_OVER_NET)) : null,
    retailCents: isUsps ? Math.round(cents * 1.42) : null,
    currency,
    days: product.days[zone] ?? 0,
  };
}

const PRODUCTS_OF = new Map<Carrier, Product[]>();
for (const product of PRODUCTS) {
  PRODUCTS_OF.set(product.carrier, [...(PRODUCTS_OF.get(product.carrier) ?? []), product]);
}

export function rateOf(ask: Ask): { offers: Offer[]; messages: Message[] } {
  const measured = measure(ask.parcel);
  const zone = zoneOfLane(ask.from.country ?? '', ask.to.country ?? '');
  const lane: Lane = { from: ask.from, to: ask.to, zone, customs: ask.customs, isOrder: ask.isOrder };
  const offers: Offer[] = [];
  const messages: Message[] = [];
  for (const carrier of ask.carriers) {
    const reason = refusal(carrier, lane, measured);
    const found =
      reason === undefined && zone
        ? (PRODUCTS_OF.get(carrier) ?? []).flatMap((product) => offerOf(product, zone, measured, ask) ?? [])
        : [];
    offers.push(...found);
    if (found.length === 0) {
      const message =
        reason ?? `No ${carrier} service from ${ask.from.country} to ${ask.to.country} fits this package.`;
      messages.push({ carrier, carrier_account_id: ACCOUNT_IDS[carrier], type: 'rate_error', message });
    }
  }
  return { offers, messages };
}
