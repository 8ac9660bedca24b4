// A database for one test: a copy of the template, emptied and reused by the next test of the same file.
import { randomUUID } from 'node:crypto';
import { getTableName, sql } from 'drizzle-orm';
import { inject } from 'vitest';
import { connect } from '#server/db/connect.ts';
import type { Database } from '#server/db/database.ts';
import { openInMemory } from '#server/db/embedded.ts';
import * as schema from '#server/db/schema.ts';
import { admin, withDatabase } from './global-setup.ts';
import { templateDump } from './template-dump.ts';

/** `isQuiet`: no work that uses the database is still in progress. */
type Lent = { db: Database; remove: (options?: { isQuiet: boolean }) => Promise<void> };

const idle: { db: Database; uses: number }[] = [];

const names = Object.values(schema).map((table) => `"${getTableName(table)}"`);
const truncateAll = `truncate ${names.join(', ')}`;
/** Much faster for a few rows, but leaves dead tuples: every TRUNCATE_EVERY uses the tables are truncated instead. */
const deleteAll = `with ${names.map((name, at) => `d${at} as (delete from ${name})`).join(', ')} select 1`;
const TRUNCATE_EVERY = 25;

export async function openDatabase(): Promise<Lent> {
  const copy = idle.pop() ?? { db: await copyTemplate(), uses: 0 };
  const handle = handleOn(copy.db);
  return {
    db: handle.db,
    async remove({ isQuiet } = { isQuiet: true }) {
      handle.revoke();
      // On PostgreSQL another connection may be in a transaction; the embedded database has only one connection.
      if (!isQuiet && copy.db.kind === 'postgresql') return copy.db.close();
      copy.uses += 1;
      await copy.db.orm.execute(sql.raw(copy.uses % TRUNCATE_EVERY === 0 ? truncateAll : deleteAll));
      idle.push(copy);
    },
  };
}

/** Revocable, so that work left over from a crash cannot write into the next test's database. */
export function handleOn(db: Database): { db: Database; revoke: () => void } {
  const orm = Proxy.revocable(db.orm, {});
  const handle = Proxy.revocable({ ...db, orm: orm.proxy }, {});
  return {
    db: handle.proxy,
    revoke() {
      handle.revoke();
      orm.revoke();
    },
  };
}

async function copyTemplate(): Promise<Database> {
  const template = inject('template');
  if (template.kind === 'embedded') return openInMemory(await templateDump(template.dump));
  const name = `${template.name}_${randomUUID().replaceAll('-', '')}`;
  await admin(template.url, `create database ${name} template ${template.name}`);
  return connect({ databaseUrl: withDatabase(template.url, name), dataDir: '' });
}
