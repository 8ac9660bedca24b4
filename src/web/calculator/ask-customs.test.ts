// How the calculators read an answer about customs.
import { expect, test } from 'vitest';
import { readCustoms } from './ask-customs.ts';

const costs = { duties: 300, taxes: 530, fees: 1250, total: 2080 };

const explanation = {
  regime: 'per-item',
  lines: [{ duty: { asOf: '2026-11-20' }, vat: { asOf: '2026-09-23' } }],
  carrierFee: { asOf: '2026-11-19' },
};

test('figures are passed on with the date of each source, and with the lower end of a range', () => {
  const sources = {
    regime: 'per-item',
    asOf: { duties: '2026-11-20', taxes: '2026-09-23', fees: '2026-11-19' },
  };
  const reply = { customsCosts: costs, lowest: null, explanation };
  expect(readCustoms(reply)).toEqual({ costs, lowest: null, ...sources });
  const lowest = { ...costs, duties: 0 };
  expect(readCustoms({ ...reply, lowest })).toEqual({ costs, lowest, ...sources });
});

test.each([
  null,
  'x',
  [],
  {},
  { customsCosts: null },
  { customsCosts: { ...costs, fees: '12' }, explanation },
  { customsCosts: { ...costs, total: Number.NaN }, explanation },
  { customsCosts: costs },
  { customsCosts: costs, explanation: { ...explanation, lines: [] } },
])('the malformed answer %j shows no customs', (reply) => {
  expect(readCustoms(reply)).toBeNull();
});
