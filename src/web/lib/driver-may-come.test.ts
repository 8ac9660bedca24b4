// An order's facts name the pickup day only while a driver may still come.
import { expect, test } from 'vitest';
import { driverMayCome } from './driver-may-come.ts';

test.each([
  ['wanted', true, true],
  ['planned', true, true],
  ['confirmed', true, true],
  ['unconfirmed', true, true],
  ['unconfirmed', false, false],
  ['cancelled', true, false],
  ['none', true, false],
] as const)(
  'for a pickup that is %s (bookable: %s) a driver may come: %s',
  (pickup, pickupBookable, comes) => {
    expect(driverMayCome({ pickup, pickupBookable })).toBe(comes);
  },
);
