// Insurance and offset sold, listed for reporting: by order, in calendar months of Berlin time.
import { afterAll, expect, test } from 'vitest';
import { euroFromCents } from '#domain/money.ts';
import { bookAndSettle } from '../support/booking.ts';
import { anAddress, aParcel, aShipment } from '../support/factories.ts';
import { openHouse } from '../support/house.ts';
import { json, operate } from '../support/operator-desk.ts';
import { refundByApi, HOUR_MS, orderOf, passTime } from '../support/refunding.ts';

// In Berlin it is already the first of November.
const house = await openHouse({ now: new Date('2026-10-31T23:30:00Z') });
afterAll(() => house.close());
const gold = await house.logIn('gold@example.com');

const rowsOf = async (words: string) => (await json<{ orders: unknown[] }>(house, words)).orders;

async function sold(services: { insurance?: boolean; carbonNeutral?: boolean }) {
  const packages = [aParcel({ value: 500 }), aParcel({ value: 300 })];
  const toAddress = anAddress({ zip: '75001', city: 'Paris', country: 'FR' });
  const shipment = aShipment({ toAddress, packages, services });
  // The list is ordered by time, and this house's clock stands still.
  house.advanceClock(1_000);
  const { orderId } = await bookAndSettle(house, gold, { shipment });
  const order = await orderOf(house, orderId ?? '');
  if (!order) throw new Error('No order.');
  return order;
}

test('a month’s insured and offset orders are listed with their totals, and no others', async () => {
  const insured = await sold({ insurance: true });
  const offset = await sold({ carbonNeutral: true });
  await sold({});
  const cents = (euro: string) => Number(euro.replace('.', ''));
  const none = { 'insured value': null, insurance: null };
  expect(await rowsOf('orders to-report --month 2026-11')).toEqual([
    expect.objectContaining({
      number: insured.orderNumber,
      payment: insured.paymentStatus,
      'insured value': '800.00',
      insurance: '16.80',
      offset: null,
      from: 'DE',
      to: 'FR',
    }),
    expect.objectContaining({ number: offset.orderNumber, ...none }),
  ]);
  expect(await rowsOf('orders to-report --month 2026-10')).toEqual([]);

  const shown = await json<{ order: { offset: string } }>(house, `orders show ${offset.orderNumber}`);
  expect(shown.order).toMatchObject(none);
  expect(cents(shown.order.offset)).toBe(offset.price.carbonNeutralFee);
});

test('a list that does not cover the whole month says so', async () => {
  expect((await operate(house, 'orders to-report --month 2026-11 --limit 1')).out).toContain(
    'Only the first 1 order',
  );
  expect((await operate(house, 'orders to-report --month 2026-11 --limit 2')).out).not.toContain(
    'Only the first',
  );
});

test.each(['', ' --month 2026-13', ' --month november'])(
  '"%s" is not a valid month option',
  async (words) => {
    expect((await operate(house, `orders to-report${words}`)).code).toBe(2);
  },
);

test('refunded parcels no longer count as insured or offset, and the list says how much that is', async () => {
  const both = await sold({ insurance: true, carbonNeutral: true });
  const rowOf = async () =>
    (await rowsOf('orders to-report --month 2026-11')).find(
      (row) => (row as { number: string }).number === both.orderNumber,
    );
  const fee = both.price.carbonNeutralFee;
  expect(await rowOf()).toMatchObject({ 'given back': null, offset: euroFromCents(fee) });
  await refundByApi(gold, { shipmentId: both.id, packageIndexes: [0] });
  // The carrier has not voided it yet.
  expect(await rowOf()).toMatchObject({ 'given back': null, insurance: '16.80' });
  for (const ms of [HOUR_MS, HOUR_MS]) await passTime(house, ms);
  expect(await rowOf()).toMatchObject({
    payment: 'partially_refunded',
    'given back': '1 of 2',
    'insured value': '300.00',
    insurance: '6.30',
    offset: euroFromCents(Math.floor(fee / 2)),
  });
  await refundByApi(gold, { shipmentId: both.id });
  for (const ms of [HOUR_MS, HOUR_MS]) await passTime(house, ms);
  expect(await rowOf()).toMatchObject({
    'given back': '2 of 2',
    'insured value': '0.00',
    insurance: '0.00',
    offset: '0.00',
  });
});
