// Extras sold besides transport and reported to third parties: insurance and offset (record 0008).
import { and, asc, eq, gte, lt, or } from 'drizzle-orm';
import type { Orm } from './database.ts';
import { orders, refunds } from './schema.ts';
import { anyOf } from './text-list.ts';

const listed = {
  id: orders.id,
  orderNumber: orders.orderNumber,
  createdAt: orders.createdAt,
  status: orders.shownStatus,
  paymentStatus: orders.paymentStatus,
  hasInsurance: orders.hasInsurance,
  hasCarbonNeutral: orders.hasCarbonNeutral,
  packageCount: orders.packageCount,
  totalValueCents: orders.totalValueCents,
  totalAmountCents: orders.totalAmountCents,
  price: orders.price,
  orderSnapshot: orders.orderSnapshot,
  parcelCosts: orders.parcelCosts,
  carrier: orders.carrier,
  fromAddress: orders.fromAddress,
  toAddress: orders.toAddress,
};

/** Orders with either, oldest first. No index is kept for it: a monthly query may take its time. */
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

/** The parcels of these orders whose money was refunded. */
export const listRefundedParcels = (orm: Orm, orderIds: readonly string[]) =>
  orm
    .select({ orderId: refunds.orderId, packageIndex: refunds.packageIndex })
    .from(refunds)
    .where(and(anyOf(refunds.orderId, orderIds), eq(refunds.state, 'money_refunded')));
