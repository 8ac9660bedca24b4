// What carriers have said: one row per event, taken once, and what follows from it for the parcel.
import { and, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { OrderStatus } from '#domain/order.ts';
import type { Orm } from './database.ts';
import { orders, shipments, trackingUpdates } from './schema.ts';

export type NewTrackingUpdate = typeof trackingUpdates.$inferInsert;
export type TrackingUpdate = typeof trackingUpdates.$inferSelect;

/** A code may come again after years: the newest order is meant. Parcels of one order may share one. */
export async function findTracked(orm: Orm, code: string) {
  const rows = await orm
    .select({ id: shipments.id, orderId: shipments.orderId, etaSaidAt: shipments.etaSaidAt })
    .from(shipments)
    .where(eq(shipments.trackingCode, code))
    .orderBy(desc(shipments.createdAt), shipments.id)
    .limit(10);
  return rows[0] ?? null;
}

/** What this source has told of this code already. */
export const findKnownEvents = (orm: Orm, code: string, source: string) =>
  orm
    .select({
      at: trackingUpdates.eventTimestamp,
      status: trackingUpdates.status,
      isOrphan: sql<boolean>`${trackingUpdates.shipmentId} is null`,
    })
    .from(trackingUpdates)
    .where(and(eq(trackingUpdates.trackingCode, code), eq(trackingUpdates.webhookSource, source)));

/**
 * Inserts what is not there yet and gives orphans to their order; answers those two kinds. The rows come sorted and
 * without repetitions, so that callers never wait for each other crosswise.
 */
export const insertTrackingUpdates = (tx: Orm, rows: readonly NewTrackingUpdate[]) =>
  tx
    .insert(trackingUpdates)
    .values([...rows])
    .onConflictDoUpdate({
      target: [
        trackingUpdates.trackingCode,
        trackingUpdates.webhookSource,
        trackingUpdates.eventTimestamp,
        trackingUpdates.status,
      ],
      set: { shipmentId: sql`excluded.shipment_id`, orderId: sql`excluded.order_id` },
      setWhere: sql`${trackingUpdates.shipmentId} is null and excluded.shipment_id is not null`,
    })
    .returning({ status: trackingUpdates.status, at: trackingUpdates.eventTimestamp });

/** The order, held until the transaction ends; its parcels change only under this lock. */
export async function lockTrackedOrder(tx: Orm, orderId: string) {
  const [row] = await tx
    .select({
      id: orders.id,
      status: orders.status,
      shippedAt: orders.shippedAt,
      deliveredAt: orders.deliveredAt,
    })
    .from(orders)
    .where(eq(orders.id, orderId))
    .for('update');
  return row ?? null;
}

const leg = {
  id: shipments.id,
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

/** Every leg of every parcel, parcel by parcel. */
export const findLegs = (orm: Orm, orderId: string) =>
  orm
    .select({ ...leg, carrier: shipments.carrier, service: shipments.service })
    .from(shipments)
    .where(eq(shipments.orderId, orderId))
    .orderBy(shipments.packageIndex, shipments.leg);

export type Leg = Awaited<ReturnType<typeof findLegs>>[number];

export async function saveLeg(tx: Orm, { id, ...state }: Leg, now: Date): Promise<void> {
  await tx
    .update(shipments)
    .set({
      status: state.status,
      trackingRank: state.rank,
      trackingRankAt: state.rankAt,
      trackingSide: state.side,
      trackingSideAt: state.sideAt,
      shippedAt: state.shippedAt,
      deliveredAt: state.deliveredAt,
      eta: state.eta,
      etaSaidAt: state.etaSaidAt,
      updatedAt: now,
    })
    .where(eq(shipments.id, id));
}

type OrderChange = { status?: OrderStatus; shippedAt?: Date | null; deliveredAt?: Date | null };

export async function moveOrder(tx: Orm, id: string, change: OrderChange & { updatedAt: Date }) {
  await tx.update(orders).set(change).where(eq(orders.id, id));
}

/** No dashboard and no dialog shows more. */
const MAX_UPDATES = 1_000;

/** Newest first. */
export const findTrackingUpdates = (orm: Orm, codes: readonly string[]): Promise<TrackingUpdate[]> =>
  codes.length === 0
    ? Promise.resolve([])
    : orm
        .select()
        .from(trackingUpdates)
        .where(inArray(trackingUpdates.trackingCode, [...codes]))
        .orderBy(desc(trackingUpdates.eventTimestamp), desc(trackingUpdates.createdAt), trackingUpdates.id)
        .limit(MAX_UPDATES);

/** Codes of orphans that have an order by now. */
export async function findAdoptable(orm: Orm, limit: number): Promise<string[]> {
  const rows = await orm
    .selectDistinct({ code: trackingUpdates.trackingCode })
    .from(trackingUpdates)
    .innerJoin(shipments, eq(shipments.trackingCode, trackingUpdates.trackingCode))
    .where(isNull(trackingUpdates.shipmentId))
    .limit(limit);
  return rows.map(({ code }) => code);
}

export const adoptUpdates = (tx: Orm, code: string, to: { shipmentId: string; orderId: string }) =>
  tx
    .update(trackingUpdates)
    .set(to)
    .where(and(eq(trackingUpdates.trackingCode, code), isNull(trackingUpdates.shipmentId)))
    .returning({ status: trackingUpdates.status, at: trackingUpdates.eventTimestamp });

/** Nobody has claimed them for months. */
export async function deleteOrphans(orm: Orm, createdBefore: Date): Promise<void> {
  await orm
    .delete(trackingUpdates)
    .where(and(isNull(trackingUpdates.shipmentId), lt(trackingUpdates.createdAt, createdBefore)));
}

/** Where a parcel goes, as coarse as countries are. */
export async function findCountries(orm: Orm, orderId: string): Promise<{ from: string; to: string } | null> {
  const [row] = await orm
    .select({
      from: sql<string>`${orders.fromAddress}->>'country'`,
      to: sql<string>`${orders.toAddress}->>'country'`,
    })
    .from(orders)
    .where(eq(orders.id, orderId));
  return row ?? null;
}

export async function isOrderOf(orm: Orm, orderId: string, userId: string): Promise<boolean> {
  const rows = await orm
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.userId, userId)));
  return rows.length > 0;
}
