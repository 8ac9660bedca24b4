// What a link may say about a parcel, and what hostile links may not do.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Parcel } from './parcel.ts';
import { MAX_SIDE_CM, MAX_VALUE_EURO, MAX_WEIGHT_KG } from './parcel-limits.ts';
import { hasPrefill, type Prefill, prefillQuery, readPrefill } from './prefill.ts';
import { countryCodes } from './territory.ts';

const nothing: Prefill = {
  from: null,
  to: null,
  length: null,
  width: null,
  height: null,
  weight: null,
  valueCents: null,
  customs: null,
};

const box = { length: 30, width: 20, height: 10 };

test.each<[string, Partial<Prefill>]>([
  ['', {}],
  ['?', {}],
  ['?abholung=DE&lieferung=Brasilien', { from: 'DE', to: 'BR' }],
  ['Abholung=germany&LIEFERUNG=usa', { from: 'DE', to: 'US' }],
  ['Length=30&Width=20&Height=10&Weight=2,5', { ...box, weight: 2.5 }],
  ['length=30&WIDTH=20&hEIGHT=10&weight=2.5', { ...box, weight: 2.5 }],
  ['dimensionen=30x20x10_2.5', { ...box, weight: 2.5 }],
  ['Dimensionen=30X20X10_2,5', { ...box, weight: 2.5 }],
  ['dimensionen=30%C3%9720%C3%9710_2.5', { ...box, weight: 2.5 }],
  ['dimensionen=30*20*10', box],
  ['dimensionen=30+x+20+x+10+cm_2,5+kg', { ...box, weight: 2.5 }],
  ['dimensionen=30cmx20cmx10cm_2.5kg', { ...box, weight: 2.5 }],
  ['dimensionen=30,5x20.25x10_0,125', { length: 30.5, width: 20.25, height: 10, weight: 0.125 }],
  ['dimensionen=30x20', { length: 30, width: 20 }],
  ['dimensionen=_4', { weight: 4 }],
  ['Length=30+cm&Weight=2%20KG', { length: 30, weight: 2 }],
  ['Wert=25', { valueCents: 2_500 }],
  ['wert=1.234,50+%E2%82%AC', { valueCents: 123_450 }],
  ['Wert=1.250,00', { valueCents: 125_000 }],
  ['Wert=1250', { valueCents: 125_000 }],
  ['Wert=12.5', { valueCents: 1_250 }],
  ['wert=EUR+19,99', { valueCents: 1_999 }],
  ['wert=%E2%82%AC19,99', { valueCents: 1_999 }],
  ['wert=eur19,99', { valueCents: 1_999 }],
  ['wert=19,99eur', { valueCents: 1_999 }],
  ['wert=19,99+Euro', { valueCents: 1_999 }],
  ['Length=30+CM', { length: 30 }],
  ['Zollkosten=ja', { customs: true }],
  ['zollkosten=Yes', { customs: true }],
  ['zollkosten=1', { customs: true }],
  ['zollkosten=true', { customs: true }],
  ['zollkosten=on', { customs: true }],
  ['zollkosten=nein', { customs: false }],
  ['zollkosten=no', { customs: false }],
  ['zollkosten=false', { customs: false }],
  ['zollkosten=0', { customs: false }],
  ['zollkosten=off', { customs: false }],
  ['ZOLLKOSTEN=off', { customs: false }],
  ['lieferung=%C3%96sterreich', { to: 'AT' }],
  ['utm_source=x&lieferung=The+Netherlands#top', { to: 'NL' }],
])('%j is read', (search, said) => {
  expect(readPrefill(search)).toEqual({ ...nothing, ...said });
});

test.each<[string, Partial<Prefill>]>([
  ['dimensionen=30xabcx10_2.5', { length: 30, height: 10, weight: 2.5 }],
  ['dimensionen=-30x20x10_NaN', { width: 20, height: 10 }],
  ['dimensionen=30x20x10x5_2', { weight: 2 }],
  ['dimensionen=1e309x20x10', { width: 20, height: 10 }],
  ['Length=0&Width=-5&Height=10&Weight=Infinity', { height: 10 }],
  ['Weight=500g', {}],
  ['abholung=Atlantis&lieferung=FR', { to: 'FR' }],
  ['Wert=0&Zollkosten=vielleicht&lieferung=FR', { to: 'FR' }],
  ['Wert=0,001', {}],
  ['Wert=1.250', {}],
  ['Wert=2,000+EUR&Weight=1.250', { weight: 1.25 }],
])('only the bad part of %j is ignored', (search, said) => {
  expect(readPrefill(search)).toEqual({ ...nothing, ...said });
});

test('a dimension under its own name takes precedence over the combined dimensions', () => {
  expect(readPrefill('dimensionen=30x20x10_2&Length=40&Weight=3')).toMatchObject({
    length: 40,
    width: 20,
    weight: 3,
  });
  expect(readPrefill('Length=-1&dimensionen=30x20x10_2')).toMatchObject({ length: 30 });
});

test('when a part is given twice, the first usable value counts', () => {
  expect(readPrefill('lieferung=nowhere&lieferung=FR&lieferung=IT')).toMatchObject({ to: 'FR' });
  expect(readPrefill('lieferung=&lieferung=IT')).toMatchObject({ to: 'IT' });
});

test('the limits are those of a parcel', () => {
  const parcel = { ...box, weight: 1, value: 1, description: 'Something of twenty letters' };
  for (const [field, name, max] of [
    ['length', 'Length', MAX_SIDE_CM],
    ['width', 'Width', MAX_SIDE_CM],
    ['height', 'Height', MAX_SIDE_CM],
    ['weight', 'Weight', MAX_WEIGHT_KG],
    ['value', 'Wert', MAX_VALUE_EURO],
  ] as const)
    for (const figure of [max, max + 1]) {
      const prefill = readPrefill(`${name}=${figure}`);
      const read = field === 'value' ? prefill.valueCents : prefill[field];
      expect(read !== null, `${name}=${figure}`).toBe(
        Parcel.safeParse({ ...parcel, [field]: figure }).success,
      );
    }
});

const hostile = '<script>alert(1)</script>';
const all = [
  'abholung',
  'lieferung',
  'Length',
  'Width',
  'Height',
  'Weight',
  'dimensionen',
  'Wert',
  'Zollkosten',
];

test.each([
  hostile,
  encodeURIComponent(hostile),
  '%',
  '%E0%A4%A',
  '%00',
  '1e309',
  '-5',
  'NaN',
  'Infinity',
  '[object Object]',
  '9'.repeat(8_000),
  'x'.repeat(8_000),
  `1${'.000'.repeat(2_000)}`,
  '0x1f',
  '__proto__',
  'javascript:alert(1)',
  "' OR 1=1 --",
])('%.40j in every parameter yields nothing', (value) => {
  const search = `?${all.map((name) => `${name}=${value}`).join('&')}`;
  expect(readPrefill(search)).toEqual(nothing);
  expect(hasPrefill(search)).toBe(true);
});

test('names in brackets and thousands of parameters are ignored', () => {
  expect(readPrefill('lieferung[]=FR&abholung[0]=DE&__proto__=1&constructor=2')).toEqual(nothing);
  expect(readPrefill(`${'a=1&'.repeat(2_000)}lieferung=FR`)).toEqual(nothing);
});

test.each([
  ['?lieferung=FR', true],
  ['?LIEFERUNG=x', true],
  ['?dimensionen=1x1x1', true],
  ['?Wert=0', true],
  ['?zollkosten=nein', true],
  ['?lieferung=', false],
  ['?lieferung', false],
  ['?lieferung=+%20', false],
  ['?utm_source=FR&tab=register', false],
  ['?loadOrder=1', false],
  ['', false],
])('%j asks for the landing page: %s', (search, has) => {
  expect(hasPrefill(search)).toBe(has);
});

test('a complete parcel is written in the order that our own links use', () => {
  const said = { from: 'DE', to: 'BR', ...box, weight: 2.5, valueCents: 2_500, customs: true };
  expect(prefillQuery(said)).toBe('abholung=DE&lieferung=BR&dimensionen=30x20x10_2.5&Wert=25&Zollkosten=ja');
});

test('missing or invalid values are not written', () => {
  expect(prefillQuery({})).toBe('');
  expect(prefillQuery({ length: Number.NaN, width: -1, weight: Infinity, valueCents: 0 })).toBe('');
  expect(prefillQuery({ length: 30, weight: 2 })).toBe('Length=30&Weight=2');
});

test('what is written reads back unchanged', () => {
  const figure = (max: number) =>
    fc.integer({ min: 1, max: max * 1_000 }).map((thousandths) => thousandths / 1_000);
  const option = { nil: null };
  const prefill = fc.record<Prefill>({
    from: fc.option(fc.constantFrom(...countryCodes), option),
    to: fc.option(fc.constantFrom(...countryCodes), option),
    length: fc.option(figure(MAX_SIDE_CM), option),
    width: fc.option(figure(MAX_SIDE_CM), option),
    height: fc.option(figure(MAX_SIDE_CM), option),
    weight: fc.option(figure(MAX_WEIGHT_KG), option),
    valueCents: fc.option(fc.integer({ min: 1, max: MAX_VALUE_EURO * 100 }), option),
    customs: fc.option(fc.boolean(), option),
  });
  fc.assert(
    fc.property(prefill, (said) => {
      expect(readPrefill(prefillQuery(said))).toEqual(said);
    }),
    { numRuns: 200 },
  );
});

test('no query makes it throw, and whatever it reads can be written', () => {
  const value = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.double().map(String));
  const query = fc.array(fc.tuple(fc.constantFrom(...all, '', '%'), value), { maxLength: 12 });
  fc.assert(
    fc.property(query, (parts) => {
      const search = parts.map(([name, text]) => `${name}=${text}`).join('&');
      const read = readPrefill(search);
      expect(readPrefill(prefillQuery(read))).toEqual(read);
      expect(typeof hasPrefill(search)).toBe('boolean');
    }),
    { numRuns: 200 },
  );
});
