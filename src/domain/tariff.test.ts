// The search on a small lexicon: which words count, which do not, and when there is no answer.
import { stemmer as englishStem } from '@orama/stemmers/english';
import { stemmer as germanStem } from '@orama/stemmers/german';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isHsCode } from './hs-codes.ts';
import { createTariffSearch } from './tariff.ts';
import { readGoods, readNames } from './tariff-goods.ts';

const goods = readGoods(`
610910,610990 | t-shirt, undershirt | T-Shirt, Unterhemd
611020,611011,611030 | sweater, pullover | Pullover, Strickjacke
620520,620530 | men's shirt, dress shirt | Herrenhemd, Oberhemd
620630,620640 | blouse, women's shirt | Bluse, Damenhemd
392690 | phone case, phone cover | Handyhülle, Schutzhülle Handy, Hülle
851713 | smartphone, mobile phone | Handy, Smartphone
420310 | leather jacket | Lederjacke
620140,620240 | jacket | Jacke
691200,691110 | mug, cup | Tasse, Becher
851671 | coffee machine | Kaffeemaschine
180632 | chocolate, box of chocolates | Schokolade, Pralinen
630900 | used clothes | Altkleider, gebrauchte Kleidung
520100 | raw cotton | Rohbaumwolle
820559 | salt and pepper mill | Salz- und Pfeffermühle
`);
const names = readNames(`
610910 | T-shirt, cotton | T-Shirt aus Baumwolle
610990 | T-shirt, synthetic fibres | T-Shirt aus Chemiefasern
611020 | Pullover, cotton | Pullover aus Baumwolle
611011 | Pullover, wool | Pullover aus Wolle
611030 | Pullover, synthetic fibres | Pullover aus Chemiefasern
620520 | Men's shirt, cotton | Herrenhemd aus Baumwolle
620530 | Men's shirt, synthetic fibres | Herrenhemd aus Chemiefasern
620630 | Blouse, cotton | Damenbluse aus Baumwolle
620640 | Blouse, synthetic fibres | Damenbluse aus Chemiefasern
620140 | Men's jacket | Herrenjacke
620240 | Women's jacket | Damenjacke
691200 | Mug, stoneware | Tasse aus Steingut
691110 | Mug, porcelain | Tasse aus Porzellan
`);
const search = createTariffSearch({ goods, names }, { de: germanStem, en: englishStem });
const codes = (description: string): string[] => search.find(description).map(({ code }) => code);

test.each([
  ['a word of the lexicon', 'Pullover', '611020'],
  ['another form of it', 'Pullovern', '611020'],
  ['English', 'sweaters', '611020'],
  ['capitals', 'TASSE', '691200'],
  ['no umlauts', 'Handyhuelle', '392690'],
  ['wrong umlauts', 'Handyhülle', '392690'],
  ['a typing error', 'Pullovre', '611020'],
  ['an unfinished word', 'Smartph', '851713'],
  ['an unfinished compound', 'Lederja', '420310'],
  ['a compound with a material', 'Baumwollpullover', '611020'],
  ['another material', 'Wollpullover', '611011'],
  ['the material after the thing', 'Pullover aus Wolle', '611011'],
  ['the material alone after a comma', 'Pullover, Polyester', '611030'],
  ['qualifiers', 'Neue schwarze Damen-Jacke, gebraucht, Größe XL', '620240'],
  ['for whom', 'Jacke für Herren', '620140'],
  ['the thing, not what it is for', 'Hülle für Handy', '392690'],
  ['the same in English', 'cover for a mobile phone', '392690'],
  ['a brand instead of the thing it fits', 'phone case iPhone 14 Pro', '392690'],
  ['a brand alone', 'iPhone 14 Pro', '851713'],
  ['what is in the box', 'box of chocolates', '180632'],
  ['leather that makes another thing', 'Jacke aus Leder', '420310'],
  ['a joined word split in two', 'smart phone', '851713'],
  ['a part of a thing', 'Ersatzteil für Kaffeemaschine', '851690'],
  ['a part of a thing in English', 'spare parts for coffee machine', '851690'],
  ['one thing whose name has an "and"', 'Salz- und Pfeffermühle', '820559'],
  ['a used one is not used clothes', 'gebrauchter Pullover', '611020'],
  ['porcelain', 'Tasse aus Porzellan', '691110'],
])('%s: %s', (_case, description, code) => {
  expect(codes(description)[0]).toBe(code);
});

test('when there are several things, each is suggested', () => {
  expect(codes('Zwei T-Shirts und eine Tasse').slice(0, 2).sort()).toEqual(['610910', '691200']);
});

test.each([
  '',
  '   ',
  'Geschenk',
  'gift for my mother',
  'Ersatzteile',
  'Muster',
  // The beginning of a compound, which is not that thing itself.
  'Schutz',
  'samples',
  'Zubehör',
  '🎁',
  '42',
  'neu',
])('nothing is suggested for %j', (description) => {
  expect(codes(description)).toEqual([]);
});

test('a thing missing from the lexicon is not mistaken for its material or its use', () => {
  expect(codes('Regenschirmständer')).toEqual([]);
  expect(codes('Xylophonschlägel aus Baumwolle')).toEqual([]);
});

test('the confidence of a suggestion depends on how much of it was found', () => {
  const [shirt, other] = search.find('T-Shirt');
  expect(shirt).toMatchObject({ code: '610910', confidence: 'high' });
  // The material was not given.
  expect(other).toMatchObject({ code: '610990', confidence: 'medium' });
  const [guessed] = search.find('Zauberpullover mit Einhorn');
  expect(guessed?.confidence).not.toBe('high');
});

test('there are never more suggestions than asked for, each is a code, and none appears twice', () => {
  const words = fc.constantFrom(
    'Tasse',
    'shirt',
    'und',
    'für',
    'Handy',
    ',',
    'Leder',
    'blau',
    '(',
    '\\',
    '🙂',
    'чай',
    'für'.normalize('NFD'),
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(words, fc.string())), (list) => {
      const found = codes(list.join(' '));
      expect(found.length).toBeLessThanOrEqual(3);
      expect(new Set(found).size).toBe(found.length);
      expect(found.every(isHsCode)).toBe(true);
    }),
    { numRuns: 300 },
  );
});

test('only the beginning of 5,000 letters is read, so the answer takes no longer than for a few', () => {
  const rest = '. '.repeat(2_450);
  expect(codes(`Pullover ${rest}`)).toEqual(codes('Pullover'));
  expect(codes(`${rest} Pullover`)).toEqual([]);
});
