// Opens the database, migrating it or as it is: PostgreSQL if there is a URL, otherwise the embedded one.
import { sql } from 'drizzle-orm';
import { type Database, DatabaseNotReady, type Orm } from './database.ts';
import { migrate, missingMigrations } from './migrate.ts';

type DatabaseTarget = { databaseUrl: string | null; dataDir: string };

/**
 * `onTrouble` is told of connections that break while idle. `refuse` may throw over a database's contents before
 * anything is changed; it is not called for an empty one.
 */
export async function connect(
  target: DatabaseTarget,
  onTrouble: (error: Error) => void = () => {},
  refuse?: (orm: Orm) => Promise<void>,
): Promise<Database> {
  const database = await open(target, { onTrouble, mayMake: true });
  return await closedUnless(database, async (opened) => {
    if (refuse && (await hasTables(opened.orm))) await refuse(opened.orm);
    await opened.patiently(migrate);
  });
}

/**
 * Opens it as it is, for callers that may not create or change one: throws DatabaseNotReady if it is not ours, or older
 * than this code. `refuse` as above.
 */
export async function connectWithoutMigrating(
  target: DatabaseTarget,
  onTrouble: (error: Error) => void,
  refuse?: (orm: Orm) => Promise<void>,
): Promise<Database> {
  const database = await open(target, { onTrouble, mayMake: false });
  return await closedUnless(database, async ({ orm }) => {
    await refuseUnready(orm);
    await refuse?.(orm);
  });
}

async function closedUnless(
  database: Database,
  isFine: (database: Database) => Promise<void>,
): Promise<Database> {
  try {
    await isFine(database);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}

async function refuseUnready(orm: Orm): Promise<void> {
  const missing = (await hasTables(orm)) ? await missingMigrations(orm) : null;
  if (missing === null)
    throw new DatabaseNotReady(
      'This database is not ours, or is empty: run the command with the server’s environment, or start the server first.',
    );
  if (missing > 0)
    throw new DatabaseNotReady(
      `This database is older than the command (missing migrations: ${missing}): start a server of the same version first, which updates the database.`,
    );
}

/** Before the first migration there is nothing that could belong to anyone. */
async function hasTables(orm: Orm): Promise<boolean> {
  const { rows } = await orm.execute(
    sql`select 1 from pg_tables where schemaname = current_schema() and tablename = 'users'`,
  );
  return rows.length > 0;
}

// Only the driver in use is loaded: either one costs start time and tens of megabytes.
async function open(
  target: DatabaseTarget,
  { onTrouble, mayMake }: { onTrouble: (error: Error) => void; mayMake: boolean },
): Promise<Database> {
  if (target.databaseUrl) {
    const { openPostgresql } = await import('./postgresql.ts');
    return openPostgresql(target.databaseUrl, onTrouble);
  }
  const { openEmbedded } = await import('./embedded.ts');
  return openEmbedded(target.dataDir, { onTrouble, mayMake });
}
