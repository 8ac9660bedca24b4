// Counters of a customer's orders by kind: deltas written with the change, folded later, read as one.
import { type SQL, sql } from 'drizzle-orm';
import type { Cents } from '#domain/money.ts';
import type { DisplayStatus } from '#domain/order.ts';
import { isGuest } from '#domain/user.ts';
import type { Orm } from './database.ts';
import { prepared } from './prepared.ts';
import { orderDeltas, orderGroups, type OrderPart, orderTotals } from './schema.ts';

type OrderDelta = {
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

/** An order moves from one status to another, and its money with it. */
export const restated = ({ from, to, ...order }: Restated): OrderDelta[] =>
  from === to
    ? []
    : [
        { ...order, shownStatus: from, orders: -1, spentCents: -order.spentCents },
        { ...order, shownStatus: to, orders: 1 },
      ];

/** The same as countOrders for a new order, as a statement. */
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

type Kind = { userId: string; status?: DisplayStatus | undefined; carrier?: string | undefined };

const named = {
  userId: sql.placeholder('userId'),
  status: sql.placeholder('status'),
  carrier: sql.placeholder('carrier'),
};

/** A delta's contribution to each dimension. */
const parts = sql`lateral (values ('status', shown_status), ('carrier', carrier), ('country', country)) as parts (part, name)`;

/** Totals and deltas in one query, so that nothing is missed or counted twice. */
const totals = sql`(
  select part, name, orders, spent_cents from ${orderTotals} where user_id = ${named.userId}
  union all
  select part, name, orders, spent_cents from ${orderDeltas}, ${parts} where user_id = ${named.userId}
) as counted`;

/** The same for groups, when filtering by status or carrier. */
const groups = (isOfKind: SQL) => sql`(
  select shown_status, carrier, country, orders, spent_cents from ${orderGroups}
  where user_id = ${named.userId} and ${isOfKind}
  union all
  select shown_status, carrier, country, orders, spent_cents from ${orderDeltas}
  where user_id = ${named.userId} and ${isOfKind}
) as counted`;

const isOfStatus = sql`shown_status = ${named.status}`;
const isOfCarrier = sql`carrier = ${named.carrier}`;
const isOfBoth = sql`${isOfStatus} and ${isOfCarrier}`;

export type OrderShare = { name: string; orders: number; spentCents: Cents };
export type OrderShares = Record<'statuses' | 'carriers' | 'countries', OrderShare[]>;

const part = sql<OrderPart>`part`;
const name = sql<string>`name`;
const sums = { orders: sql`sum(orders)`.mapWith(Number), spentCents: sql`sum(spent_cents)`.mapWith(Number) };

/** `source`: rows of shown_status, carrier, country, orders and spent_cents. */
export const sharesIn = (orm: Orm, source: SQL) =>
  orm
    .select({
      part: sql<OrderPart>`case when shown_status is not null then 'status' when carrier is not null then 'carrier' else 'country' end`,
      name: sql<string>`coalesce(shown_status, carrier, country)`,
      ...sums,
    })
    .from(source)
    .groupBy(sql`grouping sets ((shown_status), (carrier), (country))`);

const shares = {
  all: prepared((orm) =>
    orm
      .select({ part, name, ...sums })
      .from(totals)
      .groupBy(part, name)
      .prepare('order_shares'),
  ),
  ofStatus: prepared((orm) => sharesIn(orm, groups(isOfStatus)).prepare('order_shares_of_status')),
  ofCarrier: prepared((orm) => sharesIn(orm, groups(isOfCarrier)).prepare('order_shares_of_carrier')),
  ofBoth: prepared((orm) => sharesIn(orm, groups(isOfBoth)).prepare('order_shares_of_both')),
};

/** Picks, of the four, the one that reads only the rows it sums. */
function byKind<Of>(
  { status, carrier }: Kind,
  { all, ofStatus, ofCarrier, ofBoth }: Record<'all' | 'ofStatus' | 'ofCarrier' | 'ofBoth', Of>,
): Of {
  if (status === undefined) return carrier === undefined ? all : ofCarrier;
  return carrier === undefined ? ofStatus : ofBoth;
}

/** A customer's orders summed three ways: by shown status, by carrier, and by destination. */
export async function findOrderShares(orm: Orm, kind: Kind): Promise<OrderShares> {
  return toShares(await byKind(kind, shares)(orm).execute(kind));
}

export function toShares(rows: Awaited<ReturnType<typeof sharesIn>>): OrderShares {
  const of = (wanted: OrderPart): OrderShare[] => rows.filter((row) => row.part === wanted);
  return { statuses: of('status'), carriers: of('carrier'), countries: of('country') };
}

/** Every dimension sums to all orders. */
const kindOf = (statement: string, wanted: OrderPart, ofKind: SQL) =>
  prepared((orm) =>
    orm
      .select({
        all: sql`coalesce(sum(orders), 0)`.mapWith(Number),
        ofKind: sql`coalesce(${ofKind}, 0)`.mapWith(Number),
      })
      .from(totals)
      .where(sql`part = ${sql.raw(`'${wanted}'`)}`)
      .prepare(statement),
  );

const kinds = {
  all: kindOf('orders', 'status', sql`sum(orders)`),
  ofStatus: kindOf('orders_of_status', 'status', sql`sum(orders) filter (where name = ${named.status})`),
  ofCarrier: kindOf('orders_of_carrier', 'carrier', sql`sum(orders) filter (where name = ${named.carrier})`),
  ofBoth: kindOf('orders_of_both', 'status', sql`(select sum(orders) from ${groups(isOfBoth)})`),
};

/** How many orders have this status and carrier, and how many there are in all. */
export async function countKind(orm: Orm, kind: Kind): Promise<{ all: number; ofKind: number }> {
  const [row] = await byKind(kind, kinds)(orm).execute(kind);
  return row ?? { all: 0, ofKind: 0 };
}

/**
 * Moves deltas into the groups, in one statement; answers how many. Concurrent calls do not collide. The totals follow
 * by a trigger on the groups (migration 0018), so that what an older version folds is summed up as well.
 */
export async function foldOrderDeltas(orm: Orm, limit: number): Promise<number> {
  const key = sql`user_id, shown_status, carrier, country`;
  const { rows } = await orm.execute<{ folded: string }>(sql`
    with due as (select seq from ${orderDeltas} order by seq limit ${limit} for update skip locked),
    gone as (delete from ${orderDeltas} where seq in (select seq from due) returning *),
    folded as (
      insert into ${orderGroups} as known (${key}, orders, spent_cents)
      select ${key}, sum(orders), sum(spent_cents) from gone group by ${key} order by ${key}
      on conflict (${key}) do update
      set orders = known.orders + excluded.orders, spent_cents = known.spent_cents + excluded.spent_cents
      returning 1
    )
    select count(*) as folded from gone`);
  return Number(rows[0]?.folded ?? 0);
}
