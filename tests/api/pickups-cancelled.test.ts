// A pickup no longer needed: cancelled with the order or the last parcel, once, through faults and crashes.
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Intent } from '#contract/checkout.ts';
import type { ErrorReply } from '#contract/error.ts';
import { berlinInstant } from '#domain/berlin.ts';
import { pickupDays } from '#domain/pickup.ts';
import { listAudit } from '#server/db/audit.ts';
import { listWaitingIntents } from '#server/db/attention.ts';
import { balances } from '#server/db/ledger.ts';
import { claimPickup, findPickupsToCancel, markPickupUnneeded } from '#server/db/pickups.ts';
import { intents, outbox } from '#server/db/schema.ts';
import { UpstreamError } from '#server/errors.ts';
import { type CarrierPort, PICKUPS_NOT_LISTED } from '#server/gateways/carrier.ts';
import { retryIntent } from '#server/use-cases/operator/retry-intent.ts';
import { cancelPickups } from '#server/use-cases/pickups/cancel-pickup.ts';
import { forgetTracking, intentOf, storedIntent } from '../support/booking.ts';
import { aParcel, anAddress, aShipment } from '../support/factories.ts';
import { createGate } from '../support/gate.ts';
import { type House, openHouse, type Session } from '../support/house.ts';
import { bookPatiently, loseBooking } from '../support/lost-booking.ts';
import {
  expectEmptyBooks,
  expectCorrectBooks,
  refundByApi,
  HOUR_MS,
  MINUTE_MS,
  passTime,
  ageLabels,
} from '../support/refunding.ts';
import { tell } from '../support/tracking.ts';

type Booked = { session: Session; intent: Intent; orderId: string };

const CANCEL = /\/pickups\/[^/]+\/cancel$/;
const cancellations = (house: House) => house.sandbox.journal.list({ method: 'POST', path: CANCEL });
const bookings = (house: House) =>
  house.sandbox.journal.list({ method: 'POST', path: /\/pickups\/[^/]+\/buy$/ });

const paris = { name: 'Chloé Łuc', city: 'Paris', zip: '75001', country: 'FR' } as const;
/** The carrier refuses to void these labels. */
const keeper = anAddress({ ...paris, name: 'REFUNDNO' });

/** The pickup comes in a week. */
async function bookWithPickup(house: House, parcels = 1, toAddress = anAddress(paris)): Promise<Booked> {
  const session = await house.logIn('gold@example.com');
  const day = pickupDays(house.ctx.clock())[5] ?? '';
  const intent = await bookPatiently(house, session, {
    shipment: aShipment({
      toAddress,
      packages: Array.from({ length: parcels }, () => aParcel()),
      services: { pickup: true },
      pickupDate: { date: day, timeFrom: '10:00', timeTo: '16:00' },
    }),
  });
  expect(intent.status).toBe('completed');
  return { session, intent, orderId: intent.orderId ?? '' };
}

const cancelOrder = (session: Session, orderId: string) =>
  session.post(`/api/dashboard/cancel-shipment/${orderId}`);

/** Time passes everywhere, and the pickup job runs. */
async function later(house: House, ms: number): Promise<void> {
  await passTime(house, ms);
  await cancelPickups(house.ctx);
  await house.ctx.settled();
}

/** Until after its day; how far away that is depends on holidays. */
async function untilVanHasCome(house: House, { id }: Intent): Promise<void> {
  const { pickupDate } = (await storedIntent(house, id)).shipment;
  const day = berlinInstant(pickupDate?.date ?? '', '16:00');
  await later(house, day - house.ctx.clock().getTime() + 24 * HOUR_MS);
}

test('a pickup is cancelled with its order, and the carrier refunds its cost', async () => {
  await using house = await openHouse();
  const { session, intent, orderId } = await bookWithPickup(house);
  await forgetTracking(house, orderId);
  expect((await expectCorrectBooks(house)).get('pickup_cost')).toBe(650);
  const replies = await Promise.all([1, 2, 3].map(() => cancelOrder(session, orderId)));
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  await house.ctx.settled();
  expect(await intentOf(session, intent.id)).toMatchObject({ pickup: 'cancelled' });
  expect(await storedIntent(house, intent.id)).toMatchObject({ pickupCancelAt: null, attention: null });
  expect(cancellations(house)).toHaveLength(1);
  expect((await expectCorrectBooks(house)).get('pickup_cost')).toBe(0);
  const detail = await session.get(`/api/orders/${orderId}`);
  expect(detail.json<{ order: object }>().order).toMatchObject({ pickup: { state: 'cancelled' } });
});

test('the pickup stays while a parcel waits for it; with the last one it is cancelled', async () => {
  await using house = await openHouse();
  const { session, intent, orderId } = await bookWithPickup(house, 2);
  await refundByApi(session, { shipmentId: orderId, packageIndexes: [0] });
  await later(house, MINUTE_MS);
  expect(cancellations(house)).toHaveLength(0);
  expect(await intentOf(session, intent.id)).toMatchObject({ pickup: 'confirmed' });
  await refundByApi(session, { shipmentId: orderId });
  await house.ctx.settled();
  expect(cancellations(house)).toHaveLength(1);
  expect(await intentOf(session, intent.id)).toMatchObject({ pickup: 'cancelled' });
  for (const ms of [HOUR_MS, HOUR_MS]) await later(house, ms);
  expect(await storedIntent(house, intent.id)).toMatchObject({ status: 'refunded', pickup: 'cancelled' });
  expect(cancellations(house)).toHaveLength(1);
  await expectEmptyBooks(house);
});

/** Handed over at a shop, or to the driver. */
async function scan(house: House, intent: Intent, packageIndex: number): Promise<void> {
  const code = intent.packages.find((parcel) => parcel.packageIndex === packageIndex)?.trackingCode;
  const told = await tell(house, { tracking_number: code, status: 'in_transit' });
  expect(told.statusCode, told.body).toBe(200);
}

test('a pickup is cancelled with the last parcel that waits for it, though another one is in transit', async () => {
  await using house = await openHouse();
  const { session, intent, orderId } = await bookWithPickup(house, 2);
  await scan(house, intent, 0);
  await refundByApi(session, { shipmentId: orderId, packageIndexes: [1] });
  await house.ctx.settled();
  expect(cancellations(house)).toHaveLength(1);
  expect(await storedIntent(house, intent.id)).toMatchObject({ pickup: 'cancelled', attention: null });
  await later(house, HOUR_MS);
  expect((await expectCorrectBooks(house)).get('pickup_cost')).toBe(0);
});

test.each([
  [
    'on its day needs no operator: it may have come for the other parcel',
    { isOnItsDay: true, isLate: true },
    null,
  ],
  [
    'on its day, long after the other parcel left, goes to the operator',
    { isOnItsDay: true },
    'pickup_not_cancelled',
  ],
  ['before its day goes to the operator', {}, 'pickup_not_cancelled'],
] as const)('a pickup whose cancellation is refused %s', async (_, when, attention) => {
  const { isOnItsDay = false, isLate = false }: { isOnItsDay?: boolean; isLate?: boolean } = when;
  const fault = { upstream: 'easypost', kind: 'declined', outcome: 'none', code: 'declined' } as const;
  let isOpen = false;
  await using house = await openHouse({
    wrap: {
      carrier: (real) => ({
        ...real,
        cancelPickup: (order) =>
          isOpen
            ? real.cancelPickup(order)
            : Promise.reject(new UpstreamError(fault, 'The van is under way.')),
      }),
    },
  });
  const { intent, orderId } = await bookWithPickup(house, 2);
  if (!isLate) await scan(house, intent, 0);
  const { date } = (await storedIntent(house, intent.id)).shipment.pickupDate ?? expect.unreachable();
  if (isOnItsDay) house.advanceClock(berlinInstant(date, '09:00') - house.ctx.clock().getTime());
  if (isLate) await scan(house, intent, 0);
  await refundByApi(await house.logIn('gold@example.com'), { shipmentId: orderId, packageIndexes: [1] });
  await house.ctx.settled();
  expect(await storedIntent(house, intent.id)).toMatchObject({ pickup: 'confirmed', attention });

  // It can be retried by hand either way.
  isOpen = true;
  await retryIntent(house.ctx, { intentId: intent.id, operator: 'anna' });
  expect(await storedIntent(house, intent.id)).toMatchObject({ pickup: 'cancelled', attention: null });
});

test('a pickup that has taken all parcels cannot be cancelled by hand', async () => {
  await using house = await openHouse();
  const { intent } = await bookWithPickup(house, 2);
  for (const index of [0, 1]) await scan(house, intent, index);
  const again = retryIntent(house.ctx, { intentId: intent.id, operator: 'anna' });
  await expect(again).rejects.toThrow('nothing left to try');
  expect(cancellations(house)).toHaveLength(0);
});

test.each(['cut-before', 'cut-after', '500-after', 'html', '500'] as const)(
  'a cancellation answered with %s is repeated until it is certain, and counted once',
  async (mode) => {
    await using house = await openHouse();
    const { session, intent, orderId } = await bookWithPickup(house);
    house.sandbox.faults.add({ match: { method: 'POST', path: CANCEL }, mode, times: 1 });
    house.sandbox.faults.add({ match: { method: 'GET', path: /\/pickups\/[^/]+$/ }, mode: '500', times: 3 });
    await refundByApi(session, { shipmentId: orderId });
    await house.ctx.settled();
    expect(await storedIntent(house, intent.id)).toMatchObject({ pickup: 'confirmed', attention: null });
    for (const ms of [MINUTE_MS, HOUR_MS, HOUR_MS]) await later(house, ms);
    expect(await storedIntent(house, intent.id)).toMatchObject({ pickup: 'cancelled', pickupCancelAt: null });
    await expectEmptyBooks(house);
  },
);

test('a pickup is marked once: a second mark would take it from whoever is cancelling it', async () => {
  await using house = await openHouse();
  const { intent } = await bookWithPickup(house);
  const { orm } = house.ctx.db;
  const now = house.ctx.clock();
  const until = new Date(now.getTime() + MINUTE_MS);
  expect(await markPickupUnneeded(orm, intent.id, now)).toBe(true);
  expect(await claimPickup(orm, intent.id, { now, until })).not.toBeNull();
  expect(await markPickupUnneeded(orm, intent.id, now)).toBe(false);
  expect((await storedIntent(house, intent.id)).pickupCancelAt).toEqual(until);
});

test('a marked pickup that is still to be booked is left to the checkout, which decides', async () => {
  await using house = await openHouse();
  const { intent } = await bookWithPickup(house);
  const { orm } = house.ctx.db;
  const now = house.ctx.clock();
  const undecided = { status: 'label_purchased', pickup: 'wanted', pickupCancelAt: now } as const;
  await orm.update(intents).set(undecided).where(eq(intents.id, intent.id));
  const until = new Date(now.getTime() + MINUTE_MS);
  expect(await findPickupsToCancel(orm, now, 10)).toEqual([]);
  expect(await claimPickup(orm, intent.id, { now, until })).toBeNull();
});

test('two processes at once cancel it once', async () => {
  await using house = await openHouse();
  const { session, intent, orderId } = await bookWithPickup(house);
  house.sandbox.faults.add({ match: { method: 'POST', path: CANCEL }, mode: '429', times: 3 });
  await refundByApi(session, { shipmentId: orderId });
  await house.ctx.settled();
  expect(await storedIntent(house, intent.id)).toMatchObject({ pickup: 'confirmed' });
  const tried = cancellations(house).length;
  house.advanceClock(HOUR_MS);
  await Promise.all([1, 2, 3, 4].map(() => cancelPickups(house.ctx)));
  await house.ctx.settled();
  expect(cancellations(house).length).toBe(tried + 1);
  expect(await storedIntent(house, intent.id)).toMatchObject({ pickup: 'cancelled' });
  await expectCorrectBooks(house);
});

test('killed before or after the carrier was told, the next process continues', async () => {
  for (const point of ['before', 'after'] as const) {
    let dead = false;
    const { opened: happened, open: tell } = createGate();
    const die = (): Promise<never> => {
      dead = true;
      tell();
      return new Promise<never>(() => undefined);
    };
    await using house = await openHouse({
      wrap: {
        carrier: (real) => ({
          ...real,
          async cancelPickup(pickup) {
            if (point === 'before') return die();
            await real.cancelPickup(pickup);
            return die();
          },
        }),
        database: (real) => ({
          ...real,
          transaction: (work) => (dead ? new Promise<never>(() => undefined) : real.transaction(work)),
        }),
      },
    });
    const { session, intent, orderId } = await bookWithPickup(house);
    await refundByApi(session, { shipmentId: orderId });
    await happened;
    await house.restart();
    for (const ms of [MINUTE_MS * 2, HOUR_MS, HOUR_MS]) await later(house, ms);
    expect(await storedIntent(house, intent.id)).toMatchObject({ pickup: 'cancelled' });
    await expectEmptyBooks(house);
  }
});

test('a carrier that refuses the cancellation goes on the operator’s list, with its message', async () => {
  await using house = await openHouse();
  const { session, intent, orderId } = await bookWithPickup(house);
  const { pickupId } = await storedIntent(house, intent.id);
  const unknown = { pickupId: 'pickup_00000000000000000000000000000000' };
  await house.ctx.db.orm.update(intents).set(unknown).where(eq(intents.id, intent.id));
  await refundByApi(session, { shipmentId: orderId });
  await house.ctx.settled();
  expect(await storedIntent(house, intent.id)).toMatchObject({
    pickup: 'confirmed',
    pickupCancelAt: null,
    attention: 'pickup_not_cancelled',
  });
  const waiting = await listWaitingIntents(house.ctx.db.orm, { overdueBefore: new Date(0), limit: 10 });
  expect(waiting).toMatchObject([{ id: intent.id, attention: 'pickup_not_cancelled' }]);
  expect(await listAudit(house.ctx.db.orm, { subject: intent.id, limit: 5 })).toMatchObject([
    { action: 'pickup.cancel', outcome: 'refused: not_found' },
  ]);

  await retryIntent(house.ctx, { intentId: intent.id, operator: 'anna' });
  expect((await storedIntent(house, intent.id)).attention).toBe('pickup_not_cancelled');
  await house.ctx.db.orm.update(intents).set({ pickupId }).where(eq(intents.id, intent.id));
  await retryIntent(house.ctx, { intentId: intent.id, operator: 'anna' });
  expect(await storedIntent(house, intent.id)).toMatchObject({ pickup: 'cancelled', attention: null });
  await expectCorrectBooks(house);
});

test('an unneeded pickup can be cancelled again by hand, though another reason hides the refusal', async () => {
  await using house = await openHouse();
  const { session, intent, orderId } = await bookWithPickup(house);
  const change = (to: object) => house.ctx.db.orm.update(intents).set(to).where(eq(intents.id, intent.id));
  const { pickupId } = await storedIntent(house, intent.id);
  await change({ pickupId: 'pickup_00000000000000000000000000000000', attention: 'payment_reversed' });
  await refundByApi(session, { shipmentId: orderId });
  await house.ctx.settled();
  await change({ pickupId });
  await retryIntent(house.ctx, { intentId: intent.id, operator: 'anna' });
  expect(await storedIntent(house, intent.id)).toMatchObject({
    pickup: 'cancelled',
    attention: 'payment_reversed',
  });
});

test('a pickup that a parcel waits for cannot be cancelled by hand', async () => {
  await using house = await openHouse();
  const { session, intent, orderId } = await bookWithPickup(house, 2);
  await refundByApi(session, { shipmentId: orderId, packageIndexes: [0] });
  await house.ctx.settled();
  const attention = 'pickup_not_cancelled';
  const again = () => retryIntent(house.ctx, { intentId: intent.id, operator: 'anna' });
  await expect(again()).rejects.toThrow('nothing left to try');
  await house.ctx.db.orm.update(intents).set({ attention }).where(eq(intents.id, intent.id));
  await expect(again()).rejects.toThrow('it has to come');
  expect(cancellations(house)).toHaveLength(0);
});

test('a refused cancellation is recorded, with a NUL in its message', async () => {
  const fault = { upstream: 'easypost', kind: 'declined', outcome: 'none', code: 'declined' } as const;
  await using house = await openHouse({
    wrap: {
      carrier: (real) => ({
        ...real,
        cancelPickup: () => Promise.reject(new UpstreamError(fault, 'Not \u0000 possible')),
      }),
    },
  });
  const { session, intent, orderId } = await bookWithPickup(house);
  await refundByApi(session, { shipmentId: orderId });
  await house.ctx.settled();
  expect((await storedIntent(house, intent.id)).attention).toBe('pickup_not_cancelled');
});

test('the reference tells a booking made before ids were stored from one made by hand', async () => {
  await using house = await openHouse();
  const older = await bookWithPickup(house);
  const byHand = await bookWithPickup(house);
  const forget = (id: string, change: object) =>
    house.ctx.db.orm.update(intents).set(change).where(eq(intents.id, id));
  await forget(older.intent.id, { pickupId: null });
  const { rate } = await storedIntent(house, byHand.intent.id);
  const reference = { ...rate.reference, id: 'shp_by_hand' };
  await forget(byHand.intent.id, { pickupId: null, rate: { ...rate, reference } });
  for (const { session, orderId } of [older, byHand]) await refundByApi(session, { shipmentId: orderId });
  await house.ctx.settled();
  expect(await storedIntent(house, older.intent.id)).toMatchObject({ pickup: 'cancelled' });
  expect(await storedIntent(house, byHand.intent.id)).toMatchObject({
    pickup: 'confirmed',
    attention: 'pickup_not_cancelled',
  });
});

test('an unconfirmed pickup is no longer booked once the order is refunded', async () => {
  await using house = await openHouse();
  house.sandbox.faults.add({ match: { method: 'POST', path: /\/pickups$/ }, mode: '500', times: 1 });
  const { session, intent, orderId } = await bookWithPickup(house);
  expect(intent.pickup).toBe('unconfirmed');
  await refundByApi(session, { shipmentId: orderId });
  const again = await session.post('/api/schedule-pickup', { shipmentId: intent.id });
  expect(again.json<ErrorReply>().code).toBe('illegal_transition');
  await house.ctx.settled();
  expect(await intentOf(session, intent.id)).toMatchObject({ pickup: 'cancelled' });
  const still = await session.post('/api/schedule-pickup', { shipmentId: intent.id });
  expect(still.json<ErrorReply>().code).toBe('illegal_transition');
  expect(bookings(house)).toHaveLength(0);
  expect(cancellations(house)).toHaveLength(0);
});

test('a booking whose answer was lost is cancelled, too, and costs nothing', async () => {
  await using house = await openHouse();
  loseBooking(house);
  const { session, intent, orderId } = await bookWithPickup(house);
  expect(intent.pickup).toBe('unconfirmed');
  await refundByApi(session, { shipmentId: orderId });
  for (const ms of [MINUTE_MS, HOUR_MS, HOUR_MS]) await later(house, ms);
  expect(cancellations(house)).toHaveLength(1);
  expect(await storedIntent(house, intent.id)).toMatchObject({ pickup: 'cancelled' });
  await expectEmptyBooks(house);
});

test('a lost booking whose pickup has come is paid for in the books, and needs no operator', async () => {
  await using house = await openHouse();
  loseBooking(house);
  const { intent, orderId } = await bookWithPickup(house);
  expect(intent.pickup).toBe('unconfirmed');
  await untilVanHasCome(house, intent);
  // The carrier side is down for a while: the pickup's cost can still be asked later.
  house.sandbox.faults.add({ match: { method: 'GET', path: /\/pickups$/ }, mode: '500', times: 3 });
  await forgetTracking(house, orderId);
  const cancelled = await cancelOrder(await house.logIn('gold@example.com'), orderId);
  expect(cancelled.statusCode, cancelled.body).toBe(200);
  for (const ms of [MINUTE_MS, HOUR_MS, HOUR_MS, HOUR_MS]) await later(house, ms);
  expect(cancellations(house)).toHaveLength(0);
  expect(await storedIntent(house, intent.id)).toMatchObject({
    pickup: 'cancelled',
    pickupCancelAt: null,
    attention: null,
  });
  expect((await expectCorrectBooks(house)).get('pickup_cost')).toBeGreaterThan(0);
});

test('a lost booking whose cancellation is refused as too late is asked about again when its pickup has come', async () => {
  let asked = 0;
  const carrier = (real: CarrierPort): CarrierPort => ({
    ...real,
    cancelPickup: (order) => {
      asked += 1;
      if (asked > 2) return real.cancelPickup(order);
      const fault = { upstream: 'easypost', kind: 'declined', code: 'too_late', outcome: 'none' } as const;
      return Promise.reject(new UpstreamError(fault, 'The van is at the door.'));
    },
  });
  await using house = await openHouse({ wrap: { carrier } });
  loseBooking(house);
  const { session, intent, orderId } = await bookWithPickup(house);
  expect(intent.pickup).toBe('unconfirmed');
  await refundByApi(session, { shipmentId: orderId });
  await later(house, MINUTE_MS);
  expect([asked, (await storedIntent(house, intent.id)).attention]).toEqual([2, null]);
  await untilVanHasCome(house, intent);
  expect(await storedIntent(house, intent.id)).toMatchObject({ pickup: 'cancelled', attention: null });
  expect((await balances(house.ctx.db.orm)).get('pickup_cost')).toBeGreaterThan(0);
});

test('a lost booking that cannot be found among too many goes to the operator once its day is over', async () => {
  const fault = {
    upstream: 'easypost',
    kind: 'unavailable',
    code: PICKUPS_NOT_LISTED,
    outcome: 'unknown',
  } as const;
  const carrier = (real: CarrierPort): CarrierPort => ({
    ...real,
    cancelPickup: () => Promise.reject(new UpstreamError(fault, 'Too many.')),
  });
  await using house = await openHouse({ wrap: { carrier } });
  loseBooking(house);
  const { session, intent, orderId } = await bookWithPickup(house);
  await refundByApi(session, { shipmentId: orderId });
  await later(house, MINUTE_MS);
  expect((await storedIntent(house, intent.id)).attention).toBeNull();
  await untilVanHasCome(house, intent);
  expect((await storedIntent(house, intent.id)).attention).toBe('pickup_not_cancelled');
});

test('an order refunded while the customer books its pickup ends without one', async () => {
  await using house = await openHouse();
  house.sandbox.faults.add({ match: { method: 'POST', path: /\/pickups$/ }, mode: '500', times: 1 });
  const { session, intent, orderId } = await bookWithPickup(house);
  const { id: held } = house.sandbox.faults.add({
    match: { method: 'POST', path: /\/pickups$/ },
    mode: 'hold',
    times: 1,
  });
  const booking = session.post('/api/schedule-pickup', { shipmentId: intent.id });
  await expect
    .poll(() => house.sandbox.journal.list({ method: 'POST', path: /\/pickups$/ }).at(-1)?.fault)
    .toBe('hold');
  await refundByApi(session, { shipmentId: orderId });
  house.sandbox.faults.remove(held);
  await booking;
  await house.ctx.settled();
  for (const ms of [MINUTE_MS, HOUR_MS, HOUR_MS]) await later(house, ms);
  expect(bookings(house)).toHaveLength(1);
  expect(cancellations(house)).toHaveLength(1);
  expect(await storedIntent(house, intent.id)).toMatchObject({ pickup: 'cancelled' });
  await expectEmptyBooks(house);
});

test('a pickup that has come is no longer cancelled', async () => {
  await using house = await openHouse();
  const { intent, orderId } = await bookWithPickup(house);
  await later(house, 30 * 24 * HOUR_MS);
  // The old session has expired by now.
  await refundByApi(await house.logIn('gold@example.com'), { shipmentId: orderId });
  await house.ctx.settled();
  expect(cancellations(house)).toHaveLength(0);
  expect(await storedIntent(house, intent.id)).toMatchObject({ pickup: 'confirmed', pickupCancelAt: null });
});

const pickupMails = async (house: House): Promise<string[]> =>
  (await house.ctx.db.orm.select({ kind: outbox.kind }).from(outbox))
    .map(({ kind }) => kind)
    .filter((kind) => kind.startsWith('pickup-'))
    .sort();

test('a pickup cancelled for a refund that the carrier rejects is booked again, and cancelled again', async () => {
  await using house = await openHouse();
  const { session, intent, orderId } = await bookWithPickup(house, 1, keeper);
  ageLabels(house);
  await refundByApi(session, { shipmentId: orderId });
  await house.ctx.settled();
  expect(await intentOf(session, intent.id)).toMatchObject({ pickup: 'cancelled' });
  await later(house, HOUR_MS);
  expect(await intentOf(session, intent.id)).toMatchObject({
    status: 'completed',
    pickup: 'unconfirmed',
    pickupConfirmation: null,
  });
  expect((await expectCorrectBooks(house)).get('pickup_cost')).toBe(0);

  const again = await session.post('/api/schedule-pickup', { shipmentId: intent.id });
  expect(again.statusCode, again.body).toBe(200);
  const second = await intentOf(session, intent.id);
  expect(second).toMatchObject({ pickup: 'confirmed' });
  expect(second.pickupConfirmation).not.toBe(intent.pickupConfirmation);
  expect(bookings(house)).toHaveLength(2);
  expect((await expectCorrectBooks(house)).get('pickup_cost')).toBe(650);

  await refundByApi(session, { shipmentId: orderId });
  await house.ctx.settled();
  expect(await intentOf(session, intent.id)).toMatchObject({ pickup: 'cancelled' });
  expect(cancellations(house)).toHaveLength(2);
  expect((await expectCorrectBooks(house)).get('pickup_cost')).toBe(0);
  await later(house, HOUR_MS);
  expect(await intentOf(session, intent.id)).toMatchObject({ pickup: 'unconfirmed' });
  const once = ['pickup-booked', 'pickup-cancelled', 'pickup-unconfirmed'];
  expect(await pickupMails(house)).toEqual(once.flatMap((kind) => [kind, kind]));
  const wanted = (await house.ctx.db.orm.select().from(outbox)).filter(({ kind }) => kind === once[2]);
  expect(
    wanted.map(({ data }) => data['wasCalledOff']),
    'it was confirmed, and of a day gone by',
  ).toEqual([true, true]);
});

test('a cancellation not yet started when the refund is rejected is dropped, and the pickup comes', async () => {
  await using house = await openHouse();
  const { session, intent, orderId } = await bookWithPickup(house, 2, keeper);
  ageLabels(house);
  // Another process holds the checkout all the while.
  const hold = (claimToken: string | null, claimedUntil: Date | null) =>
    house.ctx.db.orm.update(intents).set({ claimToken, claimedUntil }).where(eq(intents.id, intent.id));
  await hold('busy', new Date(house.ctx.clock().getTime() + 24 * HOUR_MS));
  await refundByApi(session, { shipmentId: orderId });
  await house.ctx.settled();
  expect((await storedIntent(house, intent.id)).pickupCancelAt).not.toBeNull();
  await later(house, HOUR_MS);
  await hold(null, null);
  await later(house, HOUR_MS);
  expect(cancellations(house)).toHaveLength(0);
  expect(await storedIntent(house, intent.id)).toMatchObject({ pickup: 'confirmed', pickupCancelAt: null });
  expect(await pickupMails(house)).toEqual(['pickup-booked']);
});

test('a cancellation in doubt when the refund is rejected is carried through, and the pickup can be booked again', async () => {
  await using house = await openHouse();
  const { session, intent, orderId } = await bookWithPickup(house, 1, keeper);
  ageLabels(house);
  house.sandbox.faults.add({ match: { method: 'POST', path: CANCEL }, mode: 'cut-after', times: 1 });
  house.sandbox.faults.add({ match: { method: 'GET', path: /\/pickups\/[^/]+$/ }, mode: '500', times: 3 });
  await refundByApi(session, { shipmentId: orderId });
  await passTime(house, HOUR_MS);
  expect(await storedIntent(house, intent.id)).toMatchObject({
    pickup: 'confirmed',
    pickupCancelAt: expect.any(Date) as Date,
  });
  const tooSoon = await session.post('/api/schedule-pickup', { shipmentId: intent.id });
  expect(tooSoon.json<ErrorReply>()).toMatchObject({
    code: 'pickup_failed',
    message: expect.stringContaining('try again later') as string,
  });
  for (const ms of [HOUR_MS, HOUR_MS]) await later(house, ms);
  expect(await storedIntent(house, intent.id)).toMatchObject({ pickup: 'unconfirmed', pickupCancelAt: null });
  expect(await pickupMails(house)).toEqual(['pickup-booked', 'pickup-unconfirmed']);
  const again = await session.post('/api/schedule-pickup', { shipmentId: intent.id });
  expect(again.statusCode, again.body).toBe(200);
  expect((await expectCorrectBooks(house)).get('pickup_cost')).toBe(650);
});

test('a pickup not cancelled and wanted again once the refund is rejected is off the operator’s list', async () => {
  await using house = await openHouse();
  const { session, intent, orderId } = await bookWithPickup(house, 1, keeper);
  ageLabels(house);
  const unknown = { pickupId: 'pickup_00000000000000000000000000000000' };
  await house.ctx.db.orm.update(intents).set(unknown).where(eq(intents.id, intent.id));
  await refundByApi(session, { shipmentId: orderId });
  await house.ctx.settled();
  expect((await storedIntent(house, intent.id)).attention).toBe('pickup_not_cancelled');
  await later(house, HOUR_MS);
  expect(await storedIntent(house, intent.id)).toMatchObject({ pickup: 'confirmed', attention: null });
});

/** The carrier has it in hand by now. */
async function travel(house: House, { packages }: Intent, index = 0): Promise<void> {
  const code = packages[index]?.trackingCode ?? '';
  const told = await tell(house, { tracking_number: code, status: 'in_transit' });
  expect(told.statusCode, told.body).toBe(200);
}

test('a parcel already in transit when its refund is rejected needs no pickup: nobody is asked to book one', async () => {
  await using house = await openHouse();
  const { session, intent, orderId } = await bookWithPickup(house, 1, keeper);
  ageLabels(house);
  await refundByApi(session, { shipmentId: orderId });
  await house.ctx.settled();
  await travel(house, intent);
  await later(house, HOUR_MS);
  expect(await intentOf(session, intent.id)).toMatchObject({ status: 'completed', pickup: 'cancelled' });
  expect(await pickupMails(house)).toEqual(['pickup-booked', 'pickup-cancelled']);
});

test('an unconfirmed pickup is not booked for parcels in transit', async () => {
  await using house = await openHouse();
  house.sandbox.faults.add({ match: { method: 'POST', path: /\/pickups$/ }, mode: '500', times: 1 });
  const { session, intent } = await bookWithPickup(house, 2);
  await travel(house, intent, 0);
  await travel(house, intent, 1);
  const refused = await session.post('/api/schedule-pickup', { shipmentId: intent.id });
  expect(refused.json<ErrorReply>().code).toBe('illegal_transition');
  expect(bookings(house)).toHaveLength(0);
});

test('the driver is told only of parcels that have not left yet', async () => {
  await using house = await openHouse();
  house.sandbox.faults.add({ match: { method: 'POST', path: /\/pickups$/ }, mode: '500', times: 1 });
  const { session, intent } = await bookWithPickup(house, 2);
  await travel(house, intent, 0);
  const booked = await session.post('/api/schedule-pickup', { shipmentId: intent.id });
  expect(booked.statusCode, booked.body).toBe(200);
  const asked = JSON.stringify(house.sandbox.journal.list({ method: 'POST', path: /\/pickups$/ }).at(-1));
  const { labels } = await storedIntent(house, intent.id);
  expect(asked).toContain(labels?.[1]?.upstreamShipmentId);
  expect(asked).not.toContain(labels?.[0]?.trackingCode);
});
