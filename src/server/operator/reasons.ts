// Why something is on the operator's lists, and what is to be done about it: one sentence or two for each reason.
import type { IntentAttention, RefundAttention } from '#domain/attention.ts';
import type { OVERDUE } from '../use-cases/operator/read-lists.ts';

/** A reason without an explanation does not compile. */
const ofIntents: Readonly<Record<IntentAttention | typeof OVERDUE, string>> = {
  amount_mismatch:
    'The provider holds or has taken another sum than was ordered; a wrong payment goes back by itself. Compare the sums (intents show ID --ask), see to the difference at the provider, then intents resolve.',
  hold_not_given_back:
    'The provider does not let go of a hold on the buyer’s money, and is asked again by itself. If it stays so, end it in the provider’s own pages, then intents retry.',
  label_failed:
    'It is paid, and the carrier has sold no label. Try again (intents retry), make the label by hand (intents attach-label), or give the money back (intents give-up).',
  label_not_taken_back:
    'The carrier keeps a label that was to go back: its cost is our loss, unless it is claimed there. Then intents resolve. If it has only not answered, for a month, ask there; intents give-up ends the asking, and the label is our loss.',
  label_outcome_unknown:
    'Nobody knows whether the carrier has sold the label. intents retry only reads it back, and buys nothing twice; if there is none, intents attach-label or intents give-up. Once that is done and the carrier has billed nothing, intents resolve.',
  overdue:
    'Its time to be worked on has passed by a quarter of an hour: no server runs, or none that can do it. Look at the server and its log.',
  payment_in_review:
    'The provider has been reviewing the payment for more than a day, and is asked again by itself. Ask there if it takes too long; intents retry looks at once.',
  payment_mismatch:
    'The provider answers with a payment that is not the one we have opened, and may hold somebody’s money. Look for it there, give it back there, then intents resolve.',
  payment_reversed:
    'The money of this purchase has left at the provider: a chargeback, or given back in its own pages. Until it is off the list, no refund of the order is paid: book what has left (refunds settle --at-provider), then intents resolve.',
  pickup_not_cancelled:
    'A van is booked for which nothing is left to take, and the carrier does not call it off. intents retry asks again; or call the carrier (intents show has the number in the audit), then intents resolve.',
  refund_pending:
    'The provider has had the money on its way back for more than a day, and is asked again by itself. Ask there if it stays so (intents show ID --ask).',
  refund_refused:
    'The provider does not give the money of a checkout back that came to nothing. Try again (intents retry), or send it another way and say so first (intents settle).',
  stuck:
    'Many tries in a row have come to nothing, or a label is missing that nobody tries by itself. See why (intents show ID --ask), then intents retry; or end it with intents give-up, or where only money is left, and the provider has been looked at, intents settle.',
};

const ofRefunds: Readonly<Record<RefundAttention, string>> = {
  invoice_was_paid:
    'The invoice had been paid when its parcel was given back, so nothing goes back by itself. Transfer the amount to the customer, then refunds resolve.',
  label_used:
    'The label was given back, and its parcel travels with it all the same: the carrier bills us, and the customer has the money. Have it paid for, then refunds resolve.',
  money_pending:
    'The provider has had the money on its way back for more than a day, and is asked again by itself. Ask there if it stays so; refunds retry looks at once.',
  money_refused:
    'The provider does not give the money back. Try again (refunds retry), or send it another way and say so first (refunds settle); what has left there already is booked with refunds settle --at-provider.',
  no_answer:
    'The carrier has not said for a month whether it takes the label back. Ask there, then refunds retry; or take the label as our loss (refunds accept): nobody asks any more, and the customer is paid, if that is still to come.',
  onward_label_not_taken_back:
    'The carrier keeps the label from the hub on; the customer has the money, and the label is our loss, unless it is claimed there. Then refunds resolve.',
  stuck:
    'Many tries in a row have come to nothing: the log says why. Then refunds retry; where the carrier does not answer, refunds accept; where the money does not go, and the provider has been looked at, refunds settle.',
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
