// Tracking of a bought parcel: steps that come due as the sandbox clock moves, each one an event.
import { deliverEvent, recordEvent } from './events.ts';
import { incidentFor, type ParcelIncident } from './incidents.ts';
import { isReturnedToSender, eventsComeLate, isVoidLabelUsed } from './magic.ts';
import type { Address, CarrierDetail, Tracker, TrackingDetail, TrackingLocation } from './wire-schema.ts';
import { wireTime } from './wire-time.ts';
import { stamp, type EventRecord, type ShipmentRecord, type World } from './world.ts';
import { crossesCustomsBorder } from './zones.ts';

type Step = {
  /** Milliseconds after the purchase. */
  after: number;
  status: string;
  detail: string;
  message: string;
  place: TrackingLocation;
  /** The carrier's own code. */
  code?: string;
};

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const HUBS: Record<string, [city: string, country: string]> = {
  DHLExpress: ['LEIPZIG', 'DE'],
  FedEx: ['ROISSY CHARLES DE GAULLE', 'FR'],
  UPS: ['KOELN', 'DE'],
  DPD: ['ASCHAFFENBURG', 'DE'],
  DhlPaket: ['FRANKFURT', 'DE'],
  USPS: ['CHICAGO', 'US'],
};

const nowhere = (): TrackingLocation => ({
  object: 'TrackingLocation',
  city: null,
  state: null,
  country: null,
  zip: null,
});

const placeOf = (address: Address): TrackingLocation => ({
  object: 'TrackingLocation',
  city: address.city?.toUpperCase() ?? null,
  state: address.state?.toUpperCase() ?? null,
  country: address.country,
  zip: address.zip,
});

const publicUrl = (id: string) => `https://track.easypost.com/${Buffer.from(`v1:${id}`).toString('base64')}`;

function routeOf({ wire }: ShipmentRecord): Step[] {
  const { from_address: from, to_address: to, selected_rate: rate } = wire;
  const days = Math.max(1, rate?.delivery_days ?? 3);
  const [city, country] = HUBS[rate?.carrier ?? ''] ?? ['LEIPZIG', 'DE'];
  const hub: TrackingLocation = { ...nowhere(), city, country };
  const [start, end] = [placeOf(from), placeOf(to)];
  const travel = days * DAY;
  const step = (
    after: number,
    [status, detail]: readonly [string, string],
    message: string,
    place: TrackingLocation,
  ): Step => ({ after, status, detail, message, place });
  const customs = crossesCustomsBorder(from, to)
    ? [step(travel * 0.7, ['in_transit', 'status_update'], 'Processed for customs clearance', end)]
    : [];
  const ending = isReturnedToSender(to)
    ? [
        step(travel + 4 * HOUR, ['failure', 'refused'], 'Delivery attempt failed: recipient refused', end),
        step(travel + 6 * HOUR, ['return_to_sender', 'return'], 'Returned to shipper', end),
      ]
    : [step(travel + 4 * HOUR, ['delivered', 'arrived_at_destination'], 'Delivered', end)];
  const origin = 'received_at_origin_facility';
  // FedEx as recorded: the same detail for its courier and every facility on the way, and forecasts between the scans.
  const isFedEx = rate?.carrier === 'FedEx';
  const pickedUp: Step = isFedEx
    ? { ...step(travel * 0.2, ['in_transit', origin], 'Picked up', start), code: 'PU' }
    : step(travel * 0.2, ['in_transit', origin], 'Shipment picked up', start);
  const atHub: Step[] = isFedEx
    ? [
        { ...step(travel * 0.5, ['in_transit', origin], 'Arrived at FedEx location', hub), code: 'AR' },
        {
          ...step(travel * 0.51, ['unknown', 'status_update'], 'Shipment arriving On-Time', hub),
          code: 'AO',
        },
      ]
    : [step(travel * 0.5, ['in_transit', 'arrived_at_facility'], `Arrived at hub ${city}`, hub)];
  const steps = [
    step(2_000, ['pre_transit', 'label_created'], 'Shipment information received', nowhere()),
    pickedUp,
    step(travel * 0.3, ['in_transit', 'departed_origin_facility'], 'Departed origin facility', start),
    ...atHub,
    ...customs,
    step(
      travel * 0.9,
      ['in_transit', 'received_at_destination_facility'],
      'Arrived at delivery facility',
      end,
    ),
    step(travel, ['out_for_delivery', 'out_for_delivery'], 'With delivery courier', end),
    ...ending,
  ];
  return withIncident(steps, incidentFor(to, rate?.carrier ?? ''), travel);
}

const livesAt = (a: Address, b: Address): boolean => a.street1 === b.street1 && a.zip === b.zip;

/** Milliseconds until the previous leg arrives: a label of the same reference that leads to where this one begins. */
function waitsFor(world: World, { wire, boughtAt }: ShipmentRecord): number {
  const before = world.shipments
    .newestFirst()
    .find(
      (other) =>
        other.boughtAt !== null &&
        other.wire.id !== wire.id &&
        wire.reference !== null &&
        other.wire.reference === wire.reference &&
        livesAt(other.wire.to_address, wire.from_address),
    );
  const arrives = before && (before.boughtAt ?? 0) + (routeOf(before).at(-1)?.after ?? 0);
  return arrives === undefined ? 0 : Math.max(0, arrives - (boughtAt ?? 0));
}

/** The label is created at once; all later steps wait until the parcel has reached the hub. */
const delayed = (steps: readonly Step[], wait: number): Step[] =>
  steps.map((step) => (step.status === 'pre_transit' ? step : { ...step, after: step.after + wait }));

/** Inserts the incident; all later steps are delayed by a day. */
function withIncident(steps: readonly Step[], incident: ParcelIncident | null, travel: number): Step[] {
  if (!incident) return [...steps];
  const at = travel * incident.share;
  const before = steps.filter(({ after }) => after < at);
  const place = before.at(-1)?.place ?? nowhere();
  const told = (after: number, [status, detail, message]: readonly [string, string, string]): Step => ({
    after,
    status,
    detail,
    message,
    place,
  });
  return [
    ...before,
    told(at, incident.happens),
    told(at + DAY, incident.then),
    ...steps.slice(before.length).map((step) => ({ ...step, after: step.after + DAY })),
  ];
}

export function trackingDetail(carrier: string, step: Omit<Step, 'after'>, at: number): TrackingDetail {
  return {
    object: 'TrackingDetail',
    message: step.message,
    description: '',
    status: step.status,
    status_detail: step.detail,
    datetime: wireTime(at),
    source: carrier,
    carrier_code: step.code ?? '',
    tracking_location: step.place,
    est_delivery_date: null,
  };
}

/** A tracker without scans. */
export function newTracker(world: World, code: string, carrier: string): Tracker {
  const at = stamp(world);
  const id = world.ids.next('trk');
  return world.trackers.put(id, {
    id,
    object: 'Tracker',
    mode: 'test',
    tracking_code: code,
    status: 'unknown',
    status_detail: 'unknown',
    created_at: at,
    updated_at: at,
    signed_by: null,
    weight: null,
    est_delivery_date: null,
    shipment_id: null,
    carrier,
    tracking_details: [],
    carrier_detail: null,
    finalized: false,
    is_return: false,
    public_url: publicUrl(id),
    fees: [],
  });
}

function carrierDetail({ wire }: ShipmentRecord): CarrierDetail {
  const { from_address: from, to_address: to } = wire;
  const town = ({ city, country, zip }: Address) =>
    `${city ?? ''} ${country ?? ''}, ${zip ?? ''}`.toUpperCase();
  return {
    object: 'CarrierDetail',
    service: wire.selected_rate?.service ?? null,
    container_type: null,
    est_delivery_date_local: null,
    est_delivery_time_local: null,
    origin_location: town(from),
    origin_tracking_location: placeOf(from),
    destination_location: town(to),
    destination_tracking_location: placeOf(to),
    guaranteed_delivery_date: null,
    alternate_identifier: null,
    initial_delivery_attempt: null,
  };
}

/** Moves tracker and shipment to this step and records the event. */
function take(world: World, record: ShipmentRecord, tracker: Tracker, step: Step): EventRecord {
  // As recorded: the first update of a label has two entries, the data sent and the data received.
  if (step.status === 'pre_transit') {
    const sent = { ...step, detail: 'status_update', message: 'Pre-Shipment Info Sent' };
    tracker.tracking_details = [trackingDetail(tracker.carrier, sent, record.boughtAt ?? world.clock.now())];
  }
  const previous = { status: tracker.status, status_detail: tracker.status_detail };
  const at = (record.boughtAt ?? world.clock.now()) + step.after;
  // A forecast is an entry of its own and does not change the parcel's status.
  const isScan = step.status !== 'unknown';
  if (isScan) Object.assign(tracker, { status: step.status, status_detail: step.detail });
  tracker.updated_at = wireTime(Math.max(at, world.clock.now()));
  tracker.tracking_details = [...tracker.tracking_details, trackingDetail(tracker.carrier, step, at)];
  tracker.finalized = step.status === 'delivered' || step.status === 'return_to_sender';
  if (step.status === 'delivered') {
    tracker.signed_by = record.wire.to_address.name ?? record.wire.to_address.company;
  }
  record.wire.status = tracker.status;
  record.wire.updated_at = tracker.updated_at;
  return recordEvent(world, 'tracker.updated', { result: tracker, previous });
}

/** The estimated delivery skips weekends; scans do not, or tests would depend on the weekday. */
function afterWorkingDays(from: number, days: number): number {
  let at = from;
  for (let left = days; left > 0;) {
    at += DAY;
    if (![0, 6].includes(new Date(at).getUTCDay())) left--;
  }
  return at;
}

/** `waits`: the parcel is not handed over before the carrier has decided on the refund; `void`: never. */
function labelOf({ wire }: ShipmentRecord): 'good' | 'waits' | 'void' {
  if (isVoidLabelUsed(wire.to_address)) return 'good';
  if (wire.refund_status === 'submitted') return 'waits';
  return wire.refund_status === null || wire.refund_status === 'rejected' ? 'good' : 'void';
}

/** Called at the purchase: the tracker starts as `unknown`, the rest follows with the clock. */
export function startTracking(world: World, record: ShipmentRecord): void {
  const { wire } = record;
  const boughtAt = record.boughtAt ?? world.clock.now();
  const tracker = newTracker(world, wire.tracking_code ?? '', wire.selected_rate?.carrier ?? '');
  const days = wire.selected_rate?.delivery_days ?? 3;
  const wait = waitsFor(world, record);
  tracker.shipment_id = wire.id;
  tracker.weight = wire.parcel.weight;
  tracker.est_delivery_date = wireTime(afterWorkingDays(boughtAt + wait, days));
  tracker.carrier_detail = carrierDetail(record);
  wire.tracker = tracker;
  deliverEvent(world, recordEvent(world, 'tracker.created', { result: tracker }));

  const steps = delayed(routeOf(record), wait);
  const isLate = eventsComeLate(wire.to_address);
  let held: EventRecord | undefined;
  // How long the carrier has taken to decide on the refund so far.
  let waited = 0;
  const goTo = (index: number): void => {
    const step = steps[index];
    if (!step) return;
    const after = step.after + waited;
    world.clock.schedule(boughtAt + after, () => {
      const label = labelOf(record);
      if (label === 'void') return;
      if (label === 'waits') {
        waited += HOUR;
        goTo(index);
        return;
      }
      const event = take(world, record, tracker, { ...step, after });
      if (isLate && !held && index < steps.length - 1) held = event;
      else {
        deliverEvent(world, event);
        if (held) deliverEvent(world, held);
        held = undefined;
      }
      goTo(index + 1);
    });
  };
  goTo(0);
}
