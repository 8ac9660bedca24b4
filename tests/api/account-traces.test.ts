// What must not outlive an account: names and streets of checkouts, uploads, mails; and nothing starts on a closed one.
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { insertMail, type NewMail } from '#server/db/outbox.ts';
import {
  files,
  intents,
  orderNotes,
  orders,
  outbox,
  passwordResets,
  wizardSessions,
} from '#server/db/schema.ts';
import { lockUser } from '#server/db/users.ts';
import { issueDocuments } from '#server/use-cases/documents/issue-documents.ts';
import { releaseHold } from '#server/use-cases/operator/release-hold.ts';
import { beforeNextTransaction } from '../support/before-next-transaction.ts';
import {
  askRates,
  atPayPal,
  intentOf,
  openIntent,
  openPayment,
  rateOf,
  returnFromPayPal,
  storedIntent,
} from '../support/booking.ts';
import { anAddress, aShipment } from '../support/factories.ts';
import { DEMO_PASSWORD, openHouse, type Session } from '../support/house.ts';
import { mailsTo } from '../support/mailbox.ts';
import { storeOrder } from '../support/placing.ts';

const PRIVAT = 'privat@example.com';
const ID = 'us_demo_privat';

async function end(session: Session): Promise<void> {
  const reply = await session.post('/api/profile/delete', { password: DEMO_PASSWORD });
  expect(reply.statusCode, reply.body).toBe(200);
}

test('no purchase is opened on an account that was closed while the carrier was asked', async () => {
  await using house = await openHouse();
  const [here, there] = [await house.logIn(), await house.logIn()];
  const rate = rateOf(await askRates(here), 'UPS');
  beforeNextTransaction(house, () => end(there));
  const opened = await openIntent(here, 'paypal', { rateId: rate.id, amount: rate.rate });
  expect([opened.statusCode, opened.json<{ code: string }>().code]).toEqual([401, 'not_signed_in']);
  expect(await house.ctx.db.orm.select().from(intents)).toEqual([]);
});

test('nothing is added to the address book of an account that has just been closed', async () => {
  await using house = await openHouse();
  const [here, there] = [await house.logIn(), await house.logIn()];
  beforeNextTransaction(house, () => end(there));
  expect((await here.post('/api/addresses', anAddress())).statusCode).toBe(401);
});

test.each([
  ['an order’s shipment copied to the wizard', '/api/orders/or_1/duplicate-to-session', {}, wizardSessions],
  ['a note on an order', '/api/persist-shipment', { orderId: 'or_1', note: 'Für Tante Erna' }, orderNotes],
])('%s just after the account was closed is not kept', async (_what, path, body, table) => {
  await using house = await openHouse();
  await storeOrder(house, { id: 'or_1', userId: ID, createdAt: house.ctx.clock() });
  await house.ctx.db.orm.update(orders).set({ invoiceStatus: 'paid', invoicePending: false });
  const [here, there] = [await house.logIn(), await house.logIn()];
  beforeNextTransaction(house, () => end(there));
  const reply = await here.post(path, body);
  expect([reply.statusCode, reply.json<{ code: string }>().code]).toEqual([401, 'not_signed_in']);
  expect(await house.ctx.db.orm.select().from(table)).toEqual([]);
});

test('an account is closed once, and only an open one can be locked', async () => {
  await using house = await openHouse();
  const [here, there] = [await house.logIn(), await house.logIn()];
  const { db } = house.ctx;
  expect(await db.transaction((tx) => lockUser(tx, ID))).toMatchObject({ id: ID });
  beforeNextTransaction(house, () => end(there));
  expect((await here.post('/api/profile/delete', { password: DEMO_PASSWORD })).statusCode).toBe(401);
  expect(await db.transaction((tx) => lockUser(tx, ID))).toBeNull();
  expect(await db.transaction((tx) => lockUser(tx, 'us_nobody'))).toBeNull();
});

test('a failed checkout loses its names and streets, and a late payment still finds it', async () => {
  await using house = await openHouse();
  const session = await house.logIn();
  const shipment = aShipment({
    fromAddress: anAddress({ name: 'Petra Petersen', street1: 'Geheimweg 7', phone: '0401234567' }),
    toAddress: anAddress({ name: 'Chloé Łuc', company: 'Łuc SARL', zip: '75001', country: 'FR' }),
  });
  const opened = await openPayment(session, 'paypal', { shipment });
  const cancelled = await session.post(`/api/checkout-intents/${opened.intentId}/cancel`);
  expect(cancelled.statusCode, cancelled.body).toBe(200);
  const before = await storedIntent(house, opened.intentId);
  await end(session);
  const after = await storedIntent(house, opened.intentId);
  expect(after.shipment).toMatchObject({
    fromAddress: { name: '', street1: '', city: '', zip: '', phone: '', email: '', country: 'DE' },
    toAddress: { name: '', company: null, street1: '', country: 'FR' },
    packages: before.shipment.packages,
    additionalServices: { pickup: false },
  });
  expect(JSON.stringify(after)).not.toMatch(/Petra|Geheimweg|0401234567|Chloé|SARL/);
  expect(after).toMatchObject({
    status: 'cancelled',
    step: before.step,
    nextAttemptAt: before.nextAttemptAt,
    providerOrderId: before.providerOrderId,
  });
});

test('the checkout of an order keeps what the law requires', async () => {
  await using house = await openHouse();
  const session = await house.logIn();
  const opened = await openPayment(session, 'paypal');
  await atPayPal(house, opened.paypalOrder.id);
  await returnFromPayPal(session, opened.paypalOrder.id);
  await house.ctx.settled();
  await issueDocuments(house.ctx);
  const { shipment } = await storedIntent(house, opened.intentId);
  await end(session);
  expect((await storedIntent(house, opened.intentId)).shipment).toEqual(shipment);
});

test('uploads that no order used are deleted; those of orders and of other customers stay', async () => {
  await using house = await openHouse();
  const session = await house.logIn();
  const { orm } = house.ctx.db;
  const aFile = (id: string, ownerId: string) => ({
    id,
    ownerId,
    kind: 'declaration' as const,
    name: 'ausfuhr.pdf',
    mime: 'application/pdf',
    size: 4,
    sha256: 'x',
    content: Buffer.from('%PDF'),
    createdAt: house.ctx.clock(),
  });
  await orm.insert(files).values([aFile('fi_used', ID), aFile('fi_unused', ID), aFile('fi_gold', 'us_gold')]);
  const opened = await openPayment(session, 'paypal', {
    shipment: aShipment({
      toAddress: anAddress({ country: 'CH', zip: '8001', city: 'Zürich' }),
      services: { exportDocumentation: true, hasOwnAE: true, ownAEFileId: 'fi_used' },
    }),
  });
  await atPayPal(house, opened.paypalOrder.id);
  await returnFromPayPal(session, opened.paypalOrder.id);
  await house.ctx.settled();
  await issueDocuments(house.ctx);
  const { orderId } = await intentOf(session, opened.intentId);
  await releaseHold(house.ctx, { order: orderId ?? '', operator: 'anna' });
  await end(session);
  const left = await orm.select({ id: files.id }).from(files).where(eq(files.kind, 'declaration'));
  expect(left.map(({ id }) => id).sort()).toEqual(['fi_gold', 'fi_used']);
});

test('abandoned mails and dead links are deleted with the account', async () => {
  await using house = await openHouse();
  const session = await house.logIn();
  const { orm } = house.ctx.db;
  const now = house.ctx.clock();
  const aMail = (id: string, change: Partial<NewMail>): NewMail => ({
    id,
    kind: 'password-changed',
    recipient: PRIVAT,
    language: 'de',
    data: {},
    createdAt: now,
    nextAttemptAt: now,
    ...change,
  });
  await insertMail(orm, aMail('ma_failed', { failedAt: now }));
  await insertMail(orm, aMail('ma_link', { kind: 'password-reset', data: { token: 'abc' } }));
  await insertMail(orm, aMail('ma_other', { recipient: 'gold@example.com', failedAt: now }));
  await end(session);
  const left = await orm.select({ id: outbox.id, kind: outbox.kind }).from(outbox);
  expect(left.map(({ kind, id }) => (kind === 'account-deleted' ? kind : id)).sort()).toEqual([
    'account-deleted',
    'ma_other',
  ]);
});

test('a reset link requested just before the account was closed is neither kept nor mailed', async () => {
  await using house = await openHouse();
  const session = await house.logIn();
  beforeNextTransaction(house, () => end(session));
  const asked = await house.visitor().post('/api/auth/forgot-password', { email: PRIVAT });
  expect(asked.statusCode).toBe(200);
  await house.ctx.settled();
  const mails = await mailsTo(house, PRIVAT);
  expect(mails.map(({ subject }) => subject)).toEqual(['Ihr Konto ist gelöscht']);
  expect(await house.ctx.db.orm.select().from(passwordResets)).toEqual([]);
});
