// Takes a checkout off the list that was dealt with outside this product; nothing else changes.
import type { Context } from '../../context.ts';
import { isRefundStalled } from '../checkout/stalled-refund.ts';
import { runOperatorAction, changeByHand, intentNamed, refusal } from './operator-action.ts';

type Resolving = { id: string; operator: string; note: string };

export async function resolveIntent(ctx: Context, { id, operator, note }: Resolving): Promise<void> {
  const act = { operator, action: 'intent.resolve', subject: id, details: { note } };
  await runOperatorAction(ctx, act, async (tx, now) => {
    const intent = await intentNamed(tx, id);
    const isReversed = intent.attention === 'payment_reversed';
    const lacksLabel = intent.status === 'paid_label_failed';
    if (lacksLabel && !isReversed)
      throw refusal(`${id} is paid and has no label: attach one, or give it up.`);
    // Off the list, the money would stay with us forever.
    if (isRefundStalled(intent))
      throw refusal(
        `The money of ${id} has not been refunded: try again ("intents retry"), or record how it was ("intents settle").`,
      );
    if (intent.attention === null) throw refusal(`${id} is not waiting for a person.`);
    // The earlier reason for the listing is not dealt with yet.
    await changeByHand(tx, intent, { attention: lacksLabel ? 'label_failed' : null, updatedAt: now });
    return { result: null, details: { attention: intent.attention } };
  });
}
