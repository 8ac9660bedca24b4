// The customs papers of an order with their URLs.
import type { CustomsPaper } from '#contract/customs-paper.ts';
import { borderCarrier, customsPapers, borderLeg, type ParcelInvoice } from '#domain/customs-papers.ts';
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

/** None without parcels. */
export function listCustomsPapers(
  orderId: string,
  { shipment, rate, labels, locked }: Bought,
): CustomsPaper[] {
  if (!isWhole(shipment)) return [];
  const invoices = parcelInvoices(labels, rate);
  const papers = customsPapers(shipment, borderCarrier(rate), { invoices, locked });
  return papers.map(({ name, ...paper }) => ({
    ...paper,
    url: `/api/orders/${encodeURIComponent(orderId)}/customs-papers/${name}`,
  }));
}

/** The invoices made by the carrier that crosses the border, in the order of the parcels. */
export const parcelInvoices = (labels: readonly StoredLabel[] | null, rate: Sellable): ParcelInvoice[] =>
  (labels ?? []).flatMap(({ leg, packageIndex, carrierInvoice }) =>
    carrierInvoice && leg === borderLeg(rate)
      ? [
          {
            parcel: packageIndex,
            isSubmitted: carrierInvoice.isSubmitted,
            isKept: carrierInvoice.fileId !== undefined,
          },
        ]
      : [],
  );

export const isWhole = (shipment: Partial<Shipment> | null): shipment is Shipment =>
  Boolean(shipment?.packages?.length && shipment.fromAddress && shipment.toAddress);
