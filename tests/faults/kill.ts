// Kill -9 of the real server at random moments of several purchases; the next process finishes them without the buyers.
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { intents } from '#server/db/schema.ts';
import { isTerminal } from '#domain/intent.ts';
import { findViolations } from '../support/invariants.ts';
import { type Browser, openBrowser, type Paying } from '../support/browser.ts';
import type { Bundle, ServerProcess } from '../support/server-process.ts';
import { openProcessWorld, type ProcessWorld } from './process-world.ts';
import { atPayPal } from './purchase.ts';
import { createChance, createTally, type Tally } from './tally.ts';

type KillOptions = {
  bundle: Bundle;
  postgresUrl: string;
  rounds: number;
  seed: number;
  /** Servers side by side, each in its own world: most of the time is spent waiting for a lease to expire. */
  lanes: number;
};

const PURCHASES: readonly Paying[] = ['paypal', 'computop', 'invoice', 'paypal', 'computop', 'invoice'];
/** About the length of a purchase; later there is nothing left to kill. */
const LATEST_KILL_MS = 900;
/** From the start of the next process. */
const HEALED_WITHIN_MS = 10_000;
const GIVE_UP_MS = 45_000;
const A_MOMENT_MS = 500;

export async function runKills({ bundle, postgresUrl, rounds, seed, lanes }: KillOptions): Promise<Tally> {
  const { tally, add, note } = createTally();
  note(`seed ${seed}`);
  let left = rounds;
  const healing: number[] = [];
  const ready: number[] = [];
  let inFlight = 0;
  const lane = async (number: number): Promise<void> => {
    const chance = createChance(seed + number * 7_919);
    await using world = await openProcessWorld(bundle, postgresUrl);
    let server = await world.start();
    const port = Number(new URL(server.url).port);
    const browsers = {
      gold: await openBrowser(() => server.url, 'gold@example.com'),
      privat: await openBrowser(() => server.url, 'privat@example.com'),
    };
    while (left > 0) {
      left -= 1;
      const name = `lane ${number}, ${rounds - left}`;
      const tripped = await tripUp({ world, server, browsers, chance });
      inFlight += tripped;
      server = await world.start(port);
      const healed = await untilHealed(world, server);
      healing.push(healed.ms);
      ready.push(server.readyMs);
      const violations = await lastingViolations(world);
      add(name, [
        ...(healed.ms > HEALED_WITHIN_MS
          ? [`healed after ${Math.round(healed.ms)} ms; last: ${healed.last}`]
          : []),
        ...violations,
      ]);
    }
  };
  await Promise.all(Array.from({ length: lanes }, (_, number) => lane(number)));
  note(`${inFlight} purchases open when killed`);
  note(`ms from the start of the process: answers after ${spread(ready)}; healed after ${spread(healing)}`);
  return tally;
}

/** A provider's call just received is processed within moments; a real violation persists. */
async function lastingViolations({ sandbox, db }: ProcessWorld): Promise<string[]> {
  const look = () => findViolations({ sandbox, orm: db.orm, mayWait: true });
  const first = await look();
  if (first.length === 0) return [];
  await pause(A_MOMENT_MS);
  const second = new Set(await look());
  return first.filter((violation) => second.has(violation));
}

function spread(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): number => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
  return `median ${at(0.5)}, p95 ${at(0.95)}, slowest ${at(1)}`;
}

type Tripping = {
  world: ProcessWorld;
  server: ServerProcess;
  browsers: { gold: Browser; privat: Browser };
  chance: () => number;
};

/** Starts some purchases and kills the server in the middle; returns how many were unfinished. */
async function tripUp({ world, server, browsers, chance }: Tripping): Promise<number> {
  const rates = await Promise.all(
    PURCHASES.map((method) => browsers[method === 'invoice' ? 'gold' : 'privat'].rateId()),
  );
  const buyers = PURCHASES.map((method, number) =>
    buy(world, browsers[method === 'invoice' ? 'gold' : 'privat'], { method, rateId: rates[number] ?? '' }),
  );
  await pause(chance() * LATEST_KILL_MS);
  await server.kill();
  await Promise.all(buyers);
  const rows = await world.db.orm.select({ status: intents.status, at: intents.nextAttemptAt }).from(intents);
  return rows.filter(({ status, at }) => !isTerminal(status) || at !== null).length;
}

/** Goes as far as the server answers. A buyer who has paid gets what was paid for, even without an answer. */
async function buy(
  world: ProcessWorld,
  browser: Browser,
  { method, rateId }: { method: Paying; rateId: string },
): Promise<void> {
  const opened = await browser.open(method, rateId, randomUUID());
  if (opened?.status !== 200 || method === 'invoice') return;
  if (method === 'paypal') {
    const { id } = opened.json['paypalOrder'] as { id: string };
    await atPayPal(world, id);
    await browser.send('POST', `/paypal/order/${id}/capture`, { payerId: 'PAYERID' });
    return;
  }
  await world.sandbox.computop.pay({ paymentUrl: String(opened.json['paymentUrl']) });
  await browser.send('GET', `/api/payments/card/return/${String(opened.json['purchaseKey'])}`);
}

/** Milliseconds from process start until nothing is left to do or time is up, and the last work seen. */
async function untilHealed(
  { sandbox, db }: ProcessWorld,
  { startedAt }: ServerProcess,
): Promise<{ ms: number; last: string }> {
  let last = 'nothing';
  const sinceStart = (): number => performance.now() - startedAt;
  for (let call = 0; sinceStart() < GIVE_UP_MS; call += 1) {
    if (call % 5 === 0) callAgain(sandbox);
    const rows = await db.orm.select().from(intents);
    const open = rows.filter(({ status, nextAttemptAt, payment, providerOrderId }) =>
      status === 'payment_pending' && payment === 'opened'
        ? wasPaid(sandbox, providerOrderId)
        : status === 'created' || !isTerminal(status) || isDueSoon(nextAttemptAt),
    );
    if (open.length === 0) break;
    last = open
      .map((row) => `${row.provider} ${row.status}, ${row.claimedMove} for the ${row.attempts}. time`)
      .join('; ');
    await pause(100);
  }
  return { ms: sinceStart(), last };
}

const MINUTE_MS = 60_000;

/** Makes providers repeat missed calls now instead of after some minutes, signed with today's date. */
function callAgain({ clock }: ProcessWorld['sandbox']): void {
  clock.set(Date.now() + 16 * MINUTE_MS);
  clock.set(Date.now());
}

const isDueSoon = (at: Date | null): boolean => at !== null && at.getTime() < Date.now() + 10_000;

type Payments = {
  paypal: { orders: { id: string; status: string }[] };
  computop: { payments: { transId: string; status: string }[] };
};

/** The buyer has consented at the provider, so this purchase does not wait for its buyer. */
function wasPaid(sandbox: ProcessWorld['sandbox'], orderId: string | null): boolean {
  const { paypal, computop } = sandbox.state() as Payments;
  const order = paypal.orders.find(({ id }) => id === orderId);
  const payment = computop.payments.find(({ transId }) => transId === orderId);
  return order?.status === 'APPROVED' || order?.status === 'COMPLETED' || payment?.status === 'OK';
}
