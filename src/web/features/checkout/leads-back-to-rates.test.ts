// A customer who has paid, or may still have to, is not led away from the order.
import { expect, test } from 'vitest';
import { leadsBackToRates } from './leads-back-to-rates.ts';

test('only a refused label that was not charged leads back to the rates', () => {
  expect(leadsBackToRates({ status: 'label_creation_failed', rateGone: false }, true)).toBe(true);
  expect(leadsBackToRates({ status: 'paid_label_failed', rateGone: false }, true)).toBe(false);
  expect(leadsBackToRates({ status: 'unlock_failed', rateGone: false }, true)).toBe(false);
});

test('nobody is led back to rates that are gone because part of the order was bought', () => {
  expect(leadsBackToRates({ status: 'label_creation_failed', rateGone: true }, true)).toBe(false);
});

test('a browser without rates is not led back to them', () => {
  expect(leadsBackToRates({ status: 'label_creation_failed', rateGone: false }, false)).toBe(false);
});
