// The provider keeps the money of a failed checkout: the operator's word settles it.
import { eq, sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { expect, test } from 'vitest';
import { listAudit } from '#server/db/audit.ts';
import { requestIntentCheck } from '#server/db/intent-claims.ts';
import { balances } from '#server/db/ledger.ts';
import { intents } from '#server/db/schema.ts';
import { migrationsFolder } from '#server/disk.ts';
import { UpstreamError } from '#server/errors.ts';
import type { PaymentPort } from '#server/gateways/payment.ts';
import {
  configureSandbox,
  atPayPal,
  intentOf,
  advanceTime,
  openPayment,
  returnFromPayPal,
  settle,
  storedIntent,
} from '../support/booking.ts';
import { anAddress, aParcel, aShipment } from '../support/factories.ts';
import { DEMO_PASSWORD, type House, openHouse, type Session } from '../support/house.ts';
import { mailbox, onlyMail } from '../support/mailbox.ts';
import { toParis } from '../support/failed-purchases.ts';
import { operate } from '../support/operator-desk.ts';
import { expectCorrectBooks, HOUR_MS, skipPastLastTry, refundAtPayPal } from '../support/refunding.ts';

/** Keeps the money and counts the refund requests. */
function keeping() {
  let asked = 0;
  const payment = (real: PaymentPort): PaymentPort => ({
    ...real,
    refund: () => {
      asked += 1;
      return Promise.resolve({ outcome: 'refused', code: 'declined', text: 'Disputed.' });
    },
  });
  return { wrap: { payment }, asked: () => asked };
}

/** As `keeping`, and the provider notifies us about the order it is told to; `isBack` is what a check finds. */
function keepingAndCalling() {
  const { wrap, asked } = keeping();
  const told = { orderId: '', isBack: false, looks: 0 };
  const payment = (real: PaymentPort): PaymentPort => ({
    ...wrap.payment(real),
    isGivenBack: () => {
      told.looks += 1;
      return Promise.resolve(told.isBack);
    },
    readNotice: async (delivery) =>
      told.orderId === ''
        ? await real.readNotice(delivery)
        : {
            eventId: delivery.body.toString(),
            kind: 'CREDIT',
            orderId: told.orderId,
            captureId: null,
            refundOf: null,
            isReversal: false,
          },
  });
  return { wrap: { payment }, asked, told };
}

async function call(house: House, payload: string): Promise<void> {
  const url = '/api/webhooks/computop';
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const reply = await house.visitor().send({ method: 'POST', url, headers, payload });
  expect(reply.statusCode, reply.body).toBe(200);
  await settle(house);
}

/** Paid after it was cancelled, and the refund refused. */
async function refusedLate(house: House, session: Session): Promise<string> {
  const { intentId, paymentUrl } = await openPayment(session, 'computop');
  await session.post(`/api/checkout-intents/${intentId}/cancel`);
  await house.sandbox.computop.pay({ paymentUrl });
  await settle(house);
  expect(await storedIntent(house, intentId)).toMatchObject({
    status: 'cancelled',
    payment: 'captured',
    attention: 'refund_refused',
    nextAttemptAt: null,
  });
  return intentId;
}

/** Paid, without a label, given up, and the refund refused. */
async function refusedAfterGivingUp(house: House, session: Session): Promise<string> {
  const toAddress = anAddress({ name: 'LABELFAIL', country: 'FR', zip: '75001', city: 'Paris' });
  const { intentId, paymentUrl } = await openPayment(session, 'computop', {
    shipment: aShipment({ toAddress }),
  });
  await house.sandbox.computop.pay({ paymentUrl });
  await settle(house);
  expect(await operate(house, ['intents', 'give-up', intentId])).toMatchObject({ code: 1 });
  expect(await storedIntent(house, intentId)).toMatchObject({
    status: 'refunded',
    payment: 'captured',
    attention: 'refund_refused',
  });
  return intentId;
}

test('a checkout’s refused refund cannot be resolved: we would keep the money for ever', async () => {
  await using house = await openHouse({ listen: true, wrap: keeping().wrap });
  const id = await refusedLate(house, await house.logIn());
  const resolved = await operate(house, ['intents', 'resolve', id, '--note', 'transferred']);
  expect(resolved).toMatchObject({ code: 1 });
  expect(resolved.out).toContain('intents settle');
  expect((await operate(house, 'intents')).out).toContain(id);
});

test('a checkout’s refused refund once taken off the list is on it again', async () => {
  await using house = await openHouse({ listen: true, wrap: keeping().wrap });
  const session = await house.logIn();
  const id = await refusedLate(house, session);
  const { intentId: open } = await openPayment(session, 'computop');
  const { orm } = house.ctx.db;
  await orm.update(intents).set({ attention: null }).where(eq(intents.id, id));
  const migration = readMigrationFiles({ migrationsFolder: migrationsFolder() })[14];
  for (const statement of migration?.sql ?? []) await orm.execute(sql.raw(statement));
  expect((await operate(house, 'intents')).out).toContain(id);
  expect(await storedIntent(house, open)).toMatchObject({ attention: null });
});

test('a late payment transferred back by hand is settled: it is not paid twice, and the account can be closed', async () => {
  const { wrap, asked } = keeping();
  await using house = await openHouse({ listen: true, wrap });
  const session = await house.logIn();
  const id = await refusedLate(house, session);
  expect(await operate(house, ['intents', 'settle', id]), 'without a reference').toMatchObject({ code: 2 });
  const settleByHand = () => operate(house, ['intents', 'settle', id, '--reference', 'SEPA 4711']);
  expect(await settleByHand()).toMatchObject({
    code: 0,
    out: expect.stringContaining('is told by mail') as string,
  });
  expect(await storedIntent(house, id)).toMatchObject({
    status: 'cancelled',
    payment: 'refunded',
    attention: null,
    nextAttemptAt: null,
    claimToken: null,
  });
  expect(await intentOf(session, id)).toMatchObject({ problem: 'late_payment_refunded', terminal: true });

  expect((await settleByHand()).out).toContain('is waiting for a person');
  expect(await operate(house, ['intents', 'retry', id])).toMatchObject({ code: 1 });
  expect(asked()).toBe(1);
  const books = await expectCorrectBooks(house);
  expect(books.get('cash:computop')).toBeGreaterThan(0);
  expect([books.get('cash:bank'), books.get('sales')]).toEqual([-(books.get('cash:computop') ?? 0), 0]);
  const rows = await listAudit(house.ctx.db.orm, { subject: id, limit: 20 });
  expect(rows.filter(({ action }) => action === 'intent.settle')).toMatchObject([
    { actor: 'operator:anna', outcome: 'refused: illegal_transition' },
    {
      actor: 'operator:anna',
      outcome: 'done',
      details: { reference: 'SEPA 4711', attention: 'refund_refused' },
    },
  ]);
  expect((await onlyMail(house, /überwiesen$/)).text).toContain('Wir haben es Ihnen überwiesen.');
  const closed = await session.post('/api/profile/delete', { password: DEMO_PASSWORD });
  expect(closed.statusCode, closed.body).toBe(200);
});

test('a given-up checkout’s sale is reversed, VAT included, when its money was transferred', async () => {
  await using house = await openHouse({ listen: true, wrap: keeping().wrap });
  const id = await refusedAfterGivingUp(house, await house.logIn());
  expect(await operate(house, ['intents', 'settle', id, '--reference', 'SEPA 4711'])).toMatchObject({
    code: 0,
  });
  const { amountCents } = await storedIntent(house, id);
  const books = await expectCorrectBooks(house);
  expect([...books].filter(([, cents]) => cents !== 0).sort()).toEqual([
    ['cash:bank', -amountCents],
    ['cash:computop', amountCents],
  ]);
  await onlyMail(house, /überwiesen$/);
});

test('a checkout’s refused refund paid out in a dispute is deducted from the provider’s balance, once', async () => {
  await using house = await openHouse({ listen: true, wrap: keeping().wrap });
  const id = await refusedAfterGivingUp(house, await house.logIn());
  const words = ['intents', 'settle', id, '--reference', 'CB-4711', '--at-provider'];
  expect(await operate(house, words)).toMatchObject({ code: 0 });
  expect(await operate(house, words)).toMatchObject({ code: 1 });
  const books = await balances(house.ctx.db.orm);
  expect([...books.values()].filter((cents) => cents !== 0)).toEqual([]);
  expect((await mailbox(house)).filter(({ subject }) => subject.includes('überwiesen'))).toEqual([]);
});

test('a checkout whose money we do not hold, and an unknown one, are not settled by hand', async () => {
  await using house = await openHouse({ listen: true });
  const { intentId } = await openPayment(await house.logIn(), 'computop');
  for (const id of [intentId, 'ci_none'])
    expect(await operate(house, ['intents', 'settle', id, '--reference', 'x'])).toMatchObject({ code: 1 });
  expect(await storedIntent(house, intentId)).toMatchObject({ status: 'payment_pending' });
});

test('a provider’s late notification does not retry a refused refund: the operator may be transferring it', async () => {
  const { wrap, asked, told } = keepingAndCalling();
  await using house = await openHouse({ listen: true, wrap });
  const session = await house.logIn();
  const id = await refusedLate(house, session);
  told.orderId = (await storedIntent(house, id)).paymentReference?.orderId ?? '';
  told.looks = 0;
  await call(house, 'first');
  // The customer's own request has the same effect.
  await session.post('/api/labels/buy', { intentId: id });
  await house.ctx.settled();
  expect(asked()).toBe(1);
  expect(told.looks).toBe(1);
  expect(await storedIntent(house, id)).toMatchObject({
    payment: 'captured',
    attention: 'refund_refused',
    nextAttemptAt: null,
  });
  expect((await operate(house, ['intents', 'settle', id, '--reference', 'SEPA 4711'])).code).toBe(0);
  await call(house, 'second');
  expect([asked(), told.looks]).toEqual([1, 1]);
  await expectCorrectBooks(house);
});

test('a refused refund made in the provider’s own pages is seen at its notification, and the row is closed', async () => {
  const { wrap, asked, told } = keepingAndCalling();
  await using house = await openHouse({ listen: true, wrap });
  const id = await refusedLate(house, await house.logIn());
  told.orderId = (await storedIntent(house, id)).paymentReference?.orderId ?? '';
  told.isBack = true;
  await call(house, 'first');
  expect(asked()).toBe(1);
  expect(await storedIntent(house, id)).toMatchObject({
    status: 'cancelled',
    payment: 'refunded',
    attention: null,
  });
  expect((await operate(house, 'intents')).out).not.toContain(id);
  const books = await balances(house.ctx.db.orm);
  expect([...books.values()].filter((cents) => cents !== 0)).toEqual([]);
  expect(await listAudit(house.ctx.db.orm, { subject: id, limit: 1 })).toMatchObject([
    { actor: 'system', action: 'intent.money-back-seen', details: { attention: 'refund_refused' } },
  ]);
});

test('a label being voided is still waited for after a refused refund turns out to be paid', async () => {
  const { wrap, told } = keepingAndCalling();
  await using house = await openHouse({ listen: true, wrap });
  const shipment = aShipment({ toAddress: toParis('PARTIALFAIL'), packages: [aParcel(), aParcel()] });
  const { intentId, paymentUrl } = await openPayment(await house.logIn(), 'computop', { shipment });
  await house.sandbox.computop.pay({ paymentUrl });
  await settle(house);
  await operate(house, ['intents', 'give-up', intentId]);
  const refused = { labelFate: 'void_requested', attention: 'refund_refused', nextAttemptAt: null };
  expect(await storedIntent(house, intentId)).toMatchObject(refused);
  told.orderId = (await storedIntent(house, intentId)).paymentReference?.orderId ?? '';
  told.isBack = true;
  await call(house, 'back');
  expect(await storedIntent(house, intentId)).toMatchObject({
    payment: 'refunded',
    labelFate: 'void_requested',
  });
  await advanceTime(house, HOUR_MS);
  await advanceTime(house, HOUR_MS);
  expect(await storedIntent(house, intentId)).toMatchObject({ labelFate: 'voided', nextAttemptAt: null });
});

test('a notification during a refused refund triggers a check, not a retry', async () => {
  const { wrap, asked, told } = keepingAndCalling();
  let isCalled = false;
  const payment = (real: PaymentPort): PaymentPort => {
    const kept = wrap.payment(real);
    return {
      ...kept,
      refund: async (reference, order) => {
        const word = { now: house.ctx.clock(), verified: true };
        if (isCalled) await requestIntentCheck(house.ctx.db.orm, order.intentId, word);
        return await kept.refund(reference, order);
      },
    };
  };
  await using house = await openHouse({ listen: true, wrap: { payment } });
  const id = await refusedLate(house, await house.logIn());
  [isCalled, told.looks] = [true, 0];
  // Only the notification triggers the check here: the operator's retry only tries.
  await operate(house, ['intents', 'retry', id]);
  await settle(house);
  expect([asked(), told.looks]).toEqual([2, 1]);
});

test("a refused refund made in PayPal's own pages is seen once paid, not while pending", async () => {
  const payment = (real: PaymentPort): PaymentPort => ({
    ...keeping().wrap.payment(real),
    open: (order, key) => real.open({ ...order, capture: 'at_once' }, key),
    secure: (reference, order) => real.secure(reference, { ...order, capture: 'at_once' }),
  });
  await using house = await openHouse({ listen: true, wrap: { payment } });
  const id = await refusedAtPayPal(house, await house.logIn());
  await configureSandbox(house, 'paypal/slowness', { refunds: true });
  const refundId = await refundAtPayPal(house, (await storedIntent(house, id)).paymentReference?.captureId);
  await settle(house);
  expect(await storedIntent(house, id)).toMatchObject({ payment: 'captured', attention: 'refund_refused' });
  await configureSandbox(house, 'paypal/settle', { id: refundId, status: 'COMPLETED' });
  await settle(house);
  expect(await storedIntent(house, id)).toMatchObject({ payment: 'refunded', attention: null });
  await expectCorrectBooks(house);
});

/** As `refusedAfterGivingUp`, paid by PayPal. */
async function refusedAtPayPal(house: House, session: Session): Promise<string> {
  const toAddress = anAddress({ name: 'LABELFAIL', country: 'FR', zip: '75001', city: 'Paris' });
  const shipment = aShipment({ toAddress });
  const { intentId, paypalOrder } = await openPayment(session, 'paypal', { shipment });
  await atPayPal(house, paypalOrder.id);
  await returnFromPayPal(session, paypalOrder.id);
  await settle(house);
  await operate(house, ['intents', 'give-up', intentId]);
  expect(await storedIntent(house, intentId)).toMatchObject({
    payment: 'captured',
    attention: 'refund_refused',
  });
  return intentId;
}

test('a checkout’s failing refund is settled by hand once it is stuck, and is not tried again', async () => {
  const account = { isRestricted: true, asked: 0 };
  const payment = (real: PaymentPort): PaymentPort => ({
    ...real,
    async refund(reference, order) {
      account.asked += 1;
      const fault = {
        upstream: 'computop',
        kind: 'unavailable',
        code: 'not_authorized',
        outcome: 'none',
      } as const;
      if (account.isRestricted) throw new UpstreamError(fault, 'MAC WRONG');
      return await real.refund(reference, order);
    },
  });
  await using house = await openHouse({ listen: true, wrap: { payment } });
  const session = await house.logIn();
  const { intentId: id, paymentUrl } = await openPayment(session, 'computop');
  await session.post(`/api/checkout-intents/${id}/cancel`);
  await house.sandbox.computop.pay({ paymentUrl });
  await settle(house);
  const words = ['intents', 'settle', id, '--reference', 'SEPA 4711'];
  const early = await operate(house, words);
  expect(early).toMatchObject({ code: 1 });
  expect(early.out).toContain('check with the provider first');
  for (let hour = 0; hour < 12; hour += 1) await advanceTime(house, HOUR_MS);
  expect(await storedIntent(house, id)).toMatchObject({ payment: 'captured', attention: 'stuck' });

  expect(await operate(house, words), 'the last try may be under way').toMatchObject({ code: 1 });
  skipPastLastTry(house);
  expect(await operate(house, words)).toMatchObject({ code: 0 });
  expect(await storedIntent(house, id)).toMatchObject({ payment: 'refunded', attention: null });
  Object.assign(account, { isRestricted: false, asked: 0 });
  for (let day = 0; day < 2; day += 1) await advanceTime(house, 24 * HOUR_MS);
  expect(account.asked).toBe(0);
  expect(await storedIntent(house, id)).toMatchObject({ nextAttemptAt: null, claimToken: null });
});

test('a refund retried by the operator and now pending is not settled by hand', async () => {
  const provider = { isOpen: false };
  const payment = (real: PaymentPort): PaymentPort => {
    const kept = keeping().wrap.payment(real);
    return {
      ...kept,
      refund: (reference, order) =>
        provider.isOpen
          ? Promise.resolve({ outcome: 'pending', refundId: 'R1' })
          : kept.refund(reference, order),
    };
  };
  await using house = await openHouse({ listen: true, wrap: { payment } });
  const id = await refusedLate(house, await house.logIn());
  provider.isOpen = true;
  expect(await operate(house, ['intents', 'retry', id])).toMatchObject({ code: 0 });
  expect(await storedIntent(house, id)).toMatchObject({ payment: 'captured', attention: null });
  const words = ['intents', 'settle', id, '--reference', 'SEPA 4711'];
  expect(await operate(house, words)).toMatchObject({ code: 1 });
  expect(await storedIntent(house, id)).toMatchObject({ payment: 'captured' });
});
