// The move `book-pickup`: asks the carrier to collect. A refusal keeps the order and is shown as unconfirmed (C-14).
import { asVendorCode, type IntentError } from '#domain/intent-error.ts';
import { pickupCostPosting } from '#domain/ledger.ts';
import { orderableFrom } from '#domain/pickup-horizon.ts';
import type { PickupWindow } from '#domain/pickup-window.ts';
import { legsOf } from '#domain/quote.ts';
import type { Context } from '../../context.ts';
import type { Orm } from '../../db/database.ts';
import type { Intent, IntentChange, StoredLabel } from '../../db/intents.ts';
import { insertPostingOnce } from '../../db/ledger.ts';
import { isPickupUnneeded } from '../../db/pickups.ts';
import { UpstreamError } from '../../errors.ts';
import type { BookedPickup, PaidPickup, PickupRequest } from '../../gateways/carrier.ts';
import { isSoldByCarrier } from '../labels/sold-label.ts';
import { findParcelsToCollect } from '../pickups/restore-pickup.ts';
import { notifyOfPickup } from '../pickups/notify-of-pickup.ts';
import type { MoveResult } from './move.ts';
import { moveKeyOf } from './payment-of.ts';

/** Tries in total while a booking's answer is lost; then the customer is told that it is unconfirmed. */
const TRIES = 4;

export async function bookPickup(ctx: Context, intent: Intent): Promise<MoveResult> {
  const window = intent.shipment.pickupDate;
  if (!window) return unconfirmed('pickup_not_possible');
  if (await isPickupUnneeded(ctx.db.orm, intent.id)) return unneeded(ctx);
  const from = orderableFrom(legsOf(intent.rate)[0].carrier, window.date);
  if (from && ctx.clock() < from) return planned(from);
  try {
    const toCollect = await findParcelsToCollect(ctx.db.orm, intent.orderId);
    const booked = await ctx.carrier.bookPickup(
      pickupRequest(intent, { window, toCollect, now: ctx.clock() }),
    );
    return {
      outcome: { move: 'book-pickup', ok: true },
      change: bookedChange(booked),
      beside: async (tx, after, now) => {
        await postPickup(tx, after, { booked, now });
        await notifyOfPickup(tx, after, now);
      },
    };
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    ctx.log.warn({ intentId: intent.id, fault: error.fault }, 'pickup not booked');
    // The pickup may have been booked: the next try looks for it.
    if (error.fault.outcome === 'unknown' && intent.attempts < TRIES) return { outcome: null };
    return unconfirmed(asVendorCode(error.fault.code));
  }
}

export const bookedChange = ({ confirmation, pickupId, costCents }: BookedPickup): IntentChange => ({
  pickupConfirmation: confirmation,
  pickupId,
  pickupCostCents: costCents ?? 0,
});

/** Also posts the cost of earlier pickups that took place although their booking's answer was lost. */
export const postPickup = (
  tx: Orm,
  intent: Intent,
  { booked, now }: { booked: BookedPickup; now: Date },
): Promise<void> => postPickupCosts(tx, intent, { paid: [...(booked.earlier ?? []), booked], now });

/** Posts each booking's cost once: the posting's key is the same whenever the booking is found. */
export async function postPickupCosts(
  tx: Orm,
  intent: Intent,
  { paid, now }: { paid: readonly PaidPickup[]; now: Date },
): Promise<void> {
  for (const { pickupId, costCents } of paid) {
    // What is posted now could not be corrected if the cost is known later.
    if (costCents === null) continue;
    await insertPostingOnce(tx, {
      posting: `${moveKeyOf(intent, 'book-pickup')}.${pickupId}`,
      intentId: intent.id,
      lines: pickupCostPosting(costCents),
      now,
    });
  }
}

type Visit = { window: PickupWindow; toCollect: readonly number[]; now: Date };

/** One pickup for all waiting parcels: the carrier API accepts one shipment, and the driver reads the parcel count. */
export function pickupRequest(intent: Intent, { window, toCollect, now }: Visit): PickupRequest {
  // Only parcels at the sender's door, not those that travel on from a hub.
  const waiting = (intent.labels ?? []).filter(
    ({ leg, packageIndex }) => leg === 0 && toCollect.includes(packageIndex),
  );
  return {
    reference: intent.rate.reference,
    shipment: intent.shipment,
    window,
    upstreamShipmentId: heaviest(waiting.filter(isSoldByCarrier), intent.shipment)?.upstreamShipmentId ?? '',
    parcels: waiting.length,
    // Without this a second van would come if the first try succeeded but was not recorded.
    isRetry: intent.attempts > 1 || intent.pickup === 'unconfirmed',
    since: intent.createdAt,
    now,
  };
}

/** The first of equally heavy ones, so that a retry names the same shipment. */
function heaviest(labels: readonly StoredLabel[], { packages }: Intent['shipment']): StoredLabel | undefined {
  const weightOf = ({ packageIndex }: StoredLabel): number => packages[packageIndex]?.weight ?? 0;
  return labels.toSorted((a, b) => weightOf(b) - weightOf(a))[0];
}

/**
 * The order was cancelled before the pickup was booked: no van, and no mail about one. An earlier try may have booked
 * it and lost the answer; the cancellation finds out.
 */
const unneeded = (ctx: Context): MoveResult => ({
  outcome: { move: 'book-pickup', ok: false },
  change: { pickupCancelAt: ctx.clock() },
  beside: () => {
    ctx.wake('pickups');
    return Promise.resolve();
  },
});

/** The carrier does not accept that day yet; a job orders the pickup later (0040). */
const planned = (pickupOrderAt: Date): MoveResult => ({
  outcome: { move: 'book-pickup', ok: false, isPlanned: true },
  change: { pickupOrderAt },
});

const unconfirmed = (errorCode: IntentError): MoveResult => ({
  outcome: { move: 'book-pickup', ok: false },
  change: { errorCode },
  beside: notifyOfPickup,
});
