// Figures for the orders that a search finds: from the orders themselves, so only ever for a limited number.
import { type SQL, sql } from 'drizzle-orm';
import type { Orm } from './database.ts';
import { type OrderShares, sharesIn, toShares } from './order-counters.ts';
import { isWanted, newestOf, type OrderFilter } from './order-list.ts';
import { orders, refunds } from './schema.ts';

/** The same as the counters hold: the amount paid, minus what was refunded. */
const figure = sql`o.shown_status, o.carrier, o.to_address->>'country' as country, 1 as orders,
  o.total_amount_cents - coalesce((select sum(r.amount_cents) from ${refunds} as r
    where r.order_id = o.id and r.state = 'money_refunded'), 0) as spent_cents`;

const sharesOf = async (orm: Orm, found: SQL): Promise<OrderShares> =>
  toShares(await sharesIn(orm, sql`(select ${figure} from ${found} as o) as found`));

/** The shares of the few orders in `ids`. */
export const findSharesAmong = (
  orm: Orm,
  filter: OrderFilter & { ids: readonly string[] },
): Promise<OrderShares> => sharesOf(orm, sql`(select * from ${orders} as o where ${isWanted(filter)})`);

/** The shares of the matches among the newest orders with their status and carrier. */
export const findSharesOfNewest = (orm: Orm, filter: OrderFilter): Promise<OrderShares> =>
  sharesOf(orm, sql`(select * from ${newestOf(filter)} as o where ${isWanted(filter)})`);

/** The number of those matches. */
export async function countAmongNewest(orm: Orm, filter: OrderFilter): Promise<number> {
  const [row] = await orm
    .select({ count: sql`count(*)`.mapWith(Number) })
    .from(sql`${newestOf(filter)} as o`)
    .where(isWanted(filter));
  return row?.count ?? 0;
}
