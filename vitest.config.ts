// Three projects: rules (fast, pure, beside the code), stories (server + sandbox + database), and the quick faults.
import { defineConfig } from 'vitest/config';

/** One load of the modules for all files of a worker: no test replaces a module, or leaves state behind in one. */
const isolate = false;

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      { test: { name: 'rules', include: ['src/**/*.test.{ts,tsx}'], environment: 'node', isolate } },
      {
        test: {
          name: 'stories',
          include: ['tests/api/**/*.test.ts'],
          environment: 'node',
          isolate,
          globalSetup: ['tests/support/global-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      // The whole matrix: npm run test:faults.
      {
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          environment: 'node',
          isolate,
          testTimeout: 300_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
