// What outlives an account of its shipments: labels and carriers' texts, only while the parcels are on their way.
import { eq, ne, type SQLWrapper, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { findClosedAccounts } from '#server/db/closed-accounts.ts';
import type { Database, Orm } from '#server/db/database.ts';
import { forgetEndedShipments, MOST_FORGOTTEN } from '#server/db/ended-shipments.ts';
import { findPastGuests } from '#server/db/past-guests.ts';
import { forgetShipments } from '#server/use-cases/profile/forget-shipments.ts';
import { files, intents, orders, refunds, shipments, trackingUpdates, users } from '#server/db/schema.ts';
import { atPayPal, openPayment, returnFromPayPal, storedIntent } from '../support/booking.ts';
import { anAddress, aParcel, aShipment } from '../support/factories.ts';
import { DEMO_PASSWORD, type House, openHouse } from '../support/house.ts';
import { buyByPayPal } from '../support/refunding.ts';
import { anOrder, tell, updatesOf } from '../support/tracking.ts';

const ID = 'us_demo_privat';
const SAID = 'Signed for by Chloé Łuc, Rue Secrète 9';
const DAY_MS = 86_400_000;
const at = (hour: number) => `2026-11-20T${String(hour).padStart(2, '0')}:00:00Z`;

const say = (house: House, code: string, status: string, hour: number) =>
  tell(house, {
    tracking_number: code,
    status,
    status_description: SAID,
    event_timestamp: at(hour),
    location: { city: 'Paris', country: 'FR' },
  });

/** An order with a label and a written invoice; `name` is also its tracking code. */
async function anOrderWithLabel(house: House, name: string, userId = ID): Promise<void> {
  const { orm } = house.ctx.db;
  await anOrder(house, { id: `or_${name}`, userId, codes: [[name]] });
  await orm.update(orders).set({ invoicePending: false });
  await keepFile(house, { id: `label of ${name}`, kind: 'label', ownerId: userId });
  await orm
    .update(shipments)
    .set({ labelFileId: `label of ${name}` })
    .where(eq(shipments.orderId, `or_${name}`));
  await say(house, name, 'in_transit', 8);
}

const keepFile = (house: House, file: Pick<typeof files.$inferInsert, 'id' | 'kind' | 'ownerId'>) =>
  house.ctx.db.orm.insert(files).values({
    ...file,
    name: 'file.pdf',
    mime: 'application/pdf',
    size: 4,
    sha256: 'x',
    content: Buffer.from('%PDF'),
    createdAt: house.ctx.clock(),
  });

const keptFiles = async (house: House): Promise<string[]> =>
  (await house.ctx.db.orm.select({ id: files.id }).from(files)).map(({ id }) => id).sort();

/** Tracking codes with carrier text still stored. */
async function keptWords(house: House): Promise<string[]> {
  const rows = await house.ctx.db.orm.select().from(trackingUpdates);
  const kept = rows.filter(({ rawData, statusDescription }) => rawData !== '' || statusDescription !== null);
  return [...new Set(kept.map(({ trackingCode }) => trackingCode))].sort();
}

/** Shows `look` each statement before it runs. */
const watched = (tx: Orm, look: (statement: SQLWrapper) => Promise<void>): Orm =>
  new Proxy(tx, {
    get: (real, name): unknown =>
      name === 'execute'
        ? async (statement: SQLWrapper) => {
            await look(statement);
            return real.execute(statement);
          }
        : Reflect.get(real, name, real),
  });

async function endAccount(house: House): Promise<void> {
  const session = await house.logIn();
  const reply = await session.post('/api/profile/delete', { password: DEMO_PASSWORD });
  expect(reply.statusCode, reply.body).toBe(200);
  await forgetShipments(house.ctx);
}

test('labels and carriers’ texts of delivered or refunded parcels go with the account, documents stay', async () => {
  await using house = await openHouse();
  for (const name of ['ARRIVED', 'BACK', 'UNDERWAY']) await anOrderWithLabel(house, name);
  await anOrderWithLabel(house, 'THEIRS', 'us_demo_gold');
  for (const name of ['ARRIVED', 'THEIRS']) await say(house, name, 'delivered', 9);
  await house.ctx.db.orm.update(orders).set({ status: 'cancelled' }).where(eq(orders.id, 'or_BACK'));
  await keepFile(house, { id: 'replaced label', kind: 'label', ownerId: ID });
  await keepFile(house, { id: 'customs invoice', kind: 'carrier-invoice', ownerId: ID });
  const look = async () => (await house.visitor().get('/api/track/ARRIVED')).json<unknown>();
  const before = await look();
  await endAccount(house);
  expect(await keptFiles(house)).toEqual(['customs invoice', 'label of THEIRS', 'label of UNDERWAY']);
  expect(await keptWords(house)).toEqual(['THEIRS', 'UNDERWAY']);
  const parcels = await house.ctx.db.orm.select().from(shipments);
  expect(parcels.flatMap(({ labelFileId }) => labelFileId ?? []).sort()).toEqual([
    'label of THEIRS',
    'label of UNDERWAY',
  ]);
  // Tracking by code shows the same as before, and a repeated event is still no news.
  expect(await look()).toEqual(before);
  await say(house, 'ARRIVED', 'delivered', 9);
  expect(await updatesOf(house, 'ARRIVED')).toHaveLength(2);
  expect(await keptWords(house)).not.toContain('ARRIVED');
});

test('labels of parcels delivered after the account was closed go then, and so do later carrier texts', async () => {
  await using house = await openHouse();
  for (const name of ['ARRIVED', 'LATER', 'UNDERWAY']) await anOrderWithLabel(house, name);
  await say(house, 'ARRIVED', 'delivered', 9);
  await endAccount(house);
  await say(house, 'LATER', 'delivered', 10);
  await say(house, 'ARRIVED', 'out_for_delivery', 8);
  await anOrderWithLabel(house, 'LIVING', 'us_demo_gold');
  await say(house, 'LIVING', 'delivered', 9);
  expect(await keptWords(house)).toEqual(['ARRIVED', 'LATER', 'LIVING', 'UNDERWAY']);
  await using working = await openHouse({ jobs: true, overrides: { db: house.ctx.db } });
  await expect.poll(() => keptWords(working)).toEqual(['LIVING', 'UNDERWAY']);
  await expect.poll(() => keptFiles(working)).toEqual(['label of LIVING', 'label of UNDERWAY']);
});

test('no stored URL is left from which the label could be fetched at the carrier side', async () => {
  await using house = await openHouse();
  const { intent, orderId } = await buyByPayPal(house, 2);
  const labels = async () => (await storedIntent(house, intent.id)).labels ?? [];
  const before = await labels();
  expect(before.every(({ url }) => url.startsWith('http'))).toBe(true);
  const { db } = house.ctx;
  const forget = () =>
    db.transaction((tx) => forgetEndedShipments(tx, { userIds: [ID], now: house.ctx.clock() }));
  await forget();
  expect(await labels()).toEqual(before);
  await db.orm.update(orders).set({ status: 'delivered' }).where(eq(orders.id, orderId));
  await forget();
  expect(await labels()).toEqual(before.map((label) => ({ ...label, url: '' })));
});

test('a parcel that is lost or was never handed in is forgotten after half a year without news', async () => {
  await using house = await openHouse();
  for (const name of ['LOST', 'HEARD', 'UNUSED']) await anOrderWithLabel(house, name);
  await say(house, 'LOST', 'return_to_sender', 9);
  const { orm } = house.ctx.db;
  await orm.update(orders).set({ createdAt: house.ctx.clock() });
  const [lost] = await orm.select().from(orders).where(eq(orders.id, 'or_LOST'));
  expect(lost?.status).toBe('problem');
  await orm.delete(trackingUpdates).where(eq(trackingUpdates.trackingCode, 'UNUSED'));
  await endAccount(house);
  const all = ['label of HEARD', 'label of LOST', 'label of UNUSED'];
  expect(await keptFiles(house)).toEqual(all);
  const turn = async (day: number) => {
    house.advanceClock(day * DAY_MS);
    await forgetShipments(house.ctx);
  };
  await turn(182);
  expect(await keptFiles(house)).toEqual(all);
  await orm
    .update(trackingUpdates)
    .set({ createdAt: house.ctx.clock() })
    .where(eq(trackingUpdates.trackingCode, 'HEARD'));
  await turn(2);
  expect(await keptFiles(house)).toEqual(['label of HEARD']);
  expect(await keptWords(house)).toEqual(['HEARD']);
  await turn(182);
  expect(await keptFiles(house)).toEqual([]);
  expect(await keptWords(house)).toEqual([]);
});

test('the label of a checkout that never became an order goes, too, once it is settled', async () => {
  await using house = await openHouse();
  const session = await house.logIn();
  const toAddress = anAddress({ name: 'PARTIALFAIL', city: 'Paris', zip: '75001', country: 'FR' });
  const shipment = aShipment({ toAddress, packages: [aParcel(), aParcel()] });
  const { intentId, paypalOrder } = await openPayment(session, 'paypal', { shipment });
  await atPayPal(house, paypalOrder.id);
  await returnFromPayPal(session, paypalOrder.id);
  await house.ctx.settled();
  const urls = async () => (await storedIntent(house, intentId)).labels?.map(({ url }) => url);
  const bought = await urls();
  expect(bought).toEqual([expect.stringMatching(/^http/)]);
  expect(await storedIntent(house, intentId)).toMatchObject({ labelFate: 'void_requested', orderId: null });
  await endAccount(house);
  expect(await urls()).toEqual(bought);
  const { orm } = house.ctx.db;
  const change = { attention: 'label_not_taken_back', nextAttemptAt: null } as const;
  await orm.update(intents).set(change).where(eq(intents.id, intentId));
  await forgetShipments(house.ctx);
  expect(await urls()).toEqual(bought);
  // The carrier's own invoice contains an address as well.
  await orm.execute(
    sql`update intents set labels = jsonb_set(labels, '{0,carrierInvoice}', '{"url": "http://x", "isSubmitted": true}')`,
  );
  await orm.update(intents).set({ attention: null }).where(eq(intents.id, intentId));
  await forgetShipments(house.ctx);
  expect(await urls()).toEqual(['']);
  expect((await storedIntent(house, intentId)).labels?.[0]?.carrierInvoice).toBeUndefined();
});

test('an account with more orders than one batch is forgotten completely', async () => {
  await using house = await openHouse();
  const { orm } = house.ctx.db;
  for (let i = 0; i <= MOST_FORGOTTEN; i += 1) {
    await anOrder(house, { id: `or_${i}`, userId: ID, codes: [[`CODE${i}`]] });
    await keepFile(house, { id: `label ${i}`, kind: 'label', ownerId: ID });
    await orm
      .update(shipments)
      .set({ labelFileId: `label ${i}` })
      .where(eq(shipments.orderId, `or_${i}`));
  }
  await orm.update(orders).set({ invoicePending: false, status: 'delivered' });
  await endAccount(house);
  expect(await keptFiles(house)).toEqual([]);
});

test('kept labels are not compared one by one with those to be forgotten, however many there are', async () => {
  await using house = await openHouse();
  await anOrderWithLabel(house, 'UNDERWAY');
  const plans: string[] = [];
  await house.ctx.db.transaction(async (tx) => {
    const planned = watched(tx, async (statement) => {
      const { rows } = await tx.execute(sql`explain ${statement}`);
      plans.push(JSON.stringify(rows));
    });
    await forgetEndedShipments(planned, { userIds: [ID], now: house.ctx.clock() });
  });
  const ofFiles = plans.filter((plan) => plan.includes('Delete on files'));
  expect(ofFiles).toEqual([expect.stringContaining('Except')]);
  // A list or nested loops would both take quadratic time.
  expect(ofFiles[0]).not.toMatch(/<> ALL|Anti Join/);
});

test('an account that cannot be searched delays neither other accounts nor guests', async () => {
  await using house = await openHouse();
  const { orm } = house.ctx.db;
  const owners = { FIRST: 'us_demo_business', SECOND: 'us_demo_gold', GUEST: 'g_past' };
  for (const [name, owner] of Object.entries(owners)) await anOrderWithLabel(house, name, owner);
  const long = new Date(house.ctx.clock().getTime() - 91 * DAY_MS);
  await orm.update(orders).set({ status: 'delivered', createdAt: long });
  await orm.update(users).set({ deletedAt: long });
  const failing = (statement: SQLWrapper): Promise<void> => {
    const { params } = new PgDialect().sqlToQuery(statement.getSQL());
    const isTheirs = params.some((param) => String(param).includes(owners.FIRST));
    return isTheirs ? Promise.reject(new Error('statement timeout')) : Promise.resolve();
  };
  const transaction: Database['transaction'] = (work) =>
    house.ctx.db.transaction((tx) => work(watched(tx, failing)));
  await forgetShipments({ ...house.ctx, db: { ...house.ctx.db, transaction } });
  expect(await keptFiles(house)).toEqual(['label of FIRST']);
});

test('a server that is shutting down forgets nothing more and leaves it to the next run', async () => {
  await using house = await openHouse();
  const { orm } = house.ctx.db;
  await anOrderWithLabel(house, 'ARRIVED');
  await orm.update(orders).set({ status: 'delivered' });
  await orm.update(users).set({ deletedAt: house.ctx.clock() });
  await forgetShipments(house.ctx, AbortSignal.abort());
  expect(await keptFiles(house)).toEqual(['label of ARRIVED']);
  await forgetShipments(house.ctx);
  expect(await keptFiles(house)).toEqual([]);
});

test('guests are searched page by page, however few of them are past their time', async () => {
  await using house = await openHouse();
  const { orm } = house.ctx.db;
  for (const owner of ['g_1', 'g_2', 'g_3', ID]) await anOrderWithLabel(house, owner.toUpperCase(), owner);
  const long = new Date(house.ctx.clock().getTime() - 91 * DAY_MS);
  await orm.update(orders).set({ createdAt: long }).where(eq(orders.userId, 'g_3'));
  const newestBefore = new Date(house.ctx.clock().getTime() - 90 * DAY_MS);
  const page = (after: string) => findPastGuests(orm, { after, limit: 2, newestBefore });
  expect(await page('')).toEqual({ ids: [], upTo: 'g_2' });
  expect(await page('g_2')).toEqual({ ids: ['g_3'], upTo: null });
  const ending = new AbortController();
  const patiently: Database['patiently'] = (work) => {
    ending.abort();
    return house.ctx.db.patiently(work);
  };
  await orm.update(orders).set({ status: 'delivered' });
  await forgetShipments({ ...house.ctx, db: { ...house.ctx.db, patiently } }, ending.signal);
  expect(await keptFiles(house), 'who is to end meanwhile').toHaveLength(4);
});

test('closed accounts are searched in batches', async () => {
  await using house = await openHouse();
  const { orm } = house.ctx.db;
  await orm.update(users).set({ deletedAt: house.ctx.clock() }).where(ne(users.id, ID));
  const first = await findClosedAccounts(orm, { after: '', limit: 2 });
  const others = await findClosedAccounts(orm, { after: first[1] ?? '', limit: 100 });
  const all = (await orm.select({ id: users.id }).from(users)).map(({ id }) => id);
  expect(first).toHaveLength(2);
  expect([...first, ...others]).toEqual(all.filter((id) => id !== ID).sort());
});

test('a label whose refund may still be rejected is kept until that is settled', async () => {
  await using house = await openHouse();
  await anOrderWithLabel(house, 'BACK');
  const { orm } = house.ctx.db;
  await orm.update(orders).set({ status: 'cancelled' });
  const now = house.ctx.clock();
  await orm.insert(refunds).values({
    id: 're_1',
    orderId: 'or_BACK',
    intentId: 'ci_1',
    packageIndex: 0,
    state: 'requested',
    amountCents: 3_627,
    requestedBy: 'operator:anna',
    requestedAt: now,
    updatedAt: now,
  });
  const forget = () =>
    house.ctx.db.transaction((tx) => forgetEndedShipments(tx, { userIds: [ID], now: house.ctx.clock() }));
  await forget();
  expect(await keptFiles(house)).toEqual(['label of BACK']);
  await orm.update(refunds).set({ state: 'money_refunded' });
  await forget();
  expect(await keptFiles(house)).toEqual([]);
  expect(await keptWords(house)).toEqual([]);
});

test('labels and carriers’ texts of a guest’s purchases go ninety days after the last order', async () => {
  await using house = await openHouse();
  const { orm } = house.ctx.db;
  await anOrderWithLabel(house, 'OLD', 'g_past');
  await anOrderWithLabel(house, 'EARLIER', 'g_here');
  await anOrderWithLabel(house, 'LATER', 'g_here');
  await anOrderWithLabel(house, 'THEIRS', 'us_demo_gold');
  for (const name of ['OLD', 'EARLIER', 'LATER', 'THEIRS']) await say(house, name, 'delivered', 9);
  const long = new Date(house.ctx.clock().getTime() - 91 * DAY_MS);
  await orm.update(orders).set({ createdAt: long }).where(ne(orders.id, 'or_LATER'));
  await forgetShipments(house.ctx);
  expect(await keptFiles(house)).toEqual(['label of EARLIER', 'label of LATER', 'label of THEIRS']);
  expect(await keptWords(house)).toEqual(['EARLIER', 'LATER', 'THEIRS']);
});
