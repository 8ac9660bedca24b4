// Buying a route through the hub: two legs one after the other, and money for both (C-19, R101).
import { expect, test } from 'vitest';
import type { ErrorReply } from '#contract/error.ts';
import { shipments } from '#server/db/schema.ts';
import {
  askRates,
  book,
  hubRate,
  intentOf,
  mailsFor,
  ordersOf,
  purchasesAt,
  rateOf,
  settle,
  storedIntent,
} from '../support/booking.ts';
import { aShipment } from '../support/factories.ts';
import { type House, openHouse } from '../support/house.ts';
import { expectCorrectBooks, HOUR_MS, refundByApi } from '../support/refunding.ts';
import { byPayPal, byInvoice, methods, toUs } from '../support/hub-buying.ts';

type Scan = { status: string; datetime: string };

/** As EasyPost lists them, oldest first. */
async function scansOf(house: House, code: string): Promise<Scan[]> {
  const asked = await fetch(`${house.sandbox.easypost.url}/trackers?tracking_code=${code}`, {
    headers: { authorization: `Basic ${btoa('EZTKsandbox:')}` },
  });
  const { trackers } = (await asked.json()) as { trackers: { tracking_details: Scan[] }[] };
  return trackers[0]?.tracking_details ?? [];
}

const accountOf: Record<string, 'cash:paypal' | 'cash:computop' | 'receivable:invoice'> = {
  paypal: 'cash:paypal',
  card: 'cash:computop',
  invoice: 'receivable:invoice',
};

test('once a parcel of two is given back, codes and labels of a hub route still correspond', async () => {
  await using house = await openHouse({ listen: true });
  const { session, intentId } = await byInvoice(house, { shipment: toUs('Zoë Quinn', 2), rate: hubRate });
  const before = await intentOf(session, intentId);
  expect(before.rateSnapshot.label, 'the name under which it was bought').toMatch(/^HUB /);
  const codes = [before.hubLabels?.label1, before.hubLabels?.label2].map((label) =>
    label?.trackingCode?.split(';'),
  );
  expect(codes.map((each) => each?.length)).toEqual([2, 2]);
  await refundByApi(session, { shipmentId: before.orderId, packageIndexes: [0] });
  const reply = await session.post('/api/labels/buy-hub', { intentId });
  expect(reply.json()).toMatchObject({
    hubLabels: {
      label1: {
        trackingCode: codes[0]?.[1],
        labelUrl: `/api/checkout-intents/${intentId}/label?package=1`,
      },
      label2: { trackingCode: codes[1]?.[1], labelUrl: null },
    },
  });
});

test.each(methods)('by %s: two labels, one charge, and the customer prints the first', async (name, pay) => {
  await using house = await openHouse({ listen: true });
  const { session, intentId } = await pay(house, { shipment: toUs('Zoë Quinn'), rate: hubRate });
  const intent = await intentOf(session, intentId);
  expect(intent).toMatchObject({ status: 'completed', isHub: true, paid: true, problem: null });
  expect(purchasesAt(house)).toHaveLength(2);
  if (!intent.hubLabels) return expect.unreachable('no hub labels');
  const { label1, label2 } = intent.hubLabels;
  expect(label1.labelUrl).toBe(`/api/checkout-intents/${intentId}/label?package=0`);
  expect(label2).toMatchObject({ labelUrl: null });
  expect(label2.trackingCode).toBeTruthy();
  expect(label2.trackingCode).not.toBe(label1.trackingCode);
  expect(`${label1.carrier} + ${label2.carrier}`).toBe(intent.carrier);
  expect(intent).toMatchObject({ trackingCode: label1.trackingCode, labelUrl: label1.labelUrl });

  const again = await session.post('/api/labels/buy-hub', { intentId });
  expect(again.json(), again.body).toEqual({ success: true, intentId, hubLabels: intent.hubLabels });
  const { rateId } = await storedIntent(house, intentId);
  expect((await session.post('/api/labels/buy-hub', { hubRateId: rateId })).json()).toEqual(again.json());
  const customers = await session.post('/api/labels/buy', { intentId });
  expect(customers.json(), 'the label for the leg from the hub is not for the customer').toMatchObject({
    labels: [{ packageIndex: 0, tracking_code: label1.trackingCode, label_url: label1.labelUrl }],
  });
  expect(purchasesAt(house), 'asking again buys nothing').toHaveLength(2);

  const pdf = await session.get(`/api/checkout-intents/${intentId}/label`);
  expect(pdf.headers['content-disposition']).toContain(label1.trackingCode);
  expect((await session.get(`/api/checkout-intents/${intentId}/label?package=1`)).statusCode).toBe(404);

  const books = await expectCorrectBooks(house);
  expect(books.get(accountOf[name] ?? 'sales')).toBe(intent.amountCents);
  const [order, ...others] = await ordersOf(session);
  expect(others).toEqual([]);
  expect(JSON.stringify(order)).toContain(label1.trackingCode);
  expect(JSON.stringify(order)).not.toContain(label2.trackingCode);
  const legs = await house.ctx.db.orm.select().from(shipments);
  expect(legs.map(({ leg, trackingCode }) => [leg, trackingCode]).toSorted()).toEqual([
    [0, label1.trackingCode],
    [1, label2.trackingCode],
  ]);
  const [mail, ...more] = await mailsFor(house, intentId);
  expect(more).toEqual([]);
  expect(JSON.stringify(mail?.data)).toContain(label1.trackingCode);
});

test('several parcels: two orders at the carrier side, the codes of the first leg joined', async () => {
  await using house = await openHouse();
  const { session, intentId } = await byPayPal(house, {
    shipment: toUs('Zoë Quinn', 2),
    rate: hubRate,
  });
  const intent = await intentOf(session, intentId);
  expect(intent).toMatchObject({ status: 'completed' });
  expect(purchasesAt(house)).toHaveLength(2);
  expect(intent.packages.map(({ trackingCode }) => trackingCode)).toEqual(
    intent.hubLabels?.label1.trackingCode?.split(';'),
  );
  expect(intent.hubLabels?.label2.trackingCode?.split(';')).toHaveLength(2);
  await expectCorrectBooks(house);
});

test('a dearer second leg asks for consent, and the accepted price is charged', async () => {
  await using house = await openHouse();
  const session = await house.logIn('gold@example.com');
  const rate = hubRate(await askRates(session, toUs('PRICEUP')));
  const dearer = await book(session, { rateId: rate.id, amount: rate.rate });
  expect(dearer.statusCode, dearer.body).toBe(409);
  const { code, details } = dearer.json<ErrorReply>();
  expect(code).toBe('price_changed');
  const { totalPrice } = (details as { priceBreakdown: { totalPrice: number } }).priceBreakdown;
  expect(totalPrice).toBeGreaterThan(rate.priceCents);
  const accepted = await book(session, { rateId: rate.id, amount: totalPrice / 100 });
  expect(accepted.json(), accepted.body).toMatchObject({ amountCents: totalPrice });
  await settle(house);
  const intent = await intentOf(session, accepted.json<{ intentId: string }>().intentId);
  expect(intent.status).toBe('completed');
  expect((await expectCorrectBooks(house)).get('receivable:invoice')).toBe(totalPrice);
});

test('the second carrier takes over the parcel once it has reached the hub', async () => {
  await using house = await openHouse({ listen: true });
  const { session, intentId } = await byInvoice(house, { shipment: toUs('Zoë Quinn') });
  house.sandbox.clock.advance(30 * 24 * HOUR_MS);
  await settle(house);
  const labels = (await intentOf(session, intentId)).hubLabels;
  const told = await Promise.all(
    [labels?.label1, labels?.label2].map(async (label) => scansOf(house, label?.trackingCode ?? '')),
  );
  const [there = [], onward = []] = told;
  expect(there.at(-1)?.status).toBe('delivered');
  expect(onward.at(-1)?.status).toBe('delivered');
  const takenOver = onward.find(({ status }) => status !== 'pre_transit');
  expect(Date.parse(takenOver?.datetime ?? '')).toBeGreaterThan(Date.parse(there.at(-1)?.datetime ?? ''));
});

test('without a purchase there are no hub labels, and a direct rate has none', async () => {
  await using house = await openHouse();
  const session = await house.logIn('gold@example.com');
  const quoted = await askRates(session, toUs('Zoë Quinn'));
  const unpaid = await session.post('/api/labels/buy-hub', { hubRateId: hubRate(quoted).id });
  expect([unpaid.statusCode, unpaid.json<ErrorReply>().code]).toEqual([402, 'payment_required']);
  const named = await session.post('/api/labels/buy-hub', { hubRateData: { id: hubRate(quoted).id } });
  expect(named.statusCode).toBe(402);
  const { session: theirs, intentId } = await byInvoice(house, {
    shipment: aShipment(),
    rate: (reply) => rateOf(reply, 'UPS'),
  });
  expect((await theirs.post('/api/labels/buy-hub', { intentId })).statusCode).toBe(404);
  const stranger = await house.logIn('business@example.com');
  expect((await stranger.post('/api/labels/buy-hub', { intentId })).statusCode).toBe(404);
});
