// An exclusive lock on the data directory: the embedded database has none, and two processes would ruin it.
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { socketIn } from '../operator-socket.ts';

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
    while (!(await linked(draft, path))) await bury({ path, draft, dataDir });
  } finally {
    await rm(draft, { force: true });
  }
  return async () => {
    if ((await ownerIn(path))?.token === own.token) await rm(path, { force: true });
  };
}

/** Throws DataLockHeld while a living process uses the directory; takes nothing. */
export const refuseHeldDir = (dataDir: string): Promise<void> =>
  refuseIfAlive(join(dataDir, 'lock'), dataDir);

async function linked(draft: string, path: string): Promise<boolean> {
  try {
    await link(draft, path);
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    throw error;
  }
}

/**
 * Removes the lock of a dead process. One at a time, under a second lock: who read "dead" a moment ago would
 * otherwise remove the lock that somebody else has taken since.
 */
async function bury({
  path,
  draft,
  dataDir,
}: {
  path: string;
  draft: string;
  dataDir: string;
}): Promise<void> {
  await refuseIfAlive(path, dataDir);
  const spade = `${path}.burial`;
  if (!(await linked(draft, spade))) {
    const digger = await ownerIn(spade);
    if (digger && !(await isAlive(digger))) await rm(spade, { force: true });
    return pause(5);
  }
  try {
    await refuseIfAlive(path, dataDir);
    await rm(path, { force: true });
  } finally {
    await rm(spade, { force: true });
  }
}

async function refuseIfAlive(path: string, dataDir: string): Promise<void> {
  const owner = await ownerIn(path);
  if (!owner) return;
  if (await isAlive(owner)) throw heldBy(`process ${owner.pid}`, dataDir);
  if (await isAnswered(socketIn(dataDir))) throw heldBy('another server, perhaps in a container', dataDir);
}

const heldBy = (who: string, dataDir: string): DataLockHeld =>
  new DataLockHeld(
    `The data directory ${dataDir} is in use by ${who}; stop it first, or choose another DATA_DIR.`,
  );

/** A process in another container has no number that we could see; its socket in the directory answers all the same. */
const isAnswered = (path: string): Promise<boolean> =>
  new Promise((done) => {
    const attempt = createConnection({ path });
    attempt.once('connect', () => {
      attempt.end();
      done(true);
    });
    // Too busy to answer is alive; anything else is nobody's.
    attempt.once('error', (error) => done(isCode(error, 'EAGAIN')));
  });

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
    // The name in brackets may hold blanks; after it come the state and, as the 20th word, the time of birth.
    const words = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // Ended, but not yet buried by its parent: such a process has a number and holds nothing.
    return words[0] === 'Z' ? 'ended' : `${boot.trim()}:${words[19] ?? ''}`;
  } catch {
    // No /proc on this system: the number alone must do.
    return 'unknown';
  }
}

const isCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;
