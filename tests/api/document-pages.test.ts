// What invoices and confirmations say, read from the PDF as anybody would.
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { intents, orders } from '#server/db/schema.ts';
import { drawPaper } from '#server/documents/draw-paper.ts';
import type { Paper } from '#server/documents/paper.ts';
import { mailsFor, askRates, book, intentOf, rateOf, toNewYork } from '../support/booking.ts';
import { anAddress, aParcel, aPrice, aShipment } from '../support/factories.ts';
import { openHouse } from '../support/house.ts';
import { byInvoice, toUs } from '../support/hub-buying.ts';
import { read } from '../support/papers.ts';
import { readPdf } from '../support/read-pdf.ts';
import { buy, buyByPayPal } from '../support/refunding.ts';

const house = await openHouse();
afterAll(() => house.close());
const euro = (cents: number): string =>
  new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' })
    .format(Math.abs(cents) / 100)
    .replace(/\s/g, ' ');

const priceOf = async (orderId: string) => {
  const [order] = await house.ctx.db.orm.select().from(orders).where(eq(orders.id, orderId));
  if (!order) throw new Error(`No order ${orderId}`);
  return order;
};

test('inside the EU: 19 % on the net sum, paid by PayPal, with everything the law requires', async () => {
  const { session, orderId } = await buyByPayPal(house);
  const { price, orderNumber } = await priceOf(orderId);
  const text = await read(session, `/api/orders/${orderId}/invoice`);
  for (const said of [
    /Rechnung RE-\d{4}-\d{6}/,
    /Rechnungsdatum \d\d\.\d\d\.\d{4}/,
    /Leistungsdatum \d\d\.\d\d\.\d{4}/,
    orderNumber,
    // The buyer, who is neither party here.
    'Petra Petersen Rechnungsnummer',
    'Paketversand UPS',
    'Hamburg (Deutschland) – Paris (Frankreich), 1 Paket, 2,5 kg',
    `Summe netto ${euro(price.netPrice)}`,
    `zzgl. 19 % Umsatzsteuer ${euro(price.vatAmount)}`,
    `Gesamtbetrag ${euro(price.totalPrice)}`,
    'Bezahlt per PayPal',
    'Beispielfirma',
    'USt-IdNr. DE000000000',
    'Seite 1 von 1',
  ])
    expect(text).toEqual(
      said instanceof RegExp ? expect.stringMatching(said) : expect.stringContaining(said),
    );
  expect(text).not.toContain('§ 4');
  expect(text).not.toContain('Zölle');
});

test('by invoice and for export: 0 % with its reason, a line per service, a code, when and where to pay', async () => {
  const session = await house.logIn('gold@example.com');
  const shipment = aShipment({
    toAddress: toNewYork,
    packages: [aParcel({ value: 1_200 }), aParcel()],
    services: { insurance: true, carbonNeutral: true, exportDocumentation: true },
  });
  const rates = await askRates(session, shipment);
  const rate = rateOf(rates, 'UPS');
  const first = await book(session, { rateId: rate.id, discountCode: 'SHIP10' });
  const right =
    first.statusCode === 409 ? first.json<{ details: { amount: string } }>().details.amount : null;
  const opened = right
    ? await book(session, { rateId: rate.id, discountCode: 'SHIP10', amount: right })
    : first;
  expect(opened.statusCode, opened.body).toBe(200);
  await house.ctx.settled();
  const { orderId } = await intentOf(session, opened.json<{ intentId: string }>().intentId);
  const order = await priceOf(orderId ?? '');
  const { price } = order;
  expect(order.exportHold, 'held orders have an invoice, too').toBe(true);
  const text = await read(session, `/api/orders/${orderId}/invoice`);
  for (const said of [
    'Hamburg (Deutschland) – New York (Vereinigte Staaten), 2 Pakete, 5 kg',
    `Rabatt (Code SHIP10) −${euro(price.discount)}`,
    `Transportversicherung ${euro(price.insuranceFee)}`,
    'Ausfuhranmeldung 20,00 €',
    `Klimabeitrag ${euro(price.carbonNeutralFee)}`,
    `Umsatzsteuer 0 % 0,00 €`,
    '§ 4 Nr. 3 Buchst. a Doppelbuchst. aa UStG',
    `Bitte überweisen Sie ${euro(price.totalPrice)} bis zum `,
    'Verwendungszweck RE-',
  ])
    expect(text).toContain(said);
  expect(price.vatAmount).toBe(0);

  const confirmation = await read(session, `/api/orders/${orderId}/confirmation?language=en`);
  for (const said of [
    'Order confirmation HP-',
    'Zoë Quinn',
    'UNITED STATES',
    'about 24 hours',
    'you authorise us to lodge it in your name',
    'VAT 0%',
    'not an invoice',
  ])
    expect(confirmation).toContain(said);
  expect(confirmation.match(/1Z\w{16}/g), 'a code is no label, and the mail names it, too').toHaveLength(2);
});

test('a hub route has the name it was bought by, on its invoice and confirmation', async () => {
  const { session, intentId } = await byInvoice(house, { shipment: toUs('Zoë Quinn') });
  const { orderId } = await intentOf(session, intentId);
  expect(await read(session, `/api/orders/${orderId}/invoice`)).toMatch(
    /Paketversand HUB (Economy|Express|Priority) \(\w+( \w+)+ \+ \w+( \w+)+\)/,
  );
  expect(await read(session, `/api/orders/${orderId}/confirmation?language=en`)).toMatch(
    /Parcel shipping HUB \w+ \(/,
  );
});

test('a confirmation says when the pickup comes, and that the hours are Berlin time', async () => {
  const { session, intent, orderId } = await buy(house);
  const stands = (pickup: 'confirmed' | 'unconfirmed' | 'cancelled') =>
    house.ctx.db.orm.update(intents).set({ pickup }).where(eq(intents.id, intent.id));
  await stands('confirmed');
  await house.ctx.db.orm
    .update(orders)
    .set({ pickupDate: { date: '2026-11-23', timeFrom: '10:00', timeTo: '16:00' } })
    .where(eq(orders.id, orderId));
  const confirmation = (language: string) =>
    read(session, `/api/orders/${orderId}/confirmation?language=${language}`);
  expect(await confirmation('de')).toContain(
    'Abholung 23.11.2026 Zeitfenster 10:00–16:00 Uhr (Berliner Zeit)',
  );
  expect(await confirmation('en')).toContain('Pickup 23.11.2026 Time window 10:00–16:00 (Berlin time)');
  await stands('unconfirmed');
  expect(await confirmation('de')).toContain('Abholung 23.11.2026, unbestätigt Zeitfenster');
  await stands('cancelled');
  expect(await confirmation('de')).not.toContain('Zeitfenster');
});

test('a confirmation says when a pickup will be ordered that its carrier does not accept yet', async () => {
  const { session, intent, orderId } = await buy(house);
  const [stored] = await house.ctx.db.orm.select().from(intents).where(eq(intents.id, intent.id));
  if (!stored) throw new Error('No intent');
  const pickupDate = { date: '2026-12-18', timeFrom: '10:00', timeTo: '16:00' };
  await house.ctx.db.orm
    .update(intents)
    .set({
      pickup: 'planned',
      shipment: { ...stored.shipment, pickupDate },
      rate: { ...stored.rate, carrier: 'DHL Express' },
    })
    .where(eq(intents.id, intent.id));
  const confirmation = (language: string) =>
    read(session, `/api/orders/${orderId}/confirmation?language=${language}`);
  expect(await confirmation('de')).toContain(
    'Die Abholung am 18.12.2026 bestellen wir am 08.12.2026 beim Carrier; Sie erhalten dann eine Bestätigung.',
  );
  expect(await confirmation('en')).toContain(
    'We will order the pickup for 18.12.2026 from the carrier on 08.12.2026; you will then get a confirmation.',
  );
  await house.ctx.db.orm.update(intents).set({ pickup: 'confirmed' }).where(eq(intents.id, intent.id));
  expect(await confirmation('de')).not.toContain('bestellen wir');
});

test('customs costs passed on are listed below the VAT, and an English invoice says so', async () => {
  const { session, orderId, intent } = await buy(house);
  const price = aPrice({ customsCents: 2_340 });
  await house.ctx.db.orm
    .update(orders)
    .set({ price, totalAmountCents: price.totalPrice })
    .where(eq(orders.id, orderId));
  expect(intent.status).toBe('completed');
  const text = await read(session, `/api/orders/${orderId}/confirmation?language=en`);
  expect(text).toContain('Duties and taxes (disbursement) €23.40');
  expect(text).toContain(`Total amount €${(price.totalPrice / 100).toFixed(2)}`);
  expect(await read(session, `/api/orders/${orderId}/invoice`)).toContain(
    'Zölle und Abgaben (durchlaufender Posten) 23,40 €',
  );
});

test.each([
  ['to New York, paid by the sender and agreed to', { toAddress: toNewYork }, true, true],
  ['to New York, paid by the sender and not asked about', { toAddress: toNewYork }, false, false],
  ['inside the EU, where none are due', {}, true, false],
])('the order says when duties are due later: %s', async (_, route, dutiesAgreed, isKept) => {
  const session = await house.logIn('gold@example.com');
  const shipment = aShipment({
    ...route,
    packages: [aParcel({ hsCode: '490199' })],
    services: { customsClearance: true },
  });
  const rate = rateOf(await askRates(session, shipment), 'UPS');
  const opened = await book(session, { rateId: rate.id, dutiesAgreed });
  expect(opened.statusCode, opened.body).toBe(200);
  await house.ctx.settled();
  const { orderId } = await intentOf(session, opened.json<{ intentId: string }>().intentId);
  const text = await read(session, `/api/orders/${orderId}/confirmation`);
  const agreed = /Am \d\d\.\d\d\.\d{4} haben Sie zugestimmt, dass die tatsächlichen Abgaben nachberechnet/;
  if (isKept) expect(text).toMatch(agreed);
  else expect(text).not.toMatch(agreed);
  const moment = isKept ? (expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string) : null;
  const { order } = (await session.get(`/api/orders/${orderId}`)).json<{ order: object }>();
  expect(order, 'the details').toMatchObject({ dutiesAgreedAt: moment });
  const exported = (await session.get('/api/profile/export')).json<{ orders: { id: string }[] }>().orders;
  expect(
    exported.find(({ id }) => id === orderId),
    'the export of all data',
  ).toMatchObject({ dutiesAgreedAt: moment });
  const [mail] = await mailsFor(house, opened.json<{ intentId: string }>().intentId);
  expect(Boolean(mail?.data['dutiesAgreedOn']), 'the mail').toBe(isKept);
});

test('the confirmation names both parties, every parcel and its tracking code', async () => {
  const { session, orderId, intent } = await buy(house, { parcels: 2 });
  const text = await read(session, `/api/orders/${orderId}/confirmation`);
  for (const { trackingCode } of intent.packages) expect(text).toContain(trackingCode);
  for (const said of [
    'Absender',
    'Chloé Łuc',
    'FRANKREICH',
    '30 × 20 × 10 cm',
    'Printed books for school lessons',
  ])
    expect(text).toContain(said);
});

const paper = (change: Partial<Paper> = {}): Paper => ({
  language: 'de',
  brand: 'Hafenpost',
  heading: 'Rechnung',
  returnLine: 'Hafenpost',
  address: [],
  info: [],
  blocks: [],
  footer: [],
  pageWords: 'Seite {page} von {of}',
  issuedAt: '2026-11-20T10:00:00.000Z',
  ...change,
});

const said = async (text: string) =>
  (await readPdf(await drawPaper(paper({ address: [text], blocks: [{ kind: 'text', text }] })))).text;

test('every European letter is printed, and a character the typeface lacks is visibly missing', async () => {
  const names = 'Łódź Brzęczyszczykiewicz Kőszegi Őrség Ångström Şişli Žemaitija Παπαδοπούλου Улица Їжак';
  expect(await said(names)).toContain(names);
  expect(await said('c/o 山田 🚀 Gmür')).toContain('c/o □□ □ Gmür');
});

test.each([
  ['lone surrogates', 'a\ud800b\udc00c'],
  ['control characters', 'a\u0000b\u0007c\r\nd\te'],
  ['marks that turn the direction', 'a\u202eb\u200fc'],
  ['combining letters', 'Zoe\u0308 e\u0301\u0302\u0303\u0304'],
  ['right to left', 'שלום عربى'],
  ['one word of 500 letters', 'Donaudampf'.repeat(50)],
  ['nothing at all', '   '],
])('%s do not break a paper', async (_what, text) => {
  expect(await said(text)).toContain('Seite 1 von 1');
});

test('an address is never cut, however long its lines are', async () => {
  const long = `${'Donaudampfschifffahrts'.repeat(4)} Ende`;
  const { text } = await readPdf(
    await drawPaper(paper({ address: [1, 2, 3, 4, 5, 6].map((i) => `${long}${i}`) })),
  );
  for (const i of [1, 2, 3, 4, 5, 6]) expect(text).toContain(`Ende${i}`);
});

test('ten long parcels continue on the next page, under a new table head', async () => {
  const session = await house.logIn('gold@example.com');
  const { orderId } = await buy(house, { parcels: 10 });
  const order = await priceOf(orderId);
  const packages = (order.orderSnapshot?.packages ?? []).map((parcel, i) => ({
    ...parcel,
    description: `Parcel ${i + 1} ${'spare parts for a very old machine '.repeat(6)}`,
  }));
  await house.ctx.db.orm
    .update(orders)
    .set({ orderSnapshot: { ...order.orderSnapshot, packages }, fromAddress: anAddress() })
    .where(eq(orders.id, orderId));
  const reply = await session.get(`/api/orders/${orderId}/confirmation`);
  const { text, pages } = await readPdf(reply.rawPayload);
  expect(pages).toBeGreaterThan(1);
  expect(text.match(/Nr\. Inhalt/g)?.length).toBeGreaterThan(1);
  expect(text).toContain(`Seite ${pages} von ${pages}`);
  for (const i of [1, 10]) expect(text).toContain(`Parcel ${i} spare`);
});
