// An outage never reads as a refusal, silence is no outage at once, and the page polls only while something can change.
import { expect, test } from 'vitest';
import type { Vat } from '#contract/profile.ts';
import { lookAgainAfter, vatNews } from './vat-news.ts';

const now = new Date('2026-11-20T12:00:00Z');
const vat = (change: Partial<Vat>): Vat => ({
  id: 'DE123456789',
  state: 'pending',
  checkedAt: null,
  nextCheckAt: '2026-11-20T12:05:00Z',
  ...change,
});

test.each([
  ['valid', { state: 'valid' }, false, 'valid'],
  ['known to be invalid', { state: 'invalid', nextCheckAt: null }, true, 'invalid'],
  ['invalid, and asked about again in an outage', { state: 'invalid' }, false, 'outage'],
  ['due', { nextCheckAt: '2026-11-20T12:00:00Z' }, false, 'asking'],
  ['just saved here, with a question on its way', {}, true, 'asking'],
  ['waiting since another day', {}, false, 'outage'],
  ['asked about by nobody', { nextCheckAt: null }, false, 'unasked'],
] as const)('a VAT id that is %s', (_, change, isFresh, news) => {
  expect(vatNews(vat(change), now, isFresh)).toBe(news);
});

test.each([
  ['pending, at first', {}, 0, 2_000],
  ['pending for long', {}, 8, 20_000],
  ['valid', { state: 'valid' }, 0, false],
  ['known to be invalid', { state: 'invalid', nextCheckAt: null }, 0, false],
  ['invalid, and asked about again', { state: 'invalid' }, 0, 2_000],
  ['asked about by nobody', { nextCheckAt: null }, 0, false],
  ['none', { id: null, state: null, nextCheckAt: null }, 0, false],
] as const)('after a VAT id that is %s the page looks again as it should', (_, change, looks, wait) => {
  expect(lookAgainAfter(vat(change), looks)).toBe(wait);
});
