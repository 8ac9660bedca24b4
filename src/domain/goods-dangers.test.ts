// Descriptions that sound like dangerous goods, and such that only seem to.
import { expect, test } from 'vitest';
import { soundsDangerous } from './goods-dangers.ts';

test.each([
  'Parfüm von Muelhens, 50 ml',
  'Drei Flakons Parfum, neu',
  'Perfume, 3 bottles of 50 ml',
  'Eau de Toilette für Herren',
  'Nagellack, rot, 4 Flaschen',
  'Nail polish, various colours',
  'Haarspray, 2 Dosen zu 250 ml',
  'Deospray, ungeöffnet',
  'Spray paint, six cans',
  'Aerosol cans for cleaning',
  'Feuerzeuge, 20 Stück, bunt',
  'Cigarette lighters, metal',
  'Feuerwerk für Silvester',
  'Fireworks and sparklers',
  'Gaskartuschen für Campingkocher',
  'Benzin im Kanister, 1 Liter',
  'Munition für Luftgewehr',
])('%s sounds dangerous, whatever is declared', (description) => {
  for (const areBatteriesDeclared of [false, true])
    expect(soundsDangerous(description, { areBatteriesDeclared })).toBe(true);
});

test.each([
  'Powerbank mit 10.000 mAh',
  'Akku-Bohrschrauber mit Koffer',
  'Laptop mit Akku, gebraucht',
  'Handyakkus, drei Stück, neu',
  'Batterien für Hörgeräte',
  'Lithium cells for a torch',
  'Laptop with battery, used',
])('%s sounds dangerous unless its batteries are declared', (description) => {
  expect(soundsDangerous(description, { areBatteriesDeclared: false })).toBe(true);
  expect(soundsDangerous(description, { areBatteriesDeclared: true })).toBe(false);
});

test.each([
  'Printed books for school lessons',
  'Parfümflakon aus Glas, leer',
  'Laptop ohne Akku, gebraucht',
  'Toy car, no batteries included',
  'Remote control without battery',
  'Spielzeugauto, keine Batterien',
  'Battery charger for cameras',
  'Batterieladegerät für Kameras',
  'A lighter fabric for summer',
  'Feuerwehrauto aus Holz, rot',
  'Sprayer nozzle, plastic, new',
  'Makkaroni aus Italien, 5 kg',
])('%s does not', (description) => {
  expect(soundsDangerous(description, { areBatteriesDeclared: false })).toBe(false);
});
