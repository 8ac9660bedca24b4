// Finds checkouts that nobody works on (a process died, an upstream was away) and moves them on by the same engine.
import type { Context } from '../../context.ts';
import { findStuckIntents } from '../../db/intents.ts';
import { advanceCheckout } from './advance-checkout.ts';

/** As many at once; the rest follows at the next tick. */
const BATCH = 20;

/** Answers how many it found. */
export async function resumeCheckouts(ctx: Context): Promise<number> {
  const ids = await findStuckIntents(ctx.db.orm, ctx.clock(), BATCH);
  const moved = await Promise.allSettled(ids.map((id) => advanceCheckout(ctx, id)));
  for (const [i, result] of moved.entries())
    if (result.status === 'rejected')
      ctx.log.error({ err: result.reason as unknown, intentId: ids[i] }, 'checkout not resumed');
  return ids.length;
}
