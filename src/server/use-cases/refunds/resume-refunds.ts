// Finds refunds that are due (a carrier to be asked again, a process that died) and moves them on by the same engine.
import type { Context } from '../../context.ts';
import { insertAudit } from '../../db/audit.ts';
import { findDueRefunds, releaseRefund } from '../../db/refunds.ts';
import { AppError } from '../../errors.ts';
import { advanceRefund } from './advance-refund.ts';
import { OWED_BY_HAND } from './refund-move.ts';

/** As many at once; the rest follows at the next tick. */
const BATCH = 20;

/** Answers how many it found. */
export async function resumeRefunds(ctx: Context): Promise<number> {
  const ids = await findDueRefunds(ctx.db.orm, ctx.clock(), BATCH);
  // In the background: one slow carrier must not keep the others waiting for the next turn.
  for (const id of ids) ctx.background(() => advanceRefund(ctx, id));
  return ids.length;
}

/** A person has seen to whatever held a refund up; throws `illegal_transition` when nothing does. */
export async function retryRefund(ctx: Context, refundId: string, actor: string): Promise<void> {
  const now = ctx.clock();
  const isReleased = await ctx.db.transaction(async (tx) => {
    const released = await releaseRefund(tx, refundId, { now, kept: OWED_BY_HAND });
    const outcome = released ? 'done' : 'refused: nobody waits for a person';
    await insertAudit(tx, {
      actor,
      action: 'refund.retry',
      subject: refundId,
      outcome,
      details: {},
      createdAt: now,
    });
    return released;
  });
  if (!isReleased) throw new AppError('illegal_transition');
  await advanceRefund(ctx, refundId);
}
