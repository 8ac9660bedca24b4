// Tracking: the owner's list of events, and the public view of a code.
import type { FastifyInstance } from 'fastify';
import {
  listTrackingUpdates as listTrackingUpdatesEndpoint,
  trackParcel as trackParcelEndpoint,
} from '#contract/tracking.ts';
import type { Context } from '../context.ts';
import { bind } from '../http/route.ts';
import { listTrackingUpdates } from '../use-cases/tracking/list-tracking-updates.ts';
import { trackParcel } from '../use-cases/tracking/track-parcel.ts';

export function trackingRoutes(app: FastifyInstance, ctx: Context): void {
  bind(app, ctx, listTrackingUpdatesEndpoint, ({ params, user }) =>
    listTrackingUpdates(ctx, { orderId: params.orderId, userId: user.userId }),
  );
  bind(app, ctx, trackParcelEndpoint, ({ params, ip }) => trackParcel(ctx, { code: params.code, ip }));
}
