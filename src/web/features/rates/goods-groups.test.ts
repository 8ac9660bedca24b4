// The same finding for several parcels is listed once.
import { expect, test } from 'vitest';
import { checkGoods, type GoodsFinding } from '#domain/goods-check.ts';
import { anAddress, aParcel } from '#tests/factories.ts';
import { groupsOf, withoutRateFindings } from './goods-groups.ts';

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

test('the same finding in several parcels is listed once, with all of them', () => {
  expect(groupsOf([origin(0), origin(2), origin(3)])).toEqual([{ finding: origin(0), parcels: [0, 2, 3] }]);
});

test('other chapters make another finding, and the order is kept', () => {
  const found = [chapter(1, '61', '62'), origin(0), chapter(2, '64'), chapter(4, '61', '62')];
  expect(groupsOf(found).map(({ finding, parcels }) => [finding.code, finding.chapters, parcels])).toEqual([
    ['description_chapter', ['61', '62'], [1, 4]],
    ['origin_missing', undefined, [0]],
    ['description_chapter', ['64'], [2]],
  ]);
});

test.each([
  ['required, so that no rate can be bought without it', { country: 'US', zip: '10118', state: 'NY' }, []],
  ['only useful', { country: 'CH', zip: '8001' }, ['hs_code_missing']],
])('a missing tariff number is noted only where the rates do not mention it: %s', (_, to, noted) => {
  const packages = [aParcel({ hsCode: null, originCountry: 'DE' })];
  const found = checkGoods({ fromAddress: anAddress(), toAddress: anAddress(to), packages });
  expect(found.map(({ code }) => code)).toEqual(['hs_code_missing']);
  expect(withoutRateFindings(found).map(({ code }) => code)).toEqual(noted);
});
