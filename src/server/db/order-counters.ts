// How many orders of which kind a customer has: deltas written with the change, folded later, read as one.
import { type SQL, sql } from 'drizzle-orm';
import type { Cents } from '#domain/money.ts';
import type { DisplayStatus } from '#domain/order.ts';
import { isGuest } from '#domain/user.ts';
import type { Orm } from './database.ts';
import { prepared } from './prepared.ts';
import { orderDeltas, orderGroups } from './schema.ts';

export type OrderDelta = {
  userId: string;
  shownStatus: DisplayStatus;
  carrier: string;
  /** The destination. */
  country: string;
  orders: number;
  spentCents: Cents;
};

/** Part of the transaction of the change. A guest has no dashboard. */
export async function countOrders(tx: Orm, deltas: readonly OrderDelta[]): Promise<void> {
  const counted = deltas.filter(
    ({ userId, orders, spentCents }) => !isGuest(userId) && (orders !== 0 || spentCents !== 0),
  );
  if (counted.length > 0) await tx.insert(orderDeltas).values(counted);
}

type Restated = Omit<OrderDelta, 'shownStatus' | 'orders'> & { from: DisplayStatus; to: DisplayStatus };

/** An order leaves one status for another, and takes its money along. */
export const restated = ({ from, to, ...order }: Restated): OrderDelta[] =>
  from === to
    ? []
    : [
        { ...order, shownStatus: from, orders: -1, spentCents: -order.spentCents },
        { ...order, shownStatus: to, orders: 1 },
      ];

/** The same as countOrders for one that has just come, as a statement. */
export const orderDeltaInsertion = ({
  userId,
  shownStatus,
  carrier,
  country,
  orders,
  spentCents,
}: OrderDelta): SQL =>
  sql`insert into ${orderDeltas} (user_id, shown_status, carrier, country, orders, spent_cents)
    values (${userId}, ${shownStatus}, ${carrier}, ${country}, ${orders}, ${spentCents})`;

/** Groups and deltas in one look, so that nothing is missing and nothing counts twice. */
const counted = sql`(
  select shown_status, carrier, country, orders, spent_cents from ${orderGroups}
  where user_id = ${sql.placeholder('userId')}
  union all
  select shown_status, carrier, country, orders, spent_cents from ${orderDeltas}
  where user_id = ${sql.placeholder('userId')}
) as counted`;

export type Kind = { userId: string; status?: DisplayStatus | undefined; carrier?: string | undefined };

/** Null: whichever. */
const isOfKind = sql`shown_status = coalesce(${sql.placeholder('status')}, shown_status)
  and carrier = coalesce(${sql.placeholder('carrier')}, carrier)`;

export type OrderShare = { name: string; orders: number; spentCents: Cents };
export type OrderShares = Record<'statuses' | 'carriers' | 'countries', OrderShare[]>;

/** `source`: rows of shown_status, carrier, country, orders and spent_cents. */
export const sharesIn = (orm: Orm, source: SQL) =>
  orm
    .select({
      status: sql<string | null>`shown_status`,
      carrier: sql<string | null>`carrier`,
      country: sql<string | null>`country`,
      orders: sql`sum(orders)`.mapWith(Number),
      spentCents: sql`sum(spent_cents)`.mapWith(Number),
    })
    .from(source)
    .groupBy(sql`grouping sets ((shown_status), (carrier), (country))`);

const shares = prepared((orm) => sharesIn(orm, counted).prepare('order_shares'));
const sharesOfKind = prepared((orm) =>
  sharesIn(orm, sql`(select * from ${counted} where ${isOfKind}) as counted`).prepare('order_shares_of_kind'),
);

/** The orders of a customer three times: by what is shown of them, by carrier, and by destination. */
export async function findOrderShares(orm: Orm, { userId, status, carrier }: Kind): Promise<OrderShares> {
  return toShares(
    status === undefined && carrier === undefined
      ? await shares(orm).execute({ userId })
      : await sharesOfKind(orm).execute({ userId, status: status ?? null, carrier: carrier ?? null }),
  );
}

export function toShares(rows: Awaited<ReturnType<typeof sharesIn>>): OrderShares {
  const named = (nameOf: (row: (typeof rows)[number]) => string | null): OrderShare[] =>
    rows.flatMap((row) => {
      const name = nameOf(row);
      return name === null ? [] : [{ name, orders: row.orders, spentCents: row.spentCents }];
    });
  return {
    statuses: named(({ status }) => status),
    carriers: named(({ carrier }) => carrier),
    countries: named(({ country }) => country),
  };
}

const kind = prepared((orm) =>
  orm
    .select({
      all: sql`coalesce(sum(orders), 0)`.mapWith(Number),
      ofKind: sql`coalesce(sum(orders) filter (where ${isOfKind}), 0)`.mapWith(Number),
    })
    .from(counted)
    .prepare('orders_of_kind'),
);

/** How many orders of a status and a carrier, of how many. */
export async function countKind(
  orm: Orm,
  { userId, status, carrier }: Kind,
): Promise<{ all: number; ofKind: number }> {
  const [row] = await kind(orm).execute({ userId, status: status ?? null, carrier: carrier ?? null });
  return row ?? { all: 0, ofKind: 0 };
}

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
