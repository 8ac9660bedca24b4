// One part of the fault matrix in its own process: `tsx tests/faults/worker.ts <part> <options as JSON>`.
import { runAnswers } from './answers.ts';
import { runBadCalls } from './bad-calls.ts';
import { runCrashPoints } from './crash-points.ts';
import { ways } from './crash-ways.ts';
import { runDatabase } from './database.ts';
import { runKills } from './kill.ts';
import { runNotices } from './notices.ts';
import { runParallel } from './parallel.ts';
import type { Shard, Tally } from './tally.ts';
import { openWorld } from './world.ts';
import { startPostgres } from '../../scripts/postgres.ts';
import { type Bundle, bundleOf } from '../support/server-process.ts';

/** What a worker is told; each part reads what it needs. */
export type Order = {
  shard: Shard;
  deaths: 1 | 2;
  /** Names of ways; empty: all. */
  ways: readonly string[];
  rounds: number;
  clicks: number;
  lanes: number;
  seed: number;
  awayMs: number;
};

/** With a server bundled once, and its own PostgreSQL. */
async function withServer(run: (bundle: Bundle, postgresUrl: string) => Promise<Tally>): Promise<Tally> {
  const [bundle, postgres] = [await bundleOf('main'), await startPostgres()];
  try {
    return await run(bundle, postgres.url);
  } finally {
    bundle.remove();
    postgres.stop();
  }
}

const parts: Record<string, (order: Order) => Promise<Tally>> = {
  async crash({ deaths, shard, ways: wanted }) {
    await using world = await openWorld();
    const chosen = ways.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
    return await runCrashPoints(world, { deaths, shard, ways: chosen });
  },
  answers: ({ shard }) => runAnswers(shard),
  calls: () => runBadCalls(),
  notices: ({ shard }) => runNotices(shard),
  parallel: ({ rounds, clicks }) =>
    withServer((bundle, postgresUrl) => runParallel({ bundle, postgresUrl, rounds, clicks })),
  kill: ({ rounds, seed, lanes }) =>
    withServer((bundle, postgresUrl) => runKills({ bundle, postgresUrl, rounds, seed, lanes })),
  database: ({ rounds, awayMs }) => withServer((bundle) => runDatabase({ bundle, rounds, awayMs })),
};

const [name = '', order = ''] = process.argv.slice(2);
const part = parts[name];
if (!part) throw new Error(`No such part: ${name}`);
const tally = await part(JSON.parse(order) as Order);
process.stdout.write(`${JSON.stringify(tally)}\n`, () => process.exit(0));
