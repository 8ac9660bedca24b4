// The imported nomenclature: found by its words, without what it excludes, and read for names.
import { expect, test } from 'vitest';
import { runToEnd } from './steps.ts';
import { buildNomenclature, type TariffLine } from './tariff-nomenclature.ts';

const lines: TariffLine[] = [
  { code: '95', de: 'Spielzeug', en: 'Toys' },
  { code: '9507', de: 'Angelruten und Angelgeräte, ausgenommen Netze', en: 'Fishing rods and tackle' },
  { code: '950710', de: 'Angelruten', en: 'Fishing rods' },
  { code: '950730', de: 'Angelrollen', en: 'Fishing reels' },
  { code: '95073010', de: 'Multirollen', en: null },
  { code: '560811', de: 'Fischernetze', en: 'Fishing nets' },
];

const built = () =>
  runToEnd(
    buildNomenclature(lines, {
      de: (word) => word.replace(/(en|n|e)$/, ''),
      en: (word) => word.replace(/s$/, ''),
    }),
  );

test.each([
  ['in German', ['angelrolle'], '950730'],
  ['in English', ['fishing', 'reel'], '950730'],
  ['by the text of a subheading', ['multirolle'], '950730'],
])('a code is found %s', (_case, words, code) => {
  expect(built().find(words)[0]?.code).toBe(code);
});

test('a word that a heading excludes does not lead to it', () => {
  expect(
    built()
      .find(['netze'])
      .map(({ code }) => code),
  ).not.toContain('950710');
});

test('a hint never scores as high as a lexicon word, and half of the words are not enough', () => {
  const [found] = built().find(['fishing', 'reel']);
  expect(found?.score).toBeLessThan(0.7);
  expect(built().find(['reel', 'unheard', 'words', 'around'])).toEqual([]);
});

test('names exist in both languages, one standing in for the other where it is missing', () => {
  expect(built().textOf('9507')).toEqual({
    de: 'Angelruten und Angelgeräte, ausgenommen Netze',
    en: 'Fishing rods and tackle',
  });
  expect(built().textOf('610910')).toBeNull();
});
