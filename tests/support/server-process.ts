// The real server as a separate process, bundled once: started, killed with -9, started again.
import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { build } from 'esbuild';
import type { Sandbox } from '#sandbox/sandbox.ts';
import { freePort } from '../../scripts/postgres.ts';

const READY_WITHIN_MS = 120_000;

export type Bundle = { file: string; remove(): void };

/**
 * Bundles the server or the operator command, which starts in a tenth of the time of its sources. Placed in
 * node_modules so that unbundled packages resolve. `emptyDatabase`: the dump that a first start unpacks, as in a build.
 */
export async function bundleOf(
  program: 'main' | 'operator',
  options: { emptyDatabase?: string } = {},
): Promise<Bundle> {
  mkdirSync('node_modules/.cache', { recursive: true });
  const folder = mkdtempSync('node_modules/.cache/hafenpost-bundle-');
  const file = join(folder, `${program}.mjs`);
  await build({
    entryPoints: [`src/server/${program}.ts`],
    outfile: file,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    external: ['@electric-sql/pglite', '@node-rs/argon2', 'pg-native', 'bwip-js', 'dejavu-fonts-ttf'],
    logLevel: 'warning',
    banner: {
      js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
    },
  });
  cpSync('src/server/db/migrations', join(folder, 'migrations'), { recursive: true });
  if (options.emptyDatabase) cpSync(options.emptyDatabase, join(folder, 'empty-database.tar'));
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  return { file, remove };
}

export type ServerProcess = {
  url: string;
  /** Start time in milliseconds on this machine's clock; `readyMs` is how long until it answered. */
  startedAt: number;
  readyMs: number;
  isAlive(): boolean;
  kill(): Promise<void>;
};

type ServerOptions = {
  bundle: Bundle;
  sandbox: Sandbox;
  databaseUrl: string;
  port?: number;
  env?: Record<string, string>;
};

export async function startServer(options: ServerOptions): Promise<ServerProcess> {
  const port = options.port ?? (await freePort());
  const startedAt = performance.now();
  const child = spawn(process.execPath, [options.bundle.file], {
    env: { PATH: process.env['PATH'] ?? '', ...environment(options, port), ...options.env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  const isAlive = (): boolean => child.exitCode === null && child.signalCode === null;
  await untilAnswers(`${url}/api/health`, isAlive, 20);
  return { url, startedAt, readyMs: performance.now() - startedAt, isAlive, kill: () => killed(child) };
}

const environment = ({ sandbox, databaseUrl }: ServerOptions, port: number): Record<string, string> => ({
  PORT: String(port),
  DATABASE_URL: databaseUrl,
  EASYPOST_URL: sandbox.easypost.url,
  EASYPOST_API_KEY: 'EZTKfaults',
  EASYPOST_CARRIER_ACCOUNTS: `UPS=${sandbox.easypost.accounts.UPS}`,
  PAYPAL_URL: sandbox.paypal.url,
  COMPUTOP_URL: sandbox.computop.url,
  SMTP_URL: `smtp://${sandbox.smtp.host}:${sandbox.smtp.port}`,
  INVOICE_LIMIT_CENTS: '900000000',
  REQUESTS_PER_MINUTE: '0',
  LOG_LEVEL: process.env['TEST_LOG_LEVEL'] ?? 'fatal',
});

/** Returns once this URL answers with success. */
export async function untilAnswers(url: string, isAlive: () => boolean, everyMs: number): Promise<void> {
  const began = performance.now();
  while (performance.now() - began < READY_WITHIN_MS && isAlive()) {
    const reply = await fetch(url).catch(() => null);
    await reply?.arrayBuffer();
    if (reply?.ok) return;
    await pause(everyMs);
  }
  throw new Error(isAlive() ? `${url} does not answer.` : 'The server has ended by itself.');
}

const killed = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGKILL');
  });
