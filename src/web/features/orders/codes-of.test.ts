// Which tracking codes of an order are shown.
import { expect, test } from 'vitest';
import { codesOf } from './codes-of.ts';

test('a code that several parcels share is shown once, a parcel without one not at all', () => {
  const shipments = ['1Z2', '1Z1', null, '1Z2', ''].map((trackingCode) => ({ trackingCode }));
  expect(codesOf({ shipments })).toEqual(['1Z2', '1Z1']);
});
