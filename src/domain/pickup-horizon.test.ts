// How far ahead each carrier accepts a pickup.
import { expect, test } from 'vitest';
import { carriersNotYetBookable, isBeyondHorizon, orderableFrom, orderDay } from './pickup-horizon.ts';

test.for([
  // A Monday, a Tuesday, the day after Pentecost, and the night of a clock change.
  ['FedEx', '2026-12-07', '2026-12-04T08:00:00+01:00'],
  ['FedEx', '2026-12-08', '2026-12-07T08:00:00+01:00'],
  ['FedEx', '2027-05-18', '2027-05-14T08:00:00+02:00'],
  ['FedEx', '2027-03-30', '2027-03-25T08:00:00+01:00'],
  // Christmas Eve is a business day, Christmas is not; in 2026 it is a Friday and a Saturday.
  ['FedEx', '2026-12-28', '2026-12-24T08:00:00+01:00'],
  ['FedEx', '2027-01-04', '2026-12-31T08:00:00+01:00'],
  ['DHL Express', '2026-12-18', '2026-12-08T12:00:00+01:00'],
  ['DHL Express', '2027-01-05', '2026-12-26T12:00:00+01:00'],
  ['DHL Express', '2027-04-01', '2027-03-22T12:00:00+01:00'],
  ['DHL Express', '2027-04-07', '2027-03-28T12:00:00+02:00'],
] as const)('%s accepts orders for a pickup on %s from %s on', ([carrier, date, from]) => {
  expect(orderableFrom(carrier, date)).toEqual(new Date(from));
  expect(orderDay(carrier, date)).toBe(from.slice(0, 10));
  expect(isBeyondHorizon(carrier, date, new Date(Date.parse(from) - 1))).toBe(true);
  expect(isBeyondHorizon(carrier, date, new Date(from))).toBe(false);
});

test.for(['UPS', 'USPS', 'toString', ''])(
  '%s has no known limit, so a pickup is ordered at once',
  (carrier) => {
    expect(orderableFrom(carrier, '2026-12-18')).toBeNull();
    expect(orderDay(carrier, '2026-12-18')).toBeNull();
    expect(isBeyondHorizon(carrier, '2026-12-18', new Date(0))).toBe(false);
  },
);

test.for([
  // The next business day is Friday, the tenth day is a Monday.
  ['2026-12-04', []],
  ['2026-12-07', ['FedEx']],
  ['2026-12-14', ['DHL Express', 'FedEx']],
] as const)('on a Thursday, a pickup on %s must wait for these: %j', ([date, waiting]) => {
  expect(carriersNotYetBookable(date, new Date('2026-12-03T12:00:00+01:00'))).toEqual(waiting);
});
