// Postcodes that change the customs or VAT rules are pointed out, others are not.
import { expect, test } from 'vitest';
import { notableArea } from './special-area.ts';
import { customsHome, isInEuCustoms, isInEuVat, isInsideEu, type Place } from './territory.ts';

/** What the customs and VAT rules say of a place. */
const answers = (place: Place): string =>
  [isInEuCustoms(place), isInEuVat(place), isInsideEu(place) ? 'EU' : customsHome(place)].join(' ');

test.each([
  ['DE', '78266', 'busingen'],
  ['DE', '27498', 'heligoland'],
  ['IT', '23041', 'livigno'],
  ['IT', '22061', 'campione'],
  ['ES', '35001', 'canaries'],
  ['ES', '52001', 'ceutaMelilla'],
  ['IT', '47890', 'sanMarino'],
  ['IT', '00120', 'vatican'],
  ['FR', '97100', 'frenchDepartments'],
  ['FR', '97150', 'frenchDepartments'],
  ['FR', '97200', 'frenchDepartments'],
  ['FR', '97300', 'frenchDepartments'],
  ['FR', '97400', 'frenchDepartments'],
  ['FR', '97600', 'frenchDepartments'],
  ['FR', '97133', 'frenchTerritories'],
  ['FR', '97500', 'frenchTerritories'],
  ['FR', '98400', 'frenchTerritories'],
  ['FR', '98600', 'frenchTerritories'],
  ['FR', '98713', 'frenchTerritories'],
  ['FR', '98800', 'frenchTerritories'],
  ['FI', '22100', 'aland'],
  ['GR', '63086', 'athos'],
  ['GR', '63087', 'athos'],
  ['CY', '99010', 'northernCyprus'],
  ['CY', '9900', null],
  ['DK', '3900', 'greenland'],
  ['DK', '100', 'faroes'],
  ['NO', '9170', 'svalbard'],
  ['NO', '0150', null],
  ['GB', 'BT1 5GS', 'northernIreland'],
  ['GB', 'JE2 3QA', 'channelIslands'],
  ['GB', 'GY1 1AA', 'channelIslands'],
  ['US', '00802', 'usIslands'],
  ['US', '96910', 'usIslands'],
  ['US', '96799', 'usIslands'],
  // Same rules as in the country.
  ['FR', '98000', null],
  ['GB', 'IM1 1AA', null],
  ['US', '00901', null],
  ['CH', '8238', null],
  ['DE', '20095', null],
  ['IC', '35001', null],
  ['GBX', 'BT1 5GS', null],
  ['DE', '', null],
  // One of our codes with a postcode in the rest of the country.
  ['IC', '28013', 'elsewhere'],
  ['IC', '52001', 'ceutaMelilla'],
  ['GBX', 'SW1A 1AA', 'elsewhere'],
  ['GBX', '', null],
  ['GBX', 'IM1 1AA', 'elsewhere'],
  ['PTX', '1100-148', null],
  // A typo.
  ['IC', '3500', null],
  ['GBX', '8T1 5GS', null],
])('%s %s: %s', (country, zip, area) => {
  expect(notableArea({ country, zip })).toBe(area);
  // Named exactly where the country alone would have other rules.
  expect(area !== null).toBe(answers({ country, zip }) !== answers({ country }));
});
