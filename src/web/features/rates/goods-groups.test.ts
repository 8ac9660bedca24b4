// Findings of several parcels are said once.
import { expect, test } from 'vitest';
import type { GoodsFinding } from '#domain/goods-check.ts';
import { groupsOf } from './goods-groups.ts';

const origin = (parcel: number): GoodsFinding => ({
  code: 'origin_missing',
  parcel,
  field: 'originCountry',
  severity: 'hint',
});
const chapter = (parcel: number, ...chapters: string[]): GoodsFinding => ({
  code: 'description_chapter',
  parcel,
  field: 'hsCode',
  severity: 'warn',
  chapters,
});

test('the same finding of several parcels is one, with all its parcels', () => {
  expect(groupsOf([origin(0), origin(2), origin(3)])).toEqual([{ finding: origin(0), parcels: [0, 2, 3] }]);
});

test('other chapters are another finding, and the order stays', () => {
  const found = [chapter(1, '61', '62'), origin(0), chapter(2, '64'), chapter(4, '61', '62')];
  expect(groupsOf(found).map(({ finding, parcels }) => [finding.code, finding.chapters, parcels])).toEqual([
    ['description_chapter', ['61', '62'], [1, 4]],
    ['origin_missing', undefined, [0]],
    ['description_chapter', ['64'], [2]],
  ]);
});

test('a finding about the whole shipment names no parcel', () => {
  const sum: GoodsFinding = { code: 'value_sum', parcel: null, field: 'value', severity: 'warn' };
  expect(groupsOf([sum])).toEqual([{ finding: sum, parcels: [] }]);
});
