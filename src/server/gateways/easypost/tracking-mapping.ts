// A tracker of EasyPost as news of a parcel: their ten statuses and their details as ours. Pure.
import { coarsePlace, momentFrom, trackingCodeFrom } from '#domain/tracking-words.ts';
import type { Incident, TrackingStatus } from '#domain/tracking.ts';
import type { ParcelEvent, ParcelNews } from '../carrier.ts';
import { carrierFromWire } from './services.ts';
import type { WireTracker, WireTrackingDetail } from './tracking-wire.ts';

const SOURCE = 'easypost';
/** No parcel has more; what is beyond is the oldest. */
const MAX_EVENTS = 100;

const byStatus: ReadonlyMap<string, TrackingStatus> = new Map([
  ['in_transit', 'in_transit'],
  ['out_for_delivery', 'out_for_delivery'],
  ['delivered', 'delivered'],
  ['available_for_pickup', 'ready_for_pickup'],
  ['return_to_sender', 'return_to_sender'],
  ['failure', 'delivery_failed'],
  ['cancelled', 'cancelled'],
]);

/** Where a detail says more than "in transit". */
const underWay: ReadonlyMap<string, TrackingStatus> = new Map([
  ['label_created', 'pending'],
  ['received_at_origin_facility', 'picked_up'],
  ['arrived_at_pickup_location', 'ready_for_pickup'],
  ['out_for_delivery', 'out_for_delivery'],
  ['delayed', 'delivery_delayed'],
  ['weather_delay', 'delivery_delayed'],
  ['missorted', 'delivery_delayed'],
  ['transit_exception', 'delivery_delayed'],
  ['held', 'on_hold'],
  ['awaiting_information', 'on_hold'],
  ['address_correction', 'on_hold'],
  ['damaged', 'on_hold'],
  ['lost', 'on_hold'],
  ['delivery_exception', 'delivery_failed'],
  ['refused', 'delivery_failed'],
  ['return', 'return_to_sender'],
]);

const reasons: ReadonlyMap<string, Incident> = new Map([
  ['address_correction', 'address_incorrect'],
  ['awaiting_information', 'customs_documentation'],
  ['refused', 'consignee_refused'],
  ['damaged', 'carrier_damaged_parcel'],
  ['lost', 'carrier_parcel_lost'],
  ['missorted', 'carrier_sorting_error'],
  ['weather_delay', 'weather_delay'],
]);

/** FedEx tells of its courier with the detail of any facility, UPS with none. */
const PICKED_UP = /^((the )?(shipment|package|parcel) )?(has been |was )?picked up\b|^pickup scan\b/i;
/** Carriers have no detail for customs, only words; nor for whom they did not meet, and what was not paid. */
const CUSTOMS = /\b(customs|clearance|zoll|verzoll)/i;
/** The parcel has it behind itself, unless a word in front says that it has not yet. */
const CLEARED =
  /\b(cleared|released|passed|left|(customs|clearance)( processing)?( is| was| has been)? (completed?|finished|successful)|freigegeben|abgeschlossen|verlassen|verzollt)\b/i;
const NOT_YET =
  /\b(not|to be|will be|being|awaiting|waiting|pending|until|before|once|when|if|cannot|unable|to customs|nicht|noch|muss|wird)\b/i;
const NOT_HOME = /\b(not (at )?home|no(body| one) (at )?home|recipient (was )?(absent|not available))\b/i;
const UNPAID = /\b(duties|taxes)\b.*\b(unpaid|due|owed|outstanding|not paid)\b/i;

type Told = Pick<WireTrackingDetail, 'status' | 'status_detail' | 'message'>;

export function statusFromWire({ status, status_detail: detail, message }: Told): TrackingStatus {
  const main = byStatus.get(status ?? '') ?? 'pending';
  if (main !== 'in_transit') return main;
  return underWay.get(detail ?? '') ?? byWords(message ?? '') ?? main;
}

function byWords(message: string): TrackingStatus | null {
  if (PICKED_UP.test(message)) return 'picked_up';
  return isInCustoms(message) ? 'customs' : null;
}

function isInCustoms(message: string): boolean {
  if (!CUSTOMS.test(message)) return false;
  const done = CLEARED.exec(message);
  return !done || NOT_YET.test(message.slice(0, done.index));
}

/** Only of what waits or failed: a parcel under way may still be told of taxes. */
function reasonFromWire({ status_detail: detail, message }: Told, status: TrackingStatus): Incident | null {
  const known = reasons.get(detail ?? '');
  if (known) return known;
  if (status === 'delivery_failed' && NOT_HOME.test(message ?? '')) return 'consignee_not_home';
  return status === 'on_hold' && UNPAID.test(message ?? '') ? 'customs_duties_unpaid' : null;
}

/** Null for a tracker without a code that we could have printed. */
export function toParcelNews(tracker: WireTracker, now: Date): ParcelNews | null {
  const code = trackingCodeFrom(tracker.tracking_code);
  if (code === null) return null;
  const saidAt = momentFrom(tracker.updated_at) ?? now;
  const details = tracker.tracking_details ?? [];
  const events = details.slice(-MAX_EVENTS).flatMap((detail) => toEvent(detail) ?? []);
  return {
    source: SOURCE,
    code,
    carrier: (tracker.carrier && carrierFromWire(tracker.carrier)) || null,
    // Some carriers tell where a parcel stands and not how it came there.
    events: events.length > 0 ? events : eventOfTracker(tracker, saidAt),
    eta: momentFrom(tracker.est_delivery_date),
    saidAt,
  };
}

/** Null without a time: nobody could say whether it was told before. An error is theirs, and nothing on the parcel's way. */
function toEvent(detail: WireTrackingDetail): ParcelEvent | null {
  const at = momentFrom(detail.datetime);
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
  if (!byStatus.has(status ?? '')) return [];
  const event = toEvent({ status, status_detail, datetime: at.toISOString() });
  return event ? [event] : [];
}
