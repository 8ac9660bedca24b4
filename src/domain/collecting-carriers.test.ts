// Carriers that collect, by place.
import { expect, test } from 'vitest';
import { collectingCarriers } from './collecting-carriers.ts';

test('DPD collects in the EU, DHL Paket in Germany, USPS in the USA', () => {
  expect(collectingCarriers({ country: 'DE' })).toEqual(['DHL Express', 'FedEx', 'UPS', 'DPD', 'DHL Paket']);
  expect(collectingCarriers({ country: 'FR' })).toEqual(['DHL Express', 'FedEx', 'UPS', 'DPD']);
  expect(collectingCarriers({ country: 'US' })).toEqual(['DHL Express', 'FedEx', 'UPS', 'USPS']);
});
