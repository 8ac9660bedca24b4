// Labels that nobody has used yet, and that their carrier takes back for only a few more days.
import { and, asc, count, eq, gt, lte, ne, notExists, or } from 'drizzle-orm';
import type { BoughtWithin } from '#domain/refund.ts';
import type { Orm } from './database.ts';
import { intents, orders, refunds, shipments } from './schema.ts';

/** One order with such labels; `labels`: how many. */
export type UnusedLabels = { orderId: string; carrier: string; boughtAt: Date; labels: number };

/**
 * The next `limit` orders by id, without those whose label was to be given back before, and without labels that are
 * held or made by hand. NOTE: without an index, so call it patiently; it runs a few times a day.
 */
export async function findUnusedLabels(
  tx: Orm,
  { bought, after, limit }: { bought: readonly BoughtWithin[]; after: string; limit: number },
): Promise<UnusedLabels[]> {
  const wasToBeReturned = tx
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.orderId, shipments.orderId), eq(refunds.packageIndex, shipments.packageIndex)));
  return await tx
    .select({
      orderId: orders.id,
      carrier: shipments.carrier,
      boughtAt: intents.createdAt,
      labels: count(),
    })
    .from(shipments)
    .innerJoin(orders, eq(orders.id, shipments.orderId))
    .innerJoin(intents, eq(intents.id, orders.intentId))
    .where(
      and(
        eq(orders.shownStatus, 'ready_for_carrier'),
        eq(orders.exportHold, false),
        // The labels that the customer has.
        eq(shipments.leg, 0),
        eq(shipments.status, 'created'),
        ne(shipments.upstreamShipmentId, ''),
        or(
          ...bought.map((span) =>
            and(
              eq(shipments.carrier, span.carrier),
              gt(intents.createdAt, span.after),
              lte(intents.createdAt, span.upTo),
            ),
          ),
        ),
        notExists(wasToBeReturned),
        gt(orders.id, after),
      ),
    )
    .groupBy(orders.id, shipments.carrier, intents.createdAt)
    .orderBy(asc(orders.id))
    .limit(limit);
}
