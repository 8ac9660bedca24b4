// Browser journeys against what `npm start` starts: the built server, the embedded database, the sandbox.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium } from './tests/support/chromium.ts';

// Set once by the main process and inherited by the workers, which load this file again.
const base = Number((process.env['E2E_PORT'] ??= String(20_000 + (process.pid % 10_000))));
const dataDir = (process.env['E2E_DATA_DIR'] ??= mkdtempSync(join(tmpdir(), 'hafenpost-e2e-')));
process.env['E2E_SANDBOX_URL'] = `http://127.0.0.1:${base + 1}`;

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  workers: 1,
  forbidOnly: true,
  reporter: 'list',
  use: {
    baseURL: `http://127.0.0.1:${base}`,
    launchOptions: await findChromium(),
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
    viewport: { width: 1440, height: 900 },
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
  },
  webServer: {
    command: 'node dist/launcher.js',
    // The sandbox is the last to start.
    url: `http://127.0.0.1:${base + 1}/__sandbox/state`,
    timeout: 60_000,
    env: {
      PORT: String(base),
      SANDBOX_PORT: String(base + 1),
      SMTP_SINK_PORT: String(base + 2),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
