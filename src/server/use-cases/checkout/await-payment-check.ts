// A payment that still awaits its buyer while a worker looks at it: whether it does, and waiting for a fresh result.
import { setTimeout as pause } from 'node:timers/promises';
import { awaitsBuyer } from '#domain/intent.ts';
import type { Context } from '../../context.ts';
import { findIntent, type Intent } from '../../db/intents.ts';

const FIRST_GAP_MS = 50;
const LONGEST_GAP_MS = 800;

/** The intent as found after the wait; after `patienceMs` a worker may still hold it. */
export async function awaitPaymentCheck(ctx: Context, intent: Intent, patienceMs: number): Promise<Intent> {
  let seen = intent;
  let gapMs = FIRST_GAP_MS;
  for (let waitedMs = 0; waitedMs < patienceMs && isBeingChecked(seen, ctx.clock());) {
    await pause(gapMs);
    waitedMs += gapMs;
    gapMs = Math.min(gapMs * 2, LONGEST_GAP_MS);
    seen = (await findIntent(ctx.db.orm, seen.id)) ?? seen;
  }
  return seen;
}

/** The claim of a dead process expires. */
export const isBeingChecked = (intent: Intent, now: Date): boolean =>
  intent.claimToken !== null &&
  intent.claimedUntil !== null &&
  intent.claimedUntil > now &&
  awaitsBuyer(intent);

/** The last try got no answer from the provider: the buyer may have paid, and it is asked again. */
export const isCheckRepeated = (intent: Intent): boolean =>
  intent.claimedMove === 'secure-payment' && intent.errorCode !== null && awaitsBuyer(intent);
