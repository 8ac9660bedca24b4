// The courier's own invoice: kept with the label for every way to pay, described as it is, for its owner alone.
import { afterAll, expect, test } from 'vitest';
import type { Intent } from '#contract/checkout.ts';
import type { CustomsPaper } from '#contract/customs-paper.ts';
import type { Shipment } from '#domain/shipment.ts';
import { users } from '#server/db/schema.ts';
import { UpstreamError } from '#server/errors.ts';
import {
  askRates,
  atPayPal,
  book,
  bookAndSettle,
  hubRate,
  intentOf,
  advanceTime,
  mailsFor,
  openPayment,
  purchasesAt,
  rateOf,
  resume,
  returnFromPayPal,
  settle,
  storedIntent,
  toNewYork,
} from '../support/booking.ts';
import { anAddress, aParcel, aShipment } from '../support/factories.ts';
import { openHouse, type Session } from '../support/house.ts';
import { read } from '../support/papers.ts';

const shared = await openHouse({ listen: true });
afterAll(() => shared.close());

const GOLD = 'gold@example.com';
const zurich = anAddress({ name: 'Urs Keller', country: 'CH', zip: '8001', city: 'Zürich' });
const toZurich = (change: Partial<Shipment> = {}) => aShipment({ toAddress: zurich, ...change });
const paperless = { toAddress: { ...zurich, company: 'Paperless AG' } };

const shown = ({ customsPapers }: Intent) =>
  customsPapers.map(({ kind, packageIndex, copies }) => [kind, packageIndex, copies]);
const theirs = ({ customsPapers }: Intent): string[] =>
  customsPapers.flatMap(({ kind, url }) => (kind === 'carrier_invoice' ? [url] : []));

type Paying = (session: Session, shipment: Shipment) => Promise<string>;
const ways: [string, Paying][] = [
  ['by invoice', async (session, shipment) => (await bookAndSettle(shared, session, { shipment })).id],
  [
    'by card',
    async (session, shipment) => {
      const { intentId, paymentUrl } = await openPayment(session, 'computop', { shipment });
      await shared.sandbox.computop.pay({ paymentUrl });
      return intentId;
    },
  ],
  [
    'by PayPal',
    async (session, shipment) => {
      const { intentId, paypalOrder } = await openPayment(session, 'paypal', { shipment });
      await atPayPal(shared, paypalOrder.id);
      await returnFromPayPal(session, paypalOrder.id);
      return intentId;
    },
  ],
  [
    'through a hub',
    async (session, { packages }) => {
      const shipment = aShipment({ toAddress: toNewYork, packages });
      const { intentId, paypalOrder } = await openPayment(session, 'paypal', { shipment, rate: hubRate });
      await atPayPal(shared, paypalOrder.id);
      await returnFromPayPal(session, paypalOrder.id);
      return intentId;
    },
  ],
];

test.each(ways)("paid %s, the carrier's invoice is kept and ours has to be printed", async (_how, pay) => {
  const session = await shared.logIn(GOLD);
  const intentId = await pay(session, toZurich());
  await settle(shared);
  const intent = await intentOf(session, intentId);
  expect(intent.status).toBe('completed');
  expect(shown(intent)).toEqual([
    ['commercial_invoice', null, 3],
    ['carrier_invoice', 0, 0],
  ]);
  expect(await read(session, theirs(intent)[0] ?? '')).toContain('COMMERCIAL INVOICE');
  const listed = await session.get(`/api/orders/${intent.orderId}/documents`);
  expect(listed.json<{ customsPapers: CustomsPaper[] }>().customsPapers).toEqual(intent.customsPapers);
  const [mail] = await mailsFor(shared, intentId);
  expect(mail?.data).toMatchObject({ customs: { copies: 3, pouchOn: 'only' } });
});

test('an invoice the carrier has electronically needs no printing, and the mail says so', async () => {
  const session = await shared.logIn(GOLD);
  const packages = [aParcel(), aParcel()];
  const intent = await bookAndSettle(shared, session, { shipment: toZurich({ ...paperless, packages }) });
  expect(shown(intent)).toEqual([
    ['commercial_invoice', null, 0],
    ['carrier_invoice', 0, 0],
    ['carrier_invoice', 1, 0],
  ]);
  expect(await read(session, intent.customsPapers[0]?.url ?? '')).toContain(String(intent.orderNumber));
  const [mail] = await mailsFor(shared, intent.id);
  expect(mail?.data).toMatchObject({
    customs: { copies: 0, invoice: 'commercial_invoice', pouchOn: 'any' },
  });
});

test('inside the EU customs is not mentioned', async () => {
  const session = await shared.logIn(GOLD);
  const intent = await bookAndSettle(shared, session);
  expect(intent.customsPapers).toEqual([]);
  const [mail] = await mailsFor(shared, intent.id);
  expect(mail?.data).not.toHaveProperty('customs');
});

test("the carrier's invoice has our number, the terms, and the numbers of the exporter", async () => {
  await shared.ctx.db.orm.update(users).set({ business: true, eori: 'DE1234567', vatId: 'DE123456788' });
  const session = await shared.logIn(GOLD);
  const packages = [
    aParcel({
      description: 'Cotton shirts, new, with buttons',
      hsCode: '610910',
      originCountry: 'PT',
      value: 80,
    }),
  ];
  const intent = await bookAndSettle(shared, session, { shipment: toZurich({ packages }) });
  const text = await read(session, theirs(intent)[0] ?? '');
  for (const said of [
    `Invoice number: ${String(intent.rateSnapshot.id).split('.')[0]}`,
    'Incoterm: DAP',
    'SENDER EORI DE1234567',
    'SENDER VAT DE123456788',
    'Cotton shirts, new, with buttons 610910 PT 1 80.00 EUR',
  ])
    expect(text).toContain(said);
});

test('only its owner can read it, and a parcel that does not exist has none', async () => {
  const session = await shared.logIn(GOLD);
  const intent = await bookAndSettle(shared, session, { shipment: toZurich() });
  const [url = ''] = theirs(intent);
  const first = await session.get(url);
  expect(first.headers['content-disposition']).toContain(`${intent.trackingCode}-invoice.pdf`);
  const known = await session.get(url, { headers: { 'if-none-match': String(first.headers['etag']) } });
  expect(known.statusCode).toBe(304);
  expect((await (await shared.logIn()).get(url)).statusCode).toBe(404);
  expect((await shared.visitor().get(url)).statusCode).toBeGreaterThanOrEqual(401);
  for (const name of ['carrier-2', 'carrier-0', 'carrier-'])
    expect((await session.get(url.replace('carrier-1', name))).statusCode, name).toBe(404);
});

test('a purchase whose answer was lost is read back with its invoice', async () => {
  await using house = await openHouse();
  const session = await house.logIn(GOLD);
  const rate = rateOf(await askRates(session, toZurich(paperless)), 'UPS');
  house.sandbox.faults.add({ match: { method: 'POST', path: /\/buy$/ }, mode: '500-after', times: 1 });
  house.sandbox.faults.add({ match: { method: 'GET', path: /\/shipments\// }, mode: '500' });
  const { intentId } = (await book(session, { rateId: rate.id })).json<{ intentId: string }>();
  await house.ctx.settled();
  house.sandbox.faults.clear();
  house.advanceClock(60_000);
  await resume(house);
  const intent = await intentOf(session, intentId);
  expect(purchasesAt(house)).toHaveLength(1);
  expect(shown(intent)).toEqual([
    ['commercial_invoice', null, 0],
    ['carrier_invoice', 0, 0],
  ]);
});

test('an invoice that cannot be fetched holds back no label: ours is printed', async () => {
  const gone = new UpstreamError(
    { upstream: 'easypost', kind: 'unavailable', code: 'unavailable', outcome: 'none' },
    'gone',
  );
  await using house = await openHouse({
    wrap: { carrier: (real) => ({ ...real, fetchCarrierInvoice: () => Promise.reject(gone) }) },
  });
  const session = await house.logIn(GOLD);
  const intent = await bookAndSettle(house, session, { shipment: toZurich() });
  expect(intent.status).toBe('completed');
  expect(shown(intent)).toEqual([['commercial_invoice', null, 3]]);
  const known = (await storedIntent(house, intent.id)).labels?.[0]?.carrierInvoice;
  expect(known).toMatchObject({ isSubmitted: false });
  expect(known).not.toHaveProperty('fileId');
  await advanceTime(house, 60_000);
});

test('within a customs union, where no papers are shown, it is not kept', async () => {
  const session = await shared.logIn(GOLD);
  const vaduz = anAddress({ name: 'Rita Keller', country: 'LI', zip: '9490', city: 'Vaduz' });
  const shipment = aShipment({ fromAddress: zurich, toAddress: vaduz });
  const intent = await bookAndSettle(shared, session, { shipment });
  expect(intent).toMatchObject({ status: 'completed', customsPapers: [] });
  const { labels } = await storedIntent(shared, intent.id);
  expect(labels?.[0]?.carrierInvoice).toEqual({ url: expect.any(String) as string, isSubmitted: false });
});
