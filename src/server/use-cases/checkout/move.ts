// One move of a checkout: its result type, and the renewal of its claim while it runs.
import type { Outcome } from '#domain/intent-outcome.ts';
import type { Context } from '../../context.ts';
import type { Orm } from '../../db/database.ts';
import { type Claim, renewClaim } from '../../db/intent-claims.ts';
import type { Intent, IntentChange } from '../../db/intents.ts';
import { keepLease } from '../../lease.ts';

/**
 * What a move did: its outcome, what to store on the intent, and what to write beside it in the same transaction.
 * `null` outcome: nothing is settled yet, look again after `againMs` (null: no automatic retry; absent: growing gaps).
 */
export type MoveResult = {
  outcome: Outcome | null;
  change?: IntentChange;
  againMs?: number | null;
  /** `intent` is its state after the move. */
  beside?: (tx: Orm, intent: Intent, now: Date) => Promise<void>;
};

export type MoveHandler = (ctx: Context, intent: Intent) => Promise<MoveResult>;

export type HeldClaim = { claim: Claim; until: Date };

/** Null, with nothing done, when another worker has the claim. */
export const withRenewal = <T>(
  ctx: Context,
  { claim, until }: HeldClaim,
  move: () => Promise<T>,
): Promise<T | null> =>
  keepLease(
    ctx,
    { until, renew: (next) => renewClaim(ctx.db.orm, claim, next), of: { intentId: claim.intentId } },
    move,
  );
