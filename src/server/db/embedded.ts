// The embedded database: PGlite in the data directory, or in memory for tests.
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, statfs } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { emptyDatabase } from '../disk.ts';
import { lockDataDir } from './data-lock.ts';
import { type Database, DatabaseNotReady } from './database.ts';
import { createDiskBarrier } from './disk-barrier.ts';
import { type EmbeddedServer, keepRunning } from './embedded-server.ts';
import { EmbeddedSocket } from './embedded-socket.ts';
import { openPool, transactionsOn } from './pool.ts';

/**
 * PostgreSQL's default 128 MB of buffers are zeroed at each start: half a second, and as much memory. The operating
 * system caches reads anyway.
 */
const modest = { startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'] };

/** The directory cannot hold a database; the message is for the person who starts us. */
class DataDirUnusable extends Error {
  override readonly name = 'DataDirUnusable';
}

const unusable = (dataDir: string, reason: string): DataDirUnusable =>
  new DataDirUnusable(`The data directory ${dataDir} ${reason}; choose another DATA_DIR.`);

/** `mayMake`: creates an empty database if there is none yet. */
type Opening = { onTrouble: (error: Error) => void; mayMake: boolean };

/**
 * Throws DataLockHeld if another process uses the directory, DataDirUnusable if none can, DatabaseNotReady if there is
 * no database and none may be created.
 */
export async function openEmbedded(dataDir: string, opening: Opening): Promise<Database> {
  try {
    return await openDirectory(dataDir, opening);
  } catch (error) {
    const reason = reasonOf(error);
    throw reason ? unusable(dataDir, reason) : error;
  }
}

async function openDirectory(dataDir: string, { onTrouble, mayMake }: Opening): Promise<Database> {
  if (mayMake) await makeFolder(resolve(dataDir));
  else if (!existsSync(dataDir)) throw nothingIn(dataDir);
  const unlock = await lockDataDir(dataDir);
  try {
    const folder = join(dataDir, 'database');
    if (!existsSync(folder)) {
      if (!mayMake) throw nothingIn(dataDir);
      await makeDatabase(folder);
    }
    const open = (): Promise<PGlite> => PGlite.create({ ...modest, dataDir: folder });
    const server = keepRunning(await open(), async () => {
      await refuseWithoutRoom(folder);
      return await open();
    });
    const disk = createDiskBarrier(folder);
    const database = databaseOn(server, onTrouble);
    return {
      ...database,
      barrier: () => disk.barrier(),
      close: async () => {
        await database.close();
        await disk.syncAll();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}

/**
 * After a crash it writes first: what the log says, and a new file of the log. Each failed try would leave its files
 * open and its memory in use for a while.
 */
const ROOM_TO_START_BYTES = 48 * 1024 * 1024;

async function refuseWithoutRoom(folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < ROOM_TO_START_BYTES)
    throw Object.assign(new Error('The disk of the data directory is full.'), { code: DISK_FULL });
}

/** PostgreSQL's code. */
const DISK_FULL = '53100';

const nothingIn = (dataDir: string): DatabaseNotReady =>
  new DatabaseNotReady(
    `The data directory ${dataDir} contains no database: run the command with the server’s environment, or start the server first.`,
  );

const [SHUT, FULL, NO_DIRECTORY] = ['is not writable', 'is on a full disk', 'is not a directory'];

/** By the system's codes, and by the embedded database's numbers for them (WASI), whose errors are no `Error`. */
const reasons: Readonly<Record<string, string>> = {
  EACCES: SHUT,
  EPERM: SHUT,
  EROFS: SHUT,
  ENOSPC: FULL,
  EDQUOT: FULL,
  EEXIST: NO_DIRECTORY,
  ENOTDIR: NO_DIRECTORY,
  2: SHUT,
  63: SHUT,
  69: SHUT,
  51: FULL,
  19: FULL,
};

function reasonOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const known = 'code' in error ? error.code : 'errno' in error ? error.errno : undefined;
  return reasons[String(known)];
}

/** Step by step: Node's own `recursive` never ends if the system lets nobody create a folder, as below /proc. */
async function makeFolder(path: string): Promise<void> {
  if (!existsSync(dirname(path))) await makeFolder(dirname(path));
  try {
    await mkdir(path, { mode: 0o700 });
  } catch (error) {
    // If something exists there, this only checks that it is a directory.
    if (existsSync(path)) await mkdir(path, { recursive: true });
    else throw reasonOf(error) ? error : unusable(path, SHUT);
  }
}

/** Created next to its final place: a first start that is cut off leaves nothing that looks like a database. */
async function makeDatabase(folder: string): Promise<void> {
  const unfinished = `${folder}.new`;
  await rm(unfinished, { recursive: true, force: true });
  const dump = emptyDatabase();
  const from = dump ? { loadDataDir: new Blob([await readFile(dump)]) } : {};
  const client = await PGlite.create({ ...modest, dataDir: unfinished, ...from });
  await client.close();
  await rename(unfinished, folder);
}

/** In memory; `template` is a dump of a migrated database and saves most of the time. */
export async function openInMemory(template?: Blob): Promise<Database & { dump(): Promise<Blob> }> {
  const client = await PGlite.create({ ...modest, ...(template && { loadDataDir: template }) });
  return {
    ...databaseOn(keepRunning(client, lostWithItsMemory), (error) => {
      throw error;
    }),
    dump: () => client.dumpDataDir('none'),
  };
}

const lostWithItsMemory = (): Promise<never> =>
  Promise.reject(new Error('A database in memory cannot be opened again.'));

/** Uses PostgreSQL's driver: PGlite's own enters the database six times per query, which costs twice as much. */
function databaseOn(server: EmbeddedServer, onTrouble: (error: Error) => void): Database {
  const pool = openPool(
    // There is a single, permanent connection; any database settings in the environment are meant for others.
    {
      max: 1,
      idleTimeoutMillis: 0,
      user: 'postgres',
      database: 'postgres',
      ssl: false,
      stream: () => new EmbeddedSocket(server),
    },
    onTrouble,
  );
  const orm = drizzle(pool);
  const transaction = transactionsOn(pool);
  return {
    orm,
    transaction,
    // Nothing here has a time limit.
    patiently: transaction,
    barrier: async () => {},
    ping: async () => {
      await orm.execute(sql`select 1`);
    },
    kind: 'embedded',
    async close() {
      await pool.end();
      await server.close();
    },
  };
}
