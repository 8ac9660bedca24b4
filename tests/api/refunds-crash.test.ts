// A process dies between any two steps of a refund and is restarted: it continues unaided, and refunds once.
import { expect, test } from 'vitest';
import { intents } from '#server/db/schema.ts';
import type { CarrierPort } from '#server/gateways/carrier.ts';
import { resumeRefunds } from '#server/use-cases/refunds/resume-refunds.ts';
import { createGate } from '../support/gate.ts';
import { type House, openHouse } from '../support/house.ts';
import {
  buy,
  buyByPayPal,
  expectEmptyBooks,
  refundByApi,
  HOUR_MS,
  MINUTE_MS,
  onlyRefund,
  passTime,
  labelRefundRequests,
} from '../support/refunding.ts';

/** Longer than a claim lasts without renewal. */
const LEASE_MS = 7_000;

/** Dies before or after a call to the carrier, or in the nth transaction: nothing is read or written afterwards. */
function dieAt(point: { call: 'before' | 'after' } | { transaction: number }) {
  let dead = false;
  let transactions: number | null = null;
  const { opened: happened, open: tell } = createGate();
  const die = (): Promise<never> => {
    dead = true;
    tell();
    return new Promise<never>(() => undefined);
  };
  return {
    happened,
    /** Counts from the next transaction. */
    arm: () => (transactions = 0),
    carrier: (real: CarrierPort): CarrierPort => ({
      ...real,
      async requestRefund(id) {
        if ('call' in point && point.call === 'before') return die();
        const standing = await real.requestRefund(id);
        return 'call' in point ? die() : standing;
      },
    }),
    database: (real: House['ctx']['db']): House['ctx']['db'] => ({
      ...real,
      get orm() {
        if (dead) throw new Error('This process is dead.');
        return real.orm;
      },
      async transaction(work) {
        if (dead) return await die();
        if (transactions === null) return await real.transaction(work);
        transactions += 1;
        return 'transaction' in point && transactions === point.transaction
          ? await die()
          : await real.transaction(work);
      },
    }),
  };
}

// Transactions of a refund: 1 opens it, 2 records the request to the carrier; in the round that gets the carrier's
// yes: 1 records it, 2 records the money.
test.each([
  ['before the carrier is asked', { call: 'before' }, 'asking'],
  ['after the carrier was asked', { call: 'after' }, 'asking'],
  ['before the request to the carrier is recorded', { transaction: 2 }, 'asking'],
  ['before the carrier’s yes is recorded', { transaction: 1 }, 'hearing'],
  ['between label and money', { transaction: 2 }, 'hearing'],
] as const)('killed %s, the refund is finished once by the next process', async (_name, point, phase) => {
  const crash = dieAt(point);
  await using house = await openHouse({ now: new Date(), wrap: crash });
  const { session, orderId } = await buy(house);
  if (phase === 'asking') crash.arm();
  await refundByApi(session, { shipmentId: orderId });
  if (phase === 'hearing') {
    await house.ctx.settled();
    house.sandbox.clock.advance(HOUR_MS);
    house.advanceClock(HOUR_MS);
    crash.arm();
    await resumeRefunds(house.ctx);
  }
  await crash.happened;

  await house.restart();
  expect(await resumeRefunds(house.ctx), 'the claim of the dead process still holds').toBe(0);
  await passTime(house, LEASE_MS);
  for (const ms of [MINUTE_MS, HOUR_MS, HOUR_MS]) await passTime(house, ms);
  expect(await onlyRefund(house, orderId)).toMatchObject({ state: 'money_refunded' });
  expect(house.sandbox.state()).toMatchObject({ counts: { refunds: 1 } });
  const [intent] = await house.ctx.db.orm.select().from(intents);
  expect(intent).toMatchObject({ status: 'refunded', nextAttemptAt: null });
  await expectEmptyBooks(house);
});

test('killed after PayPal has refunded the money and before we know, it is not refunded again', async () => {
  const crash = dieAt({ transaction: 2 });
  await using house = await openHouse({ wrap: crash });
  const { session, orderId } = await buyByPayPal(house);
  await refundByApi(session, { shipmentId: orderId });
  await house.ctx.settled();
  house.sandbox.clock.advance(HOUR_MS);
  house.advanceClock(HOUR_MS);
  crash.arm();
  await resumeRefunds(house.ctx);
  await crash.happened;
  const paidBack = { paypal: { counts: { refunds: 1 } } };
  expect(house.sandbox.state()).toMatchObject(paidBack);

  await house.restart();
  await passTime(house, LEASE_MS);
  expect(await onlyRefund(house, orderId)).toMatchObject({ state: 'money_refunded' });
  expect(house.sandbox.state()).toMatchObject(paidBack);
  await expectEmptyBooks(house);
});

test.each(['before', 'after'] as const)(
  'a refund whose purchase is unreadable for a while is neither lost nor made twice: %s the carrier was asked',
  async (moment) => {
    await using house = await openHouse({ listen: true });
    const { session, orderId, intent } = await buyByPayPal(house);
    const { db } = house.ctx;
    const name = (id: string) => db.orm.update(intents).set({ id });
    // Between the request's commit and its first move.
    const barrier = async (): Promise<void> => void (await name('ci_unreadable'));
    if (moment === 'before') house.ctx.db = { ...db, barrier };
    await refundByApi(session, { shipmentId: orderId });
    await house.ctx.settled();
    house.ctx.db = db;
    await name('ci_unreadable');
    expect(labelRefundRequests(house)).toHaveLength(moment === 'before' ? 0 : 1);
    for (let round = 0; round < 12; round += 1) {
      house.advanceClock(HOUR_MS);
      await passTime(house, 0);
      const { state, claimToken, nextAttemptAt } = await onlyRefund(house, orderId);
      expect([state, claimToken]).toEqual(['requested', null]);
      expect(nextAttemptAt?.getTime()).toBeGreaterThan(house.ctx.clock().getTime());
    }
    expect(await onlyRefund(house, orderId)).toMatchObject({ attention: 'stuck' });
    await name(intent.id);
    for (let round = 0; round < 4; round += 1) await passTime(house, HOUR_MS);
    expect(await onlyRefund(house, orderId)).toMatchObject({ state: 'money_refunded', attention: null });
    expect(labelRefundRequests(house)).toHaveLength(1);
    expect(house.sandbox.state()).toMatchObject({ counts: { refunds: 1 } });
    await expectEmptyBooks(house);
  },
);
