// Spelling of VAT ids in each state, and the effect of a check on their state.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY_MS, MINUTE_MS } from './durations.ts';
import { normaliseVatId, splitVatId, vatStateAfter, VatId, isVatConfirmed, VatState } from './vat.ts';

/** One per state; figures as in the Commission's structure table. */
const examples = [
  'ATU12345678',
  'BE0123456789',
  'BE1234567890',
  'BG123456789',
  'BG1234567890',
  'CY12345678X',
  'CZ12345678',
  'CZ1234567890',
  'DE123456788',
  'DK12345678',
  'EE123456789',
  'EL123456789',
  'ESX1234567X',
  'ES12345678Z',
  'ESX12345678',
  'FI12345678',
  'FR12345678901',
  'FRXX123456789',
  'HR12345678901',
  'HU12345678',
  'IE1234567W',
  'IE1234567WA',
  'IE1S23456L',
  'IE1+23456L',
  'IE1*23456L',
  'IT12345678901',
  'LT123456789',
  'LT123456789012',
  'LU12345678',
  'LV12345678901',
  'MT12345678',
  'NL123456789B01',
  'NL+*1234567B01',
  'PL1234567890',
  'PT123456789',
  'RO12',
  'RO1234567890',
  'SE123456789012',
  'SI12345678',
  'SK1234567890',
  'XI123456789',
  'XI123456789012',
  'XIGD123',
  'XIHA123',
];

test.each(examples)('%s has the format of its state', (id) => {
  expect(splitVatId(id)).toEqual({ state: id.slice(0, 2), number: id.slice(2) });
});

test.each(examples)('nothing else may come before or after %s', (id) => {
  expect(splitVatId(`${id.slice(0, 2)}_${id.slice(2)}`)).toBeNull();
  expect(splitVatId(`${id}_`)).toBeNull();
});

test('all 27 members and Northern Ireland are known by VIES’s codes', () => {
  expect(new Set(examples.map((id) => id.slice(0, 2))).size).toBe(28);
});

test.each([
  ['GB123456789', 'no longer a member'],
  ['US123456789', 'not a member'],
  ['DE12345678', 'too short'],
  ['DE1234567890', 'too long'],
  ['AT12345678', 'without the U'],
  ['BE2123456789', 'wrong first digit'],
  ['CY123456789', 'without the letter'],
  ['BG12345678', 'too short'],
  ['BG12345678901', 'too long'],
  ['CZ1234567', 'too short'],
  ['CZ12345678901', 'too long'],
  ['IE1234567', 'without its letter'],
  ['IE1234567WAB', 'a letter too many'],
  ['RO1', 'too short'],
  ['RO12345678901', 'too long'],
  ['XI12345678901', 'neither nine digits nor twelve'],
  ['123456789', 'without a prefix'],
  ['DE', 'nothing after the prefix'],
  ['', 'nothing'],
  ['__proto__', 'no prefix at all'],
  ['constructor', 'no prefix at all'],
  ['DE12345678８', 'a full-width digit'],
])('%j is refused: %s', (id) => {
  expect(splitVatId(normaliseVatId(id))).toBeNull();
  expect(VatId.safeParse(id).error?.issues[0]?.message).toBe('vat_id_invalid');
});

test.each([
  [' de 123 456 788 ', 'DE123456788'],
  ['DE-123.456/788', 'DE123456788'],
  ['GR123456789', 'EL123456789'],
  ['gr 123456789', 'EL123456789'],
  ['BE 444.503.092', 'BE0444503092'],
  ['BE (0)444.503.092', 'BE0444503092'],
  ['GR 94051189', 'EL094051189'],
  ['LU: 20993674', 'LU20993674'],
  // The number part of France may begin with letters, even with its own prefix.
  ['FRFR123456789', 'FRFR123456789'],
  ['atu12345678', 'ATU12345678'],
])('%j is stored as %s', (typed, stored) => {
  expect(VatId.parse(typed)).toBe(stored);
});

test('any text is either refused or stored in a spelling that does not change again', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[A-Z]{2}[A-Z\d]{0,12}$/)), (text) => {
      const parsed = VatId.safeParse(text);
      return !parsed.success || VatId.parse(parsed.data) === parsed.data;
    }),
  );
});

test('a VAT ID of a megabyte is refused because of its length', () => {
  expect(VatId.safeParse('D'.repeat(1_000_000)).error?.issues[0]?.message).toBe('too_long');
});

test.each(VatState.options)('an outage leaves %s unchanged, and the check is repeated', (state) => {
  const after = vatStateAfter(state, 0, 'unknown');
  expect(after.state).toBe(state);
  expect(after.againAfterMs).toBe(MINUTE_MS);
});

test.each(VatState.options)('a verdict ends %s and resets the count', (state) => {
  expect(vatStateAfter(state, 7, 'valid')).toEqual({
    state: 'valid',
    attempts: 0,
    againAfterMs: 90 * DAY_MS,
  });
  expect(vatStateAfter(state, 7, 'invalid')).toEqual({ state: 'invalid', attempts: 0, againAfterMs: null });
});

test('the intervals during an outage grow up to a day', () => {
  const gaps: number[] = [];
  let attempts = 0;
  for (let i = 0; i < 8; i += 1) {
    const after = vatStateAfter('pending', attempts, 'unknown');
    gaps.push((after.againAfterMs ?? 0) / MINUTE_MS);
    attempts = after.attempts;
  }
  expect(gaps).toEqual([1, 5, 15, 60, 360, 1440, 1440, 1440]);
});

test('no series of outages ever makes an id invalid', () => {
  fc.assert(
    fc.property(fc.constantFrom('pending', 'valid'), fc.nat(1000), (state, attempts) => {
      const after = vatStateAfter(state, attempts, 'unknown');
      return after.state === state && after.againAfterMs !== null && after.againAfterMs <= DAY_MS;
    }),
  );
});

test('only a confirmed id counts', () => {
  expect([null, ...VatState.options].filter(isVatConfirmed)).toEqual(['valid']);
});
