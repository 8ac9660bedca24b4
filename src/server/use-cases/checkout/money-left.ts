// Money whose way back its provider refuses, or that is tried in vain: a person may send it another way.
import { SYSTEM } from '#domain/actor.ts';
import { isInVain, lasting } from '#domain/attention.ts';
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
import { postMoneyBack } from './refund-payment.ts';

/** It has to go back, and nobody tries any more. */
export const isMoneyLeft = (intent: IntentFacts & { nextAttemptAt: Date | null }): boolean =>
  hasToGoBack(intent) && intent.nextAttemptAt === null;

export const hasToGoBack = (intent: IntentFacts): boolean => nextMove(intent) === 'refund-payment';

/**
 * Somebody says that the money has moved: it may have gone back at the provider itself. Only looked at, as a person may
 * be transferring it at this moment. What cannot be seen now stays with that person.
 */
export async function seeMoneyLeft(ctx: Context, intentId: string): Promise<void> {
  const intent = await findIntent(ctx.db.orm, intentId);
  if (!intent || !isMoneyLeft(intent)) return;
  const { provider, port } = paymentOf(ctx, intent);
  const isBack = await port.isGivenBack(referenceOf(intent), { amountCents: amountAt(intent) }).catch(unseen);
  if (isBack) await ctx.db.transaction((tx) => recordMoneyBack(tx, intent, provider, ctx.clock()));
  await ctx.db.barrier();
  // The carrier may still have to confirm that it takes the labels back.
  if (isBack) ctx.wake('checkouts');
}

function unseen(error: unknown): false {
  // It stands on the operator's list already, and stays there.
  if (error instanceof UpstreamError) return false;
  throw error;
}

/** Whoever has changed the row since it was read knows better. */
async function recordMoneyBack(tx: Orm, intent: Intent, way: PaidAt, now: Date): Promise<void> {
  const change = moneyBackBy(intent, now);
  if (!change || !(await changeIntent(tx, intent, change))) return;
  await postMoneyBack(tx, intent, { way, now });
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
 * What the row says when its money has gone back without the engine; null where none has to, or where the tries have
 * not been in vain for long.
 */
export function moneyBackBy(intent: Intent, now: Date): (IntentChange & { updatedAt: Date }) | null {
  const applied = applyOutcome(factsOf(intent), { move: 'refund-payment', ok: true });
  const mayEnd = isMoneyLeft(intent) || (hasToGoBack(intent) && isInVain(intent));
  if (!mayEnd || !applied.ok) return null;
  return {
    ...applied.facts,
    // Another reason for a person's attention is none of this.
    attention: lasting(intent.attention),
    ...unclaimed,
    nextAttemptAt: now,
    updatedAt: now,
  };
}
