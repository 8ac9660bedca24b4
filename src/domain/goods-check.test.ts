// Faulty samples and the findings in each; good ones without any.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anAddress, aParcel } from '#tests/factories.ts';
import { checkGoods, type GoodsFindingCode, goodsFindings, isFact } from './goods-check.ts';
import type { Parcel } from './parcel.ts';

const hamburg = anAddress();
const zurich = anAddress({ country: 'CH', zip: '8001', city: 'Zürich' });
const newYork = anAddress({ country: 'US', zip: '10118', city: 'New York', state: 'NY' });

/** A parcel with nothing wrong. */
const good = (change: Partial<Parcel> = {}): Parcel => aParcel({ originCountry: 'DE', ...change });

const codesOf = (change: Partial<Parcel>): GoodsFindingCode[] =>
  checkGoods({ fromAddress: hamburg, toAddress: zurich, packages: [good(change)] }).map(({ code }) => code);

const text = (description: string, hsCode: string | null = '490199'): Partial<Parcel> => ({
  description,
  hsCode,
});

test.each<[string, Partial<Parcel>, GoodsFindingCode[]]>([
  ['a gift', text('Geschenk für meine Tante'), ['description_vague']],
  ['gifts for several', text('Gifts for friends and family'), ['description_vague']],
  ['a birthday present', text('Birthday present for my brother'), ['description_vague']],
  ['Christmas', text('Diverse Geschenke zu Weihnachten'), ['description_vague']],
  ['samples', text('Samples without commercial value'), ['description_vague']],
  ['Warenmuster', text('Warenmuster, unverkäuflich'), ['description_vague']],
  ['spare parts', text('Spare parts, various'), ['description_vague']],
  ['Ersatzteile', text('Ersatzteile, gebraucht, diverse'), ['description_vague']],
  ['personal effects', text('Personal effects and belongings'), ['description_vague']],
  ['persönliche Gegenstände', text('Diverse persönliche Gegenstände'), ['description_vague']],
  ['stuff', text('Some of my personal stuff'), ['description_vague']],
  ['household goods', text('Used household goods, private use'), ['description_vague']],
  ['accessories', text('Verschiedenes Zubehör und Teile'), ['description_vague']],
  ['merchandise', text('Assorted merchandise and goods'), ['description_vague']],
  ['figures only', text('1234567890 1234567890 12'), ['description_vague']],
  ['signs only', text('!!! ??? --- ... +++ *** !!!'), ['description_vague']],
  ['faces only', text('🎁🎁🎁🎁🎁🎁🎁🎁🎁🎁🎁🎁🎁🎁🎁🎁🎁🎁🎁🎁'), ['description_vague']],
  ['a return that names no goods', text('Returned goods: diverse Artikel'), ['description_vague']],
  ['an order', text('Delivery of our order no. 4711'), ['description_vague']],
  ['Kleidung', text('Kleidung für meine Schwester'), ['description_vague']],
  ['clothes', text('Used clothes for my family'), ['description_vague']],
  ['clothing', text('Clothing and textiles, assorted'), ['description_vague']],
  ['Elektronik', text('Diverse Elektronik, gebraucht'), ['description_vague']],
  ['electronics', text('Electronics, new, 3 pieces'), ['description_vague']],
  ['Lebensmittel', text('Verschiedene Lebensmittel, 5 kg'), ['description_vague']],
  ['tools', text('Various tools and equipment'), ['description_vague']],
  ['machinery', text('Used machinery, 1 piece, 20 kg'), ['description_vague']],
  ['Cyrillic', text('Печатные книги для школы'), ['description_not_latin']],
  ['Chinese', text('印刷书籍 für den Unterricht an Schulen'), ['description_not_latin']],
  ['Arabic', text('كتب مطبوعة للمدارس والأطفال'), ['description_not_latin']],
  ['Greek', text('Βιβλία για το σχολείο'), ['description_not_latin']],
  ['shirts as electronics', text('Cotton T-shirts, new, 5 pieces', '850440'), ['description_chapter']],
  ['Hemden as books', text('Herrenhemden: Hemd, weiß, neu', '490199'), ['description_chapter']],
  ['shoes as toys', text('Running shoes, used, one pair', '950300'), ['description_chapter']],
  ['books as clothing', text('Drei Bücher über Hamburg', '610910'), ['description_chapter']],
  ['a phone as clothes', text('Smartphone, refurbished, with box', '620520'), ['description_chapter']],
  ['a laptop as furniture', text('Laptop computer, used, 14 inch', '940360'), ['description_chapter']],
  ['a guitar as wood', text('Gitarre aus Holz, gebraucht', '442199'), ['description_chapter']],
  ['a watch as jewellery', text('Wristwatch, stainless steel', '711311'), ['description_chapter']],
  ['a chair as tools', text('Stuhl, Buche, unlackiert, neu', '820559'), ['description_chapter']],
  ['coffee as machines', text('Roasted coffee beans, 1 kg', '841981'), ['description_chapter']],
  ['wine as glass', text('Red wine, 6 bottles, Spätburgunder', '701090'), ['description_chapter']],
  ['half a tariff number', text('Cotton T-shirts, new, 5 pieces', '85'), ['hs_code_missing']],
  ['no tariff number', text('Printed books for school lessons', null), ['hs_code_missing']],
  ['an empty tariff number', text('Printed books for school lessons', ''), ['hs_code_missing']],
  ['no origin', { originCountry: null }, ['origin_missing']],
  ['an empty origin', { originCountry: '' }, ['origin_missing']],
  ['a cent for a kilogram', { value: 0.01, weight: 1 }, ['value_too_low']],
  ['one euro for 30 kg', { value: 1, weight: 30, length: 60, width: 60, height: 60 }, ['value_too_low']],
  [
    'a million for an ounce',
    { value: 900_000, weight: 0.03, length: 10, width: 10, height: 5 },
    ['value_too_high'],
  ],
  ['heavier than lead', { weight: 20, length: 10, width: 10, height: 10 }, ['weight_too_high']],
  ['lighter than air', { weight: 0.01, length: 60, width: 50, height: 40 }, ['weight_too_low']],
  ['a return of shirts as books', text('Returned goods: cotton T-shirts'), ['description_chapter']],
  [
    'all at once',
    { ...text('Diverse Ersatzteile', null), originCountry: null, value: 0.01, weight: 2 },
    ['description_vague', 'value_too_low', 'hs_code_missing', 'origin_missing'],
  ],
])('%s: %o is flagged', (_what, change, expected) => {
  expect(codesOf(change)).toEqual(expected);
});

test.each([
  text('Printed books for school lessons'),
  text('Ersatzteile für Kaffeemaschine: Brühgruppe', '841990'),
  text('Case for smartphone, silicone, black', '392690'),
  text('Phone case, silicone, black', '392690'),
  text('Handyhülle aus Leder, braun, neu', '420231'),
  text('Toy guitar for children, plastic', '950300'),
  text('Poster of a bicycle, printed paper', '491191'),
  text('Geschenkpapier, 10 Rollen, bunt', '481190'),
  text('Damenschuhe aus Leder, Größe 39', '640399'),
  text('T-Shirts für Kinder aus Baumwolle', '610910'),
  text('Tasse mit Foto, Keramik, 300 ml', '691200'),
  text('Łańcuch rowerowy, stal, 2 sztuki', '731511'),
  text('Returned goods: printed books, 2 pieces'),
  text('Tischdecke, Leinen, 2 m, weiß', '630253'),
  text('Kleidung: drei Blusen aus Seide', '620610'),
  text('Machine screws, stainless steel', '731815'),
  text('Espresso machine for the kitchen', '851671'),
])('%o has no findings', (change) => {
  expect(codesOf(change)).toEqual([]);
});

test('nothing is checked where there is no customs', () => {
  const packages = [good({ description: 'Geschenk', hsCode: null, originCountry: null, value: 0.01 })];
  const paris = anAddress({ country: 'FR', zip: '75001', city: 'Paris' });
  expect(checkGoods({ fromAddress: hamburg, toAddress: paris, packages })).toEqual([]);
  const heligoland = anAddress({ zip: '27498', city: 'Helgoland' });
  expect(checkGoods({ fromAddress: hamburg, toAddress: heligoland, packages }).length).toBeGreaterThan(0);
});

test('a missing tariff number weighs more where no carrier accepts goods without one', () => {
  const severity = (toAddress: typeof zurich) =>
    checkGoods({ fromAddress: hamburg, toAddress, packages: [good({ hsCode: null })] })[0]?.severity;
  expect(severity(newYork)).toBe('warn');
  expect(severity(zurich)).toBe('hint');
});

const sanJuan = anAddress({ country: 'PR', zip: '00901', city: 'San Juan' });
const stThomas = anAddress({ country: 'US', zip: '00802', city: 'St. Thomas' });

test.each([
  ['six digits for New York', hamburg, newYork, '6109.10', true],
  ['eight digits for New York', hamburg, newYork, '6109 10 00', true],
  ['ten digits for New York', hamburg, newYork, '6109.10.00.10', false],
  ['six digits for Puerto Rico', hamburg, sanJuan, '610910', true],
  ['six digits for the Virgin Islands, which are outside', hamburg, stThomas, '610910', false],
  ['six digits from the USA', newYork, hamburg, '610910', false],
  ['six digits for Switzerland', hamburg, zurich, '610910', false],
])('%s: whether the number is shorter than those of the United States', (...row) => {
  const [, fromAddress, toAddress, hsCode, isShort] = row;
  const packages = [good({ description: 'Cotton T-shirts, new, 5 pieces', hsCode, value: 200 })];
  expect(checkGoods({ fromAddress, toAddress, packages })).toEqual(
    isShort ? [{ code: 'hs_code_short', parcel: 0, field: 'hsCode', severity: 'hint' }] : [],
  );
});

test.each([
  ['Bücher für den Schulunterricht', true],
  ['Kinderbücher, gebraucht, 5 Stück', true],
  ['Two prints of a hare by Albrecht Dürer', false],
  ['Used silver cutlery, 24 pieces', false],
  ['Fürstenberg porcelain, 6 cups, new', false],
])('into the United States, and only there, "%s" is pointed out as German: %s', (description, isGerman) => {
  const codesInto = (toAddress: typeof newYork) =>
    checkGoods({ fromAddress: hamburg, toAddress, packages: [good({ description, hsCode: '4901990000' })] })
      .filter(({ code }) => code === 'description_german')
      .map(({ field, severity }) => `${field} ${severity}`);
  expect(codesInto(newYork)).toEqual(isGerman ? ['description hint'] : []);
  expect(codesInto(zurich)).toEqual([]);
});

const findings = (change: Partial<Parcel>) =>
  checkGoods({ fromAddress: hamburg, toAddress: zurich, packages: [good(change)] });

test.each<[Partial<Parcel>, string]>([
  [{ value: 0.01, weight: 1 }, 'value'],
  [{ value: 900_000, weight: 0.03, length: 10, width: 10, height: 5 }, 'value'],
  [{ weight: 20, length: 10, width: 10, height: 10 }, 'weight'],
  [{ weight: 0.01, length: 60, width: 50, height: 40 }, 'weight'],
  [text('Cotton T-shirts, new, 5 pieces', '850440'), 'hsCode'],
  [text('Печатные книги для школы'), 'description'],
  [{ value: 200_001, weight: 1, length: 10, width: 10, height: 10 }, 'value'],
  [{ weight: 11.01, length: 10, width: 10, height: 10 }, 'weight'],
])('the finding in %o concerns the field %s', (change, field) => {
  expect(findings(change)).toMatchObject([{ field, severity: 'warn' }]);
});

test.each<Partial<Parcel>>([
  { value: 0.1, weight: 1 },
  { value: 200_000, weight: 1, length: 10, width: 10, height: 10 },
  { weight: 11, length: 20, width: 10, height: 5, value: 2 },
  { weight: 11, length: 10, width: 10, height: 10 },
  { weight: 0.003, length: 10, width: 10, height: 10, value: 1 },
])('%o is at the limit and has no findings', (change) => {
  expect(findings(change)).toEqual([]);
});

test('each chapter that the words belong to is named once', () => {
  const [finding] = findings(text('T-shirts, T-shirts and T-shirts', '850440'));
  expect(finding?.chapters).toEqual([...new Set(finding?.chapters)]);
  expect(finding?.chapters).toContain('61');
});

test('findings name their parcel, and warnings come first', () => {
  const packages = [good({ originCountry: null }), good(), good({ description: 'Geschenk für Tante' })];
  expect(checkGoods({ fromAddress: hamburg, toAddress: zurich, packages })).toEqual([
    { code: 'description_vague', parcel: 2, field: 'description', severity: 'warn' },
    { code: 'origin_missing', parcel: 0, field: 'originCountry', severity: 'hint' },
  ]);
});

test('no text takes long, breaks the check, or yields a finding that has no sentence', () => {
  const hard = [
    '(a+)+$'.repeat(800),
    '\ud800'.repeat(100),
    'a-'.repeat(2_500),
    '.*+?^${}()|[]\\'.repeat(300),
  ];
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: 'grapheme', maxLength: 500 }), fc.constantFrom(...hard)),
      (description) => {
        for (const code of codesOf({ description })) expect(goodsFindings).toContain(code);
      },
    ),
  );
});

test('what sounds like dangerous goods is a warning, besides what else the description lacks; declared batteries are none', () => {
  const codes = (description: string, lithiumBattery = false) =>
    checkGoods({
      fromAddress: hamburg,
      toAddress: zurich,
      packages: [good(text(description))],
      additionalServices: { lithiumBattery },
    }).map(({ code, field, severity }) => [code, field, severity]);
  const danger = ['description_dangerous', 'description', 'warn'];
  expect(codes('Perfume, 3 bottles, 50 ml', true)).toEqual([
    ['description_chapter', 'hsCode', 'warn'],
    danger,
  ]);
  expect(codes('Power bank for travelling')).toEqual([danger]);
  expect(codes('Power bank for travelling', true)).toEqual([]);
  expect(findings(text('Power bank for travelling'))).toMatchObject([{ code: 'description_dangerous' }]);
});

test('goods that need a permit are named, and food for the United States', () => {
  const codes = (hsCode: string, toAddress = zurich, description = 'Honey from lime trees, 2 jars') =>
    checkGoods({
      fromAddress: hamburg,
      toAddress,
      packages: [good(text(description, hsCode))],
    }).map(({ code, severity }) => [code, severity]);
  expect(codes('040900')).toEqual([['permit_animals', 'warn']]);
  expect(codes('0409000000', newYork)).toEqual([
    ['permit_animals', 'warn'],
    ['food_to_us', 'warn'],
  ]);
  expect(codes('9306300000', newYork, 'Cartridges of brass, 20 pieces')).toEqual([
    ['permit_weapons', 'warn'],
  ]);
  expect(codes('040900', anAddress({ country: 'FR', zip: '75001', city: 'Paris' }))).toEqual([]);
});

test('food beside other goods is named by its words, for the United States alone', () => {
  const codesInto = (description: string, toAddress = newYork) =>
    checkGoods({
      fromAddress: hamburg,
      toAddress,
      packages: [good(text(description, '6110110000'))],
    }).map(({ code }) => code);
  expect(codesInto('Knitted wool pullover and one jar of honey')).toEqual(['food_to_us']);
  expect(codesInto('Knitted wool pullover, honey-coloured')).toEqual([]);
  expect(codesInto('Knitted wool pullover and one jar of honey', zurich)).toEqual([]);
});

test('only what was typed can be corrected', () => {
  expect(goodsFindings.filter((code) => isFact({ code }))).toEqual([
    ...['permit_animals', 'permit_plants', 'permit_excise', 'permit_medicines', 'permit_weapons'],
    'food_to_us',
  ]);
});

test('a sale to a consumer in the EU needs product identifiers, a gift does not', () => {
  const packages = [
    good({ value: 60 }),
    good({ value: 60, merchantProductId: 'A', manufacturerProductId: 'B' }),
  ];
  const into = { fromAddress: newYork, toAddress: hamburg, packages };
  expect(checkGoods(into)).toEqual([
    { code: 'product_ids_missing', parcel: 0, field: 'merchantProductId', severity: 'warn' },
  ]);
  expect(checkGoods({ ...into, purpose: 'gift' })).toEqual([]);
  expect(checkGoods({ ...into, toAddress: anAddress({ company: 'Nordkai GmbH' }) })).toEqual([]);
  // Both parcels count: together they exceed the low-value limit.
  expect(checkGoods({ ...into, packages: [good({ value: 100 }), good({ value: 60 })] })).toEqual([]);
});
