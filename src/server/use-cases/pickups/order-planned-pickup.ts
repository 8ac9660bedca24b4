// Orders the van of a finished checkout once its carrier takes the day (0040): by the engine's own move, exactly once.
import { bookedAs } from '#domain/intent-outcome.ts';
import { isPickupOver } from '#domain/pickup.ts';
import type { Context } from '../../context.ts';
import { type Claim, claimMove, recordMove, released, unclaimed } from '../../db/intent-claims.ts';
import { findIntent, type Intent, type IntentChange } from '../../db/intents.ts';
import { lockOrder } from '../../db/orders.ts';
import { findPlannedPickups } from '../../db/pickups.ts';
import { leaseFrom, newClaimToken } from '../../lease.ts';
import { bookPickup } from '../checkout/book-pickup.ts';
import { type Done, withRenewal } from '../checkout/move.ts';
import { findToCollect } from './restore-pickup.ts';
import { tellOfPickup } from './tell-of-pickup.ts';

/** Pickups at once; the rest follows at the next tick. */
const BATCH = 20;

/** The job; answers how many it found. */
export async function orderPlannedPickups(ctx: Context): Promise<number> {
  const ids = await findPlannedPickups(ctx.db.orm, ctx.clock(), BATCH);
  for (const id of ids) ctx.background(() => orderPlannedPickup(ctx, id));
  return ids.length;
}

/** Nothing to order is no error. */
export async function orderPlannedPickup(ctx: Context, intentId: string): Promise<void> {
  const now = ctx.clock();
  const intent = await findIntent(ctx.db.orm, intentId);
  if (!intent || !isDue(intent, now)) return;
  const claim = { token: newClaimToken(), move: 'book-pickup' as const, now, until: leaseFrom(now) };
  // Whoever takes the last parcel away meanwhile changes the row first: then there is nothing to claim.
  const claimed = await claimMove(ctx.db.orm, intent, claim);
  if (!claimed) return;
  const held = { intentId, token: claim.token, move: claim.move };
  const done = await withRenewal(ctx, { claim: held, until: claim.until }, () => order(ctx, claimed));
  if (done) await record(ctx, { intent: claimed, claim: held, done });
}

const isDue = ({ pickup, pickupOrderAt, pickupCancelAt }: Intent, now: Date): boolean =>
  pickup === 'planned' && pickupCancelAt === null && pickupOrderAt !== null && pickupOrderAt <= now;

async function order(ctx: Context, intent: Intent): Promise<Done> {
  const window = intent.shipment.pickupDate;
  const toCollect = await findToCollect(ctx.db.orm, intent.orderId);
  if (toCollect.length === 0) return notNeeded(intent, ctx.clock());
  // The server has stood still for days, or no answer ever came.
  if (!window || isPickupOver(window, ctx.clock()))
    return {
      outcome: { move: 'book-pickup', ok: false },
      change: { errorCode: 'pickup_not_possible' },
      beside: tellOfPickup,
    };
  try {
    return await bookPickup(ctx, intent);
  } catch (error) {
    // Whatever it was, the van may have been booked: the next try looks first.
    ctx.log.error({ intentId: intent.id, err: error }, 'planned pickup not ordered');
    return { outcome: null };
  }
}

/** The parcels are on their way already: no van, and no word about one. What an earlier try may have booked is looked for. */
const notNeeded = ({ attempts }: Intent, now: Date): Done => ({
  outcome: { move: 'book-pickup', ok: false },
  ...(attempts > 1 ? { change: { pickupCancelAt: now } } : {}),
});

async function record(
  ctx: Context,
  { intent, claim, done }: { intent: Intent; claim: Claim; done: Done },
): Promise<void> {
  const now = ctx.clock();
  await ctx.db.transaction(async (tx) => {
    // Before the intent, as whoever gives it back does: neither waits for the other crosswise.
    if (intent.orderId) await lockOrder(tx, intent.orderId);
    const after = await recordMove(tx, { claim, intent }, changeBy(intent, done, now));
    if (after && done.outcome) await done.beside?.(tx, after, now);
  });
  await ctx.db.barrier();
  ctx.wake('outbox');
}

/** Doubt is tried again with growing gaps, as the engine does: 2 s, 4 s, … 4 min 16 s. */
function changeBy({ attempts }: Intent, { outcome, change }: Done, now: Date): IntentChange {
  const settled = { nextAttemptAt: null, updatedAt: now };
  if (outcome?.move !== 'book-pickup') {
    const pickupOrderAt = new Date(now.getTime() + 1_000 * 2 ** Math.min(attempts, 8));
    return { ...released, ...settled, pickupOrderAt };
  }
  return {
    ...unclaimed,
    ...settled,
    errorCode: null,
    pickup: bookedAs(outcome),
    pickupOrderAt: null,
    ...change,
  };
}
