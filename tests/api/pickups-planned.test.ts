// A pickup on a day its carrier does not accept yet: kept, ordered once in time, and dropped with its order.
import { expect, test } from 'vitest';
import type { ErrorReply } from '#contract/error.ts';
import type { OrderDetail } from '#contract/order-actions.ts';
import { orderableFrom, orderDay } from '#domain/pickup-horizon.ts';
import { pickupDays } from '#domain/pickup.ts';
import { cancelPickups } from '#server/use-cases/pickups/cancel-pickup.ts';
import { orderPlannedPickups } from '#server/use-cases/pickups/order-planned-pickup.ts';
import { bookAndSettle, forgetTracking, intentOf, storedIntent } from '../support/booking.ts';
import { crashAt } from '../support/crash.ts';
import { anAddress, aShipment } from '../support/factories.ts';
import { type House, openHouse } from '../support/house.ts';
import { loseBooking } from '../support/lost-booking.ts';
import { mailbox } from '../support/mailbox.ts';
import { listedReason } from '../support/failed-purchases.ts';
import {
  expectCorrectBooks,
  refundByApi,
  ageLabels,
  HOUR_MS,
  MINUTE_MS,
  passTime,
} from '../support/refunding.ts';
import { tell } from '../support/tracking.ts';

type Choice = { carrier?: string; name?: string; senderName?: string };

/** On the last day we offer: further ahead than DHL Express and FedEx accept, over Christmas, too. */
async function planned(house: House, { carrier = 'DHL Express', name, senderName }: Choice = {}) {
  const session = await house.logIn('gold@example.com');
  const date = pickupDays(house.ctx.clock()).at(-1) ?? '';
  const shipment = aShipment({
    services: { pickup: true },
    pickupDate: { date, timeFrom: '10:00', timeTo: '16:00' },
    ...(name ? { toAddress: anAddress({ name, country: 'FR', zip: '75001', city: 'Paris' }) } : {}),
    ...(senderName ? { fromAddress: anAddress({ name: senderName }) } : {}),
  });
  const intent = await bookAndSettle(house, session, { shipment, carrier });
  return { session, intent, date, orderId: intent.orderId ?? '' };
}

const requests = (house: House) =>
  house.sandbox.journal.list().filter(({ path }) => /\/pickups\b/.test(path));
const bought = (house: House) => requests(house).filter(({ path }) => /\/buy$/.test(path));

/** Runs the pickup jobs, in two processes at once. */
async function work(house: House): Promise<void> {
  await Promise.all([orderPlannedPickups(house.ctx), orderPlannedPickups(house.ctx)]);
  await cancelPickups(house.ctx);
  await house.ctx.settled();
}

/** Moves both clocks to this long after the carrier starts accepting the order. */
async function untilOrderable(house: House, { carrier = 'DHL Express', date = '', ms = 0 }): Promise<void> {
  const from = orderableFrom(carrier, date)?.getTime() ?? NaN;
  await passTime(house, from - house.ctx.clock().getTime() + ms);
  await work(house);
}

const subjects = async (house: House, word: RegExp) =>
  (await mailbox(house)).map(({ subject }) => subject).filter((subject) => word.test(subject));

test.for(['DHL Express', 'FedEx'])(
  '%s is asked for a far day once it accepts the order, and only once',
  async (carrier) => {
    await using house = await openHouse();
    const { session, intent, date, orderId } = await planned(house, { carrier });
    const plan = { date, orderedOn: orderDay(carrier, date) };
    expect(intent).toMatchObject({ status: 'completed', pickup: 'planned', pickupPlan: plan });
    const detail = async () =>
      (await (await house.logIn('gold@example.com')).get(`/api/orders/${orderId}`)).json<{
        order: OrderDetail;
      }>().order.pickup;
    expect(await detail()).toMatchObject({ state: 'planned', plan });
    const tryAgain = await session.post('/api/schedule-pickup', { shipmentId: intent.id });
    expect(tryAgain.json<ErrorReply>().code).toBe('pickup_not_possible');
    await work(house);
    expect(requests(house), 'nobody was asked').toEqual([]);

    const [german = ''] = (await mailbox(house)).map(({ text }) => text);
    const said = (day: string) => day.split('-').toReversed().join('.');
    expect(german.replaceAll(/\s+/g, ' ')).toContain(
      `Die Abholung am ${said(date)} bestellen wir am ${said(plan.orderedOn ?? '')} beim Carrier; Sie erhalten dann eine Bestätigung.`,
    );

    await untilOrderable(house, { carrier, date, ms: -5 * MINUTE_MS });
    expect(requests(house), 'five minutes too early').toEqual([]);
    expect(await listedReason(house, intent.id)).toBeNull();
    await untilOrderable(house, { carrier, date });
    await work(house);
    expect(bought(house)).toHaveLength(1);
    const after = await storedIntent(house, intent.id);
    expect(after).toMatchObject({
      status: 'completed',
      pickup: 'confirmed',
      pickupOrderAt: null,
      claimToken: null,
    });
    expect(await detail()).toMatchObject({ state: 'confirmed', plan: null });
    expect(await subjects(house, /Abholung/)).toEqual([
      `Die Abholung zu ${intent.orderNumber ?? ''} ist gebucht`,
    ]);
    expect((await expectCorrectBooks(house)).get('pickup_cost') ?? 0).toBe(after.pickupCostCents);
  },
);

test('UPS is asked at once, however far ahead the day is', async () => {
  await using house = await openHouse();
  const { intent } = await planned(house, { carrier: 'UPS' });
  expect(intent).toMatchObject({ pickup: 'confirmed', pickupPlan: null });
});

test('a planned pickup that the carrier then refuses is unconfirmed; another day is chosen from those it accepts', async () => {
  await using house = await openHouse();
  const { intent, date } = await planned(house, { senderName: 'Petra PICKUPFAIL' });
  await untilOrderable(house, { date });
  expect(await storedIntent(house, intent.id)).toMatchObject({ pickup: 'unconfirmed', pickupOrderAt: null });
  expect(await subjects(house, /unbestätigt/)).toHaveLength(1);
  const session = await house.logIn('gold@example.com');
  const late = pickupDays(house.ctx.clock()).at(-1) ?? '';
  const on = (day: string) => ({
    shipmentId: intent.id,
    pickupDate: { date: day, timeFrom: '10:00', timeTo: '16:00' },
  });
  const refused = (await session.post('/api/schedule-pickup', on(late))).json<ErrorReply>();
  expect(refused.issues).toEqual([{ path: 'pickupDate', reason: 'pickup_date_range' }]);
  const { maxDate } = refused.details as { maxDate: string };
  expect((await session.post('/api/schedule-pickup', on(maxDate))).json<ErrorReply>().code, maxDate).toBe(
    'pickup_failed',
  );
});

test('for an order refunded before its pickup can be ordered, the carrier is never asked', async () => {
  await using house = await openHouse();
  const { session, intent, date, orderId } = await planned(house);
  await refundByApi(session, { shipmentId: orderId });
  await work(house);
  expect(await intentOf(session, intent.id)).toMatchObject({ pickup: 'cancelled', pickupPlan: null });
  for (let round = 0; round < 3; round += 1) await passTime(house, HOUR_MS);
  await untilOrderable(house, { date, ms: HOUR_MS });
  expect(requests(house)).toEqual([]);
  expect(await subjects(house, /Abholung/)).toEqual([]);
  expect(await storedIntent(house, intent.id)).toMatchObject({ pickup: 'cancelled', attention: null });
});

test('a pickup wanted again, as the label refund is rejected, is planned as before', async () => {
  await using house = await openHouse();
  const { session, intent, date, orderId } = await planned(house, { name: 'REFUNDNO' });
  ageLabels(house);
  await refundByApi(session, { shipmentId: orderId });
  await work(house);
  expect(await storedIntent(house, intent.id)).toMatchObject({ pickup: 'cancelled' });
  for (let round = 0; round < 3; round += 1) await passTime(house, HOUR_MS);
  expect(await storedIntent(house, intent.id)).toMatchObject({ pickup: 'planned' });
  // By the carrier's clock, which has stood still meanwhile.
  await untilOrderable(house, { date, ms: 7 * HOUR_MS });
  expect(bought(house)).toHaveLength(1);
  expect(await storedIntent(house, intent.id)).toMatchObject({ pickup: 'confirmed' });
});

test('a parcel already in transit needs no pickup, and nobody is told of one', async () => {
  await using house = await openHouse();
  const { session, intent, date } = await planned(house);
  const told = await tell(house, { tracking_number: intent.packages[0]?.trackingCode, status: 'in_transit' });
  expect(told.statusCode, told.body).toBe(200);
  expect(await intentOf(session, intent.id)).toMatchObject({ pickup: 'none', pickupPlan: null });
  await untilOrderable(house, { date });
  expect(requests(house)).toEqual([]);
  expect(await storedIntent(house, intent.id)).toMatchObject({ pickup: 'unconfirmed', pickupCancelAt: null });
  expect(await subjects(house, /Abholung/)).toEqual([]);
});

test('a planned booking whose answer is lost is found by the next attempt', async () => {
  await using house = await openHouse();
  const { intent, date } = await planned(house);
  loseBooking(house, 4);
  await untilOrderable(house, { date });
  expect(await storedIntent(house, intent.id)).toMatchObject({ pickup: 'planned', claimToken: null });
  for (let tries = 0; tries < 3; tries += 1) {
    await passTime(house, 10_000);
    await work(house);
  }
  expect(await storedIntent(house, intent.id)).toMatchObject({ pickup: 'confirmed' });
  expect(bought(house)).toHaveLength(1);
});

test.for(['before bookPickup', 'after bookPickup'] as const)(
  'a process that dies %s leaves it to the next one: one pickup',
  async (point) => {
    const crash = crashAt(point);
    await using house = await openHouse({ wrap: crash });
    const { intent, date } = await planned(house);
    const from = orderableFrom('DHL Express', date)?.getTime() ?? NaN;
    const ms = from - house.ctx.clock().getTime();
    house.sandbox.clock.advance(ms);
    house.advanceClock(ms);
    await orderPlannedPickups(house.ctx);
    await crash.happened;
    await house.restart();
    await passTime(house, MINUTE_MS);
    await work(house);
    expect(bought(house)).toHaveLength(1);
    expect(await storedIntent(house, intent.id)).toMatchObject({ pickup: 'confirmed', claimToken: null });
  },
);

test('if the order is cancelled after its booking process died, the pickup is found and cancelled', async () => {
  const crash = crashAt('after bookPickup');
  await using house = await openHouse({ wrap: crash });
  const { intent, date, orderId } = await planned(house);
  const ms = (orderableFrom('DHL Express', date)?.getTime() ?? NaN) - house.ctx.clock().getTime();
  house.sandbox.clock.advance(ms);
  house.advanceClock(ms);
  await orderPlannedPickups(house.ctx);
  await crash.happened;
  await house.restart();
  // No carrier has scanned it, so it is cancelled rather than refunded.
  await forgetTracking(house, orderId);
  const session = await house.logIn('gold@example.com');
  const reply = await session.post(`/api/dashboard/cancel-shipment/${orderId}`);
  expect(reply.statusCode, reply.body).toBe(200);
  await house.ctx.settled();
  for (let round = 0; round < 2; round += 1) {
    await passTime(house, MINUTE_MS);
    await work(house);
  }
  expect(requests(house).filter(({ path }) => /\/cancel$/.test(path))).toHaveLength(1);
  expect(await storedIntent(house, intent.id)).toMatchObject({ pickup: 'cancelled', pickupCancelAt: null });
});
