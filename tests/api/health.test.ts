// Health, and what the service answers while its database is down.
import { expect, test } from 'vitest';
import type { Database } from '#server/db/database.ts';
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

test('any call is a 503 while the database is down, and works again afterwards', async () => {
  let isAway = false;
  const database = (real: Database): Database => ({
    ...real,
    get orm() {
      if (isAway) throw Object.assign(new Error('terminating connection'), { code: '57P01' });
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
