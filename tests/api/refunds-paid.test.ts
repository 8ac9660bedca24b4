// Refunds of provider payments and of hub routes: money back once, through faults, pauses and refusals.
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { listAudit } from '#server/db/audit.ts';
import { findShipments } from '#server/db/orders.ts';
import { intents, shipments } from '#server/db/schema.ts';
import type { CarrierPort } from '#server/gateways/carrier.ts';
import { markPaid } from '#server/use-cases/operator/mark-paid.ts';
import { retryRefund } from '#server/use-cases/operator/retry-refund.ts';
import { configureSandbox, askRates, book, intentOf, openPayment, resume } from '../support/booking.ts';
import { anAddress, aShipment } from '../support/factories.ts';
import { type House, openHouse } from '../support/house.ts';
import {
  type Bought,
  buyByPayPal,
  expectEmptyBooks,
  expectCorrectBooks,
  refundByApi,
  HOUR_MS,
  MINUTE_MS,
  onlyRefund,
  orderOf,
  parcelsOf,
  passTime,
  labelRefundRequests,
  statesOf,
  ageLabels,
} from '../support/refunding.ts';
import { tell } from '../support/tracking.ts';

const FRICTIONLESS = '4000019966199434';

async function buyByCard(house: House, parcels = 1): Promise<Bought> {
  const session = await house.logIn();
  const opened = await openPayment(session, 'computop', { shipment: parcelsOf(parcels) });
  await house.sandbox.computop.pay({ paymentUrl: opened.paymentUrl, card: FRICTIONLESS });
  await house.sandbox.settled();
  await house.ctx.settled();
  await resume(house);
  const intent = await intentOf(session, opened.intentId);
  expect(intent.status).toBe('completed');
  return { session, intent, orderId: intent.orderId ?? '' };
}

test.each([
  ['PayPal', buyByPayPal],
  ['card', buyByCard],
] as const)(
  'paid by %s: one parcel first, the other later, and every cent is refunded',
  async (_name, buyBy) => {
    await using house = await openHouse({ listen: true });
    const { session, intent, orderId } = await buyBy(house, 2);
    await refundByApi(session, { shipmentId: orderId, packageIndexes: [0] });
    await passTime(house, HOUR_MS);
    expect(await onlyRefund(house, orderId)).toMatchObject({ state: 'money_refunded', attention: null });
    expect((await onlyRefund(house, orderId)).providerRefundId).toBeTruthy();
    expect(await orderOf(house, orderId)).toMatchObject({
      status: 'processing',
      paymentStatus: 'partially_refunded',
    });
    await expectCorrectBooks(house);

    await refundByApi(session, { shipmentId: orderId });
    await passTime(house, HOUR_MS);
    // An idle connection may be closed just when needed; then the next attempt, soon after, refunds it.
    await passTime(house, MINUTE_MS);
    expect(await statesOf(house, orderId)).toEqual(['money_refunded', 'money_refunded']);
    expect(await orderOf(house, orderId)).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded' });
    const [row] = await house.ctx.db.orm.select().from(intents).where(eq(intents.id, intent.id));
    expect(row).toMatchObject({ status: 'refunded', payment: 'refunded', nextAttemptAt: null });
    const label = await session.post('/api/labels/buy', { intentId: intent.id });
    expect(label.json()).toMatchObject({ code: 'label_locked' });
    const file = await session.get(`/api/checkout-intents/${intent.id}/label`);
    expect(file.json()).toMatchObject({ code: 'label_locked' });
    await resume(house);
    await expectEmptyBooks(house);
  },
);

test.each(['cut-before', 'cut-after', '500-after', 'html', 'truncate', '500'] as const)(
  'a refund answered with %s is paid once',
  async (mode) => {
    await using house = await openHouse();
    const { session, orderId } = await buyByPayPal(house);
    await refundByApi(session, { shipmentId: orderId });
    await house.ctx.settled();
    house.sandbox.faults.add({ match: { method: 'POST', path: /captures\/[^/]+\/refund$/ }, mode, times: 2 });
    for (const ms of [HOUR_MS, MINUTE_MS, 5 * MINUTE_MS, HOUR_MS]) await passTime(house, ms);
    expect(await onlyRefund(house, orderId)).toMatchObject({ state: 'money_refunded', attention: null });
    expect(house.sandbox.state()).toMatchObject({ paypal: { counts: { refunds: 1 } } });
    await expectEmptyBooks(house);
  },
);

test('a refund that the provider delays is recorded once it is paid', async () => {
  await using house = await openHouse();
  const { session, orderId } = await buyByPayPal(house);
  await configureSandbox(house, 'paypal/slowness', { refunds: true });
  await refundByApi(session, { shipmentId: orderId });
  await passTime(house, HOUR_MS);
  const waiting = await onlyRefund(house, orderId);
  expect(waiting).toMatchObject({ state: 'carrier_accepted', moneyRefundedAt: null });
  expect(await orderOf(house, orderId)).toMatchObject({ status: 'processing', paymentStatus: 'paid' });
  await configureSandbox(house, 'paypal/settle', { id: waiting.providerRefundId, status: 'COMPLETED' });
  await passTime(house, HOUR_MS);
  expect(await onlyRefund(house, orderId)).toMatchObject({ state: 'money_refunded' });
  await expectEmptyBooks(house);
});

test('a refund that the provider refuses waits for the operator, who retries it', async () => {
  await using house = await openHouse();
  const { session, orderId } = await buyByPayPal(house);
  await configureSandbox(house, 'paypal/refusals', {
    path: '/refund$',
    method: 'POST',
    issue: 'REFUND_NOT_ALLOWED',
    times: 1,
  });
  await refundByApi(session, { shipmentId: orderId });
  await passTime(house, HOUR_MS);
  const refused = await onlyRefund(house, orderId);
  expect(refused).toMatchObject({
    state: 'carrier_accepted',
    attention: 'money_refused',
    nextAttemptAt: null,
    claimToken: null,
  });
  expect(await listAudit(house.ctx.db.orm, { subject: refused.id, limit: 5 })).toMatchObject([
    { actor: 'system', action: 'refund.money', outcome: 'refused' },
  ]);
  await passTime(house, 24 * HOUR_MS);
  expect(await onlyRefund(house, orderId)).toMatchObject({ state: 'carrier_accepted' });

  await retryRefund(house.ctx, { refundId: refused.id, operator: 'anna' });
  expect(await onlyRefund(house, orderId)).toMatchObject({ state: 'money_refunded', attention: null });
  await expectEmptyBooks(house);
});

test('a pending refund that failed is made again by the next attempt, not just asked about', async () => {
  await using house = await openHouse();
  const { session, orderId } = await buyByPayPal(house);
  await configureSandbox(house, 'paypal/slowness', { refunds: true });
  await refundByApi(session, { shipmentId: orderId });
  await passTime(house, HOUR_MS);
  const waiting = await onlyRefund(house, orderId);
  expect(waiting).toMatchObject({ state: 'carrier_accepted', attention: null });
  await configureSandbox(house, 'paypal/settle', { id: waiting.providerRefundId, status: 'DENIED' });
  await passTime(house, HOUR_MS);
  expect(await onlyRefund(house, orderId)).toMatchObject({ attention: 'money_refused', refusals: 1 });
  await configureSandbox(house, 'paypal/slowness', { refunds: false });

  await retryRefund(house.ctx, { refundId: waiting.id, operator: 'anna' });
  const again = await onlyRefund(house, orderId);
  expect(again).toMatchObject({ state: 'money_refunded', attention: null });
  expect(again.providerRefundId).not.toBe(waiting.providerRefundId);
  expect(house.sandbox.state()).toMatchObject({ paypal: { counts: { refunds: 2 } } });
  await expectEmptyBooks(house);
});

const toNewYork = anAddress({
  street1: '350 5th Ave',
  city: 'New York',
  state: 'NY',
  zip: '10118',
  country: 'US',
});

async function buyByHub(house: House): Promise<Bought> {
  const session = await house.logIn('gold@example.com');
  const { rates } = await askRates(session, aShipment({ toAddress: toNewYork }));
  const rate = rates.find(({ isHub }) => isHub);
  const opened = await book(session, { rateId: rate?.id ?? '', amount: rate?.rate ?? '' });
  expect(opened.statusCode, opened.body).toBe(200);
  await house.ctx.settled();
  const intent = await intentOf(session, opened.json<{ intentId: string }>().intentId);
  expect(intent).toMatchObject({ status: 'completed', isHub: true });
  ageLabels(house);
  return { session, intent, orderId: intent.orderId ?? '' };
}

test('a hub route refunds the first label, then the money, then the second label', async () => {
  await using house = await openHouse();
  const { session, orderId } = await buyByHub(house);
  await refundByApi(session, { shipmentId: orderId });
  await house.ctx.settled();
  expect(labelRefundRequests(house)).toHaveLength(1);
  await passTime(house, HOUR_MS);
  expect(await onlyRefund(house, orderId)).toMatchObject({ state: 'money_refunded', attention: null });
  expect(labelRefundRequests(house)).toHaveLength(2);
  await expectCorrectBooks(house);
  await passTime(house, HOUR_MS);
  expect((await onlyRefund(house, orderId)).nextAttemptAt).toBeNull();
  await expectEmptyBooks(house);
});

function keepsSecond(real: CarrierPort): CarrierPort {
  let asked = 0;
  return {
    ...real,
    requestRefund: async (id) => {
      asked += 1;
      return asked === 2 ? 'rejected' : await real.requestRefund(id);
    },
  };
}

test('a second label that the carrier will not void is our loss, on the operator’s list; the customer is refunded', async () => {
  await using house = await openHouse({ wrap: { carrier: keepsSecond } });
  const { session, orderId } = await buyByHub(house);
  await refundByApi(session, { shipmentId: orderId });
  await passTime(house, HOUR_MS);
  expect(await onlyRefund(house, orderId)).toMatchObject({
    state: 'money_refunded',
    attention: 'onward_label_not_taken_back',
    nextAttemptAt: null,
  });
  const rows = await house.ctx.db.orm.select().from(shipments).where(eq(shipments.orderId, orderId));
  expect(rows.toSorted((a, b) => a.leg - b.leg).map(({ labelPurchased }) => labelPurchased)).toEqual([
    false,
    true,
  ]);
  await expectCorrectBooks(house);
});

test('a refund due by hand stays listed when the carrier will not void the second label, which is audited', async () => {
  await using house = await openHouse({ wrap: { carrier: keepsSecond } });
  const { session, orderId } = await buyByHub(house);
  await markPaid(house.ctx, { order: orderId, operator: 'anna', reference: null });
  await refundByApi(session, { shipmentId: orderId });
  await passTime(house, HOUR_MS);
  const { id, ...refund } = await onlyRefund(house, orderId);
  expect(refund).toMatchObject({
    state: 'money_refunded',
    attention: 'invoice_was_paid',
    nextAttemptAt: null,
  });
  expect(await listAudit(house.ctx.db.orm, { subject: id, limit: 5 })).toMatchObject([
    { action: 'refund.onward-label', outcome: 'refused', details: { code: 'carrier_rejected' } },
  ]);
});

test.each(['before', 'while'] as const)(
  'a used label stays on the list when the carrier will not void the second one (scanned %s its request)',
  async (moment) => {
    const scanning = { now: (): Promise<void> => Promise.resolve() };
    const carrier = (real: CarrierPort): CarrierPort => {
      const kept = keepsSecond(real);
      return {
        ...kept,
        requestRefund: async (id) => {
          const standing = await kept.requestRefund(id);
          if (standing === 'rejected') await scanning.now();
          return standing;
        },
      };
    };
    await using house = await openHouse({ wrap: { carrier } });
    const { session, orderId } = await buyByHub(house);
    const scan = async (): Promise<void> => {
      const first = (await findShipments(house.ctx.db.orm, orderId)).find(({ leg }) => leg === 0);
      await tell(house, { tracking_number: first?.trackingCode, status: 'in_transit' });
    };
    await refundByApi(session, { shipmentId: orderId });
    await house.ctx.settled();
    if (moment === 'before') await scan();
    else scanning.now = scan;
    await passTime(house, HOUR_MS);
    const { id, ...refund } = await onlyRefund(house, orderId);
    expect(refund).toMatchObject({ state: 'money_refunded', attention: 'label_used', nextAttemptAt: null });
    const rows = await listAudit(house.ctx.db.orm, { subject: id, limit: 5 });
    expect(rows.map(({ action }) => action).sort()).toEqual(['refund.label-used', 'refund.onward-label']);
  },
);
