// One move of a checkout: what it answers, and the claim that is kept while it is on its way.
import type { Outcome } from '#domain/intent-outcome.ts';
import type { Context } from '../../context.ts';
import type { Orm } from '../../db/database.ts';
import { type Claim, renewClaim } from '../../db/intent-claims.ts';
import type { Intent, IntentChange } from '../../db/intents.ts';
import { keepLease } from '../../lease.ts';

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

export type Doer = (ctx: Context, intent: Intent) => Promise<Done>;

export type Held = { claim: Claim; until: Date };

/** Null, and nothing done, when somebody else has the claim. */
export const withRenewal = <T>(
  ctx: Context,
  { claim, until }: Held,
  move: () => Promise<T>,
): Promise<T | null> =>
  keepLease(
    ctx,
    { until, renew: (next) => renewClaim(ctx.db.orm, claim, next), of: { intentId: claim.intentId } },
    move,
  );
