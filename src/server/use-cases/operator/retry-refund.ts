// Retries a refund that waits for a person, once what held it up has been dealt with.
import type { Context } from '../../context.ts';
import { releaseRefund } from '../../db/refund-claims.ts';
import type { Refund } from '../../db/refunds.ts';
import { advanceRefund } from '../refunds/advance-refund.ts';
import { LABEL_USED, OWED_BY_HAND } from '../refunds/refund-move.ts';
import { runOperatorAction, refundNamed, refusal } from './operator-action.ts';

/** Returns the refund afterwards. Throws `illegal_transition` when nothing holds it up, or a worker has it. */
export async function retryRefund(
  ctx: Context,
  { refundId, operator }: { refundId: string; operator: string },
): Promise<Refund> {
  await runOperatorAction(ctx, { operator, action: 'refund.retry', subject: refundId }, async (tx, now) => {
    const released = await releaseRefund(tx, refundId, { now, kept: [OWED_BY_HAND, LABEL_USED] });
    if (!released)
      throw refusal(`No refund ${refundId} is waiting for a person, or it is being worked on right now.`);
    return { result: null };
  });
  await advanceRefund(ctx, refundId);
  return await refundNamed(ctx.db.orm, refundId);
}
