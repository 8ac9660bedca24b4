// Trackers as EasyPost writes them, read as news of a parcel.
import { expect, test } from 'vitest';
import { statusFromWire, toParcelNews } from './tracking-mapping.ts';
import { WireTracker } from './tracking-wire.ts';

const NOW = new Date('2026-11-20T12:00:00Z');

test.each([
  ['unknown', 'unknown', null, 'pending'],
  ['pre_transit', 'label_created', null, 'pending'],
  ['in_transit', 'received_at_origin_facility', 'Shipment picked up', 'picked_up'],
  ['in_transit', 'arrived_at_facility', 'Arrived at hub', 'in_transit'],
  ['in_transit', 'arrived_at_facility', 'Picked up', 'picked_up'],
  ['in_transit', 'status_update', 'Pickup Scan', 'picked_up'],
  ['in_transit', 'unknown', 'On the way', 'in_transit'],
  ['in_transit', 'status_update', 'Package not picked up yet', 'in_transit'],
  ['delivered', 'arrived_at_destination', 'Picked up by the recipient', 'delivered'],
  ['in_transit', 'status_update', 'Processed for customs clearance', 'customs'],
  ['in_transit', 'status_update', 'Released by customs', 'in_transit'],
  ['in_transit', 'status_update', 'Customs clearance completed', 'in_transit'],
  ['in_transit', 'status_update', 'Clearance processing complete at LEIPZIG', 'in_transit'],
  ['in_transit', 'status_update', 'Cleared customs, awaiting the next flight', 'in_transit'],
  ['in_transit', 'departed_facility', 'Shipment has left customs', 'in_transit'],
  ['in_transit', 'status_update', 'Die Sendung wurde vom Zoll freigegeben', 'in_transit'],
  ['in_transit', 'status_update', 'Customs clearance has not been completed', 'customs'],
  ['in_transit', 'status_update', 'Awaiting documents to be released by customs', 'customs'],
  ['in_transit', 'status_update', 'Package is being cleared by customs', 'customs'],
  ['in_transit', 'status_update', 'Clearance incomplete: please complete the customs form', 'customs'],
  ['in_transit', 'status_update', 'Die Verzollung ist noch nicht abgeschlossen', 'customs'],
  ['in_transit', 'status_update', null, 'in_transit'],
  ['in_transit', 'delayed', null, 'delivery_delayed'],
  ['in_transit', 'awaiting_information', null, 'on_hold'],
  ['out_for_delivery', 'out_for_delivery', null, 'out_for_delivery'],
  ['available_for_pickup', 'arrived_at_pickup_location', null, 'ready_for_pickup'],
  ['delivered', 'arrived_at_destination', 'Cleared by customs', 'delivered'],
  ['failure', 'refused', null, 'delivery_failed'],
  ['return_to_sender', 'return', null, 'return_to_sender'],
  ['cancelled', 'cancelled', null, 'cancelled'],
  ['error', 'error', null, 'pending'],
  [null, null, null, 'pending'],
  ['constructor', 'toString', '', 'pending'],
])('%s with %s, "%s", is %s', (status, status_detail, message, ours) => {
  expect(statusFromWire({ status, status_detail, message })).toBe(ours);
});

const news = (tracker: unknown) => toParcelNews(WireTracker.parse(tracker), NOW);

test('a tracker becomes news with coarse places, reasons and an expected arrival', () => {
  expect(
    news({
      tracking_code: 'EZ1',
      status: 'in_transit',
      updated_at: '2026-11-20T10:00:00Z',
      est_delivery_date: '2026-11-22T00:00:00Z',
      carrier: 'DHLExpress',
      signed_by: 'Anna Kern',
      tracking_details: [
        {
          status: 'in_transit',
          status_detail: 'awaiting_information',
          message: 'Held',
          datetime: '2026-11-20T09:00:00.1234567Z',
          carrier_code: 'HX',
          tracking_location: { city: 'LEIPZIG', country: 'DE', zip: '04435' },
        },
      ],
    }),
  ).toMatchObject({
    source: 'easypost',
    code: 'EZ1',
    carrier: 'DHL Express',
    eta: new Date('2026-11-22T00:00:00Z'),
    saidAt: new Date('2026-11-20T10:00:00Z'),
    events: [
      {
        at: new Date('2026-11-20T09:00:00.123Z'),
        status: 'on_hold',
        reason: 'customs_documentation',
        description: 'Held',
        city: 'Leipzig',
        country: 'DE',
        carrierCode: 'HX',
      },
    ],
  });
});

test('null everywhere is no event and no failure', () => {
  const empty = { message: null, description: null, status: null, datetime: null, tracking_location: null };
  expect(
    news({ tracking_code: 'EZ1', status: null, updated_at: null, carrier: null, tracking_details: [empty] }),
  ).toMatchObject({ events: [], eta: null, carrier: null, saidAt: NOW });
  expect(news({ tracking_code: ' ', tracking_details: null })).toBeNull();
});

test('what went wrong at EasyPost is no event of the parcel, and nobody reads their words', () => {
  const error = {
    object: 'TrackingDetail',
    message: 'In test mode, only test tracking numbers are valid.',
    description: null,
    status: 'error',
    status_detail: null,
    datetime: '2026-11-20T10:00:00Z',
    source: 'ProcessingError',
    carrier_code: null,
    tracking_location: { object: 'TrackingLocation', city: null, state: null, country: null, zip: null },
  };
  const scan = { ...error, status: 'in_transit', message: 'Arrived', datetime: '2026-11-20T09:00:00Z' };
  const tracker = { tracking_code: 'EZ1', status: 'error', updated_at: '2026-11-20T10:00:00Z' };
  expect(news({ ...tracker, tracking_details: [error] })?.events).toEqual([]);
  expect(news({ ...tracker, tracking_details: [scan, error] })?.events).toMatchObject([
    { status: 'in_transit', description: 'Arrived' },
  ]);
});

test('a tracker without details still says where it stands', () => {
  const tracker = { tracking_code: 'EZ1', status: 'delivered', updated_at: '2026-11-20T10:00:00Z' };
  expect(news(tracker)?.events).toMatchObject([
    { status: 'delivered', at: new Date('2026-11-20T10:00:00Z') },
  ]);
  expect(news({ ...tracker, status: 'unknown' })?.events).toEqual([]);
});
