// A refund that the provider refuses is paid another way: the operator's word ends it.
import { eq, sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { expect, test } from 'vitest';
import type { OrderDetail } from '#contract/order-actions.ts';
import { listAudit } from '#server/db/audit.ts';
import { findShipments } from '#server/db/orders.ts';
import { findRefunds } from '#server/db/refunds.ts';
import { refunds } from '#server/db/schema.ts';
import { migrationsFolder } from '#server/disk.ts';
import { UpstreamError } from '#server/errors.ts';
import type { CarrierPort } from '#server/gateways/carrier.ts';
import type { PaymentPort } from '#server/gateways/payment.ts';
import { issueDocuments } from '#server/use-cases/documents/issue-documents.ts';
import { balances } from '#server/db/ledger.ts';
import { intentOf, openPayment } from '../support/booking.ts';
import { DEMO_PASSWORD, type House, openHouse } from '../support/house.ts';
import { onlyMail } from '../support/mailbox.ts';
import { operate } from '../support/operator-desk.ts';
import { papersOf, read } from '../support/papers.ts';
import {
  type Bought,
  buy,
  buyByPayPal,
  expectCorrectBooks,
  refundByApi,
  HOUR_MS,
  skipPastLastTry,
  onlyRefund,
  orderOf,
  parcelsOf,
  passTime,
} from '../support/refunding.ts';
import { tell } from '../support/tracking.ts';

const payment = (real: PaymentPort): PaymentPort => ({
  ...real,
  refund: () => Promise.resolve({ outcome: 'refused', code: 'declined', text: 'Disputed.' }),
});

/** Bought by PayPal, the order refunded, and PayPal keeps the money. */
async function refused(house: House): Promise<Bought & { id: string }> {
  const bought = await buyByPayPal(house);
  await refundByApi(bought.session, { shipmentId: bought.orderId });
  await passTime(house, HOUR_MS);
  const { id, attention } = await onlyRefund(house, bought.orderId);
  expect(attention).toBe('money_refused');
  const { order } = (await bought.session.get(`/api/orders/${bought.orderId}`)).json<{
    order: OrderDetail;
  }>();
  expect(order.refunds).toMatchObject([{ isCarrierAsked: true, isMoneyRefused: true }]);
  return { ...bought, id };
}

test('a refused refund cannot be resolved: it would be pending for ever', async () => {
  await using house = await openHouse({ wrap: { payment } });
  const { orderId, id } = await refused(house);
  const resolved = await operate(house, ['refunds', 'resolve', id, '--note', 'transferred']);
  expect(resolved).toMatchObject({ code: 1 });
  expect(resolved.out).toContain('refunds settle');
  expect(await onlyRefund(house, orderId)).toMatchObject({ attention: 'money_refused' });
  expect((await operate(house, 'refunds')).out).toContain(id);
});

test('a refused refund once taken off the list is on it again, and can be settled', async () => {
  await using house = await openHouse({ wrap: { payment } });
  const { orderId, id } = await refused(house);
  const { orm } = house.ctx.db;
  await orm.update(refunds).set({ attention: null }).where(eq(refunds.id, id));
  const migration = readMigrationFiles({ migrationsFolder: migrationsFolder() })[14];
  for (const statement of migration?.sql ?? []) await orm.execute(sql.raw(statement));
  expect(await onlyRefund(house, orderId)).toMatchObject({ attention: 'money_refused' });
  expect((await operate(house, 'refunds')).out).toContain(id);
  expect(await operate(house, ['refunds', 'settle', id, '--reference', 'SEPA 4711'])).toMatchObject({
    code: 0,
  });
  for (const statement of migration?.sql ?? []) await orm.execute(sql.raw(statement));
  expect(await onlyRefund(house, orderId)).toMatchObject({ state: 'money_refunded', attention: null });
});

test('a refused refund transferred by hand is settled, and the account can be closed', async () => {
  await using house = await openHouse({ wrap: { payment } });
  const { session, intent, orderId, id } = await refused(house);
  expect(await operate(house, ['refunds', 'settle', id]), 'without a reference').toMatchObject({ code: 2 });
  const settle = () => operate(house, ['refunds', 'settle', id, '--reference', 'SEPA 4711']);
  expect(await settle()).toMatchObject({ code: 0 });
  const settled = { state: 'money_refunded', attention: null, nextAttemptAt: null, claimToken: null };
  expect(await onlyRefund(house, orderId)).toMatchObject(settled);
  expect(await orderOf(house, orderId)).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded' });

  expect((await settle()).out).toContain('is waiting for a person');
  const books = await expectCorrectBooks(house);
  const { amountCents } = intent;
  expect([books.get('cash:paypal'), books.get('cash:bank')]).toEqual([amountCents, -amountCents]);
  const rows = await listAudit(house.ctx.db.orm, { subject: id, limit: 20 });
  expect(rows.filter(({ action }) => action === 'refund.settle')).toMatchObject([
    { actor: 'operator:anna', outcome: 'refused: illegal_transition' },
    { actor: 'operator:anna', outcome: 'done', details: { reference: 'SEPA 4711' } },
  ]);

  expect((await onlyMail(house, /erstattet$/)).text).toContain('Wir haben es Ihnen überwiesen.');
  await issueDocuments(house.ctx);
  const correction = (await papersOf(session, orderId)).find(({ kind }) => kind === 'correction');
  expect(await read(session, correction?.url ?? '')).toContain('Der Betrag geht Ihnen per Überweisung zu.');
  const closed = await session.post('/api/profile/delete', { password: DEMO_PASSWORD });
  expect(closed.statusCode, closed.body).toBe(200);
});

test('a refused refund that the buyer got in a dispute is deducted from the provider’s balance, once', async () => {
  await using house = await openHouse({ wrap: { payment } });
  const { id } = await refused(house);
  const words = ['refunds', 'settle', id, '--reference', 'PP-D-4711', '--at-provider'];
  expect(await operate(house, words)).toMatchObject({ code: 0 });
  expect(await operate(house, words)).toMatchObject({ code: 1 });
  const books = await balances(house.ctx.db.orm);
  expect([...books.values()].filter((cents) => cents !== 0)).toEqual([]);
  expect((await onlyMail(house, /erstattet$/)).text).toContain(
    'auf dem Weg zurück, auf dem Sie bezahlt haben',
  );
});

test('a refund still being tried, and an unknown one, are not settled by hand', async () => {
  const carrier = (real: CarrierPort): CarrierPort => ({
    ...real,
    findRefund: () => Promise.resolve('submitted'),
  });
  await using house = await openHouse({ wrap: { carrier } });
  const { session, orderId } = await buy(house);
  await refundByApi(session, { shipmentId: orderId });
  await house.ctx.settled();
  const { id } = await onlyRefund(house, orderId);
  for (const named of [id, 'rf_none'])
    expect(await operate(house, ['refunds', 'settle', named, '--reference', 'x'])).toMatchObject({ code: 1 });
  expect(await onlyRefund(house, orderId)).toMatchObject({ state: 'requested' });
});

/** The account at the provider is restricted while it says so; counts the refund requests. */
function restricted() {
  const account = { isRestricted: true, asked: 0 };
  const payment = (real: PaymentPort): PaymentPort => ({
    ...real,
    async refund(reference, order) {
      account.asked += 1;
      const fault = { upstream: 'paypal', kind: 'unavailable', code: 'account', outcome: 'none' } as const;
      if (account.isRestricted) throw new UpstreamError(fault, 'PAYEE_ACCOUNT_RESTRICTED');
      return await real.refund(reference, order);
    },
  });
  return { wrap: { payment }, account };
}

test('a failing refund is settled by hand once it is stuck, and is not tried again', async () => {
  const { wrap, account } = restricted();
  await using house = await openHouse({ wrap });
  const { session, orderId } = await buyByPayPal(house);
  await refundByApi(session, { shipmentId: orderId });
  await passTime(house, HOUR_MS);
  const { id } = await onlyRefund(house, orderId);
  const words = ['refunds', 'settle', id, '--reference', 'SEPA 4711'];
  const early = await operate(house, words);
  expect(early).toMatchObject({ code: 1 });
  expect(early.out).toContain('check with the provider first');
  for (let hour = 0; hour < 12; hour += 1) await passTime(house, HOUR_MS);
  expect(await onlyRefund(house, orderId)).toMatchObject({ state: 'carrier_accepted', attention: 'stuck' });

  expect(await operate(house, words), 'the last try may be under way').toMatchObject({ code: 1 });
  skipPastLastTry(house);
  expect(await operate(house, words)).toMatchObject({ code: 0 });
  const settled = { state: 'money_refunded', attention: null, nextAttemptAt: null, claimToken: null };
  expect(await onlyRefund(house, orderId)).toMatchObject(settled);
  Object.assign(account, { isRestricted: false, asked: 0 });
  for (let day = 0; day < 2; day += 1) await passTime(house, 24 * HOUR_MS);
  expect(account.asked).toBe(0);
  const books = await expectCorrectBooks(house);
  expect(books.get('cash:bank')).toBe(0 - (books.get('cash:paypal') ?? 0));
});

test('a stuck refund being tried at this moment is not settled by hand', async () => {
  const { wrap } = restricted();
  await using house = await openHouse({ wrap });
  const { session, orderId } = await buyByPayPal(house);
  await refundByApi(session, { shipmentId: orderId });
  for (let hour = 0; hour < 13; hour += 1) await passTime(house, HOUR_MS);
  const { id } = await onlyRefund(house, orderId);
  const until = new Date(house.ctx.clock().getTime() + HOUR_MS);
  const held = { claimToken: 'somebody', claimedUntil: until, nextAttemptAt: until };
  await house.ctx.db.orm.update(refunds).set(held).where(eq(refunds.id, id));
  expect(await operate(house, ['refunds', 'settle', id, '--reference', 'x'])).toMatchObject({ code: 1 });
  expect(await onlyRefund(house, orderId)).toMatchObject({ state: 'carrier_accepted', attention: 'stuck' });
});

test('a stuck refund of a label used all the same is settled by hand, and the use stays on the list', async () => {
  const { wrap, account } = restricted();
  await using house = await openHouse({ wrap });
  const { session, orderId } = await buyByPayPal(house);
  await refundByApi(session, { shipmentId: orderId });
  await passTime(house, HOUR_MS);
  const [parcel] = await findShipments(house.ctx.db.orm, orderId);
  await tell(house, { tracking_number: parcel?.trackingCode, status: 'in_transit' });
  const { id, attention } = await onlyRefund(house, orderId);
  expect(attention).toBe('label_used');
  const words = ['refunds', 'settle', id, '--reference', 'SEPA 4711'];
  expect(await operate(house, words), 'so early').toMatchObject({ code: 1 });
  for (let hour = 0; hour < 12; hour += 1) await passTime(house, HOUR_MS);
  expect((await operate(house, 'refunds')).out).toMatch(new RegExp(`${id}.* label_used, stuck `));

  skipPastLastTry(house);
  expect(await operate(house, words)).toMatchObject({ code: 0 });
  const settled = { state: 'money_refunded', attention: 'label_used', nextAttemptAt: null, claimToken: null };
  expect(await onlyRefund(house, orderId)).toMatchObject(settled);
  expect((await operate(house, 'refunds')).out).toMatch(new RegExp(`${id}.* label_used  `));
  Object.assign(account, { isRestricted: false, asked: 0 });
  for (let day = 0; day < 2; day += 1) await passTime(house, 24 * HOUR_MS);
  expect(account.asked).toBe(0);
  expect(await operate(house, ['refunds', 'resolve', id, '--note', 'charged again'])).toMatchObject({
    code: 0,
  });
});

/** Three parcels by card, all refunded: their credits are paid one after the other. */
async function inTurn(house: House) {
  const session = await house.logIn();
  const { intentId, paymentUrl } = await openPayment(session, 'computop', { shipment: parcelsOf(3) });
  await house.sandbox.computop.pay({ paymentUrl });
  await house.sandbox.settled();
  await house.ctx.settled();
  const { orderId } = await intentOf(session, intentId);
  await refundByApi(session, { shipmentId: orderId });
  await passTime(house, HOUR_MS);
  const all = await findRefunds(house.ctx.db.orm, orderId ?? '');
  const first = all.find(({ providerRefundId }) => providerRefundId !== null);
  const [second, third] = all.filter(({ providerRefundId }) => providerRefundId === null);
  if (!first || !second || !third) throw new Error('Not one in front of two.');
  return { orderId: orderId ?? '', first, second, third };
}

const settle = (house: House, { id }: { id: string }) => {
  skipPastLastTry(house);
  return operate(house, ['refunds', 'settle', id, '--reference', 'SEPA 4711']);
};

const creditedAt = (house: House): number =>
  (house.sandbox.state() as { computop: { ledger: Record<string, { credited: number }> } }).computop.ledger[
    'EUR'
  ]?.credited ?? 0;

test('a refund waiting behind a stuck one is settled by hand, and is not paid twice', async () => {
  const { wrap, account } = restricted();
  await using house = await openHouse({ wrap, listen: true });
  const { orderId, first, second, third } = await inTurn(house);
  for (const refund of [first, second, third])
    expect(await settle(house, refund), 'after one try').toMatchObject({ code: 1 });
  for (let hour = 0; hour < 12; hour += 1) await passTime(house, HOUR_MS);
  expect(await settle(house, second)).toMatchObject({ code: 0 });
  expect((await settle(house, second)).out).toContain('is waiting for a person');

  const claimedUntil = new Date(house.ctx.clock().getTime() + HOUR_MS);
  const free = { claimToken: null, claimedUntil: null, providerRefundId: null };
  // A process is working on it, or the provider has been asked.
  for (const change of [
    { ...free, claimToken: 'somebody', claimedUntil },
    { ...free, providerRefundId: 'R' },
  ]) {
    await house.ctx.db.orm.update(refunds).set(change).where(eq(refunds.id, third.id));
    expect(await settle(house, third)).toMatchObject({ code: 1 });
  }
  await house.ctx.db.orm.update(refunds).set(free).where(eq(refunds.id, third.id));
  expect(await settle(house, third)).toMatchObject({ code: 0 });

  Object.assign(account, { isRestricted: false, asked: 0 });
  for (let day = 0; day < 2; day += 1) await passTime(house, 24 * HOUR_MS);
  expect(account.asked).toBe(1);
  expect(creditedAt(house)).toBe(first.amountCents);
  expect(await orderOf(house, orderId)).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded' });
  const books = await expectCorrectBooks(house);
  expect(books.get('cash:bank')).toBe(-(second.amountCents + third.amountCents));
});

test('a refund whose turn has come, with one answer lost, is not settled by hand', async () => {
  const { wrap } = restricted();
  await using house = await openHouse({ wrap, listen: true });
  const { orderId, first, second, third } = await inTurn(house);
  for (let hour = 0; hour < 12; hour += 1) await passTime(house, HOUR_MS);
  expect(await settle(house, first)).toMatchObject({ code: 0 });
  await passTime(house, HOUR_MS);
  const isAsked = (await findRefunds(house.ctx.db.orm, orderId)).map(
    ({ providerRefundId }) => providerRefundId,
  );
  expect(isAsked.filter((name) => name !== null)).toHaveLength(2);
  for (const refund of [second, third]) expect(await settle(house, refund)).toMatchObject({ code: 1 });
});

test('at a provider without turns a refund waits for no other, and is not settled because another is stuck', async () => {
  const { wrap } = restricted();
  await using house = await openHouse({ wrap });
  const { session, orderId } = await buyByPayPal(house, 2);
  await refundByApi(session, { shipmentId: orderId });
  await passTime(house, HOUR_MS);
  const [one, other] = await findRefunds(house.ctx.db.orm, orderId);
  if (!one || !other) throw new Error('Not two.');
  const inVain = { attempts: 12, providerRefundId: 'R-1' };
  await house.ctx.db.orm.update(refunds).set(inVain).where(eq(refunds.id, one.id));
  // It may be pending: its answer is lost.
  expect(await settle(house, other)).toMatchObject({ code: 1 });
  expect(await settle(house, one)).toMatchObject({ code: 0 });
});
