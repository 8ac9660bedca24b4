// What the details say about a parcel that was given back.
import { createElement } from 'react';
import { beforeAll, expect, test } from 'vitest';
import { draw, stubBrowserForDrawing } from '#tests/draw.ts';
import type { OrderDetail, OrderRefund } from '#contract/order-actions.ts';
import { desk } from '../../i18n/de/desk.ts';
import { loadTexts } from '../../i18n/use-text.ts';
import { DetailRefunds } from './detail-refunds.tsx';

beforeAll(async () => {
  const leave = await stubBrowserForDrawing();
  await loadTexts('desk');
  return leave;
});

const accepted: OrderRefund = {
  packageIndex: 0,
  state: 'carrier_accepted',
  amountCents: 1746,
  rejection: null,
  requestedAt: '2026-11-23T09:00:00.000Z',
  isCarrierAsked: true,
  isMoneyRefused: false,
  carrierAcceptedAt: '2026-11-24T09:00:00.000Z',
  moneyRefundedAt: null,
  rejectedAt: null,
};

function drawn(change: Partial<OrderRefund>): string {
  const order = { id: 'or_1', paymentProvider: 'paypal', invoiceStatus: null };
  const refunds = [{ ...accepted, ...change }];
  return draw(
    createElement(DetailRefunds, { order: { ...order, refunds } as OrderDetail, onClose: () => {} }),
    [],
  );
}

const { refund } = desk;

test('money that the provider refuses to refund is not said to be on its way', () => {
  expect(drawn({})).toContain(refund.waitingForMoney);
  expect(drawn({ isMoneyRefused: true })).toContain(refund.moneyRefused);
  expect(drawn({ isMoneyRefused: true })).not.toContain(refund.waitingForMoney);
});

test('a carrier that did not have to be asked is not said to have accepted', () => {
  expect(drawn({})).toContain(refund.states.carrier_accepted);
  expect(drawn({ isCarrierAsked: false })).not.toContain(refund.states.carrier_accepted);
  expect(drawn({ isCarrierAsked: false })).toContain(refund.takenBack);
});
