// A customer who has paid, or may still have to, is not led away from the order.
import { expect, test } from 'vitest';
import { canChooseAnotherRate } from './can-choose-another-rate.ts';

test('only a refused label that was not charged leads back to the rates', () => {
  expect(canChooseAnotherRate({ status: 'label_creation_failed', rateGone: false }, true)).toBe(true);
  expect(canChooseAnotherRate({ status: 'paid_label_failed', rateGone: false }, true)).toBe(false);
  expect(canChooseAnotherRate({ status: 'unlock_failed', rateGone: false }, true)).toBe(false);
});

test('nobody is led back to rates that are gone because part of the order was bought', () => {
  expect(canChooseAnotherRate({ status: 'label_creation_failed', rateGone: true }, true)).toBe(false);
});

test('a browser without rates is not led back to them', () => {
  expect(canChooseAnotherRate({ status: 'label_creation_failed', rateGone: false }, false)).toBe(false);
});
