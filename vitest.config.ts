// Three projects: rules (fast, pure, beside the code), stories (server + sandbox + database), and the quick faults.
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** One load of the modules for all files of a worker: no test replaces a module, or leaves state behind in one. */
const isolate = false;

/** What comes late on a busy machine has come all the same: only who is stuck gets there. Vitest's own is a second. */
const patient = { poll: { timeout: 30_000 } };

/**
 * They talk to providers, read settings, texts or files, or are about the embedded database: on PostgreSQL, the very
 * same.
 */
const withoutDatabase = [
  'computop-gateway',
  'config',
  'connections',
  'easypost-client',
  'easypost-gateway',
  'easypost-refund',
  'embedded-connection',
  'error-reply',
  'kill',
  'lock',
  'mail-texts',
  'operator-process',
  'paypal-client',
  'paypal-gateway',
  'site-gate',
  'sources',
  'web-files',
].map((name) => `tests/api/${name}.test.ts`);

/** Gateways over real HTTP, which wait for a silent provider: other stories run meanwhile, the quick rules would not. */
const gateways = 'src/server/gateways/**/gateway.test.ts';

/** They let several connections wait for each other; the embedded database has one. */
const onPostgresOnly = [
  'connections-lost',
  'parcel-locks',
  'concurrent-migration',
  'concurrent-password-reset',
  'concurrent-label-attach',
  'tracking-adopt-order',
  'concurrent-owner-calls',
].map((name) => `tests/api/${name}.test.ts`);

/** Small files that wait for other processes or for a provider's silence: started last, they would hold up the end. */
const waiting = ['kill', 'operator-process', 'lock', 'connections'].map((name) => `/api/${name}.test.ts`);

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isWaiting = ({ moduleId }: TestSpecification): boolean =>
      waiting.some((file) => moduleId.endsWith(file));
    const bySize = await super.sort(files);
    return [...bySize.filter(isWaiting), ...bySize.filter((file) => !isWaiting(file))];
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    // One more than cores: many a story waits for a provider that lets it wait; each worker loads everything once more.
    maxWorkers: 3,
    // The second run, on PostgreSQL, reads what the first has compiled.
    experimental: { fsModuleCache: true },
    projects: [
      {
        test: {
          name: 'rules',
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: [gateways],
          environment: 'node',
          isolate,
          expect: patient,
          // A property of thousands of cases takes its time on a busy machine.
          testTimeout: 90_000,
        },
      },
      {
        test: {
          name: 'stories',
          include: ['tests/api/**/*.test.ts', gateways],
          exclude: process.env['TEST_DATABASE_URL'] ? [...withoutDatabase, gateways] : onPostgresOnly,
          environment: 'node',
          isolate,
          expect: patient,
          globalSetup: ['tests/support/global-setup.ts'],
          // Only who is stuck gets there: a worker's first story compiles the database, 45 s at a load of 15.
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      // The whole matrix: npm run test:faults.
      {
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          environment: 'node',
          isolate,
          expect: patient,
          testTimeout: 900_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
