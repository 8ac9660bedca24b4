// Held orders for the operator: who waits, for which declaration, and the number it was released with.
import type { OrderDetail } from '#contract/order-actions.ts';
import type { OrderRecord } from '#contract/order-record.ts';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { noServices } from '#domain/services.ts';
import { insertFile } from '#server/db/files.ts';
import { findIntent } from '#server/db/intents.ts';
import { outbox } from '#server/db/schema.ts';
import type { CarrierPort } from '#server/gateways/carrier.ts';
import { askRates, book, bookAndSettle, advanceTime, rateOf, storedIntent } from '../support/booking.ts';
import { anAddress, aParcel, aShipment } from '../support/factories.ts';
import { type House, openHouse } from '../support/house.ts';
import { subjectsIn } from '../support/mailbox.ts';
import { json, operate } from '../support/operator-desk.ts';
import { read } from '../support/papers.ts';
import { storeOrder } from '../support/placing.ts';
import { refundByApi } from '../support/refunding.ts';

const HOUR_MS = 3_600_000;
const now = new Date('2026-11-20T10:00:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
const toZurich = anAddress({ country: 'CH', zip: '8001', city: 'Zürich' });

type Listed = { message?: string; held: Record<string, unknown>[] };
const heldAt = (at: House) => json<Listed>(at, 'orders held');

const declaration = (id: string) => ({
  id,
  ownerId: 'us_demo_gold',
  kind: 'declaration' as const,
  name: 'ABD.pdf',
  mime: 'application/pdf',
  size: 9,
  sha256: 'abc',
  content: Buffer.from('%PDF-1.7\n'),
  createdAt: now,
});

/** Held for this long. */
async function hold(
  house: House,
  id: string,
  { hours, services = {}, status = 'processing' as const, early = false }: Holding,
) {
  const shipment = aShipment({
    toAddress: toZurich,
    services: { ...noServices, exportDocumentation: true, ...services },
  });
  await storeOrder(house, {
    id,
    userId: 'us_demo_gold',
    createdAt: hoursAgo(hours),
    to: { country: 'CH' },
    change: { exportHold: true, status, totalValueCents: 120_000, orderSnapshot: early ? {} : shipment },
  });
}
type Holding = {
  hours: number;
  services?: { hasOwnAE?: boolean; ownAEFileId?: string };
  status?: 'processing' | 'cancelled';
  early?: boolean;
};

test('held orders are listed, longest waiting first, with the declaration each waits for', async () => {
  await using house = await openHouse({ now });
  await insertFile(house.ctx.db.orm, declaration('fi_abd'));
  await hold(house, 'ours', { hours: 3 });
  await hold(house, 'own', { hours: 26, services: { hasOwnAE: true, ownAEFileId: 'fi_abd' } });
  await hold(house, 'early', { hours: 30, early: true });
  await hold(house, 'cancelled', { hours: 50, status: 'cancelled' });
  await storeOrder(house, { id: 'free', userId: 'us_demo_gold', createdAt: hoursAgo(60) });
  const { held } = await heldAt(house);
  const common = { to: 'CH', value: '1200.00', carrier: 'UPS Express', 'given back': null, warehouse: false };
  const nobodys = { declaration: 'ours', file: null, name: null };
  expect(held).toEqual([
    {
      ...common,
      ...nobodys,
      number: 'HP-early',
      since: hoursAgo(30).toISOString(),
      'hours waiting': 30,
    },
    {
      ...common,
      number: 'HP-own',
      since: hoursAgo(26).toISOString(),
      'hours waiting': 26,
      declaration: 'own',
      file: 'fi_abd',
      name: 'ABD.pdf',
    },
    { ...common, ...nobodys, number: 'HP-ours', since: hoursAgo(3).toISOString(), 'hours waiting': 3 },
  ]);
});

test('somebody else’s file is not named as an order’s declaration', async () => {
  await using house = await openHouse({ now });
  await insertFile(house.ctx.db.orm, { ...declaration('fi_other'), ownerId: 'us_demo_privat' });
  await hold(house, 'own', { hours: 1, services: { hasOwnAE: true, ownAEFileId: 'fi_other' } });
  expect((await heldAt(house)).held).toMatchObject([{ declaration: 'own', file: null, name: null }]);
});

test('the list of checkouts says how many orders are held, and names the oldest', async () => {
  await using house = await openHouse({ now });
  expect((await operate(house, 'intents')).out).toBe('none\n');
  await hold(house, 'first', { hours: 25 });
  expect((await operate(house, 'intents')).out).toContain(
    '1 order is held, the oldest since 2026-11-19T09:00:00Z (HP-first): orders held',
  );
  await hold(house, 'second', { hours: 2 });
  await hold(house, 'cancelled', { hours: 90, status: 'cancelled' });
  expect((await operate(house, 'intents')).out).toContain(
    '2 orders are held, the oldest since 2026-11-19T09:00:00Z (HP-first): orders held',
  );
});

test('a purchase is on the list until released with the number from customs', async () => {
  await using house = await openHouse({ now });
  const session = await house.logIn('gold@example.com');
  const shipment = aShipment({
    toAddress: toZurich,
    packages: [aParcel({ value: 600 }), aParcel({ value: 600 })],
  });
  const { id, orderId } = await bookAndSettle(house, session, { shipment });
  const [held] = (await heldAt(house)).held;
  expect(held).toMatchObject({ declaration: 'ours', to: 'CH', value: '1200.00', 'hours waiting': 0 });
  await operate(house, `orders refund ${orderId} --packages 2`);
  expect((await heldAt(house)).held).toMatchObject([{ 'given back': '1 of 2' }]);

  const number = String(held?.['number']);
  const bad = await operate(house, `orders release-hold ${number} --mrn 26DE48`);
  expect([bad.code, bad.out.split('\n')[0]]).toEqual([
    2,
    '--mrn takes the number of a declaration: 26DE485012345678E1.',
  ]);
  expect(await findIntent(house.ctx.db.orm, id)).toMatchObject({ exportHold: true });
  const good = await operate(house, `orders release-hold ${number} --mrn 26de485012345678e1`);
  expect(good.code, good.out).toBe(0);
  expect((await heldAt(house)).held).toEqual([]);
  const shown = await json<{ order: Record<string, unknown>; audit: { details: string }[] }>(
    house,
    `orders show ${number}`,
  );
  expect(shown.order).toMatchObject({ 'export hold': false, MRN: '26DE485012345678E1' });
  expect(shown.audit.map(({ details }) => details).join()).toContain('"mrn":"26DE485012345678E1"');
  const { record } = (await session.get(`/api/orders/${orderId}/record`)).json<{ record: OrderRecord }>();
  expect(record.payment.mrn).toBe('26DE485012345678E1');
  const { order } = (await session.get(`/api/orders/${number}`)).json<{ order: OrderDetail }>();
  expect(order.mrn, 'the customer sees it, too').toBe('26DE485012345678E1');
  const invoice = await read(session, `/api/orders/${orderId}/customs-papers/invoice`);
  expect(invoice, 'what the carrier needs to take the goods out').toContain(
    'Export declaration MRN 26DE485012345678E1',
  );
  const [mail] = await house.ctx.db.orm.select().from(outbox).where(eq(outbox.kind, 'hold-released'));
  expect(mail?.data).toMatchObject({ mrn: '26DE485012345678E1' });
});

test('a release without a number counts, and a refused one does not', async () => {
  await using house = await openHouse({ now });
  const session = await house.logIn('gold@example.com');
  const shipment = aShipment({ toAddress: toZurich, services: { exportDocumentation: true } });
  const { orderId } = await bookAndSettle(house, session, { shipment });
  expect((await operate(house, `orders release-hold ${orderId}`)).code).toBe(0);
  expect((await operate(house, `orders release-hold ${orderId} --mrn 26DE485012345678E1`)).code).toBe(1);
  const { order } = await json<{ order: Record<string, unknown> }>(house, `orders show ${orderId}`);
  expect(order['MRN']).toBe(null);
  const invoice = await read(session, `/api/orders/${orderId}/customs-papers/invoice`);
  expect(invoice).not.toContain('MRN');
});

test('a release before the labels exist promises none: they come with the confirmation, and once', async () => {
  let isAway = true;
  const carrier = (real: CarrierPort): CarrierPort => ({
    ...real,
    fetchLabel: (label) => (isAway ? Promise.reject(new Error('No file today.')) : real.fetchLabel(label)),
  });
  await using house = await openHouse({ wrap: { carrier } });
  const session = await house.logIn('gold@example.com');
  const shipment = aShipment({ toAddress: toZurich, services: { exportDocumentation: true } });
  const rate = rateOf(await askRates(session, shipment), 'UPS');
  const { intentId } = (await book(session, { rateId: rate.id })).json<{ intentId: string }>();
  await house.ctx.settled();
  const { orderId, labelsStored } = await storedIntent(house, intentId);
  expect(labelsStored).toBe(false);
  const { code, out } = await operate(house, `orders release-hold ${orderId}`);
  expect([code, out], out).toEqual([
    0,
    expect.stringMatching(
      /^HP-\S+ is released; its labels are not here yet and will come with the confirmation\.\n$/,
    ),
  ]);
  expect(await subjectsIn(house)).toEqual([]);
  isAway = false;
  await advanceTime(house, HOUR_MS);
  expect(await storedIntent(house, intentId)).toMatchObject({ labelsStored: true });
  expect(await subjectsIn(house)).toEqual(['Ihre Sendung … ist gebucht']);
  expect(house.sandbox.mails()[0]?.attachments, 'the label, and the order on paper').toHaveLength(2);
});

test('releasing an order that is being refunded in full does not say that the customer is told', async () => {
  await using house = await openHouse({ now });
  const session = await house.logIn('gold@example.com');
  const shipment = aShipment({ toAddress: toZurich, services: { exportDocumentation: true } });
  const { orderId } = await bookAndSettle(house, session, { shipment });
  await refundByApi(session, { shipmentId: orderId });
  const { code, out } = await operate(house, `orders release-hold ${orderId}`);
  expect([code, out], out).toEqual([
    0,
    expect.stringMatching(
      /^HP-\S+ is released; all of it is being refunded, so the customer gets no mail\.\n$/,
    ),
  ]);
});
