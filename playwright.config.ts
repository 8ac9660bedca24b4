// Browser journeys against what `npm start` starts: the built server, the embedded database, the sandbox.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium } from './tests/support/chromium.ts';

/** One more than cores: a lane waits for a third of its time, for a poll or a provider. */
const LANES = 3;
// Set once by the main process and inherited by the workers, which load this file again.
const base = Number((process.env['E2E_PORT'] ??= String(20_000 + (process.pid % 10_000))));
const dataDir = (process.env['E2E_DATA_DIR'] ??= mkdtempSync(join(tmpdir(), 'hafenpost-e2e-')));

/** Everything that one worker talks to is its own: journeys set clocks and faults. */
const portOf = (lane: number, offset = 0): number => base + lane * 10 + offset;
const lane = Number(process.env['TEST_PARALLEL_INDEX'] ?? 0);
process.env['E2E_SANDBOX_URL'] = `http://127.0.0.1:${portOf(lane, 1)}`;

const server = (_: unknown, of: number) => ({
  command: 'node dist/launcher.js',
  // The sandbox is the last to start.
  url: `http://127.0.0.1:${portOf(of, 1)}/__sandbox/state`,
  timeout: 60_000,
  env: {
    PORT: String(portOf(of)),
    SANDBOX_PORT: String(portOf(of, 1)),
    SMTP_SINK_PORT: String(portOf(of, 2)),
    DATA_DIR: join(dataDir, String(of)),
    LOG_LEVEL: 'warn',
  },
  gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 } as const,
});

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  workers: LANES,
  forbidOnly: true,
  reporter: 'list',
  use: {
    baseURL: `http://127.0.0.1:${portOf(lane)}`,
    launchOptions: await findChromium(),
    // A trace of every journey costs more than the journeys; `npx playwright test --trace on` where one is wanted.
    screenshot: 'only-on-failure',
    viewport: { width: 1440, height: 900 },
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
  },
  webServer: Array.from({ length: LANES }, server),
});
