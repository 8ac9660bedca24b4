// Calls that nobody may believe: forged, old, for somebody else, oversized, unsigned. Refused, and nothing changes.
import { randomUUID } from 'node:crypto';
import { webhookEvents } from '#server/db/schema.ts';
import { createApp } from '#server/app.ts';
import type { Delivery } from '#server/gateways/payment.ts';
import { cardCall, callUs, openedPayPal, rowOf } from './notices.ts';
import { deliveryOf, eventsAbout, type PayPalEvent, type Signing } from './paypal-calls.ts';
import { atPayPal } from './purchase.ts';
import { createTally, type Tally } from './tally.ts';
import { openWorld } from './world.ts';

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

/** Genuine, and about something that is not ours: answered, so that it is not repeated for days; nothing happens. */
const unknown: Bad[] = [
  {
    name: 'about an order that is not ours',
    delivery: (_, signing) => genuine('5O190127TN364715T', signing),
  },
];

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
  // The rule itself: what is genuine and ours does have an effect.
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
  return tally;
}
