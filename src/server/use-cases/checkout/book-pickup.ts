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
import { findToCollect } from '../pickups/restore-pickup.ts';
import { tellOfPickup } from '../pickups/tell-of-pickup.ts';
import type { Done } from './move.ts';
import { keyOf } from './payment-of.ts';

/** Looks for a booking whose answer was lost, the first try included; then the customer is told that it is open. */
const TRIES = 4;

export async function bookPickup(ctx: Context, intent: Intent): Promise<Done> {
  const window = intent.shipment.pickupDate;
  if (!window) return unconfirmed('pickup_not_possible');
  if (await isPickupUnneeded(ctx.db.orm, intent.id)) return unneeded(ctx);
  const from = orderableFrom(legsOf(intent.rate)[0].carrier, window.date);
  if (from && ctx.clock() < from) return planned(from);
  try {
    const toCollect = await findToCollect(ctx.db.orm, intent.orderId);
    const booked = await ctx.carrier.bookPickup(
      pickupRequest(intent, { window, toCollect, now: ctx.clock() }),
    );
    return {
      outcome: { move: 'book-pickup', ok: true },
      change: bookedChange(booked),
      beside: async (tx, after, now) => {
        await postPickup(tx, after, { booked, now });
        await tellOfPickup(tx, after, now);
      },
    };
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    ctx.log.warn({ intentId: intent.id, fault: error.fault }, 'pickup not booked');
    // The van may come: the next try finds what was booked.
    if (error.fault.outcome === 'unknown' && intent.attempts < TRIES) return { outcome: null };
    return unconfirmed(asVendorCode(error.fault.code));
  }
}

export const bookedChange = ({ confirmation, pickupId, costCents }: BookedPickup): IntentChange => ({
  pickupConfirmation: confirmation,
  pickupId,
  pickupCostCents: costCents,
});

/** A van that has come is paid for, though nobody had heard of it. */
export const postPickup = (
  tx: Orm,
  intent: Intent,
  { booked, now }: { booked: BookedPickup; now: Date },
): Promise<void> => postVans(tx, intent, { paid: [...(booked.earlier ?? []), booked], now });

/** What each booking cost, once: whoever finds it, now or later, writes the same posting. */
export async function postVans(
  tx: Orm,
  intent: Intent,
  { paid, now }: { paid: readonly PaidPickup[]; now: Date },
): Promise<void> {
  for (const { pickupId, costCents } of paid)
    await insertPostingOnce(tx, {
      posting: `${keyOf(intent, 'book-pickup')}.${pickupId}`,
      intentId: intent.id,
      lines: pickupCostPosting(costCents),
      now,
    });
}

type Visit = { window: PickupWindow; toCollect: readonly number[]; now: Date };

/** One visit for all parcels that wait for it: the carrier side takes one of them, the driver reads how many there are. */
export function pickupRequest(intent: Intent, { window, toCollect, now }: Visit): PickupRequest {
  // What waits at the door: not what goes on from a hub.
  const waiting = (intent.labels ?? []).filter(
    ({ leg, packageIndex }) => leg === 0 && toCollect.includes(packageIndex),
  );
  return {
    reference: intent.rate.reference,
    shipment: intent.shipment,
    window,
    upstreamShipmentId: heaviest(waiting.filter(isSoldByCarrier), intent.shipment)?.upstreamShipmentId ?? '',
    parcels: waiting.length,
    // Two vans would come if the first try was only forgotten.
    isRetry: intent.attempts > 1 || intent.pickup === 'unconfirmed',
    since: intent.createdAt,
    now,
  };
}

/** Of several as heavy the first, so that whoever tries again names the same. */
function heaviest(labels: readonly StoredLabel[], { packages }: Intent['shipment']): StoredLabel | undefined {
  const weightOf = ({ packageIndex }: StoredLabel): number => packages[packageIndex]?.weight ?? 0;
  return labels.toSorted((a, b) => weightOf(b) - weightOf(a))[0];
}

/**
 * The order was cancelled before its turn came: no van, and no mail about one. An earlier try may have booked it all
 * the same, its answer lost; calling it off finds out.
 */
const unneeded = (ctx: Context): Done => ({
  outcome: { move: 'book-pickup', ok: false },
  change: { pickupCancelAt: ctx.clock() },
  beside: () => {
    ctx.wake('pickups');
    return Promise.resolve();
  },
});

/** Kept, and ordered by a job: the carrier does not take that day yet (0040). */
const planned = (pickupOrderAt: Date): Done => ({
  outcome: { move: 'book-pickup', ok: false, isPlanned: true },
  change: { pickupOrderAt },
});

const unconfirmed = (errorCode: IntentError): Done => ({
  outcome: { move: 'book-pickup', ok: false },
  change: { errorCode },
  beside: tellOfPickup,
});
