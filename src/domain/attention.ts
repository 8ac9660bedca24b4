// Attention reasons: why a person must look at a purchase or refund, and how long each stays on the operator's list.
import { DAY_MS, MINUTE_MS } from './durations.ts';

export type IntentAttention =
  | 'amount_mismatch'
  | 'hold_not_given_back'
  | 'label_failed'
  | 'label_not_taken_back'
  | 'label_outcome_unknown'
  | 'payment_in_review'
  | 'payment_mismatch'
  | 'payment_reversed'
  | 'pickup_not_cancelled'
  | 'refund_pending'
  | 'refund_refused'
  | 'stuck';

export type RefundAttention =
  | 'invoice_was_paid'
  /** Given back, but the parcel travels all the same: a carrier that bills on scan bills us. */
  | 'label_used'
  | 'money_pending'
  | 'money_refused'
  | 'no_answer'
  | 'onward_label_not_taken_back'
  | 'stuck';

/** Failed tries in a row after which a person is told, and may end them. Until then they go on. */
export const STUCK_AFTER = 10;

/** A carrier that has not said within a month what became of a label hardly ever will: a person asks. */
export const isCarrierOverdue = (ageMs: number): boolean => ageMs > 30 * DAY_MS;

/** Whether the tries are in vain. Callers reset the count with every clear answer, and when a person starts a retry. */
export const hasFailedTooOften = ({ attempts }: { attempts: number }): boolean => attempts >= STUCK_AFTER;

/** Reasons that describe the tries: they are over when a try succeeds, and when a person ends the tries. */
const retryReasons: readonly IntentAttention[] = [
  'hold_not_given_back',
  'payment_in_review',
  'refund_pending',
  'refund_refused',
  'stuck',
];

/** The reason that remains once the tries are over. */
export const lastingAttention = (attention: IntentAttention | null): IntentAttention | null =>
  attention !== null && retryReasons.includes(attention) ? null : attention;

/**
 * The reason on the list once another one, or none, is to be set: money that has left at its provider would be paid out
 * twice, so only a person clears `payment_reversed`, and separately.
 */
export const unlessReversed = (
  before: IntentAttention | null,
  said: IntentAttention | null,
): IntentAttention | null => (before === 'payment_reversed' ? before : said);

/** Reasons that no other replaces: each is about money that nobody else would look for. */
const irreplaceableReasons: readonly IntentAttention[] = ['payment_reversed', 'label_outcome_unknown'];

/** The reason on the list after a try: one that outlasts the tries says more than how this try went. */
export const attentionAfterTry = (before: IntentAttention | null, said: IntentAttention): IntentAttention =>
  before !== null && irreplaceableReasons.includes(before)
    ? before
    : (lastingAttention(said) ?? lastingAttention(before) ?? said);

/** How often money that is under review, or on its way, is asked about: a review takes hours, an eCheck days. */
export const PENDING_LOOK_MS = 15 * MINUTE_MS;

/** Whether money is long under review or on its way. A person is told. */
export const isPendingTooLong = (ageMs: number): boolean => ageMs > DAY_MS;

type Listed = {
  attention: IntentAttention | RefundAttention | null;
  attempts: number;
  /** Null: no further try is due. */
  nextAttemptAt: Date | null;
  /** The money has to go back, its provider has refused, and nobody retries. */
  isMoneyLeft?: boolean;
};

/**
 * The list's entry: an earlier reason is kept beside tries that failed or were refused, so that neither hides the
 * other.
 */
export function listingReason({ attention, attempts, nextAttemptAt, isMoneyLeft }: Listed): string | null {
  if (attention === null || attention === 'stuck') return attention;
  if (isMoneyLeft && attention !== 'refund_refused') return `${attention}, refund_refused`;
  return nextAttemptAt !== null && hasFailedTooOften({ attempts }) ? `${attention}, stuck` : attention;
}
