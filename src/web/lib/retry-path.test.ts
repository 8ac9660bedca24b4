// Whoever may pay again is led to the rates of the order, and to none of another shipment.
import { beforeEach, expect, test } from 'vitest';
import { stubBrowser } from '../../../tests/support/browser-storage.ts';
import type { Intent } from '#contract/checkout.ts';
import { writeDraft } from './draft-store.ts';
import { hasRates, retryPath } from './retry-path.ts';

beforeEach(stubBrowser);

const orderOf = (id: string) => ({ rateSnapshot: { id } as Intent['rateSnapshot'] });
const quote = { quoteId: 'q_1', rates: [{ id: 'q_1.0' }, { id: 'q_1.1' }] };

test.each<[string, unknown, { rateSnapshot: Intent['rateSnapshot'] } | null, '/rates' | '/']>([
  ['the rates of the order', quote, orderOf('q_1.1'), '/rates'],
  ['rates of another shipment', quote, orderOf('q_2.1'), '/'],
  ['rates, and nobody knows of which order', quote, null, '/rates'],
  ['rates that are still asked for', 'asked', null, '/'],
  ['no rates', null, orderOf('q_1.1'), '/'],
  ['no rates, and no order', null, null, '/'],
  ['damaged rates', { rates: 'q_1.1' }, orderOf('q_1.1'), '/'],
])('with %s in the tab', (_, kept, order, path) => {
  if (kept !== null) writeDraft('calculatedRates', 'ada', kept);
  expect(retryPath('ada', order)).toBe(path);
  expect(hasRates('ada', order)).toBe(path === '/rates');
  expect(hasRates('eve', order)).toBe(false);
  expect(hasRates(null, order)).toBe(false);
});
