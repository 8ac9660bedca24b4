// Money whose refund the provider refuses, or that keeps failing: an operator may send it another way.
import { SYSTEM } from '#domain/actor.ts';
import { hasFailedTooOften, lastingAttention } from '#domain/attention.ts';
import { type IntentFacts, nextMove, type PaidAt } from '#domain/intent.ts';
import { applyOutcome } from '#domain/intent-outcome.ts';
import { euroFromCents } from '#domain/money.ts';
import type { Context } from '../../context.ts';
import { insertAudit } from '../../db/audit.ts';
import type { Orm } from '../../db/database.ts';
import { changeIntent, unclaimed } from '../../db/intent-claims.ts';
import { factsOf, findIntent, type Intent, type IntentChange } from '../../db/intents.ts';
import { UpstreamError } from '../../errors.ts';
import { amountAt, paymentOf, referenceOf } from './payment-of.ts';
import { postRefund } from './refund-payment.ts';

/** The money has to go back, and no retry is scheduled. */
export const isRefundStalled = (intent: IntentFacts & { nextAttemptAt: Date | null }): boolean =>
  isRefundOwed(intent) && intent.nextAttemptAt === null;

export const isRefundOwed = (intent: IntentFacts): boolean => nextMove(intent) === 'refund-payment';

/**
 * Called on a sign that the money has moved: it may have been refunded at the provider itself. This only looks, as an
 * operator may be transferring it right now. If no refund is visible, it stays with the operator.
 */
export async function checkStalledRefund(ctx: Context, intentId: string): Promise<void> {
  const intent = await findIntent(ctx.db.orm, intentId);
  if (!intent || !isRefundStalled(intent)) return;
  const { provider, port } = paymentOf(ctx, intent);
  const isBack = await port.isGivenBack(referenceOf(intent), { amountCents: amountAt(intent) }).catch(unseen);
  if (isBack) await ctx.db.transaction((tx) => recordExternalRefund(tx, intent, provider, ctx.clock()));
  await ctx.db.barrier();
  // The carrier may still have to confirm that it voids the labels.
  if (isBack) ctx.wake('checkouts');
}

function unseen(error: unknown): false {
  // The intent is already on the operator's list and stays there.
  if (error instanceof UpstreamError) return false;
  throw error;
}

/** Does nothing if the row has changed since it was read. */
async function recordExternalRefund(tx: Orm, intent: Intent, way: PaidAt, now: Date): Promise<void> {
  const change = externalRefundChange(intent, now);
  if (!change || !(await changeIntent(tx, intent, change))) return;
  await postRefund(tx, intent, { way, now });
  await insertAudit(tx, {
    actor: SYSTEM,
    action: 'intent.money-back-seen',
    subject: intent.id,
    outcome: 'done',
    details: { attention: intent.attention, paid: euroFromCents(amountAt(intent)) },
    createdAt: now,
  });
}

/**
 * The change to record when the money has gone back without the engine; null if none has to go back, or if the engine's
 * retries have not yet failed for long.
 */
export function externalRefundChange(intent: Intent, now: Date): (IntentChange & { updatedAt: Date }) | null {
  const applied = applyOutcome(factsOf(intent), { move: 'refund-payment', ok: true });
  const mayEnd = isRefundStalled(intent) || (isRefundOwed(intent) && hasFailedTooOften(intent));
  if (!mayEnd || !applied.ok) return null;
  return {
    ...applied.facts,
    // A reason for attention unrelated to the refund is kept.
    attention: lastingAttention(intent.attention),
    ...unclaimed,
    nextAttemptAt: now,
    updatedAt: now,
  };
}
