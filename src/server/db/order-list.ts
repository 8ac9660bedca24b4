// The dashboard's list: by keyset along an index for every filter; a page in one statement.
import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { DisplayStatus } from '#domain/order.ts';
import type { Orm } from './database.ts';
import { type Listed, listedColumns, orderFrom, type OrderWithParcels } from './listed-orders.ts';
import { idsByTerms, type Term } from './order-words.ts';
import { prepared } from './prepared.ts';
import { orders } from './schema.ts';

export type OrderMark = { createdAt: Date; id: string };

/** `ids`: only these, each once. `terms`: all of them must match the order's words. */
export type OrderFilter = {
  userId: string;
  status?: DisplayStatus | undefined;
  carrier?: string | undefined;
  ids?: readonly string[] | undefined;
  terms?: readonly Term[] | undefined;
};

/** A filter and a mark as the statement takes them: values, or placeholders. */
type Given = Partial<
  Record<'userId' | 'status' | 'carrier' | 'ids' | 'at' | 'id' | `word${number}`, string | Placeholder>
>;

type Mark = Readonly<Record<'at' | 'id', string>>;

/** No page is longer; as a literal in the statement it shows the planner how few rows are needed. */
export const PAGE_SIZE = 25;
/** The extra row tells whether there is another page. */
const LIMIT = sql.raw(String(PAGE_SIZE + 1));

/**
 * How many of the newest orders a search scans: common terms are found among them, and more would keep others waiting.
 */
export const SCANNED_ORDERS = 2_000;

/** Newest first, strictly after `after`; by the index, so that the last page costs no more than the first. */
export async function findOrders(
  orm: Orm,
  filter: OrderFilter,
  after: OrderMark | null,
): Promise<OrderWithParcels[]> {
  // NOTE: the first page has a mark, too. Without one, the cached plan shared by all customers assumes a small one: for
  // a customer with thousands of orders it reads them all, and sorts them.
  const mark = { at: after?.createdAt.toISOString() ?? 'infinity', id: after?.id ?? '' };
  const given = givenBy(filter, mark);
  const [row] = await pageFor(orm, given, filter);
  return (row?.page ?? []).map(orderFrom);
}

/** By a statement that is built once, unless there would be too many of them. */
function pageFor(orm: Orm, given: Record<string, string>, { userId, ids, terms = [] }: OrderFilter) {
  if (!ids && terms.length > 0) return search(orm, given, { userId, terms });
  if (terms.some(({ countries }) => countries.length > 0)) return pageMatching(orm, given, terms);
  terms.forEach(({ prefix }, index) => (given[`word${index}`] = ` ${prefix}`));
  return statementFor(given)(orm).execute(given);
}

/** If the newest do not fill a page, the words index names all matches: a list of a hundred thousand is not scanned. */
async function search(
  orm: Orm,
  given: Given,
  { userId, terms }: { userId: string; terms: readonly Term[] },
): Promise<{ page: Listed[] }[]> {
  const near = await pageOf(orm, matches(given, terms), newestAmong(given));
  if ((near[0]?.page.length ?? 0) > PAGE_SIZE) return near;
  return pageOf(orm, sql`${matches(given, [])} and o.id = any(array(${idsByTerms(userId, terms)}))`);
}

/** NOTE: filled, not spread: V8 makes a hidden class of its own for each object that is spread and then extended. */
function givenBy({ userId, status, carrier, ids }: OrderFilter, mark?: Mark): Record<string, string> {
  const given: Record<string, string> = { userId };
  if (status !== undefined) given['status'] = status;
  if (carrier !== undefined) given['carrier'] = carrier;
  if (ids !== undefined) given['ids'] = JSON.stringify(ids);
  return mark ? Object.assign(given, mark) : given;
}

const newestFirst = sql.raw('order by o.created_at desc, o.id desc');

const newestAmong = (given: Given): SQL =>
  sql`(select * from ${orders} as o where ${matches(given, [])} ${newestFirst} limit ${sql.raw(String(SCANNED_ORDERS))})`;

/** The orders that a search scans, whatever its words. */
export const newestOf = (filter: OrderFilter): SQL => newestAmong(givenBy(filter));

const pageOf = (orm: Orm, wanted: SQL, among = sql`${orders}`) =>
  orm
    .select({ page: sql<Listed[]>`coalesce(json_agg(page), '[]'::json)` })
    .from(
      sql`(select ${listedColumns} from ${among} as o where ${wanted} ${newestFirst} limit ${LIMIT}) as page`,
    );

/**
 * NOTE: orders with known ids are read one by one. By a mere condition on the id, the plan shared by all customers reads
 * every order of the customer, as most have few.
 */
function pageMatching(orm: Orm, given: Given, terms: readonly Term[] = []) {
  const { userId, ids } = given;
  if (ids === undefined) return pageOf(orm, matches(given, terms));
  const fitting = idsSaying(userId, ids, sayings(given, terms));
  const among = sql`(select chosen.* from (${fitting}) as fit
    cross join lateral (select * from ${orders} as o where o.id = fit.id limit 1) as chosen)`;
  return pageOf(orm, sql.join(isOfKind(given), sql` and `), among);
}

const prepare = (names: readonly string[]) =>
  prepared((orm) =>
    pageMatching(orm, Object.fromEntries(names.map((name) => [name, sql.placeholder(name)]))).prepare(
      `orders_${names.join('_')}`,
    ),
  );

const statements = new Map<string, ReturnType<typeof prepare>>();

/** One statement for each set of filters. */
function statementFor(given: Given): ReturnType<typeof prepare> {
  const names = Object.keys(given);
  const key = names.join();
  const statement = statements.get(key) ?? prepare(names);
  statements.set(key, statement);
  return statement;
}

/** Only for filters with few `ids`: everything else is in the counters. */
export async function countFound(orm: Orm, filter: OrderFilter): Promise<number> {
  const [row] = await orm
    .select({ count: sql`count(*)`.mapWith(Number) })
    .from(sql`${orders} as o`)
    .where(isWanted(filter));
  return row?.count ?? 0;
}

/** The filter as a condition on `orders as o`. */
export const isWanted = (filter: OrderFilter): SQL => matches(givenBy(filter), filter.terms ?? []);

function matches(given: Given, terms: readonly Term[]): SQL {
  const said = sayings(given, terms);
  const { userId, ids } = given;
  const isFound = ids === undefined ? said : [sql`o.id = any(array(${idsSaying(userId, ids, said)}))`];
  return sql.join([...isOfKind(given), ...isFound], sql` and `);
}

const isOfKind = ({ userId, status, carrier, at, id }: Given): SQL[] => [
  sql`o.user_id = ${userId}`,
  ...(status === undefined ? [] : [sql`o.shown_status = ${status}`]),
  ...(carrier === undefined ? [] : [sql`o.carrier = ${carrier}`]),
  ...(at === undefined ? [] : [sql`(o.created_at, o.id) < (${at}::timestamptz, ${id})`]),
];

/** What an order must say: all of the words and terms. */
const sayings = (given: Given, terms: readonly Term[]): SQL[] => [
  ...Object.entries(given).flatMap(([name, word]) =>
    word !== undefined && name.startsWith('word') ? says(word) : [],
  ),
  ...terms.map(({ prefix, countries }) => {
    const readings = [` ${prefix}`, ...countries.map((mark) => ` ${mark} `)];
    return sql`(${sql.join(readings.map(says), sql` or `)})`;
  }),
];

/** Those `ids` whose orders say so. Each on its own: an index answers that, without reading the order. */
function idsSaying(userId: Given['userId'], ids: string | Placeholder, said: readonly SQL[]): SQL {
  const given = sql`select jsonb_array_elements_text(${ids}::jsonb) as id`;
  if (said.length === 0) return given;
  const conditions = [sql`o.user_id = ${userId}`, sql`o.id = given.id`, ...said];
  return sql`select fit.id from (${given}) as given cross join lateral (
    select o.id from ${orders} as o where ${sql.join(conditions, sql` and `)} limit 1) as fit`;
}

/** NOTE: not `like`, which the planner considers selective: it would sort all orders instead of walking the index. */
const says = (words: string | Placeholder) => sql`strpos(o.search_text, ${words}) > 0`;
