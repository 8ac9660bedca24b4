// Opens the database and brings it up to date: PostgreSQL where there is a URL, else the embedded one.
import { sql } from 'drizzle-orm';
import type { Database, Orm } from './database.ts';
import { migrate } from './migrate.ts';

export type { Database, Orm } from './database.ts';

export type DatabaseTarget = { databaseUrl: string | null; dataDir: string };

/**
 * `onTrouble` hears of connections that break while nobody uses them. `refuse` may throw at what is in a database before
 * anything of it is changed; an empty one is not asked about.
 */
export async function connect(
  target: DatabaseTarget,
  onTrouble: (error: Error) => void = () => {},
  refuse?: (orm: Orm) => Promise<void>,
): Promise<Database> {
  const database = await open(target, onTrouble);
  try {
    if (refuse && (await hasTables(database.orm))) await refuse(database.orm);
    await database.patiently(migrate);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}

/** Before the first migration there is nothing that could be somebody's. */
async function hasTables(orm: Orm): Promise<boolean> {
  const { rows } = (await orm.execute(
    sql`select 1 from pg_tables where schemaname = current_schema() and tablename = 'users'`,
  )) as { rows: unknown[] };
  return rows.length > 0;
}

// Only the driver in use is loaded: either one costs start time and tens of megabytes.
async function open(target: DatabaseTarget, onTrouble: (error: Error) => void): Promise<Database> {
  if (target.databaseUrl) {
    const { openPostgresql } = await import('./postgresql.ts');
    return openPostgresql(target.databaseUrl, onTrouble);
  }
  const { openEmbedded } = await import('./embedded.ts');
  return openEmbedded(target.dataDir, onTrouble);
}
