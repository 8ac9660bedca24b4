// Which papers a shipment needs at customs, by carrier, purpose, weight and value (domain-facts 6.4).
import type { Carrier } from './carrier.ts';
import { crossesCustomsBorder } from './customs.ts';
import { customsItems, purposeOf } from './customs-item.ts';
import type { Cents } from './money.ts';
import type { Sellable } from './quote.ts';
import type { Shipment } from './shipment.ts';

/** CN22 is for little and cheap post, everything else takes a CN23. The Universal Postal Union says 300 SDR. */
export const CN22_MAX_KG = 2;
export const CN22_MAX_VALUE: Cents = 42_500;

/** Couriers want the invoice three times in the pouch; postal services take two, and the form once. */
const COURIER_COPIES = 3;
const POSTAL_COPIES = 2;

/** Postal services: each parcel goes through customs by itself, so each has its own set of papers. */
const postal: ReadonlySet<string> = new Set<Carrier>(['DHL Paket', 'USPS']);

export type CustomsPaperKind = 'commercial_invoice' | 'proforma_invoice' | 'cn22' | 'cn23';

export type CustomsPaper = {
  /** Names it in its address: "invoice", "invoice-2", "cn-1". */
  name: string;
  kind: CustomsPaperKind;
  /** Position of the parcel that it belongs to, from 0; null: all of them. */
  packageIndex: number | null;
  /** How often it is to be printed. */
  copies: number;
};

/** Whoever takes the parcels across the border: from a hub on it is the second leg's carrier. */
export const carrierAcross = (rate: Sellable): string => rate.hub?.legs[1].carrier ?? rate.carrier;

/** `carrier`: see carrierAcross. */
export function customsPapers(shipment: Shipment, carrier: string): CustomsPaper[] {
  if (!crossesCustomsBorder(shipment.fromAddress, shipment.toAddress)) return [];
  const kind = purposeOf(shipment) === 'commercial' ? 'commercial_invoice' : 'proforma_invoice';
  if (!postal.has(carrier)) return [{ name: 'invoice', kind, packageIndex: null, copies: COURIER_COPIES }];
  return customsItems(shipment).flatMap(({ parcel, valueCents, weightKg }): CustomsPaper[] => {
    const isSmall = weightKg <= CN22_MAX_KG && valueCents <= CN22_MAX_VALUE;
    const number = parcel + 1;
    return [
      { name: `invoice-${number}`, kind, packageIndex: parcel, copies: POSTAL_COPIES },
      { name: `cn-${number}`, kind: isSmall ? 'cn22' : 'cn23', packageIndex: parcel, copies: 1 },
    ];
  });
}
