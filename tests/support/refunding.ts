// The steps of a refund: buy, request the refund, let time pass, check the outcome and the books.
import { eq, like } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Intent } from '#contract/checkout.ts';
import type { ParcelRefund } from '#contract/refunds.ts';
import { euroFromCents } from '#domain/money.ts';
import { balances, findUnbalanced } from '#server/db/ledger.ts';
import { findRefunds, type Refund } from '#server/db/refunds.ts';
import { ledger, orders, outbox, refunds, shipments } from '#server/db/schema.ts';
import { refundParcels } from '#server/use-cases/refunds/refund-parcels.ts';
import { resumeRefunds } from '#server/use-cases/refunds/resume-refunds.ts';
import { atPayPal, bookAndSettle, intentOf, openPayment, returnFromPayPal, settle } from './booking.ts';
import { anAddress, aParcel, aShipment } from './factories.ts';
import type { House, Session } from './house.ts';

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
const paris = { country: 'FR', zip: '75001', city: 'Paris' };

/** Ages the label past six hours, after which a carrier's refusal is final. */
export const ageLabels = (house: House): void => house.advanceClock(7 * HOUR_MS);

export type Bought = { session: Session; intent: Intent; orderId: string };

/** Buys by invoice. */
export async function buy(house: House, { parcels = 1, name = 'Chloé Łuc' } = {}): Promise<Bought> {
  const session = await house.logIn('gold@example.com');
  const intent = await bookAndSettle(house, session, {
    shipment: aShipment({
      packages: Array.from({ length: parcels }, () => aParcel()),
      toAddress: anAddress({ ...paris, name }),
    }),
  });
  expect(intent.status).toBe('completed');
  return { session, intent, orderId: intent.orderId ?? '' };
}

export const parcelsOf = (count: number) =>
  aShipment({ packages: Array.from({ length: count }, () => aParcel()) });

export async function buyByPayPal(house: House, parcels = 1, shipment = parcelsOf(parcels)): Promise<Bought> {
  const session = await house.logIn();
  const opened = await openPayment(session, 'paypal', { shipment });
  await atPayPal(house, opened.paypalOrder.id);
  await returnFromPayPal(session, opened.paypalOrder.id);
  await house.ctx.settled();
  const intent = await intentOf(session, opened.intentId);
  expect(intent.status).toBe('completed');
  return { session, intent, orderId: intent.orderId ?? '' };
}

/** Buys two parcels by card. */
export async function buyTwoByCard(house: House): Promise<Omit<Bought, 'intent'>> {
  const session = await house.logIn();
  const opened = await openPayment(session, 'computop', { shipment: parcelsOf(2) });
  await house.sandbox.computop.pay({ paymentUrl: opened.paymentUrl });
  await settle(house);
  return { session, orderId: (await intentOf(session, opened.intentId)).orderId ?? '' };
}

export const requestRefund = (session: Session, body: object) => session.post('/api/orders/refund', body);

export async function refundByApi(session: Session, body: object): Promise<ParcelRefund[]> {
  const reply = await requestRefund(session, body);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<{ refunds: ParcelRefund[] }>().refunds;
}

/** Requests a refund of the first parcel for another sum than its share, as one that was reckoned differently once. */
export async function refundOf(house: House, orderId: string, amountCents: number): Promise<void> {
  await refundParcels(house.ctx, { orderId, packageIndexes: [0], requestedBy: 'operator:Ada' });
  await house.ctx.settled();
  await house.ctx.db.orm.update(refunds).set({ amountCents }).where(eq(refunds.orderId, orderId));
}

/** Advances both clocks and runs the refund job. */
export async function passTime(house: House, ms: number): Promise<void> {
  await house.ctx.settled();
  house.sandbox.clock.advance(ms);
  await house.sandbox.settled();
  house.advanceClock(ms);
  await resumeRefunds(house.ctx);
  await house.ctx.settled();
}

/** Advances past the point where the last try could still take effect (0034), without running the job. */
export const skipPastLastTry = (house: House): void => house.advanceClock(2 * MINUTE_MS);

export const statesOf = async (house: House, orderId: string): Promise<string[]> =>
  (await findRefunds(house.ctx.db.orm, orderId)).map(({ state }) => state);

export async function onlyRefund(house: House, orderId: string): Promise<Refund> {
  const [refund, ...more] = await findRefunds(house.ctx.db.orm, orderId);
  if (!refund || more.length > 0) throw new Error('Not exactly one refund.');
  return refund;
}

export async function orderOf(house: House, orderId: string) {
  const [order] = await house.ctx.db.orm.select().from(orders).where(eq(orders.id, orderId));
  return order;
}

/** Label refunds requested from the carrier. */
export const labelRefundRequests = (house: House) =>
  house.sandbox.journal.list({ method: 'POST', path: /\/shipments\/[^/]+\/refund$/ });

type Ledgers = {
  ledger: Record<string, { net: string }>;
  paypal: { ledger: Record<string, { held: number; captured: number; refunded: number }> };
  computop: { ledger: Record<string, { authorized: number; captured: number; credited: number }> };
};

/** Expects our balances to equal the three providers' ledgers, and every posting to add up to zero. */
export async function expectCorrectBooks(house: House): Promise<Map<string, number>> {
  const { orm } = house.ctx.db;
  expect(await findUnbalanced(orm)).toEqual([]);
  const books: Map<string, number> = await balances(orm);
  expect([...books.values()].reduce((sum, cents) => sum + cents, 0)).toBe(0);
  const { ledger, paypal, computop } = house.sandbox.state() as Ledgers;
  const at = (account: string): number => books.get(account) ?? 0;
  expect(euroFromCents(0 - at('carrier:easypost'))).toBe(ledger['EUR']?.net ?? '0.00');
  const { captured = 0, refunded = 0, held = 0 } = paypal.ledger['EUR'] ?? {};
  expect([at('cash:paypal'), at('held:paypal')]).toEqual([captured - refunded, held]);
  const card = computop.ledger['EUR'] ?? { captured: 0, credited: 0 };
  expect(at('cash:computop')).toBe(card.captured - card.credited);
  return books;
}

/** Expects all accounts to be zero. */
export const expectEmptyBooks = async (house: House): Promise<void> =>
  expect([...(await expectCorrectBooks(house)).values()].filter((cents) => cents !== 0)).toEqual([]);

/** Refunds as in PayPal's own pages, without our keys: in full, or an amount in EUR. Answers the refund's id. */
export async function refundAtPayPal({ sandbox }: House, captureId = '', euro?: string): Promise<string> {
  const { url, clientId, clientSecret } = sandbox.paypal;
  const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
  const token = await fetch(`${url}/v1/oauth2/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${basic}`, 'content-type': 'application/x-www-form-urlencoded' },
    body: 'grant_type=client_credentials',
  });
  const { access_token: bearer } = (await token.json()) as { access_token: string };
  const refund = await fetch(`${url}/v2/payments/captures/${captureId}/refund`, {
    method: 'POST',
    headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
    body: JSON.stringify(euro === undefined ? {} : { amount: { value: euro, currency_code: 'EUR' } }),
  });
  expect(refund.status).toBe(201);
  return ((await refund.json()) as { id: string }).id;
}

/** As after restoring an older backup: our side has no refunds, the providers do. */
export async function forgetRefunds(
  { ctx }: House,
  before: Awaited<ReturnType<typeof rowsOf>>,
): Promise<void> {
  const { orm } = ctx.db;
  for (const { id } of await orm.select({ id: refunds.id }).from(refunds))
    await orm.delete(ledger).where(like(ledger.posting, `${id}.%`));
  await orm.delete(refunds);
  await orm.delete(outbox);
  for (const order of before.orders) await orm.update(orders).set(order).where(eq(orders.id, order.id));
  for (const one of before.shipments) await orm.update(shipments).set(one).where(eq(shipments.id, one.id));
}

export const rowsOf = async ({ ctx: { db } }: House) => ({
  orders: await db.orm.select().from(orders),
  shipments: await db.orm.select().from(shipments),
});
