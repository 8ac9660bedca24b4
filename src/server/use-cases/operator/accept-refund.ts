// Accepts a refund that the carrier never answers: the label is our loss, and the customer gets or keeps the money.
import type { Context } from '../../context.ts';
import { acceptUnanswered, keepOnwardLabel } from '../../db/refund-claims.ts';
import type { Refund } from '../../db/refunds.ts';
import { advanceRefund } from '../refunds/advance-refund.ts';
import { byHand, refundNamed, refusal } from './by-hand.ts';

/** Returns the refund afterwards. Throws `illegal_transition` if no carrier is overdue, or a worker has the refund. */
export async function acceptRefund(
  ctx: Context,
  { id, operator, note }: { id: string; operator: string; note: string },
): Promise<Refund> {
  const act = { operator, action: 'refund.accept', subject: id, details: { note } };
  await byHand(ctx, act, async (tx, now) => {
    if (!(await acceptUnanswered(tx, id, now)) && !(await keepOnwardLabel(tx, id, now)))
      throw refusal(`No refund ${id} is waiting in vain for a carrier, or it is being worked on right now.`);
    return { result: null };
  });
  await advanceRefund(ctx, id);
  return await refundNamed(ctx.db.orm, id);
}
