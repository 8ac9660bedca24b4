// The fault matrix: `npm run test:faults -- --only crash,kill --rounds 1000 --seed 7 --once`. Last line: cases, violations.
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import type { Order } from '../tests/faults/worker.ts';
import type { Tally } from '../tests/faults/tally.ts';

const { values: given } = parseArgs({
  options: {
    /** Names of parts, comma-separated. */
    only: { type: 'string' },
    /** Number of kills. */
    rounds: { type: 'string', default: '200' },
    /** Rounds of parallel purchases, each by invoice and by PayPal. */
    'parallel-rounds': { type: 'string', default: '20' },
    clicks: { type: 'string', default: '100' },
    /** Restarts of PostgreSQL, for each of fast and immediate. */
    restarts: { type: 'string', default: '3' },
    'away-ms': { type: 'string', default: '30000' },
    lanes: { type: 'string', default: '4' },
    seed: { type: 'string', default: '20261121' },
    /** Names of payment ways to crash on, comma-separated; see tests/faults/crash-ways.ts. */
    ways: { type: 'string' },
    /** No second crash during recovery. */
    once: { type: 'boolean', default: false },
    workers: { type: 'string', default: String(Math.min(8, availableParallelism())) },
  },
});

type Task = { part: string; order: Order };

const workers = Number(given.workers);
/** Pieces per worker: smaller pieces shorten the wait for the slowest worker. */
const PIECES = 8;

const plain: Order = {
  shard: { index: 0, of: 1 },
  deaths: given.once ? 1 : 2,
  ways: given.ways?.split(',') ?? [],
  rounds: 1,
  clicks: Number(given.clicks),
  lanes: Number(given.lanes),
  seed: Number(given.seed),
  awayMs: Number(given['away-ms']),
};

const inPieces = (part: string, of: number): Task[] =>
  Array.from({ length: of }, (_, index) => ({ part, order: { ...plain, shard: { index, of } } }));

/** Tasks that only need CPU run first, in parallel; tasks that depend on timing run alone afterwards. */
const sideBySide: Task[] = [
  ...inPieces('calls', 1),
  ...inPieces('crash', workers * PIECES),
  ...inPieces('notices', workers),
];
const alone: Task[] = [
  ...inPieces('answers', 1),
  { part: 'parallel', order: { ...plain, rounds: Number(given['parallel-rounds']) } },
  { part: 'kill', order: { ...plain, rounds: Number(given.rounds) } },
  { part: 'database', order: { ...plain, rounds: Number(given.restarts) } },
];

type Result = Tally & { ms: number };
const results = new Map<string, Result>();

const wanted = given.only?.split(',');
const parts = [...new Set([...sideBySide, ...alone].map(({ part }) => part))];
// Nothing run would look like nothing wrong.
const unknown = wanted?.filter((part) => !parts.includes(part)) ?? [];
if (unknown.length > 0)
  throw new Error(`No such part: ${unknown.join(', ')}. There are ${parts.join(', ')}.`);
const isWanted = ({ part }: Task): boolean => !wanted || wanted.includes(part);

async function runAll(tasks: readonly Task[], atOnce: number): Promise<void> {
  const left = tasks.filter(isWanted);
  const turn = async (): Promise<void> => {
    for (let task = left.shift(); task; task = left.shift()) await runOne(task);
  };
  await Promise.all(Array.from({ length: atOnce }, turn));
}

async function runOne({ part, order }: Task): Promise<void> {
  const began = performance.now();
  const tally = await work(part, order);
  const ms = performance.now() - began;
  const sum = results.get(part) ?? { cases: 0, violations: [], notes: [], ms: 0 };
  results.set(part, {
    cases: sum.cases + tally.cases,
    violations: [...sum.violations, ...tally.violations],
    notes: [...sum.notes, ...tally.notes],
    ms: sum.ms + ms,
  });
  const piece = order.shard.of > 1 ? ` ${order.shard.index + 1}/${order.shard.of}` : '';
  console.log(`${part}${piece}: ${tally.cases} cases, ${tally.violations.length} violations, ${seconds(ms)}`);
  for (const text of [...new Set(tally.notes)]) console.log(`  ${text}`);
  for (const text of tally.violations.slice(0, 20)) console.log(`  VIOLATION ${text}`);
}

const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`;

/** A worker that ends without an answer counts as a violation. */
const work = (part: string, order: Order): Promise<Tally> =>
  new Promise((resolve) => {
    const args = ['--import', 'tsx', 'tests/faults/worker.ts', part, JSON.stringify(order)];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.on('exit', (code) => {
      const answer = said.trim().split('\n').at(-1) ?? '';
      if (code === 0 && answer.startsWith('{')) resolve(JSON.parse(answer) as Tally);
      else resolve({ cases: 0, violations: [`the worker exited with ${code}`], notes: [] });
    });
  });

const began = performance.now();
console.log(`seed ${given.seed}, ${workers} workers`);
await runAll(sideBySide, workers);
await runAll(alone, 1);

console.log('');
for (const [part, { cases, violations, ms }] of results)
  console.log(
    `${part.padEnd(10)} ${String(cases).padStart(7)} cases ${String(violations.length).padStart(4)} violations ${seconds(ms).padStart(10)} of work`,
  );
const all = [...results.values()];
const cases = all.reduce((sum, part) => sum + part.cases, 0);
const violations = all.reduce((sum, part) => sum + part.violations.length, 0);
console.log(`${seconds(performance.now() - began)} in total`);
console.log(`${cases} cases run, ${violations} violations`);
process.exitCode = violations > 0 || cases === 0 ? 1 : 0;
