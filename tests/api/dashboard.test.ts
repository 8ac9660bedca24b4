// The dashboard: filters, search, counters, and actions on an order; every order only for its owner.
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { ErrorReply } from '#contract/error.ts';
import type { OrderDetail } from '#contract/order-actions.ts';
import type { Order, OrderCount } from '#contract/orders.ts';
import type { WizardDraft } from '#contract/wizard-session.ts';
import { listAudit } from '#server/db/audit.ts';
import { findOrderShares, foldOrderDeltas } from '#server/db/order-counters.ts';
import { showStatus } from '#server/db/order-status.ts';
import { findRefunds } from '#server/db/refunds.ts';
import { orderDeltas, orders, shipments } from '#server/db/schema.ts';
import { anAddress, aParcel, aPrice, aShipment } from '../support/factories.ts';
import { openHouse, type Session } from '../support/house.ts';
import { storeOrder } from '../support/placing.ts';
import {
  buy,
  buyByPayPal,
  expectCorrectBooks,
  refundByApi,
  HOUR_MS,
  passTime,
} from '../support/refunding.ts';

type Page = { orders: Order[]; nextCursor: string | null; counted: OrderCount | null };

const userId = 'us_demo_privat';
const day = (number: number) => new Date(Date.UTC(2026, 9, number, 10));

async function pageOf(session: Session, query: Record<string, string> = {}): Promise<Page> {
  const reply = await session.get(`/api/dashboard/orders-fixed?${new URLSearchParams(query).toString()}`);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<Page>();
}

const idsOf = ({ orders: found }: Page): string[] => found.map(({ id }) => id);

/** Two by UPS, one by FedEx to Austria without a code yet, one delivered to Madeira. */
async function openShop() {
  const house = await openHouse();
  await storeOrder(house, { id: 'or_a', userId, createdAt: day(1), trackingCode: '1Z 999 AA1' });
  await storeOrder(house, {
    id: 'or_b',
    userId,
    createdAt: day(2),
    to: { name: 'Jörg Größe-Meyer', country: 'FR' },
  });
  await storeOrder(house, {
    id: 'or_c',
    userId,
    createdAt: day(3),
    trackingCode: null,
    to: { country: 'AT', company: null },
    change: { carrier: 'FedEx' },
  });
  await storeOrder(house, { id: 'or_d', userId, createdAt: day(4), to: { country: 'PTX' } });
  const { db } = house.ctx;
  await db.transaction(async (tx) => {
    await tx.update(orders).set({ status: 'delivered' }).where(eq(orders.id, 'or_d'));
    await tx.update(shipments).set({ status: 'delivered' }).where(eq(shipments.orderId, 'or_d'));
    await showStatus(tx, 'or_d');
  });
  await storeOrder(house, { id: 'or_theirs', userId: 'us_demo_gold', createdAt: day(5) });
  return { house, session: await house.logIn() };
}

test('filters narrow the list and say how many orders are left', async () => {
  const { house, session } = await openShop();
  await using _ = house;
  const cases: [Record<string, string>, string[]][] = [
    [{ status: 'ready_for_carrier' }, ['or_b', 'or_a']],
    [{ status: 'processing' }, ['or_c']],
    [{ status: 'delivered' }, ['or_d']],
    [{ status: 'problem' }, []],
    [{ status: 'all', carrier: 'FedEx' }, ['or_c']],
    [{ status: 'delivered', carrier: 'all' }, ['or_d']],
    [{ carrier: 'UPS' }, ['or_d', 'or_b', 'or_a']],
    [{ carrier: 'UPS', status: 'delivered' }, ['or_d']],
    [{ carrier: 'GLS' }, []],
  ];
  for (const [query, ids] of cases) {
    const page = await pageOf(session, query);
    expect(idsOf(page), JSON.stringify(query)).toEqual(ids);
    expect(page.counted).toEqual({ total: 4, filtered: ids.length, isMore: false });
  }
  for (const query of [{}, { status: 'all', carrier: 'all' }, { carrier: '', q: ' ' }]) {
    const all = await pageOf(session, query);
    expect([idsOf(all), all.counted]).toEqual([['or_d', 'or_c', 'or_b', 'or_a'], null]);
  }
});

test('the search matches prefixes of number, name, country in both languages, and tracking code', async () => {
  const { house, session } = await openShop();
  await using _ = house;
  const cases: [string, string[]][] = [
    ['HP-or_b', ['or_b']],
    ['jorg', ['or_b']],
    ['JOERG grosse', ['or_b']],
    ['größe-mey', ['or_b']],
    ['meyer', ['or_b']],
    ['luc', ['or_d', 'or_c', 'or_a']],
    ['alesund luc', ['or_d', 'or_a']],
    ['Österreich', ['or_c']],
    ['austria', ['or_c']],
    ['at', ['or_c']],
    ['madeira', ['or_d']],
    ['Frankreich', ['or_b']],
    ['1z999', ['or_a']],
    ['1Z 999 AA1', ['or_a']],
    ['nothing like it', []],
    ['%', []],
    [`' or 1=1 --`, []],
    ['_', []],
    ['"\\', []],
    ['%_\'"*'.repeat(100), []],
    ['ä'.repeat(500), []],
    ['   ', ['or_d', 'or_c', 'or_b', 'or_a']],
  ];
  for (const [q, ids] of cases) {
    const page = await pageOf(session, { q });
    expect(idsOf(page), q).toEqual(ids);
    if (q.trim()) expect(page.counted, q).toEqual({ total: 4, filtered: ids.length, isMore: false });
  }
  const page = await pageOf(session, { q: 'luc', carrier: 'UPS', status: 'ready_for_carrier' });
  expect(idsOf(page)).toEqual(['or_a']);
  expect(page.counted).toMatchObject({ filtered: 1 });
});

test('the search finds a country by its displayed name, and a number without its prefix', async () => {
  await using house = await openHouse();
  const orderNumber = 'HP-261120-7K3M9Q';
  await storeOrder(house, { id: 'or_numbered', userId, createdAt: day(1), change: { orderNumber } });
  for (const country of ['US', 'SA', 'SB', 'IM', 'UM'])
    await storeOrder(house, { id: `or_${country}`, userId, createdAt: day(2), to: { country } });
  const session = await house.logIn();
  for (const [q, id] of [
    ['United States of America', 'or_US'],
    ['Saudi-Arabien', 'or_SA'],
    ['Solomon Islands', 'or_SB'],
    ['Isle of Man', 'or_IM'],
    ['US Outlying Islands', 'or_UM'],
    ['Amerikanische Überseeinseln', 'or_UM'],
    ['261120-7K3M9Q', 'or_numbered'],
  ] as const)
    expect(idsOf(await pageOf(session, { q })), q).toEqual([id]);
});

test.each([{ q: 'x'.repeat(501) }, { status: 'lost' }, { carrier: 'x'.repeat(81) }, { q: '\u0000' }])(
  '%j is refused',
  async (query) => {
    await using house = await openHouse();
    const session = await house.logIn();
    const reply = await session.get(`/api/dashboard/orders-fixed?${new URLSearchParams(query).toString()}`);
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({
      code: 'invalid_request',
      issues: [{ path: Object.keys(query)[0] }],
    });
  },
);

test('a term that many orders share is found page by page along the list, and counted by orders, not by words', async () => {
  await using house = await openHouse();
  for (let i = 0; i < 1_010; i += 1)
    await storeOrder(house, {
      id: `or_${String(i).padStart(4, '0')}`,
      userId,
      createdAt: day(1),
      trackingCode: `T${i}`,
      change: { carrier: i < 30 ? 'FedEx' : 'UPS' },
      to: { name: i % 2 === 0 ? 'Gerade Zahl' : 'Ungerade Zahl' },
    });
  const session = await house.logIn();
  const seen: string[] = [];
  let cursor: string | null = '';
  for (let pages = 0; pages < 3 && cursor !== null; pages += 1) {
    const page: Page = await pageOf(session, { q: 'zahl', ...(cursor && { cursor }) });
    expect(page.counted).toEqual({ total: 1_010, filtered: 1_010, isMore: false });
    seen.push(...idsOf(page));
    cursor = page.nextCursor;
  }
  expect(seen).toEqual(Array.from({ length: 75 }, (__, i) => `or_${String(1_009 - i).padStart(4, '0')}`));
  const even = await pageOf(session, { q: 'zahl gerade' });
  expect(even.counted).toEqual({ total: 1_010, filtered: 505, isMore: false });
  expect(even.orders).toHaveLength(25);
  expect(idsOf(await pageOf(session, { q: 'zahl T77' }))).toHaveLength(11);
  // Within one carrier only orders with the word are counted.
  for (let i = 0; i < 70; i += 1)
    await storeOrder(house, {
      id: `or_other_${i}`,
      userId,
      createdAt: day(2),
      change: { carrier: 'FedEx' },
      to: { name: 'Anders' },
    });
  const byFedEx = await pageOf(session, { q: 'zahl', carrier: 'FedEx' });
  expect(byFedEx.counted).toEqual({ total: 1_080, filtered: 30, isMore: false });
});

test('figures and charts are the same before and after the deltas are folded, and two folds count nothing twice', async () => {
  const { house, session } = await openShop();
  await using _ = house;
  const { orm } = house.ctx.db;
  const figures = async () => (await session.get('/api/dashboard/stats')).json<unknown>();
  const expected = {
    success: true,
    totalOrders: 4,
    processing: 3,
    shipped: 0,
    delivered: 1,
    totalSpent: '145.08',
    destinations: ['AT', 'DE', 'FR', 'PTX'].map((name) => ({ name, orders: 1 })),
    carriers: [
      { name: 'UPS', orders: 3 },
      { name: 'FedEx', orders: 1 },
    ],
    isMore: false,
  };
  expect(await figures()).toEqual(expected);
  const folded = await Promise.all([foldOrderDeltas(orm, 100), foldOrderDeltas(orm, 100)]);
  expect(folded[0] + folded[1]).toBe(7);
  expect(await figures()).toEqual(expected);
  expect(await orm.select().from(orderDeltas)).toEqual([]);
  expect(await foldOrderDeltas(orm, 100)).toBe(0);
});

test('a refunded order counts as cancelled, and its money is left out of the sum', async () => {
  await using house = await openHouse();
  const { session, orderId } = await buy(house);
  await refundByApi(session, { shipmentId: orderId });
  await passTime(house, 10_000);
  await passTime(house, HOUR_MS);
  expect((await findOrderShares(house.ctx.db.orm, { userId: 'us_demo_gold' })).statuses).toContainEqual(
    expect.objectContaining({ name: 'cancelled', orders: 1 }),
  );
  expect((await session.get('/api/dashboard/stats')).json()).toMatchObject({
    totalOrders: 1,
    processing: 0,
    totalSpent: '0.00',
  });
  expect(idsOf(await pageOf(session, { status: 'cancelled' }))).toEqual([orderId]);
});

test('details have the stored price lines, the parcels and the dates of a refund', async () => {
  await using house = await openHouse();
  const { session, orderId, intent } = await buy(house, { parcels: 2 });
  await refundByApi(session, { shipmentId: orderId, packageIndexes: [1] });
  const { order } = (await session.get(`/api/orders/${orderId}`)).json<{ order: OrderDetail }>();
  expect(order.price.totalPrice).toBe(intent.amountCents);
  const { basePrice, discount, vatAmount, totalPrice } = order.price;
  expect((basePrice ?? 0) - discount + vatAmount).toBe(totalPrice);
  expect(order.packages).toHaveLength(2);
  expect(order.packages[0]).toMatchObject({ length: 30, valueCents: 12_000, hsCode: '490199' });
  expect(order.refunds).toMatchObject([
    {
      packageIndex: 1,
      state: 'requested',
      isCarrierAsked: true,
      isMoneyRefused: false,
      moneyRefundedAt: null,
    },
  ]);
  expect(JSON.stringify(order)).not.toMatch(/costCents|upstream|joerg@example.com/);
});

test('an order with a broken price and without parcels still has its total', async () => {
  await using house = await openHouse();
  await storeOrder(house, { id: 'or_old', userId, createdAt: day(1), to: { country: 'FR', zip: '75001' } });
  const { orm } = house.ctx.db;
  await orm.execute(`update orders set price = '"broken"', order_snapshot = '{}' where id = 'or_old'`);
  const session = await house.logIn();
  const { order } = (await session.get('/api/orders/or_old')).json<{ order: OrderDetail }>();
  expect(order.packages).toEqual([]);
  expect(order.price).toMatchObject({ basePrice: null, totalPrice: 3627, vatAmount: 579, vatRate: 19 });
  expect((await session.post('/api/orders/or_old/duplicate-to-session')).statusCode).toBe(200);
});

test('the details list an export declaration among the services: ours, or the customer’s own, which costs nothing', async () => {
  await using house = await openHouse();
  await storeOrder(house, { id: 'or_us', userId, createdAt: day(1), to: { country: 'US' } });
  const session = await house.logIn();
  const isListed = async () =>
    (await session.get('/api/orders/or_us')).json<{ order: OrderDetail }>().order.services
      .exportDocumentation;
  const { orm } = house.ctx.db;
  expect(await isListed()).toBe(false);
  await orm.execute(`update orders set price = price || '{"exportDocFee": 2000}'`);
  expect(await isListed(), 'by its fee alone').toBe(true);
  const own = aShipment({ services: { exportDocumentation: true, hasOwnAE: true, ownAEFileId: 'fi_own' } });
  await orm.update(orders).set({ orderSnapshot: own, price: aPrice() });
  expect(await isListed(), 'an own one').toBe(true);
});

test('an order is loaded by the number that its customer knows, but by nobody else', async () => {
  await using house = await openHouse();
  await storeOrder(house, { id: 'or_named', userId, createdAt: day(1) });
  const load = (session: Session) => session.post('/api/orders/HP-or_named/duplicate-to-session');
  const session = await house.logIn();
  expect((await load(session)).json()).toEqual({ success: true });
  expect((await session.get('/api/wizard/session')).json()).toMatchObject({
    data: { toAddress: { name: 'Chloé Łuc' } },
  });
  expect((await load(await house.logIn('business@example.com'))).statusCode).toBe(404);
});

test('a duplicate and a return wait in the wizard session; the return is swapped and says what it is', async () => {
  await using house = await openHouse();
  await storeOrder(house, { id: 'or_one', userId, createdAt: day(1) });
  const session = await house.logIn();
  const claimed = async () => (await session.get('/api/wizard/session')).json<{ data: WizardDraft }>().data;
  expect((await session.post('/api/orders/or_one/duplicate-to-session')).json()).toEqual({ success: true });
  expect(await claimed()).toMatchObject({
    fromAddress: { name: 'Jörg Müller' },
    toAddress: { name: 'Chloé Łuc' },
    packages: [{ description: 'Printed books for school lessons' }],
    additionalServices: { pickup: false, hasOwnAE: false },
  });
  expect((await session.post('/api/orders/or_one/return-to-session')).json()).toEqual({ success: true });
  expect(await claimed()).toMatchObject({
    fromAddress: { name: 'Chloé Łuc' },
    toAddress: { name: 'Jörg Müller' },
    packages: [{ description: 'Returned goods: Printed books for school lessons' }],
    purpose: 'return',
    earlierExport: (await session.get('/api/orders/or_one')).json<{ order: { orderNumber: string } }>().order
      .orderNumber,
  });
  await house.ctx.db.orm.update(orders).set({ status: 'cancelled' }).where(eq(orders.id, 'or_one'));
  expect((await session.post('/api/orders/or_one/return-to-session')).json()).toMatchObject({
    code: 'illegal_transition',
  });
  expect((await session.post('/api/orders/or_one/duplicate-to-session')).statusCode).toBe(200);
});

test('the way back does not carry the number that customs asked of the recipient', async () => {
  await using house = await openHouse();
  const to = { country: 'BR', zip: '22240-006', city: 'Rio', customsId: '123.456.789-09' };
  await storeOrder(house, { id: 'or_one', userId, createdAt: day(1), to });
  const session = await house.logIn();
  const claimed = async () => (await session.get('/api/wizard/session')).json<{ data: WizardDraft }>().data;
  await session.post('/api/orders/or_one/duplicate-to-session');
  expect((await claimed()).toAddress).toMatchObject({ country: 'BR', customsId: '123.456.789-09' });
  await session.post('/api/orders/or_one/return-to-session');
  expect((await claimed()).fromAddress).toMatchObject({ country: 'BR', customsId: null });
});

test.each([
  ['a declaration required by the value is not copied as the customer’s choice', 2, false],
  ['a declaration the customer chose is chosen again', 1, true],
])('%s (%i × 600 €)', async (_, parcels, isWished) => {
  await using house = await openHouse();
  const to = { city: 'New York', state: 'NY', zip: '10118', country: 'US' };
  const packages = Array.from({ length: parcels }, () => aParcel({ value: 600 }));
  const orderSnapshot = aShipment({
    toAddress: anAddress(to),
    packages,
    services: { exportDocumentation: true, carbonNeutral: true },
  });
  const change = { orderSnapshot, packageCount: parcels };
  await storeOrder(house, { id: 'or_abroad', userId, createdAt: day(1), to, change });
  const session = await house.logIn();
  const again = { packageIndexes: [0] };
  expect((await session.post('/api/orders/or_abroad/duplicate-to-session', again)).statusCode).toBe(200);
  expect((await session.get('/api/wizard/session')).json()).toMatchObject({
    data: {
      packages: [{ value: 600 }],
      additionalServices: { exportDocumentation: isWished, carbonNeutral: true },
    },
  });
});

test.each([
  ['GET', ''],
  ['POST', '/duplicate-to-session'],
  ['POST', '/return-to-session'],
] as const)('%s /api/orders/:id%s does not know other customers’ orders', async (method, path) => {
  await using house = await openHouse();
  await storeOrder(house, { id: 'or_theirs', userId: 'us_demo_gold', createdAt: day(1) });
  const session = await house.logIn();
  for (const id of ['or_theirs', 'or_none', '%00', 'x'.repeat(65)]) {
    const reply = await session.send({ method, url: `/api/orders/${id}${path}` });
    expect(reply.statusCode, id).toBe(404);
  }
  expect((await house.visitor().send({ method, url: `/api/orders/or_theirs${path}` })).statusCode).toBe(401);
});

test('an order without a code is cancelled once; the money is refunded the way it came', async () => {
  await using house = await openHouse();
  const { session, orderId, intent } = await buyByPayPal(house);
  await house.ctx.db.orm.update(shipments).set({ trackingCode: null }).where(eq(shipments.orderId, orderId));
  const cancel = () => session.post(`/api/dashboard/cancel-shipment/${orderId}`);
  const replies = await Promise.all([cancel(), cancel()]);
  for (const reply of replies) expect(reply.json()).toMatchObject({ success: true, refunded: true });
  await house.ctx.settled();
  expect(await findRefunds(house.ctx.db.orm, orderId)).toMatchObject([
    { state: 'money_refunded', amountCents: intent.amountCents },
  ]);
  const { order } = (await session.get(`/api/orders/${orderId}`)).json<{ order: OrderDetail }>();
  expect(order.refunds, 'no carrier was asked').toMatchObject([{ isCarrierAsked: false }]);
  expect((await cancel()).json()).toMatchObject({ success: true, refunded: true });
  expect((await session.get('/api/dashboard/stats')).json()).toMatchObject({
    totalOrders: 1,
    processing: 0,
    totalSpent: '0.00',
  });
  await expectCorrectBooks(house);
  const audit = await listAudit(house.ctx.db.orm, { limit: 50 });
  expect(audit.filter(({ action }) => action === 'order.cancel')).toHaveLength(1);
});

test('an order with a code, or somebody else’s order, is not cancelled', async () => {
  const { house, session } = await openShop();
  await using _ = house;
  const cancel = (id: string) => session.post(`/api/dashboard/cancel-shipment/${id}`);
  const refused = await cancel('or_a');
  expect([refused.statusCode, refused.json<ErrorReply>().code]).toEqual([409, 'illegal_transition']);
  expect((await cancel('or_theirs')).statusCode).toBe(404);
  expect((await house.visitor().post('/api/dashboard/cancel-shipment/or_a')).statusCode).toBe(401);
  const audit = await listAudit(house.ctx.db.orm, { limit: 50 });
  expect(audit.filter(({ action }) => action === 'order.cancel')).toMatchObject([
    { actor: `call:${userId}`, subject: 'or_a', outcome: 'refused: illegal_transition' },
  ]);
});
