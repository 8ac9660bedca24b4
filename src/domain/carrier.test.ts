// Where each service may be shown, and which carriers deliver duty paid.
import { expect, test } from 'vitest';
import {
  type Carrier,
  carriers,
  carrierTraits,
  defaultVisibility,
  isShown,
  type Storefront,
  storefronts,
} from './carrier.ts';

test.each<[Carrier, string, Storefront[]]>([
  ['DHL Express', 'Express Worldwide', ['landing', 'widget', 'rates', 'hubLeg']],
  ['DHL Express', 'MEDICAL EXPRESS', ['hubLeg']],
  ['DHL Express', 'MedicalExpress', ['hubLeg']],
  ['DHL Express', 'Express Easy', ['hubLeg']],
  ['DHL Express', 'ExpressEasy', ['hubLeg']],
  ['FedEx', 'International Economy', ['landing', 'widget', 'rates', 'hubLeg']],
  ['FedEx', 'Express Easy', ['landing', 'widget', 'rates', 'hubLeg']],
  ['UPS', 'Express Saver', ['landing', 'widget', 'rates', 'hubLeg']],
  ['DPD', 'Classic', ['landing', 'widget', 'hubLeg']],
  ['DHL Paket', 'Paket International', ['landing', 'widget', 'hubLeg']],
  ['USPS', 'Priority Mail', ['landing', 'widget', 'rates', 'hubLeg']],
])('%s %s is shown in %j', (carrier, service, places) => {
  expect(storefronts.filter((place) => isShown({ carrier, service }, place, defaultVisibility))).toEqual(
    places,
  );
});

test('another table can make a hidden service available, and its first match decides', () => {
  const classic = { carrier: 'DPD', service: 'Classic' } as const;
  expect(isShown(classic, 'rates', [])).toBe(true);
  const table = [
    { carrier: 'DPD', service: /classic/i, hiddenIn: [] },
    { carrier: 'DPD', service: /.*/, hiddenIn: ['rates'] },
  ] as const;
  expect(isShown(classic, 'rates', table)).toBe(true);
  expect(isShown({ ...classic, service: 'Express' }, 'rates', table)).toBe(false);
});

test('DPD and DHL Paket pickups cannot be booked', () => {
  expect(carriers.filter((carrier) => carrierTraits[carrier].collects)).toEqual([
    'DHL Express',
    'FedEx',
    'UPS',
    'USPS',
  ]);
});

test('only the express networks deliver duty paid', () => {
  expect(carriers.filter((carrier) => carrierTraits[carrier].carriesDdp)).toEqual([
    'DHL Express',
    'FedEx',
    'UPS',
  ]);
});
