// Searches with many but old hits, or with terms that never occur together: all are found with few reads.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ReplyOf } from '#contract/endpoint.ts';
import type { listOrders } from '#contract/orders.ts';
import type { Orm } from '#server/db/database.ts';
import { countOrders } from '#server/db/order-counters.ts';
import { countAmongNewest } from '#server/db/order-figures.ts';
import { findListedParcels } from '#server/db/listed-orders.ts';
import { findOrders, type OrderFilter, type OrderMark } from '#server/db/order-list.ts';
import { type House, openHouse } from '../support/house.ts';
import { copyOrder, storeOrder } from '../support/placing.ts';

const userId = 'us_demo_privat';
const OLD = 1_100;
/** Enough for a stable plan: walking the newest is cheaper than reading and sorting all. */
const NEW = 3_000;
/** The newest orders that are searched, and a page. */
const FEW = 2_000 + 30;

let house: House;

beforeAll(async () => {
  house = await openHouse();
  const day = (date: number) => new Date(Date.UTC(2026, 0, date));
  await storeOrder(house, { id: 'or_a', userId, createdAt: day(1), to: { name: 'Alt Zahl' } });
  const byDhl = { change: { carrier: 'DHL' }, to: { name: 'Neu Zahl' } };
  await storeOrder(house, { id: 'or_b', userId, createdAt: day(2), ...byDhl });
  await copyOrder(house, 'or_a', OLD - 1);
  await copyOrder(house, 'or_b', NEW - 1);
  await house.ctx.db.orm.execute(sql`update orders set shown_status = 'delivered' where carrier = 'DHL'`);
  await house.ctx.db.orm.execute(sql`analyze`);
});

afterAll(() => house.close());

type Page = ReplyOf<typeof listOrders>;

const searched = (...prefixes: string[]): OrderFilter => ({
  userId,
  terms: prefixes.map((prefix) => ({ prefix, countries: [] })),
});

/** The hits, and how many order rows were read for them. */
const reading = <Found>(find: (tx: Orm) => Promise<Found>) =>
  house.ctx.db.transaction(async (tx) => {
    const before = await readSoFar(tx);
    const found = await find(tx);
    return { found, read: (await readSoFar(tx)) - before };
  });

async function look(filter: OrderFilter, after: OrderMark | null) {
  const { found: page, read } = await reading((tx) => findOrders(tx, filter, after));
  return { page, read };
}

async function readSoFar(tx: Orm): Promise<number> {
  const { rows } = await tx.execute<{ read: number }>(
    sql`select (coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::int as read
      from pg_stat_xact_user_tables where relname = 'orders'`,
  );
  return rows[0]?.read ?? 0;
}

test('old orders that a search finds are listed page by page, none twice and none left out', async () => {
  const session = await house.logIn();
  const seen: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const query = new URLSearchParams({ q: 'zahl alt', ...(cursor && { cursor }) }).toString();
    const reply = await session.get(`/api/dashboard/orders-fixed?${query}`);
    const page: { orders: { id: string }[]; nextCursor: string | null } = reply.json();
    seen.push(...page.orders.map(({ id }) => id));
    cursor = page.nextCursor;
  }
  const ids = Array.from({ length: OLD - 1 }, (__, i) => `or_a${OLD - 1 - i}`);
  expect(seen).toEqual([...ids, 'or_a']);
});

test('words that are never found together are looked for as one code, however often one of them occurs', async () => {
  const of = { userId: 'us_demo_business', createdAt: new Date(Date.UTC(2026, 0, 1)) };
  await storeOrder(house, { ...of, id: 'or_m', to: { name: 'Mittel' } });
  await copyOrder(house, 'or_m', 300);
  await storeOrder(house, { ...of, id: 'or_word', to: { name: 'R2D2' } });
  await storeOrder(house, { ...of, id: 'or_code', trackingCode: 'MITTELR2D2' });
  const session = await house.logIn('business@example.com');
  const foundBy = async (q: string): Promise<string[]> =>
    (await session.get(`/api/dashboard/orders-fixed?${new URLSearchParams({ q }).toString()}`))
      .json<Page>()
      .orders.map(({ id }) => id);
  expect(await foundBy('mittel r2d2')).toEqual(['or_code']);
  await storeOrder(house, { ...of, id: 'or_both', to: { name: 'Mittel Selten' } });
  expect(await foundBy('mittel selten')).toEqual(['or_both']);
});

test('the orders on a page are counted, though all are older than those searched for the count', async () => {
  const kind = { userId, shownStatus: 'delivered', carrier: 'UPS', country: 'DE' } as const;
  await countOrders(house.ctx.db.orm, [{ ...kind, orders: OLD + NEW - 2, spentCents: 0 }]);
  const session = await house.logIn();
  const first = (await session.get('/api/dashboard/orders-fixed?q=alt')).json<Page>();
  expect(first.orders).toHaveLength(25);
  expect(first.counted).toEqual({ total: OLD + NEW, filtered: 25, isMore: true });
  const common = (await session.get('/api/dashboard/orders-fixed?q=zahl')).json<Page>();
  expect(common.counted).toEqual({ total: OLD + NEW, filtered: 2_000, isMore: true });
});

test('a search for common terms that never occur together does not read the whole list', async () => {
  const { page, read } = await look(searched('alt', 'neu'), null);
  expect(page).toEqual([]);
  expect(read).toBeLessThanOrEqual(FEW);
  const common = await look(searched('zahl'), null);
  expect(common.page).toHaveLength(26);
  expect(common.read).toBeLessThanOrEqual(30);
  const counted = await reading((tx) => countAmongNewest(tx, searched('zahl')));
  expect(counted.found).toBe(2_000);
  expect(counted.read).toBeLessThanOrEqual(FEW);
});

test('of the orders that a rare word names, only those with the other word are read', async () => {
  await house.ctx.db.orm.execute(sql`vacuum orders`);
  const ids = Array.from({ length: 150 }, (_, i) => `or_b${i + 1}`);
  expect((await look({ ...searched('zahl'), ids }, null)).page).toHaveLength(26);
  const { page, read } = await look({ ...searched('alt'), ids: [...ids, 'or_a'] }, null);
  expect(page.map(({ id }) => id)).toEqual(['or_a']);
  expect(read).toBeLessThanOrEqual(2);
});

test('an order is found by its code, however many words its names have', async () => {
  // Each word is found with ä and with ae: 64 words.
  const to = { name: Array.from({ length: 32 }, (_, i) => `ä${i}`).join(' ') };
  await storeOrder(house, { id: 'or_long', userId: 'us_demo_rabatt', createdAt: new Date(), to });
  const session = await house.logIn('rabatt@example.com');
  const reply = await session.get('/api/dashboard/orders-fixed?q=track1');
  expect(reply.json<Page>().orders.map(({ id }) => id)).toEqual(['or_long']);
});

test('an order is listed as it was stored, whatever its texts say', async () => {
  const createdAt = new Date('2026-03-29T01:30:00.123Z');
  const said = `NULL {"a", 'b'}\\`;
  const stored = { service: 'NULL', customsDescription: said, totalWeightKg: 0.1, totalValueCents: 3e11 };
  const flags = { hasInsurance: true, hasPickup: false, exportHold: true, lithiumBatteryType: null };
  const change = { ...stored, ...flags };
  await storeOrder(house, { id: 'or_said', userId: 'us_demo_gold', createdAt, trackingCode: said, change });
  const [order] = await findOrders(house.ctx.db.orm, { userId: 'us_demo_gold' }, null);
  expect(order).toMatchObject({ id: 'or_said', createdAt, ...change });
  const parcel = { trackingCode: said, packageIndex: 0, leg: 0, labelFileId: 'fi_1', refundState: null };
  expect(order?.parcels).toEqual([expect.objectContaining(parcel)]);
  expect(await findListedParcels(house.ctx.db.orm, 'or_said')).toEqual(order?.parcels);
});

test('a common carrier and a common status that never occur together are not scanned for along either', async () => {
  const filter: OrderFilter = { userId, status: 'delivered', carrier: 'UPS' };
  expect((await look(filter, null)).read).toBeLessThanOrEqual(30);
});

test('orders known by their ids are read alone, though most customers have a single order', async () => {
  const { orm } = house.ctx.db;
  const of = { userId: 'us_single', createdAt: new Date(Date.UTC(2026, 0, 1)) };
  await storeOrder(house, { ...of, id: 'or_single' });
  await copyOrder(house, 'or_single', NEW);
  await orm.execute(sql`update orders set user_id = 'us_' || id where user_id = 'us_single'`);
  await orm.execute(sql`vacuum analyze orders`);
  const lastOf = (filter: OrderFilter) =>
    house.ctx.db.transaction(async (tx) => {
      // From the sixth time on the database uses one plan for all customers.
      for (let times = 0; times < 8; times += 1) await findOrders(tx, filter, null);
      const before = await readSoFar(tx);
      const found = await findOrders(tx, filter, null);
      return { found: found.map(({ id }) => id), read: (await readSoFar(tx)) - before };
    });
  const ids = ['or_a', 'or_b', 'or_b1'];
  const byIds = await lastOf({ userId, ids });
  expect(byIds.found.sort()).toEqual(ids);
  expect(byIds.read).toBeLessThanOrEqual(10);
  const byWord = await lastOf({ ...searched('alt'), ids });
  expect(byWord.found).toEqual(['or_a']);
  expect(byWord.read).toBeLessThanOrEqual(10);
});
