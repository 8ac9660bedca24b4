// When a checkout is worked on next: at once, after a delay, or only when triggered.
import { attentionAfterTry, hasFailedTooOften } from '#domain/attention.ts';
import { backoffMs, type Gaps, gapAfter, HOUR_MS, MINUTE_MS } from '#domain/durations.ts';
import { type IntentFacts, awaitsOperator, type Move, nextMove } from '#domain/intent.ts';
import { released } from '../../db/claims.ts';
import { unclaimed } from '../../db/intent-claims.ts';
import type { Intent, IntentChange } from '../../db/intents.ts';
import { leaseFrom } from '../../lease.ts';
import type { MoveResult } from './move.ts';

const LONGEST_GAP_MS = HOUR_MS;
const CHECK_AGAIN_MS = MINUTE_MS;
/** When a cancelled checkout is looked at once more: its card may have been charged all the same. */
export const LAST_CHECK_MS = 35 * MINUTE_MS;
const LABEL_VOID_CHECK_MS = 10 * MINUTE_MS;
const CAPTURE_GAPS_MS: Gaps = [MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS];

/** Claims the next move, or says when it is due, or that none is. */
export function scheduleNextMove(intent: Tried, facts: IntentFacts, now: Date): IntentChange {
  const next = nextMove(facts);
  if (next === 'rest' || awaitsOperator(facts)) return { ...unclaimed, nextAttemptAt: null };
  const waitMs = waitBefore(next, facts, intent);
  // Repeating the same move keeps its count, so that the gaps grow and the tries end.
  if (waitMs > 0 && next === intent.claimedMove) return { ...released, nextAttemptAt: later(now, waitMs) };
  if (waitMs > 0) return { ...unclaimed, nextAttemptAt: later(now, waitMs) };
  const until = leaseFrom(now);
  return { claimedMove: next, claimedUntil: until, nextAttemptAt: until, attempts: 1 };
}

type Tried = Pick<Intent, 'claimedMove' | 'attempts'>;

/** Most moves follow at once; some wait for the buyer, the provider or the carrier. */
function waitBefore(next: Move, { status }: IntentFacts, { attempts }: Tried): number {
  switch (next) {
    case 'secure-payment':
      // Usually the buyer's return or the provider's call comes first; this covers lost ones.
      return status === 'payment_pending' ? CHECK_AGAIN_MS : LAST_CHECK_MS;
    case 'capture-payment':
      return status === 'unlock_failed' ? gapAfter(attempts, CAPTURE_GAPS_MS) : 0;
    case 'confirm-label-void':
      return LABEL_VOID_CHECK_MS;
    default:
      return 0;
  }
}

const later = (now: Date, ms: number): Date => new Date(now.getTime() + ms);

/**
 * Later, with growing gaps. The claimed move stays on record, so that the next try reads back first. A clear "not yet"
 * does not count as a failed try, and clears the `stuck` alarm.
 */
export function postponed(
  { attempts, attention }: Pick<Intent, 'attempts' | 'attention'>,
  { change, againMs: givenAgainMs }: MoveResult,
  now: Date,
): IntentChange & { updatedAt: Date } {
  const againMs = givenAgainMs === undefined ? backoffMs(attempts) : givenAgainMs;
  return {
    ...(givenAgainMs === undefined
      ? hasFailedTooOften({ attempts }) && { attention: attention ?? 'stuck' }
      : { attempts: Math.min(attempts, 1), attention: attention === 'stuck' ? null : attention }),
    ...change,
    ...(change?.attention ? { attention: attentionAfterTry(attention, change.attention) } : {}),
    ...released,
    nextAttemptAt: againMs === null ? null : later(now, Math.min(againMs, LONGEST_GAP_MS)),
    updatedAt: now,
  };
}
