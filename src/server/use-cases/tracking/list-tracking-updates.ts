// All tracking updates of an order's parcels, for its owner (R133, C-54).
import type { ReplyOf } from '#contract/endpoint.ts';
import type {
  listTrackingUpdates as endpoint,
  TrackingUpdate as TrackingUpdateReply,
} from '#contract/tracking.ts';
import { sourceName } from '#domain/tracking.ts';
import type { Context } from '../../context.ts';
import { findLegs, type Leg } from '../../db/tracked-parcels.ts';
import { findTrackingUpdates, isOrderOf, type TrackingUpdate } from '../../db/tracking.ts';
import { AppError } from '../../errors.ts';
import { findReturned, journeyOf } from './journey.ts';

/** Throws `not_found` for other users' orders, too. */
export async function listTrackingUpdates(
  ctx: Context,
  { orderId, userId }: { orderId: string; userId: string },
): Promise<ReplyOf<typeof endpoint>> {
  const { orm } = ctx.db;
  if (!(await isOrderOf(orm, orderId, userId))) throw new AppError('not_found');
  const legs = await findLegs(orm, orderId);
  const codes = [...new Set(legs.flatMap(({ trackingCode }) => trackingCode ?? []))];
  const updates = await findTrackingUpdates(orm, { orderId, codes });
  const returned = await findReturned(orm, orderId);
  return {
    success: true,
    // Parcels may share a code: an update for it is listed for each of them.
    trackingUpdates: updates.flatMap((update) =>
      legs
        .filter(({ trackingCode }) => trackingCode === update.trackingCode)
        .map((leg, i) => ({
          ...updateReply(update, leg),
          ...(i > 0 ? { id: `${update.id}.${leg.id}` } : {}),
        })),
    ),
    packages: legs
      .filter(({ leg }) => leg === 0)
      .map(({ packageIndex, trackingCode }) => {
        const ofParcel = legs.filter((leg) => leg.packageIndex === packageIndex);
        const way = journeyOf(ofParcel, returned);
        return {
          packageIndex,
          legs: ofParcel.length,
          trackingCode,
          status: way.status,
          eta: way.eta?.toISOString() ?? null,
        };
      }),
  };
}

function updateReply(update: TrackingUpdate, leg: Leg): TrackingUpdateReply {
  const { city, country } = update;
  return {
    id: update.id,
    trackingCode: update.trackingCode,
    // The parcel of the requested order, even while the event is not assigned to it yet.
    shipmentId: leg.id,
    orderId: leg.orderId,
    packageIndex: leg.packageIndex,
    leg: leg.leg,
    status: update.status,
    reason: update.reason,
    statusDescription: update.statusDescription || null,
    location: [city, country].filter(Boolean).join(', ') || null,
    city,
    country,
    locationDetails: city || country ? { city, country } : null,
    carrier: leg.carrier,
    carrierCode: update.carrierCode,
    shipmentService: leg.service,
    webhookSource: sourceName(update.webhookSource, leg.carrier),
    eventTimestamp: update.eventTimestamp.toISOString(),
    createdAt: update.createdAt.toISOString(),
  };
}
