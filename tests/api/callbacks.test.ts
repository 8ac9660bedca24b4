// The providers' webhooks: only provably genuine calls take effect, and once; illegal transitions leave a trace.
import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import type { ErrorReply } from '#contract/error.ts';
import { listAudit } from '#server/db/audit.ts';
import { intents } from '#server/db/schema.ts';
import { listWebhookEvents } from '#server/db/webhook-events.ts';
import type { Delivery } from '#server/gateways/delivery.ts';
import {
  configureSandbox,
  atPayPal,
  bookAndSettle,
  intentOf,
  openPayment,
  purchasesAt,
  settle,
  storedIntent,
} from '../support/booking.ts';
import { type House, openHouse } from '../support/house.ts';
import { openRecordingHouse } from '../support/failed-purchases.ts';
import { expectCorrectBooks } from '../support/refunding.ts';
import { tell } from '../support/tracking.ts';

const MINUTE_MS = 60_000;

type Provider = 'paypal' | 'computop';

const send = (house: House, provider: Provider, { headers, body }: Pick<Delivery, 'headers' | 'body'>) =>
  house.visitor().send({
    method: 'POST',
    url: `/api/webhooks/${provider}`,
    headers: { ...headers, 'content-length': String(body.byteLength) },
    payload: body,
  });

const eventsOf = (house: House) => listWebhookEvents(house.ctx.db.orm, 100);

/** A purchase in which the provider has called at least once. */
async function buy(house: House, provider: Provider): Promise<string> {
  const session = await house.logIn();
  if (provider === 'paypal') {
    const { intentId, paypalOrder } = await openPayment(session, 'paypal');
    await atPayPal(house, paypalOrder.id);
    await settle(house);
    return intentId;
  }
  const { intentId, paymentUrl } = await openPayment(session, 'computop');
  await house.sandbox.computop.pay({ paymentUrl });
  await settle(house);
  return intentId;
}

const providers = ['paypal', 'computop'] as const;

/** The log's messages about refused calls. */
function refusalsIn(house: House): () => unknown[] {
  const warned = vi.spyOn(house.ctx.log, 'warn');
  return () =>
    warned.mock.calls.flatMap(([fields, said]) => (String(said) === 'callback refused' ? [fields] : []));
}

test.each(providers)('%s: a repeated call is acknowledged, counted, and has no effect', async (provider) => {
  const { house, heard } = await openRecordingHouse();
  await using _closing = house;
  const intentId = await buy(house, provider);
  expect((await storedIntent(house, intentId)).status).toBe('completed');
  const before = await eventsOf(house);
  expect(before.length).toBeGreaterThan(0);
  const calls = house.sandbox.journal.list().length;
  const { step } = await storedIntent(house, intentId);
  for (const delivery of [...heard]) {
    const reply = await send(house, provider, delivery);
    expect(reply.statusCode, reply.body).toBe(200);
    if (provider === 'computop') expect(reply.body).toBe('OK');
  }
  await settle(house);
  const after = await eventsOf(house);
  expect(after.length).toBe(before.length);
  expect(after.every(({ deliveries }) => deliveries === 2)).toBe(true);
  expect((await storedIntent(house, intentId)).step).toBe(step);
  expect(house.sandbox.journal.list().length, 'nobody was asked anything').toBe(calls);
});

test.each(providers)(
  '%s: a genuine call about somebody else’s payment is acknowledged, warned of once, and changes nothing',
  async (provider) => {
    const { house, heard } = await openRecordingHouse();
    await using _closing = house;
    const settings = house.sandbox.computop.settings.notify;
    settings.forge = true;
    await configureSandbox(house, 'paypal/webhooks', { forge: true });
    const intentId = await buy(house, provider);
    expect((await storedIntent(house, intentId)).status).toBe('payment_pending');
    settings.forge = false;
    await configureSandbox(house, 'paypal/webhooks', { forge: false });
    await house.ctx.db.orm
      .update(intents)
      .set({ providerOrderId: 'of-nobody' })
      .where(eq(intents.id, intentId));
    heard.length = 0;
    const warned = vi.spyOn(house.ctx.log, 'warn');
    // The provider tries again, correctly signed this time.
    house.sandbox.clock.advance(2 * MINUTE_MS);
    house.advanceClock(2 * MINUTE_MS);
    await settle(house);
    expect(heard.length).toBeGreaterThan(0);
    const events = await eventsOf(house);
    expect(events.length).toBeGreaterThan(0);
    expect(events.every((event) => event.intentId === null)).toBe(true);
    const unknown = () =>
      warned.mock.calls.flatMap(([fields, said]) =>
        String(said) === 'callback about an unknown payment' ? [JSON.stringify(fields)] : [],
      );
    const once = events.map(({ kind, eventId }) => JSON.stringify({ provider, kind, eventId })).sort();
    expect(unknown().sort()).toEqual(once);
    for (const delivery of [...heard]) await send(house, provider, delivery);
    expect(unknown().sort()).toEqual(once);
    expect((await storedIntent(house, intentId)).status).toBe('payment_pending');
    expect(purchasesAt(house)).toEqual([]);
  },
);

test.each(providers)('%s: forged calls are refused and change nothing', async (provider) => {
  const { house, heard } = await openRecordingHouse();
  await using _closing = house;
  house.sandbox.computop.settings.notify.forge = true;
  await configureSandbox(house, 'paypal/webhooks', { forge: true });
  const intentId = await buy(house, provider);
  expect(heard.length).toBeGreaterThan(0);
  const refusals = refusalsIn(house);
  const sent = [...heard];
  // The log named these already, a minute ago.
  house.advanceClock(MINUTE_MS);
  for (const delivery of sent) {
    const reply = await send(house, provider, delivery);
    expect([reply.statusCode, reply.json<ErrorReply>().code]).toEqual([400, 'callback_refused']);
  }
  expect(refusals()).toEqual([{ path: `/api/webhooks/${provider}`, bytes: sent[0]?.body.byteLength }]);
  await settle(house);
  expect(await eventsOf(house)).toEqual([]);
  expect(await storedIntent(house, intentId)).toMatchObject({ status: 'payment_pending', hints: 0 });
  expect(purchasesAt(house)).toEqual([]);
});

/** Deliveries of this call, each with one byte of the body changed. */
const bent = ({ headers, body }: Delivery): Pick<Delivery, 'headers' | 'body'>[] =>
  Array.from({ length: 20 }, (_, i) => {
    const copy = Buffer.from(body);
    const at = Math.floor((copy.length * (i + 0.5)) / 20);
    copy[at] = copy[at] === 0x41 ? 0x42 : 0x41;
    return { headers, body: copy };
  });

test('paypal: a call with one byte changed anywhere is refused', async () => {
  const { house, heard } = await openRecordingHouse();
  await using _closing = house;
  await buy(house, 'paypal');
  const before = await eventsOf(house);
  const [genuine] = heard;
  if (!genuine) return expect.unreachable('nobody called');
  for (const delivery of bent(genuine)) expect((await send(house, 'paypal', delivery)).statusCode).toBe(400);
  expect(await eventsOf(house)).toEqual(before);
});

test('computop: a call with one byte changed is refused, or only makes us look again and find nothing new', async () => {
  const { house, heard } = await openRecordingHouse();
  await using _closing = house;
  const intentId = await buy(house, 'computop');
  const { status, labels, paymentReference } = await storedIntent(house, intentId);
  const [genuine] = heard;
  if (!genuine) return expect.unreachable('nobody called');
  const statuses: number[] = [];
  for (const delivery of bent(genuine)) statuses.push((await send(house, 'computop', delivery)).statusCode);
  // Their MAC covers payment, merchant, status and code, not every byte.
  expect(statuses.filter((code) => code === 400).length, String(statuses)).toBeGreaterThanOrEqual(5);
  expect(statuses.every((code) => code === 400 || code === 200)).toBe(true);
  await settle(house);
  expect(await storedIntent(house, intentId)).toMatchObject({ status, labels, paymentReference });
  expect((await eventsOf(house)).every((event) => event.intentId === intentId)).toBe(true);
  expect(purchasesAt(house)).toHaveLength(1);
  await expectCorrectBooks(house);
});

test('paypal: a call older than five minutes is a replay, and one from the future is refused, too', async () => {
  const { house, heard } = await openRecordingHouse();
  await using _closing = house;
  await buy(house, 'paypal');
  const [genuine] = heard;
  if (!genuine) return expect.unreachable('nobody called');
  house.advanceClock(4 * MINUTE_MS);
  expect((await send(house, 'paypal', genuine)).statusCode).toBe(200);
  house.advanceClock(2 * MINUTE_MS);
  const late = await send(house, 'paypal', genuine);
  expect([late.statusCode, late.json<ErrorReply>().code]).toEqual([400, 'callback_refused']);
  house.advanceClock(-12 * MINUTE_MS);
  expect((await send(house, 'paypal', genuine)).statusCode, 'from the future').toBe(400);
});

test.each([
  'paypal-transmission-id',
  'paypal-transmission-time',
  'paypal-transmission-sig',
  'paypal-cert-url',
  'paypal-auth-algo',
])('paypal: without %s, or with another, a call is refused', async (name) => {
  const { house, heard } = await openRecordingHouse();
  await using _closing = house;
  await buy(house, 'paypal');
  const [genuine] = heard;
  if (!genuine) return expect.unreachable('nobody called');
  const { [name]: _left, ...others } = genuine.headers;
  expect((await send(house, 'paypal', { ...genuine, headers: others })).statusCode).toBe(400);
  const value = name === 'paypal-cert-url' ? 'https://example.com/cert.pem' : 'other';
  const changed = { ...genuine, headers: { ...others, [name]: value } };
  expect((await send(house, 'paypal', changed)).statusCode).toBe(400);
});

const bodies: [string, Record<string, string>, string | Buffer][] = [
  ['no body at all', {}, ''],
  ['JSON without a signature', { 'content-type': 'application/json' }, '{"id":"WH-1","resource":{}}'],
  ['broken JSON', { 'content-type': 'application/json' }, '{"id":'],
  ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 'Data=00&Len=1&mac=x'],
  ['a form with no hex in it', { 'content-type': 'application/x-www-form-urlencoded' }, 'Data=zz&Len=9999'],
  ['plain text', { 'content-type': 'text/plain' }, 'paid'],
  ['XML', { 'content-type': 'application/xml' }, '<paid/>'],
  ['several parts', { 'content-type': 'multipart/form-data; boundary=x' }, '--x--'],
  ['no content type', {}, 'paid'],
  ['bytes', { 'content-type': 'application/octet-stream' }, Buffer.from([0, 255, 10, 13, 0])],
];

test('anything else sent there is refused, in every content type, and breaks nothing', async () => {
  await using house = await openHouse({ listen: true });
  for (const provider of providers)
    for (const [what, headers, payload] of bodies) {
      const reply = await house
        .visitor()
        .send({ method: 'POST', url: `/api/webhooks/${provider}`, headers, payload });
      expect([what, reply.statusCode, reply.json<ErrorReply>().code]).toEqual([
        what,
        400,
        'callback_refused',
      ]);
    }
  expect(await eventsOf(house)).toEqual([]);
});

test.each(providers)('%s: more than 64 KB are refused unread, and the log says so', async (provider) => {
  await using house = await openHouse();
  const refusals = refusalsIn(house);
  const reply = await house.visitor().send({
    method: 'POST',
    url: `/api/webhooks/${provider}`,
    headers: { 'content-type': 'application/json' },
    payload: `"${'x'.repeat(64 * 1024)}"`,
  });
  expect([reply.statusCode, reply.json<ErrorReply>().code]).toEqual([413, 'body_too_large']);
  expect(refusals()).toEqual([{ path: `/api/webhooks/${provider}`, bytes: String(64 * 1024 + 2) }]);
});

const unsigned = (house: House, door: string, remoteAddress: string) =>
  house.visitor().post(`/api/webhooks/${door}`, { id: 'forged' }, { remoteAddress });

test.each([...providers, 'tracking'])(
  '%s: after three hundred refusals in a minute an IP address is ignored, and others are not',
  async (door) => {
    await using house = await openHouse({ listen: true });
    const [here, there] = ['192.0.2.1', '192.0.2.2'];
    const codes = new Set<string>();
    for (let i = 0; i < 300; i += 1) codes.add((await unsigned(house, door, here)).json<ErrorReply>().code);
    expect([...codes]).toEqual(['callback_refused']);
    const { payments, carrier } = house.ctx;
    const looks = [
      vi.spyOn(payments.paypal, 'readNotice'),
      vi.spyOn(payments.computop, 'readNotice'),
      vi.spyOn(carrier, 'readNotice'),
    ];
    const refused = await unsigned(house, door, here);
    expect([refused.statusCode, refused.json<ErrorReply>().code]).toEqual([429, 'too_many_requests']);
    for (const look of looks) expect(look).not.toHaveBeenCalled();
    expect((await unsigned(house, door, there)).statusCode).toBe(400);
    const signed = await tell(house, { tracking_number: 'OF_NOBODY', status: 'in_transit' });
    expect(signed.statusCode).toBe(202);
  },
);

test('after too many certificate names calls get 503, even from PayPal, which then calls again', async () => {
  await using house = await openHouse({ listen: true });
  const call = (name: number) =>
    house.visitor().post('/api/webhooks/paypal', undefined, {
      headers: {
        'paypal-transmission-id': 'an-id',
        'paypal-transmission-time': house.ctx.clock().toISOString(),
        'paypal-transmission-sig': 'c2lnbmF0dXJl',
        'paypal-auth-algo': 'SHA256withRSA',
        'paypal-cert-url': `${house.sandbox.url}/v1/notifications/certs/CERT-${name}`,
      },
    });
  for (let name = 0; name < 10; name += 1) expect((await call(name)).statusCode).toBe(400);
  const later = await call(10);
  expect([later.statusCode, later.json<ErrorReply>().code]).toEqual([503, 'unavailable']);
  expect(Number(later.headers['retry-after'])).toBeGreaterThan(0);
});

test('an IP address with one correctly signed call is not ignored, whatever else comes from it', async () => {
  await using house = await openHouse();
  const signed = () => tell(house, { tracking_number: 'OF_NOBODY', status: 'in_transit' });
  expect((await signed()).statusCode).toBe(202);
  const statuses = new Set<number>();
  for (let i = 0; i < 320; i += 1) statuses.add((await unsigned(house, 'tracking', '127.0.0.1')).statusCode);
  expect([...statuses]).toEqual([400]);
  expect((await signed()).statusCode).toBe(202);
});

test('the log has one line a minute on refused calls, with their number', async () => {
  await using house = await openHouse({ now: new Date('2026-11-20T10:00:00Z') });
  const refusals = refusalsIn(house);
  const said = { path: '/api/webhooks/computop', bytes: 15 };
  for (let i = 0; i < 5; i += 1) await unsigned(house, 'computop', `192.0.2.${i}`);
  expect(refusals()).toEqual([said]);
  house.advanceClock(MINUTE_MS);
  await unsigned(house, 'computop', '192.0.2.9');
  expect(refusals()).toEqual([said, { ...said, untold: 4 }]);
});

test('webhooks only take POST, and a return has to name a checkout paid by card', async () => {
  await using house = await openHouse();
  for (const provider of providers)
    expect((await house.visitor().get(`/api/webhooks/${provider}`)).statusCode).toBe(404);
  const byPayPal = await openPayment(await house.logIn(), 'paypal');
  for (const key of [byPayPal.purchaseKey, 'pk_nobody', 'x'.repeat(300)])
    for (const door of ['return', 'cancel']) {
      const reply = await house.visitor().post(`/api/payments/card/${door}/${key}`);
      expect(reply.statusCode).toBe(404);
    }
  expect((await storedIntent(house, byPayPal.intentId)).status).toBe('payment_pending');
});

test('cancelling a completed checkout is a 409, and a row says who tried', async () => {
  await using house = await openHouse();
  const session = await house.logIn('gold@example.com');
  const intent = await bookAndSettle(house, session);
  const reply = await session.post(`/api/checkout-intents/${intent.id}/cancel`);
  expect(reply.statusCode).toBe(409);
  const { code, details } = reply.json<ErrorReply>();
  expect({ code, details }).toEqual({ code: 'illegal_transition', details: { status: 'completed' } });
  expect(await listAudit(house.ctx.db.orm, { limit: 10 })).toMatchObject([
    {
      actor: 'call:us_demo_gold',
      action: 'checkout.cancel',
      subject: intent.id,
      outcome: 'refused: illegal_transition',
      details: { status: 'completed', payment: (await storedIntent(house, intent.id)).payment },
    },
  ]);
  expect((await intentOf(session, intent.id)).status).toBe('completed');
});

test("somebody else's checkout cannot be cancelled, and leaves no row", async () => {
  await using house = await openHouse();
  const session = await house.logIn();
  const { intentId } = await openPayment(session, 'paypal');
  const stranger = await house.logIn('business@example.com');
  for (const id of [intentId, 'ci_invented'])
    expect((await stranger.post(`/api/checkout-intents/${id}/cancel`)).statusCode).toBe(404);
  expect((await intentOf(session, intentId)).status).toBe('payment_pending');
  expect(await listAudit(house.ctx.db.orm, { limit: 10 })).toEqual([]);
});
