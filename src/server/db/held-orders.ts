// Orders whose labels are held until somebody of ours releases them (C-40).
import { and, asc, eq, sql } from 'drizzle-orm';
import type { AdditionalServices } from '#domain/services.ts';
import type { Orm } from './database.ts';
import { isLocking } from './ended.ts';
import { files, orders, refunds } from './schema.ts';

/** Written out, not as parameters: only so does a planner see that the partial index holds what is asked for. */
const isHeld = sql`${orders.exportHold} and ${orders.status} <> 'cancelled'`;

const services = sql<Partial<AdditionalServices> | null>`${orders.orderSnapshot} -> 'additionalServices'`;

/** The longest waiting first; `fileId` and `fileName` are those of the customer's own declaration. */
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
      /** Parcels that are given back or on their way to be: nothing is to be declared of them. */
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
