// Takes a refund off the list that was dealt with outside this product; nothing else changes.
import type { Context } from '../../context.ts';
import { clearRefundAttention } from '../../db/attention.ts';
import { MONEY_REFUSED } from '../refunds/refund-move.ts';
import { runOperatorAction, refusal } from './operator-action.ts';

type Resolving = { id: string; operator: string; note: string };

export async function resolveRefund(ctx: Context, { id, operator, note }: Resolving): Promise<void> {
  const act = { operator, action: 'refund.resolve', subject: id, details: { note } };
  await runOperatorAction(ctx, act, async (tx, now) => {
    const attention = await clearRefundAttention(tx, id, now);
    if (attention === null) throw refusal(`No refund ${id} is waiting for a person.`);
    // Off the list, the refund would stay unfinished forever.
    if (attention === MONEY_REFUSED)
      throw refusal(
        `The money of ${id} has not been refunded: try again ("refunds retry"), or record how it was ("refunds settle").`,
      );
    return { result: null, details: { attention } };
  });
}
