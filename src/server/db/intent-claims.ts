// Claims on intents: only the holder of the claim, or anyone if there is none, may move an intent on.
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Move } from '#domain/intent.ts';
import { isFree, released } from './claims.ts';
import type { Orm } from './database.ts';
import { findIntent, type Intent, type IntentChange } from './intents.ts';
import { intents } from './schema.ts';
import { wholeRows } from './whole-rows.ts';

/** A claimed move: only its token may renew, record or release it. */
export type Claim = { intentId: string; token: string; move: Move };

/** No holder, and no move begun. With `released` alone it stays on record: the next try reads back first. */
export const unclaimed = { ...released, claimedMove: null, attempts: 0 };

const whole = wholeRows(intents);

/** Claims a move if the intent is unchanged since it was read and nobody else holds it; null otherwise. */
export async function claimMove(
  orm: Orm,
  intent: Intent,
  claim: { token: string; move: Move; now: Date; until: Date },
): Promise<Intent | null> {
  const change = {
    claimedMove: claim.move,
    claimToken: claim.token,
    claimedUntil: claim.until,
    // A dead worker's intent comes up again in the search for due ones.
    nextAttemptAt: claim.until,
    updatedAt: claim.now,
  };
  const [row] = await whole.update(orm, change, {
    also: sql`attempts = case when ${intents.claimedMove} = ${claim.move} then ${intents.attempts} + 1 else 1 end`,
    where: and(eq(intents.id, intent.id), eq(intents.step, intent.step), isFree(intents, claim.now)),
    returning: ['attempts', 'hints'],
  });
  return row ? { ...intent, ...change, ...row } : null;
}

/** A reason set by someone else since the intent was read is kept. */
export const attentionAfter = ({ attention: read }: Intent, { attention: said = read }: IntentChange) =>
  sql`case when ${intents.attention} is distinct from ${read} then ${intents.attention} else ${said} end`;

/** Records the outcome of a claimed move; null if the claim has passed to another worker. */
export async function recordMove(
  orm: Orm,
  { claim, intent }: { claim: Claim; intent: Intent },
  change: IntentChange,
): Promise<Intent | null> {
  const { attention: _, ...others } = change;
  const [row] = await whole.update(orm, others, {
    also: sql`step = ${intents.step} + 1, attention = ${attentionAfter(intent, change)}`,
    where: isHeld(claim),
    returning: ['step', 'hints', 'attention'],
  });
  return row ? { ...intent, ...others, ...row } : null;
}

/**
 * Releases a claimed move for a retry; null if the claim has passed to another worker. If a look was requested
 * meanwhile, the retry is due at once, unless the outcome leaves it to a person.
 */
export async function postponeMove(
  orm: Orm,
  held: { claim: Claim; intent: Intent },
  change: IntentChange & { updatedAt: Date },
): Promise<Intent | null> {
  const { intent, claim } = held;
  const { nextAttemptAt = null, updatedAt } = change;
  const at = (moment: Date | null) => sql`${moment?.toISOString() ?? null}::timestamptz`;
  const [row] = await orm
    .update(intents)
    .set({
      ...change,
      nextAttemptAt: sql`case when ${intents.hints} = ${intent.hints} then ${at(nextAttemptAt)} else ${at(nextAttemptAt && updatedAt)} end`,
      attention: attentionAfter(intent, change),
      step: sql`${intents.step} + 1`,
    })
    .where(isHeld(claim))
    .returning({ step: intents.step, hints: intents.hints, attention: intents.attention });
  return row ? { ...intent, ...change, ...row } : null;
}

/** Changes an intent that nobody works on; null when somebody does, or when it has changed since it was read. */
export async function changeIntent(
  tx: Orm,
  intent: Pick<Intent, 'id' | 'step'>,
  change: IntentChange & { updatedAt: Date },
): Promise<Intent | null> {
  const changed = await tx
    .update(intents)
    .set({ ...change, step: sql`${intents.step} + 1` })
    .where(and(eq(intents.id, intent.id), eq(intents.step, intent.step), isFree(intents, change.updatedAt)))
    .returning({ id: intents.id });
  return changed.length > 0 ? await findIntent(tx, intent.id) : null;
}

/**
 * Has the payment looked at soon, even if a look is under way. `verified`: the provider itself says so, which also
 * wakes a pending capture or refund, and a checkout that is over: the buyer may have paid all the same. Any other
 * caller only wakes a payment that is still open. A completed checkout rests in any case: its money went where it
 * should, and whatever is given back later is a refund of its own.
 */
export async function requestIntentCheck(
  orm: Orm,
  id: string,
  { now, verified }: { now: Date; verified: boolean },
): Promise<void> {
  const looks = verified ? VERIFIED_CHECKS : CHECKS;
  const mayLook = sql`(${intents.claimedMove} is null or ${inArray(intents.claimedMove, [...looks])})`;
  const isRefused = sql`(${intents.status} = 'unlock_failed' or ${intents.refusals} > 0)`;
  const at = sql`${now.toISOString()}::timestamptz`;
  await orm
    .update(intents)
    .set({
      hints: sql`${intents.hints} + 1`,
      nextAttemptAt: sql`case when ${intents.claimToken} is null and ${mayLook} and not ${isRefused} then ${at} else ${intents.nextAttemptAt} end`,
      ...(verified
        ? { payment: sql`case when ${isForgotten} then 'opened' else ${intents.payment} end` }
        : {}),
    })
    .where(and(eq(intents.id, id), ne(intents.status, 'completed')));
}

const CHECKS = ['secure-payment'] as const;
const VERIFIED_CHECKS = [...CHECKS, 'capture-payment', 'refund-payment'] as const;

/**
 * Over, and no longer looked at. A card page can still be paid then, and PayPal may still be carrying out the request
 * of a process that has died.
 */
const isForgotten = sql`(${intents.payment} = 'none' and ${intents.provider} <> 'invoice' and ${intents.status} in ('cancelled', 'payment_failed'))`;

/** Nothing is left to do; a look requested since the intent was read is still owed. */
export async function clearIntentChecks(orm: Orm, { id, step, hints }: Intent, now: Date): Promise<void> {
  await orm
    .update(intents)
    .set({ nextAttemptAt: null, claimToken: null, updatedAt: now, step: sql`${intents.step} + 1` })
    .where(and(eq(intents.id, id), eq(intents.step, step), eq(intents.hints, hints), isFree(intents, now)));
}

/**
 * Flags money that has left again without our doing; a person must look. Answers the previous reason. Anyone who read
 * the intent with that one can no longer change it.
 */
export async function markReversed(tx: Orm, id: string): Promise<string | null> {
  const [before] = await tx
    .select({ attention: intents.attention })
    .from(intents)
    .where(eq(intents.id, id))
    .for('update');
  await tx
    .update(intents)
    .set({ attention: 'payment_reversed', step: sql`${intents.step} + 1` })
    .where(eq(intents.id, id));
  return before?.attention ?? null;
}

/** Keeps a claim alive during a long move; false if it has passed to another worker. */
export async function renewClaim(orm: Orm, claim: Claim, until: Date): Promise<boolean> {
  const rows = await orm
    .update(intents)
    .set({ claimedUntil: until, nextAttemptAt: until })
    .where(isHeld(claim))
    .returning({ id: intents.id });
  return rows.length > 0;
}

const isHeld = (claim: Claim) => and(eq(intents.id, claim.intentId), eq(intents.claimToken, claim.token));
