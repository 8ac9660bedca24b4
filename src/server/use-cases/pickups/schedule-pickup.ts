// Books the pickup that a finished checkout could not confirm: the customer's "try again" (R71, C-14).
import { asVendorCode } from '#domain/intent-error.ts';
import type { schedulePickup as endpoint } from '#contract/pickups.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { windowFromInstants } from '#domain/pickup.ts';
import type { PickupWindow } from '#domain/pickup-window.ts';
import { legsOf } from '#domain/quote.ts';
import type { Context } from '../../context.ts';
import { type Claim, claimMove, recordMove, unclaimed } from '../../db/intent-claims.ts';
import { findIntentByRate, findOwnIntent, type Intent, type IntentChange } from '../../db/intents.ts';
import { changePickupDate, lockOrder } from '../../db/orders.ts';
import { AppError, UpstreamError } from '../../errors.ts';
import { illegalMove } from '../../illegal-move.ts';
import type { BookedPickup } from '../../gateways/carrier.ts';
import { leaseFrom, newClaimToken } from '../../lease.ts';
import { withRenewal } from '../checkout/move.ts';
import { bookedChange, pickupRequest, postPickup } from '../checkout/book-pickup.ts';
import { keepAccount } from '../profile/lock-account.ts';
import { acceptPickup } from './accept-pickup.ts';
import { isPickupBookable } from './pickup-bookable.ts';
import { findParcelsToCollect } from './restore-pickup.ts';
import { notifyOfPickup } from './notify-of-pickup.ts';

type Body = BodyOf<typeof endpoint>;
type Call = { body: Body; userId: string; now: Date };

/** Returns the confirmation number. */
export async function schedulePickup(ctx: Context, { body, userId, now }: Call): Promise<string> {
  const intent =
    (await findOwnIntent(ctx.db.orm, body.shipmentId, userId)) ??
    (await findIntentByRate(ctx.db.orm, userId, body.shipmentId));
  if (!intent) throw new AppError('not_found');
  const toCollect = await findParcelsToCollect(ctx.db.orm, intent.orderId);
  if (intent.pickupCancelAt && toCollect.length > 0) throw inDoubt();
  const refuse = (message: string): Promise<AppError> =>
    illegalMove(ctx, { userId, action: 'pickup.book', subject: intent.id, message });
  if (intent.pickupCancelAt || intent.pickup === 'cancelled') throw await refuse(GIVEN_BACK);
  if (intent.pickupConfirmation) return intent.pickupConfirmation;
  if (intent.status !== 'completed') throw new AppError('label_not_ready');
  if (intent.pickup === 'planned') throw new AppError('pickup_not_possible', { message: NOT_YET });
  // A pickup is part of the order; one that was never ordered is not given away here.
  if (intent.pickup !== 'unconfirmed')
    throw new AppError('pickup_not_possible', { message: 'No pickup was ordered with this shipment.' });
  if (toCollect.length === 0) throw await refuse(NOTHING_WAITS);
  if (!isPickupBookable(intent, toCollect)) throw await refuse(BY_HAND);
  const heldSince = intent.exportHold ? intent.createdAt : null;
  const { carrier } = legsOf(intent.rate)[0];
  const window = acceptPickup(windowOf(body, intent.shipment.pickupDate), { now, heldSince, carrier });

  // One booking at a time; the claimed row tells whether another request was faster.
  const claim = { token: newClaimToken(), move: 'book-pickup' as const, now, until: leaseFrom(now) };
  const claimed = await ctx.db.transaction(async (tx) => {
    // No van is ordered for an account that is being closed.
    await keepAccount(tx, userId);
    return await claimMove(tx, intent, claim);
  });
  if (!claimed) throw new AppError('checkout_in_progress');
  const held = { intentId: intent.id, token: claim.token, move: claim.move };
  if (claimed.pickupConfirmation) {
    await recordMove(ctx.db.orm, { claim: held, intent: claimed }, { ...unclaimed, updatedAt: now });
    return claimed.pickupConfirmation;
  }
  const confirmation = await withRenewal(ctx, { claim: held, until: claim.until }, () =>
    bookClaimed(ctx, { intent: claimed, claim: held, window }),
  );
  if (confirmation === null) throw new AppError('checkout_in_progress');
  return confirmation;
}

const NOT_YET = 'The carrier does not accept this day yet; the pickup is booked automatically once it does.';

/** All parcels have a refund or are travelling already. */
const NOTHING_WAITS = 'No parcel of this order is waiting to be collected.';

const BY_HAND =
  'The labels were made by hand, so the carrier cannot be asked to collect; the parcels must be dropped off.';

const GIVEN_BACK = 'This order has been cancelled or refunded; there is nothing to collect.';

/** The refund was rejected meanwhile: a pickup can be booked again once it is certain that no other van comes. */
const inDoubt = (): AppError =>
  new AppError('pickup_failed', {
    message:
      'The carrier has not yet confirmed that the earlier pickup is cancelled; please try again later.',
  });

/** Another time keeps the instructions for the driver, unless new ones are given. */
function windowOf(body: Body, ordered: Ordered): Ordered {
  const wished = wishedWindow(body);
  return wished ? { ...wished, instructions: wished.instructions ?? ordered?.instructions } : ordered;
}

type Ordered = PickupWindow | null | undefined;

function wishedWindow({ pickupDate, minDatetime, maxDatetime, instructions }: Body): PickupWindow | null {
  if (pickupDate) return pickupDate;
  if (!minDatetime && !maxDatetime) return null;
  if (!minDatetime) throw badInstant('minDatetime', 'required');
  if (!maxDatetime) throw badInstant('maxDatetime', 'required');
  const window = windowFromInstants(new Date(minDatetime), new Date(maxDatetime));
  if (!window) throw badInstant('maxDatetime', 'invalid');
  return { ...window, instructions };
}

const badInstant = (path: keyof Body, reason: string): AppError =>
  new AppError('invalid_request', { issues: [{ path, reason }] });

type Booking = { intent: Intent; claim: Claim; window: PickupWindow };

async function bookClaimed(ctx: Context, { intent, claim, window }: Booking): Promise<string> {
  const booked = await book(ctx, { intent, claim, window });
  const now = ctx.clock();
  const change: IntentChange = {
    ...unclaimed,
    updatedAt: now,
    ...bookedChange(booked),
    pickup: 'confirmed',
    shipment: { ...intent.shipment, pickupDate: window },
    errorCode: null,
  };
  const recorded = await ctx.db.transaction(async (tx) => {
    // The order is locked before the intent, as refunds do it, so that neither can deadlock the other.
    const order = intent.orderId && (await lockOrder(tx, intent.orderId));
    // Without the claim nothing else is written.
    const after = await recordMove(tx, { claim, intent }, change);
    if (!after) return null;
    if (order) await changePickupDate(tx, order.id, { window, now });
    await postPickup(tx, after, { booked, now });
    await notifyOfPickup(tx, after, now);
    return after;
  });
  await ctx.db.barrier();
  if (!recorded) throw new AppError('checkout_in_progress');
  return booked.confirmation;
}

/** Releases the claim when the carrier refuses, so that the customer can try again. */
async function book(ctx: Context, { intent, claim, window }: Booking): Promise<BookedPickup> {
  const toCollect = await findParcelsToCollect(ctx.db.orm, intent.orderId);
  try {
    return await ctx.carrier.bookPickup(pickupRequest(intent, { window, toCollect, now: ctx.clock() }));
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    const change = { ...unclaimed, updatedAt: ctx.clock(), errorCode: asVendorCode(error.fault.code) };
    await recordMove(ctx.db.orm, { claim, intent }, change);
    throw new AppError('pickup_failed', { cause: error });
  }
}
