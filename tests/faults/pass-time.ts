// Lets time pass until nothing is left to do.
import { isNotNull } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { intents } from '#server/db/schema.ts';
import { resumeCheckouts } from '#server/use-cases/checkout/resume-checkouts.ts';
import type { World } from './world.ts';

const MAX_ROUNDS = 200;
/** A run takes up to twenty due rows. */
const MAX_TURNS = 20;

/** False when work is left after that many rounds. */
export async function passTime(world: Pick<World, 'advance' | 'now'>, ctx: Context): Promise<boolean> {
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    await ctx.settled();
    const due = await ctx.db.orm
      .select({ at: intents.nextAttemptAt })
      .from(intents)
      .where(isNotNull(intents.nextAttemptAt));
    if (due.length === 0) return true;
    const soonest = Math.min(...due.map(({ at }) => at?.getTime() ?? 0));
    // A little more than needed: rows due soon after are included in the same round.
    await world.advance(Math.max(0, soonest - world.now().getTime()) + 2_000);
    for (let turn = 0; turn < MAX_TURNS && (await resumeCheckouts(ctx)) > 0; turn += 1) await ctx.settled();
  }
  return false;
}
