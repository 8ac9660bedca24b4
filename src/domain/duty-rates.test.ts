// The closest row of the tariff, and honest ranges where there is none.
import { expect, test } from 'vitest';
import { dutyRows } from './duty-rate-table.ts';
import { dutyRateOf } from './duty-rates.ts';

test.each([
  ['610910', 1_200, 1_200, '61'],
  ['6109.10 00', 1_200, 1_200, '61'],
  ['621210', 650, 650, '6212'],
  ['621230', 650, 650, '6212'],
  ['621320', 1_000, 1_000, '6213'],
  ['621600', 760, 760, '6216'],
  ['621710', 630, 630, '621710'],
  ['621790', 1_200, 1_200, '621790'],
  ['611300', 800, 1_200, '6113'],
  // Swimwear with rubber threads is 8 %, other swimwear 12.
  ['611241', 800, 1_200, '611241'],
  ['611220', 1_200, 1_200, '61'],
  ['611510', 800, 1_200, '611510'],
  ['611595', 1_200, 1_200, '6115'],
  ['611610', 800, 890, '611610'],
  ['611691', 890, 890, '6116'],
  ['630510', 200, 1_200, '6305'],
  ['630790', 630, 1_200, '630790'],
  ['821195', 270, 270, '821195'],
  ['821191', 850, 850, '8211'],
  ['442090', 0, 400, '4420'],
  ['442019', 0, 0, '442019'],
  ['711320', 400, 400, '711320'],
  ['870310', 500, 1_000, '870310'],
  ['640399', 500, 800, '6403'],
  ['640610', 300, 1_700, '64'],
  // In floats 16.9 × 100 is 1689.999…
  ['640299', 1_690, 1_700, '6402'],
  ['950300', 0, 470, '9503'],
  ['847130', 0, 0, '8471'],
  ['871410', 370, 370, '871410'],
  ['871496', 470, 470, '8714'],
  // 4.5 %, at most 0.80 euro for a watch.
  ['910221', 0, 450, '910221'],
  ['910111', 0, 450, '9101'],
  ['490199', 0, 0, '4901'],
  ['491000', 0, 0, '49'],
  ['210690', 900, 1_280, '210690'],
])('%s costs %i to %i basis points, by the row %s', (hsCode, lowest, highest, code) => {
  expect(dutyRateOf(hsCode)).toMatchObject({ lowest, highest, code });
});

test.each([null, '', '6', 'abc', '770000', '990000', '00'])('for %j only a wide range is known', (hsCode) => {
  expect(dutyRateOf(hsCode)).toMatchObject({ lowest: 0, highest: 1_700, code: null });
});

test.each([
  ['950300', 'taric-extract', '2026-11-20'],
  ['610910', 'customs-examples', '2007-01-01'],
  ['871410', 'own-list', '2026-11-20'],
  [null, 'own-list', '2026-11-20'],
])('the rate of %j comes from %s of %s', (hsCode, source, asOf) => {
  expect(dutyRateOf(hsCode)).toMatchObject({ source, asOf });
});

/**
 * The customs examples have ranges for shoes, furniture and the like, not for accessories, shaping underwear and parts.
 */
test.each([
  ...['611300', '611510', '611596', '611610', '611693', '611710', '611780', '611790'],
  ...['621220', '621230', '621290', '621320', '621410', '621510', '621600', '621710', '621790'],
  ...['392620', '392690', '442090', '442011', '490810', '490900', '491000', '711320', '870310'],
])('for %s, which the customs examples do not name, they are not given as the source', (hsCode) => {
  expect(dutyRateOf(hsCode).source).toBe('own-list');
});

test('charges due on top are named', () => {
  expect(dutyRateOf('220429').besides).toEqual(['agriculture', 'excise']);
  expect(dutyRateOf('180632').besides).toEqual(['agriculture']);
  expect(dutyRateOf('610910').besides).toEqual([]);
});

test('every row is well formed and unique, and every chapter of goods has a range', () => {
  const rows = dutyRows.trim().split('\n');
  for (const row of rows) expect(row).toMatch(/^(\d\d|\d{4}|\d{6}) \d+(\.\d)?(-\d+(\.\d)?)? [ETL]( a?x?)?$/);
  const codes = rows.map((row) => row.split(' ')[0]);
  expect(new Set(codes).size).toBe(codes.length);
  for (let chapter = 1; chapter <= 97; chapter++) {
    const code = String(chapter).padStart(2, '0');
    if (code !== '77') expect(dutyRateOf(`${code}0000`).code, code).not.toBeNull();
  }
});

test('no range ends below its start, and every source has a date', () => {
  for (const row of dutyRows.trim().split('\n')) {
    const rate = dutyRateOf(row.split(' ')[0] ?? '');
    expect(rate.highest).toBeGreaterThanOrEqual(rate.lowest);
    expect(rate.asOf).toMatch(/^\d{4}-\d\d-\d\d$/);
  }
});
