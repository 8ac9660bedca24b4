// What the calculators make of an answer about customs.
import { expect, test } from 'vitest';
import { readCustoms } from './ask-customs.ts';

const costs = { duties: 300, taxes: 530, fees: 1250, total: 2080 };

test('figures are handed on, with the lower end of a range', () => {
  expect(readCustoms({ customsCosts: costs, lowest: null })).toEqual({ costs, lowest: null });
  const lowest = { ...costs, duties: 0 };
  expect(readCustoms({ customsCosts: costs, lowest })).toEqual({ costs, lowest });
});

test.each([
  null,
  'x',
  [],
  {},
  { customsCosts: null },
  { customsCosts: { ...costs, fees: '12' } },
  { customsCosts: { ...costs, total: Number.NaN } },
])('the odd answer %j shows no customs', (reply) => {
  expect(readCustoms(reply)).toBeNull();
});
