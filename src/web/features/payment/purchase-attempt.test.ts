// The same purchase keeps its key; a different one gets a new key.
import { expect, test } from 'vitest';
import { emptyStorage } from '#tests/browser-storage.ts';
import { attemptFor, keepAttempt, loadAttempt } from './purchase-attempt.ts';

const purchase = {
  rateId: 'rate_1',
  discountCode: 'SEND5',
  amountCents: 3578,
  dutiesAgreed: false,
  method: 'card' as const,
};

test('a retry of the same purchase carries the same key', () => {
  const first = attemptFor(null, purchase, () => 'one');
  expect(attemptFor(first, { ...purchase }, () => 'two')).toBe(first);
});

test.each([
  ['rate', { rateId: 'rate_2' }],
  ['code', { discountCode: null }],
  ['amount', { amountCents: 3579 }],
  ['consent to later duties', { dutiesAgreed: true }],
  ['payment method', { method: 'paypal' as const }],
])('another %s gets another key', (_, change) => {
  const first = attemptFor(null, purchase, () => 'one');
  expect(attemptFor(first, { ...purchase, ...change }, () => 'two').key).toBe('two');
});

test('an attempt survives a reload and can be dropped', () => {
  const tab = emptyStorage();
  const attempt = attemptFor(null, purchase, () => 'one');
  keepAttempt(tab, attempt);
  expect(loadAttempt(tab)).toEqual(attempt);
  keepAttempt(tab, null);
  expect(loadAttempt(tab)).toBeNull();
});

test.each(['', '{', '[]', '{"purchase":1,"key":"k"}', 'null'])(
  'stored text %j counts as no attempt',
  (text) => {
    expect(loadAttempt({ getItem: () => text })).toBeNull();
  },
);

test('blocked storage does not make it fail', () => {
  const blocked = {
    setItem: () => {
      throw new DOMException('blocked', 'SecurityError');
    },
    removeItem: () => undefined,
  };
  expect(() => keepAttempt(blocked, { purchase: 'p', key: 'k' })).not.toThrow();
});
