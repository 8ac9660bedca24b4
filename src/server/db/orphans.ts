// Events of codes without an order: matched to their order later, or deleted after months.
import { and, asc, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Orm } from './database.ts';
import { deletePicked } from './picked-rows.ts';
import { shipments, trackingUpdates } from './schema.ts';
import { anyOf } from './text-list.ts';
import type { InsertedEvent } from './tracking.ts';

const told = {
  status: trackingUpdates.status,
  at: trackingUpdates.eventTimestamp,
  reason: trackingUpdates.reason,
  eta: trackingUpdates.eta,
  etaSaidAt: trackingUpdates.etaSaidAt,
};

/** Codes of orphans that have an order by now, in a fixed order: those after `after`. */
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

/** Locked in key order first, as in insertTrackingUpdates, so that neither can deadlock the other. */
export async function adoptUpdates(
  tx: Orm,
  code: string,
  to: { shipmentId: string; orderId: string },
): Promise<Omit<InsertedEvent, 'code'>[]> {
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

/** Deletes orphans unclaimed for months, oldest first. Answers how many, at most `limit`. */
export const deleteOrphans = (orm: Orm, createdBefore: Date, limit: number): Promise<number> =>
  // A locked orphan is about to be given to its order.
  deletePicked(orm, trackingUpdates, {
    id: trackingUpdates.id,
    where: and(isNull(trackingUpdates.shipmentId), lt(trackingUpdates.createdAt, createdBefore)),
    orderBy: [asc(trackingUpdates.createdAt), asc(trackingUpdates.id)],
    limit,
  });
