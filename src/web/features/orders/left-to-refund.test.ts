// What a refund offers of an order with several parcels (C-53).
import { expect, test } from 'vitest';
import { leftToRefund } from './left-to-refund.ts';

test.each([
  ['every parcel', ['/0', '/1'], [0, 1]],
  ['those that are not back', [null, '/1', null], [1]],
  ['every parcel where no label is there to see', [null, null], [0, 1]],
])('a refund offers %s', (_, labels, left) => {
  const parcels = labels.map((labelUrl, position) => ({ labelUrl, position }));
  expect(leftToRefund(parcels).map(({ position }) => position)).toEqual(left);
});
