// One user's orders and all that belongs to them, for the download: no costs of ours.
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Orm } from './database.ts';
import type { OrderMark } from './order-list.ts';
import { documents, orderNotes, orders, refunds, shipments, trackingUpdates } from './schema.ts';

const ordered = {
  id: orders.id,
  orderNumber: orders.orderNumber,
  createdAt: orders.createdAt,
  status: orders.shownStatus,
  carrier: orders.carrier,
  service: orders.service,
  totalAmountCents: orders.totalAmountCents,
  currency: orders.currency,
  price: orders.price,
  paidBy: orders.paymentProvider,
  paymentStatus: orders.paymentStatus,
  invoiceStatus: orders.invoiceStatus,
  incoterm: orders.incoterm,
  dutiesAgreedAt: orders.dutiesAgreedAt,
  shipment: orders.orderSnapshot,
  pickup: orders.pickupDate,
  shippedAt: orders.shippedAt,
  deliveredAt: orders.deliveredAt,
};

/** Newest first, strictly after `after`. */
export const findExportedOrders = (
  orm: Orm,
  userId: string,
  { after, limit }: { after: OrderMark | null; limit: number },
) =>
  orm
    .select(ordered)
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        after
          ? sql`(${orders.createdAt}, ${orders.id}) < (${after.createdAt.toISOString()}::timestamptz, ${after.id})`
          : undefined,
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(limit);

/** Everything that belongs to these orders; each row names its order. */
export async function findDataOfOrders(orm: Orm, orderIds: string[]) {
  return {
    parcels: await orm
      .select({
        orderId: shipments.orderId,
        packageIndex: shipments.packageIndex,
        leg: shipments.leg,
        carrier: shipments.carrier,
        service: shipments.service,
        trackingCode: shipments.trackingCode,
        status: shipments.status,
        shippedAt: shipments.shippedAt,
        deliveredAt: shipments.deliveredAt,
      })
      .from(shipments)
      .where(inArray(shipments.orderId, orderIds)),
    trackingEvents: await orm
      .select({
        orderId: trackingUpdates.orderId,
        trackingCode: trackingUpdates.trackingCode,
        at: trackingUpdates.eventTimestamp,
        status: trackingUpdates.status,
        description: trackingUpdates.statusDescription,
        city: trackingUpdates.city,
        country: trackingUpdates.country,
      })
      .from(trackingUpdates)
      .where(inArray(trackingUpdates.orderId, orderIds))
      .orderBy(asc(trackingUpdates.eventTimestamp)),
    refunds: await orm
      .select({
        orderId: refunds.orderId,
        packageIndex: refunds.packageIndex,
        state: refunds.state,
        amountCents: refunds.amountCents,
        reason: refunds.reason,
        requestedAt: refunds.requestedAt,
        moneyRefundedAt: refunds.moneyRefundedAt,
        rejectedAt: refunds.rejectedAt,
      })
      .from(refunds)
      .where(inArray(refunds.orderId, orderIds)),
    documents: await orm
      .select({
        orderId: documents.orderId,
        kind: documents.kind,
        issuedAt: documents.issuedAt,
        facts: documents.facts,
      })
      .from(documents)
      .where(inArray(documents.orderId, orderIds)),
    notes: await orm
      .select({
        orderId: orderNotes.orderId,
        reference: orderNotes.reference,
        note: orderNotes.note,
        purpose: orderNotes.purpose,
      })
      .from(orderNotes)
      .where(inArray(orderNotes.orderId, orderIds)),
  };
}
