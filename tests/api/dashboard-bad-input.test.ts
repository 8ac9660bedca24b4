// Any input to dashboard and tracking: a clear answer, never a 5xx, and no status moves backwards.
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import type { ErrorReply } from '#contract/error.ts';
import { cancelOrder, duplicateOrder, fetchOrder, returnOrder } from '#contract/order-actions.ts';
import { fetchOrderRecord, persistShipment } from '#contract/order-record.ts';
import { listOrders, type Order } from '#contract/orders.ts';
import { requestRefund } from '#contract/refunds.ts';
import { listTrackingUpdates } from '#contract/tracking.ts';
import type { WizardDraft } from '#contract/wizard-session.ts';
import { aParcel, aShipment } from '../support/factories.ts';
import { openHouse, type Session } from '../support/house.ts';
import { storeOrder } from '../support/placing.ts';
import { anOrder, storedOrder, tell, updatesOf } from '../support/tracking.ts';

const house = await openHouse();
afterAll(() => house.close());
const session = await house.logIn();
const userId = 'us_demo_privat';
const day = (number: number) => new Date(Date.UTC(2026, 9, number, 10));

beforeAll(async () => {
  for (let number = 1; number <= 30; number += 1)
    await storeOrder(house, {
      id: `or_${number}`,
      userId,
      createdAt: day(number),
      trackingCode: `CODE${number}`,
    });
  await storeOrder(house, {
    id: 'or_theirs',
    userId: 'us_demo_gold',
    createdAt: day(1),
    trackingCode: 'THEIRS1',
  });
});

type Page = { orders: Order[]; nextCursor: string | null };
const list = (query: Record<string, string>, as: Session = session) =>
  as.get(`${listOrders.path}?${new URLSearchParams(query).toString()}`);

type Door = { endpoint: Endpoint; body?: (id: string) => object };
const doors: Door[] = [
  { endpoint: fetchOrder },
  { endpoint: fetchOrderRecord },
  { endpoint: duplicateOrder },
  { endpoint: returnOrder },
  { endpoint: cancelOrder },
  { endpoint: listTrackingUpdates },
  { endpoint: requestRefund, body: (shipmentId) => ({ shipmentId }) },
  { endpoint: persistShipment, body: (orderId) => ({ orderId, note: 'mine now' }) },
  {
    endpoint: persistShipment,
    body: (id) => ({ payment: { transactionId: id.replace('or_', 'ci_') } }),
  },
];

test.each(doors)('somebody else’s order does not exist: $endpoint.path', async ({ endpoint, body }) => {
  const { method, path } = endpoint;
  const before = await storedOrder(house, 'or_theirs');
  const send = (id: string, as: Session) =>
    as.send({
      method,
      url: path.replace(/:id|:orderId/, id),
      ...(body && { payload: body(id) }),
    });
  const answers = [];
  for (const id of ['or_theirs', 'or_nobody', 'or_theirs%00', "or_1'--", 'x'.repeat(64)]) {
    const reply = await send(body ? decodeURIComponent(id) : id, session);
    expect([400, 404], `${id}: ${reply.body}`).toContain(reply.statusCode);
    answers.push({ ...reply.json<ErrorReply>(), requestId: '' });
  }
  // Somebody else's order looks the same as one that does not exist.
  expect(answers[0]).toEqual(answers[1]);
  expect(answers[0]?.code).toBe('not_found');
  expect((await send('or_theirs', house.visitor())).statusCode).toBe(401);
  expect(await storedOrder(house, 'or_theirs')).toEqual(before);
});

const encoded = (text: string): string => Buffer.from(text).toString('base64url');

test.each([
  ['no base64', '!!!!'],
  ['blanks', ' '],
  ['half a cursor', encoded('1790000000000')],
  ['an invalid time', encoded('NaN.or_1')],
  ['a time before all times', encoded('-1.or_1')],
  ['a time beyond all times', encoded('9999999999999.or_1')],
  ['a time too long', encoded('99999999999999999999.or_1')],
  ['a quote', encoded("1790000000000.' or 1=1 --")],
  ['a NUL', encoded('1790000000000.or\u0000')],
  ['broken UTF-8', Buffer.from([0xff, 0xfe, 0xfd]).toString('base64url')],
  ['a prototype', '__proto__'],
  ['ten thousand letters', 'a'.repeat(10_000)],
])('a cursor with %s is refused or shows only the customer’s own orders', async (_, cursor) => {
  const reply = await list({ cursor });
  if (reply.statusCode === 200) {
    for (const { id } of reply.json<Page>().orders) expect(id).not.toBe('or_theirs');
    return;
  }
  expect([reply.statusCode, reply.json<ErrorReply>().code]).toEqual([400, 'invalid_request']);
  expect(reply.json<ErrorReply>().issues?.[0]?.path).toBe('cursor');
});

test('another customer’s cursor pages only through one’s own orders', async () => {
  const { nextCursor } = (await list({})).json<Page>();
  const stranger = await house.logIn('gold@example.com');
  const reply = await list({ cursor: nextCursor ?? '' }, stranger);
  expect(reply.json<Page>().orders.map(({ id }) => id)).toEqual(['or_theirs']);
});

test.each([
  ['wildcards', '%'.repeat(500)],
  ['underscores', '_'.repeat(500)],
  ['stars and query words', '* & | ! :* <-> ( '.repeat(25)],
  ['quotes', `'"\`\\`.repeat(125)],
  ['an injection', `'; drop table orders; --`],
  ['endless letters', 'ß'.repeat(500)],
  ['endless words', 'a '.repeat(250)],
  ['combining marks', 'e\u0301\u0302'.repeat(166)],
  ['emoji', '🚢'.repeat(250)],
  ['right-to-left', '\u202e\u0645'.repeat(200)],
  ['a country marker', '@fr'],
])('a search for %s is answered quickly and finds nobody else’s orders', async (_, q) => {
  expect(q.length).toBeLessThanOrEqual(500);
  const before = performance.now();
  const reply = await list({ q });
  expect(reply.statusCode, reply.body).toBe(200);
  for (const { id } of reply.json<Page>().orders) expect(id).not.toBe('or_theirs');
  expect(performance.now() - before).toBeLessThan(10_000);
});

test('wildcards match nothing special, and no orders are lost by trying', async () => {
  for (const q of ['%', '_', '%%', 'COD_1', 'C%1', '@fr', '.*'])
    expect((await list({ q })).json<Page>().orders, q).toEqual([]);
  expect((await list({ q: 'CODE1' })).json<Page>().orders.length).toBeGreaterThan(5);
  expect((await list({})).json<Page>().orders).toHaveLength(25);
});

test.each(['a\u0000b', '\u0001', 'x'.repeat(501)])('the search %j is refused beside the field', async (q) => {
  const reply = await list({ q });
  expect(reply.statusCode).toBe(400);
  expect(reply.json<ErrorReply>().issues?.[0]?.path).toBe('q');
});

test('half an emoji in an address does not arrive as one', async () => {
  for (const raw of ['%ED%A0%BD', '%F0%9F', '%FF', '%'])
    expect((await session.get(`${listOrders.path}?q=${raw}`)).statusCode, raw).toBeLessThan(500);
});

test('duplicate parameters and parameters that are objects are refused', async () => {
  for (const query of ['q=a&q=b', 'cursor=a&cursor=b', 'status=shipped&status=delivered']) {
    const reply = await session.get(`${listOrders.path}?${query}`);
    expect([reply.statusCode, reply.json<ErrorReply>().code], query).toEqual([400, 'invalid_request']);
  }
});

test('a megabyte body is too large wherever a body is accepted', async () => {
  const megabyte = 'x'.repeat(1_048_576);
  for (const url of [
    '/api/persist-shipment',
    '/api/orders/refund',
    '/api/orders/or_1/duplicate-to-session',
  ]) {
    const reply = await session.post(url, { orderId: 'or_1', shipmentId: 'or_1', note: megabyte });
    expect([reply.statusCode, reply.json<ErrorReply>().code], url).toEqual([413, 'body_too_large']);
  }
  const wide = Object.fromEntries(Array.from({ length: 40_000 }, (_, key) => [`field${key}`, 0]));
  const reply = await session.post('/api/persist-shipment', { ...wide, orderId: 'or_1' });
  expect(reply.statusCode).toBe(200);
  expect(reply.json<{ ignored: string[] }>().ignored).toHaveLength(30);
});

test('parcels that an order does not have cannot be duplicated', async () => {
  const repeat = (packageIndexes: unknown) =>
    session.post('/api/orders/or_1/duplicate-to-session', { packageIndexes });
  for (const wrong of [[1], [-1], [0.5], [], 'all', [0, 99], Array(11).fill(0)])
    expect((await repeat(wrong)).json<ErrorReply>().code, JSON.stringify(wrong)).toBe('invalid_request');
  expect((await repeat([0, 0])).statusCode).toBe(200);
  expect((await repeat(null)).statusCode).toBe(200);
});

test('the longest contents come back without half a character at the end', async () => {
  const description = `a${'🚢'.repeat(249)}b`;
  const orderSnapshot = aShipment({ packages: [aParcel({ description })] });
  await storeOrder(house, { id: 'or_long', userId, createdAt: day(1), change: { orderSnapshot } });
  expect((await session.post('/api/orders/or_long/return-to-session')).statusCode).toBe(200);
  const { data } = (await session.get('/api/wizard/session')).json<{ data: WizardDraft }>();
  expect(data.packages?.[0]?.['description']).toMatch(/^Returned goods: a(🚢)+$/u);
});

test('no body of any shape makes an order endpoint fail', async () => {
  const urls = ['/api/persist-shipment', '/api/orders/refund', '/api/orders/or_2/duplicate-to-session'];
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...urls), fc.jsonValue({ maxDepth: 3 }), async (url, payload) => {
      const reply = await session.send({
        method: 'POST',
        url,
        payload: JSON.stringify(payload),
        headers: { 'content-type': 'application/json' },
      });
      expect(reply.statusCode, reply.body).toBeLessThan(500);
    }),
    { numRuns: 150 },
  );
});

test('no tracking call of any shape fails, and none moves a delivered parcel', async () => {
  await anOrder(house, { id: 'or_fuzz', codes: [['FUZZ1']] });
  await tell(house, {
    tracking_number: 'FUZZ1',
    status: 'delivered',
    event_timestamp: '2026-11-20T10:00:00Z',
  });
  const any = fc.jsonValue({ maxDepth: 2 });
  const status = fc.constantFrom(
    'pre_transit',
    'in_transit',
    'out_for_delivery',
    'picked_up',
    'nonsense',
    '',
  );
  const call = fc.record(
    {
      tracking_number: fc.oneof(fc.constant('FUZZ1'), any),
      status: fc.oneof(status, any),
      event_timestamp: fc.oneof(
        fc.constantFrom('2026-11-20T09:00:00.1234567Z', '2031-01-01T00:00:00Z', ''),
        any,
      ),
      status_description: fc.oneof(fc.constant(null), fc.string(), any),
      location: any,
      carrier: any,
      reason: any,
      estimated_delivery: any,
    },
    { requiredKeys: [] },
  );
  await fc.assert(
    fc.asyncProperty(call, async (given) => {
      const reply = await tell(house, given);
      expect(reply.statusCode, reply.body).toBeLessThan(500);
    }),
    { numRuns: 200 },
  );
  expect(await storedOrder(house, 'or_fuzz')).toMatchObject({
    status: 'delivered',
    shownStatus: 'delivered',
  });
});

test('null descriptions and seven-digit fractions of a second are accepted, and make no second event', async () => {
  await anOrder(house, { id: 'or_digits', codes: [['DIGITS1']] });
  const call = { tracking_number: 'DIGITS1', status: 'in_transit', status_description: null, location: null };
  for (const event_timestamp of ['2026-11-20T09:00:00.1234567Z', '2026-11-20T09:00:00.1230000Z'])
    expect((await tell(house, { ...call, event_timestamp })).statusCode).toBe(200);
  expect(await updatesOf(house, 'DIGITS1')).toMatchObject([
    { statusDescription: null, eventTimestamp: new Date('2026-11-20T09:00:00.123Z') },
  ]);
});

test('two thousand calls about a parcel, duplicated and in any order, end in its true status', async () => {
  await anOrder(house, { id: 'or_flood', codes: [['FLOOD1']] });
  const statuses = ['pre_transit', 'picked_up', 'in_transit', 'out_for_delivery', 'delivered'] as const;
  const calls = statuses.map((status, hour) => ({
    tracking_number: 'FLOOD1',
    status,
    event_timestamp: new Date(Date.UTC(2026, 10, 20, 8 + hour)).toISOString(),
  }));
  // Deterministic shuffle: 7919 is prime, so every call comes up.
  const flood = Array.from({ length: 2_000 }, (_, index) => calls[((index * 7919) % 10_007) % calls.length]);
  const seen: string[] = [];
  const codes = new Set<number>();
  for (let at = 0; at < flood.length; at += 100) {
    const replies = await Promise.all(flood.slice(at, at + 100).map((call) => tell(house, call ?? {})));
    for (const { statusCode } of replies) codes.add(statusCode);
    if (at % 200 === 0) seen.push((await storedOrder(house, 'or_flood')).shownStatus);
  }
  expect([...codes]).toEqual([200]);
  expect(await updatesOf(house, 'FLOOD1')).toHaveLength(5);
  expect(await storedOrder(house, 'or_flood')).toMatchObject({
    status: 'delivered',
    shownStatus: 'delivered',
  });
  const ranks = seen.map((status) => ['ready_for_carrier', 'shipped', 'delivered'].indexOf(status));
  expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
});
