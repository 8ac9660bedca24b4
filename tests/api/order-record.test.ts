// An order's record: the customer may add notes, but change nothing that others are responsible for (R96, R137–R140).
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import type { ErrorReply } from '#contract/error.ts';
import type { OrderDetail } from '#contract/order-actions.ts';
import { OrderRecord } from '#contract/order-record.ts';
import { intents, ledger, orders, shipments } from '#server/db/schema.ts';
import { anAddress, aParcel, aShipment } from '../support/factories.ts';
import { openHouse, type Session } from '../support/house.ts';
import { json } from '../support/operator-desk.ts';
import { storeOrder } from '../support/placing.ts';
import { buy, buyByPayPal } from '../support/refunding.ts';

const house = await openHouse();
afterAll(() => house.close());
const PATH = '/api/persist-shipment';
const createdAt = new Date('2026-10-01T10:00:00Z');

const recordOf = async (session: Session, id: string): Promise<OrderRecord> =>
  (await session.get(`/api/orders/${id}/record`)).json<{ record: OrderRecord }>().record;

test('all authoritative data stays as bought, whatever is sent; the notes are kept', async () => {
  const { session, orderId, intent } = await buy(house, { parcels: 2 });
  const { orm } = house.ctx.db;
  const stored = async () => [
    await orm.select().from(orders).where(eq(orders.id, orderId)),
    await orm.select().from(shipments).where(eq(shipments.orderId, orderId)),
    await orm.select().from(intents).where(eq(intents.id, intent.id)),
    await orm.select().from(ledger).where(eq(ledger.intentId, intent.id)),
  ];
  const before = await stored();
  const reply = await session.post(PATH, {
    billingAddress: anAddress({ name: 'Mallory' }),
    senderAddress: anAddress({ name: 'Mallory' }),
    deliveryAddress: anAddress({ name: 'Mallory', country: 'US' }),
    parcel: { length: 1, weight: 0.1 },
    customsInfo: { value: 1 },
    additionalServices: { insurance: true, pickup: true },
    incoTerm: 'DDP',
    rateInfo: { amount: '0.01', carrier: 'DHL' },
    labelInfo: { labelUrl: 'https://evil.example/label.pdf', trackingCode: 'FORGED' },
    payment: { provider: 'paypal', transactionId: intent.id, amount: '0.01', status: 'paid' },
    pickupData: { confirmation: 'X' },
    status: 'delivered',
    userId: 'us_demo_privat',
    reference: '  Bestellung 4711  ',
    note: 'Zeile 1\nZeile 2',
    shipmentPurpose: 'gift',
  });
  expect(reply.statusCode, reply.body).toBe(200);
  expect(reply.json()).toMatchObject({
    success: true,
    orderId,
    reference: 'Bestellung 4711',
    note: 'Zeile 1\nZeile 2',
    shipmentPurpose: 'gift',
  });
  const { ignored } = reply.json<{ ignored: string[] }>();
  for (const name of ['rateInfo', 'labelInfo', 'payment', 'deliveryAddress', 'status', 'userId'])
    expect(ignored).toContain(name);
  expect(await stored()).toEqual(before);
  const { order } = (await session.get(`/api/orders/${orderId}`)).json<{ order: OrderDetail }>();
  expect([order.reference, order.note]).toEqual(['Bestellung 4711', 'Zeile 1\nZeile 2']);
});

test('the purchase is identified by order, intent, or the provider’s payment id', async () => {
  const { session, orderId, intent } = await buyByPayPal(house);
  const [row] = await house.ctx.db.orm.select().from(intents).where(eq(intents.id, intent.id));
  const names = [
    { orderId },
    { checkoutIntentId: intent.id },
    { intentId: intent.id },
    { paymentInfo: { transactionId: intent.id } },
    { payment: { provider: 'paypal', transactionId: row?.providerOrderId } },
  ];
  for (const [index, name] of names.entries()) {
    const reply = await session.post(PATH, { ...name, reference: `R${index}` });
    expect(reply.json(), JSON.stringify(name)).toMatchObject({ orderId, reference: `R${index}` });
  }
  const stranger = await house.logIn('business@example.com');
  for (const name of names)
    expect((await stranger.post(PATH, { ...name, note: 'mine now' })).statusCode).toBe(404);
  expect((await recordOf(session, orderId)).note).toBeNull();
});

test('omitted fields stay, empty ones are cleared, and an empty request changes nothing', async () => {
  await storeOrder(house, { id: 'or_words', userId: 'us_demo_privat', createdAt });
  const session = await house.logIn();
  const keep = async (body: object) =>
    (await session.post(PATH, { orderId: 'or_words', ...body })).json<object>();
  expect(await keep({})).toMatchObject({ reference: null, note: null, shipmentPurpose: 'commercial' });
  await keep({ reference: 'A1', note: 'brittle' });
  expect(await keep({ note: '' })).toMatchObject({ reference: 'A1', note: null });
  expect(await keep({ reference: null, shipmentPurpose: 'return' })).toMatchObject({
    reference: null,
    shipmentPurpose: 'return',
  });
});

test.each([
  [{}, 'orderId'],
  [{ orderId: 'or_words', reference: 'x'.repeat(51) }, 'reference'],
  [{ orderId: 'or_words', note: 'a\u0000b' }, 'note'],
  [{ orderId: 'or_words', note: '\ud83d' }, 'note'],
  [{ orderId: 'or_words', shipmentPurpose: 'war' }, 'shipmentPurpose'],
  [{ payment: 'paid' }, 'payment'],
  [{ orderId: 7 }, 'orderId'],
])('%j is refused beside the field', async (body, path) => {
  const session = await house.logIn();
  const reply = await session.post(PATH, body);
  expect(reply.statusCode, reply.body).toBe(400);
  expect(reply.json<ErrorReply>().issues?.[0]?.path).toBe(path);
});

test('without a session it is 401, which the browser shows as an expired session', async () => {
  const reply = await house.visitor().post(PATH, { orderId: 'or_words', note: 'x' });
  expect([reply.statusCode, reply.json<ErrorReply>().code]).toEqual([401, 'not_signed_in']);
  expect((await house.visitor().get('/api/orders/or_words/record')).statusCode).toBe(401);
});

test('the record is built from the purchase: rates derived, lists joined, amounts that add up', async () => {
  const { session, orderId, intent } = await buy(house, { parcels: 2, name: 'Anna Maria Łuc' });
  const record = await recordOf(session, orderId);
  expect(OrderRecord.safeParse(record).success).toBe(true);
  expect(record).toMatchObject({
    deliveryAddress: { firstName: 'Anna Maria', lastName: 'Łuc', zipCode: '75001', country: 'FR' },
    incoTerm: 'DAP',
    shipmentPurpose: 'commercial',
    payment: {
      paymentProvider: 'invoice',
      paymentTransactionId: intent.id,
      invoiceStatus: 'open',
      paid: false,
      taxRate: 19,
      customsPayingAccount: 'Recipient',
      probability: 0.95,
    },
  });
  expect(record.packages).toHaveLength(2);
  expect(record.packages[0]?.articles).toMatchObject([
    { quantity: 1, customsTariffNumber: '490199', countryOfOrigin: 'DE' },
  ]);
  expect(record.trackingCode.split(';')).toHaveLength(2);
  expect(record.labelUrl.split(';')).toHaveLength(2);
  expect(record.payment.mrn).toBeNull();
  expect(JSON.parse(record.allstarRequestData)).toMatchObject({
    selectedServices: { insurance: false, pickup: false },
    timestamp: record.createdAt,
  });
  const { priceBreakdown, rate } = JSON.parse(record.allstarRequestData) as {
    priceBreakdown: { totalPrice: number; vatAmount: number };
    rate: { grossPrice: number };
  };
  expect(rate.grossPrice).toBe(intent.amountCents / 100);
  expect(priceBreakdown.totalPrice).toBe(rate.grossPrice);
  const { netPrice, grossPrice, duties } = record.payment;
  expect(Number(netPrice) + priceBreakdown.vatAmount + Number(duties)).toBeCloseTo(Number(grossPrice), 2);
});

test('the record of a return says so, even with no purpose named', async () => {
  await storeOrder(house, { id: 'or_back', userId: 'us_demo_privat', createdAt });
  const packages = [aParcel({ description: 'Returned goods: shoes' })];
  await house.ctx.db.orm
    .update(orders)
    .set({ orderSnapshot: aShipment({ packages }) })
    .where(eq(orders.id, 'or_back'));
  const session = await house.logIn();
  expect(await recordOf(session, 'or_back')).toMatchObject({ shipmentPurpose: 'return' });
  const kept = await session.post('/api/persist-shipment', { orderId: 'or_back', note: 'Für Oma' });
  expect(kept.json()).toMatchObject({ note: 'Für Oma', shipmentPurpose: 'return' });
});

test('goods whose value has three decimals are worth the same in the record, in the details and at the operator', async () => {
  const { session, orderId, intent } = await buy(house);
  const shipment = aShipment({ packages: [aParcel({ value: 0.015 }), aParcel({ value: 0.045 })] });
  const { orm } = house.ctx.db;
  await orm.update(orders).set({ orderSnapshot: shipment }).where(eq(orders.id, orderId));
  await orm.update(intents).set({ shipment }).where(eq(intents.id, intent.id));
  const { packages } = await recordOf(session, orderId);
  expect(packages.map(({ articles }) => articles[0]?.unitPrice)).toEqual(['0.02', '0.05']);
  const detail = (await session.get(`/api/orders/${orderId}`)).json<{ order: OrderDetail }>().order;
  expect(detail.packages.map(({ valueCents }) => valueCents)).toEqual([2, 5]);
  const { parcels } = await json<{ parcels: { value: string }[] }>(house, `intents show ${intent.id}`);
  expect(parcels.map(({ value }) => value)).toEqual(['0.02', '0.05']);
});

test('goods without a stated origin are from the sender’s country, as on the customs papers', async () => {
  await storeOrder(house, { id: 'or_origin', userId: 'us_demo_privat', createdAt });
  const packages = [aParcel(), aParcel({ originCountry: 'IT' })];
  await house.ctx.db.orm
    .update(orders)
    .set({ fromAddress: anAddress({ country: 'FR', zip: '75001' }), orderSnapshot: aShipment({ packages }) })
    .where(eq(orders.id, 'or_origin'));
  const record = await recordOf(await house.logIn(), 'or_origin');
  const origins = record.packages.flatMap(({ articles }) => articles.map((each) => each.countryOfOrigin));
  expect(origins).toEqual(['FR', 'IT']);
});

test('an account with a VAT number is a business in the record, as at customs, even without a company', async () => {
  await storeOrder(house, { id: 'or_firm', userId: 'us_demo_privat', createdAt });
  await house.ctx.db.orm
    .update(orders)
    .set({ fromAddress: anAddress({ vatId: 'DE123456788' }), toAddress: anAddress() })
    .where(eq(orders.id, 'or_firm'));
  expect(await recordOf(await house.logIn(), 'or_firm')).toMatchObject({
    senderAddress: { companyName: null, vatId: 'DE123456788', business: true },
    deliveryAddress: { companyName: null, business: false },
  });
});

test('an export has no tax in its record, and a badly stored one can still be read', async () => {
  await storeOrder(house, {
    id: 'or_export',
    userId: 'us_demo_privat',
    createdAt,
    to: { country: 'US', zip: '10001' },
  });
  const session = await house.logIn();
  await house.ctx.db.orm
    .update(orders)
    .set({ price: {} as never, orderSnapshot: {} })
    .where(eq(orders.id, 'or_export'));
  expect(await recordOf(session, 'or_export')).toMatchObject({
    packages: [],
    payment: { taxRate: 0, netPrice: '36.27', grossPrice: '36.27' },
  });
});
