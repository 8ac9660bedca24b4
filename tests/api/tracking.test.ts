// The carriers' webhook and what follows: only signed calls count, each once, in any order, and never backwards (C-56).
import { afterAll, expect, test } from 'vitest';
import type { TrackingUpdate } from '#contract/tracking.ts';
import { readConfig } from '#server/config.ts';
import { signatureOf } from '#server/gateways/easypost/notice.ts';
import { adoptOrphans } from '#server/use-cases/tracking/adopt-orphans.ts';
import { bookAndSettle } from '../support/booking.ts';
import { openHouse, type Session } from '../support/house.ts';
import { anOrder, post, storedOrder, tell, TRACKING_PATH, updatesOf } from '../support/tracking.ts';

const house = await openHouse({ listen: true });
afterAll(() => house.close());

const HOUR_MS = 3_600_000;
const at = (hour: number): string =>
  new Date(Date.parse('2026-11-20T08:00:00Z') + hour * HOUR_MS).toISOString();

const easyPostCall = (description: string, result: unknown) => {
  const body = Buffer.from(JSON.stringify({ id: 'evt_1', object: 'Event', description, result }));
  return post(house, body, { 'X-Hmac-Signature': signatureOf('sandbox-webhook-secret', body) });
};

test('a signed call moves parcel and order, and the dashboard says so', async () => {
  await anOrder(house, { id: 'or_move', codes: [['MOVE1']] });
  const reply = await tell(house, {
    tracking_number: 'MOVE1',
    status: 'in_transit',
    event_timestamp: at(1),
    location: { city: 'LEIPZIG', country: 'DE' },
  });
  expect([reply.statusCode, reply.json()]).toEqual([200, { success: true }]);
  expect(await storedOrder(house, 'or_move')).toMatchObject({
    status: 'shipped',
    shownStatus: 'shipped',
    shippedAt: new Date(at(1)),
    deliveredAt: null,
    parcels: [{ status: 'in_transit', trackingRank: 20 }],
  });
  await tell(house, { tracking_number: 'MOVE1', status: 'delivered', event_timestamp: at(9) });
  expect(await storedOrder(house, 'or_move')).toMatchObject({
    status: 'delivered',
    shownStatus: 'delivered',
    deliveredAt: new Date(at(9)),
  });
});

test('an event dated years ahead does not hide that the parcel is lost afterwards', async () => {
  await anOrder(house, { id: 'or_ahead', codes: [['AHEAD1']] });
  const ahead = { tracking_number: 'AHEAD1', status: 'in_transit', event_timestamp: '2099-01-01T00:00:00Z' };
  await tell(house, ahead);
  house.advanceClock(60_000);
  const lost = {
    status: 'on_hold',
    reason: 'carrier_parcel_lost',
    event_timestamp: house.ctx.clock().toISOString(),
  };
  await tell(house, { tracking_number: 'AHEAD1', ...lost });
  expect(await storedOrder(house, 'or_ahead')).toMatchObject({ status: 'problem', shownStatus: 'problem' });
});

test('a label waits for the carrier until the first scan, and only the scan ends that', async () => {
  await anOrder(house, { id: 'or_scan', codes: [['SCAN1']] });
  await tell(house, { tracking_number: 'SCAN1', status: 'pre_transit', event_timestamp: at(0) });
  expect(await storedOrder(house, 'or_scan')).toMatchObject({
    status: 'processing',
    shownStatus: 'ready_for_carrier',
  });
  await tell(house, { tracking_number: 'SCAN1', status: 'picked_up', event_timestamp: at(1) });
  expect(await storedOrder(house, 'or_scan')).toMatchObject({ status: 'shipped', shownStatus: 'shipped' });
});

test('a parcel that the carrier has scanned can no longer be refunded', async () => {
  const session = await house.logIn('gold@example.com');
  const { orderId } = await bookAndSettle(house, session);
  const { parcels } = await storedOrder(house, orderId ?? '');
  await tell(house, {
    tracking_number: parcels[0]?.trackingCode,
    status: 'picked_up',
    event_timestamp: at(1),
  });
  const refund = await session.post('/api/orders/refund', { shipmentId: orderId });
  expect(refund.body).toContain('parcel_scanned');
});

test.each([
  [{ status: 'delivered' }, 'Tracking number is required'],
  [{ tracking_number: ' ', status: 'delivered' }, 'Tracking number is required'],
  [{ tracking_number: null, status: null }, 'Tracking number is required'],
  [{ tracking_number: 'X1' }, 'Status is required'],
  [{ tracking_number: 'X1', status: null }, 'Status is required'],
  [{ tracking_number: 'X1', status: {} }, 'Status is required'],
])('the call %j is refused: %s', async (call, message) => {
  const reply = await tell(house, call);
  expect(reply.statusCode).toBe(400);
  expect(reply.json()).toMatchObject({ success: false, code: 'invalid_request', message });
});

test.each([
  ['no JSON', Buffer.from('hello')],
  ['a list', Buffer.from('[]')],
  ['nothing', Buffer.alloc(0)],
  ['broken UTF-8', Buffer.from([0xff, 0xfe, 0x7b])],
])('%s is refused, though it is signed', async (_, body) => {
  const reply = await tell(house, body);
  expect([reply.statusCode, reply.json<{ code: string }>().code]).toEqual([400, 'malformed_body']);
});

test.each<[string, (body: Buffer) => Record<string, string>]>([
  ['no signature', () => ({})],
  ['only a timestamp', () => ({ 'x-tracking-timestamp': '1795250000' })],
  ['a made-up signature', () => signedLike(`sha256=${'0'.repeat(64)}`)],
  ['a short signature', () => signedLike('sha256=')],
  ['an umlaut', () => signedLike('sha256=\u00e4')],
  ['an invalid timestamp', () => ({ ...signedLike('sha256=00'), 'x-tracking-timestamp': '1e9' })],
  [
    'a signature of EasyPost with another secret',
    (body) => ({ 'X-Hmac-Signature': signatureOf('other', body) }),
  ],
  ['an empty signature of EasyPost', () => ({ 'X-Hmac-Signature': '' })],
])('a call with %s changes nothing', async (_, headersFor) => {
  await anOrder(house, { id: `or_forged_${serial()}`, codes: [['FORGED']] });
  const body = Buffer.from(JSON.stringify({ tracking_number: 'FORGED', status: 'delivered' }));
  const reply = await post(house, body, headersFor(body));
  expect([reply.statusCode, reply.json<{ code: string }>().code]).toEqual([400, 'callback_refused']);
  expect(await updatesOf(house, 'FORGED')).toEqual([]);
});

let count = 0;
const serial = (): number => ++count;
const signedLike = (signature: string) => ({
  'x-tracking-timestamp': String(Math.floor(house.ctx.clock().getTime() / 1_000)),
  'x-tracking-signature': signature,
});

test('a signature covers the bytes and holds for five minutes', async () => {
  await anOrder(house, { id: 'or_stale', codes: [['STALE']] });
  const call = { tracking_number: 'STALE', status: 'delivered' };
  const now = house.ctx.clock().getTime();
  expect((await tell(house, call, new Date(now - 6 * 60_000))).statusCode).toBe(400);
  expect((await tell(house, call, new Date(now + 6 * 60_000))).statusCode).toBe(400);
  expect(await updatesOf(house, 'STALE')).toEqual([]);
  expect((await tell(house, call, new Date(now - 4 * 60_000))).statusCode).toBe(200);
});

test('a replayed call without a time of its own is the same event', async () => {
  await anOrder(house, { id: 'or_again', codes: [['AGAIN']] });
  const signedAt = house.ctx.clock();
  for (let i = 0; i < 3; i += 1)
    expect((await tell(house, { tracking_number: 'AGAIN', status: 'in_transit' }, signedAt)).statusCode).toBe(
      200,
    );
  expect(await updatesOf(house, 'AGAIN')).toHaveLength(1);
});

// The embedded database would take a minute for ten thousand.
const DUPLICATES = process.env['TEST_DATABASE_URL'] ? 10_000 : 1_000;
const AT_ONCE = 500;

test(`${DUPLICATES} duplicates, many at the same moment, are one event and one step`, async () => {
  await anOrder(house, { id: 'or_dup', codes: [['DUP1']] });
  const call = { tracking_number: 'DUP1', status: 'in_transit', event_timestamp: at(2) };
  const statuses = new Set<number>();
  for (let told = 0; told < DUPLICATES; told += AT_ONCE) {
    const replies = await Promise.all(Array.from({ length: AT_ONCE }, () => tell(house, call)));
    for (const { statusCode } of replies) statuses.add(statusCode);
  }
  expect([...statuses]).toEqual([200]);
  expect(await updatesOf(house, 'DUP1')).toHaveLength(1);
  expect((await storedOrder(house, 'or_dup')).parcels).toMatchObject([{ trackingRank: 20 }]);
});

test('carriers report all parcels from one address: above the limit for browsers, and not counted against it', async () => {
  await using limited = await openHouse({ config: { requestsPerMinute: 5 } });
  const calls = Array.from({ length: 40 }, (_, i) => ({ tracking_number: `MANY${i}`, status: 'in_transit' }));
  const replies = await Promise.all(calls.map((call) => tell(limited, call)));
  expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([202]));
  expect((await limited.visitor().get('/api/site')).statusCode).toBe(200);
});

test('the same events in any order end the same, and every event is kept', async () => {
  const events = ['pending', 'picked_up', 'in_transit', 'customs', 'out_for_delivery', 'delivered'];
  const orderings = [
    [5, 4, 3, 2, 1, 0],
    [3, 5, 0, 4, 1, 2],
    [0, 1, 2, 3, 4, 5],
  ];
  for (const [i, ordering] of orderings.entries()) {
    await anOrder(house, { id: `or_mix${i}`, codes: [[`MIX${i}`]] });
    for (const hour of ordering)
      await tell(house, { tracking_number: `MIX${i}`, status: events[hour], event_timestamp: at(hour) });
    expect(await updatesOf(house, `MIX${i}`)).toHaveLength(6);
    expect(await storedOrder(house, `or_mix${i}`)).toMatchObject({
      status: 'delivered',
      shippedAt: new Date(at(1)),
      deliveredAt: new Date(at(5)),
      parcels: [{ status: 'delivered', trackingRank: 60, trackingSide: 'customs' }],
    });
  }
});

test('an order’s status is that of its worst open parcel, and a problem can be over', async () => {
  await anOrder(house, { id: 'or_two', codes: [['TWO1'], ['TWO2']] });
  const statusAfter = async (tracking_number: string, status: string, hour: number) => {
    await tell(house, { tracking_number, status, event_timestamp: at(hour) });
    return (await storedOrder(house, 'or_two')).status;
  };
  expect(await statusAfter('TWO1', 'delivered', 1)).toBe('shipped');
  expect(await statusAfter('TWO2', 'delivery_failed', 2)).toBe('problem');
  expect(await statusAfter('TWO2', 'out_for_delivery', 3)).toBe('shipped');
  expect(await statusAfter('TWO2', 'delivered', 4)).toBe('delivered');
  expect(await statusAfter('TWO2', 'delivery_failed', 5)).toBe('delivered');
});

test('events for an unknown code are kept, and find their order later', async () => {
  const reply = await tell(house, {
    tracking_number: 'ORPHAN1',
    status: 'in_transit',
    event_timestamp: at(1),
  });
  expect(reply.statusCode).toBe(202);
  expect(await updatesOf(house, 'ORPHAN1')).toMatchObject([{ orderId: null, shipmentId: null }]);
  await anOrder(house, { id: 'or_orphan', codes: [['ORPHAN1']] });
  expect(await adoptOrphans(house.ctx)).toBe(1);
  expect(await updatesOf(house, 'ORPHAN1')).toMatchObject([{ orderId: 'or_orphan' }]);
  expect(await storedOrder(house, 'or_orphan')).toMatchObject({ status: 'shipped' });
  expect(await adoptOrphans(house.ctx)).toBe(0);
});

test('a code in small letters is the one on the label, bought before or after the call', async () => {
  const news = { status: 'delivered', event_timestamp: at(2) };
  await anOrder(house, { id: 'or_tiny', codes: [['TINY1Z']] });
  expect((await tell(house, { ...news, tracking_number: 'tiny1z' })).statusCode).toBe(200);
  expect(await storedOrder(house, 'or_tiny')).toMatchObject({ status: 'delivered' });
  expect((await tell(house, { ...news, tracking_number: 'early1z' })).statusCode).toBe(202);
  await anOrder(house, { id: 'or_early', codes: [['EARLY1Z']] });
  expect(await adoptOrphans(house.ctx)).toBe(1);
  expect(await storedOrder(house, 'or_early')).toMatchObject({ status: 'delivered' });
});

test('a label that has small letters keeps them', async () => {
  await anOrder(house, { id: 'or_letters', codes: [['small1z']] });
  const news = { tracking_number: 'small1z', status: 'delivered', event_timestamp: at(2) };
  expect((await tell(house, news)).statusCode).toBe(200);
  expect(await storedOrder(house, 'or_letters')).toMatchObject({ status: 'delivered' });
});

test('odd calls are accepted as far as they can be read', async () => {
  await anOrder(house, { id: 'or_odd', codes: [['ODD1']] });
  const calls = [
    {
      status_description: null,
      location: null,
      carrier: null,
      event_timestamp: '2026-11-20T08:00:00.1234567Z',
    },
    {
      status_description: '\u0000\ud800 held',
      event_timestamp: 'yesterday',
      location: 'Rue Secrète 9, Paris',
    },
    { status_description: 'x'.repeat(50_000), event_timestamp: at(3), location: { city: 7, country: [] } },
    { status_description: {}, event_timestamp: 12, reason: 'constructor', eta: 'soon', source: '__proto__' },
    { event_timestamp: '9999-12-31T23:59:59Z', carrier: '\ud83d' },
  ];
  for (const call of calls) {
    const reply = await tell(house, { tracking_number: 'ODD1', status: 'in_transit', ...call });
    expect(reply.statusCode, reply.body).toBe(200);
  }
  const updates = await updatesOf(house, 'ODD1');
  expect(updates.map(({ eventTimestamp }) => eventTimestamp.toISOString())).toContain(
    '2026-11-20T08:00:00.123Z',
  );
  expect(updates.flatMap(({ city }) => city ?? [])).toEqual([]);
  expect((await tell(house, { tracking_number: 'x'.repeat(5_000), status: 'delivered' })).statusCode).toBe(
    400,
  );
});

test('a megabyte is too much', async () => {
  const reply = await tell(house, {
    tracking_number: 'BIG',
    status: 'delivered',
    message: 'x'.repeat(1_048_576),
  });
  expect([reply.statusCode, reply.json<{ code: string }>().code]).toEqual([413, 'body_too_large']);
});

test('EasyPost sends the whole history every time, and each step is recorded once', async () => {
  await anOrder(house, { id: 'or_ep', codes: [['EPCODE1']] });
  const step = (hour: number, status: string, status_detail: string, message: string | null) => ({
    object: 'TrackingDetail',
    message,
    description: null,
    status,
    status_detail,
    datetime: at(hour),
    source: 'UPS',
    carrier_code: '',
    tracking_location: { city: 'KOELN', country: 'DE', zip: '50667', state: null },
  });
  const way = [
    step(0, 'pre_transit', 'label_created', 'Shipment information received'),
    step(1, 'in_transit', 'status_update', 'Pickup Scan'),
    step(2, 'in_transit', 'status_update', 'Processed for customs clearance'),
  ];
  for (const length of [1, 2, 3, 3, 2]) {
    const reply = await easyPostCall('tracker.updated', {
      tracking_code: 'EPCODE1',
      status: 'in_transit',
      updated_at: at(length),
      est_delivery_date: at(40 + length),
      carrier: 'UPS',
      weight: 20,
      tracking_details: way.slice(0, length),
    });
    expect(reply.statusCode, reply.body).toBe(200);
  }
  expect((await updatesOf(house, 'EPCODE1')).map(({ status }) => status).sort()).toEqual([
    'customs',
    'pending',
    'picked_up',
  ]);
  // The latest statement about the arrival counts, not the one received last.
  expect((await storedOrder(house, 'or_ep')).parcels[0]?.eta).toEqual(new Date(at(43)));
});

test.each([
  ['of another kind', 'batch.updated', { id: 'batch_1' }],
  ['without a tracker', 'tracker.updated', null],
  ['with a tracker without a code', 'tracker.updated', { tracking_code: null }],
  ['about a refund', 'refund.successful', { id: 'rfnd_1' }],
])('an event %s is accepted and changes nothing', async (_, description, result) => {
  expect((await easyPostCall(description, result)).statusCode).toBe(200);
});

test('the sandbox posts what its clock moves, signed, and a bought parcel arrives', async () => {
  await house.ctx.carrier.ensureWebhook(`${house.url}${TRACKING_PATH}`, house.ctx.clock());
  const session = await house.logIn('gold@example.com');
  const { orderId } = await bookAndSettle(house, session);
  if (!orderId) throw new Error('No order');
  house.sandbox.clock.advance(10_000);
  await house.sandbox.settled();
  expect((await storedOrder(house, orderId)).shownStatus).toBe('ready_for_carrier');
  house.sandbox.clock.advance(30 * 24 * HOUR_MS);
  await house.sandbox.settled();
  const order = await storedOrder(house, orderId);
  expect(order).toMatchObject({ status: 'delivered', shownStatus: 'delivered' });
  const reply = await session.get(`/api/tracking-updates/${orderId}`);
  const { trackingUpdates } = reply.json<{ trackingUpdates: TrackingUpdate[] }>();
  expect(trackingUpdates.length).toBeGreaterThan(5);
  expect(new Set(trackingUpdates.map(({ webhookSource }) => webhookSource))).toEqual(new Set(['easypost']));
  expect(trackingUpdates[0]?.status).toBe('delivered');
  const times = trackingUpdates.map(({ eventTimestamp }) => eventTimestamp);
  expect(times).toEqual([...times].sort().reverse());
});

test('events belong to the owner of the order; to others the order does not exist', async () => {
  await anOrder(house, { id: 'or_mine', codes: [['MINE1'], [null]] });
  await tell(house, {
    tracking_number: 'MINE1',
    status: 'on_hold',
    reason: 'customs_documentation',
    status_description: 'Waiting for papers',
    event_timestamp: at(1),
    location: 'Lyon, FR',
    estimated_delivery: at(50),
  });
  const owner = await house.logIn();
  expect((await owner.get('/api/tracking-updates/or_mine')).json()).toMatchObject({
    success: true,
    trackingUpdates: [
      {
        trackingCode: 'MINE1',
        packageIndex: 0,
        status: 'on_hold',
        reason: 'customs_documentation',
        statusDescription: 'Waiting for papers',
        location: 'Lyon, FR',
        eventTimestamp: at(1),
      },
    ],
    packages: [
      { packageIndex: 0, trackingCode: 'MINE1', status: 'on_hold', eta: at(50) },
      { packageIndex: 1, trackingCode: null, status: 'pending', eta: null },
    ],
  });
  const stranger = await house.logIn('business@example.com');
  for (const id of ['or_mine', 'or_none', '..%2f', 'x'.repeat(500)])
    expect((await stranger.get(`/api/tracking-updates/${id}`)).statusCode).toBe(404);
  expect((await house.visitor().get('/api/tracking-updates/or_mine')).statusCode).toBe(401);
});

test('parcels that share one code each have its events, under their own ids', async () => {
  await anOrder(house, { id: 'or_shared', codes: [['SHARED1'], ['SHARED1']] });
  await tell(house, { tracking_number: 'SHARED1', status: 'in_transit', event_timestamp: at(1) });
  const owner = await house.logIn();
  const { trackingUpdates } = (await owner.get('/api/tracking-updates/or_shared')).json<{
    trackingUpdates: { id: string; packageIndex: number }[];
  }>();
  expect(trackingUpdates.map(({ packageIndex }) => packageIndex)).toEqual([0, 1]);
  expect(new Set(trackingUpdates.map(({ id }) => id)).size).toBe(2);
});

test('a code reused after years tells neither customer about the other', async () => {
  const REUSED = 'AGAIN1';
  const says = (status_description: string, hour: number) =>
    tell(house, {
      tracking_number: REUSED,
      status: 'delivered',
      event_timestamp: at(hour),
      status_description,
    });
  const createdAt = new Date('2024-03-01T10:00:00Z');
  await anOrder(house, { id: 'or_then', codes: [[REUSED]], createdAt });
  await says('Left with P. Petersen', 1);
  await anOrder(house, { id: 'or_now', userId: 'us_demo_business', codes: [[REUSED]] });
  const line = async () => {
    const reply = await house.visitor().get(`/api/track/${REUSED}`);
    return reply.json<{ events: { at: string }[] }>().events.map((event) => event.at);
  };
  expect(await line()).toEqual([]);
  await says('Left with B. Brandt', 2);
  const told = async (session: Session, id: string) =>
    (await session.get(`/api/tracking-updates/${id}`))
      .json<{ trackingUpdates: { statusDescription: string }[] }>()
      .trackingUpdates.map(({ statusDescription }) => statusDescription);
  expect(await told(await house.logIn(), 'or_then')).toEqual(['Left with P. Petersen']);
  expect(await told(await house.logIn('business@example.com'), 'or_now')).toEqual(['Left with B. Brandt']);
  expect(await line()).toEqual([at(2)]);
});

test('an event has the fields of B§3, and not the raw call', async () => {
  const signedAt = house.ctx.clock();
  await anOrder(house, { id: 'or_fields', codes: [['FIELDS1']] });
  const call = { tracking_number: 'FIELDS1', carrier_code: 'AR', signed_by: 'Frau Nachbarin' };
  const events = [
    { ...call, status: 'in_transit', event_timestamp: at(1), location: 'Lyon, FR' },
    { ...call, status: 'out_for_delivery', event_timestamp: at(2), source: 'shop-7' },
  ];
  for (const event of events) await tell(house, event, signedAt);
  // The same call without a source is still the same event, whatever source its reader is shown.
  await tell(house, events[0] ?? {}, signedAt);
  const owner = await house.logIn();
  const reply = await owner.get('/api/tracking-updates/or_fields');
  const { trackingUpdates } = reply.json<{ trackingUpdates: TrackingUpdate[] }>();
  expect(trackingUpdates).toHaveLength(2);
  expect(trackingUpdates[1]).toEqual({
    id: expect.stringMatching(/^tu_/) as string,
    trackingCode: 'FIELDS1',
    shipmentId: 'sh_or_fields_0_0',
    orderId: 'or_fields',
    packageIndex: 0,
    leg: 0,
    status: 'in_transit',
    reason: null,
    statusDescription: null,
    location: 'Lyon, FR',
    city: 'Lyon',
    country: 'FR',
    locationDetails: { city: 'Lyon', country: 'FR' },
    carrier: 'DPD',
    carrierCode: 'AR',
    shipmentService: 'Express',
    webhookSource: 'DPD',
    eventTimestamp: at(1),
    createdAt: expect.stringMatching(/^20\d\d-.*Z$/) as string,
  } satisfies TrackingUpdate);
  expect(trackingUpdates[0]).toMatchObject({
    webhookSource: 'shop-7',
    location: null,
    locationDetails: null,
  });
  expect(reply.body).not.toContain('Nachbarin');
});

test('the public tracking data has no name, street, price or document', async () => {
  await anOrder(house, { id: 'or_public', codes: [['PUBLIC1']] });
  await tell(house, {
    tracking_number: 'PUBLIC1',
    status: 'delivered',
    status_description: 'Signed for by Chloé Łuc, Rue Secrète 9',
    event_timestamp: at(1),
    location: 'PARIS, FR',
  });
  const reply = await house.visitor().get('/api/track/PUBLIC1');
  expect(reply.headers['x-robots-tag']).toContain('noindex');
  expect(reply.json()).toEqual({
    success: true,
    code: 'PUBLIC1',
    status: 'delivered',
    reason: null,
    eta: null,
    deliveredAt: at(1),
    from: 'DE',
    to: 'FR',
    carriers: ['DPD'],
    events: [
      { at: at(1), status: 'delivered', reason: null, city: 'Paris', country: 'FR', leg: 0, carrier: 'DPD' },
    ],
  });
});

test.each(['ready_for_pickup', 'return_to_sender', 'cancelled'])(
  'a parcel that is %s no longer has a delivery day',
  async (status) => {
    const code = `OFF${status}`.toUpperCase();
    const id = `or_${status}`;
    await anOrder(house, { id, codes: [[code]] });
    await tell(house, {
      tracking_number: code,
      status: 'in_transit',
      event_timestamp: at(1),
      estimated_delivery: at(50),
    });
    const owner = await house.logIn();
    const days = async () => [
      (await house.visitor().get(`/api/track/${code}`)).json<{ eta: unknown }>().eta,
      (await owner.get(`/api/tracking-updates/${id}`)).json<{ packages: { eta: unknown }[] }>().packages[0]
        ?.eta,
    ];
    expect(await days()).toEqual([at(50), at(50)]);
    await tell(house, { tracking_number: code, status, event_timestamp: at(2) });
    expect(await days()).toEqual([null, null]);
  },
);

test('what has arrived stays delivered everywhere, though its carrier cancels the label afterwards', async () => {
  await anOrder(house, { id: 'or_late_cancel', codes: [['LATECANCEL']] });
  for (const [hour, status] of [
    [1, 'delivered'],
    [2, 'cancelled'],
  ] as const)
    await tell(house, { tracking_number: 'LATECANCEL', status, event_timestamp: at(hour) });
  const owner = await house.logIn();
  expect((await storedOrder(house, 'or_late_cancel')).status).toBe('delivered');
  expect((await owner.get('/api/tracking-updates/or_late_cancel')).json()).toMatchObject({
    packages: [{ status: 'delivered' }],
  });
  expect((await house.visitor().get('/api/track/LATECANCEL')).json()).toMatchObject({
    status: 'delivered',
    deliveredAt: at(1),
  });
});

test('both legs of a hub route are one history, and at the hub nothing is delivered, or about to be', async () => {
  await anOrder(house, { id: 'or_hub', codes: [['LEGA', 'LEGB']] });
  const owner = await house.logIn();
  const statuses = async () => [
    (await house.visitor().get('/api/track/LEGA')).json<{ status: unknown }>().status,
    (await owner.get('/api/tracking-updates/or_hub')).json<{ packages: { status: unknown }[] }>().packages[0]
      ?.status,
  ];
  const { packages } = (await owner.get('/api/tracking-updates/or_hub')).json<{ packages: unknown[] }>();
  expect(packages).toMatchObject([{ legs: 2, trackingCode: 'LEGA' }]);
  for (const status of ['ready_for_pickup', 'out_for_delivery']) {
    await tell(house, { tracking_number: 'LEGA', status, event_timestamp: at(4) });
    expect(await statuses(), status).toEqual(['in_transit', 'in_transit']);
  }
  await tell(house, {
    tracking_number: 'LEGA',
    status: 'delivered',
    event_timestamp: at(5),
    location: 'Hamburg, DE',
  });
  expect(await storedOrder(house, 'or_hub')).toMatchObject({ status: 'shipped', deliveredAt: null });
  const visitor = house.visitor();
  expect((await visitor.get('/api/track/LEGA')).json()).toMatchObject({
    status: 'in_transit',
    deliveredAt: null,
  });
  await tell(house, { tracking_number: 'LEGB', status: 'out_for_delivery', event_timestamp: at(9) });
  for (const code of ['LEGA', 'LEGB'])
    expect((await visitor.get(`/api/track/${code}`)).json()).toMatchObject({
      code,
      status: 'out_for_delivery',
      carriers: ['DPD', 'FedEx'],
      events: [
        { leg: 1, carrier: 'FedEx' },
        { leg: 0, carrier: 'DPD', city: 'Hamburg' },
        { leg: 0, status: 'out_for_delivery' },
        { leg: 0, status: 'ready_for_pickup' },
      ],
    });
});

test('before a parcel has left the hub its arrival day is unknown', async () => {
  await anOrder(house, { id: 'or_hub_day', codes: [['DAYA', 'DAYB']] });
  const owner = await house.logIn();
  const days = async () => [
    (await house.visitor().get('/api/track/DAYA')).json<{ eta: unknown }>().eta,
    (await owner.get('/api/tracking-updates/or_hub_day')).json<{ packages: { eta: unknown }[] }>().packages[0]
      ?.eta,
  ];
  // Counted from the label's purchase, as if the parcel had been at the hub.
  await tell(house, {
    tracking_number: 'DAYB',
    status: 'pending',
    event_timestamp: at(0),
    estimated_delivery: at(50),
  });
  expect(await days()).toEqual([null, null]);
  await tell(house, { tracking_number: 'DAYA', status: 'in_transit', event_timestamp: at(1) });
  expect(await days()).toEqual([null, null]);
  await tell(house, { tracking_number: 'DAYB', status: 'in_transit', event_timestamp: at(9) });
  expect(await days(), 'the former day is not named anew').toEqual([null, null]);
  await tell(house, {
    tracking_number: 'DAYB',
    status: 'in_transit',
    event_timestamp: at(10),
    estimated_delivery: at(60),
  });
  expect(await days()).toEqual([at(60), at(60)]);
});

test('a code is found in lower case, too, and shown as on the label', async () => {
  await anOrder(house, { id: 'or_small', codes: [['1ZSMALL7']] });
  const reply = await house.visitor().get('/api/track/1zsmall7');
  expect(reply.statusCode, reply.body).toBe(200);
  expect(reply.json()).toMatchObject({ code: '1ZSMALL7' });
});

test('another customer’s code and an unknown one get the same answer, and guessing is soon stopped', async () => {
  await using own = await openHouse();
  await anOrder(own, { id: 'or_guess', codes: [['KNOWN1']] });
  await tell(own, { tracking_number: 'STRANGE1', status: 'delivered', event_timestamp: at(1) });
  const visitor = own.visitor();
  const ask = async (code: string) => {
    const reply = await visitor.get(`/api/track/${code}`);
    return [reply.statusCode, { ...reply.json<Record<string, unknown>>(), requestId: '' }];
  };
  expect(await ask('STRANGE1')).toEqual(await ask('NOBODY'));
  for (let i = 0; i < 30; i += 1) expect((await ask('KNOWN1'))[0]).toBe(200);
  const statuses = [];
  for (let i = 0; i < 25; i += 1) statuses.push((await ask(`GUESS${i}`))[0]);
  expect(statuses.indexOf(429)).toBe(18);
});

test('codes that are known are limited, too: sixty a minute for one address', async () => {
  await anOrder(house, { id: 'or_often', codes: [['OFTEN1']] });
  const ask = async (remoteAddress: string) =>
    (await house.visitor().get('/api/track/OFTEN1', { remoteAddress })).statusCode;
  for (let i = 0; i < 60; i += 1) await house.ctx.throttles.trackingByAddress.attempt('10.0.0.1');
  expect(await ask('10.0.0.1')).toBe(429);
  expect(await ask('10.0.0.2')).toBe(200);
});

test('a parcel’s page is kept out of search engines', async () => {
  const headers = { accept: 'text/html' };
  const page = await house.visitor().get('/track/PUBLIC1', { headers });
  expect(page.headers['x-robots-tag']).toBe('noindex, nofollow');
  expect((await house.visitor().get('/login', { headers })).headers['x-robots-tag']).toBeUndefined();
});

test('the sandbox’s secrets, which everybody knows, are never accepted beside a live carrier', () => {
  const pretended = readConfig({});
  expect([pretended.trackingSecret, pretended.easypost.webhookSecret]).not.toContain(null);
  const live = {
    // Not in production, where the secret is required.
    ALLOW_SANDBOX: '1',
    EASYPOST_URL: 'https://api.easypost.com/v2',
    EASYPOST_API_KEY: 'EZAKx',
    EASYPOST_CARRIER_ACCOUNTS: 'UPS=ca_1',
    DATABASE_URL: 'postgres://db.example/hafenpost',
    PAYPAL_URL: 'https://api-m.paypal.com',
    PAYPAL_CLIENT_ID: 'a',
    PAYPAL_CLIENT_SECRET: 'b',
    COMPUTOP_URL: 'https://www.computop-paygate.com',
    COMPUTOP_MERCHANT_ID: 'm',
    COMPUTOP_BLOWFISH_KEY: 'k'.repeat(16),
    COMPUTOP_HMAC_KEY: 'h'.repeat(32),
  };
  const closed = readConfig(live);
  expect([closed.trackingSecret, closed.easypost.webhookSecret]).toEqual([null, null]);
  const opened = readConfig({ ...live, TRACKING_WEBHOOK_SECRET: 't', EASYPOST_WEBHOOK_SECRET: 'e' });
  expect([opened.trackingSecret, opened.easypost.webhookSecret]).toEqual(['t', 'e']);
});
