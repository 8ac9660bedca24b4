// A payment reversed by its provider: its reason on the operator's list is neither lost nor hides another.
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { STUCK_AFTER } from '#domain/attention.ts';
import { euroFromCents } from '#domain/money.ts';
import { equalShares } from '#domain/parcel-share.ts';
import { listAudit } from '#server/db/audit.ts';
import { changeIntent, markReversed } from '#server/db/intent-claims.ts';
import { changePickup } from '#server/db/pickups.ts';
import { intents, refunds } from '#server/db/schema.ts';
import { configureSandbox, bookAndSettle, storedIntent } from '../support/booking.ts';
import { type House, openHouse } from '../support/house.ts';
import { operate } from '../support/operator-desk.ts';
import {
  buyByPayPal,
  expectEmptyBooks,
  expectCorrectBooks,
  refundByApi,
  HOUR_MS,
  skipPastLastTry,
  onlyRefund,
  passTime,
  refundAtPayPal,
  statesOf,
} from '../support/refunding.ts';

test('a process that read the intent before the reversal does not take it off the list', async () => {
  await using house = await openHouse();
  const { orm } = house.ctx.db;
  const { id } = await bookAndSettle(house, await house.logIn('gold@example.com'));
  await orm.update(intents).set({ attention: 'pickup_not_cancelled' }).where(eq(intents.id, id));
  const read = await storedIntent(house, id);
  expect(await house.ctx.db.transaction((tx) => markReversed(tx, id))).toBe('pickup_not_cancelled');
  const change = { attention: null, updatedAt: house.ctx.clock() };
  await changePickup(orm, read, change);
  expect((await storedIntent(house, id)).attention).toBe('payment_reversed');
  expect(await changeIntent(orm, read, change)).toBeNull();
  expect((await storedIntent(house, id)).attention).toBe('payment_reversed');
});

/** PayPal has called, and we have processed it. */
async function heard(house: House): Promise<void> {
  await house.sandbox.settled();
  await house.ctx.settled();
}

test("a refund of a completed order in PayPal's own pages puts it on the list", async () => {
  await using house = await openHouse({ listen: true });
  const { intent } = await buyByPayPal(house);
  await heard(house);
  await refundAtPayPal(house, (await storedIntent(house, intent.id)).paymentReference?.captureId);
  await heard(house);
  expect(await storedIntent(house, intent.id)).toMatchObject({
    status: 'completed',
    attention: 'payment_reversed',
  });
  expect(await listAudit(house.ctx.db.orm, { subject: intent.id, limit: 5 })).toMatchObject([
    { actor: 'system', action: 'payment.reversed', details: { kind: 'PAYMENT.CAPTURE.REFUNDED' } },
  ]);
});

test('our own refund puts nothing on the list', async () => {
  await using house = await openHouse({ listen: true });
  const { session, intent, orderId } = await buyByPayPal(house, 2);
  await refundByApi(session, { shipmentId: orderId, packageIndexes: [0] });
  await passTime(house, HOUR_MS);
  await heard(house);
  expect(await statesOf(house, orderId)).toEqual(['money_refunded']);
  expect(await storedIntent(house, intent.id)).toMatchObject({ status: 'completed', attention: null });
});

test.each([
  ['by transfer', 'payment_reversed', []],
  ['at PayPal', null, ['--at-provider']],
] as const)(
  'a refund settled %s that PayPal then pays as well puts on the list: %o',
  async (_way, attention, words) => {
    await using house = await openHouse({ listen: true });
    const { session, intent, orderId } = await buyByPayPal(house, 2);
    await configureSandbox(house, 'paypal/slowness', { refunds: true });
    await refundByApi(session, { shipmentId: orderId, packageIndexes: [0] });
    await passTime(house, HOUR_MS);
    const { id, providerRefundId } = await onlyRefund(house, orderId);
    const inVain = { attempts: STUCK_AFTER, claimToken: null };
    await house.ctx.db.orm.update(refunds).set(inVain).where(eq(refunds.id, id));
    const settle = ['refunds', 'settle', id, '--reference', 'SEPA 4711', ...words];
    skipPastLastTry(house);
    expect(await operate(house, settle)).toMatchObject({ code: 0 });

    await configureSandbox(house, 'paypal/settle', { id: providerRefundId, status: 'COMPLETED' });
    await heard(house);
    expect(await statesOf(house, orderId)).toEqual(['money_refunded']);
    expect(await storedIntent(house, intent.id)).toMatchObject({ status: 'completed', attention });
  },
);

test('money already gone at the provider is not paid out again, and is booked by the operator', async () => {
  await using house = await openHouse({ listen: true });
  const { session, intent, orderId } = await buyByPayPal(house, 2);
  await heard(house);
  const [share = 0] = equalShares(intent.amountCents, 2);
  await refundAtPayPal(
    house,
    (await storedIntent(house, intent.id)).paymentReference?.captureId,
    euroFromCents(share),
  );
  await heard(house);
  await refundByApi(session, { shipmentId: orderId, packageIndexes: [0] });
  for (const ms of [HOUR_MS, HOUR_MS]) await passTime(house, ms);
  const rests = { state: 'carrier_accepted', attention: 'money_refused', reason: 'payment_reversed' };
  const { id } = await onlyRefund(house, orderId);
  expect(await onlyRefund(house, orderId)).toMatchObject({ ...rests, providerRefundId: null });
  await operate(house, `refunds retry ${id}`);
  expect(await onlyRefund(house, orderId)).toMatchObject(rests);
  const settle = ['refunds', 'settle', id, '--reference', 'PP-D-4711', '--at-provider'];
  expect(await operate(house, settle)).toMatchObject({ code: 0 });
  expect(await statesOf(house, orderId)).toEqual(['money_refunded']);
  await expectCorrectBooks(house);

  expect(await operate(house, ['intents', 'resolve', intent.id, '--note', 'booked'])).toMatchObject({
    code: 0,
  });
  await refundByApi(session, { shipmentId: orderId, packageIndexes: [1] });
  for (const ms of [HOUR_MS, HOUR_MS]) await passTime(house, ms);
  expect(await statesOf(house, orderId), 'the other parcel goes the usual way').toEqual([
    'money_refunded',
    'money_refunded',
  ]);
  await expectEmptyBooks(house);
});

test.each([
  ['pending', false, { state: 'carrier_accepted', attention: null }],
  ['paid', true, { state: 'money_refunded', attention: null }],
] as const)(
  'a refund requested before the reversal and not recorded is %s at PayPal and with us',
  async (_where, isSettled, expected) => {
    await using house = await openHouse({ listen: true });
    const { orm } = house.ctx.db;
    const { session, intent, orderId } = await buyByPayPal(house, 2);
    await configureSandbox(house, 'paypal/slowness', { refunds: true });
    await refundByApi(session, { shipmentId: orderId, packageIndexes: [0] });
    await passTime(house, HOUR_MS);
    const { id, providerRefundId } = await onlyRefund(house, orderId);
    expect(providerRefundId).not.toBeNull();
    // As if the process had died between PayPal's answer and the record of it.
    await orm.update(refunds).set({ providerRefundId: null }).where(eq(refunds.id, id));
    expect(await house.ctx.db.transaction((tx) => markReversed(tx, intent.id))).toBeNull();
    if (isSettled)
      await configureSandbox(house, 'paypal/settle', { id: providerRefundId, status: 'COMPLETED' });

    await passTime(house, HOUR_MS);
    await heard(house);
    expect(await onlyRefund(house, orderId)).toMatchObject({ ...expected, providerRefundId });
    expect(await storedIntent(house, intent.id)).toMatchObject({ attention: 'payment_reversed' });
    if (isSettled) await expectCorrectBooks(house);
  },
);
