// How sums are written (R2).
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { euro } from './format.ts';

test('every amount is written to the cent, in groups of three, with a minus sign if negative', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (cents) => {
      const whole = Math.floor(Math.abs(cents) / 100);
      const rest = String(Math.abs(cents) % 100).padStart(2, '0');
      const grouped = (sign: string) => String(whole).replace(/\B(?=(\d{3})+$)/g, sign);
      const minus = cents < 0 ? '\u2212' : '';
      expect(euro(cents, 'de')).toBe(`${minus}${grouped('.')},${rest}\u00a0€`);
      expect(euro(cents, 'en')).toBe(`${minus}€${grouped(',')}.${rest}`);
    }),
  );
});

test.each([
  ['de', 'de-DE'],
  ['en', 'en-IE'],
] as const)('every amount is written as Intl writes it, with a real minus sign (%s)', (language, locale) => {
  const intl = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' });
  fc.assert(
    fc.property(fc.integer({ min: -1e11, max: 1e11 }), (cents) => {
      expect(euro(cents, language)).toBe(intl.format(cents / 100).replace('-', '−'));
    }),
  );
});
