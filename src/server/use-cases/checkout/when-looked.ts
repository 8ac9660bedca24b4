// Waits while somebody looks at a payment that still awaits its buyer: whoever needs the answer reads it a moment later.
import { setTimeout as pause } from 'node:timers/promises';
import { awaitsBuyer } from '#domain/intent.ts';
import type { Context } from '../../context.ts';
import { findIntent, type Intent } from '../../db/intents.ts';

const FIRST_GAP_MS = 50;
const LONGEST_GAP_MS = 800;

/** The intent as it is found then; after `patienceMs` perhaps still looked at. */
export async function whenLooked(ctx: Context, intent: Intent, patienceMs: number): Promise<Intent> {
  let seen = intent;
  let gapMs = FIRST_GAP_MS;
  for (let waitedMs = 0; waitedMs < patienceMs && isLookedAt(seen, ctx.clock());) {
    await pause(gapMs);
    waitedMs += gapMs;
    gapMs = Math.min(gapMs * 2, LONGEST_GAP_MS);
    seen = (await findIntent(ctx.db.orm, seen.id)) ?? seen;
  }
  return seen;
}

/** The claim of a process that has died runs out. */
const isLookedAt = (intent: Intent, now: Date): boolean =>
  intent.claimToken !== null &&
  intent.claimedUntil !== null &&
  intent.claimedUntil > now &&
  awaitsBuyer(intent);
