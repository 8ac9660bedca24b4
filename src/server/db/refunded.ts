// How much of an order's money was refunded.
import { and, eq, sql } from 'drizzle-orm';
import type { Cents } from '#domain/money.ts';
import type { Orm } from './database.ts';
import { refunds } from './schema.ts';

export type Refunded = { parcels: number; cents: Cents };

/** The order must be locked by an earlier statement: one that itself waits for the lock reads the old state. */
export async function refundedOf(tx: Orm, orderId: string): Promise<Refunded> {
  const [row] = await tx
    .select({
      parcels: sql<string>`count(*)`,
      cents: sql<string>`coalesce(sum(${refunds.amountCents}), 0)`,
    })
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), eq(refunds.state, 'money_refunded')));
  return { parcels: Number(row?.parcels ?? 0), cents: Number(row?.cents ?? 0) };
}
