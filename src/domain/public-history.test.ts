// Scans that say the same to a stranger, and those that do not.
import { expect, test } from 'vitest';
import { linesOnce } from './public-history.ts';

const label = {
  at: '2026-11-30T09:54:02.000Z',
  status: 'pending',
  reason: null,
  city: null,
  country: null,
  leg: 1,
} as const;

test('two scans of the same minute that say the same are one line, the newer one', () => {
  const newer = { ...label, at: '2026-11-30T09:54:58.000Z' };
  const onwards = { ...label, leg: 2 };
  expect(linesOnce([newer, onwards, label, { ...onwards }])).toEqual([newer, onwards]);
});

test.each([
  ['another minute', { at: '2026-11-30T09:53:59.999Z' }],
  ['another leg', { leg: 2 }],
  ['another status', { status: 'picked_up' }],
  ['a reason', { reason: 'weather_delay' }],
  ['a town', { city: 'Hamburg' }],
  ['a country', { country: 'DE' }],
] as const)('%s makes it another line', (_, change) => {
  const other = { ...label, ...change };
  expect(linesOnce([label, other])).toEqual([label, other]);
});
