// Weights that carriers bill by their tables, and parcels that they refuse.
import { expect, test } from 'vitest';
import { type Carrier, carriers } from './carrier.ts';
import { type Box, chargeableWeight, divisorOf, excessOf, girthOf, volumeKg } from './chargeable-weight.ts';

const box = (length: number, width: number, height: number, weight: number): Box => ({
  length,
  width,
  height,
  weight,
});

/** domain-facts 6.1, the three checks; 86.4 kg are above 30 and so billed as 87. */
test.each([
  [box(80, 40, 35, 18), 22.4, 22.5, 18],
  [box(60, 40, 40, 7), 19.2, 19.5, 7],
  [box(120, 60, 60, 20), 86.4, 87, 20],
])('%j is billed by volume for air, and by weight for DHL Paket', (parcel, volume, byAir, byRoad) => {
  for (const carrier of ['DHL Express', 'UPS', 'FedEx'] as const) {
    expect(volumeKg(carrier, parcel)).toBe(volume);
    expect(chargeableWeight(carrier, [parcel])).toEqual({ kg: byAir, basis: 'volume' });
  }
  expect(chargeableWeight('DHL Paket', [parcel])).toEqual({ kg: byRoad, basis: 'actual' });
  expect(volumeKg('DHL Paket', parcel)).toBeNull();
});

test.each<[Carrier, number, number]>([
  ['UPS', 0.1, 0.5],
  ['UPS', 7.2, 7.5],
  ['UPS', 22.5, 22.5],
  ['FedEx', 30, 30],
  ['DHL Express', 30.1, 31],
  ['DPD', 7.2, 7.5],
  ['UPS', 29.2, 29.5],
  ['UPS', 1e-12, 0.5],
  ['DHL Paket', 8.2, 8.2],
  // 1.001 · 1000 is 1000.9999999999999, and 16.1 · 1000 is 16100.000000000002.
  ['DHL Paket', 1.001, 1.001],
  ['DHL Paket', 16.1, 16.1],
  ['USPS', 0.1, 0.1],
])('%s bills %d kg in a small box as %d kg', (carrier, weight, kg) => {
  expect(chargeableWeight(carrier, [box(10, 10, 10, weight)])).toEqual({ kg, basis: 'actual' });
});

test('a fraction of a centimetre counts as a full one', () => {
  expect(volumeKg('UPS', box(59.1, 39.01, 40, 1))).toBe(19.2);
  expect(girthOf(box(20.5, 100, 30, 1))).toBe(202);
});

test('each of several parcels is rounded, and one billed by volume makes the total count as volume', () => {
  const parcels = [box(80, 40, 35, 18), box(10, 10, 10, 2.1)];
  expect(chargeableWeight('UPS', parcels)).toEqual({ kg: 25, basis: 'volume' });
  expect(chargeableWeight('DHL Paket', parcels)).toEqual({ kg: 20.1, basis: 'actual' });
});

test('UPS bills at least 40 kg above a girth of 300 cm, and by volume if that is more', () => {
  expect(chargeableWeight('UPS', [box(200, 25, 25, 5)])).toEqual({ kg: 25, basis: 'volume' });
  expect(chargeableWeight('UPS', [box(200, 25, 26, 5)])).toEqual({ kg: 40, basis: 'large' });
  expect(chargeableWeight('UPS', [box(201, 25, 25, 5)])).toEqual({ kg: 40, basis: 'large' });
  expect(chargeableWeight('UPS', [box(120, 60, 60, 5)]).basis).toBe('volume');
  expect(chargeableWeight('UPS', [box(200, 25, 26, 45)])).toEqual({ kg: 45, basis: 'actual' });
  const both = [box(200, 25, 26, 5), box(80, 40, 35, 18)];
  expect(chargeableWeight('UPS', both)).toEqual({ kg: 62.5, basis: 'large' });
});

test.each<[Carrier, Box, string, object | null]>([
  ['DHL Express', box(80, 120, 80, 70), 'US', null],
  ['DHL Express', box(121, 80, 80, 7), 'US', { limit: 'size', maxSides: [120, 80, 80] }],
  ['DHL Express', box(120, 81, 80, 7), 'US', { limit: 'size', maxSides: [120, 80, 80] }],
  ['DHL Express', box(20, 20, 20, 70.1), 'US', { limit: 'weight', maxKg: 70 }],
  ['FedEx', box(110, 55, 55, 7), 'US', null],
  ['FedEx', box(111, 55, 55, 7), 'US', { limit: 'girth', maxGirth: 330, girth: 331 }],
  ['UPS', box(111, 55, 55, 7), 'US', null],
  ['UPS', box(275, 10, 10, 7), 'US', { limit: 'size', maxSides: [274, 274, 274] }],
  ['DPD', box(120, 50, 41, 7), 'FR', { limit: 'girth', maxGirth: 300, girth: 302 }],
  ['DHL Paket', box(120, 60, 60, 31.5), 'FR', null],
  ['DHL Paket', box(120, 60, 60, 31.5), 'GBX', { limit: 'girth', maxGirth: 300, girth: 360 }],
  ['DHL Paket', box(120, 60, 60, 31.5), 'GB', { limit: 'girth', maxGirth: 300, girth: 360 }],
  ['DHL Paket', box(120, 60, 60, 31.6), 'FR', { limit: 'weight', maxKg: 31.5 }],
  ['DHL Paket', box(121, 60, 60, 7), 'FR', { limit: 'size', maxSides: [120, 60, 60] }],
  ['DHL Paket', box(120, 61, 60, 7), 'FR', { limit: 'size', maxSides: [120, 60, 60] }],
  ['DHL Paket', box(61, 61, 61, 7), 'FR', { limit: 'size', maxSides: [120, 60, 60] }],
  ['DHL Paket', box(120, 45, 45, 7), 'BE', null],
  ['DHL Paket', box(120, 46, 45, 7), 'BE', { limit: 'girth', maxGirth: 300, girth: 302 }],
  ['DHL Paket', box(120, 46, 45, 7), 'NL', { limit: 'girth', maxGirth: 300, girth: 302 }],
  ['DHL Paket', box(120, 46, 45, 7), 'CH', { limit: 'girth', maxGirth: 300, girth: 302 }],
  ['DHL Paket', box(15, 11, 1, 1), 'FR', null],
  ['DHL Paket', box(14, 11, 1, 1), 'FR', { limit: 'small', minSides: [15, 11, 1] }],
  ['DHL Paket', box(15, 10.5, 1, 1), 'FR', { limit: 'small', minSides: [15, 11, 1] }],
  ['DHL Paket', box(15, 11, 0.9, 1), 'FR', { limit: 'small', minSides: [15, 11, 1] }],
  ['FedEx', box(274, 14, 14, 68), 'US', null],
  ['FedEx', box(20, 20, 20, 68.1), 'US', { limit: 'weight', maxKg: 68 }],
  ['FedEx', box(275, 10, 10, 7), 'US', { limit: 'size', maxSides: [274, 274, 274] }],
  ['UPS', box(100, 75, 75, 70), 'US', null],
  ['UPS', box(20, 20, 20, 70.1), 'US', { limit: 'weight', maxKg: 70 }],
  ['UPS', box(101, 75, 75, 7), 'US', { limit: 'girth', maxGirth: 400, girth: 401 }],
  ['DPD', box(175, 31, 31, 31.5), 'FR', null],
  ['DPD', box(175.1, 10, 10, 7), 'FR', { limit: 'size', maxSides: [175, 175, 175] }],
  ['DPD', box(20, 20, 20, 31.6), 'FR', { limit: 'weight', maxKg: 31.5 }],
  ['USPS', box(274, 274, 274, 31.5), 'DE', null],
  ['USPS', box(275, 10, 10, 7), 'DE', { limit: 'size', maxSides: [274, 274, 274] }],
  ['USPS', box(20, 20, 20, 31.6), 'DE', { limit: 'weight', maxKg: 31.5 }],
])('%s and %j to %s: %j', (carrier, parcel, country, excess) => {
  expect(excessOf(carrier, parcel, { country })).toEqual(excess);
});

test('only carriers that bill by volume have a divisor', () => {
  expect(carriers.map(divisorOf)).toEqual([5000, 5000, 5000, null, null, null]);
});
