// Refunds of invoice orders: per parcel, locked at once, once each, through refusals and faults, and in the books.
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { ErrorReply } from '#contract/error.ts';
import type { OrderDetail } from '#contract/order-actions.ts';
import type { Order } from '#contract/orders.ts';
import { euroFromCents, sumCents } from '#domain/money.ts';
import { equalShares } from '#domain/parcel-share.ts';
import { listAudit } from '#server/db/audit.ts';
import { findShipments } from '#server/db/orders.ts';
import { openInvoiceSum } from '#server/db/open-invoices.ts';
import { findLockedPackages, findRefunds } from '#server/db/refunds.ts';
import { outbox, refunds, shipments } from '#server/db/schema.ts';
import type { CarrierPort } from '#server/gateways/carrier.ts';
import { refundParcels } from '#server/use-cases/refunds/refund-parcels.ts';
import { refundOrder } from '#server/use-cases/operator/refund-order.ts';
import { retryRefund } from '#server/use-cases/operator/retry-refund.ts';
import { askRates, bookAndSettle, intentOf, rateOf } from '../support/booking.ts';
import { anAddress, aParcel, aShipment } from '../support/factories.ts';
import { type House, openHouse, type Session } from '../support/house.ts';
import { operate } from '../support/operator-desk.ts';
import {
  requestRefund,
  buy,
  buyByPayPal,
  expectEmptyBooks,
  expectCorrectBooks,
  refundByApi,
  HOUR_MS,
  MINUTE_MS,
  onlyRefund,
  orderOf,
  passTime,
  labelRefundRequests,
  statesOf,
  ageLabels,
} from '../support/refunding.ts';
import { tell } from '../support/tracking.ts';

test('a whole order is refunded: label locked at once, money when the carrier has agreed', async () => {
  await using house = await openHouse();
  const { session, intent, orderId } = await buy(house, { parcels: 3 });
  const given = await refundByApi(session, { shipmentId: orderId });
  expect(given).toMatchObject(
    [0, 1, 2].map((packageIndex) => ({ packageIndex, status: 'success', state: 'requested' })),
  );
  expect(given.map(({ amountCents }) => amountCents)).toEqual(equalShares(intent.amountCents, 3));
  expect(await findLockedPackages(house.ctx.db.orm, orderId)).toEqual([0, 1, 2]);

  await passTime(house, 10_000);
  expect(await statesOf(house, orderId)).toEqual(['requested', 'requested', 'requested']);
  const listed = async () =>
    (await session.get('/api/orders'))
      .json<{ orders: Order[] }>()
      .orders.flatMap(({ shipments }) => shipments);
  expect(await listed()).toMatchObject(Array(3).fill({ isGivenBack: true, isRefunded: false }));
  await passTime(house, HOUR_MS);
  expect(await statesOf(house, orderId)).toEqual(['money_refunded', 'money_refunded', 'money_refunded']);
  expect(await listed()).toMatchObject(Array(3).fill({ isGivenBack: true, isRefunded: true }));
  expect(labelRefundRequests(house)).toHaveLength(3);

  expect(await orderOf(house, orderId)).toMatchObject({
    status: 'cancelled',
    paymentStatus: 'refunded',
    invoiceStatus: 'cancelled',
  });
  expect(await intentOf(session, intent.id)).toMatchObject({ status: 'refunded', terminal: true });
  expect((await session.get('/api/dashboard/stats')).json()).toMatchObject({
    processing: 0,
    totalSpent: '0.00',
  });
  const books = await expectCorrectBooks(house);
  expect(
    [...books.values()].every((cents) => cents === 0),
    'nothing is left in any account',
  ).toBe(true);

  const [again] = await refundByApi(session, { shipmentId: orderId, packageIndexes: [1] });
  expect(again).toMatchObject({ refundId: given[1]?.refundId, state: 'money_refunded' });
  expect(again?.moneyRefundedAt).toBeTruthy();
});

test.each(['FedEx', 'UPS'])(
  'at %s, refunding the light parcels never leaves the heavy one cheaper than it costs alone',
  async (carrier) => {
    await using house = await openHouse();
    const session = await house.logIn('gold@example.com');
    const toAddress = anAddress({ zip: '75001', city: 'Paris', country: 'FR' });
    const ofWeights = (...kilos: number[]) =>
      aShipment({ toAddress, packages: kilos.map((weight) => aParcel({ weight })) });
    const alone = rateOf(await askRates(session, ofWeights(28)), carrier);
    const intent = await bookAndSettle(house, session, { shipment: ofWeights(28, 0.1, 0.1), carrier });
    const { parcelShares } = (await session.get(`/api/orders/${intent.orderId}`)).json<{
      order: OrderDetail;
    }>().order;
    const light = await refundByApi(session, { shipmentId: intent.orderId, packageIndexes: [1, 2] });
    expect(
      light.map(({ amountCents }) => amountCents),
      'as it was said before',
    ).toEqual(parcelShares.slice(1));
    const kept = intent.amountCents - sumCents(light.map(({ amountCents }) => amountCents));
    expect(kept).toBeGreaterThanOrEqual(Math.round(Number(alone.rate) * 100) - 2);
    expect(kept).toBeLessThan(intent.amountCents);
    const [heavy] = await refundByApi(session, { shipmentId: intent.orderId, packageIndexes: [0] });
    expect(heavy?.amountCents).toBe(kept);
  },
);

test('one of two parcels is refunded, and the other is still owed', async () => {
  await using house = await openHouse();
  const { session, intent, orderId } = await buy(house, { parcels: 2 });
  const order = await orderOf(house, orderId);
  await expectCorrectBooks(house);
  const [given] = await refundByApi(session, { shipmentId: orderId, packageIndexes: [1] });
  await passTime(house, HOUR_MS);
  expect(await onlyRefund(house, orderId)).toMatchObject({ packageIndex: 1, state: 'money_refunded' });
  expect(await findLockedPackages(house.ctx.db.orm, orderId)).toEqual([1]);
  const labels = await house.ctx.db.orm
    .select({ isBought: shipments.labelPurchased })
    .from(shipments)
    .orderBy(shipments.packageIndex);
  expect(labels.map(({ isBought }) => isBought)).toEqual([true, false]);
  expect(await orderOf(house, orderId)).toMatchObject({
    status: 'processing',
    paymentStatus: 'partially_refunded',
    invoiceStatus: 'open',
  });
  expect(await intentOf(session, intent.id)).toMatchObject({ status: 'completed' });
  const left = intent.amountCents - (given?.amountCents ?? 0);
  expect(await openInvoiceSum(house.ctx.db.orm, order?.userId ?? '')).toBe(left);
  expect((await session.get('/api/dashboard/stats')).json()).toMatchObject({
    processing: 1,
    totalSpent: euroFromCents(left),
  });
  const books = await expectCorrectBooks(house);
  expect(books.get('receivable:invoice')).toBe(left);

  // The other one follows, and the order is cancelled.
  await refundByApi(session, { shipmentId: orderId });
  await passTime(house, HOUR_MS);
  expect(await orderOf(house, orderId)).toMatchObject({ status: 'cancelled', invoiceStatus: 'cancelled' });
  await expectEmptyBooks(house);
});

test('tracking says when a parcel’s label has been refunded, and no longer names an arrival day', async () => {
  await using house = await openHouse();
  const { session, intent, orderId } = await buy(house, { parcels: 2 });
  const shown = async () => {
    const own = await session.get(`/api/tracking-updates/${orderId}`);
    const codes = intent.packages.map(({ trackingCode }) => `/api/track/${trackingCode ?? ''}`);
    const replies = await Promise.all(codes.map((path) => house.visitor().get(path)));
    type Said = { status: string; eta: string | null };
    const said = [
      ...own.json<{ packages: Said[] }>().packages,
      ...replies.map((reply) => reply.json<Said>()),
    ];
    return said.map(({ status, eta }) => (eta === null ? status : `${status}, expected`));
  };
  for (const { trackingCode } of intent.packages)
    await tell(house, {
      tracking_number: trackingCode,
      status: 'pending',
      event_timestamp: house.ctx.clock().toISOString(),
      estimated_delivery: new Date(house.ctx.clock().getTime() + 48 * HOUR_MS).toISOString(),
    });
  const waiting = 'pending, expected';
  await refundByApi(session, { shipmentId: orderId, packageIndexes: [1] });
  expect(await shown(), 'the carrier may still keep it').toEqual([waiting, waiting, waiting, waiting]);
  await passTime(house, HOUR_MS);
  expect(await statesOf(house, orderId)).toEqual(['money_refunded']);
  expect(await shown()).toEqual([waiting, 'cancelled', waiting, 'cancelled']);
  await tell(house, {
    tracking_number: intent.packages[1]?.trackingCode,
    status: 'in_transit',
    event_timestamp: house.ctx.clock().toISOString(),
  });
  expect((await shown())[3], 'used all the same').toBe('in_transit, expected');
});

test('a shipment row refunds its parcel alone', async () => {
  await using house = await openHouse();
  const { session, orderId } = await buy(house, { parcels: 2 });
  const rows = await house.ctx.db.orm.select().from(shipments).where(eq(shipments.orderId, orderId));
  const second = rows.find(({ packageIndex }) => packageIndex === 1);
  expect(await refundByApi(session, { shipmentId: second?.id })).toMatchObject([{ packageIndex: 1 }]);
  expect(await findLockedPackages(house.ctx.db.orm, orderId)).toEqual([1]);
});

test('after a rejection the label is valid again, nothing was refunded, and it may be tried again', async () => {
  await using house = await openHouse();
  const { session, orderId } = await buy(house, { name: 'REFUNDNO' });
  ageLabels(house);
  const [first] = await refundByApi(session, { shipmentId: orderId });
  await passTime(house, HOUR_MS);
  const rejected = await onlyRefund(house, orderId);
  expect(rejected).toMatchObject({ state: 'rejected', reason: 'carrier_rejected', nextAttemptAt: null });
  expect(rejected.rejectedAt).not.toBeNull();
  expect(await findLockedPackages(house.ctx.db.orm, orderId)).toEqual([]);
  expect(await orderOf(house, orderId)).toMatchObject({ status: 'processing', paymentStatus: 'paid' });
  await expectCorrectBooks(house);

  const [second] = await refundByApi(session, { shipmentId: orderId });
  expect(second).toMatchObject({ status: 'success', state: 'requested' });
  expect(second?.refundId).not.toBe(first?.refundId);
  await passTime(house, HOUR_MS);
  expect(await statesOf(house, orderId)).toEqual(['rejected', 'rejected']);
});

test('a carrier that bills on scan has charged nothing: the customer is refunded at once, at no cost to us', async () => {
  await using house = await openHouse();
  const { session, intent, orderId } = await buy(house, { name: 'BILLONSCAN' });
  await refundByApi(session, { shipmentId: orderId });
  await house.ctx.settled();
  expect(await onlyRefund(house, orderId)).toMatchObject({ state: 'money_refunded', reason: null });
  expect(await orderOf(house, orderId)).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded' });
  expect(await intentOf(session, intent.id)).toMatchObject({ status: 'refunded' });
  expect(labelRefundRequests(house)).toHaveLength(1);
  await expectEmptyBooks(house);
});

test('the carrier is asked at growing intervals, and after a month of silence the operator is told', async () => {
  const silent = (real: CarrierPort): CarrierPort => ({
    ...real,
    requestRefund: () => Promise.resolve('submitted'),
    findRefund: () => Promise.resolve('submitted'),
  });
  await using house = await openHouse({ wrap: { carrier: silent } });
  const { session, orderId } = await buy(house);
  await refundByApi(session, { shipmentId: orderId });
  await house.ctx.settled();
  const gaps: number[] = [];
  for (let round = 0; round < 8; round += 1) {
    const { nextAttemptAt, updatedAt, claimToken } = await onlyRefund(house, orderId);
    expect(claimToken).toBeNull();
    const gapMs = (nextAttemptAt?.getTime() ?? 0) - updatedAt.getTime();
    gaps.push(gapMs / 1_000);
    await passTime(house, gapMs + 1_000);
  }
  expect(gaps).toEqual([10, 60, 300, 900, 1_800, 3_600, 3_600, 3_600]);
  expect((await onlyRefund(house, orderId)).attention).toBeNull();
  await passTime(house, 31 * 24 * HOUR_MS);
  expect(await onlyRefund(house, orderId)).toMatchObject({ state: 'requested', attention: 'no_answer' });
});

test.each([
  ['refunded', 'money_refunded'],
  ['rejected', 'rejected'],
] as const)('a refund the carrier calls %s after a month of silence is off the list', async (word, state) => {
  let standing: 'submitted' | typeof word = 'submitted';
  const slow = (real: CarrierPort): CarrierPort => ({
    ...real,
    requestRefund: () => Promise.resolve('submitted'),
    findRefund: () => Promise.resolve(standing),
  });
  await using house = await openHouse({ wrap: { carrier: slow } });
  const { session, orderId } = await buy(house);
  await refundByApi(session, { shipmentId: orderId });
  await passTime(house, 31 * 24 * HOUR_MS);
  expect(await onlyRefund(house, orderId)).toMatchObject({ state: 'requested', attention: 'no_answer' });
  standing = word;
  await passTime(house, 7 * HOUR_MS);
  expect(await onlyRefund(house, orderId)).toMatchObject({ state, attention: null, nextAttemptAt: null });
});

test('when a carrier never answers the operator accepts the label as our loss, and the money is refunded', async () => {
  const silent = (real: CarrierPort): CarrierPort => ({
    ...real,
    requestRefund: () => Promise.resolve('submitted'),
    findRefund: () => Promise.resolve('submitted'),
  });
  await using house = await openHouse({ wrap: { carrier: silent } });
  const { session, orderId } = await buyByPayPal(house);
  await refundByApi(session, { shipmentId: orderId });
  await house.ctx.settled();
  const { id } = await onlyRefund(house, orderId);
  const accept = ['refunds', 'accept', id, '--note', 'UPS does not answer'];
  expect(await operate(house, accept), 'not yet in vain').toMatchObject({ code: 1 });
  await passTime(house, 31 * 24 * HOUR_MS);
  expect(await operate(house, ['refunds', 'accept', id]), 'without a reason').toMatchObject({ code: 2 });
  expect(await operate(house, accept)).toMatchObject({ code: 0 });
  await house.ctx.settled();
  expect(await onlyRefund(house, orderId)).toMatchObject({ state: 'money_refunded', attention: null });
  expect(await orderOf(house, orderId)).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded' });
  expect(await operate(house, accept), 'once').toMatchObject({ code: 1 });
  await expectCorrectBooks(house);
});

test('a refund requested ten times at once returns the label once', async () => {
  await using house = await openHouse();
  const { session, orderId } = await buy(house);
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => refundByApi(session, { shipmentId: orderId })),
  );
  expect(new Set(answers.map(([refund]) => refund?.refundId)).size).toBe(1);
  await Promise.all([passTime(house, HOUR_MS), passTime(house, HOUR_MS), passTime(house, HOUR_MS)]);
  await passTime(house, HOUR_MS);
  expect(await onlyRefund(house, orderId)).toMatchObject({ state: 'money_refunded' });
  expect(labelRefundRequests(house)).toHaveLength(1);
  await expectCorrectBooks(house);
});

test.each(['cut-before', 'cut-after', '500-after', 'html', 'truncate', '500'] as const)(
  'a refund call answered with %s is made up for, once',
  async (mode) => {
    await using house = await openHouse();
    const { session, orderId } = await buy(house);
    house.sandbox.faults.add({ match: { method: 'POST', path: /\/refund$/ }, mode, times: 1 });
    await refundByApi(session, { shipmentId: orderId });
    await house.ctx.settled();
    for (const ms of [11_000, MINUTE_MS, HOUR_MS, HOUR_MS, HOUR_MS]) await passTime(house, ms);
    expect(await onlyRefund(house, orderId)).toMatchObject({ state: 'money_refunded', attention: null });
    expect(house.sandbox.state()).toMatchObject({ counts: { refunds: 1 } });
    await expectCorrectBooks(house);
  },
);

test('a carrier side that is down for long is reported to the operator, and is still asked', async () => {
  await using house = await openHouse();
  const { session, orderId } = await buy(house);
  const fault = house.sandbox.faults.add({ match: { path: /\/shipments\/[^/]+/ }, mode: '500' });
  await refundByApi(session, { shipmentId: orderId });
  await house.ctx.settled();
  for (let round = 0; round < 12; round += 1) {
    // Only our clock: by the sandbox's, the parcel would be on its way by then.
    house.advanceClock(HOUR_MS);
    await passTime(house, 0);
  }
  expect(await onlyRefund(house, orderId)).toMatchObject({ state: 'requested', attention: 'stuck' });
  house.sandbox.faults.remove(fault.id);
  house.advanceClock(HOUR_MS);
  await passTime(house, 0);
  expect(await onlyRefund(house, orderId)).toMatchObject({ state: 'requested', attention: null });
  await passTime(house, HOUR_MS);
  expect(await onlyRefund(house, orderId)).toMatchObject({ state: 'money_refunded', attention: null });
});

test('other customers and visitors without a session find no such order, and bad input is refused', async () => {
  await using house = await openHouse();
  const { session, orderId } = await buy(house);
  const stranger = await house.logIn('business@example.com');
  expect((await requestRefund(stranger, { shipmentId: orderId })).statusCode).toBe(404);
  expect((await requestRefund(house.visitor(), { shipmentId: orderId })).statusCode).toBe(401);
  expect((await requestRefund(session, { shipmentId: 'or_nothing' })).statusCode).toBe(404);
  for (const body of [
    {},
    { shipmentId: '' },
    { shipmentId: orderId, packageIndexes: [] },
    { shipmentId: orderId, packageIndexes: [1] },
    { shipmentId: orderId, packageIndexes: [-1] },
    { shipmentId: orderId, packageIndexes: [0.5] },
    { shipmentId: orderId, packageIndexes: 'all' },
  ])
    expect((await requestRefund(session, body)).statusCode, JSON.stringify(body)).toBe(400);
  expect(await findRefunds(house.ctx.db.orm, orderId)).toEqual([]);
  expect(labelRefundRequests(house)).toHaveLength(0);
});

test('a scanned parcel keeps its label; the others can still be refunded', async () => {
  await using house = await openHouse();
  const { session, orderId } = await buy(house, { parcels: 2 });
  const { orm } = house.ctx.db;
  await orm.update(shipments).set({ status: 'in_transit' }).where(eq(shipments.packageIndex, 0));
  const refused = await requestRefund(session, { shipmentId: orderId, packageIndexes: [0] });
  expect(refused.statusCode).toBe(409);
  expect(refused.json<ErrorReply>()).toMatchObject({
    code: 'illegal_transition',
    details: { reason: 'parcel_scanned' },
  });
  expect(await listAudit(orm, { subject: orderId, limit: 5 })).toMatchObject([
    { action: 'refund.request', outcome: 'refused: parcel_scanned' },
  ]);
  expect(await refundByApi(session, { shipmentId: orderId })).toMatchObject([
    { packageIndex: 0, status: 'failed', reason: 'parcel_scanned', state: null, amountCents: 0 },
    { packageIndex: 1, status: 'success', reason: null, state: 'requested' },
  ]);
});

test('an order is delivered once every parcel has arrived or been refunded, whichever comes last', async () => {
  await using house = await openHouse();
  const { session, orderId } = await buy(house, { parcels: 2 });
  await arrive(house, orderId);
  expect(await orderOf(house, orderId)).toMatchObject({ status: 'shipped', deliveredAt: null });
  await refundByApi(session, { shipmentId: orderId, packageIndexes: [1] });
  const arrived = await orderOf(house, orderId);
  expect(arrived).toMatchObject({ status: 'delivered', shownStatus: 'delivered' });
  expect(arrived?.deliveredAt).not.toBeNull();
  await passTime(house, HOUR_MS);
  expect(await statesOf(house, orderId)).toEqual(['money_refunded']);
  expect(await orderOf(house, orderId)).toMatchObject({ status: 'delivered' });
  expect((await session.get('/api/dashboard/stats')).json()).toMatchObject({ delivered: 1, shipped: 0 });
  const mails = await house.ctx.db.orm.select().from(outbox).where(eq(outbox.kind, 'order-delivered'));
  expect(mails).toHaveLength(1);
});

test('an order whose second parcel comes back to its customer is under way again', async () => {
  await using house = await openHouse();
  const { session, orderId } = await buy(house, { parcels: 2, name: 'REFUNDNO' });
  ageLabels(house);
  await refundByApi(session, { shipmentId: orderId, packageIndexes: [1] });
  await arrive(house, orderId);
  expect(await orderOf(house, orderId)).toMatchObject({ status: 'delivered' });
  await passTime(house, HOUR_MS);
  expect(await statesOf(house, orderId)).toEqual(['rejected']);
  expect(await orderOf(house, orderId)).toMatchObject({
    status: 'shipped',
    shownStatus: 'shipped',
    deliveredAt: null,
  });
  expect((await session.get('/api/dashboard/stats')).json()).toMatchObject({ delivered: 0, shipped: 1 });
});

/** The first parcel of the order. */
async function arrive(house: House, orderId: string): Promise<void> {
  const [parcel] = await findShipments(house.ctx.db.orm, orderId);
  await tell(house, { tracking_number: parcel?.trackingCode, status: 'delivered' });
}

test('a label scanned without our knowledge is refused by the carrier, which has the last word', async () => {
  await using house = await openHouse();
  const { session, orderId } = await buy(house);
  ageLabels(house);
  house.sandbox.clock.advance(3 * 24 * HOUR_MS);
  await refundByApi(session, { shipmentId: orderId });
  await house.ctx.settled();
  expect(await onlyRefund(house, orderId)).toMatchObject({ state: 'rejected' });
  expect(await findLockedPackages(house.ctx.db.orm, orderId)).toEqual([]);
});

test('an operator needs no session, and a refund that is over cannot be retried', async () => {
  await using house = await openHouse();
  const { orderId } = await buy(house, { parcels: 2 });
  const request = { orderId, packageIndexes: null, requestedBy: 'operator:anna' };
  await refundParcels(house.ctx, request);
  await passTime(house, HOUR_MS);
  const rows = await house.ctx.db.orm.select().from(refunds);
  expect(rows.map(({ requestedBy, state }) => [requestedBy, state])).toEqual(
    Array(2).fill(['operator:anna', 'money_refunded']),
  );
  await expect(refundParcels(house.ctx, { ...request, orderId: 'or_nothing' })).rejects.toMatchObject({
    code: 'not_found',
  });
  await expect(
    retryRefund(house.ctx, { refundId: rows[0]?.id ?? '', operator: 'anna' }),
  ).rejects.toMatchObject({
    code: 'illegal_transition',
  });
});

test('a refunded label is no longer handed out', async () => {
  await using house = await openHouse();
  const { session, intent, orderId } = await buy(house, { parcels: 2 });
  const label = (packageIndex: number) =>
    session.get(`/api/checkout-intents/${intent.id}/label?package=${packageIndex}`);
  expect((await label(0)).statusCode).toBe(200);
  await refundByApi(session, { shipmentId: orderId, packageIndexes: [0] });
  expect([403, 409]).toContain((await label(0)).statusCode);
  expect((await label(1)).statusCode).toBe(200);
  const { labelUrl, packages } = await intentOf(session, intent.id);
  expect(packages).toMatchObject([
    { labelUrl: null, isGivenBack: true },
    { labelUrl, isGivenBack: false },
  ]);
  const bought = await session.post('/api/labels/buy', { intentId: intent.id });
  expect(bought.json()).toMatchObject({ labels: [{ label_url: null }, { label_url: labelUrl }] });
});

test('a return has the parcels that have travelled, and there is none where none has', async () => {
  await using house = await openHouse();
  const { session, orderId } = await buy(house, { parcels: 2 });
  const wayBack = () => session.post(`/api/orders/${orderId}/return-to-session`);
  await refundByApi(session, { shipmentId: orderId, packageIndexes: [1] });
  expect((await wayBack()).statusCode).toBe(200);
  const { data } = (await session.get('/api/wizard/session')).json<{ data: { packages: unknown[] } }>();
  expect(data.packages).toHaveLength(1);
  await refundByApi(session, { shipmentId: orderId, packageIndexes: [0] });
  expect((await wayBack()).json<ErrorReply>().code).toBe('illegal_transition');
  const { orders } = (await session.get('/api/orders')).json<{ orders: Order[] }>();
  expect(orders).toMatchObject([{ shipments: [{ isGivenBack: true }, { isGivenBack: true }] }]);
});

test('a label past its carrier’s refund period, which the order names, is refused at once, but an operator may ask', async () => {
  await using house = await openHouse();
  const { orderId, intent } = await buy(house);
  expect(intent.carrier).toBe('UPS');
  const returnableUntil = async (by: Session) =>
    (await by.get(`/api/orders/${orderId}`)).json<{ order: OrderDetail }>().order.labelReturnableUntil;
  const before = await house.logIn('gold@example.com');
  const end = await returnableUntil(before);
  expect(end).toBe(new Date(Date.parse(intent.createdAt) + 90 * 24 * HOUR_MS).toISOString());
  house.advanceClock(90 * 24 * HOUR_MS);
  const session = await house.logIn('gold@example.com');
  expect(await returnableUntil(session)).toBeNull();
  const refused = await requestRefund(session, { shipmentId: orderId });
  expect([refused.statusCode, refused.json()]).toMatchObject([
    409,
    {
      code: 'illegal_transition',
      details: { reason: 'label_too_old', packages: [{ packageIndex: 0, reason: 'label_too_old' }] },
    },
  ]);
  expect(labelRefundRequests(house), 'the carrier hears nothing').toEqual([]);
  expect((await orderOf(house, orderId))?.status).toBe('processing');
  await refundOrder(house.ctx, { order: orderId, operator: 'anna', packageIndexes: null, reason: null });
  expect(labelRefundRequests(house)).toHaveLength(1);
});
