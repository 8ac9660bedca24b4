// Whether an order is on its way, or something is still asked of its buyer.
import { expect, test } from 'vitest';
import { isFine } from './ongoing-text.ts';

const order = { status: 'payment_failed', terminal: true, awaitsBuyer: false } as const;
test.each([
  [{ ...order, status: 'completed' } as const, true],
  [{ ...order, status: 'paid', terminal: false } as const, true],
  [{ ...order, status: 'created', terminal: false } as const, false],
  [{ ...order, status: 'payment_pending', terminal: false, awaitsBuyer: true } as const, false],
  [{ ...order, status: 'payment_pending', terminal: false } as const, true],
  [{ ...order, status: 'paid_label_failed' } as const, false],
  [order, false],
])('an order that stands at %j is fine: %j', (intent, wanted) => {
  expect(isFine(intent)).toBe(wanted);
});
