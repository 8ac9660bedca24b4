// An exclusive lock on the data directory: the embedded database has none, and two processes would ruin it.
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';

/** A living process uses the directory; the message is for whoever starts us. */
export class DataLockHeld extends Error {
  override readonly name = 'DataLockHeld';
}

type Owner = { pid: number; birth: string; token: string };

/** Resolves to the function that releases the lock; throws DataLockHeld while a living process has it. */
export async function lockDataDir(dataDir: string): Promise<() => Promise<void>> {
  const path = join(dataDir, 'lock');
  const own: Owner = { pid: process.pid, birth: await birthOf(process.pid), token: randomUUID() };
  const draft = `${path}.${own.token}`;
  await writeFile(draft, JSON.stringify(own));
  try {
    // Written first and then linked, so that nobody ever reads half a lock.
    while (!(await linked(draft, path))) await removeIfDead(path, dataDir);
  } finally {
    await rm(draft, { force: true });
  }
  return async () => {
    if ((await ownerIn(path))?.token === own.token) await rm(path, { force: true });
  };
}

async function linked(draft: string, path: string): Promise<boolean> {
  try {
    await link(draft, path);
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    throw error;
  }
}

async function removeIfDead(path: string, dataDir: string): Promise<void> {
  const owner = await ownerIn(path);
  if (!owner) return;
  if (await isAlive(owner)) throw heldBy(owner, dataDir);
  const grave = `${path}.${randomUUID()}`;
  try {
    await rename(path, grave);
  } catch (error) {
    // Another process that starts now was faster.
    if (isCode(error, 'ENOENT')) return;
    throw error;
  }
  const buried = await ownerIn(grave);
  // Between reading and renaming another process may have taken the lock: then it gets it back.
  if (buried && buried.token !== owner.token) await linked(grave, path);
  await rm(grave, { force: true });
}

const heldBy = (owner: Owner, dataDir: string): DataLockHeld =>
  new DataLockHeld(
    `The data directory ${dataDir} is in use by process ${owner.pid}; stop it first, or choose another DATA_DIR.`,
  );

/** Null when the file is gone or is none of ours. */
async function ownerIn(path: string): Promise<Owner | null> {
  try {
    const owner: unknown = JSON.parse(await readFile(path, 'utf8'));
    return isOwner(owner) ? owner : { pid: 0, birth: '', token: '' };
  } catch (error) {
    if (isCode(error, 'ENOENT')) return null;
    // Not JSON: left over from a crash of the machine in mid-write, so nobody holds it.
    if (error instanceof SyntaxError) return { pid: 0, birth: '', token: '' };
    throw error;
  }
}

const isOwner = (value: unknown): value is Owner =>
  typeof value === 'object' && value !== null && 'pid' in value && 'birth' in value && 'token' in value;

async function isAlive(owner: Owner): Promise<boolean> {
  if (owner.pid <= 0) return false;
  try {
    process.kill(owner.pid, 0);
  } catch (error) {
    if (!isCode(error, 'EPERM')) return false;
  }
  // Numbers are given again, in a container nearly always: only the same birth is the same process.
  return (await birthOf(owner.pid)) === owner.birth;
}

/** When the process was born, as far as the system tells; the same text for the same process. */
async function birthOf(pid: number): Promise<string> {
  try {
    const [stat, boot] = await Promise.all([
      readFile(`/proc/${pid}/stat`, 'utf8'),
      readFile('/proc/sys/kernel/random/boot_id', 'utf8'),
    ]);
    // The name in brackets may hold blanks; the start time is the 20th word after it.
    return `${boot.trim()}:${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''}`;
  } catch {
    // No /proc on this system: the number alone must do.
    return 'unknown';
  }
}

const isCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;
