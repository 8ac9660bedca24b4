// Events of codes that no order has yet: found again for their order, or forgotten after months.
import { and, asc, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Orm } from './database.ts';
import { isPicked } from './picked-rows.ts';
import { shipments, trackingUpdates } from './schema.ts';
import { anyOf } from './text-list.ts';
import type { ToldEvent } from './tracking.ts';

const told = {
  status: trackingUpdates.status,
  at: trackingUpdates.eventTimestamp,
  reason: trackingUpdates.reason,
  eta: trackingUpdates.eta,
  etaSaidAt: trackingUpdates.etaSaidAt,
};

/** Codes of orphans that have an order by now, in a fixed order: those behind `after`. */
export async function findAdoptable(
  orm: Orm,
  { after, limit }: { after: string; limit: number },
): Promise<string[]> {
  const rows = await orm
    .selectDistinct({ code: trackingUpdates.trackingCode })
    .from(trackingUpdates)
    .innerJoin(shipments, eq(shipments.trackingCode, trackingUpdates.trackingCode))
    .where(and(isNull(trackingUpdates.shipmentId), gt(trackingUpdates.trackingCode, after)))
    .orderBy(asc(trackingUpdates.trackingCode))
    .limit(limit);
  return rows.map(({ code }) => code);
}

/** Held in the order of their keys first, as insertTrackingUpdates does: neither waits for the other crosswise. */
export async function adoptUpdates(
  tx: Orm,
  code: string,
  to: { shipmentId: string; orderId: string },
): Promise<Omit<ToldEvent, 'code'>[]> {
  const held = await tx
    .select({ id: trackingUpdates.id })
    .from(trackingUpdates)
    .where(and(eq(trackingUpdates.trackingCode, code), isNull(trackingUpdates.shipmentId)))
    .orderBy(
      asc(trackingUpdates.webhookSource),
      asc(trackingUpdates.eventTimestamp),
      asc(trackingUpdates.status),
    )
    .for('update');
  const ids = held.map(({ id }) => id);
  return await tx.update(trackingUpdates).set(to).where(anyOf(trackingUpdates.id, ids)).returning(told);
}

/** Nobody has claimed them for months; the oldest go first. Answers how many have gone, at most `limit`. */
export async function deleteOrphans(orm: Orm, createdBefore: Date, limit: number): Promise<number> {
  const oldest = orm
    .select({ id: trackingUpdates.id })
    .from(trackingUpdates)
    .where(and(isNull(trackingUpdates.shipmentId), lt(trackingUpdates.createdAt, createdBefore)))
    .orderBy(asc(trackingUpdates.createdAt), asc(trackingUpdates.id))
    .limit(limit)
    // Whoever holds one is about to give it to its order.
    .for('update', { skipLocked: true });
  const gone = await orm
    .delete(trackingUpdates)
    .where(isPicked(trackingUpdates.id, oldest))
    .returning({ id: trackingUpdates.id });
  return gone.length;
}
