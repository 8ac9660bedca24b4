// POST /api/labels/buy: what is paid for, and nothing else.
import { afterAll, expect, test } from 'vitest';
import type { ErrorReply } from '#contract/error.ts';
import { anAddress, aParcel, aShipment } from '../support/factories.ts';
import { askRates, bookAndSettle, purchasesAt, rateOf } from '../support/booking.ts';
import { openHouse } from '../support/house.ts';

const house = await openHouse();
afterAll(() => house.close());
const gold = await house.logIn('gold@example.com');

test('a quoted rate that nobody paid for has no label', async () => {
  const rate = rateOf(await askRates(gold), 'UPS');
  for (const body of [
    { ratesID: rate.id },
    { shipmentId: rate.shipmentId, pricingBreakdown: { totalPrice: 1 } },
    {},
  ]) {
    const reply = await gold.post('/api/labels/buy', body);
    expect(reply.statusCode).toBe(402);
    expect(reply.json<ErrorReply>().code).toBe('payment_required');
  }
  expect(purchasesAt(house)).toHaveLength(0);
});

test('a paid intent returns its label whenever asked, and buys it once', async () => {
  const intent = await bookAndSettle(house, gold, {
    shipment: aShipment({ packages: [aParcel(), aParcel()] }),
  });
  const before = purchasesAt(house).length;
  const replies = await Promise.all(
    [1, 2, 3].map(() => gold.post('/api/labels/buy', { intentId: intent.id })),
  );
  for (const reply of replies)
    expect(reply.json()).toMatchObject({
      success: true,
      label: { id: intent.id, trackingCode: intent.trackingCode, rate: intent.amount, carrier: 'UPS' },
      labels: intent.packages.map(({ trackingCode, labelUrl }) => ({
        tracking_code: trackingCode,
        label_url: labelUrl,
      })),
    });
  expect(purchasesAt(house).length).toBe(before);
});

test('without a package index all labels come as one document', async () => {
  const intent = await bookAndSettle(house, gold, {
    shipment: aShipment({ packages: [aParcel(), aParcel()] }),
  });
  const { PDFDocument } = await import('pdf-lib');
  const all = await gold.get(`/api/checkout-intents/${intent.id}/label`);
  expect((await PDFDocument.load(all.rawPayload)).getPageCount()).toBe(2);
});

test('a refund locks the labels of its own order only', async () => {
  const shipment = aShipment({ packages: [aParcel(), aParcel()] });
  const [given, kept] = [
    await bookAndSettle(house, gold, { shipment }),
    await bookAndSettle(house, gold, { shipment }),
  ];
  const refund = await gold.post('/api/orders/refund', { shipmentId: given.orderId });
  expect(refund.statusCode, refund.body).toBe(200);
  const locked = await gold.get(`/api/checkout-intents/${given.id}/label`);
  expect(locked.json<ErrorReply>().code).toBe('label_locked');
  const { PDFDocument } = await import('pdf-lib');
  const all = await gold.get(`/api/checkout-intents/${kept.id}/label`);
  expect(all.statusCode, all.body.slice(0, 300)).toBe(200);
  expect((await PDFDocument.load(all.rawPayload)).getPageCount()).toBe(2);
});

test('when one of two parcels is refunded, the remaining label is named', async () => {
  const bought = await bookAndSettle(house, gold, {
    shipment: aShipment({ packages: [aParcel(), aParcel()] }),
  });
  const refund = await gold.post('/api/orders/refund', { shipmentId: bought.orderId, packageIndexes: [0] });
  expect(refund.statusCode, refund.body).toBe(200);
  const reply = await gold.post('/api/labels/buy', { intentId: bought.id });
  expect(reply.json()).toMatchObject({
    label: {
      labelUrl: bought.packages[1]?.labelUrl,
      trackingCode: bought.packages[1]?.trackingCode,
    },
    labels: [{ label_url: null }, { label_url: bought.packages[1]?.labelUrl }],
  });
});

test('a failed label is reported as such, and a parcel that does not exist is unknown', async () => {
  const toNowhere = anAddress({ name: 'LABELFAIL', country: 'FR', zip: '75001', city: 'Paris' });
  const failed = await bookAndSettle(house, gold, { shipment: aShipment({ toAddress: toNowhere }) });
  const reply = await gold.post('/api/labels/buy', { intentId: failed.id });
  expect(reply.json<ErrorReply>().code).toBe('label_failed');
  expect((await gold.get(`/api/checkout-intents/${failed.id}/label`)).json<ErrorReply>().code).toBe(
    'label_not_ready',
  );
  const fine = await bookAndSettle(house, gold);
  expect((await gold.get(`/api/checkout-intents/${fine.id}/label?package=7`)).statusCode).toBe(404);
  expect((await gold.get(`/api/checkout-intents/${fine.id}/label?package=-1`)).statusCode).toBe(400);
});

test('somebody else’s intent is unknown', async () => {
  const intent = await bookAndSettle(house, gold);
  const stranger = await house.logIn('business@example.com');
  expect((await stranger.post('/api/labels/buy', { intentId: intent.id })).statusCode).toBe(404);
  expect((await stranger.post('/api/labels/buy', { ratesID: intent.id })).statusCode).toBe(402);
});
