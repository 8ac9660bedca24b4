// The operator's command as a process of its own: beside a running server, and on whose database.
import { spawn } from 'node:child_process';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { connect } from '#server/db/connect.ts';
import { lockDataDir } from '#server/db/data-lock.ts';
import { closeDemo, seedDemo } from '#server/db/seed.ts';
import { askServer, openOperatorSocket } from '#server/operator/operator-socket.ts';
import { type Answer } from '#server/operator/run-operator.ts';
import { bookAndSettle, intentOf } from '../support/booking.ts';
import { inEmbedded, makeEmbedded } from '../support/embedded-folder.ts';
import { openHouse } from '../support/house.ts';
import { type Bundle, bundleOf } from '../support/server-process.ts';
import { unsold, auditOf, aPdf } from '../support/operator-desk.ts';

let bundle: Promise<Bundle> | undefined;

afterAll(async () => (await bundle)?.remove());

async function command(argv: string[], env: Record<string, string>): Promise<Answer & { err: string }> {
  const { file } = await (bundle ??= bundleOf('operator'));
  return await new Promise((done) => {
    const child = spawn(process.execPath, [file, ...argv], {
      env: { ...process.env, NODE_ENV: '', DATABASE_URL: '', OPERATOR_NAME: '', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let [out, err] = ['', ''];
    child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
    child.on('close', (code) => done({ code: code === 0 || code === 1 ? code : 2, out, err }));
  });
}

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'hafenpost-operator-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

test('the real command answers from its own process', async () => {
  const DATA_DIR = await temporaryFolder();
  const help = await command(['--help'], { DATA_DIR });
  expect([help.code, help.out.startsWith('npm run operator -- COMMAND')]).toEqual([0, true]);
  expect(await readdir(DATA_DIR), 'help opens nothing').toEqual([]);
  expect(await command(['nonsense'], { DATA_DIR })).toMatchObject({ code: 2, out: '' });
  await makeEmbedded(DATA_DIR);
  const books = await command(['ledger', '--json'], { DATA_DIR });
  expect([books.code, books.err]).toEqual([0, '']);
  expect(JSON.parse(books.out)).toMatchObject({ ok: true, accounts: [] });
});

test('an answer that nobody reads to its end is no error', async () => {
  const { file } = await (bundle ??= bundleOf('operator'));
  const child = spawn(process.execPath, [file, '--help'], { stdio: ['ignore', 'pipe', 'pipe'] });
  child.stdout.destroy();
  let err = '';
  child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
  const code = await new Promise((done) => child.on('close', done));
  expect([code, err]).toEqual([0, '']);
});

test('no command creates a database: without one it says so and leaves nothing behind', async () => {
  const empty = await temporaryFolder();
  for (const DATA_DIR of [empty, join(empty, 'none')]) {
    const { code, out, err } = await command(['intents'], { DATA_DIR });
    expect([code, out]).toEqual([1, '']);
    expect(err).toBe(
      `The data directory ${DATA_DIR} contains no database: run the command with the server’s environment, or start the server first.\n`,
    );
  }
  expect(await readdir(empty)).toEqual([]);
});

test('a database without our tables is refused unchanged, and not taken for an empty list', async () => {
  const DATA_DIR = await temporaryFolder();
  // Somebody else's database, which has users too.
  await makeEmbedded(DATA_DIR);
  await inEmbedded(
    DATA_DIR,
    'drop schema drizzle cascade; drop schema public cascade; create schema public; create table users (id text)',
  );
  const { code, out, err } = await command(['intents'], { DATA_DIR });
  expect([code, out]).toEqual([1, '']);
  expect(err).toBe(
    'This database is not ours, or is empty: run the command with the server’s environment, or start the server first.\n',
  );
  const tables =
    "select tablename from pg_tables where schemaname not in ('pg_catalog', 'information_schema')";
  expect(await inEmbedded(DATA_DIR, tables)).toEqual([{ tablename: 'users' }]);
});

test('a database with a migration missing is left to the server', async () => {
  const DATA_DIR = await temporaryFolder();
  await makeEmbedded(DATA_DIR);
  const newest = 'select max(created_at) from drizzle.__drizzle_migrations';
  await inEmbedded(DATA_DIR, `delete from drizzle.__drizzle_migrations where created_at = (${newest})`);
  const before = await inEmbedded(DATA_DIR, newest);
  const { code, out, err } = await command(['intents'], { DATA_DIR });
  expect([code, out]).toEqual([1, '']);
  expect(err).toBe(
    'This database is older than the command (missing migrations: 1): start a server of the same version first, which updates the database.\n',
  );
  expect(await inEmbedded(DATA_DIR, newest)).toEqual(before);
});

test('with the data directory in use it says so in one sentence', async () => {
  const DATA_DIR = await temporaryFolder();
  const unlock = await lockDataDir(DATA_DIR);
  const { code, err } = await command(['ledger'], { DATA_DIR });
  expect(code).toBe(1);
  expect(err).toBe(
    `The data directory ${DATA_DIR} is in use by process ${process.pid}; stop it first, or choose another DATA_DIR.\n`,
  );
  await unlock();
});

test('a running server with the embedded database answers on a socket open to its owner alone', async () => {
  const DATA_DIR = await temporaryFolder();
  await using own = await openHouse({ config: { dataDir: DATA_DIR } });
  const unlock = await lockDataDir(DATA_DIR);
  const socket = join(DATA_DIR, 'operator.sock');
  await writeFile(socket, 'left behind by a server that was killed');
  const close = await openOperatorSocket(own.ctx);
  expect((await stat(socket)).mode & 0o777).toBe(0o600);

  const session = await own.logIn('gold@example.com');
  const { id } = await bookAndSettle(own, session, { shipment: unsold() });
  await writeFile(join(DATA_DIR, 'label.pdf'), await aPdf('by hand'));
  const label = relative(process.cwd(), join(DATA_DIR, 'label.pdf'));
  const attach = ['intents', 'attach-label', id, '--file', label, '--tracking', '1Z999AA1'];
  expect(await command(attach, { DATA_DIR })).toMatchObject({ code: 2 });
  expect(await command(attach, { DATA_DIR, OPERATOR_NAME: 'carla' })).toMatchObject({ code: 0, err: '' });
  expect(await intentOf(session, id)).toMatchObject({ status: 'completed' });
  expect(await auditOf(own, id)).toEqual(['operator:carla intent.attach-label done']);

  expect(await askServer(DATA_DIR, { argv: [], operator: null, cwd: 'relative' })).toEqual({
    code: 1,
    out: 'The server could not do it; its log says why.\n',
  });
  const tooLong = { argv: ['x'.repeat(100_000)], operator: null, cwd: '/' };
  expect(await askServer(DATA_DIR, tooLong)).toMatchObject({ code: 1 });
  await close();
  expect(await askServer(DATA_DIR, { argv: ['ledger'], operator: null, cwd: '/' })).toBeNull();
  await unlock();
});

test.each([
  ['not JSON', 'Segmentation fault'],
  ['another version’s', '{"answer":"done"}'],
  ['cut off', ''],
])('a server answer that is %s is reported in a sentence', async (_, answer) => {
  const DATA_DIR = await temporaryFolder();
  const server = createServer((socket) => socket.resume().end(answer));
  await new Promise<void>((done) => server.listen(join(DATA_DIR, 'operator.sock'), done));
  const { code, out, err } = await command(['ledger'], { DATA_DIR });
  expect([code, out]).toEqual([1, '']);
  expect(err).toMatch(/^The running server gave no answer, or not one we understand: .* log, .*\n$/);
  await new Promise((done) => server.close(done));
});

test('a database with real carriers is not touched by a sandbox configuration', async () => {
  const DATA_DIR = await temporaryFolder();
  await makeEmbedded(DATA_DIR);
  const db = await connect({ databaseUrl: null, dataDir: DATA_DIR });
  await seedDemo(db.orm, new Date());
  await closeDemo(db.orm);
  await db.close();
  const { code, err } = await command(['ledger'], { DATA_DIR });
  expect(code).toBe(1);
  expect(err).toMatch(/^This database belongs to a server with real carriers/);
});
