// The list of orders and the four figures: pages, statuses, and ownership.
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import type { Order } from '#contract/orders.ts';
import { showStatus } from '#server/db/order-status.ts';
import { orders, shipments } from '#server/db/schema.ts';
import { openHouse, type Session } from '../support/house.ts';
import { storeOrder } from '../support/placing.ts';
import { anOrder } from '../support/tracking.ts';

const house = await openHouse();
afterAll(() => house.close());

type Wanted = {
  id: string;
  userId: string;
  createdAt: Date;
  trackingCode?: string | null;
  exportHold?: boolean;
};

const insert = ({ exportHold = false, ...placed }: Wanted): Promise<void> =>
  storeOrder(house, { ...placed, change: { exportHold } });

type Page = { success: true; orders: Order[]; nextCursor: string | null };
const pageOf = async (session: Session, cursor = ''): Promise<Page> =>
  (await session.get(`/api/dashboard/orders-fixed${cursor && `?cursor=${cursor}`}`)).json<Page>();

test('without orders the list is empty and every figure is zero', async () => {
  const session = await house.logIn('business@example.com');
  expect(await pageOf(session)).toEqual({ success: true, orders: [], nextCursor: null, counted: null });
  expect((await session.get('/api/dashboard/stats')).json()).toEqual({
    success: true,
    totalOrders: 0,
    processing: 0,
    shipped: 0,
    delivered: 0,
    totalSpent: '0.00',
    destinations: [],
    carriers: [],
    isMore: false,
  });
});

test('pages of 25 show every order once, newest first, even orders of the same instant', async () => {
  const base = Date.parse('2026-11-20T10:00:00Z');
  for (let i = 0; i < 60; i += 1)
    await insert({
      id: `or_page${String(i).padStart(2, '0')}`,
      userId: 'us_demo_privat',
      // Groups of seven share a millisecond.
      createdAt: new Date(base + Math.floor(i / 7)),
    });
  const session = await house.logIn();
  const seen: string[] = [];
  let cursor = '';
  const sizes = [];
  do {
    const page = await pageOf(session, cursor);
    sizes.push(page.orders.length);
    seen.push(...page.orders.map(({ id }) => id));
    cursor = page.nextCursor ?? '';
  } while (cursor);
  expect(sizes).toEqual([25, 25, 10]);
  expect(seen).toEqual([...seen].sort().reverse());
  expect(new Set(seen).size).toBe(60);
  expect((await session.get('/api/dashboard/stats')).json()).toMatchObject({
    totalOrders: 60,
    processing: 60,
    totalSpent: '2176.20',
  });
});

test('an order shows what its owner may see, and the label is not offered while it is held', async () => {
  const added = {
    customsDescription: 'Printed books',
    hasInsurance: true,
    hasCarbonNeutral: true,
    hasCustomsClearance: true,
    hasPickup: true,
    hasLithiumBattery: true,
    lithiumBatteryType: 'UN3481',
  };
  await storeOrder(house, {
    id: 'or_one',
    userId: 'us_demo_gold',
    createdAt: new Date('2026-11-19T10:00:00Z'),
    change: added,
  });
  await insert({
    id: 'or_two',
    userId: 'us_demo_gold',
    createdAt: new Date('2026-11-18T10:00:00Z'),
    exportHold: true,
  });
  const session = await house.logIn('gold@example.com');
  const { orders: found } = await pageOf(session);
  expect(found[0]).toEqual({
    id: 'or_one',
    orderNumber: 'HP-or_one',
    createdAt: '2026-11-19T10:00:00.000Z',
    status: 'ready_for_carrier',
    fromAddress: {
      name: 'Jörg Müller',
      company: null,
      street1: 'Hafenstraße 7',
      zip: '20457',
      city: 'Hamburg',
      country: 'DE',
    },
    toAddress: {
      name: 'Chloé Łuc',
      company: 'Ålesund AS',
      street1: 'Hafenstraße 7',
      zip: '20457',
      city: 'Paris',
      country: 'DE',
    },
    carrier: 'UPS',
    service: 'Express',
    packageCount: 1,
    totalWeight: 2.5,
    totalValue: '120.00',
    totalValueCents: 12_000,
    ...added,
    totalAmount: '36.27',
    totalAmountCents: 3627,
    currency: 'EUR',
    selectedRate: { carrier: 'UPS', service: 'Express', amount: '36.27' },
    paymentProvider: 'invoice',
    invoiceStatus: null,
    intentId: 'ci_or_one',
    exportHold: false,
    shipments: [
      {
        id: 'sh_or_one',
        packageIndex: 0,
        status: 'created',
        carrier: 'UPS',
        service: 'Express',
        trackingCode: 'TRACK1',
        labelUrl: '/api/checkout-intents/ci_or_one/label?package=0',
        isGivenBack: false,
        isRefunded: false,
      },
    ],
  });
  expect(found[1]).toMatchObject({
    exportHold: true,
    hasInsurance: false,
    customsDescription: null,
    shipments: [{ labelUrl: null }],
  });
  expect(JSON.stringify(found)).not.toContain('costCents');
});

test.each([
  ['processing', null, 'created', 'processing'],
  ['processing', 'T1', 'created', 'ready_for_carrier'],
  ['shipped', 'T1', 'in_transit', 'shipped'],
  ['cancelled', 'T1', 'created', 'cancelled'],
] as const)(
  'a %s order with code %s whose parcel is %s shows as %s',
  async (status, trackingCode, parcel, shown) => {
    const id = `or_st_${status}_${trackingCode ?? 'none'}`;
    await insert({ id, userId: 'us_demo_rabatt', createdAt: new Date('2026-11-19T10:00:00Z'), trackingCode });
    const { orm } = house.ctx.db;
    await orm.update(orders).set({ status }).where(eq(orders.id, id));
    await orm.update(shipments).set({ status: parcel }).where(eq(shipments.orderId, id));
    await orm.transaction((tx) => showStatus(tx, id));
    const session = await house.logIn('rabatt@example.com');
    const page = await pageOf(session);
    expect(page.orders.find((order) => order.id === id)?.status).toBe(shown);
  },
);

test('a parcel at the hub is in transit, whatever its first carrier says, and has the code on its label', async () => {
  await anOrder(house, { id: 'or_hub', userId: 'us_demo_rabatt', codes: [['FIRST', 'SECOND']] });
  const { orm } = house.ctx.db;
  await orm.update(shipments).set({ status: 'delivered' }).where(eq(shipments.id, 'sh_or_hub_0_0'));
  const session = await house.logIn('rabatt@example.com');
  const { orders: found } = await pageOf(session);
  expect(found.find(({ id }) => id === 'or_hub')?.shipments).toEqual([
    {
      id: 'sh_or_hub_0_0',
      packageIndex: 0,
      status: 'in_transit',
      carrier: 'DPD',
      service: 'Express',
      trackingCode: 'FIRST',
      labelUrl: null,
      isGivenBack: false,
      isRefunded: false,
    },
  ]);
});

test('nobody sees other customers’ orders', async () => {
  await insert({ id: 'or_secret', userId: 'us_demo_gold', createdAt: new Date() });
  const session = await house.logIn('business@example.com');
  expect((await pageOf(session)).orders).toEqual([]);
  const theirs = Buffer.from(`${Date.now() + 1000}.or_zzz`).toString('base64url');
  expect((await pageOf(session, theirs)).orders).toEqual([]);
});

test.each(['x', '%00', 'MTIz', Buffer.from('9999999999999999.or_x').toString('base64url'), 'a'.repeat(121)])(
  'the cursor %.20s is refused',
  async (cursor) => {
    const session = await house.logIn('business@example.com');
    const reply = await session.get(`/api/dashboard/orders-fixed?cursor=${cursor}`);
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ code: 'invalid_request', issues: [{ path: 'cursor' }] });
  },
);
