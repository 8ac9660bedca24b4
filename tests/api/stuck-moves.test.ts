// Whatever cannot finish on its own is on the operator's list, and continues when it can.
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { intents } from '#server/db/schema.ts';
import type { CarrierPort } from '#server/gateways/carrier.ts';
import type { PaymentPort, Refunded } from '#server/gateways/payment.ts';
import { resumeCheckouts } from '#server/use-cases/checkout/resume-checkouts.ts';
import { readRefunds } from '#server/use-cases/operator/read-lists.ts';
import { retryIntent } from '#server/use-cases/operator/retry-intent.ts';
import { retryRefund } from '#server/use-cases/operator/retry-refund.ts';
import { resumeRefunds } from '#server/use-cases/refunds/resume-refunds.ts';
import {
  configureSandbox,
  askRates,
  book,
  bookAndSettle,
  intentOf,
  advanceTime,
  openPayment,
  ordersOf,
  purchasesAt,
  rateOf,
  settle,
  storedIntent,
} from '../support/booking.ts';
import { type House, openHouse, type Session } from '../support/house.ts';
import {
  buyByPayPal,
  expectEmptyBooks,
  expectCorrectBooks,
  refundByApi,
  HOUR_MS,
  onlyRefund,
  passTime,
} from '../support/refunding.ts';
import { payByPayPal, listedReason } from '../support/failed-purchases.ts';

const DAY_MS = 24 * HOUR_MS;

/** A database that records nothing while it is broken. */
const unrecording =
  (isBroken: () => boolean) =>
  (real: Database): Database => ({
    ...real,
    transaction: (work) => (isBroken() ? Promise.reject(new Error('disk full')) : real.transaction(work)),
  });

test('a move that cannot be recorded is retried ever less often, listed for the operator, and continues on its own', async () => {
  let broken = false;
  const carrier = (real: CarrierPort): CarrierPort => ({
    ...real,
    async buy(...purchase) {
      const bought = await real.buy(...purchase);
      broken = true;
      return bought;
    },
  });
  await using house = await openHouse({
    now: new Date(),
    wrap: { carrier, database: unrecording(() => broken) },
  });
  const session = await house.logIn('gold@example.com');
  const rate = rateOf(await askRates(session), 'UPS');
  const { intentId } = (await book(session, { rateId: rate.id })).json<{ intentId: string }>();
  await house.ctx.settled();
  const gaps: number[] = [];
  for (let tries = 1; tries <= 10; tries += 1) {
    const { attempts, attention, nextAttemptAt, status } = await storedIntent(house, intentId);
    expect([status, attempts, attention]).toEqual(['paid', tries, tries < 10 ? null : 'stuck']);
    const gap = (nextAttemptAt?.getTime() ?? 0) - house.ctx.clock().getTime();
    gaps.push(Math.round(gap / 1_000));
    expect(await resumeCheckouts(house.ctx), 'not before its time').toBe(0);
    if (tries < 10) await advanceTime(house, gap + 1);
  }
  expect(gaps.slice(0, 5)).toEqual([2, 4, 8, 16, 32]);
  expect(await listedReason(house, intentId)).toBe('stuck');
  broken = false;
  await advanceTime(house, HOUR_MS);
  expect(await storedIntent(house, intentId)).toMatchObject({ status: 'completed', attention: null });
  expect(purchasesAt(house)).toHaveLength(1);
  expect(await ordersOf(session)).toHaveLength(1);
  await expectCorrectBooks(house);
});

test('a refund that cannot be recorded is retried ever less often, listed for the operator, and continues on its own', async () => {
  let [broken, asked] = [false, 0];
  const payment = (real: PaymentPort): PaymentPort => ({
    ...real,
    async refund(...order) {
      const given = await real.refund(...order);
      asked += 1;
      if (asked === 1) broken = true;
      return given;
    },
  });
  const wrap = { payment, database: unrecording(() => broken) };
  await using house = await openHouse({ now: new Date(), wrap });
  const { session, orderId } = await buyByPayPal(house);
  await refundByApi(session, { shipmentId: orderId });
  await passTime(house, 2 * HOUR_MS);
  expect(broken).toBe(true);
  const gaps: number[] = [];
  for (let tries = 1; tries <= 10; tries += 1) {
    const { state, attempts, attention, nextAttemptAt } = await onlyRefund(house, orderId);
    expect([state, attempts, attention]).toEqual(['carrier_accepted', tries, tries < 10 ? null : 'stuck']);
    const gap = (nextAttemptAt?.getTime() ?? 0) - house.ctx.clock().getTime();
    gaps.push(Math.round(gap / 1_000));
    expect(await resumeRefunds(house.ctx), 'not before its time').toBe(0);
    if (tries < 10) await passTime(house, gap + 1);
  }
  expect(gaps.slice(0, 5)).toEqual([10, 60, 300, 900, 1800]);
  expect((await readRefunds(house.ctx, { all: false, limit: 5 })).rows).toHaveLength(1);
  broken = false;
  await passTime(house, HOUR_MS);
  expect(await onlyRefund(house, orderId)).toMatchObject({ state: 'money_refunded', attention: null });
  expect(house.sandbox.state()).toMatchObject({ paypal: { counts: { refunds: 1 } } });
  await expectEmptyBooks(house);
});

test('a checkout with all labels stored and nothing left to do is completed by the job', async () => {
  await using house = await openHouse();
  const session = await house.logIn('gold@example.com');
  const { id } = await bookAndSettle(house, session);
  const half = {
    status: 'label_purchased' as const,
    completedAt: null,
    nextAttemptAt: house.ctx.clock(),
  };
  await house.ctx.db.orm.update(intents).set(half).where(eq(intents.id, id));
  expect(await storedIntent(house, id)).toMatchObject({ labelsStored: true, pickup: 'none' });
  await advanceTime(house, 1);
  const done = await storedIntent(house, id);
  expect(done).toMatchObject({ status: 'completed', nextAttemptAt: null, claimToken: null });
  expect(done.completedAt).toBeInstanceOf(Date);
  expect(purchasesAt(house)).toHaveLength(1);
});

test('a capture pending for more than a day is on the operator’s list', async () => {
  let isPending = true;
  const payment = (real: PaymentPort): PaymentPort => ({
    ...real,
    capture: (reference, order) =>
      isPending ? Promise.resolve({ outcome: 'pending', reference }) : real.capture(reference, order),
  });
  await using house = await openHouse({ wrap: { payment } });
  const session = await house.logIn();
  const intentId = await payByPayPal(house, session, await openPayment(session, 'paypal'));
  await advanceTime(house, 23 * HOUR_MS);
  expect(await listedReason(house, intentId)).toBeNull();
  await advanceTime(house, 2 * HOUR_MS);
  expect(await listedReason(house, intentId)).toBe('payment_in_review');
  isPending = false;
  await advanceTime(house, HOUR_MS);
  expect((await intentOf(session, intentId)).status).toBe('completed');
  expect(purchasesAt(house)).toHaveLength(1);
  await expectCorrectBooks(house);
});

/** Paid after it was cancelled. */
async function payTooLate(house: House, session: Session): Promise<string> {
  const { intentId, paymentUrl } = await openPayment(session, 'computop');
  await session.post(`/api/checkout-intents/${intentId}/cancel`);
  await house.sandbox.computop.pay({ paymentUrl });
  await settle(house);
  return intentId;
}

test('a checkout’s refund pending for more than a day is on the operator’s list', async () => {
  let isPending = true;
  const payment = (real: PaymentPort): PaymentPort => ({
    ...real,
    refund: (reference, order) =>
      isPending ? Promise.resolve({ outcome: 'pending', refundId: 'R-1' }) : real.refund(reference, order),
  });
  await using house = await openHouse({ listen: true, wrap: { payment } });
  const session = await house.logIn();
  const intentId = await payTooLate(house, session);
  const { payment: standing, purchaseKey } = await storedIntent(house, intentId);
  expect(standing).toBe('captured');
  // Neither the order page nor the returning popup claims that nothing was charged.
  expect(await intentOf(session, intentId)).toMatchObject({ status: 'cancelled', problem: 'refund_pending' });
  const back = await house.visitor().get(`/api/payments/card/cancel/${purchaseKey}`);
  expect(back.headers.location).toMatch(/^\/payment-failed\?.*reason=refund_pending/);
  await advanceTime(house, 23 * HOUR_MS);
  expect(await listedReason(house, intentId)).toBeNull();
  await advanceTime(house, 2 * HOUR_MS);
  expect(await listedReason(house, intentId)).toBe('refund_pending');
  isPending = false;
  await advanceTime(house, HOUR_MS);
  expect((await storedIntent(house, intentId)).payment).toBe('refunded');
  await expectEmptyBooks(house);
  expect(await intentOf(session, intentId)).toMatchObject({
    status: 'cancelled',
    problem: 'late_payment_refunded',
  });
  const again = await house.visitor().get(`/api/payments/card/cancel/${purchaseKey}`);
  expect(again.headers.location).toMatch(/^\/payment-failed\?.*reason=late_payment_refunded/);
});

test('an order’s refund pending for more than a day is on the operator’s list', async () => {
  await using house = await openHouse();
  const { session, orderId } = await buyByPayPal(house);
  await configureSandbox(house, 'paypal/slowness', { refunds: true });
  await refundByApi(session, { shipmentId: orderId });
  await passTime(house, HOUR_MS);
  expect((await readRefunds(house.ctx, { all: false, limit: 5 })).rows).toEqual([]);
  await passTime(house, DAY_MS);
  const [waiting] = (await readRefunds(house.ctx, { all: false, limit: 5 })).rows;
  expect(waiting).toMatchObject({ state: 'carrier_accepted', attention: 'money_pending' });
  await configureSandbox(house, 'paypal/settle', { id: waiting?.providerRefundId, status: 'COMPLETED' });
  await passTime(house, DAY_MS);
  expect(await onlyRefund(house, orderId)).toMatchObject({ state: 'money_refunded', attention: null });
  await expectEmptyBooks(house);
});

/** As providers do: refuses once, and always repeats the first answer to the same key. */
function refusingOnce() {
  const answers = new Map<string, Refunded>();
  const keys: string[] = [];
  const payment = (real: PaymentPort): PaymentPort => ({
    ...real,
    async refund(reference, order) {
      keys.push(order.key);
      const first = answers.get(order.key);
      if (first) return first;
      const isFirst = answers.size === 0;
      answers.set(order.key, { outcome: 'refused', code: 'declined', text: 'Not today.' });
      return isFirst
        ? { outcome: 'refused', code: 'declined', text: 'Not today.' }
        : real.refund(reference, order);
    },
  });
  return { payment, keys };
}

test('an order’s refund refused for good succeeds under a new key when the operator retries it', async () => {
  const { payment, keys } = refusingOnce();
  await using house = await openHouse({ wrap: { payment } });
  const { session, orderId } = await buyByPayPal(house);
  await refundByApi(session, { shipmentId: orderId });
  await passTime(house, HOUR_MS);
  const refused = await onlyRefund(house, orderId);
  expect(refused).toMatchObject({ attention: 'money_refused', nextAttemptAt: null });
  await retryRefund(house.ctx, { refundId: refused.id, operator: 'anna' });
  expect(await onlyRefund(house, orderId)).toMatchObject({ state: 'money_refunded', attention: null });
  expect(new Set(keys).size, String(keys)).toBe(2);
  await expectEmptyBooks(house);
});

test('a checkout’s refused refund succeeds under a new key when the operator retries it', async () => {
  const { payment, keys } = refusingOnce();
  await using house = await openHouse({ listen: true, wrap: { payment } });
  const intentId = await payTooLate(house, await house.logIn());
  expect(await listedReason(house, intentId)).toBe('refund_refused');
  expect((await storedIntent(house, intentId)).nextAttemptAt).toBeNull();
  await advanceTime(house, DAY_MS);
  expect(keys, 'nobody tries by himself').toHaveLength(1);
  await retryIntent(house.ctx, { intentId, operator: 'anna' });
  await house.ctx.settled();
  expect((await storedIntent(house, intentId)).payment).toBe('refunded');
  expect(await listedReason(house, intentId)).toBeNull();
  expect(new Set(keys).size, String(keys)).toBe(2);
  await expectEmptyBooks(house);
});
