// Nobody insures or offsets what does not travel.
import { expect, test } from 'vitest';
import { coverLeft } from './cover-left.ts';

const sold = { valueCents: 80_000, insuranceCents: 1_680, offsetCents: 101 };
const parcels = [
  { packageIndex: 0, valueCents: 50_000 },
  { packageIndex: 1, valueCents: 30_000 },
];

test.each([
  [[], sold],
  [parcels.slice(0, 1), { valueCents: 30_000, insuranceCents: 630, offsetCents: 50 }],
  [parcels.slice(1), { valueCents: 50_000, insuranceCents: 1_050, offsetCents: 51 }],
  [parcels, { valueCents: 0, insuranceCents: 0, offsetCents: 0 }],
])('once %j were given back %j are left', (givenBack, left) => {
  expect(coverLeft(sold, 2, givenBack)).toEqual(left);
});
