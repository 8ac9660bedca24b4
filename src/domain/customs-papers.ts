// Customs papers that a shipment needs, by carrier, purpose, weight and value (domain-facts 6.4).
import { type Carrier, carrierTraits } from './carrier.ts';
import { crossesCustomsBorder } from './customs.ts';
import { type CustomsItem, customsItems, purposeOf } from './customs-item.ts';
import type { Cents } from './money.ts';
import type { Sellable } from './quote.ts';
import type { Shipment } from './shipment.ts';

/** CN22 is for light post of low value, everything else takes a CN23. The Universal Postal Union says 300 SDR. */
const CN22_MAX_KG = 2;
const CN22_MAX_VALUE: Cents = 42_500;

/** Couriers want the invoice three times in the pouch; postal services take two, and the form once. */
const COURIER_COPIES = 3;
const POSTAL_COPIES = 2;

/** Papers that we draw ourselves. */
export type CustomsPaperKind = 'commercial_invoice' | 'proforma_invoice' | 'cn22' | 'cn23';

/** What the carrier has told us about its own invoice for one parcel. */
type ParcelInvoice = {
  /** Position of the parcel, from 0. */
  parcel: number;
  /** The carrier has it electronically. */
  isSubmitted: boolean;
  /** There is a copy of it among our files. */
  isKept: boolean;
};

export type CustomsPaper = {
  /** Names the paper in its URL: "invoice", "invoice-2", "cn-1", "carrier-1". */
  name: string;
  kind: CustomsPaperKind | 'carrier_invoice';
  /** Position of the parcel that it belongs to, from 0; null: all parcels that travel. */
  packageIndex: number | null;
  /** Copies to print; 0: none, the carrier has the contents electronically. */
  copies: number;
};

/** The carrier that takes the parcels across the border: on a hub route the second leg's. */
export const borderCarrier = (rate: Sellable): Carrier =>
  rate.hub ? rate.hub.legs[1].carrier : rate.carrier;

/** What is known of the parcels once they are bought. */
type BoughtParcels = {
  invoices?: readonly ParcelInvoice[];
  /** Positions of parcels that do not travel, because they are given back or about to be (C-53). */
  locked?: readonly number[];
};

/** The leg that crosses the border: the second of a hub route. */
export const borderLeg = (rate: Sellable): 0 | 1 => (rate.hub ? 1 : 0);

/**
 * `carrier`: see borderCarrier. What the carrier has electronically is not printed; a paper for several parcels is,
 * until it has all of them. The carrier's own invoices come last and are for reading: they say the same as ours. Only
 * parcels that travel are on the papers: declaring goods that do not would be false.
 */
export function customsPapers(
  shipment: Shipment,
  carrier: Carrier,
  { invoices = [], locked = [] }: BoughtParcels = {},
): CustomsPaper[] {
  if (!crossesCustomsBorder(shipment.fromAddress, shipment.toAddress)) return [];
  const kind = purposeOf(shipment) === 'commercial' ? 'commercial_invoice' : 'proforma_invoice';
  const items = travellingItems(shipment, locked);
  if (items.length === 0) return [];
  const isSubmitted = (parcel: number): boolean =>
    invoices.some((invoice) => invoice.parcel === parcel && invoice.isSubmitted);
  const theirs = invoices
    .filter(({ isKept, parcel }) => isKept && !locked.includes(parcel))
    .map(({ parcel }) => carrierPaper(parcel));
  if (!carrierTraits[carrier].isPostal) {
    const copies = items.every(({ parcel }) => isSubmitted(parcel)) ? 0 : COURIER_COPIES;
    return [{ name: 'invoice', kind, packageIndex: null, copies }, ...theirs];
  }
  const ours = items.flatMap(({ parcel, valueCents, weightKg }): CustomsPaper[] => {
    const isSmall = weightKg <= CN22_MAX_KG && valueCents <= CN22_MAX_VALUE;
    const number = parcel + 1;
    const copies = isSubmitted(parcel) ? 0 : POSTAL_COPIES;
    return [
      { name: `invoice-${number}`, kind, packageIndex: parcel, copies },
      { name: `cn-${number}`, kind: isSmall ? 'cn22' : 'cn23', packageIndex: parcel, copies: 1 },
    ];
  });
  return [...ours, ...theirs];
}

/** The lines of a paper for all parcels. */
export const travellingItems = (shipment: Shipment, locked: readonly number[]): CustomsItem[] =>
  customsItems(shipment).filter(({ parcel }) => !locked.includes(parcel));

const carrierPaper = (parcel: number): CustomsPaper => ({
  name: `carrier-${parcel + 1}`,
  kind: 'carrier_invoice',
  packageIndex: parcel,
  copies: 0,
});

/**
 * Where the pouch with the papers belongs: to the only parcel, to any one of several, or each parcel has its own.
 * Couriers take one set of papers for all parcels, postal services one for each.
 */
export function pouchPlace(
  papers: readonly Pick<CustomsPaper, 'packageIndex'>[],
  parcels: number,
): 'only' | 'any' | 'each' {
  if (parcels === 1) return 'only';
  return papers.some(({ packageIndex }) => packageIndex === null) ? 'any' : 'each';
}

/**
 * What a customer is told to print: the number of copies of the one invoice, 0 when the carrier has all of it; null:
 * several papers, each with its own number, or a postal form alone.
 */
export function copiesToPrint(papers: readonly Pick<CustomsPaper, 'kind' | 'copies'>[]): number | null {
  const [only, ...others] = papers.filter(({ copies }) => copies > 0);
  if (!only) return 0;
  return others.length > 0 || only.kind === 'cn22' || only.kind === 'cn23' ? null : only.copies;
}
