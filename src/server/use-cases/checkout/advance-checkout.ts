// The one engine of a checkout, behind every door: claim the move, do it, record it, until the machine rests.
import { afterTry, isInVain, lasting } from '#domain/attention.ts';
import { type IntentFacts, isOperators, type Move, nextMove } from '#domain/intent.ts';
import { applyOutcome, type Outcome } from '#domain/intent-outcome.ts';
import type { Context } from '../../context.ts';
import {
  type Claim,
  claimMove,
  endLooks,
  factsOf,
  findIntent,
  hintIntent,
  type Intent,
  type IntentChange,
  postponeMove,
  recordMove,
  renewClaim,
} from '../../db/intents.ts';
import type { Orm } from '../../db/database.ts';
import { UpstreamError } from '../../errors.ts';
import { keepLease, leaseFrom, newClaimToken } from '../../lease.ts';
import { bookPickup } from './book-pickup.ts';
import { buyLabels } from './buy-labels.ts';
import { capturePayment } from './capture-payment.ts';
import { isMoneyLeft, seeMoneyLeft } from './money-left.ts';
import { openPayment } from './open-payment.ts';
import { refundPayment } from './refund-payment.ts';
import { securePayment } from './secure-payment.ts';
import { storeLabels } from './store-labels.ts';
import { confirmLabelVoid, voidLabels } from './void-labels.ts';
import { voidPayment } from './void-payment.ts';

const MINUTE_MS = 60_000;
const LONGEST_GAP_MS = 60 * MINUTE_MS;
const LOOK_AGAIN_MS = MINUTE_MS;
/** When a checkout that was called off is looked at once more: its card may have been charged all the same. */
export const LAST_LOOK_MS = 35 * MINUTE_MS;
const LABEL_VOID_LOOK_MS = 10 * MINUTE_MS;
const CAPTURE_GAPS_MS = [MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS] as const;

/**
 * What a move did: its outcome, what to remember of it, and what to write beside it in the same transaction.
 * `null` outcome: nothing is settled yet, look again after `againMs` (null: not by itself; absent: growing gaps).
 */
export type Done = {
  outcome: Outcome | null;
  change?: IntentChange;
  againMs?: number | null;
  /** `intent` as it is after the move. */
  beside?: (tx: Orm, intent: Intent, now: Date) => Promise<void>;
};

type Doer = (ctx: Context, intent: Intent) => Promise<Done>;

const doers: Partial<Record<Move, Doer>> = {
  'open-payment': openPayment,
  'secure-payment': securePayment,
  'buy-label': buyLabels,
  'capture-payment': capturePayment,
  'store-label': storeLabels,
  'book-pickup': bookPickup,
  complete: () => Promise.resolve({ outcome: { move: 'complete', ok: true } }),
  'void-label': voidLabels,
  'void-payment': voidPayment,
  'refund-payment': refundPayment,
  'confirm-label-void': confirmLabelVoid,
};

type Door = {
  /** A person tries again what nobody else may. */
  byOperator?: boolean;
};

/** Claims whatever comes next for this intent and works until it rests. Nothing to do is no error. */
export async function advanceCheckout(ctx: Context, intentId: string, door: Door = {}): Promise<void> {
  const claimed = await claimNext(ctx, intentId, door);
  if (claimed) await work(ctx, claimed);
}

/**
 * As advanceCheckout, but waits for one move only; the rest goes on without the caller. Somebody who works on it just
 * now is told to look once more.
 */
export async function advanceOnce(ctx: Context, intentId: string): Promise<void> {
  const claimed = await claimNext(ctx, intentId, {});
  if (!claimed) return await hintIntent(ctx.db.orm, intentId, { now: ctx.clock(), verified: false });
  const after = await doClaimedMove(ctx, claimed);
  if (after) continueCheckout(ctx, after);
}

async function claimNext(ctx: Context, intentId: string, door: Door): Promise<Intent | null> {
  const intent = await findIntent(ctx.db.orm, intentId);
  if (!intent) return null;
  const facts = factsOf(intent);
  const move = nextMove(facts);
  const isForPerson = isOperators(facts) || isMoneyLeft(intent);
  if (!doers[move] || (isForPerson && !door.byOperator)) return await leave(ctx, intent);
  const now = ctx.clock();
  if (isTooEarly(intent, { move, now }) && !door.byOperator) return null;
  const claim = { token: newClaimToken(), move, now, until: leaseFrom(now) };
  return await claimMove(ctx.db.orm, intent, claim);
}

/**
 * A move that came to nothing is tried again in its own time: whoever reloads a page must not use up its tries. To look
 * at a payment costs nothing.
 */
const isTooEarly = (
  { claimToken, claimedMove, nextAttemptAt }: Intent,
  { move, now }: { move: Move; now: Date },
): boolean =>
  claimToken === null &&
  claimedMove === move &&
  move !== 'secure-payment' &&
  nextAttemptAt !== null &&
  nextAttemptAt > now;

/** Nothing to do here: the row must not be found as due for ever. */
async function leave(ctx: Context, intent: Intent): Promise<null> {
  if (intent.nextAttemptAt !== null) await endLooks(ctx.db.orm, intent, ctx.clock());
  return null;
}

/** Works on an intent whose first move is claimed already, without making the caller wait. */
export function continueCheckout(ctx: Context, claimed: Intent): void {
  ctx.background(() => work(ctx, claimed));
}

async function work(ctx: Context, claimed: Intent): Promise<void> {
  let intent: Intent | null = claimed;
  while (intent) intent = await doClaimedMove(ctx, intent);
}

/** The claimed move alone; answers the intent after it. Null when none is claimed, or when somebody else has the claim. */
export async function doClaimedMove(ctx: Context, intent: Intent): Promise<Intent | null> {
  const claim = claimOf(intent);
  const doer = claim && doers[claim.move];
  if (!doer) return null;
  const done = await withRenewal(ctx, claim, () => doIt(ctx, doer, intent));
  try {
    return await record(ctx, { intent, claim, done });
  } catch (error) {
    // What was done is done; the next try reads it back. Growing gaps, and in the end a person.
    ctx.log.error({ intentId: intent.id, move: claim.move, err: error }, 'move not recorded');
    return await record(ctx, { intent, claim, done: { outcome: null } });
  }
}

function claimOf(intent: Intent): Claim | null {
  if (!intent.claimToken || !intent.claimedMove) return null;
  return { intentId: intent.id, token: intent.claimToken, move: intent.claimedMove };
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
  const held = { claim, intent };
  const recorded =
    done.outcome === null
      ? await postponeMove(ctx.db.orm, held, postponed(intent, done, now))
      : await settle(ctx, held, { done, change: changeBy(intent, done, now), now });
  await ctx.db.barrier();
  if (!recorded) ctx.log.warn({ intentId: intent.id, move: claim.move }, 'claim lost, nothing recorded');
  if (recorded && recorded.status !== intent.status) ctx.moved(intent.id);
  if (recorded && recorded.hints !== intent.hints) lookOnceMore(ctx, recorded);
  return recorded;
}

/** Somebody was told to look while this was being done. */
function lookOnceMore(ctx: Context, intent: Intent): void {
  if (isMoneyLeft(intent)) ctx.background(() => seeMoneyLeft(ctx, intent.id));
  else ctx.wake('checkouts');
}

/** The row is changed first: it is locked from there on, and without the claim nothing else is written. */
const settle = (
  ctx: Context,
  held: { claim: Claim; intent: Intent },
  { done, change, now }: { done: Done; change: IntentChange; now: Date },
): Promise<Intent | null> =>
  ctx.db.transaction(async (tx) => {
    const recorded = await recordMove(tx, held, change);
    if (recorded) await done.beside?.(tx, recorded, now);
    // Told to look while this was the last look: the answer may have been on its way before the word came.
    if (recorded && recorded.nextAttemptAt === null && recorded.hints !== held.intent.hints)
      await hintIntent(tx, recorded.id, { now, verified: true });
    return recorded;
  });

/** Throws when the outcome is none that the machine knows here: a defect of ours, nothing is written. */
function changeBy(intent: Intent, { outcome, change }: Done, now: Date): IntentChange {
  const applied = outcome && applyOutcome(factsOf(intent), outcome);
  if (!applied?.ok) throw new Error(`${outcome?.move} cannot follow ${intent.status}`);
  return {
    ...applied.facts,
    attention: lasting(intent.attention),
    ...change,
    // Paid for, and no label: whatever is cleaned up by itself, a person decides about the money.
    ...(applied.facts.status === 'paid_label_failed'
      ? { attention: change?.attention ?? 'label_failed' }
      : {}),
    ...whatNext(intent, applied.facts, now),
    ...(applied.facts.status === 'completed' ? { completedAt: now } : {}),
    updatedAt: now,
  };
}

/** Claims the next move, or says when somebody should look for it, or that nobody needs to. */
function whatNext(intent: Intent, facts: IntentFacts, now: Date): IntentChange {
  const next = nextMove(facts);
  const free = { claimedMove: null, claimToken: null, claimedUntil: null, attempts: 0 };
  if (!doers[next] || isOperators(facts)) return { ...free, nextAttemptAt: null };
  const waitMs = waitBefore(next, facts, intent);
  // The same move once more keeps its count: the gaps grow, and the end comes.
  if (waitMs > 0 && next === intent.claimedMove)
    return { claimToken: null, claimedUntil: null, nextAttemptAt: later(now, waitMs) };
  if (waitMs > 0) return { ...free, nextAttemptAt: later(now, waitMs) };
  const until = leaseFrom(now);
  return { claimedMove: next, claimedUntil: until, nextAttemptAt: until, attempts: 1 };
}

/** Most moves follow at once; some wait for the buyer, the provider or the carrier. */
function waitBefore(next: Move, { status }: IntentFacts, { attempts }: Intent): number {
  switch (next) {
    case 'secure-payment':
      // The buyer's return or the provider's call comes first; this is for those that get lost.
      return status === 'payment_pending' ? LOOK_AGAIN_MS : LAST_LOOK_MS;
    case 'capture-payment':
      return status === 'unlock_failed' ? gapAfter(attempts, CAPTURE_GAPS_MS) : 0;
    case 'confirm-label-void':
      return LABEL_VOID_LOOK_MS;
    default:
      return 0;
  }
}

const gapAfter = (attempts: number, gaps: readonly number[]): number =>
  gaps[Math.min(Math.max(attempts, 1), gaps.length) - 1] ?? MINUTE_MS;

const later = (now: Date, ms: number): Date => new Date(now.getTime() + ms);

/**
 * Later, with growing gaps: 2 s, 4 s, … 4 min 16 s. The claimed move stays on record, so that the next try reads back
 * first. A clear "not yet" is no try in vain, and says that the alarm is over.
 */
function postponed(
  intent: Intent,
  { change, againMs: givenAgainMs }: Done,
  now: Date,
): IntentChange & { updatedAt: Date } {
  const againMs = givenAgainMs === undefined ? 1_000 * 2 ** Math.min(intent.attempts, 8) : givenAgainMs;
  const { attempts, attention } = intent;
  return {
    ...(givenAgainMs === undefined
      ? isInVain(intent) && { attention: attention ?? 'stuck' }
      : { attempts: Math.min(attempts, 1), attention: attention === 'stuck' ? null : attention }),
    ...change,
    ...(change?.attention ? { attention: afterTry(attention, change.attention) } : {}),
    claimToken: null,
    claimedUntil: null,
    nextAttemptAt: againMs === null ? null : later(now, Math.min(againMs, LONGEST_GAP_MS)),
    updatedAt: now,
  };
}

export const withRenewal = <T>(ctx: Context, claim: Claim, move: () => Promise<T>): Promise<T> =>
  keepLease(
    ctx,
    { renew: (until) => renewClaim(ctx.db.orm, claim, until), of: { intentId: claim.intentId } },
    move,
  );
