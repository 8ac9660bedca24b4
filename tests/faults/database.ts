// PostgreSQL restarted, crashed, and down for half a minute, while purchases continue.
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { isTerminal } from '#domain/intent.ts';
import { intents } from '#server/db/schema.ts';
import { startPostgres, type Postgres } from '../../scripts/postgres.ts';
import { type Browser, openBrowser } from '../support/browser.ts';
import { findViolations } from '../support/invariants.ts';
import { type Bundle, type ServerProcess, untilAnswers } from '../support/server-process.ts';
import { openProcessWorld, type ProcessWorld } from './process-world.ts';
import { createTally, type Tally } from './tally.ts';

type DatabaseOptions = { bundle: Bundle; awayMs: number; rounds: number };

type Outage = { name: string; mode: 'fast' | 'immediate'; awayMs: number };

const BUYERS = 8;
const LOAD_MS = 1_500;
const HEALTHY_WITHIN_MS = 2_000;
const REST_WITHIN_MS = 60_000;

export async function runDatabase({ bundle, awayMs, rounds }: DatabaseOptions): Promise<Tally> {
  const { tally, add, note } = createTally();
  const postgres = await startPostgres();
  try {
    await using world = await openProcessWorld(bundle, postgres.url);
    const server = await world.start();
    const browser = await openBrowser(() => server.url, 'gold@example.com');
    const outages: Outage[] = Array.from({ length: rounds }, () => [
      { name: 'fast restart', mode: 'fast' as const, awayMs: 0 },
      { name: 'immediate restart', mode: 'immediate' as const, awayMs: 0 },
    ]).flat();
    outages.push({ name: `away for ${awayMs / 1_000} s`, mode: 'fast', awayMs });
    for (const [number, outage] of outages.entries()) {
      const seen = await oneOutage({ world, postgres, server, browser }, outage);
      add(`${outage.name} (${number})`, seen.violations);
      note(`${outage.name}: ${seen.text}`);
    }
  } finally {
    postgres.stop();
  }
  return tally;
}

type Stage = { world: ProcessWorld; postgres: Postgres; server: ServerProcess; browser: Browser };

/** What the buyers were told meanwhile. */
type Told = { acknowledged: Set<string>; statuses: Map<number, number>; withoutRetryAfter: number };

async function oneOutage(
  { world, postgres, server, browser }: Stage,
  { mode, awayMs }: Outage,
): Promise<{ violations: string[]; text: string }> {
  const told: Told = { acknowledged: new Set(), statuses: new Map(), withoutRetryAfter: 0 };
  let isOver = false;
  const buyers = Array.from({ length: BUYERS }, () => shop(browser, told, () => isOver));
  await pause(LOAD_MS);
  await postgres.down(mode);
  const during = awayMs > 0 ? await lookWhileAway(server, awayMs) : [];
  await postgres.up();
  const backAt = performance.now();
  const sinceBack = (): number => performance.now() - backAt;
  await untilAnswers(`${server.url}/api/health`, () => server.isAlive(), 20);
  const healthyMs = sinceBack();
  // A health check is one query; a purchase asks for rates, locks, writes and flushes.
  const boughtMs = (await untilBought(browser, told)) ? sinceBack() : Infinity;
  await pause(LOAD_MS);
  isOver = true;
  await Promise.all(buyers);
  const isAtRest = await untilRest(world);
  const known = new Set((await world.db.orm.select({ id: intents.id }).from(intents)).map(({ id }) => id));
  const lost = [...told.acknowledged].filter((id) => !known.has(id));
  const answers = [...told.statuses]
    .toSorted(([a], [b]) => a - b)
    .map(([status, times]) => `${status}: ${times}`);
  const strange = [...told.statuses.keys()].filter((status) => ![200, 409, 503].includes(status));
  return {
    violations: [
      ...(server.isAlive() ? [] : ['the server has ended']),
      ...(lost.length > 0 ? [`${lost.length} acknowledged purchases are lost`] : []),
      ...(healthyMs > HEALTHY_WITHIN_MS ? [`healthy after ${Math.round(healthyMs)} ms`] : []),
      ...(boughtMs > HEALTHY_WITHIN_MS ? [`first purchase after ${Math.round(boughtMs)} ms`] : []),
      ...(told.withoutRetryAfter > 0 ? [`${told.withoutRetryAfter} times 503 without Retry-After`] : []),
      ...(strange.length > 0 ? [`answers ${strange.join()}`] : []),
      ...(isAtRest ? [] : ['purchases do not come to rest']),
      ...during,
      ...(await findViolations({ sandbox: world.sandbox, orm: world.db.orm })),
    ],
    text: `${told.acknowledged.size} acknowledged, answers ${answers.join(', ')}, healthy after ${Math.round(healthyMs)} ms, first purchase after ${Math.round(boughtMs)} ms`,
  };
}

/** Buys by invoice, again and again; a purchase that was answered with 200 is acknowledged. */
async function shop(browser: Browser, told: Told, isOver: () => boolean): Promise<void> {
  const note = (reply: Awaited<ReturnType<Browser['send']>>): void => {
    const status = reply?.status ?? 0;
    told.statuses.set(status, (told.statuses.get(status) ?? 0) + 1);
    if (status === 503 && !reply?.headers.get('retry-after')) told.withoutRetryAfter += 1;
  };
  while (!isOver()) {
    const rateId = await browser.rateId().catch(() => null);
    if (rateId === null) {
      const reply = await browser.send('GET', '/api/dashboard/stats');
      note(reply);
      await pause(100);
      continue;
    }
    const key = randomUUID();
    const reply = await browser.open('invoice', rateId, key);
    note(reply);
    if (reply?.status === 200) told.acknowledged.add(String(reply.json['intentId']));
    else await pause(100);
  }
}

/** One purchase beside the others: a refused buyer may retry at once. */
async function untilBought(browser: Browser, told: Told): Promise<boolean> {
  const began = performance.now();
  while (performance.now() - began < REST_WITHIN_MS) {
    const rateId = await browser.rateId().catch(() => null);
    const reply = rateId === null ? null : await browser.open('invoice', rateId, randomUUID());
    if (reply?.status === 200) {
      told.acknowledged.add(String(reply.json['intentId']));
      return true;
    }
    await pause(20);
  }
  return false;
}

/** Health reports it, calls get 503 and Retry-After, and the process stays alive. */
async function lookWhileAway(server: ServerProcess, awayMs: number): Promise<string[]> {
  const until = performance.now() + awayMs;
  const found = new Set<string>();
  while (performance.now() < until) {
    const health = await fetch(`${server.url}/api/health`).catch(() => null);
    const isTold = health?.status === 503 && health.headers.get('retry-after') !== null;
    await health?.arrayBuffer();
    if (!isTold) found.add(`health while it is away: ${health?.status ?? 'no answer'}`);
    await pause(500);
  }
  return [...found];
}

async function untilRest({ db }: ProcessWorld): Promise<boolean> {
  const began = performance.now();
  while (performance.now() - began < REST_WITHIN_MS) {
    const rows = await db.orm
      .select({ status: intents.status, at: intents.nextAttemptAt })
      .from(intents)
      // This process's own connections broke as well.
      .catch(() => null);
    if (rows?.every(({ status, at }) => isTerminal(status) && at === null)) return true;
    await pause(200);
  }
  return false;
}
