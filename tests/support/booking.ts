// The steps of a purchase by API, for stories that are about what comes after.
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { Intent } from '#contract/checkout.ts';
import type { Rate, RatesReply } from '#contract/rates.ts';
import type { Shipment } from '#domain/shipment.ts';
import { aShipment } from './factories.ts';
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

/** Books and lets the engine come to rest. */
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

/** Requests that the sandbox saw and that bought something. */
export const purchasesAt = (house: House) =>
  house.sandbox.journal
    .list()
    .filter(({ method, path }) => method === 'POST' && /\/(shipments|orders)\/[^/]+\/buy$/.test(path));
