// An exclusive lock on the data directory: the embedded database has none, and two processes would ruin it.
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { createConnection, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { systemCodeOf } from '../system-code.ts';

/** A living process uses the directory; the message is for the person who starts us. */
export class DataLockHeld extends Error {
  override readonly name = 'DataLockHeld';
}

type Owner = { pid: number; birth: string; token: string };

/** Resolves to the function that releases the lock; throws DataLockHeld while a living process has it. */
export async function lockDataDir(dataDir: string): Promise<() => Promise<void>> {
  const path = join(dataDir, 'lock');
  const own: Owner = { pid: process.pid, birth: await processStartOf(process.pid), token: randomUUID() };
  const draft = `${path}.${own.token}`;
  await writeFile(draft, JSON.stringify(own));
  const fallSilent = await listenAt(socketOf(path, own));
  try {
    // Written first and then linked, so that nobody ever reads half a lock, nor one whose holder does not answer.
    while (!(await linked(draft, path))) await removeDeadLock({ path, draft, dataDir });
  } catch (error) {
    await fallSilent();
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
  return async () => {
    if ((await ownerIn(path))?.token === own.token) await rm(path, { force: true });
    await fallSilent();
  };
}

/** Throws DataLockHeld while a living process uses the directory; takes no lock itself. */
export async function refuseHeldDir(dataDir: string): Promise<void> {
  await refuseIfAlive(join(dataDir, 'lock'), dataDir);
}

async function linked(draft: string, path: string): Promise<boolean> {
  try {
    await link(draft, path);
    return true;
  } catch (error) {
    if (systemCodeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Removes the lock of a dead process, one process at a time, under a second lock: otherwise a process that judged the
 * old lock dead could remove one that another has taken since.
 */
async function removeDeadLock({
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
    const isDead = digger && !(await isAlive(digger)) && !(await isAnswered(socketOf(path, digger)));
    if (isDead) await rm(spade, { force: true });
    return pause(5);
  }
  try {
    const dead = await refuseIfAlive(path, dataDir);
    await rm(path, { force: true });
    if (dead) await rm(socketOf(path, dead), { force: true });
  } finally {
    await rm(spade, { force: true });
  }
}

/** Answers the dead owner, if there is one. */
async function refuseIfAlive(path: string, dataDir: string): Promise<Owner | null> {
  const owner = await ownerIn(path);
  if (!owner) return null;
  if (await isAlive(owner)) throw heldBy(`process ${owner.pid}`, dataDir);
  if (await isAnswered(socketOf(path, owner)))
    throw heldBy('another process, perhaps in a container', dataDir);
  return owner;
}

const heldBy = (who: string, dataDir: string): DataLockHeld =>
  new DataLockHeld(
    `The data directory ${dataDir} is in use by ${who}; stop it first, or choose another DATA_DIR.`,
  );

/** A short name: with the directory's it may have at most 107 bytes. */
const socketOf = (path: string, { token }: Owner): string => `${path}.${token.slice(0, 8)}`;

/**
 * Listens from before the lock is taken until after it is released: a process in another container has no pid visible
 * from here. Where no socket is possible, on Windows or below a very long path, the pid alone must do.
 */
function listenAt(socket: string): Promise<() => Promise<void>> {
  const server = createServer((caller) => caller.destroy()).unref();
  const close = () => new Promise<void>((closed) => server.close(() => closed()));
  return new Promise((done) => {
    server.once('listening', () => done(close));
    server.on('error', () => done(close));
    server.listen(socket);
  });
}

const isAnswered = (path: string): Promise<boolean> =>
  new Promise((done) => {
    const attempt = createConnection({ path });
    attempt.once('connect', () => {
      attempt.end();
      done(true);
    });
    // Too busy to answer counts as alive; on any other error there is no listener.
    attempt.once('error', (error) => done(systemCodeOf(error) === 'EAGAIN'));
  });

/** Null if the file is gone; an owner without a pid if it is not a lock of ours. */
async function ownerIn(path: string): Promise<Owner | null> {
  try {
    const owner: unknown = JSON.parse(await readFile(path, 'utf8'));
    return isOwner(owner) ? owner : { pid: 0, birth: '', token: '' };
  } catch (error) {
    if (systemCodeOf(error) === 'ENOENT') return null;
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
    if (systemCodeOf(error) !== 'EPERM') return false;
  }
  // Pids are reused, in a container almost always: only the same start time means the same process.
  return (await processStartOf(owner.pid)) === owner.birth;
}

/** When the process started, as far as the system tells; always the same text for the same process. */
async function processStartOf(pid: number): Promise<string> {
  try {
    const [stat, boot] = await Promise.all([
      readFile(`/proc/${pid}/stat`, 'utf8'),
      readFile('/proc/sys/kernel/random/boot_id', 'utf8'),
    ]);
    // The name in brackets may contain blanks; after it come the state and, as the 20th word, the start time.
    const words = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // A zombie: ended but not yet reaped by its parent; it has a pid and holds nothing.
    return words[0] === 'Z' ? 'ended' : `${boot.trim()}:${words[19] ?? ''}`;
  } catch {
    // No /proc on this system: the pid alone must do.
    return 'unknown';
  }
}
