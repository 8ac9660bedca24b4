// Maps an EasyPost tracker to news of a parcel: its code, its steps in order, its expected arrival. Pure.
import { coarsePlace, eventTimeFrom, timestampFrom, trackingCodeFrom } from '#domain/tracking-words.ts';
import type { ParcelEvent, ParcelNews } from '../carrier.ts';
import { carrierFromWire } from './services.ts';
import { reasonFromWire, hasKnownLocation, statusFromWire } from './tracking-status.ts';
import type { WireTracker, WireTrackingDetail } from './tracking-wire.ts';

const SOURCE = 'easypost';
/** No parcel has more; beyond that the oldest are dropped. */
const MAX_EVENTS = 100;

/** Null for a tracker whose code cannot be one of ours. */
export function toParcelNews(tracker: WireTracker, now: Date): ParcelNews | null {
  const code = trackingCodeFrom(tracker.tracking_code);
  if (code === null) return null;
  const saidAt = timestampFrom(tracker.updated_at) ?? now;
  const events = toEvents(tracker.tracking_details ?? [], saidAt).slice(-MAX_EVENTS);
  return {
    source: SOURCE,
    code,
    carrier: (tracker.carrier && carrierFromWire(tracker.carrier)) || null,
    // Some carriers report where a parcel is but not how it got there.
    events: events.length > 0 ? events : eventOfTracker(tracker, saidAt),
    eta: timestampFrom(tracker.est_delivery_date),
    saidAt,
  };
}

/** An entry that does not place the parcel is a step only if it comes first. */
function toEvents(details: readonly WireTrackingDetail[], saidAt: Date): ParcelEvent[] {
  const events: ParcelEvent[] = [];
  for (const detail of details) {
    const event = events.length === 0 || hasKnownLocation(detail) ? toEvent(detail, saidAt) : null;
    if (event) events.push(event);
  }
  return events;
}

/**
 * Null without a plausible time, as a repetition would go unnoticed. An error is EasyPost's own, and no step of the
 * parcel.
 */
function toEvent(detail: WireTrackingDetail, saidAt: Date): ParcelEvent | null {
  const at = eventTimeFrom(detail.datetime, saidAt);
  if (!at || detail.status === 'error') return null;
  const status = statusFromWire(detail);
  return {
    at,
    status,
    reason: reasonFromWire(detail, status),
    description: detail.message || detail.description || null,
    ...coarsePlace(detail.tracking_location ?? {}),
    carrierCode: detail.carrier_code || null,
    raw: JSON.stringify(detail),
  };
}

function eventOfTracker(tracker: WireTracker, at: Date): ParcelEvent[] {
  const { status, status_detail } = tracker;
  if (status === 'pre_transit' || !hasKnownLocation(tracker)) return [];
  const event = toEvent({ status, status_detail, datetime: at.toISOString() }, at);
  return event ? [event] : [];
}
