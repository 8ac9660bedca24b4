// Spelling of EORI numbers.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { Eori, normaliseEori } from './eori.ts';

test.each([
  ['DE1234567', 'DE1234567'],
  [' de 123 4567 ', 'DE1234567'],
  ['DE123456789012345', 'DE123456789012345'],
  ['GB123456789000', 'GB123456789000'],
  ['XI-123.456/789000', 'XI123456789000'],
  ['FR12345678901234', 'FR12345678901234'],
  ['ITRSSMRA80A01H501U'.slice(0, 17), 'ITRSSMRA80A01H501'],
  ['EL123456789', 'EL123456789'],
  ['DE1', 'DE1'],
])('%s is stored as %s', (typed, stored) => {
  expect(Eori.parse(typed)).toBe(stored);
});

test.each([
  '',
  'DE',
  '1234567',
  'US1234567',
  'CH1234567',
  'DE1234567890123456',
  'DEÄ1234',
  'DEABCDEFG',
  'D1234567',
  '?DE1234567',
  'DE?DE1234567',
])('"%s" is not an EORI number', (typed) => {
  expect(Eori.safeParse(typed).error?.issues[0]?.message).toBe('eori_invalid');
});

test('an EORI number of a megabyte is refused because of its length', () => {
  expect(Eori.safeParse('D'.repeat(1_000_000)).error?.issues[0]?.message).toBe('too_long');
});

test('normalising twice changes nothing', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(normaliseEori(normaliseEori(text))).toBe(normaliseEori(text));
    }),
  );
});
