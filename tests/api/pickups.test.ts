// The pickup: booked right after the purchase, retried by the customer if the carrier did not confirm it.
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import type { ErrorReply } from '#contract/error.ts';
import type { OrderDetail } from '#contract/order-actions.ts';
import { berlinNow } from '#domain/berlin.ts';
import { pickupDays, pickupInstants } from '#domain/pickup.ts';
import { balances } from '#server/db/ledger.ts';
import { intents } from '#server/db/schema.ts';
import { releaseHold } from '#server/use-cases/operator/release-hold.ts';
import { bookAndSettle, intentOf, storedIntent } from '../support/booking.ts';
import { anAddress, aParcel, aShipment } from '../support/factories.ts';
import { createGate } from '../support/gate.ts';
import { type House, openHouse } from '../support/house.ts';
import { upstreamPickups, withPickup } from '../support/picking-up.ts';
import { bookPatiently, loseBooking } from '../support/lost-booking.ts';
import { mailbox } from '../support/mailbox.ts';
import { expectCorrectBooks, refundByApi, HOUR_MS } from '../support/refunding.ts';
import { tell } from '../support/tracking.ts';

const house = await openHouse();
afterAll(() => house.close());
const gold = await house.logIn('gold@example.com');

const buying = /\/pickups\/[^/]+\/buy$/;

const bookings = () =>
  house.sandbox.journal.list({ method: 'POST', path: buying }).filter(({ status }) => status < 300);

/** What the sandbox's UPS charges for a pickup on another day. */
const PICKUP_CENTS = 650;
/** And on the same day. */
const SAME_DAY_CENTS = 835;

/** Moves both clocks to the next morning on which a same-day pickup is possible; returns that day. */
function untilSameDay(own: House): string {
  const today = () => berlinNow(own.ctx.clock()).date;
  while (pickupDays(own.ctx.clock())[0] !== today()) {
    own.sandbox.clock.advance(HOUR_MS / 2);
    own.advanceClock(HOUR_MS / 2);
  }
  return today();
}

/** Our books match the carrier's for booked pickups. */
const pickupCosts = async (): Promise<number> => (await expectCorrectBooks(house)).get('pickup_cost') ?? 0;

const unconfirmed = async () => {
  house.sandbox.faults.add({ match: { method: 'POST', path: /\/pickups$/ }, mode: '500', times: 1 });
  return await bookAndSettle(house, gold, { shipment: withPickup() });
};

test('a pickup that the carrier confirms is booked once, and its number is returned again', async () => {
  const costs = await pickupCosts();
  const intent = await bookAndSettle(house, gold, { shipment: withPickup() });
  expect(intent).toMatchObject({ pickup: 'confirmed', status: 'completed' });
  const before = bookings().length;
  const reply = await gold.post('/api/schedule-pickup', { shipmentId: intent.id });
  expect(reply.json()).toEqual({
    success: true,
    pickup: { confirmation: intent.pickupConfirmation, id: intent.pickupConfirmation },
  });
  expect(bookings().length).toBe(before);
  expect((await pickupCosts()) - costs).toBe(PICKUP_CENTS);
  expect(await storedIntent(house, intent.id)).toMatchObject({
    pickupId: expect.stringMatching(/^pickup_/) as string,
    pickupCostCents: PICKUP_CENTS,
  });
  const { order } = (await gold.get(`/api/orders/${intent.orderNumber}`)).json<{ order: OrderDetail }>();
  expect(order.pickup.window, 'its details say when').toEqual(withPickup().pickupDate);
});

test('ordered on the morning of its day, the same-day pickup is booked; ordered earlier, the cheaper one', async () => {
  await using own = await openHouse();
  const today = untilSameDay(own);
  const session = await own.logIn('gold@example.com');
  const [, other = ''] = pickupDays(own.ctx.clock());
  const orderOn = async (date: string) => {
    const pickupDate = { date, timeFrom: '11:00', timeTo: '16:00' };
    const shipment = aShipment({ services: { pickup: true }, pickupDate });
    const { id, pickup } = await bookAndSettle(own, session, { shipment });
    expect(pickup).toBe('confirmed');
    return (await storedIntent(own, id)).pickupCostCents;
  };
  expect(await orderOn(today)).toBe(SAME_DAY_CENTS);
  expect(await orderOn(other)).toBe(PICKUP_CENTS);
  expect((await expectCorrectBooks(own)).get('pickup_cost')).toBe(SAME_DAY_CENTS + PICKUP_CENTS);
});

test('a same-day booking whose answer was lost is found with the same-day price', async () => {
  await using own = await openHouse();
  const today = untilSameDay(own);
  const session = await own.logIn('gold@example.com');
  loseBooking(own, 4);
  const pickupDate = { date: today, timeFrom: '11:00', timeTo: '16:00' };
  const shipment = aShipment({ services: { pickup: true }, pickupDate });
  expect(await bookPatiently(own, session, { shipment })).toMatchObject({ pickup: 'confirmed' });
  expect((await expectCorrectBooks(own)).get('pickup_cost')).toBe(SAME_DAY_CENTS);
});

test('a pickup that failed keeps the order, says so, and can be booked later', async () => {
  const costs = await pickupCosts();
  const intent = await unconfirmed();
  expect(await pickupCosts()).toBe(costs);
  expect(intent).toMatchObject({ status: 'completed', pickup: 'unconfirmed', pickupConfirmation: null });
  const { minDatetime, maxDatetime } = pickupInstants(
    withPickup().pickupDate ?? { date: '', timeFrom: '', timeTo: '' },
  );
  const before = bookings().length;
  const replies = await Promise.all(
    [1, 2, 3].map(() =>
      gold.post('/api/schedule-pickup', { shipmentId: intent.id, minDatetime, maxDatetime, address: {} }),
    ),
  );
  expect(replies.some(({ statusCode }) => statusCode === 200)).toBe(true);
  expect(replies.every(({ statusCode }) => statusCode === 200 || statusCode === 409)).toBe(true);
  expect(bookings().length - before).toBe(1);
  expect(await intentOf(gold, intent.id)).toMatchObject({ pickup: 'confirmed' });
  expect((await pickupCosts()) - costs).toBe(PICKUP_CENTS);
});

test.each([
  [{ minDatetime: '2026-11-25T10:00:00+01:00' }, 'maxDatetime', 'required'],
  [{ maxDatetime: '2026-11-25T15:00:00+01:00' }, 'minDatetime', 'required'],
  [
    { minDatetime: '2026-11-25T10:00:00+01:00', maxDatetime: '2026-11-27T15:00:00+01:00' },
    'maxDatetime',
    'invalid',
  ],
  // JavaScript takes the 30th of February for the 2nd of March.
  [
    { minDatetime: '2027-02-30T10:00:00+01:00', maxDatetime: '2027-03-02T15:00:00+01:00' },
    'minDatetime',
    'invalid',
  ],
])('an invalid window is refused, not guessed at: %j', async (instants, path, reason) => {
  const intent = await unconfirmed();
  const before = bookings().length;
  const reply = await gold.post('/api/schedule-pickup', { shipmentId: intent.id, ...instants });
  expect(reply.statusCode).toBe(400);
  expect(reply.json()).toMatchObject({ code: 'invalid_request', issues: [{ path, reason }] });
  expect(bookings().length).toBe(before);
});

test('once a parcel is in transit, nobody reads that its pickup is unconfirmed, or is asked to book it again', async () => {
  const intent = await unconfirmed();
  const orderId = intent.orderId ?? '';
  const shown = async () => [
    (await intentOf(gold, intent.id)).pickup,
    (await gold.get(`/api/orders/${orderId}`)).json<{ order: OrderDetail }>().order.pickup.state,
  ];
  expect(await shown()).toEqual(['unconfirmed', 'unconfirmed']);
  await tell(house, {
    tracking_number: intent.packages[0]?.trackingCode,
    status: 'picked_up',
    event_timestamp: new Date().toISOString(),
  });
  expect(await shown()).toEqual(['none', 'none']);
  expect(await storedIntent(house, intent.id)).toMatchObject({ pickup: 'unconfirmed' });
});

test('a pickup booked for another day shows that day wherever the order appears', async () => {
  const intent = await unconfirmed();
  const [, , nextDay = ''] = pickupDays(new Date());
  const pickupDate = { date: nextDay, timeFrom: '11:00', timeTo: '16:00' };
  const reply = await gold.post('/api/schedule-pickup', { shipmentId: intent.id, pickupDate });
  expect(reply.statusCode, reply.body).toBe(200);
  expect((await gold.get(`/api/orders/${intent.orderId ?? ''}/record`)).json()).toMatchObject({
    record: { flags: { pickUpDate: nextDay, pickUpTimeFrom: '11:00', pickUpTimeTo: '16:00' } },
  });
});

test('a pickup booked for another day keeps the instructions for the driver', async () => {
  house.sandbox.faults.add({ match: { method: 'POST', path: /\/pickups$/ }, mode: '500', times: 1 });
  const [, day = '', nextDay = ''] = pickupDays(new Date());
  const ordered = { date: day, timeFrom: '10:00', timeTo: '16:00', instructions: 'Hintereingang' };
  const shipment = aShipment({ services: { pickup: true }, pickupDate: ordered });
  const { id } = await bookAndSettle(house, gold, { shipment });
  const pickupDate = { ...ordered, date: nextDay, instructions: null };
  const reply = await gold.post('/api/schedule-pickup', { shipmentId: id, pickupDate });
  expect(reply.statusCode, reply.body).toBe(200);
  expect((await storedIntent(house, id)).shipment.pickupDate).toEqual({ ...ordered, date: nextDay });
});

/** The last pickup requested. */
const askedPickup = () =>
  (
    house.sandbox.journal.list({ method: 'POST', path: /\/pickups$/ }).at(-1)?.body as {
      pickup: { instructions?: string; shipment: { id: string } };
    }
  ).pickup;

test('the driver reads the customer’s instructions first, then the number of parcels', async () => {
  const { pickupDate, ...rest } = withPickup();
  const window = {
    ...(pickupDate ?? expect.unreachable('no pickup ordered')),
    instructions: 'Hintereingang',
  };
  const packages = [aParcel({ weight: 2 }), aParcel({ weight: 9 }), aParcel({ weight: 9 })];
  const { id } = await bookAndSettle(house, gold, { shipment: { ...rest, pickupDate: window, packages } });
  const asked = askedPickup();
  expect(asked.instructions).toBe('Hintereingang, 3 parcels');
  const { labels } = await storedIntent(house, id);
  expect(asked.shipment.id, 'the first of the heaviest').toBe(labels?.[1]?.upstreamShipmentId);
});

test('with one of two parcels refunded, the driver is told of the other alone', async () => {
  house.sandbox.faults.add({ match: { method: 'POST', path: /\/pickups$/ }, mode: '500', times: 1 });
  const shipment = { ...withPickup(), packages: [aParcel({ weight: 9 }), aParcel({ weight: 2 })] };
  const intent = await bookAndSettle(house, gold, { shipment });
  await refundByApi(gold, { shipmentId: intent.orderId, packageIndexes: [0] });
  expect((await gold.post('/api/schedule-pickup', { shipmentId: intent.id })).statusCode).toBe(200);
  const asked = askedPickup();
  const { labels } = await storedIntent(house, intent.id);
  expect(asked.shipment.id).toBe(labels?.[1]?.upstreamShipmentId);
  expect(asked.instructions ?? '').not.toContain('parcels');
});

test('a carrier that refuses again is reported as such, and another attempt is possible', async () => {
  const intent = await unconfirmed();
  house.sandbox.faults.add({ match: { method: 'POST', path: /\/pickups$/ }, mode: '500', times: 1 });
  const refused = await gold.post('/api/schedule-pickup', { shipmentId: intent.id });
  expect(refused.json<ErrorReply>().code).toBe('pickup_failed');
  expect((await gold.post('/api/schedule-pickup', { shipmentId: intent.id })).statusCode).toBe(200);
});

test('a booking whose answer is lost is found automatically by the next attempt', async () => {
  const costs = await pickupCosts();
  const before = house.sandbox.journal.list({ method: 'POST', path: buying }).length;
  loseBooking(house, 4);
  const intent = await bookPatiently(house, gold, { shipment: withPickup() });
  expect(intent).toMatchObject({ status: 'completed', pickup: 'confirmed' });
  expect(house.sandbox.journal.list({ method: 'POST', path: buying }).length).toBe(before + 1);
  expect((await pickupCosts()) - costs).toBe(PICKUP_CENTS);
  const mails = (await mailbox(house)).filter(({ subject }) => subject.includes(intent.orderNumber ?? '-'));
  expect(mails.filter(({ text }) => text.includes(intent.pickupConfirmation ?? '-'))).toHaveLength(1);
  expect(mails).toHaveLength(2);
});

test('a booking whose answer is lost is not repeated by the next attempt, and is paid for once', async () => {
  const costs = await pickupCosts();
  const before = bookings().length;
  loseBooking(house);
  const intent = await bookPatiently(house, gold, { shipment: withPickup() });
  expect(intent.pickup).toBe('unconfirmed');
  expect((await gold.post('/api/schedule-pickup', { shipmentId: intent.id })).statusCode).toBe(200);
  expect(house.sandbox.journal.list({ method: 'POST', path: buying }).length).toBe(before + 1);
  expect((await pickupCosts()) - costs).toBe(PICKUP_CENTS);
});

test('a lost booking for the first day is cancelled before another day is booked', async () => {
  const costs = await pickupCosts();
  loseBooking(house);
  const intent = await bookPatiently(house, gold, { shipment: withPickup() });
  expect(intent.pickup).toBe('unconfirmed');
  const [, , nextDay = ''] = pickupDays(new Date());
  const pickupDate = { date: nextDay, timeFrom: '10:00', timeTo: '16:00' };
  const reply = await gold.post('/api/schedule-pickup', { shipmentId: intent.id, pickupDate });
  expect(reply.statusCode, reply.body).toBe(200);
  const { rate, pickupId } = await storedIntent(house, intent.id);
  const ofOrder = (await upstreamPickups(house)).filter(({ reference }) => reference === rate.reference.id);
  expect(ofOrder.map(({ id, status }) => [id === pickupId, status])).toEqual([
    [true, 'scheduled'],
    [false, 'canceled'],
  ]);
  expect(Date.parse(ofOrder[0]?.min_datetime ?? '')).toBe(Date.parse(pickupInstants(pickupDate).minDatetime));
  expect((await pickupCosts()) - costs).toBe(PICKUP_CENTS);
});

test('a lost booking whose day is over does not block another day, and is paid for', async () => {
  await using own = await openHouse();
  const session = await own.logIn('gold@example.com');
  loseBooking(own);
  const shipment = withPickup();
  const { id, pickup } = await bookPatiently(own, session, { shipment });
  expect(pickup).toBe('unconfirmed');
  const { date, timeFrom, timeTo } = shipment.pickupDate ?? expect.unreachable('no pickup ordered');
  const { maxDatetime } = pickupInstants({ date, timeFrom, timeTo });
  const waitMs = Date.parse(maxDatetime) - own.ctx.clock().getTime() + HOUR_MS;
  own.sandbox.clock.advance(waitMs);
  own.advanceClock(waitMs);
  const [, day = ''] = pickupDays(own.ctx.clock());
  const again = await own.logIn('gold@example.com');
  const reply = await again.post('/api/schedule-pickup', {
    shipmentId: id,
    pickupDate: { date: day, timeFrom, timeTo },
  });
  expect(reply.statusCode, reply.body).toBe(200);
  expect(own.sandbox.journal.list({ method: 'POST', path: buying })).toHaveLength(2);
  expect((await expectCorrectBooks(own)).get('pickup_cost')).toBe(2 * PICKUP_CENTS);

  // Cancelled, then wanted again: the past pickup is found once more, and is still paid for once.
  const { pickupId, rate, createdAt } = await storedIntent(own, id);
  const { reference } = rate;
  await own.ctx.carrier.cancelPickup({ pickupId, reference, since: createdAt, now: own.ctx.clock() });
  const forgotten = { pickup: 'unconfirmed', pickupConfirmation: null, pickupId: null } as const;
  await own.ctx.db.orm.update(intents).set(forgotten).where(eq(intents.id, id));
  const third = await again.post('/api/schedule-pickup', {
    shipmentId: id,
    pickupDate: { date: day, timeFrom, timeTo },
  });
  expect(third.statusCode, third.body).toBe(200);
  expect((await balances(own.ctx.db.orm)).get('pickup_cost')).toBe(3 * PICKUP_CENTS);
});

test('a slow booking keeps its claim: a second click while it runs books no second pickup', async () => {
  const intent = await unconfirmed();
  const before = bookings().length;
  const { opened: isAsked, open: tell } = createGate();
  const { opened: goesOn, open: goOn } = createGate();
  const { carrier } = house.ctx;
  house.ctx.carrier = {
    ...carrier,
    async bookPickup(request) {
      // Only the first one is slow.
      house.ctx.carrier = carrier;
      tell();
      await goesOn;
      return await carrier.bookPickup(request);
    },
  };
  const slow = gold.post('/api/schedule-pickup', { shipmentId: intent.id });
  await isAsked;
  const second = await gold.post('/api/schedule-pickup', { shipmentId: intent.id });
  expect(second.json<ErrorReply>().code).toBe('checkout_in_progress');
  goOn();
  expect((await slow).statusCode).toBe(200);
  expect(bookings().length - before).toBe(1);
});

test('a booking that lost its claim midway is adopted by the next process: one pickup, reported once', async () => {
  const costs = await pickupCosts();
  const intent = await unconfirmed();
  const before = bookings().length;
  const { opened: isBooked, open: tell } = createGate();
  const { opened: goesOn, open: goOn } = createGate();
  const { carrier } = house.ctx;
  house.ctx.carrier = {
    ...carrier,
    async bookPickup(request) {
      house.ctx.carrier = carrier;
      const booked = await carrier.bookPickup(request);
      tell();
      await goesOn;
      return booked;
    },
  };
  const slow = gold.post('/api/schedule-pickup', { shipmentId: intent.id });
  await isBooked;
  // It has stalled for longer than a lease; the process that took over has died.
  const lost = { claimToken: 'of somebody else', claimedUntil: new Date(0) };
  await house.ctx.db.orm.update(intents).set(lost).where(eq(intents.id, intent.id));
  const second = await gold.post('/api/schedule-pickup', { shipmentId: intent.id });
  expect(second.statusCode, second.body).toBe(200);
  const known = await storedIntent(house, intent.id);
  goOn();
  expect((await slow).json<ErrorReply>().code).toBe('checkout_in_progress');
  expect(await storedIntent(house, intent.id), 'the one who lost it has written nothing').toEqual(known);
  expect(known).toMatchObject({ pickup: 'confirmed', claimToken: null });
  expect(bookings().length - before).toBe(1);
  expect((await pickupCosts()) - costs).toBe(PICKUP_CENTS);
  const mails = (await mailbox(house)).filter(({ text }) => text.includes(known.pickupConfirmation ?? '-'));
  expect(mails).toHaveLength(1);
});

test('without a shipment id, without a window, or for a stranger nothing is booked', async () => {
  const plain = await bookAndSettle(house, gold);
  const before = bookings().length;
  expect((await gold.post('/api/schedule-pickup', {})).json<ErrorReply>().issues).toEqual([
    { path: 'shipmentId', reason: 'required' },
  ]);
  expect((await gold.post('/api/schedule-pickup', { shipmentId: plain.id })).json<ErrorReply>().code).toBe(
    'pickup_not_possible',
  );
  const stranger = await house.logIn('business@example.com');
  expect((await stranger.post('/api/schedule-pickup', { shipmentId: plain.id })).statusCode).toBe(404);
  expect(bookings().length).toBe(before);
});

test('the pickup does not come before a label held for its export declaration is released', async () => {
  await using own = await openHouse();
  const session = await own.logIn('gold@example.com');
  // Soon after six in the morning, as from seven the first day is another; on a day with one after it: from Friday
  // on, the first day is Monday with a hold and without.
  const isSix = () => /^06:[0-2]/.test(berlinNow(own.ctx.clock()).time);
  while (!isSix() || pickupDays(own.ctx.clock())[0] === pickupDays(own.ctx.clock(), own.ctx.clock())[0]) {
    own.sandbox.clock.advance(HOUR_MS / 2);
    own.advanceClock(HOUR_MS / 2);
  }
  const now = own.ctx.clock();
  const [early = '', first = ''] = [pickupDays(now)[0], pickupDays(now, now)[0]];
  const on = (date: string, timeFrom = '10:00') => ({ date, timeFrom, timeTo: '16:00' });
  const shipment = (date: string) =>
    aShipment({
      toAddress: anAddress({ city: 'Zürich', zip: '8001', country: 'CH' }),
      services: { pickup: true, exportDocumentation: true },
      pickupDate: on(date),
    });
  const held = [{ path: 'pickupDate', reason: 'pickup_hold' }];
  const tooEarly = await session.post('/api/rates', shipment(early));
  expect(tooEarly.json<ErrorReply>().issues).toMatchObject(held);
  own.sandbox.faults.add({ match: { method: 'POST', path: /\/pickups$/ }, mode: '500', times: 1 });
  const intent = await bookAndSettle(own, session, { shipment: shipment(first) });
  expect(intent).toMatchObject({ exportHold: true, pickup: 'unconfirmed' });
  const again = { shipmentId: intent.id, pickupDate: on(early, '11:00') };
  const refused = await session.post('/api/schedule-pickup', again);
  expect(refused.json<ErrorReply>().issues).toMatchObject(held);
  // An hour later the order is still not too early: the label has been held since the purchase.
  own.sandbox.faults.add({ match: { method: 'POST', path: /\/pickups$/ }, mode: '500', times: 1 });
  own.advanceClock(HOUR_MS);
  const asOrdered = await session.post('/api/schedule-pickup', { shipmentId: intent.id });
  expect(asOrdered.json<ErrorReply>().code).toBe('pickup_failed');
  await releaseHold(own.ctx, { order: intent.orderNumber ?? '', operator: 'anna' });
  expect((await session.post('/api/schedule-pickup', again)).statusCode).toBe(200);
});
