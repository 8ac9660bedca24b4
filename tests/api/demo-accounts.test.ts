// Demo accounts appear only in an empty or a demo database, never among real customers.
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { ConfigError, readConfig } from '#server/config.ts';
import { createContext } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { intents, users } from '#server/db/schema.ts';
import { closeDemo, isDemoDatabase, seedDemo } from '#server/db/seed.ts';
import { insertUser } from '#server/db/users.ts';
import { openDatabase } from '../support/database.ts';
import { aShipment } from '../support/factories.ts';

const NOW = new Date('2026-11-20T10:00:00Z');
const sandbox = readConfig({ LOG_LEVEL: 'silent' });

const start = async (db: Database): Promise<void> => (await createContext(sandbox, { db })).close();

const register = (db: Database) =>
  insertUser(db.orm, {
    id: 'us_customer',
    email: 'kundin@nordkai.example',
    passwordHash: 'argon2',
    firstName: 'Karla',
    lastName: 'Kundin',
    createdAt: NOW,
  });

/** What a purchase without an account leaves behind. */
const buyAsGuest = (db: Database) =>
  db.orm.insert(intents).values({
    id: 'ci_guest',
    userId: 'g_somebody',
    provider: 'paypal',
    idempotencyKey: 'key',
    requestHash: 'hash',
    status: 'completed',
    quoteId: 'qu_1',
    rateId: 'ra_1',
    carrier: 'UPS',
    service: 'Standard',
    amountCents: 1_990,
    language: 'de',
    shipment: aShipment(),
    rate: {} as never,
    price: {} as never,
    purchaseKey: 'purchase',
    createdAt: NOW,
    updatedAt: NOW,
  });

const idsIn = async (db: Database): Promise<string[]> =>
  (await db.orm.select({ id: users.id }).from(users)).map(({ id }) => id).sort();

const DEMO = ['us_demo_business', 'us_demo_gold', 'us_demo_privat', 'us_demo_rabatt'];

test('a start without its environment runs no sandbox on a database with real customers', async () => {
  const { db, remove } = await openDatabase();
  await register(db);
  await expect(start(db)).rejects.toThrow(ConfigError);
  await expect(start(db)).rejects.toThrow(/customers of a server with other upstreams/);
  expect(await idsIn(db)).toEqual(['us_customer']);
  await remove();
});

test('customers who all bought as guests still count as customers', async () => {
  const { db, remove } = await openDatabase();
  await buyAsGuest(db);
  expect(await isDemoDatabase(db.orm)).toBe(false);
  await expect(start(db)).rejects.toThrow(/customers of a server with other upstreams/);
  expect(await idsIn(db)).toEqual([]);
  await remove();
});

test('an empty database becomes a demo, and stays one whatever its visitors do', async () => {
  const { db, remove } = await openDatabase();
  await start(db);
  expect(await idsIn(db)).toEqual(DEMO);
  await register(db);
  await buyAsGuest(db);
  await db.orm.update(users).set({ passwordHash: 'of their own' });
  await start(db);
  expect(await idsIn(db)).toEqual(['us_customer', ...DEMO]);
  await remove();
});

test('closed demo accounts open again where nobody else is, and stay closed beside real customers', async () => {
  const { db, remove } = await openDatabase();
  await seedDemo(db.orm, NOW);
  const hashOfGold = async () =>
    (await db.orm.select().from(users).where(eq(users.id, 'us_demo_gold')))[0]?.passwordHash;
  const open = await hashOfGold();
  await closeDemo(db.orm);
  await start(db);
  expect(await hashOfGold()).toBe(open);
  await closeDemo(db.orm);
  const closed = await hashOfGold();
  await register(db);
  await expect(start(db)).rejects.toThrow(ConfigError);
  expect(await hashOfGold()).toBe(closed);
  await remove();
});
