// Ids: well-formed, unique, and the same from the same seed.
import { expect, test } from 'vitest';
import { createIdMint } from './ids.ts';

test('a hundred thousand ids are all different and well-formed', () => {
  const mint = createIdMint('x');
  const ids = Array.from({ length: 100_000 }, (_, i) =>
    i % 2 ? mint.next('shp') : mint.nextTimeBased('adr'),
  );
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !/^(shp|adr)_[0-9a-f]{32}$/.test(id))).toEqual([]);
});

test('time-based ids have version 1 where a UUID has its version', () => {
  expect(createIdMint('x').nextTimeBased('evt')).toMatch(/^evt_[0-9a-f]{12}1/);
});

test('the same seed gives the same ids, another one does not', () => {
  const first = (seed: string) => createIdMint(seed).next('rate');
  expect(first('a')).toBe(first('a'));
  expect(first('a')).not.toBe(first('b'));
});
