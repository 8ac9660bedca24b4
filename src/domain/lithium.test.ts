// Lithium: what the dialog offers, what may be shipped, what it costs (R49–R52, R77).
import { expect, test } from 'vitest';
import type { Carrier } from './carrier.ts';
import {
  BatteryCount,
  BatteryType,
  batteryTypesFor,
  LithiumDetails,
  lithiumSurcharge,
  lithiumSurchargeOf,
  mayShipLithium,
  needsWarehouse,
} from './lithium.ts';

const details = (change: Partial<LithiumDetails> = {}): LithiumDetails => ({
  hasLithiumBatteries: true,
  confirmed: true,
  batteryType: 'integrated',
  batteryCount: 'max2',
  ...change,
});

const ok = { ok: true };
const no = (reason: string) => ({ ok: false, reason });

// type · at most two · more than two
test.each<[BatteryType, object, object]>([
  ['integrated', ok, no('lithium_invalid')],
  ['loose', ok, no('lithium_invalid')],
  ['mix', ok, ok],
  ['dangerous', no('dangerous_goods'), no('dangerous_goods')],
])('%s: up to two %j, more than two %j', (batteryType, max2, more2) => {
  expect(mayShipLithium(details({ batteryType, batteryCount: 'max2' }))).toEqual(max2);
  expect(mayShipLithium(details({ batteryType, batteryCount: 'more2' }))).toEqual(more2);
});

test('the second step offers what the first one allows', () => {
  expect(batteryTypesFor('max2')).toEqual(['integrated', 'loose', 'mix', 'dangerous']);
  expect(batteryTypesFor('more2')).toEqual(['mix', 'dangerous']);
});

test('nothing is shipped without a confirmed declaration, and dangerous goods are reported first', () => {
  expect(mayShipLithium(null)).toEqual(no('lithium_unconfirmed'));
  expect(mayShipLithium(details({ confirmed: false }))).toEqual(no('lithium_unconfirmed'));
  expect(mayShipLithium(details({ hasLithiumBatteries: false }))).toEqual(no('lithium_unconfirmed'));
  expect(mayShipLithium(details({ batteryType: 'dangerous', confirmed: false }))).toEqual(
    no('dangerous_goods'),
  );
});

const free = { ok: true, cents: 0 };
const costs = (cents: number) => ({ ok: true, cents });
const notCarried = no('lithium_not_carried');

// carrier · service · integrated and loose · mix
test.each<[Carrier, string, object, object]>([
  ['UPS', 'Express Saver', free, costs(4600)],
  ['UPS', 'Standard', free, costs(4600)],
  ['FedEx', 'International Economy', free, costs(12_000)],
  ['FedEx', 'FEDEX_INTERNATIONAL_CONNECT_PLUS', free, costs(12_000)],
  ['FedEx', 'International Priority', free, costs(6000)],
  ['FedEx', 'International Priority Express', free, costs(6000)],
  ['FedEx', 'Priority Economy', free, costs(12_000)],
  ['FedEx', 'Ground', free, costs(6000)],
  ['DHL Express', 'Express Worldwide', free, costs(12_000)],
  ['DPD', 'Classic', free, notCarried],
  ['DHL Paket', 'Paket International', notCarried, notCarried],
  ['USPS', 'Priority Mail', notCarried, notCarried],
])('%s %s: in devices %j, mixed %j', (carrier, service, inDevices, mixed) => {
  expect(lithiumSurcharge(details(), carrier, service)).toEqual(inDevices);
  expect(lithiumSurcharge(details({ batteryType: 'loose' }), carrier, service)).toEqual(inDevices);
  expect(lithiumSurcharge(details({ batteryType: 'mix' }), carrier, service)).toEqual(mixed);
  expect(lithiumSurcharge(details({ batteryType: 'mix', batteryCount: 'more2' }), carrier, service)).toEqual(
    mixed,
  );
  expect(lithiumSurcharge(details({ batteryType: 'dangerous' }), carrier, service)).toEqual(notCarried);
});

test('on a two-leg route our handling is charged once, and every leg must accept the batteries', () => {
  const ups = { carrier: 'UPS', service: 'Standard' } as const;
  const connect = { carrier: 'FedEx', service: 'International Connect Plus' } as const;
  const paket = { carrier: 'DHL Paket', service: 'Paket' } as const;
  expect(lithiumSurchargeOf(details({ batteryType: 'mix' }), [ups, connect])).toEqual(costs(14_600));
  expect(lithiumSurchargeOf(details(), [ups, connect])).toEqual(free);
  expect(lithiumSurchargeOf(details(), [paket, connect])).toEqual(notCarried);
  expect(lithiumSurchargeOf(details(), [ups, paket])).toEqual(notCarried);
});

test('a declaration is parsed, not trusted', () => {
  expect(BatteryType.options).toEqual(['integrated', 'loose', 'mix', 'dangerous']);
  expect(BatteryCount.options).toEqual(['max2', 'more2']);
  for (const wrong of [
    { batteryType: 'mixed' },
    { batteryCount: 3 },
    { confirmed: 'yes' },
    { hasLithiumBatteries: 1 },
  ])
    expect(LithiumDetails.safeParse({ ...details(), ...wrong }).success, JSON.stringify(wrong)).toBe(false);
  expect(LithiumDetails.parse(details())).toEqual(details());
});

test('only mixed batteries go through our warehouse, and only while the box is ticked', () => {
  const needing = BatteryType.options.filter((batteryType) =>
    needsWarehouse({ lithiumBattery: true, lithiumBatteryDetails: { batteryType } }),
  );
  expect(needing).toEqual(['mix']);
  expect(needsWarehouse({ lithiumBattery: false, lithiumBatteryDetails: { batteryType: 'mix' } })).toBe(
    false,
  );
  expect(needsWarehouse({ lithiumBattery: true, lithiumBatteryDetails: null })).toBe(false);
  expect(needsWarehouse({})).toBe(false);
});
