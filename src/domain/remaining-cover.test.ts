// What is insured and offset: no parcel that does not travel.
import { expect, test } from 'vitest';
import { remainingCover } from './remaining-cover.ts';

const sold = { valueCents: 80_000, insuranceCents: 1_680, offsetCents: 101 };
const parcels = [
  { costCents: 1_000, valueCents: 50_000 },
  { costCents: 3_000, valueCents: 30_000 },
];

test.each([
  [[], sold],
  [[0], { valueCents: 30_000, insuranceCents: 630, offsetCents: 76 }],
  [[1], { valueCents: 50_000, insuranceCents: 1_050, offsetCents: 25 }],
  [[0, 1], { valueCents: 0, insuranceCents: 0, offsetCents: 0 }],
  [[1, 1], { valueCents: 50_000, insuranceCents: 1_050, offsetCents: 25 }],
])('once the parcels %j are refunded, %j is left', (givenBack, left) => {
  expect(remainingCover(sold, parcels, givenBack)).toEqual(left);
});

test('the rest never falls below zero, even if the parcels were declared above the value of the order', () => {
  expect(remainingCover({ ...sold, valueCents: 40_000 }, parcels, [0])).toMatchObject({ valueCents: 0 });
});
