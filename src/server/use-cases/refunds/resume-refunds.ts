// Finds refunds that are due (a carrier to be asked again, a process that died) and advances them with the same engine.
import type { Context } from '../../context.ts';
import { findDueRefunds } from '../../db/refunds.ts';
import { advanceRefund } from './advance-refund.ts';

/** Refunds per tick. */
const BATCH = 20;

/** Returns how many it found. */
export async function resumeRefunds(ctx: Context): Promise<number> {
  const ids = await findDueRefunds(ctx.db.orm, ctx.clock(), BATCH);
  // In the background: one slow carrier must not hold up the next tick.
  for (const id of ids) ctx.background(() => advanceRefund(ctx, id));
  return ids.length;
}
