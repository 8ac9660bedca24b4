// Books the pickup that a finished checkout could not confirm: the customer's "try again" (R71, C-14).
import type { schedulePickup as endpoint } from '#contract/pickups.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { type PickupWindow, windowFromInstants } from '#domain/pickup.ts';
import type { Context } from '../../context.ts';
import { claimMove, findIntentByRate, findOwnIntent, type Intent, recordMove } from '../../db/intents.ts';
import { AppError, UpstreamError } from '../../errors.ts';
import { leaseFrom, newClaimToken } from '../checkout/advance-checkout.ts';
import { acceptPickup } from './accept-pickup.ts';

type Body = BodyOf<typeof endpoint>;
type Call = { body: Body; userId: string; now: Date };

/** Answers the confirmation number. */
export async function schedulePickup(ctx: Context, { body, userId, now }: Call): Promise<string> {
  const intent =
    (await findOwnIntent(ctx.db.orm, body.shipmentId, userId)) ??
    (await findIntentByRate(ctx.db.orm, userId, body.shipmentId));
  if (!intent) throw new AppError('not_found');
  if (intent.pickupConfirmation) return intent.pickupConfirmation;
  const [label] = intent.labels ?? [];
  if (intent.status !== 'completed' || !label) throw new AppError('label_not_ready');
  const window = acceptPickup(windowOf(body) ?? intent.shipment.pickupDate, now);

  // One booking at a time, and none while the checkout still works on it.
  const token = newClaimToken();
  const claimed = await claimMove(ctx.db.orm, intent, {
    token,
    move: 'book-pickup',
    now,
    until: leaseFrom(now),
  });
  if (!claimed) throw new AppError('checkout_in_progress');
  return await bookClaimed(ctx, {
    intent: claimed,
    token,
    window,
    upstreamShipmentId: label.upstreamShipmentId,
  });
}

function windowOf({ pickupDate, minDatetime, maxDatetime, instructions }: Body): PickupWindow | null {
  if (pickupDate) return pickupDate;
  if (!minDatetime || !maxDatetime) return null;
  return { ...windowFromInstants(new Date(minDatetime), new Date(maxDatetime)), instructions };
}

type Booking = { intent: Intent; token: string; window: PickupWindow; upstreamShipmentId: string };

async function bookClaimed(
  ctx: Context,
  { intent, token, window, upstreamShipmentId }: Booking,
): Promise<string> {
  const claim = { intentId: intent.id, token, move: 'book-pickup' as const };
  const released = {
    claimedMove: null,
    claimToken: null,
    claimedUntil: null,
    attempts: 0,
    updatedAt: ctx.clock(),
  };
  try {
    const { confirmation } = await ctx.carrier.bookPickup({
      reference: intent.rate.reference,
      shipment: intent.shipment,
      window,
      upstreamShipmentId,
    });
    const shipment = { ...intent.shipment, pickupDate: window };
    await recordMove(ctx.db.orm, claim, {
      ...released,
      pickup: 'confirmed',
      pickupConfirmation: confirmation,
      shipment,
      errorCode: null,
    });
    return confirmation;
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    await recordMove(ctx.db.orm, claim, { ...released, pickup: 'unconfirmed', errorCode: error.fault.code });
    throw new AppError('pickup_failed', { cause: error });
  }
}
