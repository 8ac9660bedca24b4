// The lock on the data directory, and what survives in it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { link, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { connect } from '#server/db/connect.ts';
import { DataLockHeld, lockDataDir, refuseHeldDir } from '#server/db/data-lock.ts';
import { findUserByEmail } from '#server/db/users.ts';
import { seedDemo } from '#server/db/seed.ts';

async function temporaryFolder(): Promise<AsyncDisposable & { path: string }> {
  const path = await mkdtemp(join(tmpdir(), 'hafenpost-lock-'));
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) };
}

test('a second holder is refused with a clear sentence until the first releases the lock', async () => {
  await using folder = await temporaryFolder();
  const unlock = await lockDataDir(folder.path);
  await expect(lockDataDir(folder.path)).rejects.toThrow(DataLockHeld);
  await expect(lockDataDir(folder.path)).rejects.toThrow(
    `The data directory ${folder.path} is in use by process ${process.pid}; stop it first, or choose another DATA_DIR.`,
  );
  await unlock();
  expect(await readdir(folder.path)).toEqual([]);
  const again = await lockDataDir(folder.path);
  await again();
});

test('a data directory that is a file is refused in a sentence', async () => {
  await using folder = await temporaryFolder();
  const dataDir = join(folder.path, 'file');
  await writeFile(dataDir, '');
  for (const path of [dataDir, join(dataDir, 'below')])
    await expect(connect({ databaseUrl: null, dataDir: path })).rejects.toThrow(
      `The data directory ${path} is not a directory; choose another DATA_DIR.`,
    );
});

test('a data directory that cannot be created is refused in a sentence', async () => {
  await expect(connect({ databaseUrl: null, dataDir: '/proc/hafenpost/data' })).rejects.toThrow(
    /^The data directory \/proc\/hafenpost.* is not writable; choose another DATA_DIR\.$/,
  );
});

test('the lock of a killed process is taken over, even while it is a zombie', async () => {
  await using folder = await temporaryFolder();
  const script = `
    import { lockDataDir } from ${JSON.stringify(join(import.meta.dirname, '../../src/server/db/data-lock.ts'))};
    await lockDataDir(${JSON.stringify(folder.path)});
    process.stdout.write('locked');
    setInterval(() => undefined, 1000);
  `;
  // The shell in between never collects its child, so that after the kill a zombie keeps the number.
  const child = spawn(
    'sh',
    [
      '-c',
      '"$0" --import tsx --input-type=module -e "$1" & echo "pid $!"; exec sleep 120',
      process.execPath,
      script,
    ],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await expect.poll(() => output, { timeout: 60_000 }).toContain('locked');
  await expect(lockDataDir(folder.path)).rejects.toThrow(DataLockHeld);
  process.kill(Number(/pid (\d+)/.exec(output)?.[1]), 'SIGKILL');
  await expect
    .poll(() =>
      lockDataDir(folder.path).then(
        () => 'taken',
        () => 'held',
      ),
    )
    .toBe('taken');
  child.kill('SIGKILL');
});

test('a pid reused by another process holds no lock', async () => {
  await using folder = await temporaryFolder();
  const reborn = { pid: process.pid, birth: 'another boot:1', token: 'theirs' };
  await writeFile(join(folder.path, 'lock'), JSON.stringify(reborn));
  await (
    await lockDataDir(folder.path)
  )();
});

/** A dead process, or one in another container: no process here has this pid. */
const NOBODY = { pid: 2 ** 22 + 1, birth: 'x' };

/** Locks as a process in another container would; it answers on the file `socket` until `unlock`. */
async function lockFromElsewhere(dataDir: string) {
  const unlock = await lockDataDir(dataDir);
  const path = join(dataDir, 'lock');
  const own: unknown = JSON.parse(await readFile(path, 'utf8'));
  await writeFile(path, JSON.stringify({ ...Object(own), ...NOBODY }));
  const socket = (await readdir(dataDir)).find((name) => name !== 'lock') ?? '';
  return { path, socket: join(dataDir, socket), unlock };
}

test.each([
  ['takes', lockDataDir],
  ['only looks at', refuseHeldDir],
])('a process that %s the folder recognizes a holder in another container by its socket', async (_, take) => {
  await using folder = await temporaryFolder();
  const { socket, unlock } = await lockFromElsewhere(folder.path);
  await expect(take(folder.path)).rejects.toThrow(/in use by another process.*stop it first/);
  expect((await readdir(folder.path)).sort()).toEqual(['lock', basename(socket)]);
  await unlock();
});

test('a process in another container that is removing a dead holder’s lock is waited for', async () => {
  await using folder = await temporaryFolder();
  const { path, socket, unlock } = await lockFromElsewhere(folder.path);
  const burial = `${path}.burial`;
  await rename(path, burial);
  await unlock();
  let asked = 0;
  const digger = createServer((caller) => {
    asked += 1;
    caller.destroy();
  }).listen(socket);
  await once(digger, 'listening');
  await writeFile(path, JSON.stringify({ ...NOBODY, token: 'dead' }));
  const waiting = lockDataDir(folder.path);
  // A process taken for dead would be asked once, and its `.burial` file removed.
  await expect.poll(() => asked).toBeGreaterThan(2);
  expect(await readdir(folder.path)).toContain(basename(burial));
  await rm(burial);
  await (
    await waiting
  )();
  digger.close();
});

test('files left by a killed holder in another container block nobody, and are removed', async () => {
  await using folder = await temporaryFolder();
  const { path, socket, unlock } = await lockFromElsewhere(folder.path);
  const left = await readFile(path, 'utf8');
  // Its files, with nobody listening.
  await link(socket, `${socket}.left`);
  await unlock();
  await rename(`${socket}.left`, socket);
  await writeFile(path, left);
  await (
    await lockDataDir(folder.path)
  )();
  expect(await readdir(folder.path)).toEqual([]);
});

test('the lock works even where the path is too long for a socket', async () => {
  await using folder = await temporaryFolder();
  const deep = join(folder.path, 'x'.repeat(120));
  await mkdir(deep);
  const unlock = await lockDataDir(deep);
  await expect(lockDataDir(deep)).rejects.toThrow(DataLockHeld);
  await unlock();
  expect(await readdir(deep)).toEqual([]);
});

test.each(['', '{', '"text"', '{"pid":"1"}'])('a lock file containing %j blocks nobody', async (content) => {
  await using folder = await temporaryFolder();
  await writeFile(join(folder.path, 'lock'), content);
  await (
    await lockDataDir(folder.path)
  )();
  expect(await readdir(folder.path)).toEqual([]);
});

test('of many processes after a dead lock exactly one gets it', async () => {
  await using folder = await temporaryFolder();
  await writeFile(join(folder.path, 'lock'), JSON.stringify({ ...NOBODY, token: 'dead' }));
  const tries = await Promise.allSettled(Array.from({ length: 20 }, () => lockDataDir(folder.path)));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await readdir(folder.path)).toEqual(['lock', expect.stringMatching(/^lock\.\w{8}$/)]);
});

test('the embedded database keeps what was committed, migrates once, and locks its folder while it is open', async () => {
  await using folder = await temporaryFolder();
  const target = { databaseUrl: null, dataDir: folder.path };
  // As left behind by a first start that is killed midway.
  await mkdir(join(folder.path, 'database.new'));
  await writeFile(join(folder.path, 'database.new', 'PG_VERSION'), '17');
  const first = await connect(target);
  await seedDemo(first.orm, new Date());
  await Promise.all([first.barrier(), first.barrier(), first.barrier()]);
  await expect(connect(target)).rejects.toThrow(DataLockHeld);
  await first.close();
  const second = await connect(target);
  expect(await findUserByEmail(second.orm, 'gold@example.com')).toMatchObject({ status: 'gold' });
  await second.close();
  expect((await readdir(folder.path)).sort()).toEqual(['database']);
});
