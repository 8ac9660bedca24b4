// Extras that the rules force, forbid or refuse (R36, R38, R39, C-16, C-17).
import { expect, test } from 'vitest';
import type { LithiumDetails } from './lithium.ts';
import { AdditionalServices, MAX_INSURED, noServices, settleServices } from './services.ts';

const settle = (wanted: Partial<AdditionalServices>, to = 'US', valueCents = 10_000) =>
  settleServices({ ...noServices, ...wanted }, { from: { country: 'DE' }, to: { country: to }, valueCents });

test('everything is off until it is chosen', () => {
  expect(noServices).toEqual({
    pickup: false,
    insurance: false,
    lithiumBattery: false,
    carbonNeutral: false,
    customsClearance: false,
    exportDocumentation: false,
    hasOwnAE: false,
  });
});

test.each([
  'pickup',
  'insurance',
  'lithiumBattery',
  'carbonNeutral',
  'customsClearance',
  'exportDocumentation',
])('%s must be true or false', (field) => {
  expect(AdditionalServices.parse({ [field]: true })).toEqual({ ...noServices, [field]: true });
  for (const wrong of ['true', 1, null])
    expect(AdditionalServices.safeParse({ [field]: wrong }).error?.issues[0]).toMatchObject({
      path: [field],
      message: 'invalid',
    });
});

test.each([
  ['ownAEFileName', 'x'.repeat(256), 'too_long'],
  ['ownAEFileName', 'a\0.pdf', 'invalid_characters'],
  ['ownAEFileId', 'x'.repeat(65), 'too_long'],
])('%s is refused when it is %j: %s', (field, value, reason) => {
  expect(AdditionalServices.safeParse({ [field]: value }).error?.issues[0]?.message).toBe(reason);
});

// to · cents · wanted → settled: customs clearance, export document
test.each([
  ['FR', 10_000, true, false],
  ['PTX', 10_000, true, false],
  ['GBX', 10_000, true, false],
  ['US', 10_000, true, true],
  ['IC', 10_000, true, true],
  ['FR', 10_000, false, false],
  ['US', 10_000, false, false],
])('to %s with %j cents the customs box %j becomes %j', (to, cents, customsClearance, settled) => {
  expect(settle({ customsClearance }, to, cents)).toMatchObject({
    ok: true,
    services: { customsClearance: settled },
  });
});

const home = { DE: '27498', US: '10118', CH: '8001', GB: 'SW1A 1AA', GBX: 'BT1 5GS' };
test.each([
  ['Switzerland', 'CH', { country: 'LI', zip: '9490' }, false],
  ['Switzerland', 'CH', { country: 'DE', zip: '78266' }, false],
  ['the USA', 'US', { country: 'US', zip: '90210' }, false],
  ['the USA', 'US', { country: 'PR', zip: '00901' }, false],
  ['Britain', 'GB', { country: 'IM', zip: 'IM1 1AA' }, false],
  ['Britain', 'GB', { country: 'CH', zip: '8001' }, true],
  ['Britain', 'GB', { country: 'GBX', zip: 'BT1 5GS' }, true],
  ['Northern Ireland', 'GBX', { country: 'GB', zip: 'SW1A 1AA' }, false],
  ['Northern Ireland', 'GBX', { country: 'US', zip: '90210' }, true],
  ['Heligoland', 'DE', { country: 'DE', zip: '27498' }, false],
  ['Heligoland', 'DE', { country: 'DE', zip: '20457' }, true],
] as const)('from %s (%s) to %j the customs box may be ticked: %j', (_, country, to, isTicked) => {
  const shipment = { from: { country, zip: home[country] }, to, valueCents: 10_000 };
  expect(settleServices({ ...noServices, customsClearance: true }, shipment)).toMatchObject({
    services: { customsClearance: isTicked },
  });
});

test.each([
  ['US', 99_999, false, false],
  ['US', 99_999, true, true],
  ['US', 100_000, false, true],
  ['US', 100_000, true, true],
  ['IC', 100_000, false, true],
  ['FR', 100_000, false, false],
  ['FR', 100_000, true, false],
  ['DE', 10_000, true, false],
  ['IC', 10_000, true, true],
])('to %s with %j cents the export box %j becomes %j', (to, cents, exportDocumentation, settled) => {
  expect(settle({ exportDocumentation }, to, cents)).toMatchObject({
    ok: true,
    services: { exportDocumentation: settled },
  });
});

test.each([
  ['US', 'DE', false],
  ['CH', 'US', false],
  ['GB', 'FR', false],
  ['DE', 'CH', true],
  ['IC', 'US', true],
])('an export declaration is sold only for goods leaving the EU: %s to %s %j', (from, to, isSold) => {
  const places = { from: { country: from }, to: { country: to }, valueCents: 10_000 };
  expect(settleServices({ ...noServices, exportDocumentation: true }, places)).toMatchObject({
    services: { exportDocumentation: isSold },
  });
});

test("the customer's own declaration is dropped where there is none to make, and only there", () => {
  const own = { exportDocumentation: true, hasOwnAE: true, ownAEFileName: 'a.pdf', ownAEFileId: 'fi_1' };
  const none = { exportDocumentation: false, hasOwnAE: false, ownAEFileName: null, ownAEFileId: null };
  expect(settle(own, 'FR')).toMatchObject({ services: none });
  expect(settle(own, 'IC')).toMatchObject({ services: own });
});

const battery = (change: Partial<LithiumDetails>): Partial<AdditionalServices> => ({
  lithiumBattery: true,
  lithiumBatteryDetails: {
    hasLithiumBatteries: true,
    confirmed: true,
    batteryType: 'integrated',
    batteryCount: 'max2',
    ...change,
  },
});

test.each<[string, Partial<AdditionalServices>, number, string]>([
  ['integrated batteries', battery({}), 0, 'ok'],
  ['mixed batteries', battery({ batteryType: 'mix', batteryCount: 'more2' }), 0, 'ok'],
  ['an e-bike', battery({ batteryType: 'dangerous' }), 0, 'dangerous_goods'],
  ['an unticked e-bike', { ...battery({ batteryType: 'dangerous' }), lithiumBattery: false }, 0, 'ok'],
  ['too many loose ones', battery({ batteryType: 'loose', batteryCount: 'more2' }), 0, 'lithium_invalid'],
  ['an unconfirmed dialog', battery({ confirmed: false }), 0, 'lithium_unconfirmed'],
  ['no dialog at all', { lithiumBattery: true }, 0, 'lithium_unconfirmed'],
  [
    'a pickup of mixed batteries',
    { ...battery({ batteryType: 'mix' }), pickup: true },
    0,
    'pickup_not_possible',
  ],
  ['a pickup of integrated batteries', { ...battery({}), pickup: true }, 0, 'ok'],
  [
    'a pickup without the mixed batteries',
    { ...battery({ batteryType: 'mix' }), lithiumBattery: false, pickup: true },
    0,
    'ok',
  ],
  ['insurance up to the limit', { insurance: true }, MAX_INSURED, 'ok'],
  ['insurance above it', { insurance: true }, MAX_INSURED + 1, 'insurance_above_limit'],
  ['the same value without insurance', {}, MAX_INSURED + 1, 'ok'],
])('%s: %j worth %j is %s', (_, wanted, cents, expected) => {
  const settled = settle(wanted, 'FR', cents);
  expect(settled.ok ? 'ok' : settled.reason).toBe(expected);
});

test('what no rule affects stays as chosen', () => {
  const wanted = { ...noServices, pickup: true, carbonNeutral: true, hasOwnAE: true, ownAEFileId: 'file-1' };
  expect(settle(wanted)).toEqual({ ok: true, services: { ...wanted, lithiumBatteryDetails: null } });
  expect(MAX_INSURED).toBe(5_000_000);
});

test('battery details are kept with their box', () => {
  const wanted = { ...noServices, ...battery({ batteryType: 'mix' }) };
  expect(settle(wanted)).toEqual({ ok: true, services: wanted });
  expect(AdditionalServices.parse(wanted)).toEqual(wanted);
});

test.each([
  [{ ...battery({ batteryType: 'mix' }), pickup: true }, 'pickup_not_possible'],
  [{ insurance: true }, 'insurance_above_limit'],
] as const)('%j is refused', (wanted, reason) => {
  expect(settle(wanted, 'FR', MAX_INSURED + 1)).toEqual({ ok: false, reason });
});

test('battery details are dropped without their box', () => {
  const details = {
    hasLithiumBatteries: true,
    confirmed: true,
    batteryCount: 'max2',
    batteryType: 'dangerous',
  } as const;
  const settled = settle({ ...noServices, lithiumBatteryDetails: details });
  expect(settled).toMatchObject({ ok: true, services: { lithiumBatteryDetails: null } });
});
