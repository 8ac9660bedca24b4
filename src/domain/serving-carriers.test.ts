// Carriers that take parcels, by the sender's place.
import { expect, test } from 'vitest';
import { servingCarriers } from './serving-carriers.ts';

test('DPD takes parcels in the EU, DHL Paket in Germany, USPS in the USA', () => {
  expect(servingCarriers({ country: 'DE' })).toEqual(['DHL Express', 'FedEx', 'UPS', 'DPD', 'DHL Paket']);
  expect(servingCarriers({ country: 'FR' })).toEqual(['DHL Express', 'FedEx', 'UPS', 'DPD']);
  expect(servingCarriers({ country: 'US' })).toEqual(['DHL Express', 'FedEx', 'UPS', 'USPS']);
});
