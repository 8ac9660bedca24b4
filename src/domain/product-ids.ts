// Product identifiers that EU customs require since November 2026, and the sales that need them (data.md 3.4).
import type { ShipmentPurpose } from './shipment-purpose.ts';
import { isDistanceSale, LOW_VALUE_LIMIT } from './low-value.ts';
import { entersEu } from './customs.ts';
import type { Cents } from './money.ts';
import { isWithinUk, type Place } from './territory.ts';

/** The seller's own, the manufacturer's own, and the global one. */
export type ProductIds = { merchant: string | null; manufacturer: string | null; gtin: string | null };

type DeclaredIds = {
  merchantProductId?: string | null | undefined;
  manufacturerProductId?: string | null | undefined;
  gtin?: string | null | undefined;
};

/** As declared; null where none was given. */
export const productIdsOf = ({
  merchantProductId,
  manufacturerProductId,
  gtin,
}: DeclaredIds): ProductIds => ({
  merchant: merchantProductId || null,
  manufacturer: manufacturerProductId || null,
  gtin: gtin?.replace(/[ -]/g, '') || null,
});

/** The first two are required; a GTIN only where the goods have one. */
export const lacksProductIds = ({ merchant, manufacturer }: ProductIds): boolean =>
  merchant === null || manufacturer === null;

export type Sale = {
  from: Place;
  to: Place;
  /** Value of all goods, without freight. */
  goodsCents: Cents;
  purpose: ShipmentPurpose;
  recipientIsBusiness: boolean;
};

/**
 * Whether it is a sale to a consumer that enters the customs union, within the value that the duty per item applies to.
 * Inside the United Kingdom parcels to consumers are not declared line by line (Windsor Framework).
 */
export const requiresProductIds = (sale: Sale): boolean =>
  entersEu(sale.from, sale.to) &&
  !isWithinUk(sale.from, sale.to) &&
  sale.goodsCents <= LOW_VALUE_LIMIT &&
  isDistanceSale(sale);
