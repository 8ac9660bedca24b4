// A provider is still carrying out a dead process's request: nothing is done twice, and nothing is forgotten.
import { expect, test } from 'vitest';
import { createContext } from '#server/context.ts';
import { clockAheadMs } from '#server/db/clock.ts';
import { cancelIntent } from '#server/use-cases/checkout/cancel-intent.ts';
import { resumeCheckouts } from '#server/use-cases/checkout/resume-checkouts.ts';
import { settleRefund } from '#server/use-cases/operator/settle-refund.ts';
import { cancelPickups } from '#server/use-cases/pickups/cancel-pickup.ts';
import { refundParcels } from '#server/use-cases/refunds/refund-parcels.ts';
import { resumeRefunds } from '#server/use-cases/refunds/resume-refunds.ts';
import {
  askRates,
  atPayPal,
  book,
  hubRate,
  intentOf,
  advanceTime,
  openPayment,
  rateOf,
  resume,
  returnFromPayPal,
  storedIntent,
} from '../support/booking.ts';
import { type House, openHouse, type Wrap } from '../support/house.ts';
import { toUs } from '../support/hub-buying.ts';
import { upstreamPickups, withPickup } from '../support/picking-up.ts';
import {
  buyByPayPal,
  expectCorrectBooks,
  refundByApi,
  HOUR_MS,
  MINUTE_MS,
  onlyRefund,
  passTime,
} from '../support/refunding.ts';

/** Longer than a lease, and much shorter than a provider may take. */
const LEASE_OVER_MS = 7_000;
const BUY_PICKUP = /\/pickups\/[^/]+\/buy$/;
const PAY_BACK = /captures\/[^/]+\/refund$/;

const vansOf = async (house: House): Promise<number> =>
  (await upstreamPickups(house)).filter(({ status }) => status === 'scheduled').length;

/** Until the provider has received the request and is working on it. */
const untilAsked = (house: House, path: RegExp, times = 1): Promise<void> =>
  expect.poll(() => house.sandbox.journal.list({ method: 'POST', path }).length).toBe(times);

/** Holds the next request until `letGo`, which resolves once it has been carried out. */
function hold(house: House, path: RegExp): { letGo: () => Promise<void> } {
  const { faults, journal } = house.sandbox;
  const { id } = faults.add({ match: { method: 'POST', path }, mode: 'hold', times: 1 });
  return {
    async letGo() {
      const isDone = () => journal.list({ method: 'POST', path }).every(({ status }) => status > 0);
      expect(isDone(), 'still under way').toBe(false);
      faults.remove(id);
      await expect.poll(isDone).toBe(true);
      await house.sandbox.settled();
    },
  };
}

/** Bought, and the carrier is slow to book the pickup. */
async function buyWithSlowVan(house: House) {
  const session = await house.logIn('gold@example.com');
  const van = hold(house, BUY_PICKUP);
  const rate = rateOf(await askRates(session, withPickup()), 'UPS');
  const { intentId } = (await book(session, { rateId: rate.id })).json<{ intentId: string }>();
  await untilAsked(house, BUY_PICKUP);
  return { session, intentId, van };
}

test('a server that dies while the carrier books its pickup is followed by one that books the same pickup', async () => {
  await using house = await openHouse({ wrap: {} });
  const { session, intentId, van } = await buyWithSlowVan(house);
  await house.restart();
  house.advanceClock(LEASE_OVER_MS);
  await resume(house);
  await van.letGo();
  expect(await intentOf(session, intentId)).toMatchObject({ status: 'completed', pickup: 'confirmed' });
  expect(await vansOf(house)).toBe(1);
  await expectCorrectBooks(house);
});

test('a server whose clock is ahead and a live one book one pickup', async () => {
  await using house = await openHouse();
  const { intentId, van } = await buyWithSlowVan(house);
  const clock = () => new Date(house.ctx.clock().getTime() + 10_000);
  const ahead = await createContext(house.ctx.config, { db: house.ctx.db, clock });
  await resumeCheckouts(ahead);
  await ahead.settled();
  await van.letGo();
  await house.ctx.settled();
  expect((await storedIntent(house, intentId)).pickup).toBe('confirmed');
  expect(await vansOf(house)).toBe(1);
  await ahead.close();
});

test('an order refunded while a dead server’s pickup is being booked ends without a pickup', async () => {
  await using house = await openHouse({ wrap: {} });
  const { intentId, van } = await buyWithSlowVan(house);
  await house.restart();
  const { orderId } = await storedIntent(house, intentId);
  const refund = { orderId: orderId ?? '', packageIndexes: null, requestedBy: 'operator:anna' } as const;
  await refundParcels(house.ctx, refund);
  house.advanceClock(LEASE_OVER_MS);
  await resume(house);
  await cancelPickups(house.ctx);
  await house.ctx.settled();
  await van.letGo();
  for (const ms of [MINUTE_MS, HOUR_MS, HOUR_MS]) {
    await passTime(house, ms);
    await cancelPickups(house.ctx);
    await house.ctx.settled();
    await resume(house);
  }
  expect(await vansOf(house)).toBe(0);
  expect(await storedIntent(house, intentId)).toMatchObject({ pickup: 'cancelled' });
  await expectCorrectBooks(house);
});

test('a refund that PayPal may just be making cannot be transferred by hand as well', async () => {
  await using house = await openHouse({ listen: true, wrap: {} });
  const { session, orderId } = await buyByPayPal(house);
  await refundByApi(session, { shipmentId: orderId });
  const away = house.sandbox.faults.add({ match: { method: 'POST', path: PAY_BACK }, mode: '502' });
  for (let round = 0; round < 14; round += 1) await passTime(house, 7 * HOUR_MS);
  const stuck = await onlyRefund(house, orderId);
  house.sandbox.faults.remove(away.id);
  const slow = hold(house, PAY_BACK);
  house.advanceClock(7 * HOUR_MS);
  house.sandbox.clock.advance(7 * HOUR_MS);
  const before = house.sandbox.journal.list({ method: 'POST', path: PAY_BACK }).length;
  await resumeRefunds(house.ctx);
  await untilAsked(house, PAY_BACK, before + 1);
  await house.restart();
  house.advanceClock(LEASE_OVER_MS);
  const transfer = { operator: 'anna', reference: 'transfer', isAtProvider: false, backCents: null } as const;
  await expect(settleRefund(house.ctx, { id: stuck.id, ...transfer })).rejects.toMatchObject({
    code: 'illegal_transition',
  });
  await slow.letGo();
  await passTime(house, HOUR_MS);
  expect(await onlyRefund(house, orderId)).toMatchObject({ state: 'money_refunded', attention: null });
  await expectCorrectBooks(house);
});

test('a hold that PayPal places after its checkout was cancelled is voided', async () => {
  await using house = await openHouse({ listen: true, wrap: {} });
  const session = await house.logIn();
  const opened = await openPayment(session, 'paypal');
  const path = /\/authorize$/;
  const slow = hold(house, path);
  await atPayPal(house, opened.paypalOrder.id);
  await untilAsked(house, path);
  await house.restart();
  house.advanceClock(LEASE_OVER_MS);
  const { intentId } = opened;
  const { userId } = await storedIntent(house, intentId);
  await cancelIntent(house.ctx, { intentId, userId });
  // The buyer comes back from PayPal in another window.
  await returnFromPayPal(session, opened.paypalOrder.id);
  await house.ctx.settled();
  await slow.letGo();
  for (const ms of [MINUTE_MS, 36 * MINUTE_MS, 3 * HOUR_MS]) await advanceTime(house, ms);
  const { paypal } = house.sandbox.state() as { paypal: { ledger: Record<string, { held: number }> } };
  expect(paypal.ledger['EUR']?.held ?? 0).toBe(0);
  await expectCorrectBooks(house);
});

test('a hub route’s first leg being voided is not sold again in another tab', async () => {
  const held: Record<'requote' | 'refund', (() => void)[]> = { requote: [], refund: [] };
  const isHeld = { requote: true, refund: true };
  const gate = (name: keyof typeof held) =>
    isHeld[name] ? new Promise<void>((resolve) => held[name].push(resolve)) : Promise.resolve();
  const letGo = (name: keyof typeof held): void => {
    isHeld[name] = false;
    held[name].forEach((go) => go());
  };
  let purchases = 0;
  const wrap: Wrap = {
    carrier: (real) => ({
      ...real,
      async requote(reference) {
        const rate = await real.requote(reference);
        await gate('requote');
        return rate;
      },
      buy(reference, options) {
        purchases += 1;
        return purchases === 2
          ? Promise.resolve({ outcome: 'refused', code: 'label_failed', text: 'No.' })
          : real.buy(reference, options);
      },
      async requestRefund(id) {
        await gate('refund');
        return real.requestRefund(id);
      },
    }),
  };
  await using house = await openHouse({ wrap });
  const session = await house.logIn('gold@example.com');
  const rate = hubRate(await askRates(session, toUs('Zoe Quinn')));
  const slower = book(session, { rateId: rate.id });
  await expect.poll(() => held.requote.length).toBe(2);
  isHeld.requote = false;
  const faster = (await book(session, { rateId: rate.id })).json<{ intentId: string }>();
  await expect.poll(() => held.refund.length).toBeGreaterThan(0);
  letGo('requote');
  expect((await slower).json()).toMatchObject({ success: false, code: 'quote_expired' });
  letGo('refund');
  await house.ctx.settled();
  await advanceTime(house, 2 * HOUR_MS);
  expect(await storedIntent(house, faster.intentId)).toMatchObject({
    status: 'label_creation_failed',
    labelFate: 'voided',
  });
  await expectCorrectBooks(house);
});

test("how far our clock is from the database's is known", async () => {
  await using house = await openHouse();
  const ahead = (ms: number) => clockAheadMs(house.ctx.db.orm, () => new Date(Date.now() + ms));
  expect(Math.abs(await ahead(0))).toBeLessThan(1_000);
  expect(await ahead(10_000)).toBeGreaterThan(9_000);
  expect(await ahead(-10_000)).toBeLessThan(-9_000);
});
