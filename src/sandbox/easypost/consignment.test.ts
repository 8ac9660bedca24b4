// A consignment's one price, split over its labels: the carrier gives back part by part what it has charged as a whole.
import { expect, test } from 'vitest';
import { postageOf } from './consignment.ts';
import type { ShipmentRecord, World } from './world.ts';

test.for([
  ['10.01', [334, 334, 333]],
  ['10.00', [334, 333, 333]],
  ['9.99', [333, 333, 333]],
] as const)('of a price of %s for three parcels the odd cents are one each of the first', ([rate, parts]) => {
  const selected_rate = { id: 'rate_1', rate, shipment_id: 'shp_0' };
  const records = parts.map(
    (_, at) => ({ wire: { id: `shp_${at}`, order_id: 'order_1', selected_rate } }) as ShipmentRecord,
  );
  const world = { orders: { get: () => ({ records }) } } as unknown as World;
  expect(records.map((record) => postageOf(world, record))).toEqual(parts);
});

test('a shipment outside an order costs its own rate', () => {
  const selected_rate = { id: 'rate_1', rate: '10.01', shipment_id: 'shp_0' };
  const record = { wire: { id: 'shp_0', order_id: null, selected_rate } } as unknown as ShipmentRecord;
  const world = { orders: { get: () => undefined } } as unknown as World;
  expect(postageOf(world, record)).toBe(1_001);
});
