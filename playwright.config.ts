// Browser journeys against what `npm start` starts: the built server, the embedded database, the sandbox.
import { defineConfig } from '@playwright/test';
import { findChromium } from './tests/support/chromium.ts';
import { LANES, ownLane } from './tests/support/lanes.ts';

// Workers load this file, too, each with its own number.
const lane = ownLane();
process.env['E2E_SANDBOX_URL'] = lane?.sandboxUrl ?? '';

/** Journeys that set the database of their server, and its clock. */
const ownHouses = ['after-sale.spec.ts', 'site-gate.spec.ts'];

const chromium = await findChromium();
/** A journey's pages are gone before their code has run often enough to be worth optimising: a fifth of the time. */
const shortLived = '--js-flags=--no-opt --no-maglev';

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  globalSetup: './tests/support/lanes.ts',
  // Only who is stuck gets there: on a loaded machine a purchase takes half a minute.
  timeout: 150_000,
  expect: { timeout: 20_000 },
  workers: LANES,
  // Test by test, so that no lane is left with a long file at the end. Those with a house of their own come first, and
  // together: a worker ends where they begin.
  fullyParallel: true,
  projects: [
    { name: 'own houses', testMatch: ownHouses, fullyParallel: false },
    { name: 'lanes', testIgnore: ownHouses },
  ],
  forbidOnly: true,
  reporter: 'list',
  use: {
    baseURL: lane?.url,
    launchOptions: { ...chromium, args: [...chromium.args, shortLived] },
    // A trace of every journey costs more than the journeys; `npx playwright test --trace on` where one is wanted.
    screenshot: 'only-on-failure',
    viewport: { width: 1440, height: 900 },
    // What turns and slides is drawn by the processor, sixty times a second.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
  },
});
