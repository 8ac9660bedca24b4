// The engine behind every refund endpoint and job: claims the refund, does its next move, records it, until it rests.
import { hasFailedTooOften, type RefundAttention } from '#domain/attention.ts';
import { locksLabel, canTransition, nextMove, type RefundMove } from '#domain/refund.ts';
import type { Context } from '../../context.ts';
import { released } from '../../db/claims.ts';
import { findIntent } from '../../db/intents.ts';
import { lockOrder } from '../../db/orders.ts';
import { isLabelBought } from '../../db/parcel-labels.ts';
import {
  changeClaimedRefund,
  claimRefund,
  lockClaimedRefund,
  recordRefund,
  type RefundClaim,
  renewRefund,
} from '../../db/refund-claims.ts';
import type { Refund, RefundChange } from '../../db/refunds.ts';
import { UpstreamError } from '../../errors.ts';
import { keepLease, leaseFrom, newClaimToken } from '../../lease.ts';
import { refreshOrder } from '../tracking/move-parcels.ts';
import { refundMoney } from './refund-money.ts';
import { type MoveResult, type Subject, waitFor } from './refund-move.ts';
import { awaitCarrier, requestLabelRefund, returnOnwardLabel } from './return-label.ts';

/** Reasons for attention that are cleared once the refund moves on. */
const PASSING: readonly RefundAttention[] = ['stuck', 'no_answer'];
/** Reasons less serious than repeated failure; `stuck` replaces them. */
const MILDER: readonly (RefundAttention | null)[] = [null, 'no_answer', 'money_pending'];

type MoveHandler = (ctx: Context, subject: Subject) => Promise<MoveResult>;

const handlers: Readonly<Record<Exclude<RefundMove, 'done'>, MoveHandler>> = {
  'request-label-refund': requestLabelRefund,
  'await-carrier': awaitCarrier,
  'refund-money': refundMoney,
  'return-onward-label': returnOnwardLabel,
};

/** Claims the refund if it is due and works until it rests. Having nothing to do is not an error. */
export async function advanceRefund(ctx: Context, refundId: string): Promise<void> {
  const now = ctx.clock();
  const token = newClaimToken();
  const claimed = await claimRefund(ctx.db.orm, refundId, { token, now, until: leaseFrom(now) });
  if (claimed) await work(ctx, claimed);
}

/** Works on a refund that is already claimed, without making the caller wait. */
export function continueRefund(ctx: Context, claimed: Refund): void {
  ctx.background(() => work(ctx, claimed));
}

async function work(ctx: Context, claimed: Refund): Promise<void> {
  let refund: Refund | null = claimed;
  while (refund) refund = await runClaimedMove(ctx, refund);
}

/**
 * Returns the refund after its move; null without a claim, or when another worker has it. A failure costs only time
 * (retries with growing gaps): the next try reads back first.
 */
async function runClaimedMove(ctx: Context, refund: Refund): Promise<Refund | null> {
  const { id, claimToken, claimedUntil: until } = refund;
  if (!claimToken || !until) return null;
  const claim = { refundId: id, token: claimToken };
  try {
    return await runAndRecord(ctx, { refund, claim, until });
  } catch (error) {
    if (error instanceof UpstreamError)
      ctx.log.warn({ refundId: id, fault: error.fault }, 'refund postponed');
    else ctx.log.error({ refundId: id, err: error }, 'refund failed');
    return await postpone(ctx, refund, claim);
  }
}

type Held = { refund: Refund; claim: RefundClaim; until: Date };

async function runAndRecord(ctx: Context, { refund, claim, until }: Held): Promise<Refund | null> {
  const { id } = refund;
  const subject = await subjectOf(ctx, refund);
  const move = nextMove(subject.facts);
  if (move === 'done') return await record(ctx, { subject, claim, done: { facts: subject.facts } });
  const lease = { until, renew: (next: Date) => renewRefund(ctx.db.orm, claim, next), of: { refundId: id } };
  const done = await keepLease(ctx, lease, () => handlers[move](ctx, subject));
  if (done) return await record(ctx, { subject, claim, done });
  ctx.log.warn({ refundId: id }, 'claim lost, nothing done');
  return null;
}

async function subjectOf(ctx: Context, refund: Refund): Promise<Subject> {
  const intent = await findIntent(ctx.db.orm, refund.intentId);
  if (!intent) throw new Error(`No intent ${refund.intentId}`);
  const { orderId, packageIndex, state } = refund;
  const onwardLabel = !intent.isHub
    ? 'none'
    : (await isLabelBought(ctx.db.orm, { orderId, packageIndex, leg: 1 }))
      ? 'bought'
      : 'given_back';
  // `attempts` restarts with every move; after a first try, the carrier may have received the request.
  return { refund, intent, facts: { state, asked: refund.attempts > 1, onwardLabel } };
}

/** Uses neither the order nor a transaction, as these may be what fails. After many tries an operator is told. */
async function postpone(ctx: Context, refund: Refund, claim: RefundClaim): Promise<Refund | null> {
  const now = ctx.clock();
  const isStuck = hasFailedTooOften(refund) && MILDER.includes(refund.attention);
  const postponed = await changeClaimedRefund(ctx.db.orm, claim, {
    ...released,
    ...waitFor(refund, undefined, now),
    ...(isStuck ? { attention: 'stuck' } : {}),
    updatedAt: now,
  });
  await ctx.db.barrier();
  if (!postponed) ctx.log.warn({ refundId: refund.id }, 'claim lost, nothing recorded');
  return postponed;
}

/**
 * Records the move and its consequences in one transaction, which also claims the next move. A worker that has lost its
 * claim writes nothing.
 */
async function record(
  ctx: Context,
  { subject, claim, done }: { subject: Subject; claim: RefundClaim; done: MoveResult },
): Promise<Refund | null> {
  const { refund } = subject;
  const now = ctx.clock();
  const recorded = await ctx.db.transaction(async (tx) => {
    const order = await lockOrder(tx, refund.orderId);
    if (!order || !(await lockClaimedRefund(tx, claim))) return null;
    const beside = await done.beside?.(tx, order, now);
    const after = await recordRefund(tx, claim, {
      ...scheduleNextMove(subject, done, now),
      ...done.change,
      ...beside,
      updatedAt: now,
    });
    if (locksLabel(refund.state) && !locksLabel(after.state))
      await refreshOrder(tx, { orderId: order.id, released: refund.packageIndex }, now);
    return after;
  });
  await ctx.db.barrier();
  if (!recorded) ctx.log.warn({ refundId: refund.id }, 'claim lost, nothing recorded');
  return recorded;
}

function scheduleNextMove(
  { refund, facts: before }: Subject,
  { facts, change }: MoveResult,
  now: Date,
): RefundChange {
  if (facts === 'rest') return { ...released, nextAttemptAt: null };
  if (facts === 'wait') return { ...released, ...waitFor(refund, change, now) };
  if (facts.state !== before.state && !canTransition(before.state, facts.state))
    throw new Error(`${facts.state} cannot follow ${before.state}`);
  const isOver = refund.attention !== null && PASSING.includes(refund.attention);
  const settled = { state: facts.state, ...(isOver ? { attention: null } : {}) };
  if (nextMove(facts) === 'done') return { ...settled, ...released, attempts: 0, nextAttemptAt: null };
  const until = leaseFrom(now);
  return { ...settled, attempts: 1, claimedUntil: until, nextAttemptAt: until };
}
