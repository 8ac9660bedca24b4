// The shown status of an order in every case, when it may be cancelled, and its number.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  awaitsLabel,
  displayStatus,
  DisplayStatus,
  mayCancel,
  canBeReturned,
  isOrderNumber,
  orderNumberFor,
  OrderStatus,
  ShipmentStatus,
} from './order.ts';

// status · shown without a code · with a code · with a code and a carrier's scan
test.each([
  ['processing', 'processing', 'ready_for_carrier', 'shipped'],
  ['shipped', 'shipped', 'ready_for_carrier', 'shipped'],
  ['delivered', 'delivered', 'delivered', 'delivered'],
  ['problem', 'problem', 'problem', 'problem'],
  ['cancelled', 'cancelled', 'cancelled', 'cancelled'],
] as const)('%s is shown as %s, with a label as %s, scanned as %s', (status, plain, labelled, scanned) => {
  const shown = (trackingCodes: string[], hasCarrierScan: boolean) =>
    displayStatus({ status, trackingCodes, hasCarrierScan });
  expect([[], [''], ['  ']].map((codes) => shown(codes, false))).toEqual([plain, plain, plain]);
  expect([['1Z9'], ['', '1Z9']].map((codes) => shown(codes, false))).toEqual([labelled, labelled]);
  expect(shown(['1Z9'], true)).toBe(scanned);
});

// tracking codes · may it be cancelled, whatever its status, unless it is already
test.each<[(string | null)[], boolean]>([
  [[], true],
  [[null], true],
  [[''], true],
  [[' ', null], true],
  [['1Z9'], false],
  [['1Z9', '1Z8'], false],
  [[null, '1Z9'], false],
])('with the tracking codes %j an order may be cancelled: %s, but never twice', (codes, expected) => {
  const shipments = codes.map((trackingCode) => ({ trackingCode }));
  for (const status of DisplayStatus.options)
    expect(mayCancel({ status, shipments }), status).toBe(status !== 'cancelled' && expected);
});

test('a held label is awaited until the order is cancelled', () => {
  for (const status of DisplayStatus.options) {
    expect(awaitsLabel({ status, exportHold: true }), status).toBe(status !== 'cancelled');
    expect(awaitsLabel({ status, exportHold: true, isGivenBack: true }), status).toBe(false);
    expect(awaitsLabel({ status, exportHold: false }), status).toBe(false);
  }
});

test('an order may be returned unless it is cancelled or fully refunded', () => {
  for (const status of DisplayStatus.options) {
    expect(canBeReturned({ status, isGivenBack: false }), status).toBe(status !== 'cancelled');
    expect(canBeReturned({ status, isGivenBack: true }), status).toBe(false);
  }
});

test('the stored statuses are those of the model', () => {
  expect(OrderStatus.options).toEqual(['processing', 'shipped', 'delivered', 'problem', 'cancelled']);
  expect(DisplayStatus.options).toEqual([...OrderStatus.options, 'ready_for_carrier']);
  expect(ShipmentStatus.options).toEqual(['created', 'shipped', 'in_transit', 'delivered', 'exception']);
});

test.each([
  ['2026-11-20T12:00:00Z', '7K3M9Q', 'HP-261120-7K3M9Q'],
  ['2026-11-20T12:00:00Z', '7k3m9q-and-more', 'HP-261120-7K3M9Q'],
  ['2026-11-20T12:00:00Z', '7k-3m-9q', 'HP-261120-7K3M9Q'],
  ['2026-11-20T23:30:00Z', '7K3M9Q', 'HP-261121-7K3M9Q'],
  ['2027-01-01T00:00:00Z', '234567', 'HP-270101-234567'],
])('an order of %s with %s has the number %s', (date, random, expected) => {
  expect(orderNumberFor(new Date(date), random)).toBe(expected);
});

test.each([
  ['HP-261120-7K3M9Q', true],
  ['261120-HP-7K3M9Q', false],
  ['HP261120', false],
  ['0190f3d2-4b1c-7a30-9e55-5b6d7f8a9c01', false],
  ['', false],
])('%j is an order number, not an id: %j', (text, expected) => {
  expect(isOrderNumber(text)).toBe(expected);
});

test('a number made from any UUID is legible, complete and at most 20 characters long', () => {
  fc.assert(
    fc.property(fc.uuid(), (uuid) =>
      /^HP-261120-[2-9A-HJKMNP-TV-Z]{6}$/.test(orderNumberFor(new Date('2026-11-20T12:00:00Z'), uuid)),
    ),
  );
});
