// Why a label is held, and for whom.
import { expect, test } from 'vitest';
import { type HoldReason, holdReasons, currentHoldReasons } from './hold.ts';
import type { AdditionalServices } from './services.ts';

const batteries = (batteryType: 'mix' | 'integrated'): Partial<AdditionalServices> => ({
  lithiumBattery: true,
  lithiumBatteryDetails: { hasLithiumBatteries: true, confirmed: true, batteryType, batteryCount: 'max2' },
});

const declared = { exportDocumentation: true };

// what · extras · reasons
test.each<[string, Partial<AdditionalServices>, HoldReason[]]>([
  ['nothing', {}, []],
  ['batteries inside a device', batteries('integrated'), []],
  ['a declaration', declared, ['declaration']],
  ["the customer's own declaration", { ...declared, hasOwnAE: true }, ['declaration']],
  ['mixed batteries', batteries('mix'), ['warehouse']],
  ['both', { ...batteries('mix'), ...declared }, ['declaration', 'warehouse']],
])('%s: %j is held for %j', (_, services, reasons) => {
  expect(holdReasons(services)).toEqual(reasons);
  expect(currentHoldReasons(false, services)).toEqual([]);
  expect(currentHoldReasons(true, services)).toEqual(reasons.length > 0 ? reasons : ['declaration']);
});

test('an early order stored without extras was held for its declaration', () => {
  expect(currentHoldReasons(true, undefined)).toEqual(['declaration']);
});
