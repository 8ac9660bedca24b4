// Starts a throw-away PostgreSQL on a free port, as a non-root user, in a temporary folder.
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The user `nobody`, which exists everywhere: PostgreSQL refuses to run as root. */
const NOBODY = 65_534;

export type Postgres = {
  url: string;
  stop(): void;
  /** Stops the server and keeps its data: `fast` ends all sessions, `immediate` is like a crash. */
  down(mode: 'fast' | 'immediate'): Promise<void>;
  /** Starts it again; resolves when it accepts connections. */
  up(): Promise<void>;
};

/** `extra`: further settings, as `name=value`. */
export async function startPostgres(extra: readonly string[] = []): Promise<Postgres> {
  const bin = execFileSync('pg_config', ['--bindir'], { encoding: 'utf8' }).trim();
  const home = mkdtempSync(join(tmpdir(), 'hafenpost-pg-'));
  const asOwner = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  if ('uid' in asOwner) chownSync(home, NOBODY, NOBODY);
  const data = join(home, 'data');
  const options = { cwd: home, stdio: 'ignore' as const, ...asOwner };
  const initdb = ['-D', data, '-U', 'hafenpost', '--auth=trust', '--encoding=UTF8', '--locale=C'];
  const made = spawnSync(join(bin, 'initdb'), initdb, { ...options, stdio: 'pipe', encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const port = await freePort();
  const settings = ['-c', 'listen_addresses=127.0.0.1', '-c', `unix_socket_directories=${home}`];
  settings.push(...extra.flatMap((setting) => ['-c', setting]));
  const start = (): ChildProcess =>
    spawn(join(bin, 'postgres'), ['-D', data, '-p', String(port), ...settings], options);
  const untilReady = async (): Promise<void> => {
    while (!isReady(bin, port)) {
      if (server.exitCode !== null) throw new Error('PostgreSQL ended while it was starting.');
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  let server = start();
  const end = (signal: 'SIGINT' | 'SIGQUIT', then: () => void): void => {
    if (server.exitCode !== null || server.signalCode !== null) return then();
    server.once('exit', then);
    server.kill(signal);
  };
  await untilReady();
  return {
    url: `postgresql://hafenpost@127.0.0.1:${port}/postgres`,
    stop: () => end('SIGINT', () => rmSync(home, { recursive: true, force: true })),
    down: (mode) => new Promise((resolve) => end(mode === 'fast' ? 'SIGINT' : 'SIGQUIT', resolve)),
    async up() {
      server = start();
      await untilReady();
    },
  };
}

const isReady = (bin: string, port: number): boolean =>
  spawnSync(join(bin, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)]).status === 0;

/** Below the system's ephemeral ports: otherwise an outgoing connection may take the port before we listen on it. */
const PORTS = [20_000, 32_000] as const;
const TRIES = 20;
/** Ports already handed out, which look free until they are listened on. */
const given = new Set<number>();

export async function freePort(): Promise<number> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const port = randomInt(...PORTS);
    if (given.has(port) || !(await isFree(port))) continue;
    given.add(port);
    return port;
  }
  throw new Error(`No free port between ${PORTS.join(' and ')}.`);
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
