// Orders the pickup of a completed checkout once the carrier takes the day (0040): by the engine's move, exactly once.
import { backoffMs } from '#domain/durations.ts';
import { pickupStateAfter } from '#domain/intent-outcome.ts';
import { isPickupOver } from '#domain/pickup.ts';
import type { Context } from '../../context.ts';
import { released } from '../../db/claims.ts';
import { type Claim, claimMove, recordMove, unclaimed } from '../../db/intent-claims.ts';
import { findIntent, type Intent, type IntentChange } from '../../db/intents.ts';
import { lockOrder } from '../../db/orders.ts';
import { findPlannedPickups } from '../../db/pickups.ts';
import { leaseFrom, newClaimToken } from '../../lease.ts';
import { bookPickup } from '../checkout/book-pickup.ts';
import { type MoveResult, withRenewal } from '../checkout/move.ts';
import { findParcelsToCollect } from './restore-pickup.ts';
import { notifyOfPickup } from './notify-of-pickup.ts';

/** Pickups per tick. */
const BATCH = 20;

/** The job; returns how many it found. */
export async function orderPlannedPickups(ctx: Context): Promise<number> {
  const ids = await findPlannedPickups(ctx.db.orm, ctx.clock(), BATCH);
  for (const id of ids) ctx.background(() => orderPlannedPickup(ctx, id));
  return ids.length;
}

/** Having nothing to order is not an error. */
async function orderPlannedPickup(ctx: Context, intentId: string): Promise<void> {
  const now = ctx.clock();
  const intent = await findIntent(ctx.db.orm, intentId);
  if (!intent || !isDue(intent, now)) return;
  const claim = { token: newClaimToken(), move: 'book-pickup' as const, now, until: leaseFrom(now) };
  // If the last parcel is taken away meanwhile, the row changes first and the claim fails.
  const claimed = await claimMove(ctx.db.orm, intent, claim);
  if (!claimed) return;
  const held = { intentId, token: claim.token, move: claim.move };
  const done = await withRenewal(ctx, { claim: held, until: claim.until }, () => order(ctx, claimed));
  if (done) await record(ctx, { intent: claimed, claim: held, done });
}

const isDue = ({ pickup, pickupOrderAt, pickupCancelAt }: Intent, now: Date): boolean =>
  pickup === 'planned' && pickupCancelAt === null && pickupOrderAt !== null && pickupOrderAt <= now;

async function order(ctx: Context, intent: Intent): Promise<MoveResult> {
  const window = intent.shipment.pickupDate;
  const toCollect = await findParcelsToCollect(ctx.db.orm, intent.orderId);
  if (toCollect.length === 0) return notNeeded(intent, ctx.clock());
  // The server was down for days, or the carrier never answered.
  if (!window || isPickupOver(window, ctx.clock()))
    return {
      outcome: { move: 'book-pickup', ok: false },
      change: { errorCode: 'pickup_not_possible' },
      beside: notifyOfPickup,
    };
  try {
    return await bookPickup(ctx, intent);
  } catch (error) {
    // Whatever failed, the van may have been booked: the next try looks first.
    ctx.log.error({ intentId: intent.id, err: error }, 'planned pickup not ordered');
    return { outcome: null };
  }
}

/** The parcels are already travelling: no van, and no mail about one. A booking by an earlier try is looked for. */
const notNeeded = ({ attempts }: Intent, now: Date): MoveResult => ({
  outcome: { move: 'book-pickup', ok: false },
  ...(attempts > 1 ? { change: { pickupCancelAt: now } } : {}),
});

async function record(
  ctx: Context,
  { intent, claim, done }: { intent: Intent; claim: Claim; done: MoveResult },
): Promise<void> {
  const now = ctx.clock();
  await ctx.db.transaction(async (tx) => {
    // The order is locked before the intent, as refunds do it, so that neither can deadlock the other.
    if (intent.orderId) await lockOrder(tx, intent.orderId);
    const after = await recordMove(tx, { claim, intent }, changeBy(intent, done, now));
    if (after && done.outcome) await done.beside?.(tx, after, now);
  });
  await ctx.db.barrier();
  ctx.wake('outbox');
}

/** An unclear answer is retried with growing gaps, as in the engine. */
function changeBy({ attempts }: Intent, { outcome, change }: MoveResult, now: Date): IntentChange {
  const settled = { nextAttemptAt: null, updatedAt: now };
  if (outcome?.move !== 'book-pickup') {
    const pickupOrderAt = new Date(now.getTime() + backoffMs(attempts));
    return { ...released, ...settled, pickupOrderAt };
  }
  return {
    ...unclaimed,
    ...settled,
    errorCode: null,
    pickup: pickupStateAfter(outcome),
    pickupOrderAt: null,
    ...change,
  };
}
