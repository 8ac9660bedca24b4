// Calls that must not be trusted: forged, old, for somebody else, oversized, unsigned. Refused, and nothing changes.
import { randomUUID } from 'node:crypto';
import { webhookEvents } from '#server/db/schema.ts';
import { createApp } from '#server/app.ts';
import type { Delivery } from '#server/gateways/delivery.ts';
import type { Intent } from '#server/db/intents.ts';
import type { OpenedIntent } from '#server/use-cases/checkout/open-payment-intent.ts';
import { receiveNotice } from '#server/use-cases/checkout/receive-notice.ts';
import { asOwner, findViolations } from '../support/invariants.ts';
import { cardCall, callUs, hush, openedPayPal, openFor, rowOf } from './notices.ts';
import { passTime } from './pass-time.ts';
import { deliveryOf, eventsAbout, type PayPalEvent, type Signing } from './paypal-calls.ts';
import { atPayPal } from './purchase.ts';
import { createTally, type Tally } from './tally.ts';
import { gold, openWorld, somebody, type World } from './world.ts';

type Bad = { name: string; delivery: (orderId: string, signing: Signing) => Promise<Delivery> | Delivery };

const MINUTE_MS = 60_000;

function firstEvent(orderId: string): PayPalEvent {
  const [event] = eventsAbout(orderId);
  if (!event) throw new Error('No event.');
  return event;
}

const genuine = async (orderId: string, signing: Signing, change: Partial<Delivery['headers']> = {}) => {
  const delivery = await deliveryOf(firstEvent(orderId), signing);
  return { ...delivery, headers: { ...delivery.headers, ...change } };
};

const without =
  (name: string): Bad['delivery'] =>
  (orderId, signing) =>
    genuine(orderId, signing, { [name]: undefined });

const atTime =
  (ms: number): Bad['delivery'] =>
  (orderId, signing) =>
    genuine(orderId, { ...signing, now: new Date(signing.now.getTime() + ms) });

const paypal: Bad[] = [
  {
    name: 'forged signature',
    delivery: (orderId, signing) =>
      genuine(orderId, signing, { 'paypal-transmission-sig': Buffer.alloc(256, 7).toString('base64') }),
  },
  {
    name: 'another body under a genuine signature',
    async delivery(orderId, signing) {
      const delivery = await genuine(orderId, signing);
      return { ...delivery, body: Buffer.from(delivery.body.toString().replace('APPROVED', 'COMPLETED')) };
    },
  },
  { name: 'replayed after six minutes', delivery: atTime(-6 * MINUTE_MS) },
  { name: 'from six minutes ahead', delivery: atTime(6 * MINUTE_MS) },
  {
    name: "another merchant's webhook",
    delivery: (id, signing) => genuine(id, { ...signing, webhookId: '5TC12345LA678901B' }),
  },
  {
    name: "a certificate of somebody else's host",
    delivery: (id, signing) =>
      genuine(id, signing, { 'paypal-cert-url': 'http://127.0.0.1:9/v1/notifications/certs/CERT-1' }),
  },
  {
    name: 'a weaker algorithm',
    delivery: (id, signing) => genuine(id, signing, { 'paypal-auth-algo': 'none' }),
  },
  ...['transmission-id', 'transmission-time', 'transmission-sig', 'cert-url', 'auth-algo'].map((name) => ({
    name: `without ${name}`,
    delivery: without(`paypal-${name}`),
  })),
  {
    name: 'oversized',
    delivery: (orderId, signing) => {
      const event = firstEvent(orderId);
      return deliveryOf({ ...event, body: `${event.body}${' '.repeat(70_000)}` }, signing);
    },
  },
  { name: 'empty', delivery: (_, { now }) => ({ headers: {}, body: Buffer.alloc(0), now }) },
];

const card = (name: string, body: (transId: string) => Buffer): Bad => ({
  name: `card, ${name}`,
  delivery: (transId, { now }) => ({ headers: {}, body: body(transId), now }),
});

const payId = 'a'.repeat(32);
const cards: Bad[] = [
  card('wrong MAC', (transId) => cardCall({ transId, payId }, true)),
  card('not sealed', (transId) => Buffer.from(`mid=hafenpost_sandbox&TransID=${transId}&Status=OK&Code=0`)),
  card('another key', () => Buffer.from(`Len=100&Data=${'0123456789ABCDEF'.repeat(14)}`)),
  card('oversized', (transId) => Buffer.concat([cardCall({ transId, payId }), Buffer.alloc(70_000, 65)])),
  card('over the limit of a notice', (transId) =>
    Buffer.concat([cardCall({ transId, payId }), Buffer.from(`&x=${'A'.repeat(20_000)}`)]),
  ),
  card('empty', () => Buffer.alloc(0)),
];

/** Genuine, but about something that is not ours: acknowledged, so it is not repeated for days; nothing happens. */
const unknown: Bad[] = [
  {
    name: 'about an order that is not ours',
    delivery: (_, signing) => genuine('5O190127TN364715T', signing),
  },
];

/** `payer` has paid at the provider; the call aims that payment at the checkout of `other`, who has not paid. */
type Crossed = {
  name: string;
  method: 'paypal' | 'card';
  pay: (world: World, payer: OpenedIntent) => Promise<string>;
  delivery: (
    about: { other: OpenedIntent; paidId: string },
    signing: Signing,
  ) => Promise<Delivery> | Delivery;
};

const CAPTURE_ID = '2GG279541U471931P';

const crossedAtPayPal = (name: string, type: string, resourceType: string): Crossed => ({
  name: `PayPal: ${name}`,
  method: 'paypal',
  async pay(world, { providerOrderId }) {
    await atPayPal(world, providerOrderId);
    return providerOrderId;
  },
  delivery({ other, paidId }, signing) {
    const resource = {
      id: resourceType === 'checkout-order' ? paidId : CAPTURE_ID,
      invoice_id: other.id,
      custom_id: other.id,
      supplementary_data: { related_ids: { order_id: paidId, capture_id: CAPTURE_ID } },
    };
    const id = `WH-${randomUUID()}`;
    const event = { id, event_type: type, resource_type: resourceType, create_time: '', resource };
    return deliveryOf({ id, type, body: JSON.stringify(event) }, signing);
  },
});

/** Genuine, and about two buyers at once. It may trigger a check; the provider's answer then decides. */
const crossed: Crossed[] = [
  {
    name: "card: our TransID with another buyer's PayID",
    method: 'card',
    pay: async ({ sandbox }, { buyerUrl }) => (await sandbox.computop.pay({ paymentUrl: buyerUrl })).payId,
    delivery: ({ other, paidId }, { now }) => ({
      headers: {},
      body: cardCall({ transId: other.providerOrderId, payId: paidId }),
      now,
    }),
  },
  crossedAtPayPal("an order with another's ids", 'CHECKOUT.ORDER.APPROVED', 'checkout-order'),
  crossedAtPayPal("a capture with another's ids", 'PAYMENT.CAPTURE.COMPLETED', 'capture'),
  crossedAtPayPal("a refund that names another's checkout", 'PAYMENT.CAPTURE.REFUNDED', 'refund'),
];

/** A buyer who has not paid gets nothing; one who has gets what was paid for, once. */
async function runCrossed(world: World, webhookId: string, one: Crossed): Promise<string[]> {
  const { ctx, sandbox } = world;
  await world.reset();
  await hush(world);
  const payer = await openFor(world, one.method, gold);
  const other = await openFor(world, one.method, somebody);
  const paidId = await one.pay(world, payer);
  const signing = { paypalUrl: world.config.payments.paypal.url, webhookId, now: world.now() };
  const delivery = await one.delivery({ other, paidId }, signing);
  await receiveNotice(ctx, one.method === 'card' ? 'computop' : 'paypal', delivery);
  await ctx.settled();
  const { status, payment, legsBought, orderId } = JSON.parse(await rowOf(world, other.id)) as Intent;
  const isUntouched = status === 'payment_pending' && payment === 'opened' && legsBought === 0 && !orderId;
  const isAtRest = await passTime(world, ctx);
  const ends = [payer, other].map(async ({ id }) => (JSON.parse(await rowOf(world, id)) as Intent).status);
  const [paidEnd, otherEnd] = await Promise.all(ends);
  return [
    ...(isUntouched ? [] : [`who has not paid is ${status}, ${payment}`]),
    ...(isAtRest ? [] : ['never at rest']),
    ...(paidEnd === 'completed' ? [] : [`who has paid ended as ${paidEnd}`]),
    ...(otherEnd === 'cancelled' ? [] : [`who has not paid ended as ${otherEnd}`]),
    ...(await findViolations({ sandbox, orm: ctx.db.orm, ask: asOwner(ctx) })),
  ];
}

export async function runBadCalls(): Promise<Tally> {
  const { tally, add } = createTally();
  await using world = await openWorld();
  const webhookId = await callUs(world);
  const app = await createApp(world.ctx, { web: null });
  const signing = () => ({ paypalUrl: world.config.payments.paypal.url, webhookId, now: world.now() });
  const { id, orderId } = await openedPayPal(world);
  await atPayPal(world, orderId);
  const before = await rowOf(world, id);

  const check = async (provider: string, { name, delivery }: Bad, isRefused: boolean): Promise<void> => {
    const { headers, body } = await delivery(orderId, signing());
    const given = Object.entries(headers).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, value]],
    );
    const reply = await app.inject({
      method: 'POST',
      url: `/api/webhooks/${provider}`,
      headers: { 'content-type': 'application/octet-stream', ...(Object.fromEntries(given) as object) },
      payload: body,
    });
    await world.ctx.settled();
    const wasRefused = reply.statusCode >= 400 && reply.statusCode < 500;
    const events = await world.ctx.db.orm.select().from(webhookEvents);
    add(name, [
      ...(wasRefused === isRefused ? [] : [`answered ${reply.statusCode}`]),
      ...((await rowOf(world, id)) === before ? [] : ['the purchase has changed']),
      ...(isRefused && events.length > 0 ? ['the event was written down'] : []),
    ]);
    await world.ctx.db.orm.delete(webhookEvents);
  };
  for (const bad of paypal) await check('paypal', bad, true);
  for (const bad of cards) await check('computop', bad, true);
  for (const bad of unknown) await check('paypal', bad, false);
  await check(
    'computop',
    card('about a payment that is not ours', () => cardCall({ transId: randomUUID(), payId })),
    false,
  );
  // The rule itself: a genuine call about ours does have an effect.
  const genuineOne = await genuine(orderId, signing());
  await app.inject({
    method: 'POST',
    url: '/api/webhooks/paypal',
    headers: genuineOne.headers as Record<string, string>,
    payload: genuineOne.body,
  });
  await world.ctx.settled();
  add('a genuine call', (await rowOf(world, id)) === before ? ['nothing has happened'] : []);
  await app.close();
  for (const one of crossed) add(one.name, await runCrossed(world, webhookId, one));
  return tally;
}
