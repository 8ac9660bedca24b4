// What is read from the fields, and which answers count.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CalculatorRate } from '#contract/calculator.ts';
import { prefillQuery, readPrefill } from '#domain/prefill.ts';
import {
  asked,
  changed,
  customsCaseShown,
  emptyState,
  firstAmbiguous,
  prefillOf,
  readTyped,
  type Typed,
  typedOf,
} from './calculator-state.ts';

const whole: Typed = {
  from: 'DE',
  to: 'BR',
  length: '30',
  width: '20,5',
  height: '10.25',
  weight: '2,5',
  value: '',
  customs: false,
};

const rate = (customsCase: CalculatorRate['customsCase']): CalculatorRate => ({
  carrier: 'UPS',
  service: 'Express Saver',
  label: null,
  priceCents: 1290,
  price: '12.90',
  currency: 'EUR',
  vatCents: 206,
  deliveryDays: 3,
  isHub: false,
  onlyAsHubLeg: false,
  withExportDeclaration: false,
  customsCase,
});

test('the value of the goods is sent along, as it may require an export declaration', () => {
  expect(readTyped({ ...whole, value: '1.200,50' }).input).toMatchObject({ value: 1200.5 });
});

test('figures with a comma or point make a request; the value of the goods may be missing', () => {
  expect(readTyped(whole)).toEqual({
    input: { length: 30, width: 20.5, height: 10.25, weight: 2.5, from: 'DE', to: 'BR' },
    missing: [],
    wrong: [],
  });
});

test('figures are read with their units too, as in the wizard', () => {
  const typed = { ...whole, length: '30 cm', width: '20,5cm', weight: '2,5 kg', value: '80 €' };
  expect(readTyped(typed)).toMatchObject({
    input: { length: 30, width: 20.5, weight: 2.5, value: 80 },
    wrong: [],
  });
  expect(prefillOf(typed)).toMatchObject({ length: 30, weight: 2.5, valueCents: 8_000 });
  expect(readTyped({ ...whole, weight: '2500 cm' }).wrong).toEqual(['weight']);
  expect(firstAmbiguous({ ...whole, weight: '1.250 kg' })).toMatchObject({ thousands: '1250' });
});

test.each([
  ['to', '', 'missing'],
  ['length', '  ', 'missing'],
  ['weight', '0', 'wrong'],
  ['weight', '-1', 'wrong'],
  ['height', '1e3', 'wrong'],
  ['width', '10001', 'wrong'],
  ['weight', '50001', 'wrong'],
  ['value', 'viel', 'wrong'],
  ['value', '0,004', 'wrong'],
] as const)('%s "%s" is %s, and nothing is requested', (field, text, how) => {
  const reading = readTyped({ ...whole, [field]: text });
  expect(reading[how]).toEqual([field]);
  expect(reading.input).toBeNull();
});

test('missing fields are named in page order', () => {
  const nothing = { ...whole, from: '', to: '', length: '', width: '', height: '', weight: '' };
  expect(readTyped(nothing).missing).toEqual(['from', 'to', 'length', 'width', 'height', 'weight']);
});

test('the first figure that could mean thousands is named with its other meaning', () => {
  expect(firstAmbiguous(whole)).toBeNull();
  expect(firstAmbiguous({ ...whole, weight: '1.250', value: '2.000' })).toEqual({
    field: 'weight',
    value: 1.25,
    thousands: '1250',
  });
});

test("a URL is filled in as typed in the page's language, without thousands separators", () => {
  const prefill = readPrefill('?lieferung=USA&dimensionen=30x20,5x10_2.5&Wert=1250.50&Zollkosten=ja');
  const typed = { to: 'US', length: '30', height: '10', customs: true };
  expect(typedOf(prefill, 'de')).toEqual({ ...typed, width: '20,5', weight: '2,5', value: '1250,50' });
  expect(typedOf(prefill, 'en')).toEqual({ ...typed, width: '20.5', weight: '2.5', value: '1250.50' });
});

test('what was typed is passed to the wizard, except what cannot be read', () => {
  const figure = fc.integer({ min: 1, max: 9_999_999 }).map((thousandths) => thousandths / 1000);
  fc.assert(
    fc.property(figure, figure, fc.constantFrom('de', 'en'), (length, weight, language) => {
      const given = { ...readPrefill('lieferung=FR&width=2&height=3'), length, weight };
      const typed = { ...whole, customs: false, value: '', ...typedOf(given, language) };
      expect(readPrefill(prefillQuery(prefillOf(typed)))).toMatchObject({
        to: 'FR',
        length,
        weight,
        width: 2,
      });
    }),
  );
  expect(prefillOf({ ...whole, weight: 'schwer', value: '1,25', customs: true })).toMatchObject({
    weight: null,
    valueCents: 125,
    customs: true,
  });
});

test('every request and every change has its own number, so that an answer can tell whether it was overtaken', () => {
  const first = asked(emptyState);
  expect(first.shown).toEqual({ kind: 'asking' });
  const later = changed(first);
  expect(later.shown).toEqual({ kind: 'nothing' });
  expect(new Set([emptyState, first, later, asked(later)].map(({ question }) => question)).size).toBe(4);
});

test('customs are those of the first rate, and only while they are wanted', () => {
  const shows = (...rates: CalculatorRate[]) => ({ question: 1, shown: { kind: 'rates', rates } }) as const;
  const state = shows(rate('export'), rate('domestic'));
  expect(customsCaseShown(state, { customs: true })).toBe('export');
  expect(customsCaseShown(state, { customs: false })).toBeNull();
  expect(customsCaseShown(asked(emptyState), { customs: true })).toBeNull();
  expect(customsCaseShown(shows(), { customs: true })).toBeNull();
});
