// Finds refunds that are due (a carrier to be asked again, a process that died) and moves them on by the same engine.
import type { Context } from '../../context.ts';
import { findDueRefunds } from '../../db/refunds.ts';
import { advanceRefund } from './advance-refund.ts';

/** Refunds at once; the rest follows at the next tick. */
const BATCH = 20;

/** Answers how many it found. */
export async function resumeRefunds(ctx: Context): Promise<number> {
  const ids = await findDueRefunds(ctx.db.orm, ctx.clock(), BATCH);
  // In the background: one slow carrier must not keep the others waiting for the next turn.
  for (const id of ids) ctx.background(() => advanceRefund(ctx, id));
  return ids.length;
}
