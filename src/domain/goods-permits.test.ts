// Which tariff numbers belong to goods that need a paper or a permit.
import { expect, test } from 'vitest';
import { inspectionOf, isFood, permitOf } from './goods-permits.ts';

test.each([
  ['a pigeon', '010639', 'animals', false],
  ['ham', '021019', 'animals', true],
  ['smoked salmon', '030541', 'animals', true],
  ['honey', '040900', 'animals', true],
  ['cheese, written with dots', '0406.90', 'animals', true],
  ['sausages', '160100', 'animals', true],
  ['feathers', '050510', 'animals', false],
  ['a live plant', '060290', 'plants', false],
  ['onions', '070310', 'plants', true],
  ['apples', '080810', 'plants', true],
  ['rice', '100630', 'plants', true],
  ['seeds', '120991', 'plants', true],
  ['beer', '220300', 'excise', true],
  ['wine', '220421', 'excise', true],
  ['vermouth', '220510', 'excise', true],
  ['cider', '220600', 'excise', true],
  ['alcohol', '220710', 'excise', true],
  ['gin', '220850', 'excise', true],
  ['cigarettes', '240220', 'excise', false],
  ['mineral water', '220110', null, true],
  ['vinegar', '220900', null, true],
  ['roasted coffee', '090121', null, true],
  ['chocolate', '180632', null, true],
  ['pills', '300490', 'medicines', false],
  ['cartridges', '930630', 'weapons', false],
  ['dog food', '230910', null, true],
  ['books', '490199', null, false],
  ['no number', null, null, false],
  ['an empty number', '', null, false],
] as const)('%s (%s): permit %s, food %s', (_what, hsCode, permit, food) => {
  expect([permitOf(hsCode), isFood(hsCode)]).toEqual([permit, food]);
});

test.each([
  ['040900', 'Animal products, subject to sanitary inspection'],
  ['060290', 'Plant products, subject to phytosanitary inspection'],
  ['220421', null],
  ['490199', null],
  [null, null],
])('forms say of %s: %s', (hsCode, said) => {
  expect(inspectionOf(hsCode)).toBe(said);
});
