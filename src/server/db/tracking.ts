// What carriers have said: one row per event, taken once, and what follows from it for the parcel.
import { and, desc, eq, inArray, isNull, notInArray, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { DisplayStatus, OrderStatus } from '#domain/order.ts';
import type { Incident, TrackingStatus } from '#domain/tracking.ts';
import type { Orm } from './database.ts';
import { isLocking } from './ended.ts';
import { orders, refunds, shipments, trackingUpdates } from './schema.ts';
import { anyOf } from './text-list.ts';

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

/** Any number, but the same in every process of ours. */
const CODES_BY_HAND = 4_016_202;

/**
 * A parcel of another purchase that has one of these codes and is not at its end. Part of the transaction that gives
 * them out by hand: whoever does so at the same time waits for it, and sees them.
 */
export async function findOthersCode(
  tx: Orm,
  { codes, intentId }: { codes: readonly string[]; intentId: string },
): Promise<{ code: string | null; orderNumber: string } | null> {
  await tx.execute(sql`select pg_advisory_xact_lock(${CODES_BY_HAND})`);
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

export type Tracked = NonNullable<Awaited<ReturnType<typeof findTracked>>>;

/** The parcels of many codes, by code; each as findTracked would find it. */
export async function findAllTracked(orm: Orm, codes: readonly string[]): Promise<Map<string, Tracked>> {
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

/** `eta`: of an orphan that has found its order. */
export type ToldEvent = {
  code: string;
  status: TrackingStatus;
  at: Date;
  reason: Incident | null;
  eta: Date | null;
  etaSaidAt: Date | null;
};

/** An arrival day that was said later than the one that is kept; null where none is said. */
const isLaterDay = (said: 'said' | 'excluded', kept: 'told' | 'known') =>
  sql.raw(`${said}.eta_said_at > coalesce(${kept}.eta_said_at, '-infinity')`);

/**
 * Inserts what is not there yet, gives orphans to their order, and those without one a newer arrival day; answers what
 * it has written, which tells nobody anything while there is no order. Most of what is told was told before, and is not
 * written at all. No key comes twice among the rows; they are written in the order of their keys, so that two callers
 * never wait for each other crosswise.
 */
export async function insertTrackingUpdates(
  tx: Orm,
  updates: readonly NewTrackingUpdate[],
): Promise<ToldEvent[]> {
  const said = JSON.stringify(
    updates.map((update) => ({
      id: update.id,
      webhook_source: update.webhookSource,
      tracking_code: update.trackingCode,
      event_timestamp: update.eventTimestamp,
      status: update.status,
      shipment_id: update.shipmentId,
      order_id: update.orderId,
      reason: update.reason,
      status_description: update.statusDescription,
      city: update.city,
      country: update.country,
      carrier: update.carrier,
      carrier_code: update.carrierCode,
      raw_data: update.rawData,
      created_at: update.createdAt,
      eta: update.eta,
      eta_said_at: update.etaSaidAt,
    })),
  );
  const { rows } = (await tx.execute(sql`
    insert into ${trackingUpdates} as known
    select said.* from jsonb_populate_recordset(null::${trackingUpdates}, ${said}::jsonb) as said
    where not exists (
      select from ${trackingUpdates} as told
      where (told.tracking_code, told.webhook_source, told.event_timestamp, told.status)
        = (said.tracking_code, said.webhook_source, said.event_timestamp, said.status)
      and (told.shipment_id is not null or said.shipment_id is null)
      and (told.shipment_id is null and ${isLaterDay('said', 'told')}) is not true
    )
    order by said.tracking_code, said.webhook_source, said.event_timestamp, said.status
    on conflict (tracking_code, webhook_source, event_timestamp, status) do update
    set shipment_id = excluded.shipment_id, order_id = excluded.order_id,
      eta = case when ${isLaterDay('excluded', 'known')} then excluded.eta else known.eta end,
      eta_said_at = greatest(excluded.eta_said_at, known.eta_said_at)
    where known.shipment_id is null
      and (excluded.shipment_id is not null or ${isLaterDay('excluded', 'known')})
    returning tracking_code as code, status, reason, ${msOf(trackingUpdates.eventTimestamp)} as at,
      ${msOf(trackingUpdates.eta)} as eta, ${msOf(trackingUpdates.etaSaidAt)} as "etaSaidAt"`)) as {
    rows: (Pick<ToldEvent, 'code' | 'status' | 'reason'> & {
      at: number;
      eta: number | null;
      etaSaidAt: number | null;
    })[];
  };
  const moment = (ms: number | null): Date | null => (ms === null ? null : new Date(ms));
  return rows.map((row) => ({
    ...row,
    at: new Date(row.at),
    eta: moment(row.eta),
    etaSaidAt: moment(row.etaSaidAt),
  }));
}

const msOf = (column: PgColumn) => sql`(extract(epoch from ${sql.identifier(column.name)}) * 1000)::float8`;

/** The orders, held until the transaction ends; their parcels change only under this lock. */
export async function lockTrackedOrders(tx: Orm, ids: readonly string[]) {
  const rows = await tx
    .select({
      id: orders.id,
      userId: orders.userId,
      status: orders.status,
      shownStatus: orders.shownStatus,
      carrier: orders.carrier,
      totalAmountCents: orders.totalAmountCents,
      country: sql<string>`${orders.toAddress}->>'country'`,
    })
    .from(orders)
    .where(anyOf(orders.id, ids))
    // Always in the same order, so that two batches never wait for each other crosswise.
    .orderBy(orders.id)
    .for('update');
  return rows;
}

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

/** How far the carriers have brought them; held in one order first, as `holdParcels` does. */
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

/** Each parcel of these orders whose label is given back or on its way to be, and the money that has gone back. */
export const findGivenBack = (tx: Orm, orderIds: readonly string[]) =>
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

export type GivenBack = Awaited<ReturnType<typeof findGivenBack>>[number];

export type OrderMove = {
  id: string;
  status: OrderStatus;
  shownStatus: DisplayStatus;
  shippedAt: Date | null;
  deliveredAt: Date | null;
};

/** NOTE: `shownStatus` as order-status.ts has it; the counters are the caller's. */
export async function moveOrders(tx: Orm, moves: readonly OrderMove[], now: Date): Promise<void> {
  await tx.execute(sql`
    update ${orders} as known set
      status = moved.status, shown_status = moved."shownStatus", shipped_at = moved."shippedAt",
      delivered_at = moved."deliveredAt", updated_at = ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(moves)}::jsonb) as moved(
      id text, status text, "shownStatus" text, "shippedAt" timestamptz, "deliveredAt" timestamptz
    ) where known.id = moved.id`);
}

/** No dashboard and no dialog shows more. */
const MAX_UPDATES = 1_000;

/** Newest first: the order's own, and those that still wait for one. A code may have been another order's before. */
export const findTrackingUpdates = (
  orm: Orm,
  { orderId, codes }: { orderId: string; codes: readonly string[] },
): Promise<TrackingUpdate[]> =>
  codes.length === 0
    ? Promise.resolve([])
    : orm
        .select()
        .from(trackingUpdates)
        .where(
          and(
            inArray(trackingUpdates.trackingCode, [...codes]),
            or(eq(trackingUpdates.orderId, orderId), isNull(trackingUpdates.orderId)),
          ),
        )
        .orderBy(desc(trackingUpdates.eventTimestamp), desc(trackingUpdates.createdAt), trackingUpdates.id)
        .limit(MAX_UPDATES);

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
