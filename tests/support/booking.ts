// The steps of a purchase by API, for stories about what comes after it.
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Intent } from '#contract/checkout.ts';
import type { Rate, RatesReply } from '#contract/rates.ts';
import type { Shipment } from '#domain/shipment.ts';
import { findIntent, type Intent as StoredIntent } from '#server/db/intents.ts';
import { outbox, shipments } from '#server/db/schema.ts';
import { anAddress, aShipment } from './factories.ts';
import { resumeCheckouts } from '#server/use-cases/checkout/resume-checkouts.ts';
import type { House, Session } from './house.ts';

export async function askRates(session: Session, shipment: Shipment = aShipment()): Promise<RatesReply> {
  const reply = await session.post('/api/rates', shipment);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<RatesReply>();
}

export const rateOf = ({ rates }: RatesReply, carrier: string): Rate => {
  const rate = rates.find((candidate) => candidate.carrier === carrier);
  if (!rate) throw new Error(`No rate of ${carrier}`);
  return rate;
};

type Booking = { rateId: string; amount?: string | number; discountCode?: string; [extra: string]: unknown };

export const book = (session: Session, body: Booking, key: string = randomUUID()) =>
  session.post('/api/invoice/checkout-intent', body, { headers: { 'idempotency-key': key } });

export async function intentOf(session: Session, id: string): Promise<Intent> {
  const reply = await session.get(`/api/checkout-intents/${id}`);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<{ intent: Intent }>().intent;
}

/** Books and waits until the engine is idle. */
export async function bookAndSettle(
  house: House,
  session: Session,
  { shipment = aShipment(), carrier = 'UPS' }: { shipment?: Shipment; carrier?: string } = {},
): Promise<Intent> {
  const rate = rateOf(await askRates(session, shipment), carrier);
  const opened = await book(session, { rateId: rate.id, amount: rate.rate });
  expect(opened.statusCode, opened.body).toBe(200);
  await house.ctx.settled();
  return await intentOf(session, opened.json<{ intentId: string }>().intentId);
}

/** Purchase requests received by the sandbox, refused ones included. */
const asksToBuy = (house: House) =>
  house.sandbox.journal
    .list()
    .filter(({ method, path }) => method === 'POST' && /\/(shipments|orders)\/[^/]+\/buy$/.test(path));

/** Purchase requests that bought something, even if the answer was spoilt. */
export const purchasesAt = (house: House) =>
  asksToBuy(house).filter(({ status }) => status < 400 || status >= 500);

/** Purchase requests that were refused. */
export const refusedPurchasesAt = (house: House) =>
  asksToBuy(house).filter(({ status }) => status >= 400 && status < 500);

type Method = 'paypal' | 'computop' | 'invoice';

export const openIntent = (session: Session, method: Method, body: Booking, key: string = randomUUID()) =>
  session.post(`/api/${method}/checkout-intent`, body, { headers: { 'idempotency-key': key } });

export type PayPalOpened = {
  intentId: string;
  purchaseKey: string;
  paypalOrder: { id: string; links: { rel: string; href: string }[] };
};
export type CardOpened = { intentId: string; purchaseKey: string; paymentUrl: string; transactionId: string };

/** Opens a payment for one rate of a new quote. */
export async function openPayment<M extends 'paypal' | 'computop'>(
  session: Session,
  method: M,
  { shipment = aShipment(), rate: choose = (reply) => rateOf(reply, 'UPS') }: Choice = {},
): Promise<M extends 'paypal' ? PayPalOpened : CardOpened> {
  const rate = choose(await askRates(session, shipment));
  const opened = await openIntent(session, method, { rateId: rate.id, amount: rate.rate });
  expect(opened.statusCode, opened.body).toBe(200);
  return opened.json();
}

export type Choice = { shipment?: Shipment; rate?: (reply: RatesReply) => Rate };

/** The buyer's choice on PayPal's page. */
export async function atPayPal(
  house: House,
  orderId: string,
  choice:
    | 'approve'
    | 'cancel'
    | 'decline'
    | 'send-back'
    | 'pending'
    | 'capture-fails'
    | 'capture-pending' = 'approve',
): Promise<void> {
  await configureSandbox(house, 'paypal/approve', { orderId, choice });
}

/** The buyer returns from PayPal. */
export const returnFromPayPal = (session: Session, orderId: string) =>
  session.post(`/paypal/order/${orderId}/capture`, { payerId: 'PAYERID' });

/** Runs the checkout job and waits until it is idle. */
export async function resume(house: House): Promise<void> {
  await resumeCheckouts(house.ctx);
  await house.ctx.settled();
}

/** Advances our clock and the providers', delivers their webhooks, and runs the checkout job. */
export async function advanceTime(house: House, ms: number): Promise<void> {
  await house.ctx.settled();
  house.sandbox.clock.advance(ms);
  await house.sandbox.settled();
  house.advanceClock(ms);
  await resume(house);
}

/** The intent as stored, with the fields its owner does not see. */
export async function storedIntent(house: House, id: string): Promise<StoredIntent> {
  const intent = await findIntent(house.ctx.db.orm, id);
  if (!intent) throw new Error(`No intent ${id}`);
  return intent;
}

/** Tells the sandbox what to do; `path` under /__sandbox. */
export async function configureSandbox(house: House, path: string, body: object): Promise<void> {
  const reply = await fetch(`${house.sandbox.url}/__sandbox/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(reply.ok, await reply.text()).toBe(true);
}

type Back = { url: string; method: string; form: Record<string, string> };

/** Returns from the card page as the popup does: a cross-site form, so without cookies. Answers the redirect. */
export async function returnFromCardPage(house: House, { url, method, form }: Back): Promise<URL> {
  const { pathname, search } = new URL(url);
  const fields = new URLSearchParams(form).toString();
  const reply =
    method === 'POST'
      ? await house.visitor().send({
          method: 'POST',
          url: pathname + search,
          headers: {
            'content-type': 'application/x-www-form-urlencoded',
            origin: 'null',
            'sec-fetch-site': 'cross-site',
          },
          payload: fields,
        })
      : await house.visitor().get(pathname + search);
  expect(reply.statusCode, reply.body).toBe(303);
  return new URL(String(reply.headers.location), 'http://shop.example');
}

export const ordersOf = async (session: Session): Promise<{ orderNumber: string }[]> =>
  (await session.get('/api/dashboard/orders-fixed')).json<{ orders: { orderNumber: string }[] }>().orders;

/** Order confirmation mails of this checkout, sent or not. */
export const mailsFor = async (house: House, intentId: string) =>
  (await house.ctx.db.orm.select().from(outbox).where(eq(outbox.kind, 'order-confirmed'))).filter(
    ({ data }) => (data as { intentId?: string }).intentId === intentId,
  );

export const toNewYork = anAddress({
  name: 'Zoë Quinn',
  street1: '350 5th Ave',
  city: 'New York',
  state: 'NY',
  zip: '10118',
  country: 'US',
});

/** The first hub route. */
export const hubRate = ({ rates }: RatesReply): Rate => {
  const rate = rates.find(({ isHub }) => isHub);
  if (!rate) throw new Error('No hub route');
  return rate;
};

/** Waits until all work in progress is done, ours and the sandbox's. */
export async function settle(house: House): Promise<void> {
  for (let round = 0; round < 2; round += 1) {
    await house.sandbox.settled();
    await house.ctx.settled();
  }
}

/** The carrier carries out late a purchase that we sent and whose outcome we do not know. */
export async function completeLostPurchase(house: House): Promise<void> {
  const [sent] = purchasesAt(house);
  const reply = await fetch(`${house.sandbox.url}${sent?.path}`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa('EZTKlate:')}`, 'content-type': 'application/json' },
    body: JSON.stringify(sent?.body),
  });
  expect(reply.status).toBe(200);
}

/** Removes the tracking codes: only such an order is cancelled, all others are refunded. */
export const forgetTracking = (house: House, orderId: string) =>
  house.ctx.db.orm.update(shipments).set({ trackingCode: null }).where(eq(shipments.orderId, orderId));
