// Notifications in every order, repeated, before, during and after the synchronous answer.
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { createClock } from '#sandbox/clock.ts';
import { sealed } from '#sandbox/computop/answer.ts';
import { createComputopWorld } from '#sandbox/computop/world.ts';
import { createIdMint } from '#sandbox/ids.ts';
import type { Customer } from '#domain/user.ts';
import { intents } from '#server/db/schema.ts';
import type { OpenedIntent } from '#server/use-cases/checkout/open-payment-intent.ts';
import { receiveNotice } from '#server/use-cases/checkout/receive-notice.ts';
import { asOwner, findViolations } from '../support/invariants.ts';
import { passTime } from './pass-time.ts';
import { deliveryOf, eventsAbout, type PayPalEvent } from './paypal-calls.ts';
import { atPayPal, backFromCard, backFromPayPal, openAt, parcelTo, quote, tellPayPal } from './purchase.ts';
import { createTally, isMine, type Shard, type Tally } from './tally.ts';
import { openWorld, somebody, type World } from './world.ts';

const EVENTS = 6;
const MOST_COPIES = 5;

const orders: readonly (readonly number[])[] = permutations(EVENTS);

function permutations(size: number): number[][] {
  if (size === 0) return [[]];
  return permutations(size - 1).flatMap((shorter) =>
    Array.from({ length: size }, (_, at) => shorter.toSpliced(at, 0, size - 1)),
  );
}

/** After how many events the buyer comes back; at the last two: after all of them, and not at all. */
const RETURNS = EVENTS + 2;

type NoticeCase = { number: number; order: readonly number[] };

/** Each event once to five times: the number of the case decides, so that every run is the same. */
const copiesOf = (number: number, event: number): number => 1 + ((number * 7 + event * 3) % MOST_COPIES);

export async function runNotices(shard: Shard, every = 1): Promise<Tally> {
  const { tally, add, note } = createTally();
  await using world = await openWorld();
  const webhookId = await callUs(world);
  let delivered = 0;
  for (const [number, order] of orders.entries()) {
    if (number % every !== 0 || !isMine(shard, number / every)) continue;
    const told = await oneOrder(world, webhookId, { number, order });
    delivered += told.delivered;
    add(`order ${order.join('')}, returns at ${number % RETURNS}`, told.violations);
  }
  if (shard.index === 0) for (const cardCase of cardCases) add(cardCase.name, await oneCard(world, cardCase));
  note(`${delivered} deliveries`);
  return tally;
}

/** Our webhook, whose id the gateway knows; the sandbox itself stays silent. */
export async function callUs({ ctx, sandbox }: World): Promise<string> {
  const id = await ctx.payments.paypal.ensureWebhook?.('http://127.0.0.1:9/api/webhooks/paypal', ctx.clock());
  if (typeof id !== 'string') throw new Error('No webhook.');
  await hush({ sandbox });
  return id;
}

export async function hush({ sandbox }: Pick<World, 'sandbox'>): Promise<void> {
  sandbox.computop.settings.notify.off = true;
  await tellPayPal({ sandbox }, 'webhooks', { off: true });
}

export async function openedPayPal(world: World): Promise<{ id: string; orderId: string }> {
  await world.reset();
  await hush(world);
  const { id, providerOrderId } = await openFor(world, 'paypal', somebody);
  return { id, orderId: providerOrderId };
}

/** In parallel with whatever else is open. */
export async function openFor(
  { ctx }: World,
  method: 'paypal' | 'card',
  user: Customer,
): Promise<OpenedIntent> {
  const rateId = await quote(ctx, { shipment: parcelTo('Chloé Łuc', false), user, isHub: false });
  return await openAt(ctx, method, { rateId, user, key: randomUUID() });
}

async function oneOrder(
  world: World,
  webhookId: string,
  { number, order }: NoticeCase,
): Promise<{ violations: string[]; delivered: number }> {
  const { ctx, config } = world;
  const { orderId } = await openedPayPal(world);
  const events = eventsAbout(orderId);
  let delivered = 0;
  const deliver = async (event: PayPalEvent, copies: number): Promise<void> => {
    const signing = { paypalUrl: config.payments.paypal.url, webhookId, now: world.now() };
    const deliveries = await Promise.all(Array.from({ length: copies }, () => deliveryOf(event, signing)));
    delivered += copies;
    // Half of the cases get the copies at once, the others one by one.
    if (number % 2 === 0) await Promise.all(deliveries.map((one) => receiveNotice(ctx, 'paypal', one)));
    else for (const one of deliveries) await receiveNotice(ctx, 'paypal', one);
  };

  // Sometimes the first event comes before the buyer has done anything: a hint that finds nothing.
  const isEarly = number % 16 === 0;
  if (!isEarly) await atPayPal(world, orderId);
  for (const [place, which] of order.entries()) {
    const event = events[which];
    if (!event) continue;
    const call = deliver(event, copiesOf(number, which));
    const comesBack = place === number % RETURNS ? backFromPayPal(ctx, orderId, somebody) : null;
    await Promise.all([call, comesBack]);
    if (place === 0 && isEarly) await atPayPal(world, orderId);
    if (number % 3 === 0) await ctx.settled();
  }
  if (number % RETURNS === EVENTS) await backFromPayPal(ctx, orderId, somebody);
  return { violations: await violationsOf(world), delivered };
}

/** In whatever order: one label, one capture, and the purchase complete. */
async function violationsOf(world: World): Promise<string[]> {
  const isAtRest = await passTime(world, world.ctx);
  const { orm } = world.ctx.db;
  const found = await findViolations({ sandbox: world.sandbox, orm, ask: asOwner(world.ctx) });
  const [intent] = await orm.select({ status: intents.status }).from(intents);
  return [
    ...(isAtRest ? [] : ['never at rest']),
    ...(intent?.status === 'completed' ? [] : [`ended as ${intent?.status}`]),
    ...found,
  ];
}

type CardCase = { name: string; copies: number; moment: (typeof moments)[number] };

const moments = [
  'before it is paid',
  'before the return',
  'during the return',
  'after the return',
  'without a return',
] as const;

const cardCases: CardCase[] = moments.flatMap((moment) =>
  [1, 2, 3, 4, 5].map((copies) => ({ name: `card, ${copies} calls ${moment}`, copies, moment })),
);

/** A second Computop for signing calls: the same keys, no payments. */
const computopPen = createComputopWorld({
  clock: createClock(),
  ids: createIdMint('pen'),
  closing: new AbortController().signal,
});

type Said = { transId: string; payId: string; status?: string; code?: string };

export const cardCall = ({ transId, payId, status = 'OK', code = '00000000' }: Said, isForged = false) => {
  const fields = { PayID: payId, XID: payId, TransID: transId, Status: status, Code: code };
  const { Len, Data } = sealed(computopPen, fields, isForged);
  return Buffer.from(`Len=${Len}&Data=${Data}`);
};

async function oneCard(world: World, { copies, moment }: CardCase): Promise<string[]> {
  await world.reset();
  await hush(world);
  const { ctx, sandbox } = world;
  const rateId = await quote(ctx, { shipment: parcelTo('Chloé Łuc', false), user: somebody, isHub: false });
  const opened = await openAt(ctx, 'card', { rateId, user: somebody, key: randomUUID() });
  const call = async (payId: string): Promise<void> => {
    const body = cardCall({ transId: opened.providerOrderId, payId });
    const delivery = { headers: {}, body, now: world.now() };
    await Promise.all(Array.from({ length: copies }, () => receiveNotice(ctx, 'computop', delivery)));
  };
  if (moment === 'before it is paid') await call('0'.repeat(32));
  const { payId } = await sandbox.computop.pay({ paymentUrl: opened.buyerUrl });
  if (moment === 'before the return' || moment === 'without a return') await call(payId);
  const comesBack = moment === 'without a return' ? null : backFromCard(ctx, opened.purchaseKey);
  await Promise.all([comesBack, moment === 'during the return' ? call(payId) : null]);
  if (moment === 'after the return') await call(payId);
  return violationsOf(world);
}

/** The row's current state, to check that nothing has changed. */
export async function rowOf({ ctx }: World, id: string): Promise<string> {
  const [row] = await ctx.db.orm.select().from(intents).where(eq(intents.id, id));
  return JSON.stringify(row);
}
