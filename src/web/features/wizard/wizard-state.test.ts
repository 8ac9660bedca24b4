// When a step is complete, what an extra still needs, and the resulting request.
import { expect, test } from 'vitest';
import { Shipment } from '#domain/shipment.ts';
import { batteries } from '#tests/factories.ts';
import { type AddressForm, missingIn } from '../../lib/address-form.ts';
import { incompleteParcels, requiredOn, targetOf, wrongOn } from './checklist.ts';
import {
  isReady as isReadyBeside,
  obstaclesOf as obstaclesBeside,
  requestOf,
  valueOf,
} from './settled-form.ts';
import { recommendedOn } from './tariff-numbers.ts';
import { emptyForm, emptyParcel, issuesOf, isWrongIn, type WizardForm } from './wizard-state.ts';

/** A Wednesday, 07:00 in Berlin. */
const now = new Date('2026-11-18T06:00:00Z');

const address = (change: Partial<AddressForm> = {}): AddressForm => ({
  ...emptyForm().fromAddress,
  name: 'Anna Petersen',
  street1: 'Große Elbstraße 12',
  city: 'Hamburg',
  zip: '22767',
  phone: '+49 40 123456',
  email: 'anna@example.com',
  ...change,
});

const parcel = {
  ...emptyParcel('package-1'),
  length: '40',
  width: '30,5',
  height: '20',
  weight: '4,25',
  description: 'T-Shirts aus Baumwolle',
  value: '950,00',
};

const complete = (change: Partial<WizardForm> = {}): WizardForm => ({
  ...emptyForm(),
  fromAddress: address(),
  toAddress: address({ country: 'CH', city: 'Bern', zip: '3000' }),
  packages: [parcel],
  ...change,
});

const obstaclesOf = (form: WizardForm, at: Date, warehouse: { country: string } | null = null) =>
  obstaclesBeside(form, at, warehouse);
const isReady = (form: WizardForm, at: Date): boolean => isReadyBeside(form, obstaclesOf(form, at));

/** The paths of all wrong fields. */
const wrongIn = (form: WizardForm): string[] =>
  issuesOf(form, true).map(({ path }) => path.map(String).join('.'));

const services = (change: Partial<WizardForm['services']>) => ({ ...emptyForm().services, ...change });

test('a new form starts in Germany with one parcel and nothing complete', () => {
  const form = emptyForm();
  expect(form.fromAddress.country).toBe('DE');
  expect(form.packages.map((one) => one.id)).toEqual(['package-1']);
  expect(missingIn(form.fromAddress)).toEqual(['name', 'street1', 'city', 'zip', 'phone', 'email']);
  expect(isReady(form, now)).toBe(false);
});

test.each([
  ['a blank name', { name: '   ' }, ['name']],
  ['an e-mail without @', { email: 'anna.example.com' }, ['email']],
  ['no country', { country: '' }, ['country']],
  ['the USA without a state', { country: 'US' }, ['state']],
  ['the USA with a state', { country: 'US', state: 'NY' }, []],
])('an address with %s lacks the right fields', (_, change, missing) => {
  expect(missingIn(address(change))).toEqual(missing);
});

test('a complete form becomes a body that the contract accepts, with numbers instead of text', () => {
  const parsed = Shipment.parse(requestOf(complete(), false));
  expect(parsed.packages[0]).toMatchObject({ width: 30.5, weight: 4.25, value: 950, hsCode: null });
  expect(parsed.pickupDate).toBeNull();
});

test('business fields are sent only for business customers', () => {
  const form = complete({
    fromAddress: address({ businessName: 'Petersen KG', vatId: 'DE123456789' }),
    toAddress: address({ country: 'FR', zip: '75001', businessName: 'Dupont SA', vatId: 'FR12345678901' }),
  });
  const own = requestOf(form, false);
  expect(own.fromAddress).not.toHaveProperty('businessName');
  expect(own.toAddress).not.toHaveProperty('vatId');
  const business = requestOf(form, true);
  expect(business.fromAddress).toMatchObject({ businessName: 'Petersen KG' });
  expect(business.fromAddress).not.toHaveProperty('vatId');
  expect(business.toAddress).toMatchObject({ businessName: 'Dupont SA', vatId: 'FR12345678901' });
});

test('customs clearance chosen before the route moved into the EU is not sent', () => {
  const form = complete({
    toAddress: address({ country: 'FR', zip: '75001' }),
    services: services({ customsClearance: true }),
  });
  expect(requestOf(form, false).additionalServices.customsClearance).toBe(false);
});

test.each([
  ['999,99', false],
  ['1000', true],
])('goods worth %s leaving the EU: export declaration forced: %s', (value, forced) => {
  const form = complete({ packages: [{ ...parcel, value }] });
  expect(requestOf(form, false).additionalServices.exportDocumentation).toBe(forced);
});

test("the customer's own declaration blocks the last step if its upload failed, until this is resolved", () => {
  const failed = complete({
    services: services({ exportDocumentation: true, hasOwnAE: true, ownAEFileName: 'a.pdf' }),
  });
  expect(obstaclesOf(failed, now)).toEqual(['upload_failed']);
  expect(isReady(failed, now)).toBe(false);
  const stored = { ...failed, services: { ...failed.services, ownAEFileId: 'file-1' } };
  expect(isReady(stored, now)).toBe(true);
});

test('a failed upload is no obstacle where there is no declaration', () => {
  const form = complete({
    toAddress: address({ country: 'FR', zip: '75001' }),
    services: services({ exportDocumentation: true, hasOwnAE: true, ownAEFileName: 'a.pdf' }),
  });
  expect(obstaclesOf(form, now)).toEqual([]);
  expect(requestOf(form, false).additionalServices).toMatchObject({
    exportDocumentation: false,
    hasOwnAE: false,
  });
});

test('a pickup that is past by now must be chosen again', () => {
  const pickup = { date: '2026-11-19', timeFrom: '10:00', timeTo: '15:00' };
  const form = complete({ services: services({ pickup: true }), pickup });
  expect(obstaclesOf(form, now)).toEqual([]);
  expect(obstaclesOf(form, new Date('2026-11-20T06:00:00Z'))).toEqual(['pickup_lost']);
  expect(obstaclesOf({ ...form, pickup: null }, now)).toEqual(['pickup_lost']);
});

test('a pickup before the release of a label held for the export declaration must be chosen again', () => {
  const pickup = { date: '2026-11-19', timeFrom: '10:00', timeTo: '15:00' };
  const dayBefore = new Date('2026-11-18T08:00:00Z');
  const form = complete({ services: services({ pickup: true }), pickup });
  expect(obstaclesOf(form, dayBefore)).toEqual([]);
  const forced = { ...form, packages: [{ ...parcel, value: '1000' }] };
  expect(obstaclesOf(forced, dayBefore)).toEqual(['pickup_lost']);
  expect(obstaclesOf(forced, new Date('2026-11-18T05:00:00Z'))).toEqual([]);
});

test('insurance above the limit is an obstacle', () => {
  const form = complete({
    packages: [{ ...parcel, value: '50000,01' }],
    services: services({ insurance: true }),
  });
  expect(obstaclesOf(form, now)).toEqual(['insurance_above_limit']);
});

test("issues name the field's path and the domain's reason", () => {
  const issues = issuesOf(complete({ packages: [{ ...parcel, length: '0', hsCode: 'abc' }] }), false);
  expect(issues).toContainEqual({ path: ['packages', 0, 'length'], message: 'length_positive' });
  expect(issues).toContainEqual({ path: ['packages', 0, 'hsCode'], message: 'hs_code_invalid' });
});

test('an unreadable value counts as zero', () => {
  expect(valueOf([parcel, { ...parcel, value: 'viel' }])).toBe(95_000);
});

test('the checklist of the last step names every parcel, earlier steps only the one in view', () => {
  const form = complete({
    packages: [
      { ...parcel, weight: '' },
      { ...parcel, id: 'b', value: '' },
    ],
  });
  expect(requiredOn('services', 0, form)).toEqual([
    { step: 'package', parcel: 0, fields: ['weight'] },
    { step: 'package', parcel: 1, fields: ['value'] },
  ]);
  expect(requiredOn('package', 1, form)).toEqual([{ step: 'package', parcel: 1, fields: ['value'] }]);
  expect(incompleteParcels(form, wrongIn(form))).toBe(2);
  expect(wrongOn('services', 0, { form, wrong: wrongIn(form) }), 'named once').toEqual([]);
});

test('the tariff number is requested only across a customs border, and never blocks', () => {
  expect(recommendedOn('package', 0, complete())).toEqual([
    { step: 'package', parcel: 0, fields: ['hsCode'] },
  ]);
  expect(wrongIn(complete())).toEqual([]);
  expect(isReady(complete(), now)).toBe(true);
  const inside = complete({ toAddress: address({ country: 'FR', zip: '75001' }) });
  expect(recommendedOn('package', 0, inside)).toEqual([]);
});

test('an invalid tariff number makes its package incomplete and is named, but does not disable the button', () => {
  const form = complete({ packages: [parcel, { ...parcel, id: 'b', hsCode: '1234' }] });
  const wrong = wrongIn(form);
  expect(isWrongIn(wrong, 'packages')).toBe(true);
  expect(isWrongIn(wrong, 'fromAddress')).toBe(false);
  expect(incompleteParcels(form, wrong)).toBe(1);
  const named = [
    { step: 'package', parcel: 1, fields: ['hsCode'], id: 'package-hsCode', path: 'packages.1.hsCode' },
  ];
  expect(wrongOn('services', 0, { form, wrong })).toEqual(named);
  expect(wrongOn('package', 1, { form, wrong })).toEqual(named);
  expect(wrongOn('package', 0, { form, wrong }), 'another package is in view').toEqual([]);
  expect(isReady(form, now)).toBe(true);
});

test.each([
  ['company', { company: 'x'.repeat(101) }],
  ['street2', { street2: 'x'.repeat(101) }],
  ['vatId', { vatId: 'x'.repeat(21) }],
  ['state', { state: 'x'.repeat(61) }],
])('an optional %s that is too long is named in its step', (field, change) => {
  const form = complete({ toAddress: address({ country: 'CH', city: 'Bern', zip: '3000', ...change }) });
  const wrong = wrongIn(form);
  expect(isWrongIn(wrong, 'toAddress')).toBe(true);
  expect(wrongOn('recipient', 0, { form, wrong })).toMatchObject([{ step: 'recipient', fields: [field] }]);
  expect(wrongOn('sender', 0, { form, wrong })).toEqual([]);
});

test.each([
  ['no country', null, ['lithium_no_warehouse']],
  ['the country of the sender', { country: 'DE' }, []],
  ['another country', { country: 'AT' }, ['lithium_no_warehouse']],
])('mixed batteries with a warehouse in %s: the obstacles are %j', (_, warehouse, found) => {
  const form = complete({ services: services(batteries('mix')) });
  expect(obstaclesOf(form, now, warehouse)).toEqual(found);
  expect(isReadyBeside(form, obstaclesOf(form, now, warehouse))).toBe(found.length === 0);
  const integrated = complete({ services: services(batteries('integrated')) });
  expect(obstaclesOf(integrated, now, warehouse)).toEqual([]);
});

test.each([
  ['toAddress.email', { step: 'recipient', id: 'recipient-email' }],
  ['packages.2.weight', { step: 'package', parcel: 2, id: 'package-weight' }],
  ['pickupDate.date', { step: 'services', id: 'step-heading' }],
  ['elsewhere', null],
])('the issue at %s leads to its field', (path, target) => {
  expect(targetOf(path)).toEqual(target);
});

test('an invalid GTIN is named in its package, and an empty one is sent as null', () => {
  const form = complete({ packages: [{ ...parcel, gtin: '4006381333932' }] });
  expect(wrongIn(form)).toEqual(['packages.0.gtin']);
  expect(wrongOn('package', 0, { form, wrong: wrongIn(form) })).toMatchObject([
    { step: 'package', parcel: 0, fields: ['gtin'] },
  ]);
  expect(requestOf(complete(), false).packages[0]).toMatchObject({ gtin: null, merchantProductId: null });
});
