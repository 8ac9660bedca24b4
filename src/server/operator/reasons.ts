// Why something is on the operator's lists, and what is to be done about it: one sentence or two for each reason.
import type { IntentAttention, RefundAttention } from '#domain/attention.ts';
import type { OVERDUE } from '../use-cases/operator/read-lists.ts';

/** A reason without an explanation does not compile. */
const ofIntents: Readonly<Record<IntentAttention | typeof OVERDUE, string>> = {
  amount_mismatch:
    'The provider holds or has taken a different amount than was ordered; a wrong payment is refunded automatically. Compare the amounts (intents show ID --ask), settle the difference at the provider, then intents resolve.',
  hold_not_given_back:
    'The provider does not release a hold on the buyer’s money; it is asked again automatically. If that does not help, release the hold on the provider’s own pages, then intents retry.',
  label_failed:
    'It is paid, but the carrier has sold no label. Try again (intents retry), make the label by hand (intents attach-label), or refund the money (intents give-up).',
  label_not_taken_back:
    'The carrier refuses to take back a label: its cost is our loss, unless you claim it from the carrier. Then intents resolve. If the carrier has just not answered for a month, ask there; intents give-up ends the wait, and the label is our loss.',
  label_outcome_unknown:
    'It is unknown whether the carrier has sold the label. intents retry only looks for it, and buys nothing twice; if there is none, intents attach-label or intents give-up. Once that is done and the carrier has billed nothing, intents resolve.',
  overdue:
    'It was due a quarter of an hour ago or earlier: no server is running, or none that can do it. Check the server and its log.',
  payment_in_review:
    'The provider has been reviewing the payment for more than a day; it is asked again automatically. Contact it if this takes too long; intents retry asks at once.',
  payment_mismatch:
    'The provider answers with a payment that is not the one we opened, and may hold somebody’s money. Find it and refund it there, then intents resolve.',
  payment_reversed:
    'The money of this purchase has already left the provider: by a chargeback, or by a refund on its own pages. Until this is off the list, no refund of the order is paid: book what has left (refunds settle --at-provider), then intents resolve.',
  pickup_not_cancelled:
    'A van is booked but has nothing left to collect, and the carrier does not cancel it. intents retry asks again; or call the carrier (intents show has the number in the audit), then intents resolve.',
  refund_pending:
    'The refund has been pending at the provider for more than a day; it is asked again automatically. Contact it if that does not help (intents show ID --ask).',
  refund_refused:
    'The provider refuses to refund the money of a failed checkout. Try again (intents retry), or pay it back another way and record that first (intents settle).',
  stuck:
    'Many tries in a row have failed, or a label is missing that is not retried automatically. See why (intents show ID --ask), then intents retry; or end it with intents give-up, or, if only money is left and you have checked with the provider, intents settle.',
};

const ofRefunds: Readonly<Record<RefundAttention, string>> = {
  invoice_was_paid:
    'The invoice had already been paid when its parcel was refunded, so nothing is paid back automatically. Transfer the amount to the customer, then refunds resolve.',
  label_used:
    'The label was refunded, yet its parcel is travelling with it: the carrier bills us, and the customer has the money. Get it paid for, then refunds resolve.',
  money_pending:
    'The refund has been pending at the provider for more than a day; it is asked again automatically. Contact it if that does not help; refunds retry asks at once.',
  money_refused:
    'The provider refuses to refund the money. Try again (refunds retry), or pay it back another way and record that first (refunds settle); book what has already left there with refunds settle --at-provider.',
  no_answer:
    'The carrier has not said for a month whether it takes the label back. Ask there, then refunds retry; or accept the label as our loss (refunds accept): the carrier is asked no more, and the customer gets any money still due.',
  onward_label_not_taken_back:
    'The carrier refuses to take back the label for the leg from the hub; the customer has the money, and the label is our loss, unless you claim it from the carrier. Then refunds resolve.',
  stuck:
    'Many tries in a row have failed: the log says why. Then refunds retry; if the carrier does not answer, refunds accept; if the money does not go out and you have checked with the provider, refunds settle.',
};

const all = [
  ...Object.entries(ofIntents).map(([reason, words]) => ({ reason, list: 'intents', words })),
  ...Object.entries(ofRefunds).map(([reason, words]) => ({ reason, list: 'refunds', words })),
];

/** The explanation of one reason, or of all of them; null: there is no such reason. */
export function explainReason(reason: string): string | null {
  const meant = all.filter((one) => reason === 'reasons' || one.reason === reason);
  if (meant.length === 0) return null;
  return `${meant.map((one) => `${one.reason} (${one.list})\n  ${one.words}`).join('\n\n')}\n`;
}

/** A line below a list saying where its reasons are explained. Empty if it has none. */
export function whereExplained(whys: readonly (string | null)[]): string {
  const reasons = new Set(whys.flatMap((why) => why?.split(', ') ?? []));
  return reasons.size === 0
    ? ''
    : `What to do: ${[...reasons].map((reason) => `help ${reason}`).join(', ')}.`;
}
