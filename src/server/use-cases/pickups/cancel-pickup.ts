// Cancels a pickup that is no longer needed: cancelled and refunded orders send no van (C-14, C-52).
import { SYSTEM } from '#domain/actor.ts';
import { HOUR_MS, MINUTE_MS } from '#domain/durations.ts';
import { pickupReturnPosting } from '#domain/ledger.ts';
import { isPickupOver } from '#domain/pickup.ts';
import type { Context } from '../../context.ts';
import { insertAudit } from '../../db/audit.ts';
import type { Orm } from '../../db/database.ts';
import type { Intent } from '../../db/intents.ts';
import { insertPosting } from '../../db/ledger.ts';
import {
  claimPickup,
  findPickupsToCancel,
  markPickupUnneeded,
  type PickupClaim,
  recordPickup,
} from '../../db/pickups.ts';
import { storableText } from '../../db/storable-text.ts';
import { UpstreamError } from '../../errors.ts';
import { type PickupCancelled, PICKUPS_NOT_LISTED } from '../../gateways/carrier.ts';
import { postPickupCosts } from '../checkout/book-pickup.ts';
import {
  isPickupNeeded,
  mayHaveBeenCollected,
  NOT_CANCELLED,
  restoreNeededPickup,
} from './restore-pickup.ts';
import { notifyOfPickup } from './notify-of-pickup.ts';

/** Pickups per tick. */
const BATCH = 20;
/** Longer than a cancellation and its read-backs take; if a long list delays it, a second cancellation is harmless. */
const LEASE_MS = 2 * MINUTE_MS;
const SHORTEST_GAP_MS = 10_000;
const LONGEST_GAP_MS = HOUR_MS;

/**
 * Runs in the transaction that takes the last parcel away; returns whether there is a pickup to cancel. An unconfirmed
 * one is looked for as well: only its answer may have been lost. One still to be booked will not be.
 */
export async function requestPickupCancellation(tx: Orm, intent: Intent, now: Date): Promise<boolean> {
  const { id, pickup, shipment } = intent;
  const isDriven = shipment.pickupDate ? isPickupOver(shipment.pickupDate, now) : false;
  if (pickup === 'confirmed' && isDriven) return false;
  return await markPickupUnneeded(tx, id, now);
}

/** Cancels now, without making the caller wait; the job handles what is left. */
export function continueCancellation(ctx: Context, intentId: string): void {
  ctx.background(() => cancelPickup(ctx, intentId));
}

/** The job; returns how many it found. */
export async function cancelPickups(ctx: Context): Promise<number> {
  const ids = await findPickupsToCancel(ctx.db.orm, ctx.clock(), BATCH);
  for (const id of ids) continueCancellation(ctx, id);
  return ids.length;
}

/** Having nothing to cancel is not an error. */
export async function cancelPickup(ctx: Context, intentId: string): Promise<void> {
  const now = ctx.clock();
  const until = new Date(now.getTime() + LEASE_MS);
  const intent = await claimPickup(ctx.db.orm, intentId, { now, until });
  if (!intent) return;
  const claim = { intentId, until };
  const answer: PickupCancelled | UpstreamError = wasAskedFor(intent)
    ? await ask(ctx, intent, now)
    : { outcome: 'none' };
  if (answer instanceof UpstreamError) return await recordFailure(ctx, { intent, claim, fault: answer });
  // A confirmed booking that the carrier API does not know was made by hand: an operator has to call the carrier.
  if (answer.outcome === 'none' && intent.pickup === 'confirmed')
    return await recordFailure(ctx, { intent, claim, fault: null });
  await recordCancelled(ctx, { intent, claim, answer });
}

/** A planned pickup that is not yet due is known to nobody but us. */
const wasAskedFor = ({ pickup, claimedMove }: Intent): boolean =>
  pickup !== 'planned' || claimedMove !== null;

async function ask(
  ctx: Context,
  { id, pickupId, rate, createdAt }: Intent,
  now: Date,
): Promise<PickupCancelled | UpstreamError> {
  try {
    return await ctx.carrier.cancelPickup({ pickupId, reference: rate.reference, since: createdAt, now });
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    ctx.log.warn({ intentId: id, fault: error.fault }, 'pickup not cancelled');
    return error;
  }
}

type Tried = { intent: Intent; claim: PickupClaim };

async function recordCancelled(
  ctx: Context,
  { intent, claim, answer }: Tried & { answer: PickupCancelled },
): Promise<void> {
  const now = ctx.clock();
  const isPaidBack = answer.outcome === 'cancelled';
  await ctx.db.transaction(async (tx) => {
    const isWanted = await isPickupNeeded(tx, intent);
    const isRecorded = await recordPickup(tx, claim, { pickup: 'cancelled', pickupCancelAt: null });
    if (!isRecorded) return;
    await insertPosting(tx, {
      posting: `${intent.id}.cancel-pickup.${intent.pickupId ?? 'unnamed'}`,
      intentId: intent.id,
      lines: isPaidBack ? pickupReturnPosting(intent.pickupCostCents) : [],
      now,
    });
    await postPickupCosts(tx, intent, { paid: answer.earlier ?? [], now });
    // The refund was rejected meanwhile.
    if (isWanted) return await restoreNeededPickup(tx, intent.id, now);
    // No mail about a pickup that was never confirmed.
    if (intent.pickup === 'confirmed') await notifyOfPickup(tx, { ...intent, pickup: 'cancelled' }, now);
  });
  await ctx.db.barrier();
}

/**
 * An unclear answer is retried, with gaps that grow with its age; a refusal, or a pickup window that is over, goes to
 * an operator. For a booking whose answer was lost, only the cost is missing, and the carrier tells it once the window
 * is over: a refusal before then counts as unclear.
 */
async function recordFailure(
  ctx: Context,
  { intent, claim, fault }: Tried & { fault: UpstreamError | null },
): Promise<void> {
  const now = ctx.clock();
  const { id, shipment, updatedAt } = intent;
  const isOver = !shipment.pickupDate || isPickupOver(shipment.pickupDate, now);
  const isKnown = intent.pickup === 'confirmed' || !shipment.pickupDate;
  const isRefused = !fault || (fault.fault.outcome === 'none' && isFinal(fault));
  const isUnlisted = fault?.fault.code === PICKUPS_NOT_LISTED;
  const isForPerson = isKnown ? isOver || isRefused : isOver && (isRefused || isUnlisted);
  if (!isForPerson) {
    const gapMs = Math.min(Math.max(now.getTime() - updatedAt.getTime(), SHORTEST_GAP_MS), LONGEST_GAP_MS);
    await recordPickup(ctx.db.orm, claim, { pickupCancelAt: new Date(now.getTime() + gapMs) });
    return;
  }
  await ctx.db.transaction(async (tx) => {
    // The van is wanted again if the refund was rejected meanwhile; or it may have come, for another parcel.
    const isFine = (await isPickupNeeded(tx, intent)) || (await mayHaveBeenCollected(tx, intent, now));
    const attention = isFine ? null : NOT_CANCELLED;
    if (!(await recordPickup(tx, claim, { pickupCancelAt: null, attention }))) return;
    await insertAudit(tx, {
      actor: SYSTEM,
      action: 'pickup.cancel',
      subject: id,
      outcome: `refused: ${fault?.fault.code ?? 'unknown booking'}`,
      details: { confirmation: intent.pickupConfirmation, text: storableText(fault?.message ?? null, 500) },
      createdAt: now,
    });
  });
  await ctx.db.barrier();
}

const isFinal = ({ fault }: UpstreamError): boolean => fault.kind === 'declined' || fault.kind === 'invalid';
