// PayPal calls we missed: their repetitions arrive too old, so the job reads them from PayPal's own list.
import { expect, test, vi } from 'vitest';
import { listAudit } from '#server/db/audit.ts';
import { listWebhookEvents } from '#server/db/webhook-events.ts';
import type { PaymentPort } from '#server/gateways/payment.ts';
import { createNoticeFetching } from '#server/use-cases/callbacks/fetch-notices.ts';
import {
  configureSandbox,
  atPayPal,
  openPayment,
  purchasesAt,
  returnFromPayPal,
  settle,
  storedIntent,
} from '../support/booking.ts';
import { type House, openHouse } from '../support/house.ts';
import { listedReason } from '../support/failed-purchases.ts';
import {
  buyByPayPal,
  expectEmptyBooks,
  expectCorrectBooks,
  HOUR_MS,
  MINUTE_MS,
} from '../support/refunding.ts';

type Door = { house: House; ears: { isDeaf: boolean } };

/** A house whose PayPal webhook fails while `isDeaf`. */
async function openDoor(): Promise<Door> {
  const ears = { isDeaf: false };
  const payment = (real: PaymentPort): PaymentPort => ({
    ...real,
    readNotice: (delivery) =>
      ears.isDeaf ? Promise.reject(new Error('Nobody listens.')) : real.readNotice(delivery),
  });
  return { ears, house: await openHouse({ listen: true, wrap: { payment } }) };
}

/** Time passes and PayPal tries again, but none of our jobs runs. */
async function wait(house: House, ms: number): Promise<void> {
  await settle(house);
  house.sandbox.clock.advance(ms);
  await house.sandbox.settled();
  house.advanceClock(ms);
  await settle(house);
}

async function fetchMissed(house: House, look = createNoticeFetching()): Promise<void> {
  await look(house.ctx);
  await settle(house);
}

type AtPayPal = { id: string; status: string };
type Orders = { paypal: { orders: { authorizations: AtPayPal[]; captures: AtPayPal[] }[] } };

const paymentsAt = ({ sandbox }: House): AtPayPal[] =>
  (sandbox.state() as Orders).paypal.orders.flatMap(({ authorizations, captures }) => [
    ...authorizations,
    ...captures,
  ]);

const pendingAt = (house: House): string =>
  paymentsAt(house).find(({ status }) => status === 'PENDING')?.id ?? '';
const eventsOf = (house: House) => listWebhookEvents(house.ctx.db.orm, 1_000);
const kindsOf = async (house: House) => (await eventsOf(house)).map(({ kind }) => kind);

async function reverse(house: House, intentId: string): Promise<void> {
  const { paymentReference } = await storedIntent(house, intentId);
  await configureSandbox(house, 'paypal/reverse', { id: paymentReference?.captureId });
}

const reversalsOf = async (house: House, subject: string) =>
  (await listAudit(house.ctx.db.orm, { subject, limit: 10 })).filter(
    ({ action }) => action === 'payment.reversed',
  );

test('a chargeback missed for an hour: its repetition is refused as too old, and the job fetches it, once', async () => {
  const { house, ears } = await openDoor();
  await using _closing = house;
  const { intent } = await buyByPayPal(house);
  await settle(house);
  ears.isDeaf = true;
  await reverse(house, intent.id);
  await wait(house, HOUR_MS);
  ears.isDeaf = false;
  const warned = vi.spyOn(house.ctx.log, 'warn');
  await wait(house, 5 * MINUTE_MS);
  expect(warned.mock.calls.map(([, said]) => String(said))).toEqual(['callback refused']);
  expect(await listedReason(house, intent.id)).toBeNull();
  expect(await kindsOf(house)).not.toContain('PAYMENT.CAPTURE.REVERSED');

  const before = await eventsOf(house);
  await fetchMissed(house);
  expect(await listedReason(house, intent.id)).toBe('payment_reversed');
  const after = await eventsOf(house);
  expect(after).toHaveLength(before.length + 1);
  await fetchMissed(house);
  expect(await eventsOf(house), 'what is known is not even counted').toEqual(after);
  expect(await reversalsOf(house, intent.id)).toHaveLength(1);
  await expectCorrectBooks(house);
});

type Late = { at: 'pending' | 'capture-pending'; word: 'DENIED' | 'COMPLETED'; until: string };

/** Bought by PayPal, which holds the payment `at` a stage; its decision arrives as a call, or is only fetched later. */
async function decideLate({ house, ears }: Door, way: string, { at, word, until }: Late): Promise<string> {
  const session = await house.logIn();
  const { intentId, paypalOrder } = await openPayment(session, 'paypal');
  await atPayPal(house, paypalOrder.id, at);
  await returnFromPayPal(session, paypalOrder.id);
  await settle(house);
  expect((await storedIntent(house, intentId)).status).toBe(until);
  ears.isDeaf = way === 'fetched';
  await configureSandbox(house, 'paypal/settle', { id: pendingAt(house), status: word });
  if (ears.isDeaf) {
    await wait(house, 59 * MINUTE_MS);
    ears.isDeaf = false;
    expect((await storedIntent(house, intentId)).status).toBe(until);
    await fetchMissed(house);
  }
  await settle(house);
  return intentId;
}

test.each(['heard', 'fetched'])('a hold that PayPal finally denies fails the payment, %s', async (way) => {
  const door = await openDoor();
  await using house = door.house;
  const late = { at: 'pending', word: 'DENIED', until: 'payment_pending' } as const;
  const intentId = await decideLate(door, way, late);
  expect(await storedIntent(house, intentId)).toMatchObject({ status: 'payment_failed', payment: 'opened' });
  expect(await kindsOf(house)).toContain('PAYMENT.AUTHORIZATION.VOIDED');
  expect(purchasesAt(house)).toEqual([]);
  await expectEmptyBooks(house);
});

test.each(['heard', 'fetched'])('a capture that succeeds after all releases the labels, %s', async (way) => {
  const door = await openDoor();
  await using house = door.house;
  const late = { at: 'capture-pending', word: 'COMPLETED', until: 'payment_pending_label_ready' } as const;
  const intentId = await decideLate(door, way, late);
  expect((await storedIntent(house, intentId)).status).toBe('completed');
  expect(purchasesAt(house)).toHaveLength(1);
  await expectCorrectBooks(house);
});

test('an event fetched first and then delivered is counted, and has no second effect', async () => {
  await using house = await openHouse({ listen: true });
  const { intent } = await buyByPayPal(house);
  await settle(house);
  await configureSandbox(house, 'paypal/webhooks', { delayMs: MINUTE_MS });
  await reverse(house, intent.id);
  await fetchMissed(house);
  await wait(house, MINUTE_MS);
  const told = (await eventsOf(house)).filter(({ kind }) => kind === 'PAYMENT.CAPTURE.REVERSED');
  expect(told).toMatchObject([{ deliveries: 2, intentId: intent.id }]);
  expect(await reversalsOf(house, intent.id)).toHaveLength(1);
});

test('a list of many pages is read to its end', async () => {
  await using house = await openHouse({ listen: true });
  const [first, second] = [await buyByPayPal(house), await buyByPayPal(house)];
  await settle(house);
  await configureSandbox(house, 'paypal/webhooks', { off: true });
  await reverse(house, first.intent.id);
  for (let more = 0; more < 201; more += 1) await reverse(house, second.intent.id);
  const before = house.sandbox.journal.list({ path: /webhooks-events/ }).length;
  await fetchMissed(house);
  expect(house.sandbox.journal.list({ path: /webhooks-events/ }).length - before).toBe(3);
  expect(await listedReason(house, first.intent.id)).toBe('payment_reversed');
  expect((await kindsOf(house)).filter((kind) => kind === 'PAYMENT.CAPTURE.REVERSED')).toHaveLength(202);
});

test('while PayPal is down the log says so once, and the next run fetches everything', async () => {
  await using house = await openHouse({ listen: true });
  const { intent } = await buyByPayPal(house);
  await settle(house);
  await configureSandbox(house, 'paypal/webhooks', { off: true });
  await reverse(house, intent.id);
  const look = createNoticeFetching();
  const warned = vi.spyOn(house.ctx.log, 'warn');
  const refusal = { path: 'webhooks-events', issue: 'PERMISSION_DENIED', times: 2 };
  await configureSandbox(house, 'paypal/refusals', refusal);
  for (let turn = 0; turn < 2; turn += 1) await fetchMissed(house, look);
  expect(warned.mock.calls.map(([, said]) => String(said))).toEqual(['missed callbacks cannot be fetched']);
  expect(await listedReason(house, intent.id)).toBeNull();
  await fetchMissed(house, look);
  expect(await listedReason(house, intent.id)).toBe('payment_reversed');
});

test('a server that starts fetches what it has missed', async () => {
  await using house = await openHouse({ listen: true, jobs: true });
  const { intent } = await buyByPayPal(house);
  await settle(house);
  await configureSandbox(house, 'paypal/webhooks', { off: true });
  await reverse(house, intent.id);
  expect(await listedReason(house, intent.id)).toBeNull();
  await house.restart();
  await expect.poll(() => listedReason(house, intent.id)).toBe('payment_reversed');
});
