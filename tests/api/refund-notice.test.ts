// The carrier side's notification of a refund: it triggers a check at once, is not trusted, and may come late.
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { TRACKING_CALL_PATH } from '#contract/tracking.ts';
import { refunds } from '#server/db/schema.ts';
import { resumeRefunds } from '#server/use-cases/refunds/resume-refunds.ts';
import { configureSandbox, intentOf } from '../support/booking.ts';
import { anAddress, aShipment } from '../support/factories.ts';
import { openHouse } from '../support/house.ts';
import {
  buy,
  buyByPayPal,
  expectEmptyBooks,
  expectCorrectBooks,
  refundByApi,
  HOUR_MS,
  onlyRefund,
  passTime,
  labelRefundRequests,
  statesOf,
} from '../support/refunding.ts';

test('money is refunded when the carrier notifies us, not when we would have asked next', async () => {
  await using house = await openHouse({ listen: true });
  await house.ctx.carrier.ensureWebhook(`${house.url}${TRACKING_CALL_PATH}`, house.ctx.clock());
  const { session, orderId } = await buy(house, { parcels: 1 });
  await refundByApi(session, { shipmentId: orderId });
  await house.ctx.settled();
  const inADay = new Date(house.ctx.clock().getTime() + 24 * HOUR_MS);
  await house.ctx.db.orm.update(refunds).set({ nextAttemptAt: inADay }).where(eq(refunds.orderId, orderId));
  await resumeRefunds(house.ctx);
  await house.ctx.settled();
  expect(await statesOf(house, orderId)).toEqual(['requested']);

  house.sandbox.clock.advance(2 * HOUR_MS);
  await house.sandbox.settled();
  await resumeRefunds(house.ctx);
  await house.ctx.settled();
  expect(await statesOf(house, orderId)).toEqual(['money_refunded']);
});

test.each([
  ['COMPLETED', { state: 'money_refunded', attention: null }],
  ['DENIED', { state: 'carrier_accepted', attention: 'money_refused' }],
])('a pending refund that PayPal calls %s is recorded then, and not hours later', async (status, end) => {
  await using house = await openHouse({ listen: true });
  const { session, orderId } = await buyByPayPal(house);
  await configureSandbox(house, 'paypal/slowness', { refunds: true });
  await refundByApi(session, { shipmentId: orderId });
  await passTime(house, HOUR_MS);
  const waiting = await onlyRefund(house, orderId);
  expect(waiting).toMatchObject({ state: 'carrier_accepted', attention: null });

  await configureSandbox(house, 'paypal/settle', { id: waiting.providerRefundId, status });
  await house.sandbox.settled();
  await resumeRefunds(house.ctx);
  await house.ctx.settled();
  expect(await onlyRefund(house, orderId)).toMatchObject(end);
});

test('a carrier that answers after ten days is waited for; the label stays locked, and only then is the money refunded', async () => {
  await using house = await openHouse();
  const { session, orderId, intent } = await buyByPayPal(
    house,
    1,
    aShipment({
      toAddress: anAddress({ name: 'Chloé REFUNDLATE', country: 'FR', zip: '75001', city: 'Paris' }),
    }),
  );
  const before = await expectCorrectBooks(house);
  await refundByApi(session, { shipmentId: orderId });
  expect((await session.get(`/api/checkout-intents/${intent.id}/label`)).statusCode).toBe(409);
  await passTime(house, HOUR_MS);
  for (let day = 1; day < 10; day += 1) {
    await passTime(house, 23 * HOUR_MS);
    expect(await onlyRefund(house, orderId), `day ${day}`).toMatchObject({
      state: 'requested',
      carrierAcceptedAt: null,
      moneyRefundedAt: null,
      attention: null,
    });
  }
  expect(await expectCorrectBooks(house)).toEqual(before);
  expect(labelRefundRequests(house)).toHaveLength(1);

  await passTime(house, 2 * 24 * HOUR_MS);
  await passTime(house, HOUR_MS);
  expect(await onlyRefund(house, orderId)).toMatchObject({ state: 'money_refunded', attention: null });
  expect((await intentOf(await house.logIn(), intent.id)).status).toBe('refunded');
  await expectEmptyBooks(house);
});
