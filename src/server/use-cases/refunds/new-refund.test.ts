// Tests refund ids and money keys: they stay the same even when our rows were lost.
import { expect, test } from 'vitest';
import type { Order } from '../../db/orders.ts';
import type { Refund } from '../../db/refunds.ts';
import { moneyKeyOf, newRefund, wasCarrierAsked } from './new-refund.ts';

const order = { id: 'order-1', intentId: 'ci_1' } as Order;
const now = new Date('2026-06-01T10:00:00Z');

function refundOf(of: Order, packageIndex: number, rejected = 0): Pick<Refund, 'id' | 'refusals'> {
  const earlier = { packageIndex, state: 'rejected' } as Refund;
  const known = Array.from({ length: rejected }, () => earlier);
  const opening = { isWithoutCarrier: false, amountCents: 100, requestedBy: 'user:1', now };
  return { id: newRefund(of, { packageIndex, known, ...opening }).id, refusals: 0 };
}

test('an order recreated from the same purchase has the same refunds, another purchase has others', () => {
  const anew = { ...order, id: 'order-2' };
  expect(refundOf(anew, 0)).toEqual(refundOf(order, 0));
  expect(refundOf({ ...order, intentId: 'ci_2' }, 0)).not.toEqual(refundOf(order, 0));
  expect(refundOf(order, 1)).not.toEqual(refundOf(order, 0));
});

test.each([true, false])('without a label to take back (%j), no carrier is asked', (isWithoutCarrier) => {
  const opening = { isWithoutCarrier, known: [], amountCents: 100, requestedBy: 'user:1', now };
  const refund = newRefund(order, { packageIndex: 0, ...opening }) as Refund;
  expect(wasCarrierAsked(refund)).toBe(!isWithoutCarrier);
});

test("a refund after the carrier's rejection has a new id, but the same key for the money", () => {
  const { id } = refundOf(order, 0);
  for (const rejected of [1, 2]) {
    const refund = refundOf(order, 0, rejected);
    expect(refund.id).toBe(`${id}.${rejected}`);
    expect(moneyKeyOf(refund)).toBe(id);
  }
});

test('a refusal by the provider leads to another key, and each refusal to its own', () => {
  const refund = refundOf(order, 0, 1);
  const keys = [0, 1, 2].map((refusals) => moneyKeyOf({ ...refund, refusals }));
  expect(new Set(keys).size).toBe(3);
  expect(moneyKeyOf({ id: 'rf_a-z_0', refusals: 0 })).toBe('rf_a-z_0');
});
