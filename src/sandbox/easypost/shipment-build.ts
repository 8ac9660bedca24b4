// From a request to a rated shipment: parts resolved, options completed, rates and messages filled in.
import { ACCOUNT_IDS, CARRIERS, carrierOfAccount, type Carrier } from './carrier-accounts.ts';
import { resolveAddress } from './addresses.ts';
import { resolveCustoms } from './customs.ts';
import { asFields, asFlag, asList, asNumber, asReference, asText, type Fields } from './input.ts';
import { priceRises, recipientKey, upsHangs } from './magic.ts';
import { resolveParcel } from './parcels.ts';
import type { Address, Rate, Shipment, TaxIdentifier } from './wire-schema.ts';
import { rateOf, type Offer } from './rating.ts';
import { missing, unprocessable } from './wire-error.ts';
import { businessDayAfter } from './wire-time.ts';
import { money, stamp, type ShipmentRecord, type World } from './world.ts';

const LABEL_FORMATS = ['PNG', 'PDF', 'ZPL', 'EPL2'];
const INCOTERMS = 'EXW FCA CPT CIP DAT DAP DDP FAS FOB CFR CIF'.split(' ');
/** Printed on labels and invoices. */
const TEXT_OPTIONS = ['invoice_number', 'print_custom_1', 'print_custom_2', 'print_custom_3'];
const ENTITIES = ['SENDER', 'RECEIVER'];

/** Ids or `{id}` objects; empty means all carriers. */
export function resolveCarriers(value: unknown): readonly Carrier[] {
  const ids = asList(value).map(asReference);
  if (ids.length === 0) return CARRIERS;
  return ids.map((id) => {
    const carrier = carrierOfAccount(id ?? '');
    if (!carrier) {
      throw unprocessable(
        'SHIPMENT.RATE.CARRIER_ACCOUNT_INVALID',
        'Unable to find the given carrier account.',
        [{ field: 'carrier_accounts', message: `${id ?? 'null'} is unknown` }],
      );
    }
    return carrier;
  });
}

function optionProblem(given: Fields): { field: string; message: string } | undefined {
  const oneOf = (field: string, allowed: readonly string[]) => {
    const said = asText(given[field]);
    return said !== null && !allowed.includes(said.toUpperCase())
      ? { field, message: `must be one of ${allowed.join(', ')}` }
      : undefined;
  };
  const unreadable = TEXT_OPTIONS.find((field) => field in given && !asText(given[field]));
  return (
    oneOf('label_format', LABEL_FORMATS) ??
    oneOf('incoterm', INCOTERMS) ??
    (unreadable === undefined ? undefined : { field: unreadable, message: 'must be text' })
  );
}

/** Adds EasyPost's defaults. */
export function completeOptions(value: unknown): Fields {
  const given = asFields(value) ?? {};
  const problem = optionProblem(given);
  if (problem) throw unprocessable('SHIPMENT.OPTIONS.INVALID', 'Invalid shipment options.', [problem]);
  return {
    ...given,
    currency: asText(given['currency']) ?? 'USD',
    payment: asFields(given['payment']) ?? { type: 'SENDER' },
    date_advance: asNumber(given['date_advance']) ?? 0,
  };
}

type GivenTaxId = Omit<TaxIdentifier, 'tax_id'> & { tax_id: string };

function taxIdentifiers(value: unknown): GivenTaxId[] {
  return asList(value).map((entry) => {
    const given = asFields(entry) ?? {};
    const [entity, taxId, type, country] = ['entity', 'tax_id', 'tax_id_type', 'issuing_country'].map(
      (field) => asText(given[field]),
    );
    if (!entity || !ENTITIES.includes(entity) || !taxId || !type || !/^[A-Z]{2}$/.test(country ?? ''))
      throw unprocessable(
        'SHIPMENT.INVALID_PARAMS',
        'Unable to create shipment, one or more parameters were invalid.',
        [{ field: 'tax_identifiers', message: 'must have entity, tax_id, tax_id_type and issuing_country' }],
      );
    return { entity, tax_id: taxId, tax_id_type: type, issuing_country: country ?? null };
  });
}

function needAddress(world: World, given: Fields, field: 'to_address' | 'from_address'): Address {
  const address = resolveAddress(world, given[field]);
  if (!address) {
    throw unprocessable(
      'SHIPMENT.INVALID_PARAMS',
      'Unable to create shipment, one or more parameters were invalid.',
      [{ [field]: 'Required and missing.' }],
    );
  }
  return address;
}

type OrderFrame = { orderId: string; n: number; of: number };

const NEEDED = ['to_address', 'from_address', 'parcel'];

/** Builds and stores everything but the rates. */
export function buildShipment(world: World, given: Fields, order?: OrderFrame): ShipmentRecord {
  if (NEEDED.every((field) => !given[field])) {
    throw unprocessable('SHIPMENT.INVALID', 'Not enough information was provided to create this shipment.');
  }
  const [to, from] = [needAddress(world, given, 'to_address'), needAddress(world, given, 'from_address')];
  const parcel = resolveParcel(world, given['parcel']);
  if (!parcel) throw missing('parcel');
  const at = stamp(world);
  const taxes = taxIdentifiers(given['tax_identifiers']);
  const insurance = asNumber(given['insurance']);
  const wire: Shipment = {
    created_at: at,
    is_return: asFlag(given['is_return']),
    messages: [],
    mode: 'test',
    options: completeOptions(given['options']),
    reference: asText(given['reference']),
    status: 'unknown',
    tracking_code: null,
    updated_at: at,
    batch_id: null,
    batch_status: null,
    batch_message: null,
    customs_info: resolveCustoms(world, given['customs_info']),
    from_address: from,
    insurance: null,
    order_id: order?.orderId ?? null,
    parcel,
    postage_label: null,
    rates: [],
    refund_status: null,
    scan_form: null,
    selected_rate: null,
    tracker: null,
    to_address: to,
    usps_zone: from.country === 'US' && to.country === 'US' ? 4 : null,
    return_address: resolveAddress(world, given['return_address']) ?? from,
    buyer_address: resolveAddress(world, given['buyer_address']) ?? to,
    forms: [],
    fees: [],
    ...(taxes.length > 0 && { tax_identifiers: taxes.map((tax) => ({ ...tax, tax_id: 'HIDDEN' })) }),
    id: world.ids.next('shp'),
    object: 'Shipment',
  };
  return world.shipments.put(wire.id, {
    wire,
    carriers: resolveCarriers(given['carrier_accounts']),
    isPurchasing: false,
    retiredRates: new Set(),
    ratedAt: world.clock.now(),
    boughtAt: null,
    piece: { n: order?.n ?? 1, of: order?.of ?? 1 },
    wantedInsurance: insurance === null ? null : insurance.toFixed(2),
    taxIds: taxes.map(({ entity, tax_id, tax_id_type }) => `${entity} ${tax_id_type} ${tax_id}`),
  });
}

/** A rate without ids, as the stateless beta endpoint returns it. */
export function rateBody(offer: Offer, at: string) {
  return {
    object: 'Rate' as const,
    created_at: at,
    updated_at: at,
    mode: 'test' as const,
    service: offer.service,
    carrier: offer.carrier,
    rate: money(offer.cents),
    currency: offer.currency,
    retail_rate: offer.retailCents === null ? null : money(offer.retailCents),
    retail_currency: offer.retailCents === null ? null : offer.currency,
    list_rate: offer.listCents === null ? null : money(offer.listCents),
    list_currency: offer.listCents === null ? null : offer.currency,
    billing_type: offer.carrier === 'USPS' ? ('easypost' as const) : ('carrier' as const),
    delivery_days: offer.days,
    // Of these carriers only UPS names a date.
    delivery_date: offer.carrier === 'UPS' ? businessDayAfter(at, offer.days) : null,
    delivery_date_guaranteed: false,
    est_delivery_days: offer.days,
  };
}

/** Asks all carriers anew. Replaced rate ids are remembered. */
export function rateShipment(world: World, record: ShipmentRecord): void {
  const { wire } = record;
  const { offers, messages } = rateOf({
    from: wire.from_address,
    to: wire.to_address,
    parcel: wire.parcel,
    customs: wire.customs_info,
    options: wire.options,
    carriers: record.carriers,
    at: world.clock.now(),
    isRaised: priceRises(wire.to_address) && world.raised.has(recipientKey(wire.to_address)),
    isOrder: wire.order_id !== null,
  });
  for (const rate of wire.rates) record.retiredRates.add(rate.id);
  const at = stamp(world);
  wire.rates = offers.map((offer): Rate => ({
    id: world.ids.next('rate'),
    ...rateBody(offer, at),
    shipment_id: wire.id,
    carrier_account_id: ACCOUNT_IDS[offer.carrier],
  }));
  wire.messages = messages;
  wire.updated_at = at;
  record.ratedAt = world.clock.now();
}

/** Waits as long as the carriers take, or until EasyPost's timeout if UPS hangs (zip 99901); answers whether it did. */
export async function waitForCarriers(
  world: World,
  carriers: readonly Carrier[],
  to: Address | undefined,
): Promise<boolean> {
  const isHanging = to !== undefined && upsHangs(to) && carriers.includes('UPS');
  const ms = isHanging ? world.carrierTimeoutMs : world.latency.rateMs;
  if (ms > 0) await world.pause(ms);
  return isHanging;
}

/** Removes UPS's rates after the timeout. */
export function dropUps(record: ShipmentRecord): void {
  record.wire.rates = record.wire.rates.filter((rate) => rate.carrier !== 'UPS');
  record.wire.messages = [
    ...record.wire.messages.filter((message) => message.carrier !== 'UPS'),
    {
      carrier: 'UPS',
      carrier_account_id: ACCOUNT_IDS.UPS,
      type: 'rate_error',
      message: 'The UPS rating system did not answer in time.',
    },
  ];
}
