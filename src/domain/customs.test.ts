// Parcels that cross a customs border, what must be declared, and who pays.
import { expect, test } from 'vitest';
import {
  crossesCustomsBorder,
  customsCaseOf,
  areDutiesBilledLater,
  dutyPayerFor,
  EXPORT_DECLARATION_FROM,
  isNearDeclarationThreshold,
  exportDeclarationRequired,
  incotermFor,
  packagesWithoutHsCode,
  tariffNumberRequired,
} from './customs.ts';

const placeOf = (text: string) => {
  const [country = '', zip, city] = text.split('/');
  return { country, zip, city };
};
const route = (from: string, to: string) => ({ from: placeOf(from), to: placeOf(to) });

// from · to · crosses a border · what a rate row says
test.each([
  ['DE', 'FR', false, 'inside-eu'],
  ['DE', 'DE', false, 'inside-eu'],
  ['DE', 'PTX', false, 'inside-eu'],
  ['DE', 'GBX', false, 'inside-eu'],
  ['DE', 'GB/BT1 1AA', false, 'inside-eu'],
  ['DE', 'US', true, 'export'],
  ['DE', 'CH', true, 'export'],
  ['DE', 'GB', true, 'export'],
  ['DE', 'IC', true, 'export'],
  ['DE', 'ES/35001', true, 'export'],
  ['DE', 'AX', true, 'export'],
  ['DE', 'GP', true, 'export'],
  ['DE', 'DE/27498', true, 'export'],
  ['DE/78266', 'DE', true, 'import-into-eu'],
  ['ES', 'ES/51001', true, 'export'],
  ['IC', 'ES', true, 'import-into-eu'],
  ['US', 'DE', true, 'import-into-eu'],
  ['GB', 'GBX', true, 'import-into-eu'],
  ['GBX', 'GB', false, 'domestic'],
  ['GB/BT1 5GS', 'IM', false, 'domestic'],
  ['GBX', 'JE', true, 'export'],
  ['NO', 'NO/9170', true, 'export'],
  ['US', 'BR', true, 'export'],
  ['US', 'US', false, 'domestic'],
  ['IC', 'IC', false, 'domestic'],
  ['IC', 'ES/38001', false, 'domestic'],
  ['IC', 'AX', true, 'export'],
  ['DE/27498', 'DE/27498', false, 'domestic'],
  ['DE/27498', 'DE/78266', true, 'export'],
  // Büsingen is behind the Swiss customs border, and so is Liechtenstein.
  ['DE', 'DE/78266', true, 'export'],
  ['DE/78266', 'CH', false, 'domestic'],
  ['DE/78266', 'CH/8238', false, 'domestic'],
  ['CH', 'LI', false, 'domestic'],
  ['DE', 'LI', true, 'export'],
  ['IT', 'IT/23041', true, 'export'],
  ['DE', 'IT/23030/Livigno', true, 'export'],
  ['IT', 'IT/22061', true, 'export'],
  ['DE', 'IT/22060/Arosio', false, 'inside-eu'],
  ['DE', 'GR/63086', true, 'export'],
  ['ES/51001', 'ES/51002', false, 'domestic'],
  ['IC', 'ES/51001', true, 'export'],
  // The same place under two codes, and two places under one.
  ['FR/97400', 'RE', false, 'domestic'],
  ['FR/97150', 'MF', false, 'domestic'],
  ['FR', 'FR/97200', true, 'export'],
  ['FR/97200', 'FR/97400', true, 'export'],
  ['FR', 'FR/97500', true, 'export'],
  ['FR/98713', 'PF', false, 'domestic'],
  ['DE', 'FR/98000', false, 'inside-eu'],
  ['MC', 'DE', false, 'inside-eu'],
  ['FI/22100', 'AX', false, 'domestic'],
  ['FI', 'FI/22100', true, 'export'],
  ['IT/47890', 'SM', false, 'domestic'],
  ['DE', 'SM', true, 'export'],
  ['IT', 'IT/00120', true, 'export'],
  ['IT/00120', 'VA', false, 'domestic'],
  ['DK', 'DK/3900', true, 'export'],
  ['DK/FO-100', 'FO', false, 'domestic'],
  ['GB', 'IM', false, 'domestic'],
  ['GB', 'GB/IM1 1AA', false, 'domestic'],
  ['GB', 'GB/JE2 3QA', true, 'export'],
  ['GB/GY1 1AA', 'GG', false, 'domestic'],
  ['JE', 'GG', true, 'export'],
  ['DE', 'JE', true, 'export'],
  ['DE', 'IM', true, 'export'],
  ['GBX', 'GB/BT1 1AA', false, 'inside-eu'],
  ['US', 'PR', false, 'domestic'],
  ['US', 'US/00901', false, 'domestic'],
  ['US', 'US/00802', true, 'export'],
  ['US', 'US/96913', true, 'export'],
] as const)('%s → %s crosses a border: %j (%s)', (from, to, crosses, row) => {
  expect(crossesCustomsBorder(route(from, to).from, route(from, to).to)).toBe(crosses);
  expect(customsCaseOf(route(from, to))).toBe(row);
});

// from · to · cents · declaration required · close below it
test.each([
  ['DE', 'US', 99_999, false, true],
  ['DE', 'US', 100_000, true, false],
  ['DE', 'US', 100_001, true, false],
  ['DE', 'US', 90_000, false, true],
  ['DE', 'US', 89_999, false, false],
  ['DE', 'US', 0, false, false],
  ['DE', 'IC', 100_000, true, false],
  ['DE', 'DE/27498', 100_000, true, false],
  ['GBX', 'US', 100_000, true, false],
  // Out of the customs territory, from a part of it outside the VAT area.
  ['IC', 'US', 100_000, true, false],
  ['AX', 'GB', 95_000, false, true],
  ['FR/97400', 'US', 100_000, true, false],
  ['IC', 'DE', 100_000, false, false],
  ['IC', 'AX', 100_000, false, false],
  ['IC', '', 100_000, false, false],
  // Goods of Northern Ireland reach the rest of the United Kingdom undeclared.
  ['GBX', 'GB', 100_000, false, false],
  ['GB/BT1 5GS', 'IM', 100_000, false, false],
  ['GBX', 'JE', 100_000, true, false],
  ['DE', 'FR', 100_000, false, false],
  ['DE', 'PTX', 500_000, false, false],
  ['DE', 'FR', 95_000, false, false],
  // C-09: forced for goods that leave the EU, not for everything outside it.
  ['US', 'BR', 100_000, false, false],
  ['US', 'DE', 100_000, false, false],
  ['US', 'BR', 95_000, false, false],
  // No destination chosen yet.
  ['DE', '', 100_000, false, false],
  ['DE', '', 95_000, false, false],
] as const)('%s → %s with %j cents: required %j, nearly %j', (from, to, valueCents, required, near) => {
  expect(exportDeclarationRequired({ ...route(from, to), valueCents })).toBe(required);
  expect(isNearDeclarationThreshold({ ...route(from, to), valueCents })).toBe(near);
});

test.each([
  ['DDP', 'export', true],
  ['DDP', 'import-into-eu', true],
  ['DDP', 'inside-eu', false],
  ['DDP', 'domestic', false],
  ['DAP', 'export', false],
  ['DAP', 'import-into-eu', false],
] as const)('%s, %s: the buyer is charged duties later: %s', (incoterm, customsCase, later) => {
  expect(areDutiesBilledLater(incoterm, customsCase)).toBe(later);
});

test('customs clearance is DDP and the sender pays, otherwise DAP and the recipient pays', () => {
  expect(incotermFor({ customsClearance: true })).toBe('DDP');
  expect(incotermFor({ customsClearance: false })).toBe('DAP');
  expect(dutyPayerFor('DDP')).toBe('sender');
  expect(dutyPayerFor('DAP')).toBe('recipient');
  expect(EXPORT_DECLARATION_FROM).toBe(100_000);
});

// the stops · why
test.each([
  [['DE', 'US'], 'no parcel into the USA without one'],
  [['BR', 'US'], 'whoever the sender is'],
  [['DE', 'PR'], 'Puerto Rico belongs to their customs territory'],
  [['US', 'DE'], 'into the EU'],
  [['GB', 'GBX'], 'Northern Ireland counts as the EU'],
  [['US', 'IC'], 'the Canaries are in its customs territory'],
  [['CH', 'DE'], 'no security declaration, but the import declaration asks for it'],
  [['DE/27498', 'DE'], 'Heligoland is outside the EU customs territory'],
  [['US', 'CH'], 'Switzerland is behind the border of ICS2'],
  [['JP', 'NO'], 'so is Norway'],
  [['DE', 'US/00901'], 'Puerto Rico by its postcode'],
  [['US', 'DE/78266'], 'Büsingen is behind the border of Switzerland'],
  [['US/00802', 'US'], 'the Virgin Islands are outside'],
  [['DE', 'DE', 'US'], 'the leg from the hub crosses the border'],
  [['DE', 'US', 'CA'], 'the hub itself lies there'],
])('%j needs a tariff number: %s', (stops) => {
  expect(tariffNumberRequired(...stops.map(placeOf))).toBe(true);
});

test.each([
  [['DE', 'FR'], 'inside the EU'],
  [['DE', 'GBX'], 'Northern Ireland counts as the EU'],
  [['DE', 'IC'], 'a tax border only'],
  [['IC', 'DE'], 'likewise'],
  [['DE', 'CH'], 'not all carriers ask for it'],
  [['DE', 'GB'], 'likewise'],
  [['CH', 'NO'], 'ICS2 asks nothing inside its border'],
  [['US', 'US'], 'no border'],
  [['US', 'PR'], 'one customs territory'],
  [['DE', 'US/00802'], 'the Virgin Islands are outside'],
  [['NO', 'DE/78266'], 'Büsingen is behind the same border'],
  [['US', 'CA'], 'only some carriers ask for it'],
  [['DE', 'DE', 'CH'], 'the hub changes nothing'],
  [['DE'], 'going nowhere'],
])('%j needs no tariff number: %s', (stops) => {
  expect(tariffNumberRequired(...stops.map(placeOf))).toBe(false);
});

test('packages without a valid tariff number are found by position', () => {
  const codes = ['490199', null, '4901.99.00', '', undefined, '49', '4901 99 00 00', '779999'];
  expect(packagesWithoutHsCode(codes.map((hsCode) => ({ hsCode })))).toEqual([1, 3, 4, 5, 7]);
});
