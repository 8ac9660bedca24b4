// The customs papers of an order, also with their URLs.
import type { CustomsPaper as ListedPaper } from '#contract/customs-paper.ts';
import { borderCarrier, type CustomsPaper, customsPapers, borderLeg } from '#domain/customs-papers.ts';
import type { Sellable } from '#domain/quote.ts';
import type { Shipment } from '#domain/shipment.ts';
import type { StoredLabel } from '../../db/intents.ts';

/** The purchase as an order or its checkout has it. */
type Bought = {
  shipment: Partial<Shipment> | null;
  rate: Sellable;
  labels: readonly StoredLabel[] | null;
  /** Parcels that do not travel. */
  locked: readonly number[];
};

export const listCustomsPapers = (orderId: string, bought: Bought): ListedPaper[] =>
  papersOf(bought).map(({ name, ...paper }) => ({
    ...paper,
    url: `/api/orders/${encodeURIComponent(orderId)}/customs-papers/${name}`,
  }));

/** None without parcels. */
export function papersOf({ shipment, rate, labels, locked }: Bought): CustomsPaper[] {
  if (!isWhole(shipment)) return [];
  // The invoices made by the carrier that crosses the border.
  const invoices = (labels ?? []).flatMap(({ leg, packageIndex, carrierInvoice: made }) =>
    made && leg === borderLeg(rate)
      ? [{ parcel: packageIndex, isSubmitted: made.isSubmitted, isKept: made.fileId !== undefined }]
      : [],
  );
  return customsPapers(shipment, borderCarrier(rate), { invoices, locked });
}

export const isWhole = (shipment: Partial<Shipment> | null): shipment is Shipment =>
  Boolean(shipment?.packages?.length && shipment.fromAddress && shipment.toAddress);
