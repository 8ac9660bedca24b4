// Money that a provider refuses to give back goes another way: what the operator says of it ends the refund.
import { eq, sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { expect, test } from 'vitest';
import { listAudit } from '#server/db/audit.ts';
import { refunds } from '#server/db/schema.ts';
import { migrationsFolder } from '#server/disk.ts';
import { UpstreamError } from '#server/errors.ts';
import type { CarrierPort } from '#server/gateways/carrier.ts';
import type { PaymentPort } from '#server/gateways/payment.ts';
import { runOperator } from '#server/operator/run-operator.ts';
import { issueDocuments } from '#server/use-cases/documents/issue-documents.ts';
import { balances } from '#server/db/ledger.ts';
import { DEMO_PASSWORD, type House, openHouse } from '../support/house.ts';
import { onlyMail } from '../support/mailing.ts';
import { papersOf, read } from '../support/papers.ts';
import {
  type Bought,
  buy,
  buyByPayPal,
  expectTrueBooks,
  giveBack,
  HOUR_MS,
  only,
  orderOf,
  pass,
} from '../support/refunding.ts';

const operate = (at: House, ...words: string[]) =>
  runOperator(at.ctx, words, { operator: 'anna', readFile: () => Promise.reject(new Error('No file.')) });

const payment = (real: PaymentPort): PaymentPort => ({
  ...real,
  refund: () => Promise.resolve({ outcome: 'refused', code: 'declined', text: 'Disputed.' }),
});

/** Bought by PayPal and given back, and PayPal keeps the money. */
async function refused(house: House): Promise<Bought & { id: string }> {
  const bought = await buyByPayPal(house);
  await giveBack(bought.session, { shipmentId: bought.orderId });
  await pass(house, HOUR_MS);
  const { id, attention } = await only(house, bought.orderId);
  expect(attention).toBe('money_refused');
  return { ...bought, id };
}

test('refused money is not resolved: it would be on its way for ever', async () => {
  await using house = await openHouse({ wrap: { payment } });
  const { orderId, id } = await refused(house);
  const resolved = await operate(house, 'refunds', 'resolve', id, '--note', 'transferred');
  expect(resolved).toMatchObject({ code: 1 });
  expect(resolved.out).toContain('refunds settle');
  expect(await only(house, orderId)).toMatchObject({ attention: 'money_refused' });
  expect((await operate(house, 'refunds')).out).toContain(id);
});

test('refused money that was once struck off the list is on it again, and can be settled', async () => {
  await using house = await openHouse({ wrap: { payment } });
  const { orderId, id } = await refused(house);
  const { orm } = house.ctx.db;
  await orm.update(refunds).set({ attention: null }).where(eq(refunds.id, id));
  const migration = readMigrationFiles({ migrationsFolder: migrationsFolder() })[14];
  for (const statement of migration?.sql ?? []) await orm.execute(sql.raw(statement));
  expect(await only(house, orderId)).toMatchObject({ attention: 'money_refused' });
  expect((await operate(house, 'refunds')).out).toContain(id);
  expect(await operate(house, 'refunds', 'settle', id, '--reference', 'SEPA 4711')).toMatchObject({
    code: 0,
  });
  for (const statement of migration?.sql ?? []) await orm.execute(sql.raw(statement));
  expect(await only(house, orderId)).toMatchObject({ state: 'money_refunded', attention: null });
});

test('refused money that a person has transferred ends the refund, and the account can be closed', async () => {
  await using house = await openHouse({ wrap: { payment } });
  const { session, intent, orderId, id } = await refused(house);
  expect(await operate(house, 'refunds', 'settle', id), 'without a reference').toMatchObject({ code: 2 });
  const settle = () => operate(house, 'refunds', 'settle', id, '--reference', 'SEPA 4711');
  expect(await settle()).toMatchObject({ code: 0 });
  const settled = { state: 'money_refunded', attention: null, nextAttemptAt: null, claimToken: null };
  expect(await only(house, orderId)).toMatchObject(settled);
  expect(await orderOf(house, orderId)).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded' });

  expect((await settle()).out).toContain('waits for nobody');
  const books = await expectTrueBooks(house);
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

test('refused money that the buyer has got in a dispute is taken off what the provider holds, once', async () => {
  await using house = await openHouse({ wrap: { payment } });
  const { id } = await refused(house);
  const words = ['refunds', 'settle', id, '--reference', 'PP-D-4711', '--at-provider'];
  expect(await operate(house, ...words)).toMatchObject({ code: 0 });
  expect(await operate(house, ...words)).toMatchObject({ code: 1 });
  const books = await balances(house.ctx.db.orm);
  expect([...books.values()].filter((cents) => cents !== 0)).toEqual([]);
  expect((await onlyMail(house, /erstattet$/)).text).toContain(
    'auf dem Weg zurück, auf dem Sie bezahlt haben',
  );
});

test('money that still has a way back, and a refund that does not exist, are not settled by hand', async () => {
  const carrier = (real: CarrierPort): CarrierPort => ({
    ...real,
    findRefund: () => Promise.resolve('submitted'),
  });
  await using house = await openHouse({ wrap: { carrier } });
  const { session, orderId } = await buy(house);
  await giveBack(session, { shipmentId: orderId });
  await house.ctx.settled();
  const { id } = await only(house, orderId);
  for (const named of [id, 'rf_none'])
    expect(await operate(house, 'refunds', 'settle', named, '--reference', 'x')).toMatchObject({ code: 1 });
  expect(await only(house, orderId)).toMatchObject({ state: 'requested' });
});

/** The account at the provider is restricted, for as long as it says so; counts how often money was to go back. */
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

test('money that is tried in vain is settled by hand once it is stuck, and is tried no more', async () => {
  const { wrap, account } = restricted();
  await using house = await openHouse({ wrap });
  const { session, orderId } = await buyByPayPal(house);
  await giveBack(session, { shipmentId: orderId });
  await pass(house, HOUR_MS);
  const { id } = await only(house, orderId);
  const words = ['refunds', 'settle', id, '--reference', 'SEPA 4711'];
  const early = await operate(house, ...words);
  expect(early).toMatchObject({ code: 1 });
  expect(early.out).toContain('look at the provider first');
  for (let hour = 0; hour < 12; hour += 1) await pass(house, HOUR_MS);
  expect(await only(house, orderId)).toMatchObject({ state: 'carrier_accepted', attention: 'stuck' });

  expect(await operate(house, ...words)).toMatchObject({ code: 0 });
  const settled = { state: 'money_refunded', attention: null, nextAttemptAt: null, claimToken: null };
  expect(await only(house, orderId)).toMatchObject(settled);
  Object.assign(account, { isRestricted: false, asked: 0 });
  for (let day = 0; day < 2; day += 1) await pass(house, 24 * HOUR_MS);
  expect(account.asked).toBe(0);
  const books = await expectTrueBooks(house);
  expect(books.get('cash:bank')).toBe(0 - (books.get('cash:paypal') ?? 0));
});

test('stuck money that is just being tried is not settled by hand', async () => {
  const { wrap } = restricted();
  await using house = await openHouse({ wrap });
  const { session, orderId } = await buyByPayPal(house);
  await giveBack(session, { shipmentId: orderId });
  for (let hour = 0; hour < 13; hour += 1) await pass(house, HOUR_MS);
  const { id } = await only(house, orderId);
  const until = new Date(house.ctx.clock().getTime() + HOUR_MS);
  const held = { claimToken: 'somebody', claimedUntil: until, nextAttemptAt: until };
  await house.ctx.db.orm.update(refunds).set(held).where(eq(refunds.id, id));
  expect(await operate(house, 'refunds', 'settle', id, '--reference', 'x')).toMatchObject({ code: 1 });
  expect(await only(house, orderId)).toMatchObject({ state: 'carrier_accepted', attention: 'stuck' });
});
