// Health, and what the service answers while its database is down.
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { refuseUnwritable } from '#server/db/writable.ts';
import { openHouse } from '../support/house.ts';

const away = (): Promise<never> =>
  Promise.reject(
    new Error('Failed query', { cause: Object.assign(new Error('away'), { code: 'ECONNREFUSED' }) }),
  );

test('it is healthy and names its kind of database', async () => {
  await using house = await openHouse();
  const reply = await house.visitor().get('/api/health');
  expect(reply.statusCode).toBe(200);
  expect(reply.json()).toMatchObject({ status: 'ok', database: house.ctx.db.kind });
});

test('a database that is down makes it a 503 with a Retry-After', async () => {
  const database = (real: Database): Database => ({ ...real, ping: away });
  await using house = await openHouse({ wrap: { database } });
  const reply = await house.visitor().get('/api/health');
  expect(reply.statusCode).toBe(503);
  expect(reply.json()).toMatchObject({ success: false, code: 'unavailable' });
  expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
});

test('a database that does not answer is given up after a second', async () => {
  const database = (real: Database): Database => ({
    ...real,
    ping: () => new Promise<never>(() => undefined),
  });
  await using house = await openHouse({ wrap: { database } });
  const started = performance.now();
  expect((await house.visitor().get('/api/health')).statusCode).toBe(503);
  const waited = performance.now() - started;
  expect(waited).toBeGreaterThan(900);
  expect(waited).toBeLessThan(10_000);
});

test('a database that answers and cannot be written to makes it a 503', async () => {
  let isStandby = true;
  const database = (real: Database): Database => ({
    ...real,
    transaction: (work) =>
      real.transaction(async (tx) => {
        if (isStandby) await tx.execute(sql`set transaction read only`);
        return await work(tx);
      }),
  });
  await using house = await openHouse({ wrap: { database } });
  expect((await house.visitor().get('/api/health')).statusCode).toBe(503);
  isStandby = false;
  expect((await house.visitor().get('/api/health')).statusCode).toBe(200);
});

test('whether it can be written to is found out by more than fits into memory', async () => {
  await using house = await openHouse();
  await house.ctx.db.transaction(async (tx) => {
    await tx.execute(sql`set local temp_file_limit = 0`);
    await expect(
      refuseUnwritable({ ...house.ctx.db, transaction: (work) => work(tx) }),
    ).rejects.toMatchObject({
      cause: { code: '53400' },
    });
    await tx.execute(sql`rollback`);
  });
});

test.each([
  ['that is not there', '57P01'],
  ['that has made a query wait too long for a lock', '57014'],
])('any call is a 503 with a database %s, and works again afterwards', async (_, code) => {
  let isAway = false;
  const database = (real: Database): Database => ({
    ...real,
    get orm() {
      if (isAway) throw Object.assign(new Error('not now'), { code });
      return real.orm;
    },
  });
  await using house = await openHouse({ wrap: { database } });
  const session = await house.logIn();
  isAway = true;
  const refused = await session.get('/api/dashboard/stats');
  expect(refused.statusCode).toBe(503);
  expect(refused.headers['retry-after']).toBeDefined();
  isAway = false;
  expect((await session.get('/api/dashboard/stats')).statusCode).toBe(200);
});

test('the site reports brand, links, and that carriers are simulated', async () => {
  await using house = await openHouse();
  expect((await house.visitor().get('/api/site')).json()).toMatchObject({
    success: true,
    name: 'Hafenpost',
    links: { imprint: '/imprint' },
    sandbox: true,
  });
});
