// Accepts a refund that the carrier never answers: the label is our loss, and the customer gets or keeps the money.
import type { Context } from '../../context.ts';
import { acceptUnanswered, giveUpOnwardLabel } from '../../db/refund-claims.ts';
import type { Refund } from '../../db/refunds.ts';
import { advanceRefund } from '../refunds/advance-refund.ts';
import { runOperatorAction, refundNamed, refusal } from './operator-action.ts';

/** Returns the refund afterwards. Throws `illegal_transition` if no carrier is overdue, or a worker has the refund. */
export async function acceptRefund(
  ctx: Context,
  { id, operator, note }: { id: string; operator: string; note: string },
): Promise<Refund> {
  const act = { operator, action: 'refund.accept', subject: id, details: { note } };
  await runOperatorAction(ctx, act, async (tx, now) => {
    if (!(await acceptUnanswered(tx, id, now)) && !(await giveUpOnwardLabel(tx, id, now)))
      throw refusal(`No refund ${id} is waiting in vain for a carrier, or it is being worked on right now.`);
    return { result: null };
  });
  await advanceRefund(ctx, id);
  return await refundNamed(ctx.db.orm, id);
}
