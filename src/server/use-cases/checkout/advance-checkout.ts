// The one engine of a checkout: claim the move, do it, record it, until the machine rests.
// Every door (call, callback, job, operator) enters here; what comes next is decided by domain/intent.ts alone.
import { randomBytes } from 'node:crypto';
import { applyOutcome, type Move, nextMove, type Outcome } from '#domain/intent.ts';
import type { Context } from '../../context.ts';
import {
  type Claim,
  claimMove,
  factsOf,
  findIntent,
  holdClaim,
  type Intent,
  type IntentChange,
  recordMove,
  renewClaim,
} from '../../db/intents.ts';
import type { Orm } from '../../db/database.ts';
import { UpstreamError } from '../../errors.ts';
import { bookPickup } from './book-pickup.ts';
import { buyLabels } from './buy-labels.ts';
import { storeLabels } from './store-labels.ts';

/** A dead worker's move is taken over after this; a living one renews in time. */
const LEASE_MS = 6_000;
const RENEW_MS = 2_000;

/**
 * What a move did: its outcome, what to remember of it, and what to write beside it in the same transaction.
 * `null` outcome: nothing happened, try again later.
 */
export type Done = {
  outcome: Outcome | null;
  change?: IntentChange;
  beside?: (tx: Orm, intent: Intent, now: Date) => Promise<IntentChange | void>;
};

type Doer = (ctx: Context, intent: Intent) => Promise<Done>;

const doers: Partial<Record<Move, Doer>> = {
  'buy-label': buyLabels,
  'store-label': storeLabels,
  'book-pickup': bookPickup,
};

export const newClaimToken = (): string => randomBytes(12).toString('base64url');
export const leaseFrom = (now: Date): Date => new Date(now.getTime() + LEASE_MS);

/** Claims whatever comes next for this intent and works until it rests. Nothing to do is no error. */
export async function advanceCheckout(ctx: Context, intentId: string): Promise<void> {
  const intent = await findIntent(ctx.db.orm, intentId);
  if (!intent) return;
  const move = nextMove(factsOf(intent));
  if (!doers[move]) return;
  const now = ctx.clock();
  const claimed = await claimMove(ctx.db.orm, intent, {
    token: newClaimToken(),
    move,
    now,
    until: leaseFrom(now),
  });
  if (claimed) await work(ctx, claimed);
}

/** Works on an intent whose first move is claimed already, without making the caller wait. */
export function continueCheckout(ctx: Context, claimed: Intent): void {
  ctx.background(() => work(ctx, claimed));
}

async function work(ctx: Context, claimed: Intent): Promise<void> {
  let intent: Intent | null = claimed;
  while (intent) {
    const claim = claimOf(intent);
    const doer = claim && doers[claim.move];
    if (!doer) return;
    const current: Intent = intent;
    const done = await withRenewal(ctx, claim, () => doIt(ctx, doer, current));
    intent = await record(ctx, { intent: current, claim, done });
  }
}

function claimOf(intent: Intent): Claim | null {
  if (!intent.claimToken || !intent.claimedMove) return null;
  return { intentId: intent.id, token: intent.claimToken, move: intent.claimedMove as Move };
}

/** Whatever goes wrong costs time, with growing gaps, and nothing else: the next try reads back first. */
async function doIt(ctx: Context, doer: Doer, intent: Intent): Promise<Done> {
  const about = { intentId: intent.id, move: intent.claimedMove };
  try {
    return await doer(ctx, intent);
  } catch (error) {
    if (error instanceof UpstreamError) {
      ctx.log.warn({ ...about, fault: error.fault }, 'move postponed');
      return { outcome: null, change: { errorCode: intent.errorCode ?? error.fault.code } };
    }
    ctx.log.error({ ...about, err: error }, 'move failed');
    return { outcome: null };
  }
}

/**
 * The move and its consequences in one transaction; the next move is claimed in the same breath. Whoever has lost the
 * claim writes nothing at all.
 */
async function record(
  ctx: Context,
  { intent, claim, done }: { intent: Intent; claim: Claim; done: Done },
): Promise<Intent | null> {
  const now = ctx.clock();
  const recorded = await ctx.db.transaction(async (tx) => {
    if (!(await holdClaim(tx, claim))) return null;
    if (done.outcome === null) return await recordMove(tx, claim, postponed(intent, done.change, now));
    const applied = applyOutcome(factsOf(intent), done.outcome);
    if (!applied.ok) throw new Error(`${claim.move} cannot follow ${intent.status}`);
    const beside = await done.beside?.(tx, intent, now);
    const next = nextMove(applied.facts);
    return await recordMove(tx, claim, {
      ...applied.facts,
      ...done.change,
      ...beside,
      ...(doers[next]
        ? { claimedMove: next, claimedUntil: leaseFrom(now), attempts: 1 }
        : { claimedMove: null, claimToken: null, claimedUntil: null, attempts: 0 }),
      nextAttemptAt: null,
      ...(applied.facts.status === 'completed' ? { completedAt: now } : {}),
      updatedAt: now,
    });
  });
  await ctx.db.barrier();
  if (!recorded) ctx.log.warn({ intentId: intent.id, move: claim.move }, 'claim lost, nothing recorded');
  return recorded;
}

/** Later, with growing gaps: 2 s, 4 s, … 5 min. The claimed move stays on record, so that the next try reads back first. */
const postponed = (intent: Intent, change: IntentChange | undefined, now: Date): IntentChange => ({
  ...change,
  claimToken: null,
  claimedUntil: null,
  nextAttemptAt: new Date(now.getTime() + Math.min(300_000, 1_000 * 2 ** Math.min(intent.attempts, 10))),
  updatedAt: now,
});

export async function withRenewal<T>(ctx: Context, claim: Claim, move: () => Promise<T>): Promise<T> {
  const renewal = setInterval(() => void renew(ctx, claim), RENEW_MS);
  try {
    return await move();
  } finally {
    clearInterval(renewal);
  }
}

async function renew(ctx: Context, claim: Claim): Promise<void> {
  try {
    await renewClaim(ctx.db.orm, claim, leaseFrom(ctx.clock()));
  } catch (error) {
    // The lease runs out then and somebody takes over; recording is refused to us, which is what protects the order.
    ctx.log.warn({ err: error, intentId: claim.intentId }, 'claim not renewed');
  }
}
