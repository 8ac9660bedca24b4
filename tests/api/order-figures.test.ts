// The figures of a filtered list match the orders it shows, from the counters or from the search hits.
import { eq, sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { expect, test } from 'vitest';
import type { OrderDetail } from '#contract/order-actions.ts';
import { countKind, countOrders, foldOrderDeltas } from '#server/db/order-counters.ts';
import { SCANNED_ORDERS } from '#server/db/order-list.ts';
import { showStatus } from '#server/db/order-status.ts';
import { markCancelled } from '#server/db/orders.ts';
import { orders, orderTotals, shipments } from '#server/db/schema.ts';
import { migrationsFolder } from '#server/disk.ts';
import { type House, openHouse, type Session } from '../support/house.ts';
import { copyOrder, storeOrder } from '../support/placing.ts';
import { buy, refundByApi, HOUR_MS, passTime } from '../support/refunding.ts';
import { tell } from '../support/tracking.ts';

const userId = 'us_demo_privat';
const day = (number: number) => new Date(Date.UTC(2026, 9, number, 10));

async function figuresOf(session: Session, query: Record<string, string> = {}) {
  const reply = await session.get(`/api/dashboard/stats?${new URLSearchParams(query).toString()}`);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<Record<string, unknown>>();
}

/** Two by UPS to Germany and Austria, one delivered; one by FedEx to Austria without a code. */
async function openShop() {
  const house = await openHouse();
  await storeOrder(house, { id: 'or_a', userId, createdAt: day(1) });
  await storeOrder(house, { id: 'or_b', userId, createdAt: day(2), to: { country: 'AT' } });
  const fedex = { carrier: 'FedEx', totalAmountCents: 1_000 };
  await storeOrder(house, {
    id: 'or_c',
    userId,
    createdAt: day(3),
    trackingCode: null,
    to: { country: 'AT', name: 'Erika Muster' },
    change: fedex,
  });
  await house.ctx.db.transaction(async (tx) => {
    await tx.update(orders).set({ status: 'delivered' }).where(eq(orders.id, 'or_b'));
    await tx.update(shipments).set({ status: 'delivered' }).where(eq(shipments.orderId, 'or_b'));
    await showStatus(tx, 'or_b');
  });
  await storeOrder(house, { id: 'or_theirs', userId: 'us_demo_gold', createdAt: day(5) });
  return { house, session: await house.logIn() };
}

const figures = (
  [totalOrders, processing, shipped, delivered]: [number, number, number, number],
  totalSpent: string,
  [destinations, carriers]: [Record<string, number>, Record<string, number>],
) => ({
  success: true,
  totalOrders,
  processing,
  shipped,
  delivered,
  totalSpent,
  destinations: Object.entries(destinations).map(([name, count]) => ({ name, orders: count })),
  carriers: Object.entries(carriers).map(([name, count]) => ({ name, orders: count })),
  isMore: false,
});

test('the figures are those of the orders matching status, carrier and free text', async () => {
  const { house, session } = await openShop();
  await using _ = house;
  const everything = figures([3, 2, 0, 1], '82.54', [
    { AT: 2, DE: 1 },
    { UPS: 2, FedEx: 1 },
  ]);
  const nothing = figures([0, 0, 0, 0], '0.00', [{}, {}]);
  const austrian = figures([2, 1, 0, 1], '46.27', [{ AT: 2 }, { FedEx: 1, UPS: 1 }]);
  const fedex = figures([1, 1, 0, 0], '10.00', [{ AT: 1 }, { FedEx: 1 }]);
  const delivered = figures([1, 0, 0, 1], '36.27', [{ AT: 1 }, { UPS: 1 }]);
  const cases: [Record<string, string>, object][] = [
    [{}, everything],
    [{ status: 'all', carrier: 'all', q: ' ' }, everything],
    [{ carrier: 'FedEx' }, fedex],
    [{ status: 'delivered' }, delivered],
    [{ status: 'delivered', carrier: 'FedEx' }, nothing],
    [{ q: 'Österreich' }, austrian],
    [{ q: 'austria', status: 'delivered' }, delivered],
    [{ q: 'at', carrier: 'FedEx' }, fedex],
    [{ q: 'erika' }, fedex],
    [{ q: 'HP-or_theirs' }, nothing],
    [{ q: '%' }, nothing],
  ];
  for (const folded of [0, 6]) {
    expect(await foldOrderDeltas(house.ctx.db.orm, folded)).toBe(folded);
    for (const [query, expected] of cases)
      expect(await figuresOf(session, query), JSON.stringify(query)).toEqual(expected);
  }
});

test('the number of orders by status, carrier and both is the same before and after the deltas are folded', async () => {
  const { house } = await openShop();
  await using _ = house;
  const { orm } = house.ctx.db;
  const cases = [
    [{}, 3],
    [{ status: 'ready_for_carrier' }, 1],
    [{ status: 'delivered' }, 1],
    [{ status: 'shipped' }, 0],
    [{ carrier: 'UPS' }, 2],
    [{ carrier: 'DPD' }, 0],
    [{ carrier: 'UPS', status: 'delivered' }, 1],
    [{ carrier: 'FedEx', status: 'delivered' }, 0],
  ] as const;
  // Some of the six are folded, and some are not.
  for (const folded of [0, 2, 4]) {
    expect(await foldOrderDeltas(orm, folded)).toBe(folded);
    for (const [kind, ofKind] of cases)
      expect(await countKind(orm, { userId, ...kind }), JSON.stringify(kind)).toEqual({ all: 3, ofKind });
  }
});

test('the totals include what a version without totals has folded', async () => {
  const { house } = await openShop();
  await using _ = house;
  const { orm } = house.ctx.db;
  await foldOrderDeltas(orm, 100);
  await orm.execute(sql`insert into order_groups as known (user_id, shown_status, carrier, country, orders, spent_cents)
    values (${userId}, 'delivered', 'UPS', 'AT', 2, 100), (${userId}, 'delivered', 'DPD', 'AT', 1, 10)
    on conflict (user_id, shown_status, carrier, country) do update set orders = known.orders + excluded.orders`);
  expect(await countKind(orm, { userId, status: 'delivered' })).toEqual({ all: 6, ofKind: 4 });
  expect(await countKind(orm, { userId, carrier: 'UPS' })).toEqual({ all: 6, ofKind: 4 });
});

test('the migration adds up the totals of orders counted by an older version', async () => {
  const { house, session } = await openShop();
  await using _ = house;
  const { orm } = house.ctx.db;
  const before = await figuresOf(session);
  await foldOrderDeltas(orm, 100);
  await orm.delete(orderTotals);
  expect(await figuresOf(session)).toMatchObject({ totalOrders: 0 });
  const fill = readMigrationFiles({ migrationsFolder: migrationsFolder() })[18]?.sql.at(-1) ?? '';
  await orm.execute(sql.raw(fill));
  expect(await figuresOf(session)).toEqual(before);
});

test('a parcel’s cost is counted under its order’s status, through scan, delivery and a partial refund', async () => {
  await using house = await openHouse();
  const { session, orderId, intent } = await buy(house, { parcels: 2 });
  const { shipments: parcels } = (await session.get(`/api/orders/${orderId}`)).json<{ order: OrderDetail }>()
    .order;
  const spentIn = async (status: string) => (await figuresOf(session, { status }))['totalSpent'];
  expect(await spentIn('ready_for_carrier')).toBe(intent.amount);
  await refundByApi(session, { shipmentId: orderId, packageIndexes: [1] });
  await passTime(house, 10_000);
  await passTime(house, HOUR_MS);
  const left = await spentIn('ready_for_carrier');
  expect(Number(left)).toBeCloseTo(Number(intent.amount) / 2, 1);
  for (const [status, shown] of [
    ['in_transit', 'shipped'],
    ['delivered', 'delivered'],
  ] as const) {
    await tell(house, { tracking_number: parcels[0]?.trackingCode, status });
    expect([await spentIn('ready_for_carrier'), await spentIn(shown)]).toEqual(['0.00', left]);
  }
  expect(await spentIn('shipped')).toBe('0.00');
  expect((await figuresOf(session))['totalSpent']).toBe(left);
});

test('money that an older version left under a former status is moved by the migration, once', async () => {
  const { house, session } = await openShop();
  await using _ = house;
  const { orm } = house.ctx.db;
  const kind = { userId, carrier: 'UPS', country: 'AT', orders: 0 } as const;
  await countOrders(orm, [
    { ...kind, shownStatus: 'delivered', spentCents: -3_627 },
    { ...kind, shownStatus: 'ready_for_carrier', spentCents: 3_627 },
  ]);
  await foldOrderDeltas(orm, 5);
  const spent = async () => [
    (await figuresOf(session, { status: 'delivered' }))['totalSpent'],
    (await figuresOf(session, { status: 'ready_for_carrier' }))['totalSpent'],
    (await figuresOf(session))['totalSpent'],
  ];
  expect(await spent()).toEqual(['0.00', '72.54', '82.54']);
  const migration = readMigrationFiles({ migrationsFolder: migrationsFolder() })[7];
  for (let round = 0; round < 2; round += 1) {
    for (const statement of migration?.sql ?? []) await orm.execute(sql.raw(statement));
    expect(await spent()).toEqual(['36.27', '36.27', '82.54']);
  }
});

test.each([{ q: 'x'.repeat(501) }, { status: 'lost' }, { carrier: 'x'.repeat(81) }, { q: '\u0000' }])(
  'figures of %j are refused',
  async (query) => {
    await using house = await openHouse();
    const session = await house.logIn();
    const reply = await session.get(`/api/dashboard/stats?${new URLSearchParams(query).toString()}`);
    expect([reply.statusCode, reply.json()]).toMatchObject([
      400,
      { code: 'invalid_request', issues: [{ path: Object.keys(query)[0] }] },
    ]);
  },
);

test('refunded money is in no figure, however the order is found', async () => {
  await using house = await openHouse();
  const { session, orderId } = await buy(house, { parcels: 2 });
  await refundByApi(session, { shipmentId: orderId, packageIndexes: [1] });
  await passTime(house, 10_000);
  await passTime(house, HOUR_MS);
  const [all, filtered, found] = [
    await figuresOf(session),
    await figuresOf(session, { status: 'ready_for_carrier' }),
    await figuresOf(session, { q: 'chloe' }),
  ];
  expect(all['totalSpent']).not.toBe('0.00');
  expect(filtered).toEqual(all);
  expect(found).toEqual(all);
  await refundByApi(session, { shipmentId: orderId });
  await passTime(house, 10_000);
  await passTime(house, HOUR_MS);
  for (const query of [{}, { status: 'cancelled' }, { status: 'ready_for_carrier' }, { q: 'chloe' }])
    expect(await figuresOf(session, query), JSON.stringify(query)).toMatchObject({ totalSpent: '0.00' });
});

test('a cancelled order does not count as spent, even before the refund', async () => {
  const { house, session } = await openShop();
  await using _ = house;
  await house.ctx.db.transaction((tx) => markCancelled(tx, 'or_c', house.ctx.clock()));
  for (const [query, totalSpent] of [
    [{}, '72.54'],
    [{ status: 'cancelled' }, '0.00'],
    [{ carrier: 'FedEx' }, '0.00'],
    [{ q: 'erika' }, '0.00'],
  ] as const)
    expect(await figuresOf(session, query), JSON.stringify(query)).toMatchObject({ totalSpent });
  await foldOrderDeltas(house.ctx.db.orm, 100);
  expect(await figuresOf(session)).toMatchObject({ totalOrders: 3, totalSpent: '72.54' });
});

/** Copies of an order as a purchase would write them, without the purchase. */
async function copy(house: House, id: string, count: number): Promise<void> {
  await copyOrder(house, id, count);
  const kind = { userId, shownStatus: 'ready_for_carrier', carrier: 'UPS', country: 'DE' } as const;
  await countOrders(house.ctx.db.orm, [{ ...kind, orders: count, spentCents: count * 3_627 }]);
}

test('a search with too many hits has the figures of the newest orders, and says so', async () => {
  const { house, session } = await openShop();
  await using _ = house;
  await copy(house, 'or_a', SCANNED_ORDERS - 1);
  // The newest are Erika's, the delivered one, and the copies that fill the limit; two are too old.
  expect(await figuresOf(session, { q: 'chloe' })).toMatchObject({
    totalOrders: SCANNED_ORDERS - 1,
    delivered: 1,
    isMore: true,
  });
  expect(await figuresOf(session, { q: 'chloe', carrier: 'UPS' })).toMatchObject({
    totalOrders: SCANNED_ORDERS,
    isMore: true,
  });
  expect(await figuresOf(session, { q: 'chloe', status: 'ready_for_carrier' })).toMatchObject({
    totalOrders: SCANNED_ORDERS,
    isMore: false,
  });
  expect(await figuresOf(session)).toMatchObject({ totalOrders: SCANNED_ORDERS + 2, isMore: false });
});
