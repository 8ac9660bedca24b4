// Everything that carriers have said of an order's parcels, for its owner (R133, C-54).
import type { ReplyOf } from '#contract/endpoint.ts';
import type { listTrackingUpdates as endpoint } from '#contract/tracking.ts';
import type { Context } from '../../context.ts';
import { findLegs, findTrackingUpdates, isOrderOf } from '../../db/tracking.ts';
import { AppError } from '../../errors.ts';
import { wayOf } from './way.ts';

/** Throws `not_found` for orders of others, too. */
export async function listTrackingUpdates(
  ctx: Context,
  { orderId, userId }: { orderId: string; userId: string },
): Promise<ReplyOf<typeof endpoint>> {
  const { orm } = ctx.db;
  if (!(await isOrderOf(orm, orderId, userId))) throw new AppError('not_found');
  const legs = await findLegs(orm, orderId);
  const legByCode = new Map(legs.flatMap((leg) => (leg.trackingCode ? [[leg.trackingCode, leg]] : [])));
  const updates = await findTrackingUpdates(orm, [...legByCode.keys()]);
  return {
    success: true,
    trackingUpdates: updates.flatMap((update) => {
      const leg = legByCode.get(update.trackingCode);
      if (!leg) return [];
      return {
        id: update.id,
        trackingCode: update.trackingCode,
        packageIndex: leg.packageIndex,
        leg: leg.leg,
        status: update.status,
        reason: update.reason,
        statusDescription: update.statusDescription || null,
        location: [update.city, update.country].filter(Boolean).join(', ') || null,
        city: update.city,
        country: update.country,
        carrier: leg.carrier,
        shipmentService: leg.service,
        webhookSource: update.webhookSource,
        eventTimestamp: update.eventTimestamp.toISOString(),
      };
    }),
    packages: legs
      .filter(({ leg }) => leg === 0)
      .map(({ packageIndex, trackingCode }) => {
        const way = wayOf(legs.filter((leg) => leg.packageIndex === packageIndex));
        return { packageIndex, trackingCode, status: way.status, eta: way.eta?.toISOString() ?? null };
      }),
  };
}
