// PostgreSQL connections that break or go silent while in use: none keeps its place in the pool.
import { type AddressInfo, connect as openSocket, createServer, type Socket } from 'node:net';
import { type SQL, sql } from 'drizzle-orm';
import { expect, inject, test } from 'vitest';
import { type Database, isDatabaseUnreachable } from '#server/db/database.ts';
import { openPostgresql } from '#server/db/postgresql.ts';

/** What happens to bytes on their way to the database. */
type Fate = 'pass' | 'cut' | 'swallow';

/** Sits between us and the database and decides by the bytes it sees. */
async function openLine(url: string, decide: (said: string) => Fate) {
  const { hostname, port } = new URL(url);
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = openSocket(Number(port), hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      // It ends with the test.
      socket.on('error', () => undefined);
    }
    near.on('data', (said) => {
      const fate = decide(said.toString('latin1'));
      if (fate === 'cut') near.destroy();
      if (fate === 'pass') far.write(said);
    });
    near.on('close', () => far.destroy());
    far.on('data', (said) => near.write(said));
    far.on('close', () => near.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const line = new URL(url);
  line.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: line.href,
    [Symbol.dispose]() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

const PLACES = 10;
/** Short, and long enough for ten new connections that do answer. */
const SILENCE_MS = 2_000;

const template = inject('template');
if (template.kind !== 'postgresql') throw new Error('Needs TEST_DATABASE_URL.');
const { url } = template;

const whyNot = (attempt: Promise<unknown>): Promise<unknown> =>
  attempt.then(
    () => null,
    (error: unknown) => error,
  );

/** As `prepared` does. */
const frequently = ({ orm }: Database, name: string, value: SQL) => {
  const read = orm
    .select({ is: value })
    .from(sql`(values (1)) as one`)
    .prepare(name);
  return () => read.execute();
};

test('connections lost as transactions begin free their places in the pool', async () => {
  let cuts = 0;
  using line = await openLine(url, (said) =>
    said.includes('begin') && cuts < PLACES && ++cuts ? 'cut' : 'pass',
  );
  const database = openPostgresql(line.url, () => undefined);
  for (let i = 0; i < PLACES; i++) {
    const why = await whyNot(database.transaction(async () => undefined));
    expect(isDatabaseUnreachable(why)).toBe(true);
  }
  await database.ping();
  expect(await database.transaction(async () => 'done')).toBe('done');
  await database.close();
});

test('a database that goes silent counts as down after a while, and its connections are not reused', async () => {
  let isSilent = true;
  using line = await openLine(url, (said) => (isSilent && said.includes('42') ? 'swallow' : 'pass'));
  const database = openPostgresql(line.url, () => undefined, SILENCE_MS);
  const ask = sql`select 42`;
  const whys = await Promise.all([
    whyNot(Promise.resolve(database.orm.execute(ask))),
    ...Array.from({ length: PLACES - 1 }, () => whyNot(database.transaction((tx) => tx.execute(ask)))),
  ]);
  expect(whys.map(isDatabaseUnreachable)).toEqual(whys.map(() => true));
  isSilent = false;
  const answers = Array.from({ length: PLACES }, () => database.transaction((tx) => tx.execute(ask)));
  await Promise.all(answers);
  await database.close();
});

test('reads that share a connection fail together when it is lost, and the next ones are answered', async () => {
  let isCut = true;
  using line = await openLine(url, (said) => (isCut && said.includes('shared_read') ? 'cut' : 'pass'));
  const database = openPostgresql(line.url, () => undefined);
  const ask = frequently(database, 'shared_read', sql`42`);
  const whys = await Promise.all(Array.from({ length: PLACES }, () => whyNot(ask())));
  expect(whys.map(isDatabaseUnreachable)).toEqual(whys.map(() => true));
  isCut = false;
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([[{ is: 42 }], [{ is: 42 }], [{ is: 42 }]]);
  await database.close();
});

test('a read that is never answered fails after a while, and the next ones are answered', async () => {
  let isSilent = true;
  using line = await openLine(url, (said) => (isSilent && said.includes('silent_read') ? 'swallow' : 'pass'));
  const database = openPostgresql(line.url, () => undefined, SILENCE_MS);
  const ask = frequently(database, 'silent_read', sql`42`);
  expect(isDatabaseUnreachable(await whyNot(ask()))).toBe(true);
  isSilent = false;
  expect(await ask()).toEqual([{ is: 42 }]);
  await database.close();
});

test('long statements are waited for patiently', async () => {
  const limited = new URL(url);
  limited.searchParams.set('statement_timeout', '200');
  const database = openPostgresql(limited.href, () => undefined, 300);
  const nap = sql`select pg_sleep(0.6)`;
  expect(await whyNot(database.transaction((tx) => tx.execute(nap)))).not.toBeNull();
  expect(await whyNot(database.patiently((tx) => tx.execute(nap)))).toBeNull();
  await database.close();
});
