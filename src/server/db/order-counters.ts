// How many orders of which kind a customer has: deltas written with the change, folded later, read as one.
import { sql } from 'drizzle-orm';
import type { Cents } from '#domain/money.ts';
import type { DisplayStatus } from '#domain/order.ts';
import { isGuest } from '#domain/user.ts';
import type { Orm } from './database.ts';
import { orderDeltas, orderGroups } from './schema.ts';

export type OrderGroup = {
  shownStatus: DisplayStatus;
  carrier: string;
  /** The destination. */
  country: string;
  orders: number;
  spentCents: Cents;
};

export type OrderDelta = OrderGroup & { userId: string };

/** Part of the transaction of the change. A guest has no dashboard. */
export async function countOrders(tx: Orm, deltas: readonly OrderDelta[]): Promise<void> {
  const counted = deltas.filter(
    ({ userId, orders, spentCents }) => !isGuest(userId) && (orders !== 0 || spentCents !== 0),
  );
  if (counted.length > 0) await tx.insert(orderDeltas).values(counted);
}

/** All kinds that there are, in one look at groups and deltas, so that nothing is missing and nothing counts twice. */
export async function findOrderGroups(orm: Orm, userId: string): Promise<OrderGroup[]> {
  const kind = sql`shown_status, carrier, country`;
  const { rows } = (await orm.execute(sql`
    select ${kind}, sum(orders) as orders, sum(spent_cents) as spent_cents from (
      select ${kind}, orders, spent_cents from ${orderGroups} where user_id = ${userId}
      union all
      select ${kind}, orders, spent_cents from ${orderDeltas} where user_id = ${userId}
    ) as counted group by ${kind}`)) as { rows: Row[] };
  return rows.map((row) => ({
    shownStatus: row.shown_status,
    carrier: row.carrier,
    country: row.country,
    orders: Number(row.orders),
    spentCents: Number(row.spent_cents),
  }));
}

type Row = {
  shown_status: DisplayStatus;
  carrier: string;
  country: string;
  orders: string;
  spent_cents: string;
};

/** Moves deltas into the groups, in one statement; answers how many. Several at once do not meet. */
export async function foldOrderDeltas(orm: Orm, limit: number): Promise<number> {
  const key = sql`user_id, shown_status, carrier, country`;
  const { rows } = (await orm.execute(sql`
    with due as (select seq from ${orderDeltas} order by seq limit ${limit} for update skip locked),
    gone as (delete from ${orderDeltas} where seq in (select seq from due) returning *),
    folded as (
      insert into ${orderGroups} as known (${key}, orders, spent_cents)
      select ${key}, sum(orders), sum(spent_cents) from gone group by ${key} order by ${key}
      on conflict (${key}) do update
      set orders = known.orders + excluded.orders, spent_cents = known.spent_cents + excluded.spent_cents
      returning 1
    )
    select count(*) as folded from gone`)) as { rows: { folded: string }[] };
  return Number(rows[0]?.folded ?? 0);
}
