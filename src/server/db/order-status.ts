// The order status shown to the customer, stored next to the actual one, so that lists can be filtered and counted.
import { eq } from 'drizzle-orm';
import { type DisplayStatus, displayStatus, type OrderStatus, type ShipmentStatus } from '#domain/order.ts';
import type { Orm } from './database.ts';
import { countOrders, restated } from './order-counters.ts';
import { refundedOf } from './refunded.ts';
import { orders, shipments } from './schema.ts';

type ParcelState = { trackingCode?: string | null | undefined; status?: ShipmentStatus | undefined };

export const shownStatusOf = (status: OrderStatus, parcels: readonly ParcelState[]): DisplayStatus =>
  displayStatus({
    status,
    trackingCodes: parcels.flatMap(({ trackingCode }) => trackingCode ?? []),
    // Only the carrier moves a parcel on from `created`.
    hasCarrierScan: parcels.some((parcel) => (parcel.status ?? 'created') !== 'created'),
  });

/**
 * Must be called after every change of an order's status, or of the status or code of one of its parcels. Part of the
 * transaction of the change; locks the order. The counters follow, including its money.
 */
export async function showStatus(tx: Orm, orderId: string): Promise<void> {
  const [order] = await tx
    .select({
      userId: orders.userId,
      status: orders.status,
      shownStatus: orders.shownStatus,
      carrier: orders.carrier,
      toAddress: orders.toAddress,
      totalAmountCents: orders.totalAmountCents,
    })
    .from(orders)
    .where(eq(orders.id, orderId))
    .for('update');
  if (!order) return;
  const parcels = await tx
    .select({ trackingCode: shipments.trackingCode, status: shipments.status })
    .from(shipments)
    .where(eq(shipments.orderId, orderId));
  const shownStatus = shownStatusOf(order.status, parcels);
  if (shownStatus === order.shownStatus) return;
  await tx.update(orders).set({ shownStatus }).where(eq(orders.id, orderId));
  const { userId, carrier, toAddress, totalAmountCents } = order;
  const spentCents = totalAmountCents - (await refundedOf(tx, orderId)).cents;
  const { country } = toAddress;
  await countOrders(
    tx,
    restated({ userId, carrier, country, spentCents, from: order.shownStatus, to: shownStatus }),
  );
}
