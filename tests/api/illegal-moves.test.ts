// A request made too late or too early is refused with 409, and leaves one row in the audit (C-37).
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { ErrorReply } from '#contract/error.ts';
import { MINUTE_MS } from '#domain/durations.ts';
import { pickupDays } from '#domain/pickup.ts';
import { orders } from '#server/db/schema.ts';
import { askRates, openIntent, openPayment, rateOf, settle } from '../support/booking.ts';
import { anAddress, aShipment } from '../support/factories.ts';
import { type House, openHouse, type Session } from '../support/house.ts';
import { bookPatiently } from '../support/lost-booking.ts';
import { auditOf } from '../support/operator-desk.ts';
import { buy, refundByApi } from '../support/refunding.ts';

const BUYER = 'call:us_demo_gold';

type Reply = Awaited<ReturnType<Session['post']>>;

async function expectRow(house: House, reply: Reply, row: { subject: string; action: string }) {
  expect([reply.statusCode, reply.json<ErrorReply>().code], reply.body).toEqual([409, 'illegal_transition']);
  const refused = (await auditOf(house, row.subject)).filter((line) => line.includes('refused'));
  expect(refused).toEqual([`${BUYER} ${row.action} refused: illegal_transition`]);
}

test('a return of a cancelled order', async () => {
  await using house = await openHouse();
  const { session, orderId } = await buy(house);
  await house.ctx.db.orm.update(orders).set({ status: 'cancelled' }).where(eq(orders.id, orderId));
  const ask = () => session.post(`/api/orders/${orderId}/return-to-session`);
  const row = { subject: orderId, action: 'order.return' };
  for (let times = 0; times < 3; times += 1) await expectRow(house, await ask(), row);
});

test('the same request a quarter of an hour later is recorded again', async () => {
  await using house = await openHouse();
  const { session, orderId } = await buy(house);
  await house.ctx.db.orm.update(orders).set({ status: 'cancelled' }).where(eq(orders.id, orderId));
  for (const minutes of [0, 14, 2]) {
    house.advanceClock(minutes * MINUTE_MS);
    await session.post(`/api/orders/${orderId}/return-to-session`);
  }
  expect(await auditOf(house, orderId)).toHaveLength(2);
});

test('a note on a purchase that has no order yet', async () => {
  await using house = await openHouse();
  const session = await house.logIn('gold@example.com');
  const { intentId } = await openPayment(session, 'paypal');
  const reply = await session.post('/api/persist-shipment', { checkoutIntentId: intentId, note: 'Für Oma' });
  await expectRow(house, reply, { subject: intentId, action: 'order.note' });
});

test.each(['paypal', 'computop'] as const)(
  '%s: the same click after the checkout was cancelled',
  async (method) => {
    await using house = await openHouse();
    const session = await house.logIn('gold@example.com');
    const rate = rateOf(await askRates(session), 'UPS');
    const key = randomUUID();
    const opened = await openIntent(session, method, { rateId: rate.id }, key);
    const { intentId } = opened.json<{ intentId: string }>();
    await session.post(`/api/checkout-intents/${intentId}/cancel`);
    await settle(house);
    const reply = await openIntent(session, method, { rateId: rate.id }, key);
    await expectRow(house, reply, { subject: intentId, action: 'checkout.open' });
  },
);

test('a pickup of a refunded order', async () => {
  await using house = await openHouse();
  house.sandbox.faults.add({ match: { method: 'POST', path: /\/pickups$/ }, mode: '500', times: 1 });
  const session = await house.logIn('gold@example.com');
  const intent = await bookPatiently(house, session, {
    shipment: aShipment({
      toAddress: anAddress({ city: 'Paris', zip: '75001', country: 'FR' }),
      services: { pickup: true },
      pickupDate: { date: pickupDays(house.ctx.clock())[5] ?? '', timeFrom: '10:00', timeTo: '16:00' },
    }),
  });
  await refundByApi(session, { shipmentId: intent.orderId ?? '' });
  await house.ctx.settled();
  const reply = await session.post('/api/schedule-pickup', { shipmentId: intent.id });
  await expectRow(house, reply, { subject: intent.id, action: 'pickup.book' });
});
