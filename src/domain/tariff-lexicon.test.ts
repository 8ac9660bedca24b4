// The lexicon is sound, and ordinary descriptions find their code.
import { readdirSync, readFileSync } from 'node:fs';
import { stemmer as englishStem } from '@orama/stemmers/english';
import { stemmer as germanStem } from '@orama/stemmers/german';
import { expect, test } from 'vitest';
import { isHsCode } from './hs-codes.ts';
import { buildTariffSearch, createTariffSearch } from './tariff.ts';
import { chapterOf } from './tariff-chapters.ts';
import { tariffGoods, tariffNames } from './tariff-lexicon.ts';

const goods = tariffGoods();
const names = tariffNames();
const search = createTariffSearch({ goods, names }, { de: germanStem, en: englishStem });

test('every file of the folder is part of the lexicon', () => {
  const listed = readFileSync(new URL('./tariff-lexicon.ts', import.meta.url), 'utf8');
  const files = readdirSync(new URL('./tariff-lexicon/', import.meta.url));
  expect(files.filter((file) => !listed.includes(`./tariff-lexicon/${file}`))).toEqual([]);
});

test('the search is built in many small steps, so that other requests can be served in between', () => {
  const steps = buildTariffSearch({ goods, names }, { de: germanStem, en: englishStem });
  let count = 0;
  for (let step = steps.next(); !step.done; step = steps.next()) count += 1;
  expect(count).toBeGreaterThan(100);
});

test('it names at least 1,200 things that people ship', () => {
  expect(goods.length).toBeGreaterThanOrEqual(1_200);
});

test('every code is in HS 2022', () => {
  const all = [...goods.flatMap(({ codes }) => codes), ...names.map(({ code }) => code)];
  expect([...new Set(all)].filter((code) => !isHsCode(code))).toEqual([]);
});

test('every code in use has exactly one name in both languages', () => {
  const used = new Set(goods.flatMap(({ codes }) => codes));
  const named = names.map(({ code }) => code);
  expect([...used].filter((code) => !named.includes(code))).toEqual([]);
  expect(named.filter((code, at) => named.indexOf(code) !== at)).toEqual([]);
  expect(names.filter(({ de, en }) => de === '' || en === '' || de.length > 80 || en.length > 80)).toEqual(
    [],
  );
});

test('names are set like every other text on the page: no typewriter apostrophes or quotes', () => {
  const typed = tariffNames().filter(({ en, de }) => /['"]/.test(en + de));
  expect(typed).toEqual([]);
});

test('every thing has words in both languages, and at most six codes', () => {
  const poor = goods.filter(
    ({ codes, de, en }) => de.length === 0 || en.length === 0 || codes.length === 0 || codes.length > 6,
  );
  expect(poor).toEqual([]);
});

/** Goods sold in several materials or kinds, each of which has its own heading. */
const really = new Set(
  `keyboard, tagesdecke, duschvorhang, lunchbox, brotbox, abfalleimer, werkzeugkoffer, garderobenleiste,
  flaschenverschluss, schraubdeckel, namensschild, zeichenschablone, schreibset, gartenzwerg, sammelfigur, funko pop,
  bügelperlen, osterdeko, slime, krippe, nussknacker, weihnachtspyramide, räuchermännchen, räuchermann, schwibbogen,
  bedspread, salad spinner, clutch, toilet brush holder, shower caddy, bottle cap, stencil, quilting ruler,
  garden gnome, anime figure, easter decoration, nativity scene, christmas pyramid`
    .split(',')
    .map((word) => word.trim()),
);

test('no word stands for two things with no code in common', () => {
  for (const language of ['de', 'en'] as const) {
    const codesByWord = new Map<string, ReadonlySet<string>[]>();
    for (const thing of goods)
      for (const word of thing[language]) {
        const key = word.toLowerCase();
        codesByWord.set(key, [...(codesByWord.get(key) ?? []), new Set(thing.codes)]);
      }
    const odd = [...codesByWord].filter(
      ([, [first, ...others]]) =>
        first && others.some((codes) => ![...codes].some((code) => first.has(code))),
    );
    expect(odd.map(([word]) => word).filter((word) => !really.has(word))).toEqual([]);
  }
});

/** Goods that nobody sends by parcel, or must not: animals, ores, ships … */
const notSent = new Set(
  '01 05 10 13 14 23 26 27 28 29 31 36 37 41 47 50 53 75 78 79 80 81 86 88 89 93'.split(' '),
);

test('every chapter that people ship from is there', () => {
  const there = new Set(goods.flatMap(({ codes }) => codes.map((code) => code.slice(0, 2))));
  const missing = Array.from({ length: 97 }, (_, at) => String(at + 1).padStart(2, '0')).filter(
    (chapter) => chapterOf(chapter) && !there.has(chapter) && !notSent.has(chapter),
  );
  expect(missing).toEqual([]);
});

const tuned = readFileSync(new URL('../../tests/tariffs/tuned.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => {
    const [de = '', en = '', codes = ''] = line.split('|').map((part) => part.trim());
    return { de, en, codes: codes.split(',') };
  });

test.each(['de', 'en'] as const)('nine of ten ordinary descriptions in %s find their code', (language) => {
  expect(tuned.length).toBeGreaterThanOrEqual(60);
  expect(tuned.flatMap(({ codes }) => codes).filter((code) => !isHsCode(code))).toEqual([]);
  const missed = tuned.filter(
    (goods) => !search.find(goods[language]).some(({ code }) => goods.codes.includes(code)),
  );
  expect(missed.length, missed.map((goods) => goods[language]).join('; ')).toBeLessThanOrEqual(
    tuned.length / 10,
  );
});

test.each(
  `Lebensmittel, Nahrungsmittel, food, foods, Getränke, Getraenke, drinks, liquid, Flüssigkeiten, powder, Pulver,
  Handarbeit, handicrafts, clothes, clothing, Kleidung, Bekleidung, Kleidungsstücke, garments, apparel, Kinderkleidung, Kindersachen,
  Damenbekleidung, Sportbekleidung, Neue Kleidung, gift: clothes, Paket mit Kleidung, Kleidung und Schmuck, Textilien, textiles, Stoffe,
  fabric, Schmuck, Schmuckstücke, jewellery, jewelry, Werkzeug, Werkzeuge, tools, Haushaltsgeräte, appliances,
  Elektronik, electronics, Elektrogeräte, devices, Maschinen, machinery, Möbel, furniture, Kosmetik, cosmetics,
  Sportartikel, Gewürze, spices, Kunstwerk, artwork, Lederwaren, Metallteile, Mode, Garten, Obst, Fleisch, Spirituosen`
    .split(',')
    .map((words) => words.trim()),
)('%s: a general kind of goods has no tariff number', (description) => {
  expect(search.find(description)).toEqual([]);
});

test.each([
  ['Stofftier', '950300'],
  ['Elektrowerkzeug', '846729'],
  ['Küchenmaschine', '850940'],
  ['cat food', '230910'],
  ['hair spray', '330530'],
  ['Waschmaschine', '845011'],
  ['Lebensmittel: Kekse', '190531'],
  ['Hammer (Werkzeug)', '820520'],
  ['Goldschmuck', '711319'],
])('%s: a thing with a general kind next to it is as certain as alone', (description, code) => {
  expect(search.find(description)[0]).toMatchObject({ code, confidence: 'high' });
});

test.each([
  'Smartph',
  'Kaffeemasch',
  'Spielz',
  'Kosmetika',
  'Freizeit',
  'Sicherheit',
  'Laborgeräte',
  'Leder',
  'gold jewellery',
])('%s: a completed word, or a material alone, is never certain', (description) => {
  for (const { confidence } of search.find(description)) expect(confidence).not.toBe('high');
});
