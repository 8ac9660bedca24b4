// Orders, their parcels, and the counters that the dashboard reads instead of counting.
import { and, asc, desc, eq, inArray, or, sql } from 'drizzle-orm';
import { isGuest } from '#domain/user.ts';
import type { Orm } from './database.ts';
import { orderCounters, orders, shipments } from './schema.ts';
import { wholeRows } from './whole-rows.ts';

export type NewOrder = typeof orders.$inferInsert;
export type NewShipment = typeof shipments.$inferInsert;
export type OrderCounters = Omit<typeof orderCounters.$inferSelect, 'userId'>;

const whole = wholeRows(orders);

/** The order with its parcels, counted; part of the caller's transaction. */
export async function insertOrder(tx: Orm, order: NewOrder, parcels: readonly NewShipment[]): Promise<void> {
  if (!(await whole.insert(tx, order))) throw new Error(`There is an order for ${order.intentId} already.`);
  if (parcels.length > 0) await tx.insert(shipments).values([...parcels]);
  // A guest has no dashboard.
  if (isGuest(order.userId)) return;
  await tx
    .insert(orderCounters)
    .values({ userId: order.userId, total: 1, processing: 1, spentCents: order.totalAmountCents })
    .onConflictDoUpdate({
      target: orderCounters.userId,
      set: {
        total: sql`${orderCounters.total} + 1`,
        processing: sql`${orderCounters.processing} + 1`,
        spentCents: sql`${orderCounters.spentCents} + ${order.totalAmountCents}`,
      },
    });
}

/** The parcel's label is among our files now. */
export async function attachLabel(
  tx: Orm,
  label: { orderId: string; packageIndex: number; leg: number; fileId: string; now: Date },
): Promise<void> {
  await tx
    .update(shipments)
    .set({ labelFileId: label.fileId, updatedAt: label.now })
    .where(
      and(
        eq(shipments.orderId, label.orderId),
        eq(shipments.packageIndex, label.packageIndex),
        eq(shipments.leg, label.leg),
      ),
    );
}

/** Throws when there is no such order: only ids from our own rows come here. */
export async function findOrderNumber(orm: Orm, id: string): Promise<string> {
  const [row] = await orm.select({ orderNumber: orders.orderNumber }).from(orders).where(eq(orders.id, id));
  if (!row) throw new Error(`No order ${id}`);
  return row.orderNumber;
}

export type Order = typeof orders.$inferSelect;

/** By number, in any case, or by id. */
export async function findOrderByName(orm: Orm, name: string): Promise<Order | null> {
  const [row] = await orm
    .select()
    .from(orders)
    .where(or(eq(orders.orderNumber, name.toUpperCase()), eq(orders.id, name)));
  return row ?? null;
}

/** False when it was not held. */
export async function releaseHold(tx: Orm, id: string, now: Date): Promise<boolean> {
  const rows = await tx
    .update(orders)
    .set({ exportHold: false, updatedAt: now })
    .where(and(eq(orders.id, id), eq(orders.exportHold, true)))
    .returning({ id: orders.id });
  return rows.length > 0;
}

/** What the list shows of an order; the big snapshots stay in the table. */
const listed = {
  id: orders.id,
  orderNumber: orders.orderNumber,
  createdAt: orders.createdAt,
  status: orders.status,
  toAddress: orders.toAddress,
  carrier: orders.carrier,
  service: orders.service,
  packageCount: orders.packageCount,
  totalWeightKg: orders.totalWeightKg,
  totalAmountCents: orders.totalAmountCents,
  currency: orders.currency,
  paymentProvider: orders.paymentProvider,
  invoiceStatus: orders.invoiceStatus,
  intentId: orders.intentId,
  exportHold: orders.exportHold,
};

export type OrderMark = { createdAt: Date; id: string };

/** Newest first, strictly after `after`; by the index, so that the last page costs no more than the first. */
export function findOrders(orm: Orm, page: { userId: string; after: OrderMark | null; limit: number }) {
  const { userId, after, limit } = page;
  const behind =
    after &&
    sql`(${orders.createdAt}, ${orders.id}) < (${after.createdAt.toISOString()}::timestamptz, ${after.id})`;
  return orm
    .select(listed)
    .from(orders)
    .where(and(eq(orders.userId, userId), behind ?? undefined))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(limit);
}

export type ListedOrder = Awaited<ReturnType<typeof findOrders>>[number];
export type Shipment = typeof shipments.$inferSelect;

/** All parcels of these orders, in the order of the parcels. */
export async function findShipments(orm: Orm, orderIds: readonly string[]): Promise<Shipment[]> {
  if (orderIds.length === 0) return [];
  return orm
    .select()
    .from(shipments)
    .where(inArray(shipments.orderId, [...orderIds]))
    .orderBy(asc(shipments.packageIndex));
}

export async function findOrderCounters(orm: Orm, userId: string): Promise<OrderCounters> {
  const [row] = await orm.select().from(orderCounters).where(eq(orderCounters.userId, userId));
  return row ?? { total: 0, processing: 0, shipped: 0, delivered: 0, spentCents: 0 };
}
