// The embedded database: PGlite in the data directory, or in memory for tests.
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { emptyDatabase } from '../disk.ts';
import { lockDataDir } from './data-lock.ts';
import type { Database } from './database.ts';
import { createDiskBarrier } from './disk-barrier.ts';

/** Throws DataLockHeld when another process uses the directory. */
export async function openEmbedded(dataDir: string): Promise<Database> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const unlock = await lockDataDir(dataDir);
  try {
    const folder = join(dataDir, 'database');
    if (!existsSync(folder)) await makeDatabase(folder);
    const client = await PGlite.create({ dataDir: folder });
    const disk = createDiskBarrier(folder);
    return databaseOn(client, {
      barrier: () => disk.barrier(),
      close: async () => {
        await client.close();
        await disk.syncAll();
        await unlock();
      },
    });
  } catch (error) {
    await unlock();
    throw error;
  }
}

/** Made beside its place: a first start that is cut off leaves nothing that looks like a database. */
async function makeDatabase(folder: string): Promise<void> {
  const unfinished = `${folder}.new`;
  await rm(unfinished, { recursive: true, force: true });
  const dump = emptyDatabase();
  const from = dump ? { loadDataDir: new Blob([await readFile(dump)]) } : {};
  const client = await PGlite.create({ dataDir: unfinished, ...from });
  await client.close();
  await rename(unfinished, folder);
}

/** In memory; `template` is a dump of a migrated database and saves most of the time. */
export async function openInMemory(template?: Blob): Promise<Database & { dump(): Promise<Blob> }> {
  const client = await PGlite.create(template ? { loadDataDir: template } : {});
  return {
    ...databaseOn(client, { barrier: async () => {}, close: () => client.close() }),
    dump: () => client.dumpDataDir('none'),
  };
}

function databaseOn(client: PGlite, rest: Pick<Database, 'barrier' | 'close'>): Database {
  const orm = drizzle(client);
  const transaction: Database['transaction'] = (work) => orm.transaction(work);
  return {
    orm,
    transaction,
    // Nothing here runs out of time.
    patiently: transaction,
    ping: async () => {
      await orm.execute(sql`select 1`);
    },
    kind: 'embedded',
    ...rest,
  };
}
