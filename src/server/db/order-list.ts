// The dashboard's list: by keyset along an index, whatever is filtered.
import { and, desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { DisplayStatus } from '#domain/order.ts';
import type { Orm } from './database.ts';
import type { Term } from './order-words.ts';
import { orders } from './schema.ts';

/** What the list shows of an order; the big snapshots stay in the table. */
const listed = {
  id: orders.id,
  orderNumber: orders.orderNumber,
  createdAt: orders.createdAt,
  shownStatus: orders.shownStatus,
  toAddress: orders.toAddress,
  carrier: orders.carrier,
  service: orders.service,
  packageCount: orders.packageCount,
  totalWeightKg: orders.totalWeightKg,
  totalAmountCents: orders.totalAmountCents,
  currency: orders.currency,
  paymentProvider: orders.paymentProvider,
  invoiceStatus: orders.invoiceStatus,
  intentId: orders.intentId,
  exportHold: orders.exportHold,
};

export type OrderMark = { createdAt: Date; id: string };

/** `ids`: only these. `terms`: all of them must be found in the order's words. */
export type OrderFilter = {
  userId: string;
  status?: DisplayStatus | undefined;
  carrier?: string | undefined;
  ids?: readonly string[] | undefined;
  terms?: readonly Term[] | undefined;
};

/** Newest first, strictly after `after`; by the index, so that the last page costs no more than the first. */
export function findOrders(orm: Orm, filter: OrderFilter, page: { after: OrderMark | null; limit: number }) {
  const { after, limit } = page;
  const behind =
    after &&
    sql`(${orders.createdAt}, ${orders.id}) < (${after.createdAt.toISOString()}::timestamptz, ${after.id})`;
  return orm
    .select(listed)
    .from(orders)
    .where(and(matches(filter), behind ?? undefined))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(limit);
}

export type ListedOrder = Awaited<ReturnType<typeof findOrders>>[number];

/** Only for filters with few `ids`: everything else is in the counters. */
export async function countFound(orm: Orm, filter: OrderFilter): Promise<number> {
  const [row] = await orm
    .select({ count: sql<string>`count(*)` })
    .from(orders)
    .where(matches(filter));
  return Number(row?.count ?? 0);
}

const matches = ({ userId, status, carrier, ids, terms = [] }: OrderFilter) =>
  and(
    eq(orders.userId, userId),
    status && eq(orders.shownStatus, status),
    carrier === undefined ? undefined : eq(orders.carrier, carrier),
    ids && inArray(orders.id, [...ids]),
    ...terms.map(({ prefix, countries }) =>
      or(says(` ${prefix}`), ...countries.map((mark) => says(` ${mark} `))),
    ),
  );

/** NOTE: not `like`, which the planner takes for rare: it would sort all orders instead of walking along the list. */
const says = (words: string) => sql`strpos(${orders.searchText}, ${words}) > 0`;
