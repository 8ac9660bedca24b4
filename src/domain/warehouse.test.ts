// Senders that our warehouse serves, and its address line.
import { expect, test } from 'vitest';
import { servesSender, warehouseLine } from './warehouse.ts';

test('a warehouse takes what comes from its own country, and where there is none nobody does', () => {
  const inGermany = { country: 'DE' };
  expect(servesSender(inGermany, { country: 'DE' })).toBe(true);
  expect(servesSender(inGermany, { country: 'FR' })).toBe(false);
  expect(servesSender(null, { country: 'DE' })).toBe(false);
});

test.each([
  ['27498', 'Heligoland'],
  ['78266', 'Büsingen'],
])('from %s a parcel would cross a border on its way to the warehouse', (zip, city) => {
  for (const warehouse of [{ country: 'DE' }, { country: 'DE', zip: '20457', city: 'Hamburg' }])
    expect(servesSender(warehouse, { country: 'DE', zip, city })).toBe(false);
  expect(servesSender({ country: 'DE' }, { country: 'DE', zip: '25469', city: 'Halstenbek' })).toBe(true);
});

test('its address stands in one line', () => {
  const hub = { name: 'Hub', street: 'Am Kai 60', zip: '20457', city: 'Hamburg' };
  expect(warehouseLine(hub)).toBe('Hub, Am Kai 60, 20457 Hamburg');
});
