// Money that a provider refuses to give back goes another way: what the operator says of it ends the refund.
import { eq, sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { expect, test } from 'vitest';
import { listAudit } from '#server/db/audit.ts';
import { refunds } from '#server/db/schema.ts';
import { migrationsFolder } from '#server/disk.ts';
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
