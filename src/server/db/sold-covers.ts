// What was sold besides transport and is reported to somebody else: insurance and offset (record 0008).
import { and, asc, gte, lt, or } from 'drizzle-orm';
import type { Orm } from './database.ts';
import { orders } from './schema.ts';

const listed = {
  orderNumber: orders.orderNumber,
  createdAt: orders.createdAt,
  status: orders.shownStatus,
  paymentStatus: orders.paymentStatus,
  hasInsurance: orders.hasInsurance,
  hasCarbonNeutral: orders.hasCarbonNeutral,
  totalValueCents: orders.totalValueCents,
  totalAmountCents: orders.totalAmountCents,
  price: orders.price,
  carrier: orders.carrier,
  fromAddress: orders.fromAddress,
  toAddress: orders.toAddress,
};

/** Orders with either, the oldest first. No index is kept for it: who asks, once a month, waits. */
export const listSoldCovers = (
  orm: Orm,
  { from, until, limit }: { from: Date; until: Date; limit: number },
) =>
  orm
    .select(listed)
    .from(orders)
    .where(
      and(
        gte(orders.createdAt, from),
        lt(orders.createdAt, until),
        or(orders.hasInsurance, orders.hasCarbonNeutral),
      ),
    )
    .orderBy(asc(orders.createdAt), asc(orders.id))
    .limit(limit);
