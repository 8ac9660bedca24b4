// EasyPost's trackers, read as news of a parcel.
import { expect, test } from 'vitest';
import { toParcelNews } from './tracking-mapping.ts';
import { WireTracker } from './tracking-wire.ts';

const NOW = new Date('2026-11-20T12:00:00Z');

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
          message: 'Held by customs: papers missing',
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
        description: 'Held by customs: papers missing',
        city: 'Leipzig',
        country: 'DE',
        carrierCode: 'HX',
      },
    ],
  });
});

test('a step dated far ahead of its message is left out until its time has come', () => {
  const step = (datetime: string) => ({ status: 'in_transit', datetime });
  const tracker = (updated_at: string) => ({
    tracking_code: 'EZ1',
    updated_at,
    tracking_details: [
      step('2026-11-20T09:00:00Z'),
      step('2026-11-21T00:00:00'),
      step('2026-11-22T09:00:00Z'),
    ],
  });
  expect(news(tracker('2026-11-20T10:00:00Z'))?.events).toHaveLength(2);
  expect(news(tracker('2026-11-22T10:00:00Z'))?.events).toHaveLength(3);
});

test('null everywhere is neither an event nor a failure', () => {
  const empty = { message: null, description: null, status: null, datetime: null, tracking_location: null };
  expect(
    news({ tracking_code: 'EZ1', status: null, updated_at: null, carrier: null, tracking_details: [empty] }),
  ).toMatchObject({ events: [], eta: null, carrier: null, saidAt: NOW });
  expect(news({ tracking_code: ' ', tracking_details: null })).toBeNull();
});

test('an error at EasyPost is not an event of the parcel, and its text is not shown', () => {
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

test('a tracker without details still says where the parcel is', () => {
  const tracker = { tracking_code: 'EZ1', status: 'delivered', updated_at: '2026-11-20T10:00:00Z' };
  expect(news(tracker)?.events).toMatchObject([
    { status: 'delivered', at: new Date('2026-11-20T10:00:00Z') },
  ]);
  for (const status of ['unknown', 'pre_transit', 'error'])
    expect(news({ ...tracker, status })?.events).toEqual([]);
});

/** Tracking entries in the carrier's words, each an hour after the one before. */
const told = (lines: readonly (readonly [string, string | null, string, string?])[]) =>
  news({
    tracking_code: 'EZ1',
    status: 'delivered',
    tracking_details: lines.map(([status, status_detail, message, carrier_code = null], hour) => ({
      object: 'TrackingDetail',
      message,
      description: message.replace(/ \(.*/, ''),
      status,
      status_detail,
      datetime: `2026-11-${String(2 + Math.floor(hour / 10)).padStart(2, '0')}T${String(10 + (hour % 10))}:00:00Z`,
      source: 'FedEx',
      carrier_code,
      tracking_location: { object: 'TrackingLocation', city: null, state: null, country: 'FR', zip: null },
    })),
  })?.events.map(({ status, reason }) => (reason === null ? status : `${status}: ${reason}`));

test('a FedEx history: forecasts are not steps, there is one pickup, and only a door can be closed', () => {
  const [facility, local] = ['received_at_origin_facility', 'received_at_destination_facility'];
  expect(
    told([
      ['pre_transit', 'label_created', 'Shipment information sent to FedEx', 'OC'],
      ['in_transit', facility, 'Picked up', 'PU'],
      ['in_transit', facility, 'Arrived at FedEx location', 'AR'],
      ['unknown', 'status_update', 'Shipment arriving On-Time', 'AO'],
      ['in_transit', 'departed_origin_facility', 'Left FedEx origin facility', 'DP'],
      ['failure', 'transit_exception', 'Shipment exception (Barcode label unreadable and replaced)', 'SE'],
      ['in_transit', facility, 'Arrived at FedEx location', 'AR'],
      ['in_transit', local, 'At local FedEx facility', 'AR'],
      ['out_for_delivery', 'out_for_delivery', 'On FedEx vehicle for delivery', 'OD'],
      ['failure', 'delayed', 'Delivery exception (Customer not available or business closed)', 'DE'],
      ['unknown', 'status_update', 'Shipment arriving early', 'AE'],
      ['failure', 'awaiting_information', 'Delivery exception (Awaiting details from recipient)', 'DE'],
      ['in_transit', 'address_correction', 'Address corrected', 'AS'],
      ['out_for_delivery', 'out_for_delivery', 'On FedEx vehicle for delivery', 'OD'],
      ['delivered', 'arrived_at_destination', 'Delivered', 'DL'],
    ]),
  ).toEqual([
    'pending',
    'picked_up',
    'in_transit',
    'in_transit',
    'delivery_delayed',
    'in_transit',
    'in_transit',
    'out_for_delivery',
    'delivery_failed: consignee_not_home',
    'delivery_failed',
    'in_transit',
    'out_for_delivery',
    'delivered',
  ]);
});

test('a step is read the same whatever comes before it, or it would be a new one the next time', () => {
  const facility = ['in_transit', 'received_at_origin_facility', 'Arrived at Origin Facility'] as const;
  expect(told([facility])).toEqual(['in_transit']);
  expect(told([['in_transit', 'departed_facility', 'Departed'], facility])).toEqual([
    'in_transit',
    'in_transit',
  ]);
});

test('before anything else is known, a message without a place on the route means that there is a label', () => {
  const search = ['unknown', 'transit_exception', 'Package research case created'] as const;
  expect(told([search, search])).toEqual(['pending']);
  expect(told([['pre_transit', 'label_created', 'Label made'], search])).toEqual(['pending']);
});
