// Search by what people type: without marks, without hyphens, by the beginning of a word.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { namesCountry, nameWords, readingsOf, searchWords } from './search-words.ts';

const order = {
  texts: ['HP-261120-7K3M9Q', 'Jörg Müller-Lüdenscheidt', 'Łódź Handel'],
  country: 'PTX',
  codes: ['1Z 999 AA1'],
};

test.each([
  ['HP-261120'],
  ['hp2611207k'],
  ['7K3M9Q'],
  ['joerg'],
  ['JÖRG'],
  ['jorg'],
  ['Lüdenscheidt'],
  ['muller-lud'],
  ['mueller'],
  ['lodz'],
  ['@'.concat('ptx')],
  ['1z999aa'],
  ['1Z 999 AA1'],
  ['261120-7K3M9Q'],
  ['HP 261120 7K3M9Q'],
  ['(Müller)'],
])('%s finds the order', (question) => {
  const readings = question.startsWith('@') ? [[question]] : readingsOf(question);
  const begins = (term: string) => searchWords(order).some((word) => word.startsWith(term));
  expect(readings.some((terms) => terms.every(begins))).toBe(true);
});

test.each([
  ['Łódź', 'lodz'],
  ['Tromsø', 'tromso'],
  ['Đakovo', 'dakovo'],
  ['Norðfjörður', 'nordfjordur'],
  ['Ærø', 'aero'],
  ['Œuvre', 'oeuvre'],
  ['Þingvellir', 'thingvellir'],
  ['Diyarbakır', 'diyarbakir'],
  ['Jürgen', 'juergen'],
  ['Bärbel', 'baerbel'],
  ['Sa\u0308nger', 'saenger'],
  ['Nguyễn', 'nguyen'],
  ['ﬁsch', 'fisch'],
  ['Ｔｏｋｙｏ', 'tokyo'],
])('%s is found by typing %s', (name, typed) => {
  expect(searchWords({ ...order, texts: [name] })).toContain(typed);
});

test('punctuation alone yields no terms', () => {
  expect(readingsOf(`%_'";-- \\ *`)).toEqual([]);
  expect(readingsOf('  ')).toEqual([]);
});

test.each([
  ['1Z999', ['1z999']],
  ['Jörg Müller', ['jorg muller']],
  ['1Z 999 AA1', ['1z 999 aa1', '1z999aa1']],
  ['261120-7K3M9Q', ['2611207k3m9q', '261120 7k3m9q']],
  ["Rue de l'Est", ['rue de lest']],
])(
  '%s is read as it is, with a code as one word, and in parts longer than a letter',
  (question, readings) => {
    expect(readingsOf(question).map((terms) => terms.join(' '))).toEqual(readings);
  },
);

test.each([
  ['frank', 'Frankreich', true],
  ['konigreich', 'Vereinigtes Königreich', true],
  ['oster', 'Österreich', true],
  ['oesterr', 'Österreich', true],
  ['fr', 'Frankreich', false],
  ['reich', 'Frankreich', false],
  ['saudiarabien', 'Saudi-Arabien', true],
  ['arabien', 'Saudi-Arabien', true],
  ['of', 'Isle of Man', true],
  ['ma', 'Isle of Man', false],
  ['a', 'U.S.A.', false],
])('%s names %s: %s', (term, name, is) => expect(namesCountry(term, nameWords(name))).toBe(is));

test('whatever is typed, no term holds a character that means something to a database', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 600 }), (question) => {
      for (const terms of readingsOf(question)) {
        expect(terms.length).toBeLessThanOrEqual(6);
        expect(terms.every((term) => /^[\p{L}\p{N}]{1,40}$/u.test(term))).toBe(true);
      }
    }),
  );
});

test('every word of an order finds it', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 30 }), { maxLength: 3 }), (names) => {
      const words = searchWords({ ...order, texts: names });
      for (const [terms = []] of names.map(readingsOf)) expect(words).toEqual(expect.arrayContaining(terms));
    }),
  );
});

test('the words of an order fit an entry of the index, whatever script they are in', () => {
  const unit = fc.constantFrom('a', 'ä', '中', '文', '𠀀', 'ﷺ', '-');
  const many = fc.array(fc.string({ unit, minLength: 60, maxLength: 100 }), { minLength: 3, maxLength: 20 });
  fc.assert(
    fc.property(many, many, (texts, codes) => {
      const text = searchWords({ ...order, texts, codes }).join(' ');
      expect(Buffer.byteLength(text)).toBeLessThanOrEqual(2_400);
    }),
  );
});
