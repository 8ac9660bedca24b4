// One move of a refund: its subject, its result, and how long it waits for a carrier or provider.
import { isCarrierOverdue } from '#domain/attention.ts';
import { DAY_MS, type Gaps, gapAfter, HOUR_MS, MINUTE_MS } from '#domain/durations.ts';
import type { RefundFacts } from '#domain/refund.ts';
import type { Orm } from '../../db/database.ts';
import type { Intent } from '../../db/intents.ts';
import type { Order } from '../../db/orders.ts';
import type { Refund, RefundChange } from '../../db/refunds.ts';

/** Carriers answer after an hour or after weeks. */
const GAPS_MS: Gaps = [10_000, MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, 30 * MINUTE_MS, HOUR_MS];
const SLOW_AFTER_MS = DAY_MS;
const SLOW_GAP_MS = 6 * HOUR_MS;

/** A customer who has paid the invoice gets the money back by hand. */
export const OWED_BY_HAND = 'invoice_was_paid';

/** The provider refuses the refund: an operator retries it, or records which other way the money went. */
export const MONEY_REFUSED = 'money_refused';

/** The carrier took the label back, yet the parcel travels with it: an operator gets it paid for. */
export const LABEL_USED = 'label_used';

/** What a move works on. */
export type Subject = { refund: Refund; intent: Intent; facts: RefundFacts };

/**
 * What a move did: the facts after it, what to store on the refund, and what to write beside it in the same
 * transaction. Without facts nothing is settled: `wait` asks again later, `rest` leaves it to an operator.
 */
export type MoveResult = {
  facts: RefundFacts | 'wait' | 'rest';
  change?: RefundChange;
  beside?: (tx: Orm, order: Order, now: Date) => Promise<RefundChange | void>;
};

/** When to ask again: the gaps grow with the rounds and with the age. */
export function waitFor(refund: Refund, change: RefundChange | undefined, now: Date): RefundChange {
  const ageMs = now.getTime() - refund.requestedAt.getTime();
  const rounds = change?.attempts ?? refund.attempts;
  const gapMs = gapAfter(rounds, GAPS_MS);
  return {
    nextAttemptAt: new Date(now.getTime() + (ageMs > SLOW_AFTER_MS ? SLOW_GAP_MS : gapMs)),
    ...(isCarrierOverdue(ageMs) && !refund.attention ? { attention: 'no_answer' } : {}),
  };
}

/** A clear "not yet" is not a failure: the count is capped where the gaps are longest, and a `stuck` alarm ends. */
export const notYet = ({ attempts, attention }: Refund, change: RefundChange): MoveResult => ({
  facts: 'wait',
  change: {
    attempts: Math.min(attempts, GAPS_MS.length),
    ...(attention === 'stuck' ? { attention: null } : {}),
    ...change,
  },
});
