// Brings a database to the newest migration; both drivers run the same files.
import { desc, sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { bigint, pgSchema, serial, text } from 'drizzle-orm/pg-core';
import { migrationsFolder } from '../disk.ts';
import { advisoryKeys } from './advisory-keys.ts';
import type { Orm } from './database.ts';

/** The same table that drizzle-kit uses. */
const migrations = pgSchema('drizzle').table('__drizzle_migrations', {
  id: serial('id').primaryKey(),
  hash: text('hash').notNull(),
  createdAt: bigint('created_at', { mode: 'number' }),
});

/**
 * Applies all missing migrations or none; processes that start together wait for the first. NOTE: without time limits:
 * changing a large table takes longer than any request may wait, and so does waiting for it.
 */
export async function migrate(orm: Orm): Promise<void> {
  const known = readMigrationFiles({ migrationsFolder: migrationsFolder() });
  await orm.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${advisoryKeys.migration})`);
    await tx.execute(sql`create schema if not exists drizzle`);
    await tx.execute(
      sql`create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
    );
    const [last] = await tx.select().from(migrations).orderBy(desc(migrations.createdAt)).limit(1);
    for (const migration of known) {
      if (migration.folderMillis <= (last?.createdAt ?? 0)) continue;
      for (const statement of migration.sql) await tx.execute(sql.raw(statement));
      await tx.insert(migrations).values({ hash: migration.hash, createdAt: migration.folderMillis });
    }
  });
}

/** How many migrations a database lacks, without changing it; null: it lacks even our first, so it is not ours. */
export async function missingMigrations(orm: Orm): Promise<number | null> {
  const { rows } = await orm.execute<{ isThere: boolean }>(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as "isThere"`,
  );
  if (!rows[0]?.isThere) return null;
  const known = readMigrationFiles({ migrationsFolder: migrationsFolder() });
  const applied = (await orm.select().from(migrations)).map(({ createdAt }) => createdAt ?? 0);
  if (known[0] && !applied.includes(known[0].folderMillis)) return null;
  const last = Math.max(...applied);
  return known.filter(({ folderMillis }) => folderMillis > last).length;
}
