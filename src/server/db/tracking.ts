// Carriers' events: one row each, taken once; their effects on the parcels are in tracked-parcels.ts.
import { and, desc, eq, getTableColumns, inArray, isNull, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Incident, TrackingStatus } from '#domain/tracking.ts';
import type { Orm } from './database.ts';
import { orders, trackingUpdates } from './schema.ts';
import { columnsOf } from './whole-rows.ts';

export type NewTrackingUpdate = typeof trackingUpdates.$inferInsert;

/** `eta`: from an orphan that has found its order. */
export type InsertedEvent = {
  code: string;
  status: TrackingStatus;
  at: Date;
  reason: Incident | null;
  eta: Date | null;
  etaSaidAt: Date | null;
};

const columns = columnsOf(trackingUpdates);

/** An estimated arrival announced later than the stored one; null if none is announced. */
const isLaterDay = (said: 'said' | 'excluded', kept: 'told' | 'known') =>
  sql.raw(`${said}.eta_said_at > coalesce(${kept}.eta_said_at, '-infinity')`);

/**
 * Inserts new events, gives orphans to their order, and those without one a newer arrival date; answers what it has
 * written, which concerns nobody while there is no order. Most events were reported before, and are not written at all.
 * No key may occur twice among the rows; they are written in key order, so that two callers cannot deadlock. NOTE:
 * `offset 0` makes each key be looked up in the index: as a join, every event ever stored would be read, since the
 * planner always assumes a hundred rows.
 */
export async function insertTrackingUpdates(
  tx: Orm,
  updates: readonly NewTrackingUpdate[],
): Promise<InsertedEvent[]> {
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
    insert into ${trackingUpdates} as known (${columns})
    select ${columns} from jsonb_populate_recordset(null::${trackingUpdates}, ${said}::jsonb) as said
    where not exists (
      select from ${trackingUpdates} as told
      where (told.tracking_code, told.webhook_source, told.event_timestamp, told.status)
        = (said.tracking_code, said.webhook_source, said.event_timestamp, said.status)
      and (told.shipment_id is not null or said.shipment_id is null)
      and (told.shipment_id is null and ${isLaterDay('said', 'told')}) is not true
      offset 0
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
    rows: (Pick<InsertedEvent, 'code' | 'status' | 'reason'> & {
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

/** No dashboard or dialog shows more. */
const MAX_UPDATES = 1_000;

/** Nobody is shown an event as received, which is most of its row. */
const { rawData: _, ...shown } = getTableColumns(trackingUpdates);
export type TrackingUpdate = Omit<typeof trackingUpdates.$inferSelect, 'rawData'>;

/** Newest first: the order's own, and those without an order. A code may have been another order's before. */
export const findTrackingUpdates = (
  orm: Orm,
  { orderId, codes }: { orderId: string; codes: readonly string[] },
): Promise<TrackingUpdate[]> =>
  codes.length === 0
    ? Promise.resolve([])
    : orm
        .select(shown)
        .from(trackingUpdates)
        .where(
          and(
            inArray(trackingUpdates.trackingCode, [...codes]),
            or(eq(trackingUpdates.orderId, orderId), isNull(trackingUpdates.orderId)),
          ),
        )
        .orderBy(desc(trackingUpdates.eventTimestamp), desc(trackingUpdates.createdAt), trackingUpdates.id)
        .limit(MAX_UPDATES);

/** The countries a parcel travels between, and no more of its addresses. */
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
