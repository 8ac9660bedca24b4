// Clean paths that alias the specified ones: the same answers, and both documented (C-58).
import { expect, test } from 'vitest';
import type { Order } from '#contract/orders.ts';
import { orders, shipments } from '#server/db/schema.ts';
import { findRefunds } from '#server/db/refunds.ts';
import { allEndpoints } from '#contract/all-endpoints.ts';
import { openHouse } from '../support/house.ts';
import { storeOrder } from '../support/placing.ts';
import { buyByPayPal } from '../support/refunding.ts';
import { eq } from 'drizzle-orm';

const userId = 'us_demo_privat';
const createdAt = new Date('2026-11-19T10:00:00Z');

test.each([
  ['/api/orders?status=all&q=paris', '/api/dashboard/orders-fixed?status=all&q=paris'],
  ['/api/orders/stats?carrier=UPS', '/api/dashboard/stats?carrier=UPS'],
  ['/api/orders/or_one/tracking', '/api/tracking-updates/or_one'],
])('GET %s answers as %s does, and only to the owner', async (clean, specified) => {
  await using house = await openHouse();
  await storeOrder(house, { id: 'or_one', userId, createdAt });
  const session = await house.logIn();
  const [answer, other] = [await session.get(clean), await session.get(specified)];
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.json()).toEqual(other.json());
  expect((await house.visitor().get(clean)).statusCode).toBe(401);
});

test.each(['duplicate', 'return'])('POST /api/orders/:id/%s fills the wizard session', async (way) => {
  await using house = await openHouse();
  await storeOrder(house, { id: 'or_one', userId, createdAt });
  const session = await house.logIn();
  expect((await session.post(`/api/orders/or_one/${way}`)).json()).toEqual({ success: true });
  const { data } = (await session.get('/api/wizard/session')).json<{
    data: { toAddress: { name: string } };
  }>();
  expect(data.toAddress.name).toBe(way === 'return' ? 'Jörg Müller' : 'Chloé Łuc');
});

test('POST /api/orders/:id/cancel cancels, and the path of B§7 answers the same afterwards', async () => {
  await using house = await openHouse();
  const { session, orderId } = await buyByPayPal(house);
  const { orm } = house.ctx.db;
  await orm.update(shipments).set({ trackingCode: null }).where(eq(shipments.orderId, orderId));
  const cancelled = await session.post(`/api/orders/${orderId}/cancel`);
  expect(cancelled.json()).toMatchObject({ success: true, refunded: true });
  const again = await session.post(`/api/dashboard/cancel-shipment/${orderId}`);
  expect(again.json()).toEqual(cancelled.json());
  await house.ctx.settled();
  expect(await findRefunds(orm, orderId)).toHaveLength(1);
});

test('the shipment id shown in a row refunds that parcel and no other', async () => {
  await using house = await openHouse();
  const { session, orderId } = await buyByPayPal(house, 2);
  const { orders: rows } = (await session.get('/api/orders')).json<{ orders: Order[] }>();
  const second = rows[0]?.shipments.find(({ packageIndex }) => packageIndex === 1);
  const reply = await session.post('/api/orders/refund', { shipmentId: second?.id });
  expect(reply.json()).toMatchObject({ success: true, refunds: [{ packageIndex: 1, status: 'success' }] });
  expect((await findRefunds(house.ctx.db.orm, orderId)).map(({ packageIndex }) => packageIndex)).toEqual([1]);
  const stranger = await house.logIn('business@example.com');
  const theirs = await stranger.post('/api/orders/refund', { shipmentId: second?.id });
  expect(theirs.statusCode).toBe(404);
  expect(await house.ctx.db.orm.select().from(orders)).toHaveLength(1);
});

test('the documentation has every path once, under a unique name', async () => {
  await using house = await openHouse();
  const { paths } = (await house.visitor().get('/api/docs/openapi.json')).json<{
    paths: Record<string, Record<string, { operationId: string }>>;
  }>();
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
  const names = operations.map(({ operationId }) => operationId);
  expect(names).toHaveLength(allEndpoints.length);
  expect(new Set(names).size).toBe(names.length);
  for (const [path, method] of [
    ['/api/orders', 'get'],
    ['/api/orders/stats', 'get'],
    ['/api/orders/{orderId}/tracking', 'get'],
    ['/api/orders/{id}/cancel', 'post'],
    ['/api/orders/{id}/duplicate', 'post'],
    ['/api/orders/{id}/return', 'post'],
    ['/api/paypal/order/{orderId}/capture', 'post'],
    ['/paypal/order/{orderId}/capture', 'post'],
    ['/api/persist-shipment', 'post'],
  ] as const)
    expect(paths[path]?.[method], `${method} ${path}`).toBeDefined();
});
