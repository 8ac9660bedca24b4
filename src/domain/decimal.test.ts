// Figures as people type them.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decimalOrUndefined, parseDecimal } from './decimal.ts';

test.each([
  ['12', 12],
  ['12,5', 12.5],
  ['12.5', 12.5],
  [' 0,125 ', 0.125],
  [',5', 0.5],
  ['3.', 3],
  ['1.250,5', 1250.5],
  ['1,250.5', 1250.5],
  ['1.250.000', 1_250_000],
  ['1 250,50', 1250.5],
  ["1'250.50", 1250.5],
  ['1’250,50', 1250.5],
  ['.25', 0.25],
  ['1,250,000.', 1_250_000],
  ['0', 0],
  // Not a hundred times as much.
  ['1.250.50', 1250.5],
  ['1,250,50', 1250.5],
  ['1.000.99', 1000.99],
  ['1.250.5', 1250.5],
  ['1.250.', 1250],
  ['1.250.000.5', 1_250_000.5],
])('%j is read as %d', (text, value) => {
  expect(parseDecimal(text)).toMatchObject({ ok: true, value });
});

test.each([
  '',
  '-1',
  'NaN',
  '1e309',
  '12kg',
  '1,2,3',
  '1.25.5',
  '1.2.3,4',
  '1,250.000,5',
  '1250.000,5',
  '.250.000',
  '.',
  '--',
  '١٢',
  '0x10',
])('%j is not a number', (text) => {
  expect(parseDecimal(text)).toEqual({ ok: false, reason: 'no_figure' });
});

test.each(['1,2345', '2.2046', '1.250,0000', '12.345.6789'])('%j has too many decimals', (text) => {
  expect(parseDecimal(text)).toEqual({ ok: false, reason: 'too_many_decimals' });
});

test.each([
  ['1.250', true],
  ['1,250', true],
  ['12.250', true],
  ['999,250', true],
  ['1250.250', false],
  ['.250', false],
  ['1.250.000', false],
  ['0.250', false],
  ['1250', false],
  ['1.250,5', false],
  ['1.25', false],
])('%j could be meant as thousands: %s', (text, ambiguous) => {
  expect(parseDecimal(text)).toMatchObject({ ok: true, ambiguous });
});

test('any number with up to three decimals survives both notations', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 9_999_999_999 }),
      fc.constantFrom('de-DE', 'en-IE'),
      (thousandths, locale) => {
        const value = thousandths / 1000;
        const text = value.toLocaleString(locale, { maximumFractionDigits: 3 });
        const parsed = parseDecimal(text);
        if (parsed.ok && parsed.ambiguous) return;
        // "1.250" in German is ambiguous only when nothing follows; with decimals it never is.
        expect(parsed).toMatchObject({ ok: true, value });
      },
    ),
  );
});

test('a schema gets the value, or nothing', () => {
  expect(decimalOrUndefined('12,5')).toBe(12.5);
  expect(decimalOrUndefined('12kg')).toBeUndefined();
  expect(decimalOrUndefined('1,2345')).toBeUndefined();
});
