// Batteries that our warehouse marks: who may buy that route, what is held, and what the customer is told (0029).
import { eq, sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { afterAll, expect, test } from 'vitest';
import type { ErrorReply } from '#contract/error.ts';
import type { OrderDetail } from '#contract/order-actions.ts';
import { pickupDays } from '#domain/pickup.ts';
import { intents, orders, quotes } from '#server/db/schema.ts';
import { migrationsFolder } from '#server/disk.ts';
import { releaseHold } from '#server/use-cases/operator/release-hold.ts';
import { askRates, book, bookAndSettle, hubRate, intentOf, rateOf, toNewYork } from '../support/booking.ts';
import { anAddress, aShipment, batteries } from '../support/factories.ts';
import { openHouse, type Session } from '../support/house.ts';
import { onlyMail } from '../support/mailbox.ts';
import { read } from '../support/papers.ts';
import { refundByApi, HOUR_MS, passTime, ageLabels } from '../support/refunding.ts';

const house = await openHouse();
afterAll(() => house.close());

const ADDRESS = 'Hafenpost Hub, Am Sandtorkai 60, 20457 Hamburg';
const toZurich = anAddress({ country: 'CH', zip: '8001', city: 'Zürich' });
const mixed = aShipment({ services: batteries('mix') });
const declared = aShipment({
  toAddress: toZurich,
  services: { ...batteries('mix'), exportDocumentation: true },
});
const window = () => ({ date: pickupDays(new Date())[1] ?? '', timeFrom: '10:00', timeTo: '16:00' });

const orderOf = async (session: Session, id: string | null): Promise<OrderDetail> =>
  (await session.get(`/api/orders/${id}`)).json<{ order: OrderDetail }>().order;
const plain = (text: string): string => text.replaceAll(/\s+/g, ' ');

test('the label is held until our warehouse forwards the parcel; mail, order and document say where to bring it', async () => {
  await using own = await openHouse();
  const session = await own.logIn('gold@example.com');
  const bought = await bookAndSettle(own, session, { shipment: mixed });
  expect(bought).toMatchObject({
    status: 'completed',
    exportHold: true,
    labelUrl: null,
  });
  const label = () => session.get(`/api/checkout-intents/${bought.id}/label?package=0`);
  const refused = await label();
  expect(refused.statusCode).toBe(403);
  expect(refused.json<ErrorReply>().code).toBe('export_hold');
  const number = bought.orderNumber ?? '';
  expect(await orderOf(session, bought.orderId)).toMatchObject({
    exportHold: true,
    holdReasons: ['warehouse'],
  });

  const confirmed = await onlyMail(own, 'ist gebucht');
  expect(confirmed.attachments.map(({ filename }) => filename)).toEqual([
    `Auftragsbestätigung ${number}.pdf`,
  ]);
  const said = plain(confirmed.text);
  expect(said).toContain('Geben Sie sie nicht beim Carrier ab.');
  expect(said).toContain(`${ADDRESS}. Schreiben Sie auf jedes Paket die Bestellnummer ${number}.`);
  expect(said).not.toMatch(/24 Stunden|Versandlabels|Drucken Sie/);
  const paper = await read(session, `/api/orders/${bought.orderId}/confirmation`);
  expect(paper).toContain(`${ADDRESS}. Schreiben Sie auf jedes Paket die Bestellnummer ${number}.`);
  expect(paper).not.toContain('24 Stunden');

  await releaseHold(own.ctx, { order: number, operator: 'anna' });
  expect((await label()).statusCode).toBe(200);
  expect(await intentOf(session, bought.id)).toMatchObject({ exportHold: false });
  expect((await orderOf(session, bought.orderId)).holdReasons).toEqual([]);
  const released = await onlyMail(own, 'ist dem Carrier übergeben');
  expect(released.attachments, 'nothing is left to print').toEqual([]);
  expect(plain(released.text)).toContain('geprüft und gekennzeichnet und dem Carrier übergeben');
  expect(await read(session, `/api/orders/${bought.orderId}/confirmation`)).not.toContain('unser Lager');
});

test('with a declaration there are two reasons, and one release ends both', async () => {
  await using own = await openHouse();
  const session = await own.logIn('gold@example.com');
  const bought = await bookAndSettle(own, session, { shipment: declared });
  expect((await orderOf(session, bought.orderId)).holdReasons).toEqual(['declaration', 'warehouse']);
  const said = plain((await onlyMail(own, 'ist gebucht')).text);
  expect(said).toContain(ADDRESS);
  expect(said).toContain('Dafür muss auch Ihre Ausfuhranmeldung vorliegen');
  expect(said).not.toContain('Das endgültige Label erhalten Sie');
  const paper = await read(session, `/api/orders/${bought.orderId}/confirmation?language=en`);
  expect(paper).toContain('customs takes about 24 hours');
  await releaseHold(own.ctx, { order: bought.orderId ?? '', operator: 'anna' });
  expect(await intentOf(session, bought.id)).toMatchObject({ exportHold: false });
});

test('the customs invoice does not have the sender sign that there are no dangerous goods', async () => {
  await using own = await openHouse();
  const session = await own.logIn('gold@example.com');
  const { customsPapers } = await bookAndSettle(own, session, { shipment: declared });
  const said = await read(session, customsPapers[0]?.url ?? '');
  expect(said).toContain('I declare that the information in this invoice is true and correct');
  expect(said).not.toContain('dangerous');
});

test('a refused refund says that the shipment still goes through our warehouse', async () => {
  await using own = await openHouse();
  const session = await own.logIn('gold@example.com');
  const toAddress = anAddress({ name: 'REFUNDNO', city: 'Paris', zip: '75001', country: 'FR' });
  const shipment = aShipment({ toAddress, services: batteries('mix') });
  const { orderId } = await bookAndSettle(own, session, { shipment });
  ageLabels(own);
  await refundByApi(session, { shipmentId: orderId });
  for (let round = 0; round < 6; round += 1) await passTime(own, HOUR_MS);
  const said = plain((await onlyMail(own, /^Keine Rückerstattung zu HP-/)).text);
  expect(said).toContain('Die Sendung geht über unser Lager');
  expect(said).not.toMatch(/Ausfuhranmeldung|weiter verwenden/);
});

// name · shipment · configured hub · code
test.each([
  ['without a warehouse', mixed, null, 'lithium_no_warehouse'],
  [
    'from a country that has none',
    aShipment({
      ...mixed,
      fromAddress: anAddress({ city: 'Lyon', zip: '69001', country: 'FR' }),
      services: batteries('mix'),
    }),
    'demo',
    'lithium_no_warehouse',
  ],
  [
    'from Heligoland, which has a customs border before it',
    aShipment({
      ...mixed,
      fromAddress: anAddress({ city: 'Helgoland', zip: '27498' }),
      services: batteries('mix'),
    }),
    'demo',
    'lithium_no_warehouse',
  ],
  [
    'with a pickup at the sender',
    aShipment({ pickupDate: window(), services: { ...batteries('mix'), pickup: true } }),
    'demo',
    'pickup_not_possible',
  ],
] as const)('%s there are no rates for mixed batteries', async (_, shipment, hub, code) => {
  await using own = await openHouse(hub ? {} : { config: { hub } });
  const session = await own.logIn();
  const reply = await session.post('/api/rates', shipment);
  expect(reply.statusCode, reply.body).toBe(422);
  expect(reply.json<ErrorReply>().code).toBe(code);
  const inDevices = { ...shipment.additionalServices, ...batteries('integrated') };
  expect((await session.post('/api/rates', { ...shipment, additionalServices: inDevices })).statusCode).toBe(
    200,
  );
});

// name · stored services · rate · code
test.each([
  ['a pickup', { pickup: true }, 'UPS', 'pickup_not_possible'],
  ['a hub route', {}, 'HUB', 'rate_not_sellable'],
] as const)(
  'a quote older than the rule does not sell %s with mixed batteries',
  async (_, extras, carrier, code) => {
    const session = await house.logIn('gold@example.com');
    const before = aShipment({ toAddress: toNewYork, pickupDate: window(), services: { pickup: true } });
    const quoted = await askRates(session, before);
    const services = { ...before.additionalServices, pickup: false, ...batteries('mix'), ...extras };
    await house.ctx.db.orm
      .update(quotes)
      .set({ shipment: { ...before, additionalServices: services } })
      .where(eq(quotes.id, quoted.quoteId));
    // Routes by a carrier that takes batteries: the others were refused before, too.
    const hubs = quoted.rates.filter(({ isHub, carrier: legs }) => isHub && legs.startsWith('UPS'));
    const rate = carrier === 'HUB' ? (hubs[0] ?? hubRate(quoted)) : rateOf(quoted, carrier);
    const reply = await book(session, { rateId: rate.id });
    expect(reply.statusCode, reply.body).toBe(422);
    expect(reply.json<ErrorReply>().code).toBe(code);
  },
);

test('a warehouse removed since the quote sells nothing any more', async () => {
  await using own = await openHouse();
  const session = await own.logIn('gold@example.com');
  const rate = rateOf(await askRates(session, mixed), 'UPS');
  own.ctx.config.hub = null;
  const reply = await book(session, { rateId: rate.id });
  expect(reply.statusCode).toBe(422);
  expect(reply.json<ErrorReply>().code).toBe('lithium_no_warehouse');
});

test('a duplicate keeps the batteries and is held again; a return with no warehouse to use says so', async () => {
  const session = await house.logIn('gold@example.com');
  const { orderId } = await bookAndSettle(house, session, { shipment: mixed });
  type Draft = {
    data: { additionalServices: object; fromAddress: object; toAddress: object; packages: object[] };
  };
  const drafted = async (how: 'duplicate' | 'return'): Promise<Draft['data']> => {
    const reply = await session.post(`/api/orders/${orderId}/${how}-to-session`);
    expect(reply.statusCode, reply.body).toBe(200);
    return (await session.get('/api/wizard/session')).json<Draft>().data;
  };
  const again = await drafted('duplicate');
  expect(again.additionalServices).toMatchObject(batteries('mix'));
  const reply = await session.post('/api/rates', again);
  expect(reply.statusCode, reply.body).toBe(200);
  const back = await session.post('/api/rates', await drafted('return'));
  expect(back.json<ErrorReply>().code).toBe('lithium_no_warehouse');
});

test('an early order held without its extras waits for its declaration', async () => {
  const session = await house.logIn('gold@example.com');
  const { id, orderId } = await bookAndSettle(house, session);
  const { orm } = house.ctx.db;
  await orm
    .update(orders)
    .set({ exportHold: true, orderSnapshot: {} })
    .where(eq(orders.id, orderId ?? ''));
  await orm.update(intents).set({ exportHold: true }).where(eq(intents.id, id));
  expect((await orderOf(session, orderId)).holdReasons).toEqual(['declaration']);
});

test('the migration holds earlier orders, and once refunded they wait for nothing', async () => {
  await using own = await openHouse();
  const session = await own.logIn('gold@example.com');
  const { id, orderId } = await bookAndSettle(own, session, { shipment: mixed });
  const plainOne = await bookAndSettle(own, session);
  const { orm } = own.ctx.db;
  await orm.update(orders).set({ exportHold: false });
  await orm.update(intents).set({ exportHold: false });
  expect((await intentOf(session, id)).labelUrl).not.toBeNull();
  const migration = readMigrationFiles({ migrationsFolder: migrationsFolder() })[20];
  for (const statement of migration?.sql ?? []) await orm.execute(sql.raw(statement));
  expect((await intentOf(session, id)).labelUrl).toBeNull();
  expect((await orderOf(session, orderId)).holdReasons).toEqual(['warehouse']);
  expect(await orderOf(session, plainOne.orderId)).toMatchObject({ exportHold: false, holdReasons: [] });
  await refundByApi(session, { shipmentId: orderId ?? '' });
  expect((await orderOf(session, orderId)).holdReasons).toEqual([]);
  expect(await read(session, `/api/orders/${orderId}/confirmation`)).not.toContain(ADDRESS);
});
