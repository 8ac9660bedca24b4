// A customer who may pay again is led to the rates of the order, and to none of another shipment.
import { beforeEach, expect, test } from 'vitest';
import { stubBrowser } from '#tests/browser-storage.ts';
import type { Intent } from '#contract/checkout.ts';
import { writeDraft } from './draft-store.ts';
import { hasRates, retryPath } from './retry-path.ts';

beforeEach(stubBrowser);

const intentOf = (id: string) => ({ rateSnapshot: { id } as Intent['rateSnapshot'] });
const quote = { quoteId: 'q_1', rates: [{ id: 'q_1.0' }, { id: 'q_1.1' }] };

test.each<
  [string, unknown, { rateSnapshot: Intent['rateSnapshot'] } | null, '/rates' | '/shipping-calculator']
>([
  ['the rates of the intent', quote, intentOf('q_1.1'), '/rates'],
  ['rates of another shipment', quote, intentOf('q_2.1'), '/shipping-calculator'],
  ['rates of an unknown intent', quote, null, '/rates'],
  ['rates still being requested', 'asked', null, '/shipping-calculator'],
  ['no rates', null, intentOf('q_1.1'), '/shipping-calculator'],
  ['no rates, and no intent', null, null, '/shipping-calculator'],
  ['damaged rates', { rates: 'q_1.1' }, intentOf('q_1.1'), '/shipping-calculator'],
])('the retry link is right with %s in the tab', (_, kept, intent, path) => {
  if (kept !== null) writeDraft('calculatedRates', 'ada', kept);
  expect(retryPath('ada', intent)).toBe(path);
  expect(hasRates('ada', intent)).toBe(path === '/rates');
  expect(hasRates('eve', intent)).toBe(false);
  expect(hasRates(null, intent)).toBe(false);
});
