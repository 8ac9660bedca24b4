// Tracking: every event for the parcel's owner, and for everybody else what a code may reveal (R133–R135, C-54, C-55).
import * as z from 'zod/mini';
import { Incident, TrackingStatus } from '#domain/tracking.ts';
import { MAX_TRACKING_CODE } from '#domain/text-limits.ts';
import { endpoint } from './endpoint.ts';
import { Id } from './id.ts';

const text = z.nullable(z.string());

/** All of B§3 except the raw event: that may name the person who took the parcel in, and is for our own use. */
export const TrackingUpdate = z.object({
  id: z.string(),
  trackingCode: z.string(),
  shipmentId: z.string(),
  orderId: z.string(),
  packageIndex: z.number(),
  /** 0, or 1 for the leg from the hub. */
  leg: z.number(),
  status: TrackingStatus,
  reason: z.nullable(Incident),
  /** In the carrier's words. */
  statusDescription: text,
  /** "Leipzig, DE" */
  location: text,
  city: text,
  country: text,
  /** The same in parts. */
  locationDetails: z.nullable(z.object({ city: text, country: text })),
  carrier: z.string(),
  /** The carrier's own word for the event. */
  carrierCode: text,
  shipmentService: z.string(),
  /** The source of the event; the parcel service where the webhook named none (B§3). */
  webhookSource: z.string(),
  eventTimestamp: z.string(),
  createdAt: z.string(),
});
export type TrackingUpdate = z.infer<typeof TrackingUpdate>;

export const listTrackingUpdates = endpoint({
  method: 'GET',
  path: '/api/tracking-updates/:orderId',
  aliases: ['/api/orders/:orderId/tracking'],
  summary: 'What the carriers have reported about the parcels of an order, newest first.',
  access: 'owner',
  params: z.object({ orderId: Id }),
  reply: z.object({
    success: z.literal(true),
    trackingUpdates: z.array(TrackingUpdate),
    packages: z.array(
      z.object({
        packageIndex: z.number(),
        /** 2 through a hub. */
        legs: z.number(),
        /** The code of the label that the customer holds. */
        trackingCode: text,
        status: TrackingStatus,
        eta: text,
      }),
    ),
  }),
});

/** No names, no streets, no prices, no documents. */
export const PublicEvent = z.object({
  at: z.string(),
  status: TrackingStatus,
  reason: z.nullable(Incident),
  city: text,
  country: text,
  leg: z.number(),
  carrier: z.string(),
});
export type PublicEvent = z.infer<typeof PublicEvent>;

export const trackParcel = endpoint({
  method: 'GET',
  path: '/api/track/:code',
  summary: 'Where a parcel is, for anyone with its tracking code; both legs of a hub route as one journey.',
  access: 'open',
  params: z.object({ code: z.string().check(z.maxLength(MAX_TRACKING_CODE, 'too_long')) }),
  reply: z.object({
    success: z.literal(true),
    code: z.string(),
    status: TrackingStatus,
    reason: z.nullable(Incident),
    /** Null once the parcel is delivered, ready for collection, going back or cancelled, and while unknown. */
    eta: text,
    deliveredAt: text,
    from: z.string(),
    to: z.string(),
    /** By leg. */
    carriers: z.array(z.string()),
    /** Newest first. */
    events: z.array(PublicEvent),
  }),
});

/** The webhook that carriers call; signed, see routes/callbacks.ts. */
export const TRACKING_CALL_PATH = '/api/webhooks/tracking';
