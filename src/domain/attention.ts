// Why a person must look at a purchase or a refund: the words on the operator's list, and how long each stands there.
import { DAY_MS } from './durations.ts';

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
  /** Given back, and on its way all the same: whoever bills on scan bills us. */
  | 'label_used'
  | 'money_pending'
  | 'money_refused'
  | 'no_answer'
  | 'onward_label_not_taken_back'
  | 'stuck';

/** Tries in a row that have come to nothing; then a person hears of it, and may end them. Until then they go on. */
export const STUCK_AFTER = 10;

/** A carrier that has not said within a month what became of a label hardly ever will: a person asks. */
export const isLongUnanswered = (ageMs: number): boolean => ageMs > 30 * DAY_MS;

/** Whoever counts begins anew with every clear answer, and when a person has it tried again. */
export const isInVain = ({ attempts }: { attempts: number }): boolean => attempts >= STUCK_AFTER;

/** Reasons that say how the tries stand: over when one of them comes to something, and when a person ends them. */
const ofTries: readonly IntentAttention[] = [
  'hold_not_given_back',
  'payment_in_review',
  'refund_pending',
  'refund_refused',
  'stuck',
];

/** What is left of a reason then. */
export const lasting = (attention: IntentAttention | null): IntentAttention | null =>
  attention !== null && ofTries.includes(attention) ? null : attention;

/**
 * What stands on the list once something else is to be said, or nothing: money that has left at its provider would be paid
 * out once more, so only a person strikes that off, and by itself.
 */
export const besideReversal = (
  before: IntentAttention | null,
  said: IntentAttention | null,
): IntentAttention | null => (before === 'payment_reversed' ? before : said);

/** Reasons that no other takes the place of: behind each stands money that nobody else would look for. */
const firm: readonly IntentAttention[] = ['payment_reversed', 'label_outcome_unknown'];

/** What stands on the list after a try: how it went says less than a reason that outlasts it. */
export const afterTry = (before: IntentAttention | null, said: IntentAttention): IntentAttention =>
  before !== null && firm.includes(before) ? before : (lasting(said) ?? lasting(before) ?? said);

/** Money under review, or on its way: providers take hours, an eCheck days. The looks go on, and a person hears of it. */
export const isLongUnderWay = (ageMs: number): boolean => ageMs > DAY_MS;

type Listed = {
  attention: IntentAttention | RefundAttention | null;
  attempts: number;
  /** Null: nobody tries. */
  nextAttemptAt: Date | null;
  /** It has to go back, its provider has refused, and nobody tries any more. */
  isMoneyLeft?: boolean;
};

/** What the list says: a reason that was there before the tries were in vain, or refused, is not lost, and hides neither. */
export function whyListed({ attention, attempts, nextAttemptAt, isMoneyLeft }: Listed): string | null {
  if (attention === null || attention === 'stuck') return attention;
  if (isMoneyLeft && attention !== 'refund_refused') return `${attention}, refund_refused`;
  return nextAttemptAt !== null && isInVain({ attempts }) ? `${attention}, stuck` : attention;
}
