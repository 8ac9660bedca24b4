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

test('what was worth nothing keeps no fee, and nothing is left below nothing', () => {
  const worthless = { valueCents: 0, insuranceCents: 5, offsetCents: 0 };
  expect(coverLeft(worthless, 1, [])).toEqual({ ...worthless, insuranceCents: 0 });
  const twice = [...parcels, { packageIndex: 1, valueCents: 30_000 }];
  expect(coverLeft({ ...sold, offsetCents: 0 }, 2, twice)).toMatchObject({
    valueCents: 0,
    insuranceCents: 0,
  });
});
