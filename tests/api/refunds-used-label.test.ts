// Refunded labels used all the same: carriers that bill on scan void them at once, and bill the scan.
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { listAudit } from '#server/db/audit.ts';
import { findShipments } from '#server/db/orders.ts';
import { refunds, shipments } from '#server/db/schema.ts';
import type { PaymentPort, Refunded } from '#server/gateways/payment.ts';
import { retryRefund } from '#server/use-cases/operator/retry-refund.ts';
import { anAddress, aShipment } from '../support/factories.ts';
import { type House, openHouse } from '../support/house.ts';
import { operate } from '../support/operator-desk.ts';
import {
  buy,
  buyByPayPal,
  refundByApi,
  HOUR_MS,
  onlyRefund,
  orderOf,
  passTime,
} from '../support/refunding.ts';
import { tell } from '../support/tracking.ts';

async function scan(house: House, orderId: string, packageIndex = 0): Promise<void> {
  const parcels = await findShipments(house.ctx.db.orm, orderId);
  const parcel = parcels.find((candidate) => candidate.packageIndex === packageIndex);
  const reply = await tell(house, { tracking_number: parcel?.trackingCode, status: 'in_transit' });
  expect(reply.statusCode, reply.body).toBe(200);
}

const usesOf = async (house: House, subject: string) =>
  (await listAudit(house.ctx.db.orm, { subject, limit: 20 })).filter(
    ({ action }) => action === 'refund.label-used',
  );

test('a parcel travelling with a refunded label is on the list until somebody has dealt with it', async () => {
  await using house = await openHouse();
  const { session, orderId } = await buy(house, { name: 'BILLONSCAN' });
  await refundByApi(session, { shipmentId: orderId });
  await house.ctx.settled();
  const { id, attention } = await onlyRefund(house, orderId);
  expect(attention).toBeNull();

  await scan(house, orderId);
  expect(await onlyRefund(house, orderId)).toMatchObject({
    state: 'money_refunded',
    attention: 'label_used',
  });
  expect(await orderOf(house, orderId)).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded' });
  expect((await operate(house, 'refunds')).out).toMatch(new RegExp(`${id}.*label_used`));
  expect(await usesOf(house, id)).toMatchObject([{ actor: 'system', outcome: 'done' }]);

  await retryRefund(house.ctx, { refundId: id, operator: 'anna' });
  expect(await onlyRefund(house, orderId), 'no try sees to it').toMatchObject({ attention: 'label_used' });
  await operate(house, ['refunds', 'resolve', id, '--note', 'charged again']);
  house.advanceClock(HOUR_MS);
  await scan(house, orderId);
  expect(await onlyRefund(house, orderId)).toMatchObject({ attention: null });
  expect(await usesOf(house, id), 'told once').toHaveLength(1);
});

test('a parcel not refunded, or still unanswered by the carrier, is on no list', async () => {
  await using house = await openHouse();
  const { session, orderId } = await buy(house, { parcels: 2, name: 'REFUNDLATE' });
  await refundByApi(session, { shipmentId: orderId, packageIndexes: [1] });
  await passTime(house, HOUR_MS);
  await scan(house, orderId, 0);
  await scan(house, orderId, 1);
  expect(await onlyRefund(house, orderId)).toMatchObject({ state: 'requested', attention: null });
});

test('a refunded parcel that travels all the same does not move the one that is left', async () => {
  await using house = await openHouse();
  const { session, orderId } = await buy(house, { parcels: 2, name: 'BILLONSCAN' });
  await refundByApi(session, { shipmentId: orderId, packageIndexes: [1] });
  await house.ctx.settled();
  await scan(house, orderId, 1);
  expect(await orderOf(house, orderId)).toMatchObject({
    status: 'processing',
    shownStatus: 'ready_for_carrier',
  });
  await scan(house, orderId, 0);
  expect(await orderOf(house, orderId)).toMatchObject({ status: 'shipped', shownStatus: 'shipped' });
});

const DAY_MS = 24 * HOUR_MS;

test.each([null, 'no_answer'] as const)(
  'a label scanned while its refund is pending, and voided all the same, is on the list (before: %s)',
  async (before) => {
    await using house = await openHouse();
    const { session, orderId } = await buy(house, { name: 'REFUNDLATE' });
    await refundByApi(session, { shipmentId: orderId });
    await passTime(house, HOUR_MS);
    await scan(house, orderId);
    const { id } = await onlyRefund(house, orderId);
    expect(await usesOf(house, id)).toEqual([]);
    await house.ctx.db.orm.update(refunds).set({ attention: before }).where(eq(refunds.id, id));
    for (let day = 0; day < 11; day += 1) await passTime(house, DAY_MS);
    expect(await onlyRefund(house, orderId)).toMatchObject({
      state: 'money_refunded',
      attention: 'label_used',
    });
    const [use, ...more] = await usesOf(house, id);
    expect(use).toMatchObject({ actor: 'system', outcome: 'done', details: { carrier: 'UPS' } });
    expect(more).toEqual([]);
    house.advanceClock(HOUR_MS);
    await scan(house, orderId);
    expect(await usesOf(house, id), 'told once').toHaveLength(1);
  },
);

test('a label does not count as used when another parcel of the order travels with its code', async () => {
  await using house = await openHouse();
  const { session, orderId } = await buy(house, { parcels: 2, name: 'REFUNDLATE' });
  const { orm } = house.ctx.db;
  await orm.update(shipments).set({ trackingCode: '1ZSHARED' }).where(eq(shipments.orderId, orderId));
  await refundByApi(session, { shipmentId: orderId, packageIndexes: [1] });
  await passTime(house, HOUR_MS);
  await scan(house, orderId);
  for (let day = 0; day < 11; day += 1) await passTime(house, DAY_MS);
  expect(await onlyRefund(house, orderId)).toMatchObject({ state: 'money_refunded', attention: null });
});

const disputed: Refunded = { outcome: 'refused', code: 'declined', text: 'Disputed.' };
const underWay: Refunded = { outcome: 'pending', refundId: 'R-1' };

/** A provider that keeps the money while it says so. */
function keeping(answer: Refunded) {
  const account = { isKept: true };
  const payment = (real: PaymentPort): PaymentPort => ({
    ...real,
    refund: async (reference, order) => (account.isKept ? answer : await real.refund(reference, order)),
  });
  return { account, wrap: { payment } };
}

/** Its carrier takes ten days to void a label. */
const late = aShipment({
  toAddress: anAddress({ country: 'FR', zip: '75001', city: 'Paris', name: 'REFUNDLATE' }),
});

test.each([
  ['before its money was refused', true, 'settle'],
  ['after its money was refused', false, 'settle'],
  ['before its money was refused', true, 'retry'],
  ['after its money was refused', false, 'retry'],
] as const)(
  'a label used %s is on the list when the money is refunded (first: %s, by %s)',
  async (_when, isFirst, way) => {
    const { account, wrap } = keeping(disputed);
    await using house = await openHouse({ wrap });
    const { session, orderId } = await buyByPayPal(house, 1, late);
    await refundByApi(session, { shipmentId: orderId });
    await passTime(house, HOUR_MS);
    if (isFirst) await scan(house, orderId);
    for (let day = 0; day < 11; day += 1) await passTime(house, DAY_MS);
    if (!isFirst) await scan(house, orderId);
    const { id, attention } = await onlyRefund(house, orderId);
    expect(attention).toBe('money_refused');

    account.isKept = false;
    const { out } = await operate(house, [
      'refunds',
      way,
      id,
      ...(way === 'settle' ? ['--reference', 'SEPA 4711'] : []),
    ]);
    if (way === 'settle') expect(out).toContain('The label was used nevertheless');
    await passTime(house, HOUR_MS);
    expect(await onlyRefund(house, orderId)).toMatchObject({
      state: 'money_refunded',
      attention: 'label_used',
    });
    expect(await usesOf(house, id), 'told once').toHaveLength(1);
  },
);

test('a use already dealt with is not on the list again when the money is refunded later', async () => {
  const { account, wrap } = keeping(underWay);
  await using house = await openHouse({ wrap });
  const { session, orderId } = await buyByPayPal(house);
  await refundByApi(session, { shipmentId: orderId });
  await passTime(house, HOUR_MS);
  await scan(house, orderId);
  const { id } = await onlyRefund(house, orderId);
  await operate(house, ['refunds', 'resolve', id, '--note', 'charged again']);
  account.isKept = false;
  await passTime(house, DAY_MS);
  expect(await onlyRefund(house, orderId)).toMatchObject({ state: 'money_refunded', attention: null });
});

test('a used label stays on the list while its money is long under way, and once that is refunded', async () => {
  const { account, wrap } = keeping(underWay);
  await using house = await openHouse({ wrap });
  const { session, orderId } = await buyByPayPal(house);
  await refundByApi(session, { shipmentId: orderId });
  await passTime(house, HOUR_MS);
  await scan(house, orderId);
  for (let day = 0; day < 2; day += 1) await passTime(house, DAY_MS);
  const listed = { attention: 'label_used' };
  expect(await onlyRefund(house, orderId)).toMatchObject({ state: 'carrier_accepted', ...listed });
  account.isKept = false;
  await passTime(house, DAY_MS);
  expect(await onlyRefund(house, orderId)).toMatchObject({ state: 'money_refunded', ...listed });
});
