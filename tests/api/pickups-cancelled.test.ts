// A pickup that nobody needs any more: called off with the order or the last parcel, once, through faults and crashes.
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Intent } from '#contract/checkout.ts';
import type { ErrorReply } from '#contract/error.ts';
import { berlinInstant } from '#domain/berlin.ts';
import { pickupDays } from '#domain/pickup.ts';
import { listAudit } from '#server/db/audit.ts';
import { listWaitingIntents } from '#server/db/attention.ts';
import { balances } from '#server/db/ledger.ts';
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
  expectTrueBooks,
  giveBack,
  HOUR_MS,
  MINUTE_MS,
  pass,
  grow,
} from '../support/refunding.ts';
import { tell } from '../support/tracking.ts';

type Booked = { session: Session; intent: Intent; orderId: string };

const CANCEL = /\/pickups\/[^/]+\/cancel$/;
const cancellations = (house: House) => house.sandbox.journal.list({ method: 'POST', path: CANCEL });
const bookings = (house: House) =>
  house.sandbox.journal.list({ method: 'POST', path: /\/pickups\/[^/]+\/buy$/ });

const paris = { name: 'Chloé Łuc', city: 'Paris', zip: '75001', country: 'FR' } as const;
/** Whose labels the carrier does not take back. */
const keeper = anAddress({ ...paris, name: 'REFUNDNO' });

/** The van comes in a week. */
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

/** Time goes on for everybody, and the job for pickups has its turn. */
async function later(house: House, ms: number): Promise<void> {
  await pass(house, ms);
  await cancelPickups(house.ctx);
  await house.ctx.settled();
}

/** Its day is over; how far away that is depends on holidays. */
async function untilVanHasCome(house: House, { id }: Intent): Promise<void> {
  const { pickupDate } = (await storedIntent(house, id)).shipment;
  const day = berlinInstant(pickupDate?.date ?? '', '16:00');
  await later(house, day - house.ctx.clock().getTime() + 24 * HOUR_MS);
}

test('a pickup is called off with its order, and the carrier gives back what it cost', async () => {
  await using house = await openHouse();
  const { session, intent, orderId } = await bookWithPickup(house);
  await forgetTracking(house, orderId);
  expect((await expectTrueBooks(house)).get('pickup_cost')).toBe(650);
  const replies = await Promise.all([1, 2, 3].map(() => cancelOrder(session, orderId)));
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  await house.ctx.settled();
  expect(await intentOf(session, intent.id)).toMatchObject({ pickup: 'cancelled' });
  expect(await storedIntent(house, intent.id)).toMatchObject({ pickupCancelAt: null, attention: null });
  expect(cancellations(house)).toHaveLength(1);
  expect((await expectTrueBooks(house)).get('pickup_cost')).toBe(0);
  const detail = await session.get(`/api/orders/${orderId}`);
  expect(detail.json<{ order: object }>().order).toMatchObject({ pickup: { state: 'cancelled' } });
});

test('the van comes as long as one parcel waits for it; with the last one it is called off', async () => {
  await using house = await openHouse();
  const { session, intent, orderId } = await bookWithPickup(house, 2);
  await giveBack(session, { shipmentId: orderId, packageIndexes: [0] });
  await later(house, MINUTE_MS);
  expect(cancellations(house)).toHaveLength(0);
  expect(await intentOf(session, intent.id)).toMatchObject({ pickup: 'confirmed' });
  await giveBack(session, { shipmentId: orderId });
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

test('a van is called off with the last parcel that waits for it, though another one is on its way', async () => {
  await using house = await openHouse();
  const { session, intent, orderId } = await bookWithPickup(house, 2);
  await scan(house, intent, 0);
  await giveBack(session, { shipmentId: orderId, packageIndexes: [1] });
  await house.ctx.settled();
  expect(cancellations(house)).toHaveLength(1);
  expect(await storedIntent(house, intent.id)).toMatchObject({ pickup: 'cancelled', attention: null });
  await later(house, HOUR_MS);
  expect((await expectTrueBooks(house)).get('pickup_cost')).toBe(0);
});

test.each([
  [
    'on its day asks for nobody: it may have come for the other parcel',
    { isOnItsDay: true, isLate: true },
    null,
  ],
  [
    'on its day, long after the other parcel left, is for a person',
    { isOnItsDay: true },
    'pickup_not_cancelled',
  ],
  ['before its day is for a person', {}, 'pickup_not_cancelled'],
] as const)('a van that is refused to be called off %s', async (_, when, attention) => {
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
  await giveBack(await house.logIn('gold@example.com'), { shipmentId: orderId, packageIndexes: [1] });
  await house.ctx.settled();
  expect(await storedIntent(house, intent.id)).toMatchObject({ pickup: 'confirmed', attention });

  // By hand it can be tried again either way.
  isOpen = true;
  await retryIntent(house.ctx, { intentId: intent.id, operator: 'anna' });
  expect(await storedIntent(house, intent.id)).toMatchObject({ pickup: 'cancelled', attention: null });
});

test('a van that has taken all parcels is not called off by hand', async () => {
  await using house = await openHouse();
  const { intent } = await bookWithPickup(house, 2);
  for (const index of [0, 1]) await scan(house, intent, index);
  const again = retryIntent(house.ctx, { intentId: intent.id, operator: 'anna' });
  await expect(again).rejects.toThrow('nothing left to try');
  expect(cancellations(house)).toHaveLength(0);
});

test.each(['cut-before', 'cut-after', '500-after', 'html', '500'] as const)(
  'a cancellation that is answered with %s is repeated until it is certain, and counted once',
  async (mode) => {
    await using house = await openHouse();
    const { session, intent, orderId } = await bookWithPickup(house);
    house.sandbox.faults.add({ match: { method: 'POST', path: CANCEL }, mode, times: 1 });
    house.sandbox.faults.add({ match: { method: 'GET', path: /\/pickups\/[^/]+$/ }, mode: '500', times: 3 });
    await giveBack(session, { shipmentId: orderId });
    await house.ctx.settled();
    expect(await storedIntent(house, intent.id)).toMatchObject({ pickup: 'confirmed', attention: null });
    for (const ms of [MINUTE_MS, HOUR_MS, HOUR_MS]) await later(house, ms);
    expect(await storedIntent(house, intent.id)).toMatchObject({ pickup: 'cancelled', pickupCancelAt: null });
    await expectEmptyBooks(house);
  },
);

test('two processes at once call it off once', async () => {
  await using house = await openHouse();
  const { session, intent, orderId } = await bookWithPickup(house);
  house.sandbox.faults.add({ match: { method: 'POST', path: CANCEL }, mode: '429', times: 3 });
  await giveBack(session, { shipmentId: orderId });
  await house.ctx.settled();
  expect(await storedIntent(house, intent.id)).toMatchObject({ pickup: 'confirmed' });
  const tried = cancellations(house).length;
  house.advanceClock(HOUR_MS);
  await Promise.all([1, 2, 3, 4].map(() => cancelPickups(house.ctx)));
  await house.ctx.settled();
  expect(cancellations(house).length).toBe(tried + 1);
  expect(await storedIntent(house, intent.id)).toMatchObject({ pickup: 'cancelled' });
  await expectTrueBooks(house);
});

test('killed before or after the carrier was told, the next process goes on', async () => {
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
    await giveBack(session, { shipmentId: orderId });
    await happened;
    await house.restart();
    for (const ms of [MINUTE_MS * 2, HOUR_MS, HOUR_MS]) await later(house, ms);
    expect(await storedIntent(house, intent.id)).toMatchObject({ pickup: 'cancelled' });
    await expectEmptyBooks(house);
  }
});

test('a carrier that will not let the van stay at home is for a person, with its words', async () => {
  await using house = await openHouse();
  const { session, intent, orderId } = await bookWithPickup(house);
  const { pickupId } = await storedIntent(house, intent.id);
  const unknown = { pickupId: 'pickup_00000000000000000000000000000000' };
  await house.ctx.db.orm.update(intents).set(unknown).where(eq(intents.id, intent.id));
  await giveBack(session, { shipmentId: orderId });
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
  await expectTrueBooks(house);
});

test('a van that nobody needs is called off again by hand, though another word hides that it was refused', async () => {
  await using house = await openHouse();
  const { session, intent, orderId } = await bookWithPickup(house);
  const change = (to: object) => house.ctx.db.orm.update(intents).set(to).where(eq(intents.id, intent.id));
  const { pickupId } = await storedIntent(house, intent.id);
  await change({ pickupId: 'pickup_00000000000000000000000000000000', attention: 'payment_reversed' });
  await giveBack(session, { shipmentId: orderId });
  await house.ctx.settled();
  await change({ pickupId });
  await retryIntent(house.ctx, { intentId: intent.id, operator: 'anna' });
  expect(await storedIntent(house, intent.id)).toMatchObject({
    pickup: 'cancelled',
    attention: 'payment_reversed',
  });
});

test('a van that a parcel waits for is not called off by hand', async () => {
  await using house = await openHouse();
  const { session, intent, orderId } = await bookWithPickup(house, 2);
  await giveBack(session, { shipmentId: orderId, packageIndexes: [0] });
  await house.ctx.settled();
  const attention = 'pickup_not_cancelled';
  const again = () => retryIntent(house.ctx, { intentId: intent.id, operator: 'anna' });
  await expect(again()).rejects.toThrow('nothing left to try');
  await house.ctx.db.orm.update(intents).set({ attention }).where(eq(intents.id, intent.id));
  await expect(again()).rejects.toThrow('it has to come');
  expect(cancellations(house)).toHaveLength(0);
});

test('a refusal to call a van off is recorded, with a NUL in its words', async () => {
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
  await giveBack(session, { shipmentId: orderId });
  await house.ctx.settled();
  expect((await storedIntent(house, intent.id)).attention).toBe('pickup_not_cancelled');
});

test('of a booking that was made before ids were kept, and of one by hand, the reference tells', async () => {
  await using house = await openHouse();
  const older = await bookWithPickup(house);
  const byHand = await bookWithPickup(house);
  const forget = (id: string, change: object) =>
    house.ctx.db.orm.update(intents).set(change).where(eq(intents.id, id));
  await forget(older.intent.id, { pickupId: null });
  const { rate } = await storedIntent(house, byHand.intent.id);
  const reference = { ...rate.reference, id: 'shp_by_hand' };
  await forget(byHand.intent.id, { pickupId: null, rate: { ...rate, reference } });
  for (const { session, orderId } of [older, byHand]) await giveBack(session, { shipmentId: orderId });
  await house.ctx.settled();
  expect(await storedIntent(house, older.intent.id)).toMatchObject({ pickup: 'cancelled' });
  expect(await storedIntent(house, byHand.intent.id)).toMatchObject({
    pickup: 'confirmed',
    attention: 'pickup_not_cancelled',
  });
});

test('what was never confirmed is not booked any more once the order is given back', async () => {
  await using house = await openHouse();
  house.sandbox.faults.add({ match: { method: 'POST', path: /\/pickups$/ }, mode: '500', times: 1 });
  const { session, intent, orderId } = await bookWithPickup(house);
  expect(intent.pickup).toBe('unconfirmed');
  await giveBack(session, { shipmentId: orderId });
  const again = await session.post('/api/schedule-pickup', { shipmentId: intent.id });
  expect(again.json<ErrorReply>().code).toBe('illegal_transition');
  await house.ctx.settled();
  expect(await intentOf(session, intent.id)).toMatchObject({ pickup: 'cancelled' });
  const still = await session.post('/api/schedule-pickup', { shipmentId: intent.id });
  expect(still.json<ErrorReply>().code).toBe('illegal_transition');
  expect(bookings(house)).toHaveLength(0);
  expect(cancellations(house)).toHaveLength(0);
});

test('a booking that nobody heard of is called off too, and costs nothing', async () => {
  await using house = await openHouse();
  loseBooking(house);
  const { session, intent, orderId } = await bookWithPickup(house);
  expect(intent.pickup).toBe('unconfirmed');
  await giveBack(session, { shipmentId: orderId });
  for (const ms of [MINUTE_MS, HOUR_MS, HOUR_MS]) await later(house, ms);
  expect(cancellations(house)).toHaveLength(1);
  expect(await storedIntent(house, intent.id)).toMatchObject({ pickup: 'cancelled' });
  await expectEmptyBooks(house);
});

test('a booking that nobody heard of and whose van has come is paid for in the books, and asks for nobody', async () => {
  await using house = await openHouse();
  loseBooking(house);
  const { intent, orderId } = await bookWithPickup(house);
  expect(intent.pickup).toBe('unconfirmed');
  await untilVanHasCome(house, intent);
  // The carrier side is away for a while: what the van has cost can still be asked later.
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
  expect((await expectTrueBooks(house)).get('pickup_cost')).toBeGreaterThan(0);
});

test('a booking that nobody heard of and that is refused as too late is asked for again when its van has come', async () => {
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
  await giveBack(session, { shipmentId: orderId });
  await later(house, MINUTE_MS);
  expect([asked, (await storedIntent(house, intent.id)).attention]).toEqual([2, null]);
  await untilVanHasCome(house, intent);
  expect(await storedIntent(house, intent.id)).toMatchObject({ pickup: 'cancelled', attention: null });
  expect((await balances(house.ctx.db.orm)).get('pickup_cost')).toBeGreaterThan(0);
});

test('a booking that nobody heard of and that is not to be found among so many is for a person once its day is over', async () => {
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
  await giveBack(session, { shipmentId: orderId });
  await later(house, MINUTE_MS);
  expect((await storedIntent(house, intent.id)).attention).toBeNull();
  await untilVanHasCome(house, intent);
  expect((await storedIntent(house, intent.id)).attention).toBe('pickup_not_cancelled');
});

test('an order that is given back while the customer books its van ends without one', async () => {
  await using house = await openHouse();
  house.sandbox.faults.add({ match: { method: 'POST', path: /\/pickups$/ }, mode: '500', times: 1 });
  const { session, intent, orderId } = await bookWithPickup(house);
  house.sandbox.faults.add({
    match: { method: 'POST', path: /\/pickups$/ },
    mode: 'delay',
    delayMs: 1_500,
    times: 1,
  });
  const booking = session.post('/api/schedule-pickup', { shipmentId: intent.id });
  await expect
    .poll(() => house.sandbox.journal.list({ method: 'POST', path: /\/pickups$/ }).at(-1)?.fault)
    .toBe('delay');
  await giveBack(session, { shipmentId: orderId });
  await booking;
  await house.ctx.settled();
  for (const ms of [MINUTE_MS, HOUR_MS, HOUR_MS]) await later(house, ms);
  expect(bookings(house)).toHaveLength(1);
  expect(cancellations(house)).toHaveLength(1);
  expect(await storedIntent(house, intent.id)).toMatchObject({ pickup: 'cancelled' });
  await expectEmptyBooks(house);
});

test('a van that has come by is not called off any more', async () => {
  await using house = await openHouse();
  const { intent, orderId } = await bookWithPickup(house);
  await later(house, 30 * 24 * HOUR_MS);
  // The old session has run out by now.
  await giveBack(await house.logIn('gold@example.com'), { shipmentId: orderId });
  await house.ctx.settled();
  expect(cancellations(house)).toHaveLength(0);
  expect(await storedIntent(house, intent.id)).toMatchObject({ pickup: 'confirmed', pickupCancelAt: null });
});

const pickupMails = async (house: House): Promise<string[]> =>
  (await house.ctx.db.orm.select({ kind: outbox.kind }).from(outbox))
    .map(({ kind }) => kind)
    .filter((kind) => kind.startsWith('pickup-'))
    .sort();

test('a pickup called off for a refund that the carrier rejects is booked again, and called off again', async () => {
  await using house = await openHouse();
  const { session, intent, orderId } = await bookWithPickup(house, 1, keeper);
  grow(house);
  await giveBack(session, { shipmentId: orderId });
  await house.ctx.settled();
  expect(await intentOf(session, intent.id)).toMatchObject({ pickup: 'cancelled' });
  await later(house, HOUR_MS);
  expect(await intentOf(session, intent.id)).toMatchObject({
    status: 'completed',
    pickup: 'unconfirmed',
    pickupConfirmation: null,
  });
  expect((await expectTrueBooks(house)).get('pickup_cost')).toBe(0);

  const again = await session.post('/api/schedule-pickup', { shipmentId: intent.id });
  expect(again.statusCode, again.body).toBe(200);
  const second = await intentOf(session, intent.id);
  expect(second).toMatchObject({ pickup: 'confirmed' });
  expect(second.pickupConfirmation).not.toBe(intent.pickupConfirmation);
  expect(bookings(house)).toHaveLength(2);
  expect((await expectTrueBooks(house)).get('pickup_cost')).toBe(650);

  await giveBack(session, { shipmentId: orderId });
  await house.ctx.settled();
  expect(await intentOf(session, intent.id)).toMatchObject({ pickup: 'cancelled' });
  expect(cancellations(house)).toHaveLength(2);
  expect((await expectTrueBooks(house)).get('pickup_cost')).toBe(0);
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

test('a calling off that nobody has begun when the refund is rejected is forgotten, and the van comes', async () => {
  await using house = await openHouse();
  const { session, intent, orderId } = await bookWithPickup(house, 2, keeper);
  grow(house);
  // Somebody else holds the checkout all the while.
  const hold = (claimToken: string | null, claimedUntil: Date | null) =>
    house.ctx.db.orm.update(intents).set({ claimToken, claimedUntil }).where(eq(intents.id, intent.id));
  await hold('busy', new Date(house.ctx.clock().getTime() + 24 * HOUR_MS));
  await giveBack(session, { shipmentId: orderId });
  await house.ctx.settled();
  expect((await storedIntent(house, intent.id)).pickupCancelAt).not.toBeNull();
  await later(house, HOUR_MS);
  await hold(null, null);
  await later(house, HOUR_MS);
  expect(cancellations(house)).toHaveLength(0);
  expect(await storedIntent(house, intent.id)).toMatchObject({ pickup: 'confirmed', pickupCancelAt: null });
  expect(await pickupMails(house)).toEqual(['pickup-booked']);
});

test('a calling off in doubt when the refund is rejected ends for certain, and can be booked again', async () => {
  await using house = await openHouse();
  const { session, intent, orderId } = await bookWithPickup(house, 1, keeper);
  grow(house);
  house.sandbox.faults.add({ match: { method: 'POST', path: CANCEL }, mode: 'cut-after', times: 1 });
  house.sandbox.faults.add({ match: { method: 'GET', path: /\/pickups\/[^/]+$/ }, mode: '500', times: 3 });
  await giveBack(session, { shipmentId: orderId });
  await pass(house, HOUR_MS);
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
  expect((await expectTrueBooks(house)).get('pickup_cost')).toBe(650);
});

test('a van that was not called off is wanted after all when the refund is rejected: nobody has to see to it', async () => {
  await using house = await openHouse();
  const { session, intent, orderId } = await bookWithPickup(house, 1, keeper);
  grow(house);
  const unknown = { pickupId: 'pickup_00000000000000000000000000000000' };
  await house.ctx.db.orm.update(intents).set(unknown).where(eq(intents.id, intent.id));
  await giveBack(session, { shipmentId: orderId });
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

test('a parcel that has travelled when its refund is rejected needs no van: nobody is asked to book one', async () => {
  await using house = await openHouse();
  const { session, intent, orderId } = await bookWithPickup(house, 1, keeper);
  grow(house);
  await giveBack(session, { shipmentId: orderId });
  await house.ctx.settled();
  await travel(house, intent);
  await later(house, HOUR_MS);
  expect(await intentOf(session, intent.id)).toMatchObject({ status: 'completed', pickup: 'cancelled' });
  expect(await pickupMails(house)).toEqual(['pickup-booked', 'pickup-cancelled']);
});

test('a pickup that was never confirmed is not booked for parcels that are on their way', async () => {
  await using house = await openHouse();
  house.sandbox.faults.add({ match: { method: 'POST', path: /\/pickups$/ }, mode: '500', times: 1 });
  const { session, intent } = await bookWithPickup(house, 2);
  await travel(house, intent, 0);
  await travel(house, intent, 1);
  const refused = await session.post('/api/schedule-pickup', { shipmentId: intent.id });
  expect(refused.json<ErrorReply>().code).toBe('illegal_transition');
  expect(bookings(house)).toHaveLength(0);
});

test('the driver is told of the parcels that have not left yet alone', async () => {
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
