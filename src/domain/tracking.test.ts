// The state of a parcel after events in any order: forward only.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { untracked } from '#tests/untracked.ts';
import { HOUR_MS } from './durations.ts';
import type { ShipmentStatus } from './order.ts';
import {
  afterEvent,
  isExpected,
  orderStatusOf,
  parcelStatusOf,
  problemOf,
  shipmentStatusOf,
  sourceName,
  statusOf,
  type TrackingEvent,
  type TrackingState,
  TrackingStatus,
} from './tracking.ts';

const START = Date.parse('2026-11-20T08:00:00Z');
const at = (hour: number): Date => new Date(START + hour * HOUR_MS);
const after = (events: readonly TrackingEvent[]): TrackingState => events.reduce(afterEvent, untracked);
const told = (...statuses: TrackingStatus[]): TrackingState =>
  after(statuses.map((status, hour) => ({ status, at: at(hour) })));

const anyEvent = fc.record({
  status: fc.constantFrom(...TrackingStatus.options),
  // Few different hours, so that many events coincide.
  at: fc.integer({ min: 0, max: 6 }).map(at),
});

test.each([
  [[], 'pending', 'created'],
  [['pending'], 'pending', 'created'],
  [['pending', 'picked_up'], 'picked_up', 'shipped'],
  [['picked_up', 'in_transit'], 'in_transit', 'in_transit'],
  [['in_transit', 'customs'], 'customs', 'in_transit'],
  [['in_transit', 'customs', 'in_transit'], 'in_transit', 'in_transit'],
  [['in_transit', 'on_hold'], 'on_hold', 'exception'],
  [['in_transit', 'on_hold', 'delivery_delayed'], 'delivery_delayed', 'in_transit'],
  [['out_for_delivery', 'customs'], 'out_for_delivery', 'in_transit'],
  [['out_for_delivery', 'delivery_failed'], 'delivery_failed', 'exception'],
  [['out_for_delivery', 'delivery_failed', 'out_for_delivery'], 'out_for_delivery', 'in_transit'],
  [['out_for_delivery', 'delivery_failed', 'delivered'], 'delivered', 'delivered'],
  [['delivered', 'in_transit'], 'delivered', 'delivered'],
  [['delivered', 'delivery_failed'], 'delivered', 'delivered'],
  [['delivery_failed', 'return_to_sender'], 'return_to_sender', 'exception'],
  [['return_to_sender', 'on_hold'], 'return_to_sender', 'exception'],
  [['ready_for_pickup', 'in_transit'], 'ready_for_pickup', 'in_transit'],
  [['pending', 'cancelled'], 'cancelled', 'created'],
  [['in_transit', 'cancelled'], 'cancelled', 'exception'],
  [['delivered', 'cancelled'], 'delivered', 'delivered'],
  [['customs'], 'customs', 'in_transit'],
] as const)('after %j a parcel is %s, its stored status %s', (statuses, shown, shipment) => {
  const state = told(...statuses);
  expect(statusOf(state)).toBe(shown);
  expect(shipmentStatusOf(state)).toBe(shipment);
});

test.each([
  ['pending', 0],
  ['picked_up', 10],
  ['in_transit', 20],
  ['customs', 20],
  ['on_hold', 20],
  ['delivery_delayed', 20],
  ['ready_for_pickup', 30],
  ['out_for_delivery', 40],
  ['delivery_failed', 40],
  ['return_to_sender', 50],
  ['delivered', 60],
  ['cancelled', 70],
] as const)('%s is stored with the rank %i, beside those of parcels already on their way', (status, rank) => {
  expect(told(status).rank).toBe(rank);
});

test('of two simultaneous side states the more serious one is shown', () => {
  const both = (...statuses: TrackingStatus[]) =>
    statusOf(after(statuses.map((status) => ({ status, at: at(1) }))));
  expect(both('customs', 'on_hold')).toBe('on_hold');
  expect(both('on_hold', 'customs')).toBe('on_hold');
  expect(both('delivery_failed', 'out_for_delivery')).toBe('delivery_failed');
});

test('a parcel is no longer expected once it awaits collection, arrived, turned back or was stopped', () => {
  expect(TrackingStatus.options.filter((status) => !isExpected(status)).toSorted()).toEqual([
    'cancelled',
    'delivered',
    'ready_for_pickup',
    'return_to_sender',
  ]);
});

test.each([
  [['in_transit', 'on_hold'], 'on_hold'],
  [['out_for_delivery', 'delivery_failed'], 'delivery_failed'],
  [['in_transit', 'return_to_sender'], 'return_to_sender'],
  [['in_transit', 'cancelled'], 'cancelled'],
  // Before any scan, a cancelled label is still unused.
  [['pending', 'cancelled'], null],
  [['in_transit', 'delivery_delayed'], null],
  [['in_transit', 'on_hold', 'in_transit'], null],
  // On the last van, and at its door.
  [['in_transit', 'out_for_delivery', 'on_hold'], 'on_hold'],
  [['out_for_delivery', 'delivery_failed', 'on_hold'], 'on_hold'],
  [['out_for_delivery', 'on_hold', 'out_for_delivery'], null],
  [['out_for_delivery', 'customs'], null],
  [['delivered', 'on_hold'], null],
  [['delivered', 'cancelled'], null],
  [['delivered'], null],
  [[], null],
] as const)('after %j the customer is told at once about %j', (statuses, problem) => {
  expect(problemOf(told(...statuses))).toBe(problem);
});

test('an old event that arrives late does not change what is shown', () => {
  const state = after([
    { status: 'delivered', at: at(5) },
    { status: 'customs', at: at(1) },
    { status: 'picked_up', at: at(0) },
  ]);
  expect(statusOf(state)).toBe('delivered');
  expect(state).toMatchObject({ shippedAt: at(0), deliveredAt: at(5) });
});

test('a parcel counts as shipped from its first scan, not from its label', () => {
  expect(told('pending').shippedAt).toBeNull();
  expect(told('cancelled').shippedAt).toBeNull();
  expect(told('pending', 'delivery_delayed').shippedAt).toEqual(at(1));
});

test('any order of the same events, with any repetitions, ends in the same state', () => {
  const shuffled = fc
    .array(anyEvent, { maxLength: 12 })
    .chain((events) =>
      fc.tuple(
        fc.constant(events),
        fc.shuffledSubarray(events, { minLength: events.length }),
        fc.subarray(events),
      ),
    );
  fc.assert(
    fc.property(shuffled, ([events, other, again]) => {
      expect(after([...other, ...again])).toEqual(after(events));
    }),
    { numRuns: 2_000 },
  );
});

test('no event ever lowers the rank, unships a parcel or undelivers it', () => {
  fc.assert(
    fc.property(fc.array(anyEvent), anyEvent, (events, event) => {
      const before = after(events);
      const now = afterEvent(before, event);
      expect(now.rank).toBeGreaterThanOrEqual(before.rank);
      if (before.shippedAt) expect(now.shippedAt?.getTime()).toBeLessThanOrEqual(before.shippedAt.getTime());
      if (shipmentStatusOf(before) !== 'created') expect(shipmentStatusOf(now)).not.toBe('created');
      if (shipmentStatusOf(before) === 'delivered') expect(shipmentStatusOf(now)).toBe('delivered');
    }),
  );
});

test.each<[ShipmentStatus[], ShipmentStatus]>([
  [['created'], 'created'],
  [['shipped'], 'shipped'],
  [['delivered'], 'delivered'],
  [['created', 'created'], 'created'],
  [['shipped', 'created'], 'shipped'],
  [['delivered', 'created'], 'in_transit'],
  [['delivered', 'in_transit'], 'in_transit'],
  [['delivered', 'exception'], 'exception'],
  [['exception', 'created'], 'exception'],
  [['in_transit', 'delivered'], 'delivered'],
  // A problem on the way to the hub is over once the parcel has left it.
  [['exception', 'shipped'], 'in_transit'],
  [['exception', 'in_transit'], 'in_transit'],
  [['exception', 'delivered'], 'delivered'],
  [['exception', 'exception'], 'exception'],
  [['shipped', 'shipped'], 'in_transit'],
])('a parcel with the legs %j is %s', (legs, status) => {
  expect(parcelStatusOf(legs)).toBe(status);
});

test.each([
  [['created', 'created'], 'processing'],
  [['created', 'shipped'], 'shipped'],
  [['created', 'delivered'], 'shipped'],
  [['in_transit', 'delivered'], 'shipped'],
  [['delivered', 'delivered'], 'delivered'],
  [['delivered', 'exception'], 'problem'],
] as const)('an order with parcels %j is %s', (parcels, status) => {
  expect(orderStatusOf(parcels)).toBe(status);
});

test.each([
  // Written out: it is stored, and so must not change.
  ['webhook', 'UPS'],
  ['easypost', 'easypost'],
  ['shop-7', 'shop-7'],
])('an event from %s is attributed to %s', (source, teller) => {
  expect(sourceName(source, 'UPS')).toBe(teller);
});
