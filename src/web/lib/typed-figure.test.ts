// Figures written into fields are read back unchanged.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseDecimal } from '#domain/decimal.ts';
import { typedFigure, withoutUnit } from './typed-figure.ts';

test.each([
  [25, false, '25', '25'],
  [2.5, false, '2,5', '2.5'],
  [0.1 + 0.2, false, '0,3', '0.3'],
  [25.5, true, '25,50', '25.50'],
  [25, true, '25', '25'],
  [1250.5, true, '1250,50', '1250.50'],
  [100, false, '100', '100'],
])('%d, money: %s', (figure, isMoney, german, english) => {
  expect(typedFigure(figure, 'de', { isMoney })).toBe(german);
  expect(typedFigure(figure, 'en', { isMoney })).toBe(english);
});

test('any figure with up to three decimals, or amount with two, is read back unchanged', () => {
  const whole = fc.integer({ min: 1, max: 999_999_999 });
  fc.assert(
    fc.property(whole, fc.boolean(), fc.constantFrom('de', 'en'), (units, isMoney, language) => {
      const figure = units / (isMoney ? 100 : 1000);
      expect(parseDecimal(typedFigure(figure, language, { isMoney }))).toMatchObject({
        ok: true,
        value: figure,
      });
    }),
  );
});

test.each([
  ['1.250,50 €', '€', '1.250,50'],
  ['€1,250.50', '€', '1,250.50'],
  ['EUR 25', '€', '25'],
  ['25 euro ', '€', '25'],
  ['2,5 kg', 'kg', '2,5'],
  ['30cm', 'cm', '30'],
  ['1 250,50', '€', '1 250,50'],
  ['30 mm', 'cm', '30 mm'],
  ['2 lb', 'kg', '2 lb'],
] as const)('%j in a field in %s becomes %j', (text, unit, figure) => {
  expect(withoutUnit(text, unit)).toBe(figure);
});
