// What a refund offers for an order with several parcels (C-53).
import { expect, test } from 'vitest';
import { leftToRefund } from './left-to-refund.ts';

test.each([
  ['every parcel', [false, false], [0, 1]],
  ['those not refunded yet', [true, false, true], [1]],
  ['every parcel once all are refunded, to show their status', [true, true], [0, 1]],
])('a refund offers %s', (_, given, left) => {
  const parcels = given.map((isGivenBack, position) => ({ isGivenBack, position }));
  expect(leftToRefund(parcels).map(({ position }) => position)).toEqual(left);
});
