// Parcels in transit without news for long: the process that takes them asks the carrier.
import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, notInArray, or, sql } from 'drizzle-orm';
import type { Orm } from './database.ts';
import { isPicked } from './picked-rows.ts';
import { orders, shipments } from './schema.ts';
import { anyOf } from './text-list.ts';

/** `upstreamShipmentId` null: the label was made by hand. */
export type SilentParcel = { upstreamShipmentId: string | null; trackingCode: string; carrier: string };

type Wanted = {
  now: Date;
  /** The last event, and the last time we asked, are before this. */
  silentSince: Date;
  /** Older labels are no longer asked about. */
  boughtAfter: Date;
  limit: number;
};

/**
 * Takes those asked about longest ago first, and marks them as asked; each goes to one process. NOTE: without an index,
 * as one would slow down every event of every parcel; this runs a few times an hour.
 */
export function claimSilentParcels(
  orm: Orm,
  { now, silentSince, boughtAfter, limit }: Wanted,
): Promise<(SilentParcel & { id: string })[]> {
  const silent = orm
    .select({ id: shipments.id })
    .from(shipments)
    .innerJoin(orders, eq(orders.id, shipments.orderId))
    .where(
      and(
        inArray(shipments.status, ['created', 'shipped', 'in_transit', 'exception']),
        isNotNull(shipments.trackingCode),
        lt(shipments.updatedAt, silentSince),
        or(isNull(shipments.newsAskedAt), lt(shipments.newsAskedAt, silentSince)),
        gt(shipments.createdAt, boughtAfter),
        notInArray(orders.status, ['cancelled', 'delivered']),
      ),
    )
    .orderBy(sql`${shipments.newsAskedAt} nulls first`, asc(shipments.createdAt))
    .limit(limit)
    .for('update', { of: shipments, skipLocked: true });
  return orm
    .update(shipments)
    .set({ newsAskedAt: now })
    .where(isPicked(shipments.id, silent))
    .returning({
      id: shipments.id,
      upstreamShipmentId: sql<string | null>`nullif(${shipments.upstreamShipmentId}, '')`,
      trackingCode: sql<string>`${shipments.trackingCode}`,
      carrier: shipments.carrier,
    });
}

/** Returns those that were not asked about after all; they come first in the next turn. */
export async function releaseSilentParcels(orm: Orm, ids: readonly string[]): Promise<void> {
  await orm.update(shipments).set({ newsAskedAt: null }).where(anyOf(shipments.id, ids));
}
