// Senders that our warehouse serves, and its address line.
import { expect, test } from 'vitest';
import { servesSender, warehouseLine } from './warehouse.ts';

test('a warehouse serves senders in its own country, and without a warehouse nobody is served', () => {
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

test('its address fits on one line', () => {
  const hub = { name: 'Hub', street: 'Am Kai 60', zip: '20457', city: 'Hamburg' };
  expect(warehouseLine(hub)).toBe('Hub, Am Kai 60, 20457 Hamburg');
});
