// Booking by invoice: who may, at what price, and only once.
import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import type { Intent } from '#contract/checkout.ts';
import type { ErrorReply } from '#contract/error.ts';
import type { CarrierPort } from '#server/gateways/carrier.ts';
import { fetchIntent } from '#server/use-cases/checkout/fetch-intent.ts';
import { anAddress, aParcel, aShipment } from '../support/factories.ts';
import {
  askRates,
  book,
  bookAndSettle,
  intentOf,
  advanceTime,
  openIntent,
  purchasesAt,
  rateOf,
  storedIntent,
  toNewYork,
} from '../support/booking.ts';
import { createGate } from '../support/gate.ts';
import { openHouse } from '../support/house.ts';
import { onlyMail } from '../support/mailbox.ts';
import { expectEmptyBooks, expectCorrectBooks } from '../support/refunding.ts';

const house = await openHouse();
afterAll(() => house.close());
const gold = await house.logIn('gold@example.com');

const toZurich = anAddress({ name: 'Åsa Ålesund', city: 'Zürich', zip: '8001', country: 'CH' });

test('a gold account books by invoice and gets one label per parcel', async () => {
  const shipment = aShipment({ packages: [aParcel(), aParcel({ weight: 7 })], toAddress: toZurich });
  const intent = await bookAndSettle(house, gold, { shipment });
  expect(intent).toMatchObject({
    status: 'completed',
    terminal: true,
    provider: 'invoice',
    errorMessage: null,
  });
  const codes = intent.packages.map(({ trackingCode }) => trackingCode);
  expect(new Set(codes).size).toBe(2);
  expect(codes.every((code) => code?.startsWith('1Z'))).toBe(true);
  expect(intent.trackingCode).toBe(codes.join(';'));
  for (const { labelUrl, trackingCode } of intent.packages) {
    const label = await gold.get(labelUrl ?? '');
    expect(label.headers['content-type']).toBe('application/pdf');
    expect(label.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(label.headers['content-disposition']).toContain(trackingCode);
  }
});

test('the order is on the dashboard with the amount shown on the button', async () => {
  const intent = await bookAndSettle(house, gold);
  const { orders } = (await gold.get('/api/dashboard/orders-fixed')).json<{
    orders: { orderNumber: string }[];
  }>();
  expect(orders[0]).toMatchObject({
    orderNumber: intent.orderNumber,
    totalAmount: intent.amount,
    invoiceStatus: 'open',
    status: 'ready_for_carrier',
  });
});

/** Paid; the carrier sells the label only when released. */
async function bookAtSlowCarrier() {
  const { opened: told, open: sell } = createGate();
  const carrier = (real: CarrierPort): CarrierPort => ({
    ...real,
    buy: async (...order) => {
      await told;
      return real.buy(...order);
    },
  });
  const slow = await openHouse({ wrap: { carrier } });
  const session = await slow.logIn('gold@example.com');
  const rate = rateOf(await askRates(session), 'UPS');
  const { intentId } = (await book(session, { rateId: rate.id })).json<{ intentId: string }>();
  return { slow, session, intentId, sell };
}

test('a request that waits for news of a checkout is answered as soon as there is some', async () => {
  const { slow, session, intentId, sell } = await bookAtSlowCarrier();
  await using house = slow;
  const asked = async (prefer?: string): Promise<string> =>
    (await session.get(`/api/checkout-intents/${intentId}`, prefer ? { headers: { prefer } } : {})).json<{
      intent: Intent;
    }>().intent.status;
  expect(await asked()).toBe('paid');
  expect(await asked('wait=none')).toBe('paid');
  const [patient, atOnce] = [asked('respond-async, wait=3'), asked()];
  expect(await Promise.race([patient.then(() => 'news'), atOnce])).toBe('paid');
  sell();
  let news = await patient;
  // Three seconds may be over before the label is there.
  while (news === 'paid') news = await asked('wait=3');
  expect(['label_purchased', 'completed']).toContain(news);
  await house.ctx.settled();
  expect(await asked('wait=3')).toBe('completed');
});

test('news of a checkout ends the wait early, however long it might have lasted', async () => {
  const { slow, intentId, sell } = await bookAtSlowCarrier();
  await using house = slow;
  const { opened: isWaiting, open: tell } = createGate();
  const real = { ...house.ctx };
  house.ctx.untilMoved = (...asked) => {
    tell();
    return real.untilMoved(...asked);
  };
  const waiting = fetchIntent(house.ctx, { intentId, userId: 'us_demo_gold', waitMs: 600_000 });
  await isWaiting;
  sell();
  expect((await waiting).status).not.toBe('paid');
});

test('everybody else is refused before anything is bought', async () => {
  for (const email of ['privat@example.com', 'business@example.com', 'rabatt@example.com']) {
    const session = await house.logIn(email);
    const rate = rateOf(await askRates(session), 'UPS');
    const reply = await book(session, { rateId: rate.id, status: 'gold', userId: 'us_demo_gold' });
    expect(reply.statusCode).toBe(403);
    expect(reply.json<ErrorReply>().code).toBe('invoice_not_allowed');
  }
});

test('a lower amount in the body buys nothing and is told the right price', async () => {
  const rate = rateOf(await askRates(gold), 'UPS');
  const before = purchasesAt(house).length;
  const reply = await book(gold, { rateId: rate.id, amount: '0.01' });
  expect(reply.statusCode).toBe(409);
  expect(reply.json<ErrorReply>()).toMatchObject({
    code: 'price_changed',
    details: { priceBreakdown: { totalPrice: rate.priceCents } },
  });
  expect(purchasesAt(house).length).toBe(before);
});

test.each(['NaN', '36,27', ''])('an invalid amount (%j) is named as the wrong field', async (amount) => {
  const rate = rateOf(await askRates(gold), 'UPS');
  const reply = await book(gold, { rateId: rate.id, amount });
  expect([reply.statusCode, reply.json<ErrorReply>().code]).toEqual([400, 'invalid_request']);
  expect(reply.json<ErrorReply>().issues).toMatchObject([{ path: 'amount', reason: 'invalid' }]);
});

test('fields sent by old clients are accepted and change nothing', async () => {
  const rate = rateOf(await askRates(gold), 'UPS');
  const reply = await book(gold, {
    rateId: rate.id,
    amount: Number(rate.rate),
    userId: 123,
    currency: 'USD',
    pricingBreakdown: { totalPrice: 1 },
    payment: { provider: 'paypal', transactionId: 'x' },
  });
  expect(reply.json()).toMatchObject({ success: true, amountCents: rate.priceCents });
  await house.ctx.settled();
});

test('a discount code is priced by the server, and the discounted sum is charged', async () => {
  const rate = rateOf(await askRates(gold), 'UPS');
  const priced = await gold.post('/api/rates/price', { rateId: rate.id, discountCode: 'SEND5' });
  const { totalPrice } = priced.json<{ priceBreakdown: { totalPrice: number } }>().priceBreakdown;
  expect(totalPrice).toBeLessThan(rate.priceCents);
  const opened = await book(gold, {
    rateId: rate.id,
    discountCode: 'send5',
    amount: (totalPrice / 100).toFixed(2),
  });
  expect(opened.json<{ amountCents: number }>().amountCents).toBe(totalPrice);
  await house.ctx.settled();
});

test('the same key returns the same intent; with another body it is refused', async () => {
  const quoted = await askRates(gold);
  const rate = rateOf(quoted, 'UPS');
  const key = randomUUID();
  const first = await book(gold, { rateId: rate.id }, key);
  const again = await book(gold, { rateId: rate.id }, key);
  expect(again.json<{ intentId: string }>().intentId).toBe(first.json<{ intentId: string }>().intentId);
  const others = [
    await book(gold, { rateId: rate.id, discountCode: 'SEND5' }, key),
    await book(gold, { rateId: rate.id, amount: rate.rate }, key),
    await book(gold, { rateId: rateOf(quoted, 'FedEx').id }, key),
    await openIntent(gold, 'paypal', { rateId: rate.id }, key),
  ];
  for (const other of others) {
    expect(other.statusCode).toBe(409);
    expect(other.json<ErrorReply>().code).toBe('idempotency_key_reused');
  }
  await house.ctx.settled();
});

type Consent = { dutiesAgreed?: boolean };

/** To New York at the sender's cost: the duties come later. */
const toAgreeTo = () =>
  aShipment({
    toAddress: toNewYork,
    packages: [aParcel({ hsCode: '490199' })],
    services: { customsClearance: true },
  });

test.each<[string, Consent, Consent]>([
  ['given only the second time', { dutiesAgreed: false }, { dutiesAgreed: true }],
  ['missing the second time', { dutiesAgreed: true }, {}],
])('the same key with a consent to later duties %s is refused, not replayed', async (_, first, second) => {
  const rate = rateOf(await askRates(gold, toAgreeTo()), 'UPS');
  const key = randomUUID();
  const opened = await book(gold, { rateId: rate.id, ...first }, key);
  expect(opened.statusCode, opened.body).toBe(200);
  const changed = await book(gold, { rateId: rate.id, ...second }, key);
  expect([changed.statusCode, changed.json<ErrorReply>().code]).toEqual([409, 'idempotency_key_reused']);
  const again = await book(gold, { rateId: rate.id, ...first }, key);
  const { intentId } = opened.json<{ intentId: string }>();
  expect(again.json<{ intentId: string }>().intentId).toBe(intentId);
  await house.ctx.settled();
});

test('where no duties are due later, consenting to them does not change a request with the same key', async () => {
  const rate = rateOf(await askRates(gold), 'UPS');
  const key = randomUUID();
  const first = await book(gold, { rateId: rate.id }, key);
  const again = await book(gold, { rateId: rate.id, dutiesAgreed: true }, key);
  expect(again.json<{ intentId: string }>().intentId).toBe(first.json<{ intentId: string }>().intentId);
  await house.ctx.settled();
});

test('a consent under a new key is stored with an unpaid checkout, and buys nothing twice', async () => {
  const before = purchasesAt(house).length;
  const unpaid = rateOf(await askRates(gold, toAgreeTo()), 'UPS');
  const openPayPal = async (dutiesAgreed: boolean) => {
    const reply = await openIntent(gold, 'paypal', { rateId: unpaid.id, dutiesAgreed });
    expect(reply.statusCode, reply.body).toBe(200);
    return await storedIntent(house, reply.json<{ intentId: string }>().intentId);
  };
  const [without, agreed] = [await openPayPal(false), await openPayPal(true)];
  expect([without.dutiesAgreedAt, agreed.dutiesAgreedAt]).toEqual([null, expect.any(Date)]);
  expect((await storedIntent(house, without.id)).errorCode, 'the older one cannot be charged').toBe(
    'superseded',
  );

  const sold = rateOf(await askRates(gold, toAgreeTo()), 'UPS');
  const opened = (await book(gold, { rateId: sold.id })).json<{ intentId: string }>();
  const tooLate = await book(gold, { rateId: sold.id, dutiesAgreed: true });
  expect(tooLate.json<ErrorReply>(), 'the purchase that is there is named').toMatchObject({
    code: 'checkout_in_progress',
    details: { intentId: opened.intentId },
  });
  await house.ctx.settled();
  expect(purchasesAt(house).length - before).toBe(1);
});

test('with a short key nothing is opened; without one the purchase is made, and a second names the first', async () => {
  const rate = rateOf(await askRates(gold), 'UPS');
  expect((await book(gold, { rateId: rate.id }, 'short')).statusCode).toBe(400);
  const before = purchasesAt(house).length;
  const buyWithoutKey = () => gold.post('/api/invoice/checkout-intent', { rateId: rate.id });
  const first = await buyWithoutKey();
  expect(first.statusCode, first.body).toBe(200);
  const again = await buyWithoutKey();
  expect(again.statusCode).toBe(409);
  const { intentId } = first.json<{ intentId: string }>();
  expect(again.json()).toMatchObject({ code: 'checkout_in_progress', details: { intentId } });
  await house.ctx.settled();
  expect((await buyWithoutKey()).statusCode).toBe(409);
  expect(purchasesAt(house).length - before).toBe(1);
});

test('a hundred clicks at once, with one key or with many, buy one label', async () => {
  for (const keyOf of [() => 'one-key-for-all-clicks', () => randomUUID()]) {
    const rate = rateOf(await askRates(gold), 'FedEx');
    const before = purchasesAt(house).length;
    const replies = await Promise.all(
      Array.from({ length: 100 }, () => book(gold, { rateId: rate.id }, keyOf())),
    );
    await house.ctx.settled();
    expect(purchasesAt(house).length - before).toBe(1);
    const ids = replies
      .filter(({ statusCode }) => statusCode === 200)
      .map((r) => r.json<{ intentId: string }>().intentId);
    expect(new Set(ids).size).toBe(1);
    expect(replies.every(({ statusCode }) => statusCode === 200 || statusCode === 409)).toBe(true);
  }
});

test('an expired quote is refused, and so is somebody else’s', async () => {
  await using ageing = await openHouse({ now: new Date() });
  const session = await ageing.logIn('gold@example.com');
  const rate = rateOf(await askRates(session), 'UPS');
  ageing.advanceClock(30 * 60_000);
  const late = await book(session, { rateId: rate.id });
  expect(late.json<ErrorReply>().code).toBe('quote_expired');
  const theirs = rateOf(await askRates(await house.logIn('business@example.com')), 'UPS');
  expect((await book(gold, { rateId: theirs.id })).statusCode).toBe(404);
});

test('a pickup too soon by the time of the click is refused, though its quote is still valid', async () => {
  // A Monday, ten to seven in Berlin.
  await using ageing = await openHouse({ now: new Date('2026-11-23T05:50:00Z') });
  const session = await ageing.logIn('gold@example.com');
  const pickupDate = { date: '2026-11-23', timeFrom: '10:00', timeTo: '16:00' };
  const rate = rateOf(await askRates(session, aShipment({ services: { pickup: true }, pickupDate })), 'UPS');
  ageing.advanceClock(11 * 60_000);
  const late = await book(session, { rateId: rate.id });
  expect(late.json<ErrorReply>()).toMatchObject({
    code: 'pickup_not_possible',
    issues: [{ path: 'pickupDate', reason: 'pickup_lead' }],
  });
  expect(purchasesAt(ageing)).toEqual([]);
});

test('the open-invoice limit holds, even for clicks at the same moment', async () => {
  await using strict = await openHouse({ config: { invoiceLimitCents: 6_000 } });
  const session = await strict.logIn('gold@example.com');
  const rates = await Promise.all([1, 2, 3, 4].map(async () => rateOf(await askRates(session), 'UPS')));
  const replies = await Promise.all(rates.map((rate) => book(session, { rateId: rate.id })));
  await strict.ctx.settled();
  const sum = rates
    .filter((_, i) => replies[i]?.statusCode === 200)
    .reduce((all, { priceCents }) => all + priceCents, 0);
  expect(sum).toBeGreaterThan(0);
  expect(sum).toBeLessThanOrEqual(6_000);
  const refused = replies.filter(({ statusCode }) => statusCode !== 200);
  expect(refused.length).toBeGreaterThan(0);
  for (const reply of refused)
    expect([reply.statusCode, reply.json<ErrorReply>().code]).toEqual([403, 'invoice_limit_reached']);
});

test('a purchase waiting for a label made by hand counts against the open-invoice limit', async () => {
  await using strict = await openHouse({ config: { invoiceLimitCents: 2_500 } });
  const session = await strict.logIn('gold@example.com');
  const shipment = aShipment({
    toAddress: anAddress({ name: 'LABELFAIL', country: 'FR', zip: '75001', city: 'Paris' }),
  });
  const rate = rateOf(await askRates(session, shipment), 'UPS');
  expect(2 * rate.priceCents, 'one fits, two do not').toBeGreaterThan(2_500);
  const first = await book(session, { rateId: rate.id });
  expect(first.statusCode, first.body).toBe(200);
  await strict.ctx.settled();
  const { intentId } = first.json<{ intentId: string }>();
  expect(await intentOf(session, intentId)).toMatchObject({ status: 'paid_label_failed', orderId: null });
  const second = await book(session, { rateId: rateOf(await askRates(session, shipment), 'UPS').id });
  expect([second.statusCode, second.json<ErrorReply>().code]).toEqual([403, 'invoice_limit_reached']);
});

test('a label refused by the carrier ends in paid_label_failed, with nothing on the dashboard', async () => {
  await using failing = await openHouse();
  const session = await failing.logIn('gold@example.com');
  const shipment = aShipment({
    toAddress: anAddress({ name: 'LABELFAIL', country: 'FR', zip: '75001', city: 'Paris' }),
  });
  const intent = await bookAndSettle(failing, session, { shipment });
  expect(intent).toMatchObject({
    status: 'paid_label_failed',
    terminal: true,
    trackingCode: null,
    labelUrl: null,
  });
  expect((await session.get('/api/dashboard/orders-fixed')).json<{ orders: unknown[] }>().orders).toEqual([]);
});

test('a carrier that is down when the label is bought is asked again once it is back', async () => {
  await using away = await openHouse();
  const session = await away.logIn('gold@example.com');
  const shipment = aShipment({
    toAddress: anAddress({ name: 'CARRIERDOWN', country: 'FR', zip: '75001', city: 'Paris' }),
  });
  const intent = await bookAndSettle(away, session, { shipment });
  expect(intent).toMatchObject({ terminal: false, trackingCode: null });
  await advanceTime(away, 2 * 60_000);
  expect(await intentOf(session, intent.id)).toMatchObject({ status: 'completed' });
});

test('buying another service of a carrier while its first purchase is open names that purchase', async () => {
  await using failing = await openHouse();
  const session = await failing.logIn('gold@example.com');
  const shipment = aShipment({
    toAddress: anAddress({ name: 'LABELFAIL', country: 'FR', zip: '75001', city: 'Paris' }),
  });
  const [first, second] = (await askRates(session, shipment)).rates.filter(
    ({ carrier }) => carrier === 'UPS',
  );
  const opened = await book(session, { rateId: first?.id ?? '' });
  await failing.ctx.settled();
  for (const rate of [second, first]) {
    const reply = await book(session, { rateId: rate?.id ?? '' });
    expect(reply.json<ErrorReply>()).toMatchObject({
      code: 'checkout_in_progress',
      details: { intentId: opened.json<{ intentId: string }>().intentId, rateId: first?.id },
    });
  }
});

test('a purchase whose answer was cut off is read back, not bought again', async () => {
  await using cut = await openHouse();
  const session = await cut.logIn('gold@example.com');
  cut.sandbox.faults.add({ match: { method: 'POST', path: /\/buy$/ }, mode: 'cut-after', times: 1 });
  const intent = await bookAndSettle(cut, session);
  expect(intent.status).toBe('completed');
  expect(purchasesAt(cut)).toHaveLength(1);
});

test('a held export keeps its label from everybody until it is released', async () => {
  const shipment = aShipment({ toAddress: toZurich, services: { exportDocumentation: true } });
  const intent = await bookAndSettle(house, gold, { shipment });
  expect(intent).toMatchObject({ status: 'completed', exportHold: true, labelUrl: null });
  const label = await gold.get(`/api/checkout-intents/${intent.id}/label?package=0`);
  expect(label.statusCode).toBe(403);
  expect(label.json<ErrorReply>().code).toBe('export_hold');
});

test('the customer’s own declaration, if never uploaded, blocks the purchase', async () => {
  const shipment = aShipment({
    toAddress: toZurich,
    services: { exportDocumentation: true, hasOwnAE: true, ownAEFileId: 'fi_invented' },
  });
  const rate = rateOf(await askRates(gold, shipment), 'UPS');
  const reply = await book(gold, { rateId: rate.id });
  expect(reply.statusCode).toBe(422);
  expect(reply.json<ErrorReply>().code).toBe('declaration_missing');
});

test('somebody else’s intents and labels are as unknown as invented ones', async () => {
  const intent = await bookAndSettle(house, gold);
  const stranger = await house.logIn('business@example.com');
  for (const path of [
    `/api/checkout-intents/${intent.id}`,
    `/api/checkout-intents/${intent.id}/label?package=0`,
  ]) {
    const theirs = await stranger.get(path);
    const invented = await stranger.get(path.replace(intent.id, 'ci_invented'));
    expect(theirs.statusCode).toBe(404);
    expect({ ...theirs.json<object>(), requestId: '' }).toEqual({
      ...invented.json<object>(),
      requestId: '',
    });
    expect((await house.visitor().get(path)).statusCode).toBe(401);
  }
  expect((await intentOf(gold, intent.id)).id).toBe(intent.id);
});

test('the confirmation goes out once, in the language of the purchase, with the tracking code', async () => {
  await using mailing = await openHouse({ jobs: true });
  const session = await mailing.logIn('gold@example.com');
  const rate = rateOf(await askRates(session), 'UPS');
  const opened = await book(session, { rateId: rate.id, language: 'en' });
  await mailing.ctx.settled();
  const intent = await intentOf(session, opened.json<{ intentId: string }>().intentId);
  // The invoice may have followed already.
  await expect.poll(() => mailing.sandbox.mails().length).toBeGreaterThan(0);
  const [mail] = mailing.sandbox.mails();
  expect(mail?.to).toEqual(['gold@example.com']);
  expect(mail?.text).toContain(intent.trackingCode);
  expect(mail?.text).toContain('Your');
});

test('without a language in the request, mails are in that of the profile', async () => {
  await using own = await openHouse();
  const session = await own.logIn('gold@example.com');
  const changed = await session.post('/api/profile', {
    firstName: 'Greta',
    lastName: 'Gold',
    business: false,
    companyName: null,
    language: 'en',
    address: null,
    vatId: null,
  });
  expect(changed.statusCode).toBe(200);
  const { orderNumber } = await bookAndSettle(own, session);
  const mail = await onlyMail(own, String(orderNumber));
  expect(mail.subject).toBe(`Your shipment ${orderNumber} is booked`);
});

test('near the limit, clicks with one key at the same moment all get the first answer', async () => {
  await using strict = await openHouse({ config: { invoiceLimitCents: 3_000 } });
  const session = await strict.logIn('gold@example.com');
  const rate = rateOf(await askRates(session), 'UPS');
  expect(rate.priceCents * 2).toBeGreaterThan(3_000);
  const replies = await Promise.all(
    [1, 2, 3, 4].map(() => book(session, { rateId: rate.id }, 'one-key-near-the-limit')),
  );
  await strict.ctx.settled();
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
});

test('an invoice is in the books, with its tax, once its label exists, and not before', async () => {
  await using own = await openHouse();
  const session = await own.logIn('gold@example.com');
  const failing = anAddress({ name: 'LABELFAIL', country: 'FR', zip: '75001', city: 'Paris' });
  await bookAndSettle(own, session, { shipment: aShipment({ toAddress: failing }) });
  await expectEmptyBooks(own);
  const intent = await bookAndSettle(own, session);
  const { netPrice, vatAmount, totalPrice } = intent.priceBreakdown;
  const books = await expectCorrectBooks(own);
  const { receivable, sales, vat } = {
    receivable: books.get('receivable:invoice'),
    sales: books.get('sales'),
    vat: books.get('vat'),
  };
  expect({ receivable, sales, vat }).toEqual({
    receivable: totalPrice,
    sales: 0 - netPrice,
    vat: 0 - vatAmount,
  });
  expect(books.get('label_cost')).toBeGreaterThan(0);
});
