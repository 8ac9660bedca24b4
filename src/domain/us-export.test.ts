// Goods from the United States that must be filed before they may leave.
import { expect, test } from 'vitest';
import { anAddress, aParcel, aShipment } from '#tests/factories.ts';
import { isUsToCanada, needsUsFiling } from './us-export.ts';

const inTexas = anAddress({ country: 'US', state: 'TX', zip: '78701', city: 'Austin' });
const sent = (country: string, ...parcels: [value: number, hsCode?: string][]) =>
  aShipment({
    fromAddress: inTexas,
    toAddress: anAddress({ country }),
    packages: parcels.map(([value, hsCode]) => aParcel({ value, hsCode: hsCode ?? '610910' })),
  });

test.each([
  ['a cheap parcel', sent('FR', [2_000]), false],
  ['an expensive parcel', sent('FR', [2_000.01]), true],
  ['an expensive parcel to Canada', sent('CA', [9_000]), false],
  ['an expensive parcel inside the country', sent('US', [9_000]), false],
  ['a cheap parcel to Puerto Rico', sent('PR', [2_000]), false],
  ['an expensive parcel to Puerto Rico', sent('PR', [2_000.01]), true],
  ['one tariff number split over two parcels', sent('FR', [1_500], [1_500, '6109.10']), true],
  ['an expensive one of two tariff numbers', sent('FR', [1_500], [3_000, '850440']), true],
  ['two tariff numbers', sent('FR', [1_500], [1_500, '850440']), false],
  ['an expensive parcel from Germany', { ...sent('FR', [9_000]), fromAddress: anAddress() }, false],
] as const)('%s', (_, shipment, isNeeded) => {
  expect(needsUsFiling(shipment)).toBe(isNeeded);
});

test('only shipments from the United States to Canada have the Canada exemption', () => {
  expect(isUsToCanada(sent('CA'))).toBe(true);
  expect(isUsToCanada({ ...sent('CA'), fromAddress: anAddress() })).toBe(false);
  expect(isUsToCanada(sent('MX'))).toBe(false);
});
