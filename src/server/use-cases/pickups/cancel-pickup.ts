// Calls off a pickup that nobody needs any more: cancelled and returned orders send no van (C-14, C-52).
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
import { postVans } from '../checkout/book-pickup.ts';
import { isVanWanted, mayHaveCome, NOT_CANCELLED, restoreWanted } from './restore-pickup.ts';
import { tellOfPickup } from './tell-of-pickup.ts';

/** Pickups at once; the rest follows at the next tick. */
const BATCH = 20;
/** Longer than a cancellation and the readings after it take; where a long list comes before, it is called off twice at worst, which is the same once. */
const LEASE_MS = 2 * MINUTE_MS;
const SHORTEST_GAP_MS = 10_000;
const LONGEST_GAP_MS = HOUR_MS;

/**
 * Part of the transaction that takes the last parcel away; whether there is a pickup to call off. One that was never
 * confirmed is looked for as well: its answer may only have been lost. One that is still to be booked will not be.
 */
export async function callOffPickup(tx: Orm, intent: Intent, now: Date): Promise<boolean> {
  const { id, pickup, shipment } = intent;
  const isDriven = shipment.pickupDate ? isPickupOver(shipment.pickupDate, now) : false;
  if (pickup === 'confirmed' && isDriven) return false;
  return await markPickupUnneeded(tx, id, now);
}

/** Does it now, without making the caller wait; the job comes for whatever is left. */
export function continueCancellation(ctx: Context, intentId: string): void {
  ctx.background(() => cancelPickup(ctx, intentId));
}

/** The job; answers how many it found. */
export async function cancelPickups(ctx: Context): Promise<number> {
  const ids = await findPickupsToCancel(ctx.db.orm, ctx.clock(), BATCH);
  for (const id of ids) continueCancellation(ctx, id);
  return ids.length;
}

/** Nothing to call off is no error. */
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
  // A booking of ours that they do not know was arranged by hand: somebody has to call there.
  if (answer.outcome === 'none' && intent.pickup === 'confirmed')
    return await recordFailure(ctx, { intent, claim, fault: null });
  await recordCancelled(ctx, { intent, claim, answer });
}

/** A planned one whose moment has not come is known to nobody but us. */
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
    ctx.log.warn({ intentId: id, fault: error.fault }, 'pickup not called off');
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
    const isWanted = await isVanWanted(tx, intent);
    const isRecorded = await recordPickup(tx, claim, { pickup: 'cancelled', pickupCancelAt: null });
    if (!isRecorded) return;
    await insertPosting(tx, {
      posting: `${intent.id}.cancel-pickup.${intent.pickupId ?? 'unnamed'}`,
      intentId: intent.id,
      lines: isPaidBack ? pickupReturnPosting(intent.pickupCostCents) : [],
      now,
    });
    await postVans(tx, intent, { paid: answer.earlier ?? [], now });
    // The refund was rejected meanwhile.
    if (isWanted) return await restoreWanted(tx, intent.id, now);
    // Nobody waits for a van that was never promised.
    if (intent.pickup === 'confirmed') await tellOfPickup(tx, { ...intent, pickup: 'cancelled' }, now);
  });
  await ctx.db.barrier();
}

/**
 * Doubt is tried again, with gaps that grow with its age; a refusal, or a van that has come, is for a person. Of a
 * booking that nobody has heard of only the cost is left to be known, and what it was the carrier tells when its van
 * has come: a refusal before that is as good as doubt.
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
    // Refused after a rejection: the van comes, and it is wanted. Or it may have come, for another parcel.
    const isFine = (await isVanWanted(tx, intent)) || (await mayHaveCome(tx, intent, now));
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
