// Customs papers of orders, read from the PDF as customs reads them: what they say, for whom, and for how long.
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import type { Intent } from '#contract/checkout.ts';
import type { CustomsPaper } from '#contract/customs-paper.ts';
import type { Parcel } from '#domain/parcel.ts';
import type { Shipment } from '#domain/shipment.ts';
import { orders, users } from '#server/db/schema.ts';
import { releaseHold } from '#server/use-cases/operator/release-hold.ts';
import { bookAndSettle, intentOf } from '../support/booking.ts';
import { anAddress, aParcel, aShipment, batteries } from '../support/factories.ts';
import { openHouse, type Session } from '../support/house.ts';
import { read } from '../support/papers.ts';
import { readPdf } from '../support/read-pdf.ts';
import { refundByApi } from '../support/refunding.ts';

const house = await openHouse();
afterAll(() => house.close());

const { orm } = house.ctx.db;
const GOLD = 'gold@example.com';
const zurich = { name: 'Łucja Ångström', country: 'CH', zip: '8001', city: 'Zürich' };

type Order = { session: Session; intent: Intent; papers: CustomsPaper[]; id: string };

async function order(change: Partial<Shipment> & { packages?: Parcel[] } = {}): Promise<Order> {
  const session = await house.logIn(GOLD);
  const shipment = { ...aShipment({ toAddress: anAddress(zurich) }), ...change };
  const intent = await bookAndSettle(house, session, { shipment });
  expect(intent.status).toBe('completed');
  return { session, intent, papers: intent.customsPapers, id: intent.orderId ?? '' };
}

const offered = async (session: Session, id: string) =>
  (await session.get(`/api/orders/${id}/documents`)).json<{ customsPapers: CustomsPaper[] }>().customsPapers;

/** The last data sent to the carrier. */
const lastSent = (): string =>
  JSON.stringify(
    house.sandbox.journal.list({ method: 'POST' }).findLast(({ path }) => path.endsWith('/shipments'))?.body,
  );

const setBusiness = (fields: Partial<typeof users.$inferInsert>) =>
  orm.update(users).set(fields).where(eq(users.email, GOLD));

test('a sale by courier: one commercial invoice with both parties, numbers, lines and sums', async () => {
  await setBusiness({ business: true, eori: 'DE1234567', vatId: 'DE123456788' });
  const { session, papers, id, intent } = await order({
    packages: [
      aParcel({ description: 'Cotton T-shirts, new, 5 pieces', hsCode: '6109.10', originCountry: 'BD' }),
      aParcel({ description: 'Printed books for school lessons', value: 80.5, weight: 1.25 }),
    ],
    toAddress: anAddress({ ...zurich, vatId: 'CHE-123.456.789' }),
  });
  expect(papers).toEqual([
    {
      kind: 'commercial_invoice',
      packageIndex: null,
      copies: 3,
      url: `/api/orders/${id}/customs-papers/invoice`,
    },
    // The carrier's own invoice; see carrier-invoice.test.ts.
    ...[0, 1].map((packageIndex) => ({
      kind: 'carrier_invoice',
      packageIndex,
      copies: 0,
      url: `/api/orders/${id}/customs-papers/carrier-${packageIndex + 1}`,
    })),
  ]);
  const text = await read(session, papers[0]?.url ?? '');
  for (const said of [
    `Commercial invoice ${intent.orderNumber}`,
    'Handelsrechnung',
    'Jörg Müller',
    'GERMANY',
    'VAT ID: DE123456788',
    'EORI: DE1234567',
    'Łucja Ångström',
    'SWITZERLAND',
    'Tax / VAT ID: CHE-123.456.789',
    'Sale of goods (Verkauf)',
    'DAP Zürich',
    'duties and taxes paid by the recipient',
    '1 Cotton T-shirts, new, 5 pieces 6109 10 BD 1 pkg 2.5 120.00 120.00',
    '2 Printed books for school lessons 4901 99 DE 1 pkg 1.25 80.50 80.50',
    'Total gross weight 3.75 kg',
    'Total value EUR 200.50',
    'I declare that the information in this invoice is true and correct',
    'no dangerous articles',
    'kein Gefahrgut',
    'Signature / Unterschrift: Jörg Müller',
    'Page 1 of 1',
  ])
    expect(text).toContain(said);
  expect(text, 'the name under which the carrier has the data').toMatch(/Electronic data q_[\w-]+/);
  const listed = await session.get(`/api/orders/${id}/documents`);
  expect(listed.json<{ customsPapers: CustomsPaper[] }>().customsPapers).toEqual(papers);
});

test.each([
  ['integrated', 'The goods contain lithium batteries contained in equipment (UN3481 or UN3091).'],
  ['loose', 'The goods contain lithium batteries packed with equipment (UN3481 or UN3091).'],
  ['mix', null],
] as const)(
  'nobody signs that a shipment with %s batteries contains no dangerous articles',
  async (type, said) => {
    const { session, papers } = await order({
      additionalServices: aShipment({ services: batteries(type) }).additionalServices,
    });
    const text = await read(session, papers[0]?.url ?? '');
    expect(text).toContain('I declare that the information in this invoice is true and correct');
    expect(text).not.toMatch(/no dangerous articles|kein Gefahrgut/);
    if (said) expect(text).toContain(said);
    else expect(text).not.toContain('lithium');
  },
);

test('London chosen as Northern Ireland is the United Kingdom on paper, as it is to the carrier', async () => {
  const { session, papers } = await order({
    toAddress: anAddress({ country: 'GBX', zip: 'SW1A 1AA', city: 'London' }),
  });
  const text = await read(session, papers[0]?.url ?? '');
  expect(text).toContain('Destination United Kingdom');
  expect(text).toContain('London SW1A 1AA');
  expect(text.toLowerCase()).not.toContain('northern ireland');
});

test('a gift has a pro-forma invoice, paid duties say so, and the carrier is told all of it', async () => {
  await setBusiness({ business: true, eori: 'XI123456789000', vatId: null });
  const { session, papers } = await order({
    purpose: 'gift',
    packages: [aParcel({ originCountry: 'VN' })],
    additionalServices: { ...aShipment().additionalServices, customsClearance: true },
  });
  const text = await read(session, papers[0]?.url ?? '');
  expect(text).toContain('Pro-forma invoice');
  expect(text).toContain('Value for customs purposes only');
  expect(text).toContain(
    'DDP Zürich (Incoterms 2020), duties and taxes not to be collected from the recipient',
  );
  const sent = lastSent();
  for (const said of ['"contents_type":"gift"', '"origin_country":"VN"']) expect(sent).toContain(said);
  // DHL Express calls it EOR, and whoever was asked last is not known.
  expect(sent).toMatch(
    /\{"entity":"SENDER","tax_id":"XI123456789000","tax_id_type":"EORI?","issuing_country":"GB"\}/,
  );
});

test('a sale to an EU consumer names its product identifiers, and which party is a business, on paper and to the carrier', async () => {
  await setBusiness({ business: false, eori: null, vatId: null });
  const { session, papers } = await order({
    fromAddress: anAddress({ ...zurich, company: 'Alpkai AG', vatId: 'CHE-123.456.789' }),
    toAddress: anAddress(),
    packages: [
      aParcel({
        value: 60,
        merchantProductId: 'SHIRT-L',
        manufacturerProductId: 'A-17',
        gtin: '4 006381 333931',
      }),
    ],
  });
  const text = await read(session, papers[0]?.url ?? '');
  expect(text).toContain('SKU: SHIRT-L · MPN: A-17 · GTIN: 4006381333931');
  const sent = lastSent();
  expect(sent).toContain(
    '"code":"SHIRT-L","manufacturer_product_id":"A-17","standardized_product_id":"4006381333931"',
  );
  expect(sent).toContain('"carrier_options":{"ups":{"shipper_type":"business","consignee_type":"consumer"}}');
});

test('goods a business imports into the EU for itself have its numbers beside its own name', async () => {
  await setBusiness({ business: true, eori: 'DE1234567', vatId: 'DE123456788' });
  const { session, papers } = await order({
    fromAddress: anAddress({ ...zurich, email: 'supplier@example.com' }),
    toAddress: anAddress({ email: GOLD }),
  });
  const text = await read(session, papers[0]?.url ?? '');
  expect(text).toContain('Tax / VAT ID: DE123456788');
  expect(text.match(/EORI: DE1234567/g)).toHaveLength(1);
  const sent = lastSent();
  expect(sent).toMatch(/\{"entity":"RECEIVER","tax_id":"DE1234567","tax_id_type":"EORI?"/);
  expect(sent).not.toContain('"entity":"SENDER"');
});

test('exporter data sent by the caller is ignored, and private accounts have no numbers', async () => {
  await setBusiness({ business: false, eori: 'DE1234567', vatId: 'DE123456788' });
  const { session, papers } = await order({ exporter: { eori: 'DE7654321', vatId: 'DE999999999' } });
  const text = await read(session, papers[0]?.url ?? '');
  expect(text).not.toContain('EORI');
  expect(text).not.toContain('VAT ID');
});

test('returned goods keep the origin they had when they left', async () => {
  const left = await order({ packages: [aParcel(), aParcel({ originCountry: 'BD' })] });
  await left.session.post(`/api/orders/${left.id}/return-to-session`);
  const { data } = (await left.session.get('/api/wizard/session')).json<{ data: Shipment }>();
  expect(data.packages).toMatchObject([{ originCountry: 'DE' }, { originCountry: 'BD' }]);
  const { session, papers } = await order(data);
  const text = await read(session, papers[0]?.url ?? '');
  expect(text).toContain('1 Returned goods: Printed books for school lessons 4901 99 DE');
  const sent = lastSent();
  expect(sent).toMatch(/"origin_country":"(DE|BD)"/);
  expect(sent).not.toContain('"origin_country":"CH"');
});

test('returned goods are declared as such, however they are described, and name the export that they left with', async () => {
  const left = await order({
    additionalServices: aShipment({ services: { exportDocumentation: true } }).additionalServices,
  });
  await releaseHold(house.ctx, { order: left.id, operator: 'anna', mrn: '26DE485012345678E1' });
  await left.session.post(`/api/orders/${left.id}/return-to-session`);
  const { data } = (await left.session.get('/api/wizard/session')).json<{ data: Shipment }>();
  const { session, papers } = await order({
    ...data,
    packages: [aParcel({ description: 'School books nobody has read' })],
  });
  const text = await read(session, papers[0]?.url ?? '');
  expect(text).toContain('Reason for export Returned goods');
  expect(text).toContain(`Earlier export ${left.intent.orderNumber}, MRN 26DE485012345678E1 (`);
  expect(lastSent()).toContain('"contents_type":"returned_goods"');
});

test('the same order gives the same bytes, whatever happens to the account', async () => {
  await setBusiness({ business: true, eori: 'DE1234567', vatId: null });
  const { session, papers } = await order();
  const url = papers[0]?.url ?? '';
  const before = await session.get(url);
  await setBusiness({ eori: 'DE7654321', companyName: 'Another name', vatId: 'DE123456788' });
  const after = await session.get(url);
  expect(after.rawPayload.equals(before.rawPayload)).toBe(true);
  expect(after.headers['etag']).toBe(before.headers['etag']);
  expect(after.headers['content-disposition']).toContain('-invoice.pdf"');
  const known = await session.get(url, { headers: { 'if-none-match': String(before.headers['etag']) } });
  expect(known.statusCode).toBe(304);
});

test('a refunded parcel is left out of the papers, and once both are refunded there are none', async () => {
  const { session, papers, id, intent } = await order({
    packages: [
      aParcel({ description: 'Cotton T-shirts, new, 5 pieces' }),
      aParcel({ description: 'Printed books for school lessons', value: 80.5, weight: 1.25 }),
    ],
  });
  await refundByApi(session, { shipmentId: id, packageIndexes: [0] });
  const text = await read(session, papers[0]?.url ?? '');
  expect(text).toContain('2 Printed books for school lessons');
  expect(text).toContain('Total value EUR 80.50');
  expect(text).not.toContain('T-shirts');
  expect((await session.get(papers[1]?.url ?? '')).statusCode, "the carrier's of it").toBe(404);
  const left = papers.filter(({ packageIndex }) => packageIndex !== 0);
  expect(await offered(session, id)).toEqual(left);
  expect((await intentOf(session, intent.id)).customsPapers).toEqual(left);

  await refundByApi(session, { shipmentId: id, packageIndexes: [1] });
  expect(await offered(session, id)).toEqual([]);
  expect((await intentOf(session, intent.id)).customsPapers).toEqual([]);
  expect((await session.get(papers[0]?.url ?? '')).statusCode).toBe(404);
});

test('nobody else can read them, and there are no others', async () => {
  const { session, papers, id } = await order();
  const url = papers[0]?.url ?? '';
  const stranger = await house.logIn();
  expect((await stranger.get(url)).statusCode).toBe(404);
  expect((await house.visitor().get(url)).statusCode).toBeGreaterThanOrEqual(401);
  for (const name of ['invoice-1', 'cn-1', 'invoice-99', 'nonsense', '..%2Finvoice', 'x'.repeat(200)])
    expect((await session.get(`/api/orders/${id}/customs-papers/${name}`)).statusCode, name).toBe(404);
  expect((await session.get('/api/orders/unknown/customs-papers/invoice')).statusCode).toBe(404);
});

test('inside the EU there are none', async () => {
  const { session, papers, id } = await order({ toAddress: aShipment().toAddress });
  expect(papers).toEqual([]);
  expect((await session.get(`/api/orders/${id}/customs-papers/invoice`)).statusCode).toBe(404);
});

test.each([
  ['Helgoland', { country: 'DE', zip: '27498', city: 'Helgoland' }],
  ['Büsingen', { country: 'DE', zip: '78266', city: 'Büsingen am Hochrhein' }],
  ['the Canaries', { country: 'ES', zip: '35001', city: 'Las Palmas' }],
])('%s is a parcel for customs', async (_where, place) => {
  const { session, papers } = await order({ toAddress: anAddress(place) });
  expect(await read(session, papers[0]?.url ?? '')).toContain(place.city);
});

/** As if a postal service, whose rates are hidden, had been bought. */
async function asPostal({ id }: Order): Promise<void> {
  const [row] = await orm.select().from(orders).where(eq(orders.id, id));
  if (!row) throw new Error(`No order ${id}`);
  const { selectedRate } = row;
  if (selectedRate.hub) throw new Error('A hub route');
  await orm
    .update(orders)
    .set({ selectedRate: { ...selectedRate, carrier: 'DHL Paket' }, carrier: 'DHL Paket' })
    .where(eq(orders.id, id));
}

test('a postal service has a set per parcel: an invoice, and CN22 or CN23', async () => {
  await setBusiness({ business: true, eori: 'DE1234567', vatId: null });
  const bought = await order({
    packages: [
      aParcel({
        weight: 1.5,
        value: 40,
        originCountry: 'PT',
        description: 'Handmade soap, olive oil, 6 bars',
      }),
      aParcel({ weight: 9, value: 900 }),
    ],
  });
  await asPostal(bought);
  const { session, id } = bought;
  const listed = await session.get(`/api/orders/${id}/documents`);
  // The courier whose label was really bought has made its own invoices.
  const papers = listed
    .json<{ customsPapers: CustomsPaper[] }>()
    .customsPapers.filter(({ kind }) => kind !== 'carrier_invoice');
  expect(papers.map(({ kind, packageIndex, copies }) => [kind, packageIndex, copies])).toEqual([
    ['commercial_invoice', 0, 2],
    ['cn22', 0, 1],
    ['commercial_invoice', 1, 2],
    ['cn23', 1, 1],
  ]);
  const [first = '', small = '', , large = ''] = await Promise.all(
    papers.map(({ url }) => read(session, url)),
  );
  expect(first).toContain('Parcel 1 of 2');
  expect(first).toContain('Total value EUR 40.00');
  expect(first).not.toContain('Printed books');
  for (const said of [
    'Customs declaration CN 22',
    'May be opened officially',
    'Designated operator DHL Paket',
    '☒ Sale of goods',
    '☐ Gift',
    '1 pkg Handmade soap, olive oil, 6 bars 1.5 40.00 4901 99 PT',
    'Total gross weight 1.5 kg',
    'certify that the particulars given in this declaration are correct',
  ])
    expect(small).toContain(said);
  expect(small).not.toContain('customs ref');
  for (const said of ['Customs declaration CN 23', 'DE1234567', 'Total value EUR 900.00', 'parcel 2 of 2'])
    expect(large).toContain(said);
});

test.each([
  ['Chinese', '山田太郎'],
  ['Cyrillic', 'Їжак Петренко'],
  ['Arabic', 'محمد علي'],
  ['an emoji', '🚀 Rakete'],
  ['one word of a hundred letters', 'D'.repeat(100)],
])('a name in %s breaks no paper', async (_what, name) => {
  const { session, papers } = await order({ toAddress: anAddress({ ...zurich, name }) });
  expect(await read(session, papers[0]?.url ?? '')).toContain('Zürich');
});

test('ten parcels with long descriptions continue on the next page', async () => {
  const packages = Array.from({ length: 10 }, (_, i) =>
    aParcel({ description: `Parcel ${i + 1}: ${'printed books for a school '.repeat(15)}`, value: 10.01 }),
  );
  const { session, papers } = await order({ packages });
  const reply = await session.get(papers[0]?.url ?? '');
  const { text, pages } = await readPdf(reply.rawPayload);
  expect(pages).toBeGreaterThan(1);
  expect(text).toContain(`Page ${pages} of ${pages}`);
  expect(text).toContain('Total value EUR 100.10');
});

test('an old order without parcels has none, and its page works', async () => {
  const { session, id } = await order();
  await orm.update(orders).set({ orderSnapshot: {} }).where(eq(orders.id, id));
  const listed = await session.get(`/api/orders/${id}/documents`);
  expect(listed.json<{ customsPapers: CustomsPaper[] }>().customsPapers).toEqual([]);
  expect((await session.get(`/api/orders/${id}/customs-papers/invoice`)).statusCode).toBe(404);
});
