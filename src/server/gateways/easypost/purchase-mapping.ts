// Buying: maps our reference to EasyPost's requests, and its answers to labels. Pure.
import type { LabelCharge } from '#domain/label-charge.ts';
import { centsFromEuro, type Cents } from '#domain/money.ts';
import { equalShares } from '#domain/parcel-share.ts';
import type { RateReference } from '#domain/rate.ts';
import type { BoughtLabel, CarrierInvoice, Purchase } from '../carrier.ts';
import { costOf } from './mapping.ts';
import type { RefusalCode } from './refusal.ts';
import type { WireRate, WireShipment } from './wire.ts';

/** The same service among fresh rates, with its cost; the cheapest if listed twice. */
export function sameService(
  rates: readonly WireRate[],
  reference: RateReference,
): { rateId: string; costCents: Cents } | null {
  const costs = rates.flatMap((rate) => {
    const costCents = isService(rate, reference) ? costOf(rate) : null;
    return costCents === null ? [] : [{ rateId: rate.id, costCents }];
  });
  return costs.sort((a, b) => a.costCents - b.costCents)[0] ?? null;
}

export const refusal = (code: RefusalCode, text: string): Purchase => ({ outcome: 'refused', code, text });

type Service = Pick<WireRate, 'carrier' | 'service'>;

const isService = (a: Service, b: Service): boolean =>
  a.carrier.toLowerCase() === b.carrier.toLowerCase() && a.service.toLowerCase() === b.service.toLowerCase();

export const toBuyRequest = (reference: RateReference): { path: string; body: unknown } =>
  reference.kind === 'order'
    ? { path: `${pathOf(reference)}/buy`, body: { carrier: reference.carrier, service: reference.service } }
    : { path: `${pathOf(reference)}/buy`, body: { rate: { id: reference.rateId } } };

export const pathOf = ({ kind, id }: Pick<RateReference, 'kind' | 'id'>): string =>
  `/${kind}s/${encodeURIComponent(id)}`;

export const shipmentPath = (id: string): string => pathOf({ kind: 'shipment', id });

/**
 * `some`: these parcels have their label, the others nothing at all. `unclear`: something exists that is not a label.
 * `others`: bought, but as another service, so for another purchase of the same quote.
 */
export type FoundLabels = { state: 'all' | 'some' | 'unclear' | 'none' | 'others'; labels: BoughtLabel[] };

/** The existing labels for this service, in parcel order. */
export function labelsOf(shipments: readonly WireShipment[], wanted: Service): FoundLabels {
  const isOthers = ({ selected_rate: sold }: WireShipment): boolean =>
    Boolean(sold?.carrier && sold.service) &&
    !isService({ carrier: sold?.carrier ?? '', service: sold?.service ?? '' }, wanted);
  if (shipments.some(isOthers)) return { state: 'others', labels: [] };
  const ordered = inOrder(shipments);
  const labels = ordered.flatMap((shipment, packageIndex): BoughtLabel[] => {
    const labelUrl = shipment.postage_label?.label_url ?? shipment.postage_label?.label_pdf_url;
    if (!shipment.tracking_code || !labelUrl || isBeingRefunded(shipment)) return [];
    return [
      {
        packageIndex,
        trackingCode: shipment.tracking_code,
        labelUrl,
        upstreamShipmentId: shipment.id,
        ...costOfLabel(shipment, ordered),
        ...invoiceOf(shipment),
        ...chargesOf(shipment),
      },
    ];
  });
  const touched = shipments.filter((shipment) => shipment.tracking_code || shipment.postage_label).length;
  if (touched === 0) return { state: 'none', labels: [] };
  if (labels.length < touched) return { state: 'unclear', labels };
  return { state: labels.length === shipments.length ? 'all' : 'some', labels };
}

/** A label being refunded does not belong to the current buyer. */
const isBeingRefunded = ({ refund_status: status }: WireShipment): boolean =>
  status === 'submitted' || status === 'refunded' || status === 'not_applicable';

/** Forms of other kinds do not go into the customer's pouch, or are part of the label. */
function invoiceOf({ forms }: WireShipment): { carrierInvoice?: CarrierInvoice } {
  const invoices = (forms ?? []).filter(({ form_type: type }) => type === 'commercial_invoice');
  if (invoices.length === 0) return {};
  const url = invoices.find(({ form_url: at }) => at)?.form_url ?? null;
  const isSubmitted = invoices.some((form) => form.submitted_electronically === true);
  return { carrierInvoice: { url, isSubmitted } };
}

/**
 * Fees except postage: postage is the rate, which is in euro, while fees are in dollars; where the carrier bills us
 * directly, there is no postage fee.
 */
function chargesOf({ fees }: WireShipment): { charges?: LabelCharge[] } {
  const charges = (fees ?? [])
    .filter(({ type, charged, refunded }) => type !== 'PostageFee' && charged && !refunded)
    .map(({ type, amount }) => ({ kind: type, dollars: String(amount) }))
    .filter(({ dollars }) => Number(dollars) > 0);
  return charges.length > 0 ? { charges } : {};
}

/**
 * UPS and others sell the parcels of an order as one consignment: each label then names the first one's rate, which is
 * the price of all. Each gets an equal share.
 */
function costOfLabel(
  shipment: WireShipment,
  all: readonly WireShipment[],
): Pick<BoughtLabel, 'costCents' | 'isConsigned'> {
  const { selected_rate: rate } = shipment;
  const cents = rate?.currency === 'EUR' ? centsFromEuro(rate.rate) : null;
  if (cents === null) return { costCents: null };
  const payer = payerOf(shipment);
  const together = all.filter((other) => other.selected_rate && payerOf(other) === payer);
  if (together.length === 1) return { costCents: cents };
  const shares = equalShares(cents, together.length);
  return { costCents: shares[together.indexOf(shipment)] ?? 0, isConsigned: true };
}

/** The shipment that the rate belongs to. */
const payerOf = ({ id, selected_rate: rate }: WireShipment): string => rate?.shipment_id ?? id;

/** Sorted by the number that toQuoteRequest wrote into each reference; left as they are if one lacks it. */
function inOrder(shipments: readonly WireShipment[]): readonly WireShipment[] {
  const numbered = shipments.map((shipment) => ({
    shipment,
    number: Number(/-(\d+)$/.exec(shipment.reference ?? '')?.[1]),
  }));
  const numbers = new Set(numbered.map(({ number }) => number));
  const isComplete = shipments.every((_, index) => numbers.has(index + 1));
  return isComplete
    ? numbered.sort((a, b) => a.number - b.number).map(({ shipment }) => shipment)
    : shipments;
}
