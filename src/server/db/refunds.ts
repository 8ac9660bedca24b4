// Refunds: one per parcel, moved on only by whoever holds the claim, settled together with their order.
import { and, asc, eq, exists, gte, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import { type RefundAttention, STUCK_AFTER } from '#domain/attention.ts';
import type { Cents } from '#domain/money.ts';
import { paymentStatusAfter } from '#domain/refund.ts';
import type { Orm } from './database.ts';
import { keepsLabel } from './ended.ts';
import { countOrders } from './order-counters.ts';
import type { Refunded } from './refunded.ts';
import { showStatus } from './order-status.ts';
import { orders, refunds, shipments } from './schema.ts';

export type Refund = typeof refunds.$inferSelect;
export type NewRefund = typeof refunds.$inferInsert;
export type RefundChange = Partial<NewRefund>;
export type RefundedOrder = typeof orders.$inferSelect;

/** A held refund: only its token may renew, record or release it. */
export type RefundClaim = { refundId: string; token: string };

/** What a caller may name: an order, or one shipment row of it. Null when it is not the owner's. */
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

/**
 * The order, held until the transaction ends: whoever counts its refunds or adds one comes one by one.
 * Lock it before its refunds, never after.
 */
export async function lockOrder(tx: Orm, orderId: string): Promise<RefundedOrder | null> {
  const [row] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update');
  return row ?? null;
}

/** All refunds of an order, the oldest first, rejected ones included. */
export const findRefunds = (orm: Orm, orderId: string): Promise<Refund[]> =>
  orm
    .select()
    .from(refunds)
    .where(eq(refunds.orderId, orderId))
    .orderBy(asc(refunds.requestedAt), asc(refunds.packageIndex));

/** The parcels whose labels are given back or on their way to be: nobody may print them. None before the order. */
export async function findLockedPackages(orm: Orm, orderId: string | null): Promise<number[]> {
  if (!orderId) return [];
  const rows = await orm
    .select({ packageIndex: refunds.packageIndex })
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), keepsLabel(refunds.state)))
    .orderBy(asc(refunds.packageIndex));
  return rows.map(({ packageIndex }) => packageIndex);
}

/** Part of a transaction that has locked the order. */
export const insertRefunds = (tx: Orm, rows: readonly NewRefund[]): Promise<Refund[]> =>
  tx
    .insert(refunds)
    .values([...rows])
    .returning();

/** Claims a refund that is due and that nobody works on; null otherwise. */
export async function claimRefund(
  orm: Orm,
  refundId: string,
  { token, now, until }: { token: string; now: Date; until: Date },
): Promise<Refund | null> {
  const [row] = await orm
    .update(refunds)
    .set({
      claimToken: token,
      claimedUntil: until,
      // A worker that dies is noticed by whoever looks for what is due.
      nextAttemptAt: until,
      attempts: sql`${refunds.attempts} + 1`,
      updatedAt: now,
    })
    .where(and(eq(refunds.id, refundId), lte(refunds.nextAttemptAt, now), isFree(now)))
    .returning();
  return row ?? null;
}

export const isFree = (now: Date) => or(isNull(refunds.claimToken), lte(refunds.claimedUntil, now));
const held = ({ refundId, token }: RefundClaim) =>
  and(eq(refunds.id, refundId), eq(refunds.claimToken, token));

/** Locks the refund for this transaction if the claim is still ours. */
export async function holdRefund(tx: Orm, claim: RefundClaim): Promise<boolean> {
  const rows = await tx.select({ id: refunds.id }).from(refunds).where(held(claim)).for('update');
  return rows.length > 0;
}

/**
 * Whoever takes another reason off the list, or adds that a label is lost to us, may not have heard yet that one was
 * used: that one stays.
 */
const withUse = ({ attention, ...change }: RefundChange) => {
  const isLess = attention === null || attention === 'onward_label_not_taken_back';
  const kept = sql`case when ${refunds.attention} = 'label_used' then ${refunds.attention} else ${attention} end`;
  return { ...change, attention: isLess ? kept : attention };
};

export async function recordRefund(tx: Orm, claim: RefundClaim, change: RefundChange): Promise<Refund> {
  const [row] = await tx.update(refunds).set(withUse(change)).where(held(claim)).returning();
  if (!row) throw new Error(`Refund ${claim.refundId} is not held.`);
  return row;
}

export async function renewRefund(orm: Orm, claim: RefundClaim, until: Date): Promise<void> {
  await orm.update(refunds).set({ claimedUntil: until, nextAttemptAt: until }).where(held(claim));
}

/**
 * Has a refund that waits for a person tried again; false when it does not, or when somebody works on it. Reasons that
 * are `kept` stay: no try sees to them.
 */
export async function releaseRefund(
  orm: Orm,
  refundId: string,
  { now, kept }: { now: Date; kept: RefundAttention[] },
): Promise<boolean> {
  const rows = await orm
    .update(refunds)
    .set({
      attention: sql`case when ${inArray(refunds.attention, kept)} then ${refunds.attention} end`,
      attempts: 1,
      claimToken: null,
      nextAttemptAt: now,
      updatedAt: now,
    })
    .where(and(eq(refunds.id, refundId), sql`${refunds.attention} is not null`, isFree(now)))
    .returning({ id: refunds.id });
  return rows.length > 0;
}

export async function findRefund(orm: Orm, id: string): Promise<Refund | null> {
  const [row] = await orm.select().from(refunds).where(eq(refunds.id, id));
  return row ?? null;
}

/**
 * Locks a refund whose label is back and whose money nobody tries to send any more, or has long tried in vain and does
 * not just now; null when it is another.
 */
export async function holdUnpaid(tx: Orm, id: string, now: Date): Promise<Refund | null> {
  const isUnpaid = and(
    eq(refunds.id, id),
    eq(refunds.state, 'carrier_accepted'),
    or(isNull(refunds.nextAttemptAt), and(gte(refunds.attempts, STUCK_AFTER), isFree(now))),
  );
  const [row] = await tx.select().from(refunds).where(isUnpaid).for('update');
  return row ?? null;
}

/** A person has sent the money; the refund must be locked. Nobody tries any more; what else is left, its engine does. */
export async function recordPaidByHand(
  tx: Orm,
  id: string,
  { change, now }: { change: RefundChange; now: Date },
): Promise<void> {
  const paid = { state: 'money_refunded', attention: null, attempts: 0, nextAttemptAt: now } as const;
  const free = { claimToken: null, claimedUntil: null };
  await tx
    .update(refunds)
    .set(withUse({ ...paid, ...free, ...change, updatedAt: now }))
    .where(eq(refunds.id, id));
}

/** The carrier has answered for this label: whoever waits for that looks now, and not in an hour. */
export async function hurryRefund(orm: Orm, upstreamShipmentId: string, now: Date): Promise<void> {
  const ofLabel = orm
    .select({ one: sql`1` })
    .from(shipments)
    .where(
      and(
        eq(shipments.upstreamShipmentId, upstreamShipmentId),
        eq(shipments.orderId, refunds.orderId),
        eq(shipments.packageIndex, refunds.packageIndex),
      ),
    );
  await orm
    .update(refunds)
    .set({ nextAttemptAt: now })
    .where(
      and(eq(refunds.state, 'requested'), isNotNull(refunds.nextAttemptAt), isFree(now), exists(ofLabel)),
    );
}

/** The provider has an answer for money on its way back; which of the refunds it means shows when they are asked for. */
export async function hurryMoney(orm: Orm, intentId: string, now: Date): Promise<void> {
  await orm
    .update(refunds)
    .set({ nextAttemptAt: now })
    .where(
      and(
        eq(refunds.intentId, intentId),
        eq(refunds.state, 'carrier_accepted'),
        isNotNull(refunds.nextAttemptAt),
        isFree(now),
      ),
    );
}

/** Refunds that have something to do by now and that nobody works on. */
export async function findDueRefunds(orm: Orm, now: Date, limit: number): Promise<string[]> {
  const rows = await orm
    .select({ id: refunds.id })
    .from(refunds)
    .where(lte(refunds.nextAttemptAt, now))
    .orderBy(asc(refunds.nextAttemptAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** The carrier has taken this label back. */
export async function markLabelReturned(
  tx: Orm,
  label: { orderId: string; packageIndex: number; leg: number; now: Date },
): Promise<void> {
  await tx
    .update(shipments)
    .set({ labelPurchased: false, updatedAt: label.now })
    .where(
      and(
        eq(shipments.orderId, label.orderId),
        eq(shipments.packageIndex, label.packageIndex),
        eq(shipments.leg, label.leg),
      ),
    );
}

/** Whether a label of this leg is bought and not given back. */
export async function isLabelBought(
  orm: Orm,
  label: { orderId: string; packageIndex: number; leg: number },
): Promise<boolean> {
  const [row] = await orm
    .select({ isBought: shipments.labelPurchased })
    .from(shipments)
    .where(
      and(
        eq(shipments.orderId, label.orderId),
        eq(shipments.packageIndex, label.packageIndex),
        eq(shipments.leg, label.leg),
      ),
    );
  return row?.isBought ?? false;
}

/**
 * What a refund means for its order and the dashboard; `after` counts it already. With the last parcel the order is
 * cancelled. An invoice of which something is still owed stays open.
 */
export async function settleOrder(
  tx: Orm,
  order: RefundedOrder,
  { after, amountCents, now }: { after: Refunded; amountCents: Cents; now: Date },
): Promise<{ isAllBack: boolean }> {
  const isAllBack = after.parcels >= order.packageCount;
  const paymentStatus = paymentStatusAfter(order.totalAmountCents, after.cents);
  const isUnowed = order.invoiceStatus === 'open' && paymentStatus === 'refunded';
  await tx
    .update(orders)
    .set({
      paymentStatus,
      ...(isUnowed ? { invoiceStatus: 'cancelled' } : {}),
      ...(isAllBack ? { status: 'cancelled' as const } : {}),
      // Its invoice is to be corrected.
      invoicePending: true,
      updatedAt: now,
    })
    .where(eq(orders.id, order.id));
  if (isAllBack) await showStatus(tx, order.id);
  const { userId, carrier, toAddress } = order;
  const shownStatus = isAllBack ? 'cancelled' : order.shownStatus;
  await countOrders(tx, [
    { userId, carrier, country: toAddress.country, shownStatus, orders: 0, spentCents: -amountCents },
  ]);
  return { isAllBack };
}

/** Nothing is owed for it any more; the order must be locked. */
export async function settleInvoice(tx: Orm, orderId: string, now: Date): Promise<void> {
  await tx.update(orders).set({ invoiceStatus: 'paid', updatedAt: now }).where(eq(orders.id, orderId));
}
