// Orders whose labels are held until our staff release them (C-40).
import { and, asc, eq, sql } from 'drizzle-orm';
import type { AdditionalServices } from '#domain/services.ts';
import type { Orm } from './database.ts';
import { isLocking } from './ended.ts';
import { files, orders, refunds } from './schema.ts';

/** As literals, not parameters: only then does the planner see that the partial index covers the query. */
const isHeld = sql`${orders.exportHold} and ${orders.status} <> 'cancelled'`;

const services = sql<Partial<AdditionalServices> | null>`${orders.orderSnapshot} -> 'additionalServices'`;

/** The longest waiting first; `fileId` and `fileName` are the customer's own declaration. */
export const listHeldOrders = (orm: Orm, limit: number) =>
  orm
    .select({
      orderNumber: orders.orderNumber,
      createdAt: orders.createdAt,
      carrier: orders.carrier,
      service: orders.service,
      toAddress: orders.toAddress,
      totalValueCents: orders.totalValueCents,
      packageCount: orders.packageCount,
      services,
      fileId: files.id,
      fileName: files.name,
      /** Parcels given back or about to be: they need no declaration. */
      givenBack: sql<number>`(select count(*)::int from ${refunds} as r
        where r.order_id = ${orders.id} and ${isLocking(sql`r.state`)})`,
    })
    .from(orders)
    .leftJoin(
      files,
      and(
        eq(files.id, sql`${services} ->> 'ownAEFileId'`),
        eq(files.ownerId, orders.userId),
        eq(files.kind, 'declaration'),
      ),
    )
    .where(isHeld)
    .orderBy(asc(orders.createdAt))
    .limit(limit);

/** How many there are, and which has waited longest; null: none. */
export async function countHeldOrders(
  orm: Orm,
): Promise<{ count: number; orderNumber: string; createdAt: Date } | null> {
  const [row] = await orm
    .select({
      count: sql<number>`(count(*) over ())::int`,
      orderNumber: orders.orderNumber,
      createdAt: orders.createdAt,
    })
    .from(orders)
    .where(isHeld)
    .orderBy(asc(orders.createdAt))
    .limit(1);
  return row ?? null;
}
