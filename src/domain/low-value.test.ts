// The rule that decides about duty, at its limits in value and time.
import { expect, test } from 'vitest';
import { countItems, type DutyQuestion, dutyRegime } from './low-value.ts';

const ask = (change: Partial<DutyQuestion>) =>
  dutyRegime({
    goodsCents: 10_000,
    hsCodes: ['610910'],
    fromCustomsUnion: false,
    fromHeligoland: false,
    purpose: 'commercial',
    senderIsBusiness: false,
    recipientIsBusiness: false,
    on: '2026-11-21',
    ...change,
  });

test.each<[Partial<DutyQuestion>, string]>([
  [{ goodsCents: 15_000, on: '2026-06-30' }, 'low-value-free'],
  [{ goodsCents: 15_001, on: '2026-06-30' }, 'tariff'],
  [{ goodsCents: 15_000, on: '2026-07-01' }, 'per-item'],
  [{ goodsCents: 15_001, on: '2026-07-01' }, 'tariff'],
  [{ goodsCents: 15_000, on: '2028-06-30' }, 'per-item'],
  [{ goodsCents: 15_000, on: '2028-07-01' }, 'tariff'],
  [{ recipientIsBusiness: true }, 'tariff'],
  [{ recipientIsBusiness: true, on: '2026-06-30' }, 'low-value-free'],
  [{ goodsCents: 4_500, purpose: 'gift' }, 'gift'],
  [{ goodsCents: 4_501, purpose: 'gift' }, 'flat-rate'],
  [{ goodsCents: 70_000, purpose: 'gift' }, 'flat-rate'],
  [{ goodsCents: 70_001, purpose: 'gift' }, 'tariff'],
  [{ goodsCents: 4_501, purpose: 'gift', recipientIsBusiness: true }, 'tariff'],
  [{ goodsCents: 4_500, purpose: 'gift', fromHeligoland: true }, 'flat-rate'],
  [{ goodsCents: 4_501, purpose: 'gift', on: '2026-06-30' }, 'low-value-free'],
  [{ goodsCents: 4_500 }, 'per-item'],
  [{ purpose: 'personal' }, 'tariff'],
  [{ purpose: 'repair' }, 'tariff'],
  [{ purpose: 'personal', on: '2026-06-30' }, 'low-value-free'],
  [{ purpose: 'sample' }, 'tariff'],
  [{ purpose: 'return' }, 'tariff'],
  [{ purpose: 'documents' }, 'tariff'],
  [{ purpose: 'other' }, 'tariff'],
  [{ goodsCents: 4_500, purpose: 'gift', senderIsBusiness: true }, 'tariff'],
  [{ fromCustomsUnion: true }, 'customs-union'],
])('%j falls under %s', (change, regime) => {
  expect(ask(change)).toBe(regime);
});

test.each(['220830', '2402.20', '330300'])('%s never gets relief', (hsCode) => {
  expect(ask({ hsCodes: ['610910', hsCode], on: '2026-06-30' })).toBe('tariff');
  expect(ask({ hsCodes: [hsCode], goodsCents: 4_000, purpose: 'gift' })).not.toBe('gift');
});

test('tobacco has no flat rate, not even as a gift', () => {
  expect(ask({ hsCodes: ['240220'], goodsCents: 4_000, purpose: 'gift' })).toBe('tariff');
  expect(ask({ hsCodes: ['220830'], goodsCents: 4_000, purpose: 'gift' })).toBe('flat-rate');
});

test('a tariff number is matched by its beginning only', () => {
  expect(ask({ hsCodes: ['852403', '392208'], on: '2026-06-30' })).toBe('low-value-free');
  expect(ask({ hsCodes: ['852400'], goodsCents: 20_000, purpose: 'gift' })).toBe('flat-rate');
});

test.each([
  [['610910'], 1, 1],
  [['610910', '6109.10.00'], 1, 1],
  [['610910', '610990'], 2, 2],
  // One item in an H7 declaration, which has six digits.
  [['6109100010', '6109100090'], 1, 1],
  [['6109100010', '6109900090'], 2, 2],
  [['610910', '61091'], 1, 2],
  [['610910', null, ''], 1, 3],
  [[null, null], 1, 2],
  [[], 1, 1],
])('%j are at least %i and at most %i items', (codes, lowest, highest) => {
  expect(countItems(codes)).toEqual({ lowest, highest });
});
