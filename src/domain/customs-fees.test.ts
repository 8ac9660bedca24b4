// Carriers' fees at the bounds of their steps, and states' fees on their first and last days.
import { expect, test } from 'vitest';
import { advanceFee, handlingFeesOf } from './customs-fees.ts';

test.each([
  ['DHL Express', 1, 1_250],
  ['DHL Express', 62_500, 1_250],
  ['DHL Express', 62_600, 1_252],
  ['FedEx', 1_000, 500],
  ['FedEx', 3_374, 1_012],
  ['FedEx', 5_000, 1_500],
  ['FedEx', 5_001, 1_500],
  ['FedEx', 10_000, 1_500],
  ['FedEx', 60_000, 1_500],
  ['FedEx', 100_000, 2_500],
  ['UPS', 48_000, 1_200],
  ['UPS', 100_000, 2_500],
  ['DHL Paket', 100_000, 600],
  ['Deutsche Post', 1, 600],
  ['DPD', 1, 600],
  ['USPS', 1, 600],
  ['toString', 1, 1_200],
])('%s advances %i cents for a fee of %i cents', (carrier, charges, cents) => {
  expect(advanceFee(carrier, charges).cents).toBe(cents);
});

test('a carrier that advances nothing charges nothing', () => {
  for (const carrier of ['DHL Express', 'FedEx', 'UPS', 'DHL Paket', ''])
    expect(advanceFee(carrier, 0).cents).toBe(0);
});

test('an unpublished fee is called a guess', () => {
  for (const carrier of ['UPS', 'DPD', 'USPS', 'Nobody'])
    expect(advanceFee(carrier, 1).isGuess, carrier).toBe(true);
  for (const carrier of ['DHL Express', 'FedEx', 'DHL Paket', 'Deutsche Post'])
    expect(advanceFee(carrier, 1).isGuess, carrier).toBe(false);
  expect(advanceFee('UPS', 1).asOf).toBe('2026-11-20');
});

test.each([
  ['RO', '2025-12-31', 0],
  ['RO', '2026-01-01', 980],
  ['FR', '2026-02-28', 0],
  ['FR', '2026-03-01', 600],
  ['FR', '2026-06-30', 600],
  ['FR', '2026-07-01', 0],
  ['IT', '2026-09-30', 0],
  ['IT', '2026-10-01', 200],
  ['DE', '2026-03-15', 0],
  ['DE', '2026-11-21', 0],
])('%s on %s: the state fees for three items in two parcels are %i cents', (country, on, cents) => {
  const fees = handlingFeesOf({ country, items: 3, parcels: 2, isGift: false, on });
  expect(fees.reduce((sum, fee) => sum + fee.cents, 0)).toBe(cents);
  for (const fee of fees) expect(fee).toMatchObject({ country, asOf: '2026-11-20' });
});

test.each([
  ['RO', '2026-11-21', 0],
  ['FR', '2026-03-01', 0],
  ['IT', '2026-11-21', 200],
])('%s on %s: the state fees for a gift are %i cents', (country, on, cents) => {
  const fees = handlingFeesOf({ country, items: 3, parcels: 2, isGift: true, on });
  expect(fees.reduce((sum, fee) => sum + fee.cents, 0)).toBe(cents);
});
