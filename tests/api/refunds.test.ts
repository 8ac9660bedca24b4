// Refunds of invoice orders: per parcel, locked at once, once each, through faults and crashes, and in the books.
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Intent } from '#contract/checkout.ts';
import type { ErrorReply } from '#contract/error.ts';
import type { ParcelRefund } from '#contract/refunds.ts';
import { euroFromCents } from '#domain/money.ts';
import { refundShare } from '#domain/refund.ts';
import { listAudit } from '#server/db/audit.ts';
import { openInvoiceSum } from '#server/db/intents.ts';
import { balances, findUnbalanced } from '#server/db/ledger.ts';
import { findLockedPackages, findRefunds, type Refund } from '#server/db/refunds.ts';
import { intents, orders, refunds, shipments } from '#server/db/schema.ts';
import type { CarrierPort } from '#server/gateways/carrier.ts';
import { requestRefund } from '#server/use-cases/refunds/request-refund.ts';
import { resumeRefunds, retryRefund } from '#server/use-cases/refunds/resume-refunds.ts';
import { bookAndSettle, intentOf } from '../support/booking.ts';
import { anAddress, aParcel, aShipment } from '../support/factories.ts';
import { type House, openHouse, type Session } from '../support/house.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Longer than a claim lives without being renewed. */
const LEASE_MS = 7_000;
const paris = { country: 'FR', zip: '75001', city: 'Paris' };

type Bought = { session: Session; intent: Intent; orderId: string };

async function buy(house: House, { parcels = 1, name = 'Chloé Łuc' } = {}): Promise<Bought> {
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

const ask = (session: Session, body: object) => session.post('/api/orders/refund', body);

async function giveBack(session: Session, body: object): Promise<ParcelRefund[]> {
  const reply = await ask(session, body);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<{ refunds: ParcelRefund[] }>().refunds;
}

/** Both clocks go on, and our job has its turn. */
async function pass(house: House, ms: number): Promise<void> {
  await house.ctx.settled();
  house.sandbox.clock.advance(ms);
  await house.sandbox.settled();
  house.advanceClock(ms);
  await resumeRefunds(house.ctx);
  await house.ctx.settled();
}

const statesOf = async (house: House, orderId: string): Promise<string[]> =>
  (await findRefunds(house.ctx.db.orm, orderId)).map(({ state }) => state);

async function only(house: House, orderId: string): Promise<Refund> {
  const [refund, ...more] = await findRefunds(house.ctx.db.orm, orderId);
  if (!refund || more.length > 0) throw new Error('Not exactly one refund.');
  return refund;
}

async function orderOf(house: House, orderId: string) {
  const [order] = await house.ctx.db.orm.select().from(orders).where(eq(orders.id, orderId));
  return order;
}

const requestsAt = (house: House) =>
  house.sandbox.journal.list({ method: 'POST', path: /\/shipments\/[^/]+\/refund$/ });

/** What we believe to owe the carrier side is what it has charged, and every posting adds up. */
async function expectTrueBooks(house: House): Promise<Map<string, number>> {
  const { orm } = house.ctx.db;
  expect(await findUnbalanced(orm)).toEqual([]);
  const books = await balances(orm);
  expect([...books.values()].reduce((sum, cents) => sum + cents, 0)).toBe(0);
  const { ledger } = house.sandbox.state() as { ledger: Record<string, { net: string }> };
  expect(euroFromCents(0 - (books.get('carrier:easypost') ?? 0))).toBe(ledger['EUR']?.net);
  return books;
}

test('a whole order is given back: label locked at once, money when the carrier has agreed', async () => {
  await using house = await openHouse();
  const { session, intent, orderId } = await buy(house, { parcels: 3 });
  const given = await giveBack(session, { shipmentId: orderId });
  expect(given).toMatchObject(
    [0, 1, 2].map((packageIndex) => ({ packageIndex, status: 'success', state: 'requested' })),
  );
  expect(given.map(({ amountCents }) => amountCents)).toEqual(
    [0, 1, 2].map((index) => refundShare(intent.amountCents, 3, index)),
  );
  expect(await findLockedPackages(house.ctx.db.orm, orderId)).toEqual([0, 1, 2]);

  await pass(house, 10_000);
  expect(await statesOf(house, orderId)).toEqual(['requested', 'requested', 'requested']);
  await pass(house, HOUR_MS);
  expect(await statesOf(house, orderId)).toEqual(['money_refunded', 'money_refunded', 'money_refunded']);
  expect(requestsAt(house)).toHaveLength(3);

  expect(await orderOf(house, orderId)).toMatchObject({
    status: 'cancelled',
    paymentStatus: 'refunded',
    invoiceStatus: 'cancelled',
  });
  expect(await intentOf(session, intent.id)).toMatchObject({ status: 'refunded', terminal: true });
  expect((await session.get('/api/dashboard/stats')).json()).toMatchObject({
    processing: 0,
    totalSpent: '0.00',
  });
  const books = await expectTrueBooks(house);
  expect(
    [...books.values()].every((cents) => cents === 0),
    'nothing is left in any account',
  ).toBe(true);

  const [again] = await giveBack(session, { shipmentId: orderId, packageIndexes: [1] });
  expect(again).toMatchObject({ refundId: given[1]?.refundId, state: 'money_refunded' });
  expect(again?.moneyRefundedAt).toBeTruthy();
});

test('one of two parcels is given back, and the other is still owed for', async () => {
  await using house = await openHouse();
  const { session, intent, orderId } = await buy(house, { parcels: 2 });
  const [order] = await house.ctx.db.orm.select().from(orders).where(eq(orders.id, orderId));
  const [given] = await giveBack(session, { shipmentId: orderId, packageIndexes: [1] });
  await pass(house, HOUR_MS);
  expect(await only(house, orderId)).toMatchObject({ packageIndex: 1, state: 'money_refunded' });
  expect(await findLockedPackages(house.ctx.db.orm, orderId)).toEqual([1]);
  expect(await orderOf(house, orderId)).toMatchObject({
    status: 'processing',
    paymentStatus: 'partially_refunded',
    invoiceStatus: 'open',
  });
  expect(await intentOf(session, intent.id)).toMatchObject({ status: 'completed' });
  const left = intent.amountCents - (given?.amountCents ?? 0);
  expect(await openInvoiceSum(house.ctx.db.orm, order?.userId ?? '')).toBe(left);
  expect((await session.get('/api/dashboard/stats')).json()).toMatchObject({
    processing: 1,
    totalSpent: euroFromCents(left),
  });
  const books = await expectTrueBooks(house);
  expect(books.get('receivable:invoice')).toBe(left);

  // The other one follows later, and the order is over.
  await giveBack(session, { shipmentId: orderId });
  await pass(house, HOUR_MS);
  expect(await orderOf(house, orderId)).toMatchObject({ status: 'cancelled', invoiceStatus: 'cancelled' });
  expect([...(await expectTrueBooks(house)).values()].every((cents) => cents === 0)).toBe(true);
});

test('a shipment row names its parcel alone', async () => {
  await using house = await openHouse();
  const { session, orderId } = await buy(house, { parcels: 2 });
  const rows = await house.ctx.db.orm.select().from(shipments).where(eq(shipments.orderId, orderId));
  const second = rows.find(({ packageIndex }) => packageIndex === 1);
  expect(await giveBack(session, { shipmentId: second?.id })).toMatchObject([{ packageIndex: 1 }]);
  expect(await findLockedPackages(house.ctx.db.orm, orderId)).toEqual([1]);
});

test('rejected by the carrier, the label is valid again, nothing was paid back, and it may be tried anew', async () => {
  await using house = await openHouse();
  const { session, orderId } = await buy(house, { name: 'REFUNDNO' });
  const [first] = await giveBack(session, { shipmentId: orderId });
  await pass(house, HOUR_MS);
  const rejected = await only(house, orderId);
  expect(rejected).toMatchObject({ state: 'rejected', reason: 'carrier_rejected', nextAttemptAt: null });
  expect(rejected.rejectedAt).not.toBeNull();
  expect(await findLockedPackages(house.ctx.db.orm, orderId)).toEqual([]);
  expect(await orderOf(house, orderId)).toMatchObject({ status: 'processing', paymentStatus: 'paid' });
  await expectTrueBooks(house);

  const [second] = await giveBack(session, { shipmentId: orderId });
  expect(second).toMatchObject({ status: 'success', state: 'requested' });
  expect(second?.refundId).not.toBe(first?.refundId);
  await pass(house, HOUR_MS);
  expect(await statesOf(house, orderId)).toEqual(['rejected', 'rejected']);
});

test('the carrier is asked with growing gaps, and after a month of silence a person hears of it', async () => {
  const silent = (real: CarrierPort): CarrierPort => ({
    ...real,
    requestRefund: () => Promise.resolve('submitted'),
    findRefund: () => Promise.resolve('submitted'),
  });
  await using house = await openHouse({ wrap: { carrier: silent } });
  const { session, orderId } = await buy(house);
  await giveBack(session, { shipmentId: orderId });
  await house.ctx.settled();
  const gaps: number[] = [];
  for (let round = 0; round < 8; round += 1) {
    const { nextAttemptAt, updatedAt, claimToken } = await only(house, orderId);
    expect(claimToken).toBeNull();
    const gapMs = (nextAttemptAt?.getTime() ?? 0) - updatedAt.getTime();
    gaps.push(gapMs / 1_000);
    await pass(house, gapMs + 1_000);
  }
  expect(gaps).toEqual([10, 60, 300, 900, 1_800, 3_600, 3_600, 3_600]);
  expect((await only(house, orderId)).attention).toBeNull();
  await pass(house, 31 * 24 * HOUR_MS);
  expect(await only(house, orderId)).toMatchObject({ state: 'requested', attention: 'no_answer' });
});

test('asked for ten times at once, the label is given back once', async () => {
  await using house = await openHouse();
  const { session, orderId } = await buy(house);
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => giveBack(session, { shipmentId: orderId })),
  );
  expect(new Set(answers.map(([refund]) => refund?.refundId)).size).toBe(1);
  await Promise.all([pass(house, HOUR_MS), pass(house, HOUR_MS), pass(house, HOUR_MS)]);
  await pass(house, HOUR_MS);
  expect(await only(house, orderId)).toMatchObject({ state: 'money_refunded' });
  expect(requestsAt(house)).toHaveLength(1);
  await expectTrueBooks(house);
});

test.each(['cut-before', 'cut-after', '500-after', 'html', 'truncate', '500'] as const)(
  'a refund call answered with %s is made up for, once',
  async (mode) => {
    await using house = await openHouse();
    const { session, orderId } = await buy(house);
    house.sandbox.faults.add({ match: { method: 'POST', path: /\/refund$/ }, mode, times: 1 });
    await giveBack(session, { shipmentId: orderId });
    await house.ctx.settled();
    for (const ms of [11_000, MINUTE_MS, HOUR_MS, HOUR_MS, HOUR_MS]) await pass(house, ms);
    expect(await only(house, orderId)).toMatchObject({ state: 'money_refunded', attention: null });
    expect(house.sandbox.state()).toMatchObject({ counts: { refunds: 1 } });
    await expectTrueBooks(house);
  },
);

test('a carrier side that is away for long gets a person called, and is asked all the same', async () => {
  await using house = await openHouse();
  const { session, orderId } = await buy(house);
  const fault = house.sandbox.faults.add({ match: { path: /\/shipments\/[^/]+/ }, mode: '500' });
  await giveBack(session, { shipmentId: orderId });
  await house.ctx.settled();
  for (let round = 0; round < 12; round += 1) {
    // Only ours: the parcel would be on its way by then.
    house.advanceClock(HOUR_MS);
    await pass(house, 0);
  }
  expect(await only(house, orderId)).toMatchObject({ state: 'requested', attention: 'stuck' });
  house.sandbox.faults.remove(fault.id);
  house.advanceClock(HOUR_MS);
  await pass(house, 0);
  expect(await only(house, orderId)).toMatchObject({ state: 'requested', attention: null });
  await pass(house, HOUR_MS);
  expect(await only(house, orderId)).toMatchObject({ state: 'money_refunded', attention: null });
});

test('somebody else has no such order, nobody without a session has any, and nonsense is said to be', async () => {
  await using house = await openHouse();
  const { session, orderId } = await buy(house);
  const stranger = await house.logIn('business@example.com');
  expect((await ask(stranger, { shipmentId: orderId })).statusCode).toBe(404);
  expect((await ask(house.visitor(), { shipmentId: orderId })).statusCode).toBe(401);
  expect((await ask(session, { shipmentId: 'or_nothing' })).statusCode).toBe(404);
  for (const body of [
    {},
    { shipmentId: '' },
    { shipmentId: orderId, packageIndexes: [] },
    { shipmentId: orderId, packageIndexes: [1] },
    { shipmentId: orderId, packageIndexes: [-1] },
    { shipmentId: orderId, packageIndexes: [0.5] },
    { shipmentId: orderId, packageIndexes: 'all' },
  ])
    expect((await ask(session, body)).statusCode, JSON.stringify(body)).toBe(400);
  expect(await findRefunds(house.ctx.db.orm, orderId)).toEqual([]);
  expect(requestsAt(house)).toHaveLength(0);
});

test('a scanned parcel keeps its label; beside it the others can be given back', async () => {
  await using house = await openHouse();
  const { session, orderId } = await buy(house, { parcels: 2 });
  const { orm } = house.ctx.db;
  await orm.update(shipments).set({ status: 'in_transit' }).where(eq(shipments.packageIndex, 0));
  const refused = await ask(session, { shipmentId: orderId, packageIndexes: [0] });
  expect(refused.statusCode).toBe(409);
  expect(refused.json<ErrorReply>()).toMatchObject({
    code: 'illegal_transition',
    details: { reason: 'parcel_scanned' },
  });
  expect(await listAudit(orm, { subject: orderId, limit: 5 })).toMatchObject([
    { action: 'refund.request', outcome: 'refused: parcel_scanned' },
  ]);
  expect(await giveBack(session, { shipmentId: orderId })).toMatchObject([
    { packageIndex: 0, status: 'failed', reason: 'parcel_scanned', state: null, amountCents: 0 },
    { packageIndex: 1, status: 'success', reason: null, state: 'requested' },
  ]);
});

test('a label that was scanned without our knowing is refused by the carrier, which has the last word', async () => {
  await using house = await openHouse();
  const { session, orderId } = await buy(house);
  house.sandbox.clock.advance(3 * 24 * HOUR_MS);
  await giveBack(session, { shipmentId: orderId });
  await house.ctx.settled();
  expect(await only(house, orderId)).toMatchObject({ state: 'rejected' });
  expect(await findLockedPackages(house.ctx.db.orm, orderId)).toEqual([]);
});

test('an operator needs no session and may agree on less; the rest stays owed', async () => {
  await using house = await openHouse();
  const { intent, orderId } = await buy(house, { parcels: 2 });
  const request = { orderId, packageIndexes: null, requestedBy: 'operator:anna' };
  await expect(
    requestRefund(house.ctx, { ...request, amountCents: intent.amountCents + 1 }),
  ).rejects.toMatchObject({ code: 'invalid_request' });
  const given = await requestRefund(house.ctx, { ...request, amountCents: 1_001 });
  expect(given.map(({ amountCents }) => amountCents)).toEqual([501, 500]);
  await pass(house, HOUR_MS);
  expect(await orderOf(house, orderId)).toMatchObject({
    status: 'cancelled',
    paymentStatus: 'partially_refunded',
    invoiceStatus: 'open',
  });
  const rows = await house.ctx.db.orm.select().from(refunds);
  expect(rows.every(({ requestedBy }) => requestedBy === 'operator:anna')).toBe(true);
  expect((await expectTrueBooks(house)).get('receivable:invoice')).toBe(intent.amountCents - 1_001);
  await expect(requestRefund(house.ctx, { ...request, orderId: 'or_nothing' })).rejects.toMatchObject({
    code: 'not_found',
  });
  await expect(retryRefund(house.ctx, rows[0]?.id ?? '', 'operator:anna')).rejects.toMatchObject({
    code: 'illegal_transition',
  });
});

/** Dies before or after a call to the carrier, or in the nth transaction: nothing is read or written afterwards. */
function dieAt(point: { call: 'before' | 'after' } | { transaction: number }) {
  let dead = false;
  let transactions: number | null = null;
  let tell: () => void = () => undefined;
  const happened = new Promise<void>((resolve) => (tell = resolve));
  const die = (): Promise<never> => {
    dead = true;
    tell();
    return new Promise<never>(() => undefined);
  };
  return {
    happened,
    /** Counts from the next transaction on. */
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

// Transactions of a refund: 1 opens it, 2 notes that the carrier was asked; of the round that hears the carrier's
// yes: 1 records it, 2 records the money.
test.each([
  ['before the carrier is asked', { call: 'before' }, 'asking'],
  ['after the carrier was asked', { call: 'after' }, 'asking'],
  ['before it is noted that the carrier was asked', { transaction: 2 }, 'asking'],
  ['before the yes of the carrier is recorded', { transaction: 1 }, 'hearing'],
  ['between label and money', { transaction: 2 }, 'hearing'],
] as const)('killed %s, the refund is finished once by the next process', async (_name, point, phase) => {
  const crash = dieAt(point);
  await using house = await openHouse({ wrap: crash });
  const { session, orderId } = await buy(house);
  if (phase === 'asking') crash.arm();
  await giveBack(session, { shipmentId: orderId });
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
  await pass(house, LEASE_MS);
  for (const ms of [MINUTE_MS, HOUR_MS, HOUR_MS]) await pass(house, ms);
  expect(await only(house, orderId)).toMatchObject({ state: 'money_refunded' });
  expect(house.sandbox.state()).toMatchObject({ counts: { refunds: 1 } });
  const [intent] = await house.ctx.db.orm.select().from(intents);
  expect(intent).toMatchObject({ status: 'refunded', nextAttemptAt: null });
  const books = await expectTrueBooks(house);
  expect([...books.values()].every((cents) => cents === 0)).toBe(true);
});

test('a refunded label is not handed out any more', async () => {
  await using house = await openHouse();
  const { session, intent, orderId } = await buy(house, { parcels: 2 });
  const label = (packageIndex: number) =>
    session.get(`/api/checkout-intents/${intent.id}/label?package=${packageIndex}`);
  expect((await label(0)).statusCode).toBe(200);
  await giveBack(session, { shipmentId: orderId, packageIndexes: [0] });
  expect([403, 409]).toContain((await label(0)).statusCode);
  expect((await label(1)).statusCode).toBe(200);
});
