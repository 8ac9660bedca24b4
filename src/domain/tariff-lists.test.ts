// Packed lists: they come out of the array as they went in, and turned they tell which lists hold a number.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createLists, lengthAt, listAt, turned } from './tariff-lists.ts';

const MAX = 20;
const listsOf = fc.array(fc.uniqueArray(fc.integer({ min: 0, max: MAX }), { maxLength: 6 }), {
  maxLength: 12,
});

const packed = (lists: readonly number[][]) => {
  const packing = createLists();
  for (const list of lists) packing.add(list);
  return packing.packed();
};

test('every list is in its place with its length', () => {
  fc.assert(
    fc.property(listsOf, (lists) => {
      const all = packed(lists);
      expect(lists.map((_, at) => [...listAt(all, at)])).toEqual(lists);
      expect(lists.map((_, at) => lengthAt(all, at))).toEqual(lists.map(({ length }) => length));
      expect([...listAt(all, lists.length)]).toEqual([]);
    }),
  );
});

test('inverted, each number has the lists that contain it', () => {
  fc.assert(
    fc.property(listsOf, (lists) => {
      const holders = turned(packed(lists), MAX + 1);
      for (let one = 0; one <= MAX; one += 1)
        expect([...listAt(holders, one)]).toEqual(
          lists.flatMap((list, at) => (list.includes(one) ? [at] : [])),
        );
    }),
  );
});
