// Waits while a worker looks at a payment that still awaits its buyer, so that the caller reads a fresh result.
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
const isBeingChecked = (intent: Intent, now: Date): boolean =>
  intent.claimToken !== null &&
  intent.claimedUntil !== null &&
  intent.claimedUntil > now &&
  awaitsBuyer(intent);
