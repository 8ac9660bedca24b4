// Finds checkouts without a worker (a process died, an upstream was down) and advances them with the same engine.
import type { Context } from '../../context.ts';
import { findDueIntents } from '../../db/intents.ts';
import { advanceCheckout } from './advance-checkout.ts';

/** Checkouts per tick. */
const BATCH = 20;

/** Returns how many it found. */
export async function resumeCheckouts(ctx: Context): Promise<number> {
  const ids = await findDueIntents(ctx.db.orm, ctx.clock(), BATCH);
  // In the background: one slow carrier must not hold up the next tick.
  for (const id of ids) ctx.background(() => advanceCheckout(ctx, id));
  return ids.length;
}
