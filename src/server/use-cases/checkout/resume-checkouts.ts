// Finds checkouts that nobody works on (a process died, an upstream was away) and moves them on by the same engine.
import type { Context } from '../../context.ts';
import { findDueIntents } from '../../db/intents.ts';
import { advanceCheckout } from './advance-checkout.ts';

/** Checkouts at once; the rest follows at the next tick. */
const BATCH = 20;

/** Answers how many it found. */
export async function resumeCheckouts(ctx: Context): Promise<number> {
  const ids = await findDueIntents(ctx.db.orm, ctx.clock(), BATCH);
  // In the background: one slow carrier must not keep the others waiting for the next turn.
  for (const id of ids) ctx.background(() => advanceCheckout(ctx, id));
  return ids.length;
}
