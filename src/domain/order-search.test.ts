// Orders are found by how people write: without marks, without hyphens, by the beginning of a word.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { joinedTerm, namesCountry, nameWords, searchTerms, searchWords } from './order-search.ts';

const order = {
  orderNumber: 'HP-261120-7K3M9Q',
  names: ['Jörg Müller-Lüdenscheidt', 'Łódź Handel'],
  country: 'PTX',
  trackingCodes: ['1Z 999 AA1'],
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
])('%s begins a word of the order', (question) => {
  const [term = '?'] = question.startsWith('@') ? [question] : searchTerms(question);
  expect(searchWords(order).some((word) => word.startsWith(term))).toBe(true);
});

test('signs alone are no term', () => {
  expect(searchTerms(`%_'";-- \\ *`)).toEqual([]);
  expect(searchTerms('  ')).toEqual([]);
});

test('a code typed with blanks is one word; names are not run together', () => {
  expect(joinedTerm('1Z 999 AA1')).toBe('1z999aa1');
  expect(joinedTerm('Jörg Müller')).toBeNull();
  expect(joinedTerm('1Z999')).toBeNull();
});

test.each([
  ['frank', 'Frankreich', true],
  ['konigreich', 'Vereinigtes Königreich', true],
  ['oster', 'Österreich', true],
  ['oesterr', 'Österreich', true],
  ['fr', 'Frankreich', false],
  ['reich', 'Frankreich', false],
])('%s names %s: %s', (term, name, is) => expect(namesCountry(term, nameWords(name))).toBe(is));

test('whatever is typed, terms hold no sign that means something to a database', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 600 }), (question) => {
      const terms = searchTerms(question);
      expect(terms.length).toBeLessThanOrEqual(6);
      expect(terms.every((term) => /^[\p{L}\p{N}]{1,40}$/u.test(term))).toBe(true);
    }),
  );
});

test('every word of an order is found by itself', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 30 }), { maxLength: 3 }), (names) => {
      const words = searchWords({ ...order, names });
      for (const term of names.flatMap(searchTerms)) expect(words).toContain(term);
    }),
  );
});
