// Trackers: of bought shipments, of other codes, and the seven test codes with a fixed history each.
import type { FastifyInstance } from 'fastify';
import { CARRIERS } from './carrier-accounts.ts';
import { fee } from './fees.ts';
import { announce } from './events.ts';
import { asFields, asList, asText, unwrap } from './input.ts';
import type { Tracker } from './wire-schema.ts';
import { pageOf } from './pagination.ts';
import { newTracker, trackingDetail } from './tracking-clock.ts';
import { missing, notFound, unprocessable } from './wire-error.ts';
import { charge, stamp, type World } from './world.ts';

const TEST_CODES: Record<string, string> = {
  EZ1000000001: 'pre_transit',
  EZ2000000002: 'in_transit',
  EZ3000000003: 'out_for_delivery',
  EZ4000000004: 'delivered',
  EZ5000000005: 'return_to_sender',
  EZ6000000006: 'failure',
  EZ7000000007: 'unknown',
};

/** Carriers whose parcels can be tracked, in lower case: those with an account here and a few without. */
const FOLLOWED = new Set([
  ...CARRIERS.map((carrier) => carrier.toLowerCase()),
  ...['asendia', 'deutschepost', 'dpduk', 'evri', 'gls', 'royalmail'],
]);

const HOUSTON = {
  object: 'TrackingLocation',
  city: 'HOUSTON',
  state: 'TX',
  country: null,
  zip: '77063',
} as const;
const CHARLESTON = {
  object: 'TrackingLocation',
  city: 'CHARLESTON',
  state: 'SC',
  country: null,
  zip: '29407',
} as const;
const NOWHERE = { object: 'TrackingLocation', city: null, state: null, country: null, zip: null } as const;

/** The history of a test code; `hour` counts from its beginning 30 days ago. */
const STORY = [
  {
    status: 'pre_transit',
    detail: 'status_update',
    message: 'Pre-Shipment Info Sent',
    place: NOWHERE,
    hour: 0,
  },
  {
    status: 'pre_transit',
    detail: 'status_update',
    message: 'Shipping Label Created',
    place: HOUSTON,
    hour: 12,
  },
  {
    status: 'in_transit',
    detail: 'received_at_origin_facility',
    message: 'Arrived at Origin Facility',
    place: HOUSTON,
    hour: 23,
  },
  {
    status: 'in_transit',
    detail: 'arrived_at_facility',
    message: 'Arrived at Facility',
    place: CHARLESTON,
    hour: 46,
  },
  {
    status: 'out_for_delivery',
    detail: 'out_for_delivery',
    message: 'Out for Delivery',
    place: CHARLESTON,
    hour: 56,
  },
];
const ENDINGS: Record<string, { detail: string; message: string }> = {
  delivered: { detail: 'arrived_at_destination', message: 'Delivered' },
  return_to_sender: { detail: 'return', message: 'Returned to Sender' },
  failure: { detail: 'delivery_exception', message: 'Delivery Failed' },
};

function tell(world: World, tracker: Tracker, status: string): void {
  const begin = world.clock.now() - 30 * 86_400_000;
  const last = STORY.map((line) => line.status).lastIndexOf(status);
  const ending = ENDINGS[status];
  const told = last >= 0 ? STORY.slice(0, last + 1) : ending ? STORY : [];
  const lines = [...told, ...(ending ? [{ status, ...ending, place: CHARLESTON, hour: 61 }] : [])];
  tracker.tracking_details = lines.map((line) =>
    trackingDetail(tracker.carrier, line, begin + line.hour * 3_600_000),
  );
  tracker.status = status;
  tracker.status_detail = lines.at(-1)?.detail ?? 'unknown';
  tracker.est_delivery_date = stamp(world);
  tracker.signed_by = status === 'delivered' ? 'John Tester' : null;
  tracker.finalized = true;
  tracker.carrier_detail = {
    object: 'CarrierDetail',
    service: 'First-Class Package Service',
    container_type: null,
    est_delivery_date_local: null,
    est_delivery_time_local: null,
    origin_location: 'HOUSTON TX, 77001',
    origin_tracking_location: HOUSTON,
    destination_location: 'CHARLESTON SC, 29401',
    destination_tracking_location: status === 'delivered' ? CHARLESTON : null,
    guaranteed_delivery_date: null,
    alternate_identifier: null,
    initial_delivery_attempt: null,
  };
}

/** Refuses malformed codes and unsupported carriers. */
function checkCode(world: World, code: string, carrier: string | null): void {
  if (!/^[A-Za-z0-9]+(?:[ -][A-Za-z0-9]+)*$/.test(code))
    throw unprocessable('TRACKER.CREATE.ERROR', 'The tracker could not be created.', [
      { field: 'tracking_code', message: 'is not a tracking code' },
    ]);
  if (carrier !== null && !FOLLOWED.has(carrier.toLowerCase()))
    throw unprocessable('TRACKER.UNSUPPORTED_CARRIER', 'The carrier is not supported.', [
      { field: 'carrier', message: 'is invalid' },
    ]);
  const sold = world.shipments.newestFirst().find(({ wire }) => wire.tracking_code === code);
  if (carrier !== null && sold && sold.wire.selected_rate?.carrier !== carrier)
    throw unprocessable('TRACKER.CARRIER_CODE_MISMATCH', 'The tracking code belongs to another carrier.', [
      { field: 'carrier', message: 'does not match tracking_code' },
    ]);
}

/** The same code and carrier return the same tracker. */
export function trackCode(world: World, code: string, carrier: string | null): Tracker {
  checkCode(world, code, carrier);
  const known = world.trackers
    .newestFirst()
    .find((tracker) => tracker.tracking_code === code && (carrier === null || tracker.carrier === carrier));
  if (known) return known;
  const status = TEST_CODES[code];
  if (status === undefined) {
    throw unprocessable('TRACKER.INVALID_TEST_CODE', 'The tracking code is not a valid test tracking code.', [
      { field: 'tracking_code', message: 'is invalid' },
    ]);
  }
  const tracker = newTracker(world, code, carrier ?? 'USPS');
  announce(world, 'tracker.created', { result: tracker });
  tell(world, tracker, status);
  tracker.fees = [fee('TrackerFee', 0.02)];
  charge(world, 'USD', 2);
  if (status !== 'unknown')
    announce(world, 'tracker.updated', { result: tracker, previous: { status: 'unknown' } });
  return tracker;
}

export function trackerRoutes(app: FastifyInstance, world: World): void {
  app.post('/trackers', (request) => {
    const given = unwrap(request.body, 'tracker');
    const code = asText(given['tracking_code']);
    if (code === null) throw missing('tracking_code');
    return trackCode(world, code, asText(given['carrier']));
  });

  app.post('/trackers/batch', (request) => {
    const given = asFields(request.body)?.['tracking_codes'];
    const codes = asList(given);
    if (given !== undefined && !Array.isArray(given))
      throw unprocessable('TRACKER.INVALID_PARAMS', 'The parameters of the trackers are invalid.', [
        { field: 'tracking_codes', message: 'must be a list' },
      ]);
    if (codes.length === 0) throw missing('tracking_codes');
    const trackers = codes.map((code) => trackCode(world, asText(code) ?? '', null));
    return { trackers, has_more: false };
  });

  app.get('/trackers', ({ query }) => {
    const { tracking_code: code, carrier } = asFields(query) ?? {};
    const fitting = world.trackers
      .newestFirst()
      .filter((t) => (!code || t.tracking_code === code) && (!carrier || t.carrier === carrier));
    const { items, hasMore } = pageOf(fitting, query);
    return { trackers: items, has_more: hasMore };
  });

  app.get<{ Params: { id: string } }>('/trackers/:id', ({ params }) => {
    const tracker = world.trackers.get(params.id);
    if (!tracker) throw notFound();
    return tracker;
  });

  app.delete<{ Params: { id: string } }>('/trackers/:id', ({ params }) => {
    if (!world.trackers.delete(params.id)) throw notFound();
    return { success: true };
  });
}
