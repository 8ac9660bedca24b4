// A hundred purchases at once: one key, different keys on one quote, two tabs, two processes. One label, one capture.
import { randomUUID } from 'node:crypto';
import { eq, isNotNull } from 'drizzle-orm';
import { setTimeout as pause } from 'node:timers/promises';
import { isTerminal } from '#domain/intent.ts';
import { intents } from '#server/db/schema.ts';
import { type Browser, openBrowser, type Paying, type Reply } from '../support/browser.ts';
import { findViolations } from '../support/invariants.ts';
import type { Bundle } from '../support/server-process.ts';
import { openProcessWorld, type ProcessWorld } from './process-world.ts';
import { atPayPal } from './purchase.ts';
import { createTally, type Tally } from './tally.ts';

type ParallelOptions = { bundle: Bundle; postgresUrl: string; rounds: number; clicks: number };

const manners = ['one key', 'different keys', 'two tabs', 'two processes'] as const;
type Manner = (typeof manners)[number];

const REST_WITHIN_MS = 60_000;
const SOON_MS = 60_000;

type Stage = { world: ProcessWorld; browsers: Record<'a' | 'b' | 'elsewhere', Browser> };

/** `rounds` in each manner, by invoice and by PayPal. */
export async function runParallel({ bundle, postgresUrl, rounds, clicks }: ParallelOptions): Promise<Tally> {
  const { tally, add, note } = createTally();
  let slowest = 0;
  for (const method of ['invoice', 'paypal'] as const) {
    await using world = await openProcessWorld(bundle, postgresUrl);
    const [one, other] = [await world.start(), await world.start()];
    const email = method === 'invoice' ? 'gold@example.com' : 'privat@example.com';
    const browsers = {
      a: await openBrowser(() => one.url, email),
      b: await openBrowser(() => one.url, email),
      elsewhere: await openBrowser(() => other.url, email),
    };
    for (const manner of manners)
      for (let round = 1; round <= rounds; round += 1) {
        const began = performance.now();
        const violations = await oneRound({ world, browsers }, { method, manner, clicks });
        slowest = Math.max(slowest, performance.now() - began);
        add(`${method}, ${manner}, round ${round}`, violations);
      }
    if (!one.isAlive() || !other.isAlive()) tally.violations.push('a server has ended by itself');
  }
  note(`${clicks} at once, the slowest round took ${Math.round(slowest)} ms`);
  return tally;
}

type Round = { method: 'invoice' | 'paypal'; manner: Manner; clicks: number };

/** Whose click each is, and with which key. */
function clicksOf({ browsers }: Stage, { manner, clicks }: Round): { browser: Browser; key: string }[] {
  const shared = randomUUID();
  return Array.from({ length: clicks }, (_, number) => {
    const isOdd = number % 2 === 1;
    switch (manner) {
      case 'one key':
        return { browser: browsers.a, key: shared };
      case 'different keys':
        return { browser: browsers.a, key: randomUUID() };
      case 'two tabs':
        return { browser: isOdd ? browsers.b : browsers.a, key: randomUUID() };
      case 'two processes':
        // Half of them are the same click repeated, half are separate clicks.
        return {
          browser: isOdd ? browsers.elsewhere : browsers.a,
          key: number % 4 < 2 ? shared : randomUUID(),
        };
    }
  });
}

async function oneRound(stage: Stage, round: Round): Promise<string[]> {
  const { world, browsers } = stage;
  const before = await soldSoFar(world);
  const rateId = await browsers.a.rateId();
  const replies = await Promise.all(
    clicksOf(stage, round).map(({ browser, key }) => open(browser, round.method, { rateId, key })),
  );
  const problems = judge(replies, round);
  if (round.method === 'paypal') await payAll(stage, replies, round);
  await untilRest(world, rateId);
  const after = await soldSoFar(world);
  const found = await findViolations({ sandbox: world.sandbox, orm: world.db.orm, mayWait: true });
  return [
    ...problems,
    ...(after.labels - before.labels === 1 ? [] : [`${after.labels - before.labels} labels bought`]),
    ...(round.method === 'invoice' || after.captures - before.captures === 1
      ? []
      : [`${after.captures - before.captures} captures`]),
    ...(after.completed - before.completed === 1 ? [] : [`${after.completed - before.completed} completed`]),
    ...found,
  ];
}

type Click = { rateId: string; key: string };
type Opened = { status: number; intentId: string | null; order: string | null };

async function open(browser: Browser, method: Paying, { rateId, key }: Click): Promise<Opened> {
  const reply = await browser.open(method, rateId, key);
  return { status: reply?.status ?? 0, ...named(reply) };
}

const named = (reply: Reply | null): { intentId: string | null; order: string | null } => {
  const order = reply?.json['paypalOrder'] as { id: string } | undefined;
  const intentId = reply?.json['intentId'];
  return { intentId: typeof intentId === 'string' ? intentId : null, order: order?.id ?? null };
};

/** All equal, or 409. A PayPal payment still waiting for its buyer is superseded by the next click with another key. */
function judge(replies: readonly Opened[], { method, manner }: Round): string[] {
  const good = replies.filter(({ status }) => status === 200);
  const others = replies.filter(({ status }) => status !== 200 && status !== 409);
  const intents = new Set(good.map(({ intentId }) => intentId));
  const mayDiffer = method === 'paypal' && manner !== 'one key';
  return [
    ...(good.length > 0 ? [] : ['nobody was served']),
    ...(others.length > 0 ? [`answers ${[...new Set(others.map(({ status }) => status))].join()}`] : []),
    ...(intents.size > 1 && !mayDiffer ? [`${intents.size} different intents`] : []),
  ];
}

/** Every tab pays its offer at PayPal, and all of them return at once, several times. */
async function payAll(
  { world, browsers }: Stage,
  replies: readonly Opened[],
  { clicks, manner }: Round,
): Promise<void> {
  const orders = [...new Set(replies.flatMap(({ order }) => order ?? []))];
  await Promise.all(orders.map((order) => atPayPal(world, order)));
  const second =
    manner === 'two processes' ? browsers.elsewhere : manner === 'two tabs' ? browsers.b : browsers.a;
  await Promise.all(
    Array.from({ length: clicks }, async (_, number) => {
      const browser = number % 2 === 1 ? second : browsers.a;
      const order = orders[number % orders.length] ?? '';
      await browser.send('POST', `/paypal/order/${order}/capture`, { payerId: 'PAYERID' });
    }),
  );
}

/** Waits until no process works on a purchase of this rate; superseded ones only wait for a last check. */
async function untilRest({ db, sandbox }: ProcessWorld, rateId: string): Promise<void> {
  // PayPal's remaining notifications trigger another check, even of a finished purchase.
  await sandbox.settled();
  const began = performance.now();
  while (performance.now() - began < REST_WITHIN_MS) {
    const rows = await db.orm
      .select({ status: intents.status, claimToken: intents.claimToken, at: intents.nextAttemptAt })
      .from(intents)
      .where(eq(intents.rateId, rateId));
    const soon = Date.now() + SOON_MS;
    const isBusy = rows.some(
      ({ status, claimToken, at }) =>
        claimToken !== null || !isTerminal(status) || (at !== null && at.getTime() < soon),
    );
    if (!isBusy) return;
    await pause(20);
  }
}

async function soldSoFar({ sandbox, db }: ProcessWorld) {
  const state = sandbox.state() as {
    counts: { boughtShipments: number };
    paypal: { counts: { captures: number } };
  };
  const done = await db.orm.select({ id: intents.id }).from(intents).where(isNotNull(intents.completedAt));
  return {
    labels: state.counts.boughtShipments,
    captures: state.paypal.counts.captures,
    completed: done.length,
  };
}
