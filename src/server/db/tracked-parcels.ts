// Parcels by their tracking codes, and how far they have come: found by code, locked with their order, moved together.
import { and, desc, eq, notInArray, sql } from 'drizzle-orm';
import type { DisplayStatus, OrderStatus } from '#domain/order.ts';
import { advisoryKeys } from './advisory-keys.ts';
import type { Orm } from './database.ts';
import { isLocking } from './ended.ts';
import { orders, refunds, shipments } from './schema.ts';
import { anyOf } from './text-list.ts';

/** A code may recur after years: the newest order is meant. Parcels of one order may share a code. */
export async function findTrackedParcel(orm: Orm, code: string) {
  const [row] = await orm
    .select({ id: shipments.id, orderId: shipments.orderId, etaSaidAt: shipments.etaSaidAt })
    .from(shipments)
    .where(eq(shipments.trackingCode, code))
    .orderBy(desc(shipments.createdAt), shipments.id)
    .limit(1);
  return row ?? null;
}

/**
 * A parcel of another purchase that has one of these codes and is not over. Part of the transaction that assigns them
 * by hand: a concurrent assignment waits for it, and sees them.
 */
export async function findForeignCode(
  tx: Orm,
  { codes, intentId }: { codes: readonly string[]; intentId: string },
): Promise<{ code: string | null; orderNumber: string } | null> {
  await tx.execute(sql`select pg_advisory_xact_lock(${advisoryKeys.codesByHand})`);
  const [row] = await tx
    .select({ code: shipments.trackingCode, orderNumber: orders.orderNumber })
    .from(shipments)
    .innerJoin(orders, eq(orders.id, shipments.orderId))
    .where(
      and(
        anyOf(shipments.trackingCode, codes),
        sql`${orders.intentId} is distinct from ${intentId}`,
        notInArray(orders.shownStatus, ['delivered', 'cancelled']),
      ),
    )
    .limit(1);
  return row ?? null;
}

export type TrackedParcel = NonNullable<Awaited<ReturnType<typeof findTrackedParcel>>>;

/** The parcels of many codes, by code; each as findTrackedParcel would find it. */
export async function findTrackedParcels(
  orm: Orm,
  codes: readonly string[],
): Promise<Map<string, TrackedParcel>> {
  const rows = await orm
    .selectDistinctOn([shipments.trackingCode], {
      code: shipments.trackingCode,
      id: shipments.id,
      orderId: shipments.orderId,
      etaSaidAt: shipments.etaSaidAt,
    })
    .from(shipments)
    .where(anyOf(shipments.trackingCode, codes))
    .orderBy(shipments.trackingCode, desc(shipments.createdAt), shipments.id);
  return new Map(rows.flatMap(({ code, ...parcel }) => (code === null ? [] : [[code, parcel]])));
}

/** Locks the orders until the transaction ends; their parcels change only under this lock. */
export const lockTrackedOrders = (tx: Orm, ids: readonly string[]) =>
  tx
    .select({
      id: orders.id,
      userId: orders.userId,
      status: orders.status,
      shownStatus: orders.shownStatus,
      carrier: orders.carrier,
      incoterm: orders.incoterm,
      totalAmountCents: orders.totalAmountCents,
      country: sql<string>`${orders.toAddress}->>'country'`,
    })
    .from(orders)
    .where(anyOf(orders.id, ids))
    // Always in the same order, so that two batches cannot deadlock.
    .orderBy(orders.id)
    .for('update');

export type TrackedOrder = Awaited<ReturnType<typeof lockTrackedOrders>>[number];

const leg = {
  id: shipments.id,
  orderId: shipments.orderId,
  packageIndex: shipments.packageIndex,
  leg: shipments.leg,
  trackingCode: shipments.trackingCode,
  status: shipments.status,
  rank: shipments.trackingRank,
  rankAt: shipments.trackingRankAt,
  side: shipments.trackingSide,
  sideAt: shipments.trackingSideAt,
  shippedAt: shipments.shippedAt,
  deliveredAt: shipments.deliveredAt,
  eta: shipments.eta,
  etaSaidAt: shipments.etaSaidAt,
};

/** Every leg of every parcel of these orders, parcel by parcel. */
export const findAllLegs = (orm: Orm, orderIds: readonly string[]) =>
  orm
    .select({ ...leg, carrier: shipments.carrier, service: shipments.service })
    .from(shipments)
    .where(anyOf(shipments.orderId, orderIds))
    .orderBy(shipments.packageIndex, shipments.leg);

export type Leg = Awaited<ReturnType<typeof findAllLegs>>[number];

export const findLegs = (orm: Orm, orderId: string): Promise<Leg[]> => findAllLegs(orm, [orderId]);

/** Saves how far the carriers have brought the parcels; locked in one order first, as in `lockParcels`. */
export async function saveLegs(tx: Orm, legs: readonly Leg[], now: Date): Promise<void> {
  const ids = legs.map(({ id }) => id);
  await tx.execute(sql`
    with held as materialized (
      select id from ${shipments} where ${anyOf(shipments.id, ids)} order by id for update
    )
    update ${shipments} as leg set
      status = moved.status, tracking_rank = moved.rank, tracking_rank_at = moved."rankAt",
      tracking_side = moved.side, tracking_side_at = moved."sideAt", shipped_at = moved."shippedAt",
      delivered_at = moved."deliveredAt", eta = moved.eta, eta_said_at = moved."etaSaidAt",
      updated_at = ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(legs)}::jsonb) as moved(
      id text, status text, rank integer, "rankAt" timestamptz, side text, "sideAt" timestamptz,
      "shippedAt" timestamptz, "deliveredAt" timestamptz, eta timestamptz, "etaSaidAt" timestamptz
    ) join held on held.id = moved.id where leg.id = moved.id`);
}

/** Each parcel of these orders whose label is given back or about to be, with the money refunded. */
export const findRefundedParcels = (tx: Orm, orderIds: readonly string[]) =>
  tx
    .select({
      id: refunds.id,
      orderId: refunds.orderId,
      packageIndex: refunds.packageIndex,
      state: refunds.state,
      paidBackCents:
        sql`case ${refunds.state} when 'money_refunded' then ${refunds.amountCents} else 0 end`.mapWith(
          Number,
        ),
    })
    .from(refunds)
    .where(and(anyOf(refunds.orderId, orderIds), isLocking(refunds.state)));

export type RefundedParcel = Awaited<ReturnType<typeof findRefundedParcels>>[number];

export type OrderMove = {
  id: string;
  status: OrderStatus;
  shownStatus: DisplayStatus;
  shippedAt: Date | null;
  deliveredAt: Date | null;
};

/** NOTE: `shownStatus` as computed by order-status.ts; updating the counters is up to the caller. */
export async function moveOrders(tx: Orm, moves: readonly OrderMove[], now: Date): Promise<void> {
  await tx.execute(sql`
    update ${orders} as known set
      status = moved.status, shown_status = moved."shownStatus", shipped_at = moved."shippedAt",
      delivered_at = moved."deliveredAt", updated_at = ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(moves)}::jsonb) as moved(
      id text, status text, "shownStatus" text, "shippedAt" timestamptz, "deliveredAt" timestamptz
    ) where known.id = moved.id`);
}
