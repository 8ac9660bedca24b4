// Which papers a shipment needs at customs, by carrier, purpose, weight and value (domain-facts 6.4).
import { isPostal } from './carrier.ts';
import { crossesCustomsBorder } from './customs.ts';
import { type CustomsItem, customsItems, purposeOf } from './customs-item.ts';
import type { Cents } from './money.ts';
import type { Sellable } from './quote.ts';
import type { Shipment } from './shipment.ts';

/** CN22 is for little and cheap post, everything else takes a CN23. The Universal Postal Union says 300 SDR. */
const CN22_MAX_KG = 2;
const CN22_MAX_VALUE: Cents = 42_500;

/** Couriers want the invoice three times in the pouch; postal services take two, and the form once. */
const COURIER_COPIES = 3;
const POSTAL_COPIES = 2;

/** Those that are drawn here. */
export type CustomsPaperKind = 'commercial_invoice' | 'proforma_invoice' | 'cn22' | 'cn23';

/** What the carrier has told of an invoice of its own for one parcel. */
export type ParcelInvoice = {
  /** Position of the parcel, from 0. */
  parcel: number;
  /** The carrier has it electronically. */
  isSubmitted: boolean;
  /** There is a copy of it among our files. */
  isKept: boolean;
};

export type CustomsPaper = {
  /** Names it in its address: "invoice", "invoice-2", "cn-1", "carrier-1". */
  name: string;
  kind: CustomsPaperKind | 'carrier_invoice';
  /** Position of the parcel that it belongs to, from 0; null: all that travel. */
  packageIndex: number | null;
  /** How often it is to be printed; 0: not at all, the carrier has what it says. */
  copies: number;
};

/** Whoever takes the parcels across the border: from a hub on it is the second leg's carrier. */
export const carrierAcross = (rate: Sellable): string => rate.hub?.legs[1].carrier ?? rate.carrier;

/** What is known of the parcels once they are bought. */
export type BoughtParcels = {
  invoices?: readonly ParcelInvoice[];
  /** Positions of those that do not travel, as they are given back or on their way to be (C-53). */
  locked?: readonly number[];
};

/** The leg that crosses the border: the second of a hub route. */
export const legAcross = (rate: Sellable): 0 | 1 => (rate.hub ? 1 : 0);

/**
 * `carrier`: see carrierAcross. What the carrier has electronically needs no print of ours; a paper for several parcels
 * only once it has that of each. The carrier's own invoices come last and are for reading: they say the same as ours.
 * There are papers for parcels that travel alone: a declaration of goods that do not is false.
 */
export function customsPapers(
  shipment: Shipment,
  carrier: string,
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
  if (!isPostal(carrier)) {
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
 * What a customer is told to print: so many copies of the one invoice, 0 when the carrier has all of it; null: several
 * papers, each with a number of its own.
 */
export function copiesToPrint(papers: readonly Pick<CustomsPaper, 'copies'>[]): number | null {
  const [only, ...others] = papers.filter(({ copies }) => copies > 0);
  return others.length > 0 ? null : (only?.copies ?? 0);
}
