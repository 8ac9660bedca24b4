// Bought labels whose files cannot be fetched: an operator refunds the whole order.
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { outbox } from '#server/db/schema.ts';
import { refundParcels } from '#server/use-cases/refunds/refund-parcels.ts';
import { askRates, book, intentOf, advanceTime, rateOf, storedIntent } from '../support/booking.ts';
import { type House, openHouse } from '../support/house.ts';
import {
  requestRefund,
  expectEmptyBooks,
  HOUR_MS,
  MINUTE_MS,
  orderOf,
  parcelsOf,
  passTime,
  statesOf,
} from '../support/refunding.ts';

/** Two parcels, paid by invoice, and a carrier side that does not hand out their labels. */
async function buyWithoutFile(house: House) {
  const session = await house.logIn('gold@example.com');
  const fault = house.sandbox.faults.add({ match: { path: '/easypost/labels' }, mode: '500' });
  const rate = rateOf(await askRates(session, parcelsOf(2)), 'UPS');
  const { intentId } = (await book(session, { rateId: rate.id })).json<{ intentId: string }>();
  await house.ctx.settled();
  const { status, orderId } = await intentOf(session, intentId);
  expect(status).toBe('label_purchased');
  return { session, fault, intentId, orderId: orderId ?? '' };
}

const giveUp = (house: House, orderId: string, packageIndexes: number[] | null = null) =>
  refundParcels(house.ctx, { orderId, packageIndexes, requestedBy: 'operator:anna' });

const confirmations = (house: House) =>
  house.ctx.db.orm.select().from(outbox).where(eq(outbox.kind, 'order-confirmed'));

test('an operator refunds all of it, and nobody waits for the files any more', async () => {
  await using house = await openHouse();
  const { session, intentId, orderId } = await buyWithoutFile(house);
  for (let tries = 0; tries < 12; tries += 1) await advanceTime(house, 5 * MINUTE_MS);
  expect(await storedIntent(house, intentId)).toMatchObject({ attention: 'stuck' });
  expect((await requestRefund(session, { shipmentId: orderId })).statusCode, 'not by the customer').toBe(409);
  await giveUp(house, orderId);
  await passTime(house, HOUR_MS);
  expect(await statesOf(house, orderId)).toEqual(['money_refunded', 'money_refunded']);
  expect(await orderOf(house, orderId)).toMatchObject({ status: 'cancelled' });
  expect(await storedIntent(house, intentId)).toMatchObject({ status: 'refunded', attention: null });
  await expectEmptyBooks(house);
});

test('a part of it is not refunded: the rest would wait for ever', async () => {
  await using house = await openHouse();
  const { orderId } = await buyWithoutFile(house);
  await expect(giveUp(house, orderId, [1])).rejects.toMatchObject({
    code: 'illegal_transition',
    details: { reason: 'checkout_running' },
  });
  expect(await statesOf(house, orderId)).toEqual([]);
});

test('files that arrive while all of it is being refunded are not announced', async () => {
  await using house = await openHouse();
  const { session, fault, intentId, orderId } = await buyWithoutFile(house);
  await giveUp(house, orderId);
  house.sandbox.faults.remove(fault.id);
  await advanceTime(house, 5 * MINUTE_MS);
  expect(await intentOf(session, intentId)).toMatchObject({ status: 'completed' });
  expect(await confirmations(house)).toEqual([]);
});
