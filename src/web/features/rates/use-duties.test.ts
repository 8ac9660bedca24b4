// For which imports the cart estimates costs.
import { expect, test } from 'vitest';
import type { ShipmentData } from '#contract/rates.ts';
import { anAddress, aShipment } from '#tests/factories.ts';
import type { Address } from '#domain/address.ts';
import { hasDuties } from './use-duties.ts';

const coming = (fromAddress: Address, toAddress = anAddress(), customsClearance = true): ShipmentData => ({
  ...aShipment({ fromAddress, toAddress, services: { customsClearance } }),
  incoterm: 'DDP',
  customsCase: 'import-into-eu',
  totalValueCents: 12_000,
  totalWeightKg: 2.5,
  customsInfo: { value: 120 },
});

test('an import with duties paid by the sender is estimated, but not within the United Kingdom', () => {
  const london = anAddress({ country: 'GB', zip: 'SW1A 1AA', city: 'London' });
  const belfast = anAddress({ country: 'GB', zip: 'BT1 5GS', city: 'Belfast' });
  expect(hasDuties(coming(london))).toBe(true);
  expect(hasDuties(coming(london, belfast))).toBe(false);
  expect(hasDuties(coming(london, anAddress(), false))).toBe(false);
  expect(hasDuties({ ...coming(london), customsCase: 'export' })).toBe(false);
  expect(hasDuties(null)).toBe(false);
});
