// Rating: maps our shipment to EasyPost's request, and its answer to our rates and messages. Pure.
import { type Address, companyOf, isBusiness } from '#domain/address.ts';
import type { Carrier } from '#domain/carrier.ts';
import { crossesCustomsBorder, entersEu, incotermFor } from '#domain/customs.ts';
import { customsIdOf } from '#domain/customs-id.ts';
import { fitsEmail, nameLines, streetLines } from '#domain/label-line.ts';
import { type Cents, centsFromEuro } from '#domain/money.ts';
import type { Parcel } from '#domain/parcel.ts';
import type { CarrierRate, RateReference } from '#domain/rate.ts';
import type { Shipment } from '#domain/shipment.ts';
import { carrierCountry, type Place, staysInsideEu } from '#domain/territory.ts';
import { writtenZip } from '#domain/written-address.ts';
import type { CarrierAnswer } from '../carrier.ts';
import { toCustomsInfo, toTaxIdentifiers, toUpsParties } from './customs-mapping.ts';
import { reasonOf, textOf, withoutAccount } from './refusal.ts';
import { carrierFromWire, serviceName } from './services.ts';
import { inchesFromCm, ouncesFromKg } from './units.ts';
import type { WireMessage, WireQuote, WireRate } from './wire.ts';

/** `residential` affects the price: if omitted, the carrier assumes a company and bills the difference afterwards. */
export function toAddress(address: Address, carrier: Carrier | null): Record<string, string | boolean> {
  const zip = writtenZip(address);
  return {
    city: address.city,
    country: carrierCountry(address),
    phone: address.phone,
    residential: !isBusiness(address),
    ...nameLines({ name: address.name, company: companyOf(address) }),
    ...streetLines(address, carrier),
    ...(address.state ? { state: address.state } : {}),
    ...(zip ? { zip } : {}),
    ...(fitsEmail(address.email, carrier) ? { email: address.email } : {}),
  };
}

/**
 * In the address, where a number needs no type: those of `tax_identifiers` differ from carrier to carrier, and hardly
 * any is for a private person's number.
 */
function recipientTaxId({ fromAddress, toAddress: recipient }: Shipment): { federal_tax_id?: string } {
  const number = crossesCustomsBorder(fromAddress, recipient) ? customsIdOf(recipient) : null;
  return number === null ? {} : { federal_tax_id: number };
}

const toParcel = (parcel: Parcel) => ({
  length: inchesFromCm(parcel.length),
  width: inchesFromCm(parcel.width),
  height: inchesFromCm(parcel.height),
  weight: ouncesFromKg(parcel.weight),
});

/**
 * Carriers know countries, not where some have no border between them (CH and LI, US and PR, FR 97400 and RE): there,
 * too, they want the goods described. Inside the EU they do not.
 */
const isAbroad = (from: Place, to: Place): boolean =>
  carrierCountry(from) !== carrierCountry(to) && !staysInsideEu(from, to);

type QuoteRequest = { shipment: Shipment; carrier: Carrier; accountId: string; reference: string };

/** The fields specific to each parcel of a shipment. */
function partsFor({
  shipment,
  carrier,
  reference,
}: QuoteRequest): (parcel: Parcel) => Record<string, unknown> {
  const { fromAddress, toAddress } = shipment;
  const crosses = crossesCustomsBorder(fromAddress, toAddress);
  const isDescribed = crosses || isAbroad(fromAddress, toAddress);
  const taxIdentifiers = crosses ? toTaxIdentifiers(shipment, carrier) : [];
  const options = {
    currency: 'EUR',
    label_format: 'PDF',
    invoice_number: reference,
    print_custom_1: reference,
    ...(crosses ? { incoterm: incotermFor(shipment.additionalServices) } : {}),
    ...(entersEu(fromAddress, toAddress) ? { carrier_options: { ups: toUpsParties(shipment) } } : {}),
  };
  return (parcel) => ({
    parcel: toParcel(parcel),
    options,
    ...(isDescribed ? { customs_info: toCustomsInfo(shipment, parcel) } : {}),
    ...(taxIdentifiers.length > 0 ? { tax_identifiers: taxIdentifiers } : {}),
  });
}

/** POST /shipments or, for several parcels, POST /orders. */
export function toQuoteRequest(request: QuoteRequest): { path: '/shipments' | '/orders'; body: unknown } {
  const { shipment, carrier, accountId, reference } = request;
  const partsOf = partsFor(request);
  const shared = {
    from_address: toAddress(shipment.fromAddress, carrier),
    to_address: { ...toAddress(shipment.toAddress, carrier), ...recipientTaxId(shipment) },
    carrier_accounts: [accountId],
    reference,
  };
  const [only, ...others] = shipment.packages;
  if (only && others.length === 0) {
    return { path: '/shipments', body: { shipment: Object.assign(partsOf(only), shared) } };
  }
  const shipments = shipment.packages.map((parcel, index) => ({
    reference: `${reference}-${index + 1}`,
    ...partsOf(parcel),
  }));
  return { path: '/orders', body: { order: { ...shared, shipments } } };
}

type Asked = {
  carrier: Carrier;
  kind: RateReference['kind'];
  /** Called with a euro price that cannot be one: the customer only reads that there is no offer. */
  onUnreadable?: (wire: WireRate) => void;
  /** Called with what a carrier says about our account, which is not shown to the customer. */
  onAccountFault?: (text: string) => void;
};

/** Rates in euro, as no exchange rate is configured; everything else the carrier said becomes a message. */
export function fromQuote(quote: WireQuote, shipmentMessages: WireMessage[], asked: Asked): CarrierAnswer {
  const texts = errorsIn([...(quote.messages ?? []), ...shipmentMessages]);
  const messages: CarrierAnswer['messages'] = [];
  let isOurFault = false;
  for (const { aboutUs, others } of texts.map(withoutAccount)) {
    if (aboutUs) {
      isOurFault = true;
      asked.onAccountFault?.(aboutUs);
    }
    if (others) messages.push(toRefusal(others, asked));
  }
  const rates: CarrierRate[] = [];
  let unreadable: WireRate | null = null;
  for (const wire of quote.rates) {
    const rate = fromRate(wire, quote.id, asked);
    if (rate) {
      rates.push(rate);
      continue;
    }
    messages.push(unusable(wire, asked.carrier));
    if (wire.currency === 'EUR') unreadable ??= wire;
  }
  // Reported once: a carrier without a rate card has nine of them.
  if (unreadable) asked.onUnreadable?.(unreadable);
  if (rates.length === 0 && messages.length === 0 && !isOurFault)
    messages.push({ carrier: asked.carrier, reason: 'no_rates' });
  return { rates, messages };
}

/**
 * No parcel costs less. NOTE: if our account with a carrier has no rate card (DPD has no prices of its own to ask
 * for), EasyPost returns 0.01 for every service and parcel.
 */
const LEAST_CENTS = 100;

/** Null if it cannot be sold: a currency other than euro, or no real price. */
export function costOf({ rate, currency }: Pick<WireRate, 'rate' | 'currency'>): Cents | null {
  const cents = currency === 'EUR' ? centsFromEuro(rate) : null;
  return cents !== null && cents >= LEAST_CENTS ? cents : null;
}

function fromRate(wire: WireRate, id: string, asked: Asked): CarrierRate | null {
  const costCents = costOf(wire);
  if (costCents === null) return null;
  const carrier = carrierFromWire(wire.carrier);
  if (!carrier) return null;
  return {
    carrier,
    service: serviceName(carrier, wire.service),
    costCents,
    deliveryDays: deliveryDays(wire),
    deliveryDate: /^\d{4}-\d{2}-\d{2}/.exec(wire.delivery_date ?? '')?.[0] ?? null,
    reference: { kind: asked.kind, id, rateId: wire.id, carrier: wire.carrier, service: wire.service },
  };
}

function deliveryDays({ delivery_days, est_delivery_days }: WireRate): number | null {
  const days = delivery_days ?? est_delivery_days ?? null;
  return days !== null && days >= 0 ? Math.ceil(days) : null;
}

/** Without a text: these are not the carrier's words. */
const unusable = (wire: WireRate, carrier: Carrier): CarrierAnswer['messages'][number] => ({
  carrier,
  service: serviceName(carrier, wire.service),
  reason: wire.currency === 'EUR' ? 'no_rates' : 'other_currency',
});

/** Sent for the other parcels of an order that is priced with its first; by some carriers as an error. */
const INCLUDED = /multi-shipment rate includes this shipment/i;

/** Each text once, as an order's shipments repeat each other. A `rate_message` accompanies rates: no refusal. */
function errorsIn(messages: readonly WireMessage[]): string[] {
  const errors = messages.filter(({ type }) => type !== 'rate_message');
  const texts = new Set(errors.map(({ message }) => textOf(message)));
  return [...texts].filter((text) => !INCLUDED.test(text));
}

const toRefusal = (text: string, { carrier }: Asked): CarrierAnswer['messages'][number] => ({
  carrier,
  reason: reasonOf(text),
  ...(text ? { text } : {}),
});
