// A provider's late notification: recorded, without effect, and not checked for ever.
import { expect, test } from 'vitest';
import { requestIntentCheck, clearIntentChecks } from '#server/db/intent-claims.ts';
import { listWebhookEvents } from '#server/db/webhook-events.ts';
import {
  configureSandbox,
  atPayPal,
  advanceTime,
  type Choice,
  openPayment,
  purchasesAt,
  rateOf,
  resume,
  returnFromPayPal,
  storedIntent,
} from '../support/booking.ts';
import { anAddress, aShipment } from '../support/factories.ts';
import { type House, openHouse } from '../support/house.ts';
import { expectEmptyBooks, expectCorrectBooks, MINUTE_MS } from '../support/refunding.ts';

/** Paid and settled before PayPal's first notification. */
async function payUnheard(house: House, choice: Choice = {}) {
  const session = await house.logIn();
  await configureSandbox(house, 'paypal/webhooks', { delayMs: MINUTE_MS });
  const { intentId, paypalOrder } = await openPayment(session, 'paypal', choice);
  await atPayPal(house, paypalOrder.id);
  await returnFromPayPal(session, paypalOrder.id);
  await house.ctx.settled();
  expect(await listWebhookEvents(house.ctx.db.orm, 100)).toEqual([]);
  return { session, intentId, orderId: paypalOrder.id };
}

const refused: Choice = {
  shipment: aShipment({
    toAddress: anAddress({ name: 'LABELFAIL', country: 'FR', zip: '75001', city: 'Paris' }),
  }),
  rate: (reply) => rateOf(reply, 'UPS'),
};

/** PayPal notifies us, and the process that receives it dies before it can look. */
async function hearAndDie(house: House): Promise<number> {
  const { ctx, sandbox } = house;
  const background = ctx.background.bind(ctx);
  ctx.background = () => undefined;
  sandbox.clock.advance(MINUTE_MS);
  await sandbox.settled();
  ctx.background = background;
  return (await listWebhookEvents(ctx.db.orm, 100)).length;
}

/** The requests about payments and labels; a first call also fetches PayPal's certificate, which is neither. */
const callsAt = (house: House): string[] =>
  house.sandbox.journal
    .list()
    .map(({ method, path }) => `${method} ${path}`)
    .filter((call) => !call.includes('/certs/'));

test('PayPal’s notification of a completed purchase is recorded, and triggers no check', async () => {
  await using house = await openHouse({ listen: true });
  const { session, intentId, orderId } = await payUnheard(house);
  const before = await storedIntent(house, intentId);
  expect(before).toMatchObject({ status: 'completed', nextAttemptAt: null });
  const calls = callsAt(house);
  expect(await hearAndDie(house)).toBe(3);
  expect(await storedIntent(house, intentId), 'not one field has changed').toEqual(before);
  await returnFromPayPal(session, orderId);
  await resume(house);
  expect(await storedIntent(house, intentId), 'nor by a buyer who reloads').toEqual(before);
  expect(callsAt(house), 'nobody was asked anything').toEqual(calls);
  expect(purchasesAt(house)).toHaveLength(1);
  const books = await expectCorrectBooks(house);
  expect(books.get('cash:paypal')).toBe(before.amountCents);
});

test('Computop’s repeated notification of a completed purchase is recorded, and triggers no check', async () => {
  await using house = await openHouse({ listen: true });
  const session = await house.logIn();
  const { intentId, paymentUrl } = await openPayment(session, 'computop');
  await house.sandbox.computop.pay({ paymentUrl });
  await advanceTime(house, 1);
  const before = await storedIntent(house, intentId);
  expect(before).toMatchObject({ status: 'completed', nextAttemptAt: null });
  await requestIntentCheck(house.ctx.db.orm, intentId, { now: house.ctx.clock(), verified: true });
  expect(await storedIntent(house, intentId)).toEqual(before);
  await expectCorrectBooks(house);
});

test('a late notification of a failed purchase is checked once, though a process dies and PayPal is down', async () => {
  await using house = await openHouse({ listen: true });
  const { intentId } = await payUnheard(house, refused);
  expect(await storedIntent(house, intentId)).toMatchObject({
    status: 'label_creation_failed',
    payment: 'voided',
    nextAttemptAt: null,
  });
  expect(await hearAndDie(house)).toBeGreaterThan(0);
  expect((await storedIntent(house, intentId)).nextAttemptAt, 'somebody is to look').not.toBeNull();
  house.sandbox.faults.add({ match: { path: /^\/paypal/ }, mode: '500' });
  await resume(house);
  expect(await storedIntent(house, intentId)).toMatchObject({
    status: 'label_creation_failed',
    payment: 'voided',
    claimToken: null,
    nextAttemptAt: null,
  });
  house.sandbox.faults.clear();
  expect(purchasesAt(house)).toEqual([]);
  await expectEmptyBooks(house);
});

test('a notification that arrives while a worker finds nothing left to do is not lost', async () => {
  await using house = await openHouse({ listen: true });
  const session = await house.logIn();
  const { intentId } = await openPayment(session, 'computop');
  for (const minutes of [31, 36, 31, 31, 31]) await advanceTime(house, minutes * MINUTE_MS);
  const { orm } = house.ctx.db;
  const now = house.ctx.clock();
  const read = await storedIntent(house, intentId);
  expect(read).toMatchObject({ status: 'cancelled', payment: 'none', nextAttemptAt: null });
  await requestIntentCheck(orm, intentId, { now, verified: true });
  await clearIntentChecks(orm, read, now);
  expect(await storedIntent(house, intentId)).toMatchObject({ payment: 'opened', nextAttemptAt: now });
});
