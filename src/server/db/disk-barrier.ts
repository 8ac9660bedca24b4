// Makes commits of the embedded database survive a power cut, as PGlite itself never calls fsync.
import { open, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { systemCodeOf } from '../system-code.ts';

type DiskBarrier = {
  /** Resolves once everything committed before the call is on disk. */
  barrier(): Promise<void>;
  /** Flushes the whole directory; for after closing. */
  syncAll(): Promise<void>;
};

/**
 * A commit lives in the write-ahead log, so that is what a barrier flushes. A checkpoint moves it into the tables and
 * shows in the changed control file; then all files are flushed. The one gap left is between a checkpoint and the next
 * barrier, which is why real money needs PostgreSQL.
 */
export function createDiskBarrier(folder: string): DiskBarrier {
  let checkpoint = -1;
  let waiting: Promise<void> | null = null;

  const flush = async (): Promise<void> => {
    if ((await checkpointTime(folder)) !== checkpoint) return syncAll();
    await syncBelow(join(folder, 'pg_wal'), false);
  };

  const syncAll = async (): Promise<void> => {
    const seen = await checkpointTime(folder);
    await syncBelow(folder, true);
    checkpoint = seen;
  };

  // What was on disk at the start is flushed while the server starts; the first barrier waits for it. A failed flush
  // leaves no checkpoint behind, so that the first barrier tries again, and reports.
  let running: Promise<unknown> = syncAll().catch(() => undefined);

  return {
    // Callers who arrive during a flush share the next one: the running one may have missed their commits.
    barrier() {
      waiting ??= running.then(() => {
        const flushed = flush();
        // The waiting callers see a failure; the next flush starts afresh.
        running = flushed.catch(() => undefined);
        waiting = null;
        return flushed;
      });
      return waiting;
    },
    syncAll,
  };
}

const checkpointTime = async (folder: string): Promise<number> =>
  (await stat(join(folder, 'global', 'pg_control'))).mtimeMs;

async function syncBelow(folder: string, deep: boolean): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true });
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isFile()) await sync(path);
    else if (deep && entry.isDirectory()) await syncBelow(path, deep);
  }
  await sync(folder);
}

async function sync(path: string): Promise<void> {
  let file;
  try {
    file = await open(path, 'r');
  } catch (error) {
    // Temporary files come and go; one that is gone needs no flush.
    if (systemCodeOf(error) === 'ENOENT') return;
    throw error;
  }
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
