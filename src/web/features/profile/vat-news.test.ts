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
  ['invalid, and checked again in an outage', { state: 'invalid' }, false, 'outage'],
  ['due', { nextCheckAt: '2026-11-20T12:00:00Z' }, false, 'asking'],
  ['just saved here, with a check under way', {}, true, 'asking'],
  ['waiting since the day before', {}, false, 'outage'],
  ['not being checked', { nextCheckAt: null }, false, 'unasked'],
] as const)('the right news is shown for a VAT id that is %s', (_, change, isFresh, news) => {
  expect(vatNews(vat(change), now, isFresh)).toBe(news);
});

test.each([
  ['pending, at first', {}, 0, 2_000],
  ['pending for a long time', {}, 8, 20_000],
  ['valid', { state: 'valid' }, 0, false],
  ['known to be invalid', { state: 'invalid', nextCheckAt: null }, 0, false],
  ['invalid, and checked again', { state: 'invalid' }, 0, 2_000],
  ['not being checked', { nextCheckAt: null }, 0, false],
  ['missing', { id: null, state: null, nextCheckAt: null }, 0, false],
] as const)('the page polls as it should after a VAT id that is %s', (_, change, looks, wait) => {
  expect(lookAgainAfter(vat(change), looks)).toBe(wait);
});
