// The customs papers of an order with their addresses.
import type { CustomsPaper } from '#contract/customs-paper.ts';
import { carrierAcross, customsPapers } from '#domain/customs-papers.ts';
import type { Sellable } from '#domain/quote.ts';
import type { Shipment } from '#domain/shipment.ts';

/** Old orders may have no parcels in their snapshot, and so no papers. */
export function listCustomsPapers(
  orderId: string,
  shipment: Partial<Shipment> | null,
  rate: Sellable,
): CustomsPaper[] {
  if (!isWhole(shipment)) return [];
  return customsPapers(shipment, carrierAcross(rate)).map(({ name, kind, packageIndex, copies }) => ({
    kind,
    packageIndex,
    copies,
    url: `/api/orders/${encodeURIComponent(orderId)}/customs-papers/${name}`,
  }));
}

export const isWhole = (shipment: Partial<Shipment> | null): shipment is Shipment =>
  Boolean(shipment?.packages?.length && shipment.fromAddress && shipment.toAddress);
