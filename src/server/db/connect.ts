// Opens the database and brings it up to date: PostgreSQL where there is a URL, else the embedded one.
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';

export type { Database, Orm } from './database.ts';

export type DatabaseTarget = { databaseUrl: string | null; dataDir: string };

/** `onTrouble` hears of connections that break while nobody uses them. */
export async function connect(
  target: DatabaseTarget,
  onTrouble: (error: Error) => void = () => {},
): Promise<Database> {
  const database = await open(target, onTrouble);
  try {
    await database.patiently(migrate);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}

// Only the driver in use is loaded: either one costs start time and tens of megabytes.
async function open(target: DatabaseTarget, onTrouble: (error: Error) => void): Promise<Database> {
  if (target.databaseUrl) {
    const { openPostgresql } = await import('./postgresql.ts');
    return openPostgresql(target.databaseUrl, onTrouble);
  }
  const { openEmbedded } = await import('./embedded.ts');
  return openEmbedded(target.dataDir);
}
