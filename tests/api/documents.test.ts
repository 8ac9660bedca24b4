// Invoices, corrections and confirmations: numbers without gaps, sums as sold, readable by their owner alone.
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { ErrorReply } from '#contract/error.ts';
import type { OrderRecord } from '#contract/order-record.ts';
import { berlinNow } from '#domain/berlin.ts';
import { seriesOf } from '#domain/document.ts';
import type { PickupState } from '#domain/pickup-window.ts';
import { findInvoices, takeNumbers } from '#server/db/documents.ts';
import { intents, orders, users } from '#server/db/schema.ts';
import { issueDocuments } from '#server/use-cases/documents/issue-documents.ts';
import {
  askRates,
  atPayPal,
  intentOf,
  openIntent,
  openPayment,
  rateOf,
  returnFromPayPal,
} from '../support/booking.ts';
import { anAddress, aParcel, aShipment } from '../support/factories.ts';
import { openHouse } from '../support/house.ts';
import { allPapers, isPending, papersOf, read, repeat } from '../support/papers.ts';
import {
  buy,
  buyByPayPal,
  refundByApi,
  HOUR_MS,
  MINUTE_MS,
  onlyRefund,
  parcelsOf,
  passTime,
} from '../support/refunding.ts';

const upTo = (count: number) => Array.from({ length: count }, (_, i) => i + 1);

test('many at once, one of them rolled back: an invoice per order, and numbers without a gap', async () => {
  await using house = await openHouse();
  const { session, orderId } = await buy(house);
  const ids = [orderId, ...(await repeat(house, orderId, 60))];
  const turns = upTo(4).map(() => issueDocuments(house.ctx));
  const askers = ids.slice(0, 4).map((id) => session.get(`/api/orders/${id}/invoice`));
  const fallen = house.ctx.db
    .transaction(async (tx) => {
      await takeNumbers(tx, seriesOf('invoice', berlinNow(house.ctx.clock()).date), 3);
      throw new Error('The power is gone.');
    })
    .catch((error: Error) => error.message);
  const replies = await Promise.all(askers);
  await Promise.all(turns);
  expect(await fallen).toBe('The power is gone.');
  for (const reply of replies) expect(reply.statusCode, reply.body.slice(0, 200)).toBe(200);
  while ((await issueDocuments(house.ctx)) > 0);

  const papers = await allPapers(house);
  expect(papers.map(({ number }) => number)).toEqual(upTo(ids.length));
  expect(new Set(papers.map((paper) => paper.orderId))).toEqual(new Set(ids));
  for (const { facts, series, number } of papers)
    expect(facts.documentNumber).toBe(`${series}-${String(number).padStart(6, '0')}`);
  expect(await isPending(house, orderId)).toBe(false);
});

test('a run that fails after taking numbers leaves them to the next one', async () => {
  await using house = await openHouse();
  const { orderId } = await buy(house);
  const { db } = house.ctx;
  house.ctx.db = {
    ...db,
    transaction: (work) =>
      db.transaction(async (tx) => {
        await work(tx);
        throw Object.assign(new Error('The connection is gone.'), { code: 'ECONNRESET' });
      }),
  };
  await expect(issueDocuments(house.ctx)).rejects.toThrow('The connection is gone.');
  house.ctx.db = db;
  expect(await allPapers(house)).toEqual([]);
  expect(await issueDocuments(house.ctx)).toBe(1);
  expect(await allPapers(house)).toMatchObject([{ number: 1, orderId, kind: 'invoice' }]);
  expect(await issueDocuments(house.ctx)).toBe(0);
});

test('the server writes invoices on its own', async () => {
  await using house = await openHouse({ jobs: true });
  const { orderId } = await buy(house);
  house.ctx.wake('documents');
  await expect.poll(() => findInvoices(house.ctx.db.orm, [orderId])).toHaveLength(1);
});

test('the first invoice of a year in Berlin begins its series', async () => {
  await using house = await openHouse({ now: new Date('2026-12-31T22:50:00Z') });
  const { orderId } = await buy(house);
  await issueDocuments(house.ctx);
  await repeat(house, orderId, 1);
  house.advanceClock(20 * MINUTE_MS);
  await issueDocuments(house.ctx);
  expect((await allPapers(house)).map(({ facts }) => [facts.documentNumber, facts.issuedOn])).toEqual([
    ['RE-2026-000001', '2026-12-31'],
    ['RE-2027-000001', '2027-01-01'],
  ]);
});

test('a running checkout has no invoice yet, and a failed one never gets one', async () => {
  await using house = await openHouse();
  const { session, intent, orderId } = await buy(house);
  const become = (change: Partial<typeof intents.$inferInsert>) =>
    house.ctx.db.orm.update(intents).set(change).where(eq(intents.id, intent.id));
  const isComing = async () =>
    (await session.get(`/api/orders/${orderId}/documents`)).json<{ invoicePending: boolean }>()
      .invoicePending;
  await become({ status: 'label_purchased', completedAt: null });
  expect(await issueDocuments(house.ctx)).toBe(0);
  const early = await session.get(`/api/orders/${orderId}/invoice`);
  expect([early.statusCode, early.json<ErrorReply>().code]).toEqual([409, 'checkout_in_progress']);
  expect(await papersOf(session, orderId)).toEqual([]);
  expect(await isPending(house, orderId)).toBe(true);
  expect(await isComing()).toBe(true);

  await become({ status: 'refunded' });
  expect(await isComing(), 'also before the job has come round').toBe(false);
  await house.ctx.db.orm.update(orders).set({ invoicePending: true });
  expect(await issueDocuments(house.ctx)).toBe(1);
  expect(await isPending(house, orderId)).toBe(false);
  expect(await isComing()).toBe(false);
  expect((await session.get(`/api/orders/${orderId}/invoice`)).statusCode).toBe(404);
  expect(await allPapers(house)).toEqual([]);
});

test('refunds correct the invoice parcel by parcel, until nothing is left of it', async () => {
  await using house = await openHouse();
  const { session, orderId } = await buyByPayPal(house, 2);
  await issueDocuments(house.ctx);
  await refundByApi(session, { shipmentId: orderId, packageIndexes: [1] });
  expect(await issueDocuments(house.ctx), 'only asked for so far').toBe(0);
  await passTime(house, HOUR_MS);
  expect(await onlyRefund(house, orderId)).toMatchObject({ state: 'money_refunded' });
  expect(await issueDocuments(house.ctx)).toBe(1);
  expect(await papersOf(session, orderId)).toMatchObject([{ kind: 'invoice' }, { kind: 'correction' }]);

  await refundByApi(session, { shipmentId: orderId });
  await passTime(house, HOUR_MS);
  const papers = await papersOf(session, orderId);
  expect(papers.map(({ kind }) => kind)).toEqual(['invoice', 'correction', 'correction']);
  const [invoice, first, second] = (await allPapers(house)).map(({ facts }) => facts);
  expect([first?.documentNumber.slice(-7), second?.documentNumber.slice(-7)]).toEqual(['-000001', '-000002']);
  expect(first?.corrects?.number).toBe(invoice?.documentNumber);
  for (const sum of ['netCents', 'vatCents', 'grossCents'] as const) {
    expect(invoice?.[sum]).toBeGreaterThan(0);
    expect((invoice?.[sum] ?? 0) + (first?.[sum] ?? 0) + (second?.[sum] ?? 0), sum).toBe(0);
  }
  const text = await read(session, papers[1]?.url ?? '');
  expect(text).toContain(`Korrektur der Rechnung ${invoice?.documentNumber}`);
  expect(text).toContain('Rückerstattung für Paket 2 von 2');
  expect(text).toContain('PayPal-Konto gutgeschrieben');
  expect(await issueDocuments(house.ctx)).toBe(0);
});

test('a written invoice is not announced as pending, though another document still waits', async () => {
  await using house = await openHouse();
  const { session, orderId } = await buy(house);
  await issueDocuments(house.ctx);
  await house.ctx.db.orm.update(intents).set({ status: 'label_purchased', completedAt: null });
  await house.ctx.db.orm.update(orders).set({ invoicePending: true });
  const listed = await session.get(`/api/orders/${orderId}/documents`);
  expect(listed.json()).toMatchObject({ documents: [{ kind: 'invoice' }], invoicePending: false });
});

test('an order refunded before its invoice was written gets both documents in one run', async () => {
  await using house = await openHouse();
  const { session, orderId } = await buy(house);
  await refundByApi(session, { shipmentId: orderId });
  await passTime(house, HOUR_MS);
  expect(await isPending(house, orderId)).toBe(true);
  await Promise.all([issueDocuments(house.ctx), issueDocuments(house.ctx), papersOf(session, orderId)]);
  const [invoice, correction, ...more] = await papersOf(session, orderId);
  expect([invoice?.kind, correction?.kind, more]).toEqual(['invoice', 'correction', []]);
  expect(await read(session, invoice?.url ?? ''), 'nobody is asked to pay').not.toContain('Bitte überweisen');
});

test('to everybody but the owner these documents do not exist', async () => {
  await using house = await openHouse();
  const { session, orderId } = await buy(house);
  const [invoice] = await papersOf(session, orderId);
  const paths = [
    `/api/orders/${orderId}/documents`,
    `/api/orders/${orderId}/invoice`,
    `/api/orders/${orderId}/confirmation`,
    invoice?.url ?? '',
    invoice?.eInvoiceUrl ?? '',
  ];
  const stranger = await house.logIn('privat@example.com');
  for (const path of paths) {
    expect((await session.get(path)).statusCode, path).toBe(200);
    expect((await stranger.get(path)).json<ErrorReply>().code, path).toBe('not_found');
    expect((await house.visitor().get(path)).statusCode, path).toBe(401);
  }
});

test.each([
  ['/api/orders/or_nobody/invoice', 404],
  ['/api/orders/or_nobody/documents', 404],
  ["/api/orders/'%20or%201=1/confirmation", 404],
  [`/api/orders/${'x'.repeat(500)}/invoice`, 404],
  ['/api/orders/%00/invoice', 404],
  ['/api/documents/dc_nobody/file', 404],
  ['/api/documents/dc_nobody/e-invoice', 404],
  ['/api/orders/or_nobody/confirmation?language=fr', 400],
  ['/api/orders/or_nobody/confirmation?language=de&language=en', 400],
])('%s is answered with %i', async (path, status) => {
  await using house = await openHouse();
  const session = await house.logIn();
  expect((await session.get(path)).statusCode).toBe(status);
});

test('a guest can read their own documents', async () => {
  await using house = await openHouse();
  const guest = house.visitor();
  const opened = await openPayment(guest, 'paypal', { shipment: parcelsOf(1) });
  await atPayPal(house, opened.paypalOrder.id);
  await returnFromPayPal(guest, opened.paypalOrder.id);
  await house.ctx.settled();
  const { orderId } = await intentOf(guest, opened.intentId);
  expect(await read(guest, `/api/orders/${orderId}/invoice`)).toContain('Jörg Müller');
  const [invoice] = await papersOf(guest, orderId ?? '');
  expect((await guest.get(invoice?.eInvoiceUrl ?? '')).body).toContain('<ram:Name>Jörg Müller</ram:Name>');
  const confirmation = await read(guest, `/api/orders/${orderId}/confirmation`);
  expect(confirmation).toContain('Auftragsbestätigung');
  expect(confirmation, 'which a guest does not have').not.toContain('Dashboard');
});

test('the same document is the same bytes, and is not sent again to a browser that has it', async () => {
  await using house = await openHouse();
  const { session, orderId } = await buy(house);
  const path = `/api/orders/${orderId}/invoice`;
  const [first, second] = [await session.get(path), await session.get(path)];
  expect(first.rawPayload.equals(second.rawPayload)).toBe(true);
  expect(first.headers).toMatchObject({
    'cache-control': 'private, no-store',
    'content-disposition': expect.stringMatching(/^inline; filename="RE-\d{4}-000001\.pdf"$/) as string,
  });
  const etag = String(first.headers.etag);
  for (const known of [etag, `"another", W/${etag}`]) {
    const again = await session.get(path, { headers: { 'if-none-match': known } });
    expect([again.statusCode, again.rawPayload.length], known).toEqual([304, 0]);
  }
  const confirmation = await session.get(`/api/orders/${orderId}/confirmation`);
  expect(confirmation.headers.etag).not.toBe(etag);
});

test('invoice and correction are also available as data, under their numbers', async () => {
  await using house = await openHouse();
  const { session, orderId } = await buy(house);
  await papersOf(session, orderId);
  await refundByApi(session, { shipmentId: orderId });
  await passTime(house, HOUR_MS);
  const papers = await papersOf(session, orderId);
  expect(papers.map(({ kind }) => kind)).toEqual(['invoice', 'correction']);
  for (const { number, kind, eInvoiceUrl } of papers) {
    const reply = await session.get(eInvoiceUrl ?? '');
    expect(reply.statusCode, reply.body).toBe(200);
    expect(reply.headers).toMatchObject({
      'content-type': 'application/xml',
      'cache-control': 'private, no-store',
      'content-disposition': `attachment; filename="${number}.xml"`,
    });
    expect(reply.body).toContain(`<ram:ID>${number}</ram:ID>`);
    expect(reply.body).toContain(`<ram:TypeCode>${kind === 'invoice' ? '380' : '381'}</ram:TypeCode>`);
    expect(reply.body).toContain('Goldmann Feinmechanik GmbH');
  }
});

test('a small invoice to an account without an address has no e-invoice, which needs a country', async () => {
  await using house = await openHouse();
  const shipment = aShipment({ fromAddress: anAddress({ email: 'lager@example.com' }) });
  const { session, orderId } = await buyByPayPal(house, 1, shipment);
  const [invoice] = await papersOf(session, orderId);
  expect(invoice).toMatchObject({ kind: 'invoice', eInvoiceUrl: null });
  const reply = await session.get((invoice?.url ?? '').replace('/file', '/e-invoice'));
  expect([reply.statusCode, reply.json<ErrorReply>().code]).toEqual([404, 'not_found']);
});

test('sixty documents a minute are rendered for one owner, and stored ones are not counted', async () => {
  await using house = await openHouse();
  const { session, intent, orderId } = await buy(house, { parcels: 2 });
  const path = `/api/orders/${orderId}/invoice`;
  const etag = String((await session.get(path)).headers.etag);
  for (let drawn = 1; drawn < 60; drawn += 1) await house.ctx.throttles.papersByOwner.attempt('us_demo_gold');
  const refused = await session.get(path);
  expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([429, 'too_many_requests']);
  expect((await session.get(path, { headers: { 'if-none-match': etag } })).statusCode).toBe(304);
  const labels = `/api/checkout-intents/${intent.id}/label`;
  expect((await session.get(labels)).statusCode, 'joined for this reader').toBe(429);
  expect((await session.get(`${labels}?package=0`)).statusCode, 'as the carrier sent it').toBe(200);
});

test('the invoice goes to the account’s address; a written one stays as it is when the account moves', async () => {
  await using house = await openHouse();
  const { session, orderId } = await buy(house);
  const { orm } = house.ctx.db;
  const live = (city: string) =>
    orm
      .update(users)
      .set({ address: anAddress({ city }) })
      .where(eq(users.email, 'gold@example.com'));
  await live('Flensburg');
  const before = await read(session, `/api/orders/${orderId}/invoice`);
  expect(before).toContain('20457 Flensburg');
  expect(before).toContain('Goldmann Feinmechanik GmbH');
  await live('Konstanz');
  await orm.update(orders).set({ totalAmountCents: 1 }).where(eq(orders.id, orderId));
  expect(await read(session, `/api/orders/${orderId}/invoice`)).toBe(before);
});

test('a written invoice stays as it is, to the byte, when the site is renamed', async () => {
  await using house = await openHouse();
  const { session, orderId } = await buy(house);
  const path = `/api/orders/${orderId}/invoice`;
  const before = await session.get(path);
  expect(before.statusCode).toBe(200);
  const brand = { ...house.ctx.config.brand, name: 'Elbpost' };
  await using renamed = await openHouse({ config: { brand }, overrides: { db: house.ctx.db } });
  const after = await (await renamed.logIn('gold@example.com')).get(path);
  expect(after.headers.etag).toBe(before.headers.etag);
  expect(after.rawPayload.equals(before.rawPayload)).toBe(true);
});

test('order confirmation and record name the same party as the invoice, even if the account has moved since', async () => {
  await using house = await openHouse();
  const { session, orderId } = await buy(house);
  const live = (city: string) =>
    house.ctx.db.orm
      .update(users)
      .set({ address: anAddress({ city }), companyName: `Werft ${city}` })
      .where(eq(users.email, 'gold@example.com'));
  const recordOf = async () =>
    (await session.get(`/api/orders/${orderId}/record`)).json<{ record: OrderRecord }>().record;
  await live('Flensburg');
  expect((await recordOf()).billingAddress.city, 'there is no invoice yet').toBe('Flensburg');
  await read(session, `/api/orders/${orderId}/invoice`);
  await live('Konstanz');
  const confirmation = await read(session, `/api/orders/${orderId}/confirmation`);
  expect(confirmation).toContain('Werft Flensburg');
  expect(confirmation).toContain('20457 Flensburg');
  expect(confirmation).not.toContain('Konstanz');
  expect((await recordOf()).billingAddress).toMatchObject({
    city: 'Flensburg',
    companyName: 'Werft Flensburg',
  });
});

test('an account without an address has its company and VAT id under its own name, and nobody else’s', async () => {
  await using house = await openHouse();
  const { orm } = house.ctx.db;
  const business = { companyName: 'Petersen Antiquariat', vatId: 'DE136695976', address: null };
  await orm.update(users).set(business).where(eq(users.email, 'privat@example.com'));
  const own = aShipment({ fromAddress: anAddress({ email: 'Privat@example.com' }) });
  const mine = await buyByPayPal(house, 1, own);
  const paper = await read(mine.session, `/api/orders/${mine.orderId}/invoice`);
  expect(paper).toContain('Petersen Antiquariat');
  expect(paper).toContain('DE136695976');
  const foreign = aShipment({ fromAddress: anAddress({ email: 'lager@example.com' }) });
  const theirs = await buyByPayPal(house, 1, foreign);
  const other = await read(theirs.session, `/api/orders/${theirs.orderId}/invoice`);
  expect(other, 'whoever has bought is named, not whoever sends').toContain(
    'Petersen Antiquariat Petra Petersen Rechnungsnummer',
  );
  expect(other).toContain('DE136695976');
  const record = await theirs.session.get(`/api/orders/${theirs.orderId}/record`);
  expect(record.json<{ record: OrderRecord }>().record.billingAddress).toMatchObject({
    companyName: 'Petersen Antiquariat',
    lastName: 'Petersen',
    city: '',
  });
});

test('a business that is neither party must give its address before it pays more than 250 euro', async () => {
  await using house = await openHouse();
  const session = await house.logIn('business@example.com');
  const shipment = aShipment({
    fromAddress: anAddress({ email: 'werk@example.com' }),
    packages: upTo(10).map(() => aParcel({ weight: 28 })),
  });
  const rate = rateOf(await askRates(session, shipment), 'UPS');
  expect(Number(rate.rate)).toBeGreaterThan(250);
  const pay = () => openIntent(session, 'paypal', { rateId: rate.id, amount: rate.rate });
  const refused = await pay();
  expect([refused.statusCode, refused.json<ErrorReply>().code]).toEqual([422, 'billing_address_missing']);
  await house.ctx.db.orm
    .update(users)
    .set({ address: anAddress({ city: 'Flensburg' }) })
    .where(eq(users.email, 'business@example.com'));
  expect((await pay()).statusCode).toBe(200);
});

test('the day of a later pickup is the date of service, where a pickup is booked', async () => {
  await using house = await openHouse();
  const { orm } = house.ctx.db;
  const pickupDate = { date: '2026-12-14', timeFrom: '09:00', timeTo: '17:00' };
  const isThatDay = async (pickup: PickupState): Promise<boolean> => {
    const { session, intent, orderId } = await buy(house);
    await orm.update(orders).set({ pickupDate }).where(eq(orders.id, orderId));
    await orm.update(intents).set({ pickup }).where(eq(intents.id, intent.id));
    const said = await read(session, `/api/orders/${orderId}/invoice`);
    return said.match(/Leistungsdatum ([\d.]+)/)?.[1] === '14.12.2026';
  };
  expect(await isThatDay('confirmed')).toBe(true);
  expect(await isThatDay('planned')).toBe(true);
  expect(await isThatDay('unconfirmed')).toBe(false);
});

test('an account without an address that has a parcel sent to it is the one invoiced', async () => {
  await using house = await openHouse();
  const shipment = aShipment({
    fromAddress: anAddress({ name: 'Chloé Łuc', email: 'chloe@example.com' }),
    toAddress: anAddress({ name: 'Petra Petersen', city: 'Flensburg', email: 'privat@example.com' }),
  });
  const { session, orderId } = await buyByPayPal(house, 1, shipment);
  const paper = await read(session, `/api/orders/${orderId}/invoice`);
  expect(paper).toContain('Petra Petersen Hafenstraße 7 20457 Flensburg Rechnungsnummer');
});
