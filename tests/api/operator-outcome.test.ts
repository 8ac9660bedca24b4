// What a command says about money: gone, still to be transferred, refused again, or pending; and its exit code.
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { euroFromCents } from '#domain/money.ts';
import { refunds } from '#server/db/schema.ts';
import type { CarrierPort } from '#server/gateways/carrier.ts';
import type { PaymentPort } from '#server/gateways/payment.ts';
import { openPayment, settle } from '../support/booking.ts';
import { type House, openHouse } from '../support/house.ts';
import { operate } from '../support/operator-desk.ts';
import {
  type Bought,
  buy,
  buyByPayPal,
  refundByApi,
  HOUR_MS,
  onlyRefund,
  passTime,
} from '../support/refunding.ts';
import { tell } from '../support/tracking.ts';
import { findShipments } from '#server/db/orders.ts';

/** Providers refuse every refund. */
const payment = (real: PaymentPort): PaymentPort => ({
  ...real,
  refund: () => Promise.resolve({ outcome: 'refused', code: 'declined', text: 'Disputed.' }),
});

/** Voids every label at once. */
const swift = (real: CarrierPort): CarrierPort => ({
  ...real,
  requestRefund: () => Promise.resolve('refunded'),
  findRefund: () => Promise.resolve('refunded'),
});

const silent = (real: CarrierPort): CarrierPort => ({
  ...real,
  requestRefund: () => Promise.resolve('submitted'),
  findRefund: () => Promise.resolve('submitted'),
});

/** Bought by PayPal, the order refunded, and PayPal keeps the money. */
async function refused(house: House): Promise<Bought & { id: string; euro: string }> {
  const bought = await buyByPayPal(house);
  await refundByApi(bought.session, { shipmentId: bought.orderId });
  await passTime(house, HOUR_MS);
  const { id, attention } = await onlyRefund(house, bought.orderId);
  expect(attention).toBe('money_refused');
  return { ...bought, id, euro: euroFromCents(bought.intent.amountCents) };
}

/** Paid after it was cancelled, and the refund refused. */
async function refusedLate(house: House): Promise<string> {
  const session = await house.logIn();
  const { intentId, paymentUrl } = await openPayment(session, 'computop');
  await session.post(`/api/checkout-intents/${intentId}/cancel`);
  await house.sandbox.computop.pay({ paymentUrl });
  await settle(house);
  return intentId;
}

test('a refund settled by transfer says how much to transfer now', async () => {
  await using house = await openHouse({ wrap: { payment } });
  const { id, euro } = await refused(house);
  const { out } = await operate(house, ['refunds', 'settle', id, '--reference', 'SEPA 4711']);
  expect(out).toContain('booked as paid back by transfer; the customer is told by mail.');
  expect(out).toContain(`Now transfer ${euro} EUR to the customer.`);
});

test('a refund settled at the provider asks for no transfer', async () => {
  await using house = await openHouse({ wrap: { payment } });
  const { id, euro } = await refused(house);
  const words = ['refunds', 'settle', id, '--reference', 'PP-D-4711', '--at-provider'];
  const { out } = await operate(house, words);
  expect(out).toContain(`${euro} EUR of HP-`);
  expect(out).toContain('are booked as paid back at the provider;');
  expect(out).not.toContain('transfer');
});

test.each([
  [
    'asks for the transfer',
    [],
    / are booked as paid back by transfer.* Now transfer \d+\.\d\d EUR to the customer\.$/m,
  ],
  ['asks for none', ['--at-provider'], / are booked as paid back at the provider\.$/m],
])('a checkout that is settled %s', async (_, more, said) => {
  await using house = await openHouse({ listen: true, wrap: { payment } });
  const id = await refusedLate(house);
  const { code, out } = await operate(house, ['intents', 'settle', id, '--reference', 'x', ...more]);
  expect(code).toBe(0);
  expect(out).toMatch(said);
});

test('a retry refused again exits with 1, and says what else can be done', async () => {
  await using house = await openHouse({ wrap: { payment } });
  const { id, euro } = await refused(house);
  const { code, out } = await operate(house, `refunds retry ${id}`);
  expect(code).toBe(1);
  expect(out).toContain(`${id}: ${euro} EUR were refused (declined).`);
  expect(out).toContain('refunds settle');
});

test('a retry that only has to wait exits with 0, and says for whom', async () => {
  await using house = await openHouse({ wrap: { carrier: silent } });
  const { session, orderId } = await buy(house);
  await refundByApi(session, { shipmentId: orderId });
  await house.ctx.settled();
  const { id } = await onlyRefund(house, orderId);
  await house.ctx.db.orm.update(refunds).set({ attention: 'no_answer' }).where(eq(refunds.id, id));
  const { code, out } = await operate(house, `refunds retry ${id}`);
  expect(code).toBe(0);
  expect(out).toContain(`${id}: the carrier has not said yet whether it takes the label back`);
  expect(out).toMatch(/next look at \d{4}-/);
});

test.each([
  ['refused', 1, { payment }, 'were refused (declined)'],
  ['refunded', 0, {}, 'have been refunded.'],
] as const)('accepting a label as our loss whose money is %s exits with %i', async (_, end, wrap, said) => {
  await using house = await openHouse({ wrap: { ...wrap, carrier: silent } });
  const { session, orderId } = await buyByPayPal(house);
  await refundByApi(session, { shipmentId: orderId });
  await passTime(house, 31 * 24 * HOUR_MS);
  const { id } = await onlyRefund(house, orderId);
  const { code, out } = await operate(house, ['refunds', 'accept', id, '--note', 'UPS is silent']);
  expect(code).toBe(end);
  expect(out).toContain('The label is our loss.');
  expect(out).toContain(said);
});

test.each([
  ['money is refused', 1, { payment, carrier: swift }, 'were refused (declined)'],
  ['money is refunded', 0, { carrier: swift }, 'have been refunded.'],
  ['carrier is silent', 0, { carrier: silent }, 'the carrier has not said yet'],
] as const)('refunding an order whose %s exits with %i', async (_, end, wrap, said) => {
  await using house = await openHouse({ wrap });
  const { orderId } = await buyByPayPal(house);
  const { code, out } = await operate(house, `orders refund ${orderId}`);
  expect(out).toContain(said);
  expect(code).toBe(end);
});

test('with one of two parcels scanned and not refunded, the command exits with 1', async () => {
  await using house = await openHouse({ wrap: { carrier: swift } });
  const { orderId } = await buyByPayPal(house, 2);
  const [parcel] = await findShipments(house.ctx.db.orm, orderId);
  await tell(house, { tracking_number: parcel?.trackingCode, status: 'in_transit' });
  const { code, out } = await operate(house, `orders refund ${orderId}`);
  expect(code).toBe(1);
  expect(out).toMatch(/^Package \d is not refunded \(parcel_scanned\)\.$/m);
});
