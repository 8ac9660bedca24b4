// Check digits against published sample numbers, and our own numbers against the same rules.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CARRIERS, type Carrier } from './carrier-accounts.ts';
import {
  dhlExpressCheck,
  dpdCheck,
  fedexCheck,
  mod10Check,
  s10Check,
  trackingNumber,
  upsCheck,
} from './tracking-numbers.ts';

test.each([
  ['UPS', '1Z5R89390357567127', (n: string) => upsCheck(n.slice(2, -1))],
  ['UPS', '1Z410E7W0392751591', (n: string) => upsCheck(n.slice(2, -1))],
  ['FedEx', '986578788855', (n: string) => fedexCheck(n.slice(0, -1))],
  ['FedEx', '799531274483', (n: string) => fedexCheck(n.slice(0, -1))],
  ['DHL Express', '3318810025', (n: string) => dhlExpressCheck(n.slice(0, -1))],
  ['DHL Express', '1099255990', (n: string) => dhlExpressCheck(n.slice(0, -1))],
  ['DHL Paket', '00340433836442636597', (n: string) => mod10Check(n.slice(0, -1))],
  ['DPD', '09980000020033F', (n: string) => dpdCheck(n.slice(0, -1))],
  ['USPS', '9400111206206406260787', (n: string) => mod10Check(n.slice(0, -1))],
])('the %s sample %s has the digit that we compute', (_carrier, number, check) => {
  expect(String(check(number))).toBe(number.at(-1));
});

test('the S10 sample RB123456785GB has the digit that we compute', () => {
  expect(s10Check('12345678')).toBe(5);
});

test.each([
  ['USPS', 'FirstClassPackageInternationalService', 'LZ', 'US'],
  ['USPS', 'PriorityMailInternational', 'CP', 'US'],
  ['USPS', 'ExpressMailInternational', 'EE', 'US'],
  ['DhlPaket', 'PaketInternational', 'CZ', 'DE'],
] as const)('%s %s has a number in the international postal format', (carrier, service, from, to) => {
  expect(trackingNumber(carrier, service, 12_345)).toBe(`${from}00012345${s10Check('00012345')}${to}`);
});

const FORM: Record<Carrier, RegExp> = {
  UPS: /^1Z000000\d{10}$/,
  FedEx: /^0000\d{8}$/,
  DHLExpress: /^00\d{8}$/,
  DPD: /^0000000\d{7}[0-9A-Z]$/,
  DhlPaket: /^003400000000\d{8}$/,
  USPS: /^94001000000000\d{8}$/,
};

test.each(CARRIERS)(
  '%s numbers have the right format, are in the unused range, and all differ',
  (carrier) => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 9_999_999 }), { minLength: 2 }), (serials) => {
        const numbers = serials.map((serial) => trackingNumber(carrier, 'Paket', serial));
        for (const number of numbers) expect(number).toMatch(FORM[carrier]);
        expect(new Set(numbers).size).toBe(serials.length);
      }),
    );
  },
);
