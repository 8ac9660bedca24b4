// Crash-point enumeration: a process dies at every point of every way, and again at every point of its recovery.
import { randomUUID } from 'node:crypto';
import { isNotNull } from 'drizzle-orm';
import { intents } from '#server/db/schema.ts';
import { resumeCheckouts } from '#server/use-cases/checkout/resume-checkouts.ts';
import { asOwner, findViolations } from '../support/invariants.ts';
import { type ProcessRun, runUntilCrash, ProcessDied } from '../support/crashing-process.ts';
import type { Step, Way } from './crash-ways.ts';
import { buyerOf, quote } from './purchase.ts';
import { createTally, isMine, type Shard, type Tally } from './tally.ts';
import type { World } from './world.ts';

/** `gone` never comes back after an unanswered call; `stubborn` repeats it, with the same key. */
const kinds = ['gone', 'stubborn'] as const;
type Kind = (typeof kinds)[number];

/** At which point the first, the second, … process dies; the last one lives. */
type CrashCase = { way: Way; kind: Kind; deaths: readonly number[] };

type Walked = {
  /** Points that each process has passed. */
  lives: (readonly string[])[];
  /** The buyer had no answer, or a refusal, to one of the calls. */
  wasDisturbed: boolean;
  violations: string[];
};

/** Longer than a claim lasts without renewal. */
const LEASE_MS = 7_000;
/** A buyer who has not paid by then counts as gone. */
const PATIENCE_MS = 31 * 60_000;
/** The carrier decides within an hour whether it takes a label back. */
const DECIDED_MS = 61 * 60_000;
const MAX_ROUNDS = 120;
const MAX_TRIES = 4;

type CrashOptions = {
  /** How many processes die in one case. */
  deaths: 1 | 2;
  /**
   * One kind of buyer at each point, alternating, instead of both. Of ways on which something is refused or cancelled a
   * third of the points, a different third for each way.
   */
  isQuick?: boolean;
  shard: Shard;
  ways: readonly Way[];
};

/** All points of all ways; a buyer who was not disturbed is the same whether stubborn or not, and runs once. */
export async function runCrashPoints(
  world: World,
  { deaths, isQuick, shard, ways }: CrashOptions,
): Promise<Tally> {
  const { tally, add, note } = createTally();
  // The sandbox renders a label at every download, which takes longer than all the rest; reading one has no effect.
  const label = new TextEncoder().encode('%PDF-1.4');
  world.ctx.carrier = { ...world.ctx.carrier, fetchLabel: async () => label };
  let number = 0;
  for (const [turn, way] of ways.entries()) {
    const untouched = await walk(world, { way, kind: 'gone', deaths: [] });
    if (shard.index === 0) add(`${way.name}, no crash`, untouched.violations);
    const points = untouched.lives[0] ?? [];
    for (const [first, point] of points.entries()) {
      if (isQuick && !way.isPlain && first % 3 !== turn % 3) continue;
      number += 1;
      if (!isMine(shard, number)) continue;
      for (const kind of isQuick ? kinds.filter((_, at) => at === (first >> 1) % 2) : kinds) {
        const once = await walk(world, { way, kind, deaths: [first] });
        add(`${way.name}, ${kind}, killed ${point} (${first})`, once.violations);
        const again = deaths === 2 ? (once.lives[1] ?? []) : [];
        for (const [second, later] of again.entries()) {
          const twice = await walk(world, { way, kind, deaths: [first, second] });
          const name = `${way.name}, ${kind}, killed ${point} (${first}) and ${later} (${second})`;
          add(name, twice.violations);
        }
        if (!once.wasDisturbed) break;
      }
    }
  }
  note(`${number} points of ${ways.length} ways`);
  return tally;
}

class BuyerGone extends Error {}

export async function walk(world: World, { way, kind, deaths }: CrashCase): Promise<Walked> {
  await world.reset();
  world.sandbox.computop.settings.notify.off = true;
  const user = buyerOf(way.method);
  const rateId = await quote(world.ctx, { shipment: way.shipment(world.now()), user, isHub: way.isHub });
  await way.before?.(world);

  const lives: ProcessRun[] = [];
  const begin = (): ProcessRun => {
    const life = runUntilCrash(world.ctx, deaths[lives.length] ?? null);
    lives.push(life);
    return life;
  };
  const current = (): ProcessRun => {
    const last = lives.at(-1);
    return last && !last.isDead() ? last : begin();
  };

  let wasDisturbed = false;
  const step: Step = async (call) => {
    for (let tries = 1; ; tries += 1) {
      const life = current();
      try {
        const answer = await call(life.ctx);
        // The next step comes once the buyer has seen the page.
        await life.ctx.settled();
        return answer;
      } catch (error) {
        wasDisturbed = true;
        await life.ctx.settled();
        if (kind === 'gone' && error instanceof ProcessDied) throw new BuyerGone();
        if (tries === MAX_TRIES) throw new BuyerGone('Nobody tries for ever.', { cause: error });
        // Retries at once after a crash; a while later after a refusal.
        if (!(error instanceof ProcessDied)) await afterLease();
      }
    }
  };
  const afterLease = async (): Promise<void> => {
    await world.advance(LEASE_MS);
    await resume(current());
  };

  await way.buyer({ world, click: { rateId, user, key: randomUUID() }, step }).catch((error: unknown) => {
    if (!(error instanceof BuyerGone)) throw error;
  });
  const isAtRest = await comeToRest(world, current);
  const violations = await findViolations({
    sandbox: world.sandbox,
    orm: world.ctx.db.orm,
    ask: asOwner(world.ctx),
  });
  if (!isAtRest) violations.unshift(`not at rest after ${MAX_ROUNDS} rounds`);
  return { lives: lives.map(({ points }) => points), wasDisturbed, violations };
}

async function resume({ ctx }: ProcessRun): Promise<void> {
  await resumeCheckouts(ctx).catch((error: unknown) => {
    if (!(error instanceof ProcessDied)) throw error;
  });
  await ctx.settled();
}

/** Lets time pass and resumes whatever is due, until nothing is. */
async function comeToRest(world: World, current: () => ProcessRun): Promise<boolean> {
  const { orm } = world.ctx.db;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    await current().ctx.settled();
    const due = await orm
      .select({
        at: intents.nextAttemptAt,
        status: intents.status,
        payment: intents.payment,
        move: intents.claimedMove,
      })
      .from(intents)
      .where(isNotNull(intents.nextAttemptAt));
    const [next] = due;
    if (!next) return true;
    const isWaiting = due.every(
      ({ status, payment }) => status === 'payment_pending' && payment === 'opened',
    );
    const isAsked = due.every(({ move }) => move === 'confirm-label-void');
    const soonest = Math.min(...due.map(({ at }) => at?.getTime() ?? 0));
    const wait = soonest - world.now().getTime() + 1;
    // Checking every minute on a buyer who has gone tells nothing new, nor on a carrier that takes its hour; check once
    // before that, all the same.
    const atLeast = isWaiting && round > 1 ? PATIENCE_MS : isAsked ? DECIDED_MS : 0;
    if (wait > 0) await world.advance(Math.max(wait, atLeast));
    await resume(current());
  }
  return false;
}
