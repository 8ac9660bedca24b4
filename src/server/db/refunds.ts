// Refunds: one per parcel.
import { and, asc, eq, lte } from 'drizzle-orm';
import type { Orm } from './database.ts';
import { isLocking } from './ended.ts';
import { orders, refunds, shipments } from './schema.ts';

export type Refund = typeof refunds.$inferSelect;
export type NewRefund = typeof refunds.$inferInsert;

type Kept = 'id' | 'orderId' | 'intentId' | 'packageIndex' | 'requestedBy' | 'requestedAt';

/** What a move may write. It may give its claim up, but not take one. */
export type RefundChange = Partial<Omit<Refund, Kept | 'claimToken'>> & { claimToken?: null };

/** What a caller may name: an order, or one of its shipment rows. Null if it is not the owner's. */
export async function findRefundTarget(
  orm: Orm,
  id: string,
  userId: string,
): Promise<{ orderId: string; packageIndex: number | null } | null> {
  const [order] = await orm
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.userId, userId)));
  if (order) return { orderId: order.id, packageIndex: null };
  const [shipment] = await orm
    .select({ orderId: shipments.orderId, packageIndex: shipments.packageIndex })
    .from(shipments)
    .innerJoin(orders, eq(orders.id, shipments.orderId))
    .where(and(eq(shipments.id, id), eq(orders.userId, userId)));
  return shipment ?? null;
}

/** All refunds of an order, the oldest first, rejected ones included. */
export const findRefunds = (orm: Orm, orderId: string): Promise<Refund[]> =>
  orm
    .select()
    .from(refunds)
    .where(eq(refunds.orderId, orderId))
    .orderBy(asc(refunds.requestedAt), asc(refunds.packageIndex));

/** Parcels whose labels are given back or about to be: nobody may print them. None before the order. */
export async function findLockedPackages(orm: Orm, orderId: string | null): Promise<number[]> {
  if (!orderId) return [];
  const rows = await orm
    .select({ packageIndex: refunds.packageIndex })
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), isLocking(refunds.state)))
    .orderBy(asc(refunds.packageIndex));
  return rows.map(({ packageIndex }) => packageIndex);
}

export async function findRefund(orm: Orm, id: string): Promise<Refund | null> {
  const [row] = await orm.select().from(refunds).where(eq(refunds.id, id));
  return row ?? null;
}

/** Part of a transaction that has locked the order. */
export const insertRefunds = (tx: Orm, rows: readonly NewRefund[]): Promise<Refund[]> =>
  tx
    .insert(refunds)
    .values([...rows])
    .returning();

/** Refunds that are due and that nobody works on. */
export async function findDueRefunds(orm: Orm, now: Date, limit: number): Promise<string[]> {
  const rows = await orm
    .select({ id: refunds.id })
    .from(refunds)
    .where(lte(refunds.nextAttemptAt, now))
    .orderBy(asc(refunds.nextAttemptAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}
