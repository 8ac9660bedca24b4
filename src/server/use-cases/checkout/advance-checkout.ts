// The engine behind every checkout endpoint and job: claims the next move, does it, records it, until the intent rests.
import { asVendorCode } from '#domain/intent-error.ts';
import { unlessReversed, lastingAttention } from '#domain/attention.ts';
import { awaitsOperator, type Move, nextMove } from '#domain/intent.ts';
import { applyOutcome } from '#domain/intent-outcome.ts';
import type { Context } from '../../context.ts';
import {
  type Claim,
  claimMove,
  clearIntentChecks,
  requestIntentCheck,
  postponeMove,
  recordMove,
} from '../../db/intent-claims.ts';
import { factsOf, findIntent, type Intent, type IntentChange } from '../../db/intents.ts';
import { UpstreamError } from '../../errors.ts';
import { leaseFrom, newClaimToken } from '../../lease.ts';
import { bookPickup } from './book-pickup.ts';
import { buyLabels } from './buy-labels.ts';
import { capturePayment } from './capture-payment.ts';
import { isRefundStalled, checkStalledRefund } from './stalled-refund.ts';
import { type MoveHandler, type MoveResult, type HeldClaim, withRenewal } from './move.ts';
import { postponed, scheduleNextMove } from './next-attempt.ts';
import { openPayment } from './open-payment.ts';
import { refundPayment } from './refund-payment.ts';
import { securePayment } from './secure-payment.ts';
import { storeLabels } from './store-labels.ts';
import { confirmLabelVoid, voidLabels } from './void-labels.ts';
import { voidPayment } from './void-payment.ts';

/** Null: nothing is left to do; an invoice is secured in the transaction that inserts its intent. */
const handlers: Readonly<Record<Move, MoveHandler | null>> = {
  'secure-invoice': null,
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
  rest: null,
};

type Door = {
  /** An operator may retry moves that no job or callback may. */
  byOperator?: boolean;
};

/** Claims the intent's next move and keeps working until it rests. Having nothing to do is not an error. */
export async function advanceCheckout(ctx: Context, intentId: string, door: Door = {}): Promise<void> {
  const claimed = await claimNext(ctx, intentId, door);
  if (claimed) await work(ctx, claimed);
}

/**
 * Like advanceCheckout, but waits for one move only; the rest continues in the background. If another worker holds the
 * claim, it is told to look once more.
 */
export async function advanceOnce(ctx: Context, intentId: string): Promise<void> {
  const claimed = await claimNext(ctx, intentId, {});
  if (!claimed) return await requestIntentCheck(ctx.db.orm, intentId, { now: ctx.clock(), verified: false });
  const after = await runClaimedMove(ctx, claimed);
  if (after) continueCheckout(ctx, after);
}

async function claimNext(ctx: Context, intentId: string, door: Door): Promise<Intent | null> {
  const intent = await findIntent(ctx.db.orm, intentId);
  if (!intent) return null;
  const move = nextMove(intent);
  const isForPerson = awaitsOperator(intent) || isRefundStalled(intent);
  if (!handlers[move] || (isForPerson && !door.byOperator)) return await leave(ctx, intent);
  const now = ctx.clock();
  if (isTooEarly(intent, { move, now }) && !door.byOperator) return null;
  const claim = { token: newClaimToken(), move, now, until: leaseFrom(now) };
  return await claimMove(ctx.db.orm, intent, claim);
}

/**
 * A move that settled nothing is retried on its own schedule: reloading a page must not use up its tries. A payment may
 * be checked at any time; the endpoints limit how often (0026).
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

/** Nothing to do: clears nextAttemptAt, so that the row is not found as due forever. */
async function leave(ctx: Context, intent: Intent): Promise<null> {
  if (intent.nextAttemptAt !== null) await clearIntentChecks(ctx.db.orm, intent, ctx.clock());
  return null;
}

/** Works on an intent whose first move is already claimed, without making the caller wait. */
export function continueCheckout(ctx: Context, claimed: Intent): void {
  ctx.background(() => work(ctx, claimed));
}

async function work(ctx: Context, claimed: Intent): Promise<void> {
  let intent: Intent | null = claimed;
  while (intent) intent = await runClaimedMove(ctx, intent);
}

/** Does the claimed move only; returns the intent after it. Null without a claim, or when another worker has it. */
export async function runClaimedMove(ctx: Context, intent: Intent): Promise<Intent | null> {
  const held = claimOf(intent);
  const handler = held && handlers[held.claim.move];
  if (!handler) return null;
  const { claim } = held;
  const done = await withRenewal(ctx, held, () => runMove(ctx, handler, intent));
  if (!done) {
    ctx.log.warn({ intentId: intent.id, move: claim.move }, 'claim lost, nothing done');
    return null;
  }
  try {
    return await record(ctx, { intent, claim, done });
  } catch (error) {
    // The move may have taken effect; the next try reads it back. The gaps grow, and in the end an operator looks.
    ctx.log.error({ intentId: intent.id, move: claim.move, err: error }, 'move not recorded');
    return await record(ctx, { intent, claim, done: { outcome: null } });
  }
}

function claimOf({ id, claimToken, claimedMove, claimedUntil }: Intent): HeldClaim | null {
  if (!claimToken || !claimedMove || !claimedUntil) return null;
  return { claim: { intentId: id, token: claimToken, move: claimedMove }, until: claimedUntil };
}

/** A failure costs only time (retries with growing gaps): the next try reads back first. */
async function runMove(ctx: Context, handler: MoveHandler, intent: Intent): Promise<MoveResult> {
  const about = { intentId: intent.id, move: intent.claimedMove };
  try {
    return await handler(ctx, intent);
  } catch (error) {
    if (error instanceof UpstreamError) {
      ctx.log.warn({ ...about, fault: error.fault }, 'move postponed');
      return { outcome: null, change: { errorCode: intent.errorCode ?? asVendorCode(error.fault.code) } };
    }
    ctx.log.error({ ...about, err: error }, 'move failed');
    return { outcome: null };
  }
}

/**
 * Records the move and its consequences in one transaction, which also claims the next move. A worker that has lost its
 * claim writes nothing.
 */
async function record(
  ctx: Context,
  { intent, claim, done }: { intent: Intent; claim: Claim; done: MoveResult },
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
  if (recorded && recorded.hints !== intent.hints) checkOnceMore(ctx, recorded);
  return recorded;
}

/** A hint to look arrived while this move was being done. */
function checkOnceMore(ctx: Context, intent: Intent): void {
  if (isRefundStalled(intent)) ctx.background(() => checkStalledRefund(ctx, intent.id));
  else ctx.wake('checkouts');
}

/** The intent's row is updated first, which locks it; without the claim nothing else is written. */
const settle = (
  ctx: Context,
  held: { claim: Claim; intent: Intent },
  { done, change, now }: { done: MoveResult; change: IntentChange; now: Date },
): Promise<Intent | null> =>
  ctx.db.transaction(async (tx) => {
    const recorded = await recordMove(tx, held, change);
    if (recorded) await done.beside?.(tx, recorded, now);
    // A hint arrived during the last look: the provider may have answered that look before the event behind the hint.
    if (recorded && recorded.nextAttemptAt === null && recorded.hints !== held.intent.hints)
      await requestIntentCheck(tx, recorded.id, { now, verified: true });
    return recorded;
  });

/** Throws when the machine does not allow the outcome in this status: a bug of ours, and nothing is written. */
function changeBy(intent: Intent, { outcome, change }: MoveResult, now: Date): IntentChange {
  const applied = outcome && applyOutcome(factsOf(intent), outcome);
  if (!applied?.ok) throw new Error(`${outcome?.move} cannot follow ${intent.status}`);
  return {
    ...applied.facts,
    attention: lastingAttention(intent.attention),
    ...change,
    // Paid without a label: even if labels are returned automatically, a person decides about the money.
    ...(applied.facts.status === 'paid_label_failed'
      ? { attention: unlessReversed(intent.attention, change?.attention ?? 'label_failed') }
      : {}),
    ...scheduleNextMove(intent, applied.facts, now),
    ...(applied.facts.status === 'completed' ? { completedAt: now } : {}),
    updatedAt: now,
  };
}
