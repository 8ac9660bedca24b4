// The embedded database has one session for all connections, and a refused database is left as it is.
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { insertAudit, listAudit } from '#server/db/audit.ts';
import { readConfig } from '#server/config.ts';
import { createContext } from '#server/context.ts';
import { connect } from '#server/db/connect.ts';
import { isDatabaseUnreachable } from '#server/db/database.ts';
import { openEmbedded } from '#server/db/embedded.ts';
import { findSession } from '#server/db/sessions.ts';
import { insertUser } from '#server/db/users.ts';
import { openDatabase } from '../support/database.ts';
import { makeEmbedded } from '../support/embedded-folder.ts';

const now = new Date('2026-11-23T10:00:00Z');

test('work begun on a lost connection is rolled back, and the next one may prepare the same statement', async () => {
  const { db, remove } = await openDatabase();
  const readPrepared = () => findSession(db.orm, { tokenHash: 'none', now, idleSince: now });
  await readPrepared();
  const lost = db.transaction(async (tx) => {
    await insertAudit(tx, {
      actor: 'a',
      action: 'b',
      subject: 'lost',
      outcome: 'done',
      details: {},
      createdAt: now,
    });
    throw Object.assign(new Error('gone'), { code: 'ECONNRESET' });
  });
  await expect(lost).rejects.toThrow('gone');
  expect(await readPrepared()).toBeNull();
  expect(await listAudit(db.orm, { subject: 'lost', limit: 1 })).toEqual([]);
  await remove();
});

test('a refused query keeps nobody else from an answer', async () => {
  const { db, remove } = await openDatabase();
  const answers = await Promise.allSettled([
    db.orm.execute(sql`select 1 as one`),
    db.orm.execute(sql`select 1 / ${0}::int`),
    db.orm.execute(sql`select ${'Łódź'}::text as word`),
  ]);
  expect(answers).toMatchObject([
    { value: { rows: [{ one: 1 }] } },
    { reason: { cause: { code: '22012' } } },
    { value: { rows: [{ word: 'Łódź' }] } },
  ]);
  await remove();
});

test('an answer of several megabytes arrives complete', async () => {
  const { db, remove } = await openDatabase();
  const { rows } = await db.orm.execute(sql`select repeat('ä', 3000000) as text`);
  expect(rows).toEqual([{ text: 'ä'.repeat(3_000_000) }]);
  await remove();
});

test('it allocates no more buffers than it needs, as they are zeroed at each start', async () => {
  const { db, remove } = await openDatabase();
  const { rows } = await db.orm.execute(sql`show shared_buffers`);
  expect(rows).toEqual([{ shared_buffers: '16MB' }]);
  await remove();
});

test('a prepared read is planned for the current rows', async () => {
  const { db, remove } = await openDatabase();
  for (let i = 0; i < 9; i += 1) await findSession(db.orm, { tokenHash: 'none', now, idleSince: now });
  const { rows } = await db.orm.execute(
    sql`select generic_plans::int as kept from pg_prepared_statements where name = 'find_session'`,
  );
  expect(rows).toEqual([{ kept: 0 }]);
  await remove();
});

const aCustomer = {
  id: 'us_customer',
  email: 'kundin@nordkai.example',
  passwordHash: 'argon2',
  firstName: 'Karla',
  lastName: 'Kundin',
  createdAt: now,
};

test('a refused database has not even been migrated', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'hafenpost-refused-'));
  await makeEmbedded(dataDir);
  const before = await connect({ databaseUrl: null, dataDir });
  await insertUser(before.orm, aCustomer);
  // As left by an older version: here the newest migration would be tried, and fail.
  await before.orm.execute(
    sql`delete from drizzle.__drizzle_migrations where id = (select max(id) from drizzle.__drizzle_migrations)`,
  );
  await before.close();
  await expect(createContext({ ...readConfig({ LOG_LEVEL: 'silent' }), dataDir })).rejects.toThrow(
    /customers of a server/,
  );
  await rm(dataDir, { recursive: true });
});

test('a database that has crashed is opened again, with all that was committed', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'hafenpost-crashed-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  await makeEmbedded(dataDir);
  const troubles: string[] = [];
  const db = await openEmbedded(dataDir, {
    onTrouble: ({ message }) => troubles.push(message),
    mayMake: false,
  });
  const write = (subject: string) =>
    insertAudit(db.orm, { actor: 'a', action: 'b', subject, outcome: 'done', details: {}, createdAt: now });
  await write('before');
  // As on a full disk, it can begin no new file of its log.
  const log = join(dataDir, 'database', 'pg_wal');
  await rename(log, `${log}.away`);
  await db.orm.execute(sql`select pg_switch_wal()`);
  await expect(write('lost')).rejects.toSatisfy(isDatabaseUnreachable);
  await rename(`${log}.away`, log);
  await write('after');
  const written = await listAudit(db.orm, { limit: 9 });
  expect(written.map(({ subject }) => subject).toSorted()).toEqual(['after', 'before']);
  expect(troubles.join()).toMatch(/crashed: could not (create|open)/);
  await db.close();
});
