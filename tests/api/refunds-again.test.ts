// A label refund that the carrier rejected is requested again: only its answer to the new request counts.
import { expect, test } from 'vitest';
import { retryRefund } from '#server/use-cases/operator/retry-refund.ts';
import { outbox } from '#server/db/schema.ts';
import { askRates, book, forgetTracking, intentOf } from '../support/booking.ts';
import { anAddress, aParcel, aShipment } from '../support/factories.ts';
import { openHouse } from '../support/house.ts';
import {
  buy,
  buyByPayPal,
  expectCorrectBooks,
  expectEmptyBooks,
  refundByApi,
  HOUR_MS,
  MINUTE_MS,
  onlyRefund,
  orderOf,
  passTime,
  labelRefundRequests,
  statesOf,
  ageLabels,
} from '../support/refunding.ts';

/** To somebody whose labels the carrier never takes back. */
const toRefuser = (parcels: number) =>
  aShipment({
    toAddress: anAddress({ name: 'Lisa REFUNDNO', country: 'FR', zip: '75001', city: 'Paris' }),
    packages: Array.from({ length: parcels }, () => aParcel()),
  });

const ASKING = { method: 'POST', path: /\/shipments\/[^/]+\/refund$/ };

test.each(['500', 'cut-before', '429', 'cut-after', '500-after'] as const)(
  'a second request answered with %s is not mistaken for the first rejection',
  async (mode) => {
    await using house = await openHouse();
    const { session, orderId } = await buy(house, { name: 'Lisa REFUNDAGAIN' });
    ageLabels(house);
    await refundByApi(session, { shipmentId: orderId });
    await passTime(house, HOUR_MS);
    expect(await statesOf(house, orderId)).toEqual(['rejected']);

    // As often as one attempt repeats a request told to come later.
    const times = mode === '429' ? 3 : 1;
    house.sandbox.faults.add({ match: ASKING, mode, times, ...(mode === '429' ? { retryAfter: 0 } : {}) });
    await refundByApi(session, { shipmentId: orderId });
    await passTime(house, MINUTE_MS);
    expect(await statesOf(house, orderId)).toEqual(['rejected', 'requested']);
    await passTime(house, HOUR_MS);
    await passTime(house, HOUR_MS);
    expect(await statesOf(house, orderId)).toEqual(['rejected', 'money_refunded']);
    await expectEmptyBooks(house);
  },
);

test('a second request that the carrier rejects is final: there is no third', async () => {
  await using house = await openHouse();
  const { session, orderId } = await buy(house, { name: 'Lisa REFUNDNO' });
  ageLabels(house);
  for (const round of [1, 2]) {
    await refundByApi(session, { shipmentId: orderId });
    await passTime(house, MINUTE_MS);
    await passTime(house, HOUR_MS);
    await passTime(house, HOUR_MS);
    expect(await statesOf(house, orderId)).toEqual(Array.from({ length: round }, () => 'rejected'));
    expect(labelRefundRequests(house)).toHaveLength(round);
  }
});

test('a refund wrongly rejected soon after the purchase is requested again, and nobody is told', async () => {
  await using house = await openHouse();
  const { session, orderId } = await buy(house, { name: 'Lisa REFUNDAGAIN' });
  await refundByApi(session, { shipmentId: orderId });
  await passTime(house, HOUR_MS);
  expect(await statesOf(house, orderId)).toEqual(['requested']);
  expect(labelRefundRequests(house)).toHaveLength(1);
  for (const ms of [HOUR_MS, HOUR_MS]) await passTime(house, ms);
  expect(labelRefundRequests(house)).toHaveLength(2);
  expect(await onlyRefund(house, orderId)).toMatchObject({ state: 'money_refunded', attention: null });
  await expectEmptyBooks(house);
});

test('a carrier that keeps rejecting is asked for six hours, then the customer is told', async () => {
  await using house = await openHouse();
  const { session, orderId } = await buy(house, { name: 'Lisa REFUNDNO' });
  await refundByApi(session, { shipmentId: orderId });
  for (let hour = 1; hour <= 5; hour += 1) await passTime(house, HOUR_MS);
  expect(await statesOf(house, orderId)).toEqual(['requested']);
  for (let hour = 6; hour <= 8; hour += 1) await passTime(house, HOUR_MS);
  expect(await onlyRefund(house, orderId)).toMatchObject({ state: 'rejected', reason: 'carrier_rejected' });
  const asked = labelRefundRequests(house).length;
  for (const ms of [HOUR_MS, HOUR_MS]) await passTime(house, ms);
  expect(labelRefundRequests(house)).toHaveLength(asked);
});

test("a hub's label that was not voided is requested again when the operator retries", async () => {
  await using house = await openHouse();
  const session = await house.logIn('gold@example.com');
  const toAddress = anAddress({
    name: 'Lisa REFUNDAGAIN',
    street1: '350 5th Ave',
    city: 'New York',
    state: 'NY',
    zip: '10118',
    country: 'US',
  });
  const { rates } = await askRates(session, aShipment({ toAddress }));
  const rate = rates.find(({ isHub }) => isHub);
  const opened = await book(session, { rateId: rate?.id ?? '', amount: rate?.rate ?? '' });
  expect(opened.statusCode, opened.body).toBe(200);
  await house.ctx.settled();
  const intent = await intentOf(session, opened.json<{ intentId: string }>().intentId);
  const orderId = intent.orderId ?? '';
  ageLabels(house);
  await refundByApi(session, { shipmentId: orderId });
  for (let hour = 0; hour < 3; hour += 1) await passTime(house, HOUR_MS);
  const kept = await onlyRefund(house, orderId);
  expect(kept).toMatchObject({ attention: 'onward_label_not_taken_back', nextAttemptAt: null });
  const before = labelRefundRequests(house).length;

  await retryRefund(house.ctx, { refundId: kept.id, operator: 'anna' });
  for (let hour = 0; hour < 2; hour += 1) await passTime(house, HOUR_MS);
  expect(labelRefundRequests(house)).toHaveLength(before + 1);
  expect(await onlyRefund(house, orderId)).toMatchObject({ attention: null, nextAttemptAt: null });
  await expectEmptyBooks(house);
});

test('an order cancelled while a carrier decides on one of its parcels is paid back whole, whatever the carrier decides', async () => {
  await using house = await openHouse();
  const { session, orderId } = await buyByPayPal(house, 2, toRefuser(2));
  ageLabels(house);
  await refundByApi(session, { shipmentId: orderId, packageIndexes: [0] });
  await forgetTracking(house, orderId);
  const cancelled = await session.post(`/api/dashboard/cancel-shipment/${orderId}`);
  expect(cancelled.statusCode, cancelled.body).toBe(200);
  for (const ms of [HOUR_MS, MINUTE_MS]) await passTime(house, ms);
  expect(await statesOf(house, orderId)).toEqual(['money_refunded', 'money_refunded']);
  expect(await orderOf(house, orderId)).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded' });
  expect((await expectCorrectBooks(house)).get('cash:paypal')).toBe(0);
  const told = (await house.ctx.db.orm.select({ kind: outbox.kind }).from(outbox)).map(({ kind }) => kind);
  expect(told.filter((kind) => kind === 'refund-rejected')).toEqual([]);
  expect(told.filter((kind) => kind === 'refund-paid')).toHaveLength(2);
});
