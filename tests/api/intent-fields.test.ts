// An intent as its owner reads it: the fields of B§3, and nothing from which our cost could be looked up (R136).
import { expect, test } from 'vitest';
import type { Intent } from '#contract/checkout.ts';
import { intentOf, openPayment, storedIntent } from '../support/booking.ts';
import { openHouse } from '../support/house.ts';
import { buy, buyByPayPal, type Bought, refundByApi, HOUR_MS, passTime } from '../support/refunding.ts';

test('a PayPal payment has PayPal’s own id and the sum charged', async () => {
  await using house = await openHouse();
  const { session, intent } = await buyByPayPal(house);
  const stored = await storedIntent(house, intent.id);
  expect(intent).toMatchObject({
    checkoutIntentId: intent.id,
    userId: 'us_demo_privat',
    provider: 'paypal',
    providerOrderId: stored.providerOrderId,
    transactionId: stored.providerOrderId,
    captureId: stored.paymentReference?.captureId,
    captureAmount: intent.amount,
    easypostShipmentId: stored.rateId,
    easypostRateId: stored.rateId,
    easypostOrderId: stored.rateId,
    labelId: intent.id,
    updatedAt: stored.updatedAt.toISOString(),
    rateSnapshot: {
      id: stored.rateId,
      label: null,
      carrier: stored.carrier,
      service: stored.service,
      rate: intent.amount,
      currency: 'EUR',
      deliveryDays: stored.rate.deliveryDays,
    },
    wizardData: { toAddress: stored.shipment.toAddress, packages: stored.shipment.packages },
  });
  expect(intent.captureId).toBeTruthy();
  await refundByApi(session, { shipmentId: intent.orderId });
  await passTime(house, 10_000);
  await passTime(house, HOUR_MS);
  expect(await intentOf(session, intent.id)).toMatchObject({
    status: 'refunded',
    captureAmount: intent.amount,
  });
});

test('an intent that was only opened has an order at the provider, and neither capture nor label', async () => {
  await using house = await openHouse();
  const session = await house.logIn();
  const opened = await openPayment(session, 'paypal');
  expect(await intentOf(session, opened.intentId)).toMatchObject({
    providerOrderId: opened.paypalOrder.id,
    captureId: null,
    captureAmount: null,
    labelId: null,
  } satisfies Partial<Intent>);
});

test('an invoice has no payment at a provider', async () => {
  await using house = await openHouse();
  const { intent } = await buy(house);
  expect(intent).toMatchObject({
    providerOrderId: null,
    transactionId: null,
    captureId: null,
    captureAmount: null,
    labelId: intent.id,
  });
});

test.each<[string, typeof buyByPayPal | typeof buy]>([
  ['PayPal', buyByPayPal],
  ['invoice', buy],
])('an intent paid by %s reveals no cost and no carrier-side id', async (_, buyIt) => {
  await using house = await openHouse();
  const { intent }: Bought = await buyIt(house);
  const { labels, rate, claimToken } = await storedIntent(house, intent.id);
  const text = JSON.stringify(intent);
  for (const secret of [
    'costCents',
    'labelCost',
    'idempotencyKey',
    'claimToken',
    claimToken,
    ...(labels ?? []).flatMap(({ upstreamShipmentId, url }) => [upstreamShipmentId, url]),
    ...(rate.hub
      ? []
      : Object.values(rate.reference).filter((value) => /^(shp|rate|order)_/.test(String(value)))),
  ])
    if (secret) expect(text).not.toContain(secret);
});
