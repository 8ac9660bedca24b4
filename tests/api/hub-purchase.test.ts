// Buying a route through the hub: two legs one after the other, both or none, and money only for both (C-19, R101).
import { expect, test } from 'vitest';
import type { ErrorReply } from '#contract/error.ts';
import type { Intent } from '#contract/checkout.ts';
import { shipments } from '#server/db/schema.ts';
import {
  arrange,
  askRates,
  atPayPal,
  book,
  type CardOpened,
  type Choice,
  hubRate,
  intentOf,
  later,
  mailsFor,
  openIntent,
  openPayment,
  ordersOf,
  purchasesAt,
  rateOf,
  refusedPurchasesAt,
  returnFromPayPal,
  storedIntent,
  toNewYork,
} from '../support/booking.ts';
import { aParcel, aShipment } from '../support/factories.ts';
import { type House, openHouse, type Session } from '../support/house.ts';
import { expectEmptyBooks, expectTrueBooks } from '../support/refunding.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

type Bought = { session: Session; intentId: string };
type Paying = (house: House, choice: Choice) => Promise<Bought>;

async function settle(house: House): Promise<void> {
  for (let round = 0; round < 2; round += 1) {
    await house.sandbox.settled();
    await house.ctx.settled();
  }
}

type Scan = { status: string; datetime: string };

/** As EasyPost tells them, oldest first. */
async function scansOf(house: House, code: string): Promise<Scan[]> {
  const asked = await fetch(`${house.sandbox.easypost.url}/trackers?tracking_code=${code}`, {
    headers: { authorization: `Basic ${btoa('EZTKsandbox:')}` },
  });
  const { trackers } = (await asked.json()) as { trackers: { tracking_details: Scan[] }[] };
  return trackers[0]?.tracking_details ?? [];
}

const byPayPal: Paying = async (house, choice) => {
  const session = await house.logIn('gold@example.com');
  const opened = await openPayment(session, 'paypal', choice);
  await atPayPal(house, opened.paypalOrder.id);
  await returnFromPayPal(session, opened.paypalOrder.id);
  await settle(house);
  return { session, intentId: opened.intentId };
};

const byCard: Paying = async (house, choice) => {
  const session = await house.logIn('gold@example.com');
  const opened = await openPayment(session, 'computop', choice);
  await house.sandbox.computop.pay({ paymentUrl: opened.paymentUrl });
  await settle(house);
  return { session, intentId: opened.intentId };
};

const byInvoice: Paying = async (house, { shipment = aShipment(), rate = hubRate }) => {
  const session = await house.logIn('gold@example.com');
  const { id } = rate(await askRates(session, shipment));
  const opened = await book(session, { rateId: id });
  expect(opened.statusCode, opened.body).toBe(200);
  await settle(house);
  return { session, intentId: opened.json<{ intentId: string }>().intentId };
};

const methods: [string, Paying][] = [
  ['paypal', byPayPal],
  ['card', byCard],
  ['invoice', byInvoice],
];

const toUs = (name: string, parcels = 1) =>
  aShipment({
    toAddress: { ...toNewYork, name },
    packages: Array.from({ length: parcels }, () => aParcel()),
  });

const accountOf: Record<string, 'cash:paypal' | 'cash:computop' | 'receivable:invoice'> = {
  paypal: 'cash:paypal',
  card: 'cash:computop',
  invoice: 'receivable:invoice',
};

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
  expect(purchasesAt(house), 'asking again buys nothing').toHaveLength(2);

  const pdf = await session.get(`/api/checkout-intents/${intentId}/label`);
  expect(pdf.headers['content-disposition']).toContain(label1.trackingCode);
  expect((await session.get(`/api/checkout-intents/${intentId}/label?package=1`)).statusCode).toBe(404);

  const books = await expectTrueBooks(house);
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
  await expectTrueBooks(house);
});

/** Nothing was charged, and once the carrier has confirmed, nobody owes anybody anything. */
async function expectAllGivenBack(house: House, { session, intentId }: Bought): Promise<Intent> {
  const intent = await intentOf(session, intentId);
  expect(intent).toMatchObject({
    status: 'label_creation_failed',
    terminal: true,
    problem: 'label_creation_failed',
    paid: false,
    // The carrier side sells the first leg once.
    rateGone: true,
    trackingCode: null,
    labelUrl: null,
    hubLabels: null,
  });
  expect(await ordersOf(session)).toEqual([]);
  expect(await mailsFor(house, intentId)).toEqual([]);
  await later(house, 11 * MINUTE_MS);
  await later(house, HOUR_MS);
  expect(await storedIntent(house, intentId)).toMatchObject({
    labelFate: 'voided',
    attention: null,
    nextAttemptAt: null,
  });
  await expectEmptyBooks(house);
  return intent;
}

test.each(methods)(
  'by %s, the second leg refused: the first is given back and nothing is charged',
  async (_n, pay) => {
    await using house = await openHouse({ listen: true });
    const bought = await pay(house, { shipment: toUs('LABELFAIL'), rate: hubRate });
    expect([purchasesAt(house).length, refusedPurchasesAt(house).length]).toEqual([1, 1]);
    const refunds = house.sandbox.journal.list({ method: 'POST', path: /\/shipments\/[^/]+\/refund$/ });
    expect(refunds).toHaveLength(1);
    const refused = await bought.session.post('/api/labels/buy-hub', { intentId: bought.intentId });
    expect(refused.json<ErrorReply>().code).toBe('label_failed');
    await expectAllGivenBack(house, bought);
  },
);

test('the first leg refused: nothing was bought, nothing goes back, nothing is charged', async () => {
  await using house = await openHouse();
  house.ctx.carrier = {
    ...house.ctx.carrier,
    buy: () => Promise.resolve({ outcome: 'refused', code: 'not_authorized', text: 'No contract.' }),
  };
  const { session, intentId } = await byPayPal(house, { shipment: toUs('Zoë Quinn'), rate: hubRate });
  expect(await intentOf(session, intentId)).toMatchObject({
    status: 'label_creation_failed',
    problem: 'carrier_not_enabled',
    paid: false,
    rateGone: false,
  });
  expect(await storedIntent(house, intentId)).toMatchObject({
    legsBought: 0,
    labelFate: 'kept',
    payment: 'voided',
    nextAttemptAt: null,
  });
  await expectEmptyBooks(house);
});

test('a card that is held while the carrier takes its time: nothing left to pay, and nothing to call off', async () => {
  await using house = await openHouse({ listen: true });
  const session = await house.logIn('gold@example.com');
  const shipment = toUs('Zoë Quinn');
  const { id: rateId } = hubRate(await askRates(session, shipment));
  const click = async () =>
    (await openIntent(session, 'computop', { rateId }, 'one-and-the-same-click')).json<CardOpened>();
  const opened = await click();
  const { intentId, purchaseKey } = opened;
  const stands = async (): Promise<object[]> => [
    await intentOf(session, intentId),
    (await session.get(`/api/purchase-result/${purchaseKey}`)).json<object>(),
    await click(),
  ];
  for (const reply of [opened, ...(await stands())])
    expect(reply).toMatchObject({ status: 'payment_pending', awaitsBuyer: true });

  const match = { method: 'POST', path: /\/buy$/ };
  house.sandbox.faults.add({ match, mode: 'delay', delayMs: 2_500, times: 1 });
  await house.sandbox.computop.pay({ paymentUrl: opened.paymentUrl });
  await expect.poll(async () => (await storedIntent(house, intentId)).payment).toBe('authorized');
  for (const reply of await stands())
    expect(reply).toMatchObject({ status: 'payment_pending', awaitsBuyer: false });
  expect(await intentOf(session, intentId)).toMatchObject({ paid: false, problem: null });
  expect((await session.post(`/api/checkout-intents/${intentId}/cancel`, {})).statusCode).toBe(409);
  await settle(house);
  expect(await intentOf(session, intentId)).toMatchObject({ status: 'completed', paid: true });
});

test('a card that holds and never books: both legs and the hold are given back', async () => {
  await using house = await openHouse({ listen: true });
  const session = await house.logIn();
  const opened = await openPayment(session, 'computop', { shipment: toUs('Zoë Quinn'), rate: hubRate });
  await house.sandbox.computop.pay({ paymentUrl: opened.paymentUrl, card: '4000000000000341' });
  await settle(house);
  expect(await intentOf(session, opened.intentId)).toMatchObject({
    status: 'unlock_failed',
    problem: 'capture_failed',
    hubLabels: null,
  });
  for (const minutes of [2, 6, 16]) await later(house, minutes * MINUTE_MS);
  expect((await intentOf(session, opened.intentId)).status).toBe('cancelled');
  await later(house, 11 * MINUTE_MS);
  await later(house, HOUR_MS);
  expect((await storedIntent(house, opened.intentId)).labelFate).toBe('voided');
  await expectEmptyBooks(house);
});

test('a dearer second leg asks for consent, and what was accepted is what is charged', async () => {
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
  expect((await expectTrueBooks(house)).get('receivable:invoice')).toBe(totalPrice);
});

test('the second carrier takes the parcel over when it has come to the hub', async () => {
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

test('a hub route by PayPal whose capture is refused stays locked as a whole', async () => {
  await using house = await openHouse();
  await arrange(house, 'paypal/refusals', {
    path: '/capture$',
    method: 'POST',
    issue: 'PAYER_CANNOT_PAY',
    times: 1,
  });
  const { session, intentId } = await byPayPal(house, {
    shipment: toUs('Zoë Quinn'),
    rate: hubRate,
  });
  expect(await intentOf(session, intentId)).toMatchObject({ status: 'unlock_failed', hubLabels: null });
  expect((await session.get(`/api/checkout-intents/${intentId}/label`)).statusCode).toBe(409);
  await later(house, MINUTE_MS + 1);
  expect((await intentOf(session, intentId)).status).toBe('completed');
  await expectTrueBooks(house);
});
