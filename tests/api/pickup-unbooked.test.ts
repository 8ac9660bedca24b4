// An order cancelled before its pickup is booked: no pickup comes, whichever process was faster.
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { pickupDays } from '#domain/pickup.ts';
import type { Intent } from '#server/db/intents.ts';
import { intents, shipments } from '#server/db/schema.ts';
import { cancelPickups } from '#server/use-cases/pickups/cancel-pickup.ts';
import { askRates, book, rateOf, resume, storedIntent } from '../support/booking.ts';
import { crashAt, type CrashPoint } from '../support/crash.ts';
import { aShipment } from '../support/factories.ts';
import { createGate } from '../support/gate.ts';
import { type House, openHouse, type Session } from '../support/house.ts';
import { subjectsIn } from '../support/mailbox.ts';
import { expectCorrectBooks, MINUTE_MS, passTime } from '../support/refunding.ts';

const sent = (house: House, path: RegExp) => house.sandbox.journal.list({ method: 'POST', path });
const bookings = (house: House) => sent(house, /\/pickups\/[^/]+\/buy$/);
const cancellations = (house: House) => sent(house, /\/pickups\/[^/]+\/cancel$/);

/** By invoice; the engine continues in the background. Returns the intent's id. */
async function begin(house: House, session: Session): Promise<string> {
  const date = pickupDays(house.ctx.clock())[5] ?? '';
  const shipment = aShipment({
    services: { pickup: true },
    pickupDate: { date, timeFrom: '10:00', timeTo: '16:00' },
  });
  const rate = rateOf(await askRates(session, shipment), 'UPS');
  const opened = await book(session, { rateId: rate.id, amount: rate.rate });
  expect(opened.statusCode, opened.body).toBe(200);
  return opened.json<{ intentId: string }>().intentId;
}

/** No carrier has scanned it, so it is cancelled rather than refunded. */
async function cancel(house: House, session: Session, intentId: string): Promise<void> {
  const intent = await storedIntent(house, intentId);
  expect(intent).toMatchObject({ status: 'label_purchased', pickup: 'wanted' });
  const { orderId } = intent;
  if (!orderId) throw new Error('No order yet.');
  await house.ctx.db.orm.update(shipments).set({ trackingCode: null }).where(eq(shipments.orderId, orderId));
  const reply = await session.post(`/api/dashboard/cancel-shipment/${orderId}`);
  expect(reply.statusCode, reply.body).toBe(200);
}

type Turn = { name: string; take: (house: House) => Promise<void> };

/** Which goes first once the dead process has lost its claim. */
const turns: Turn[] = [
  { name: 'the engine', take: resume },
  { name: 'the refund', take: (house) => passTime(house, 0) },
  { name: 'the pickup job', take: callOff },
];

async function callOff(house: House): Promise<void> {
  await cancelPickups(house.ctx);
  await house.ctx.settled();
}

async function endAfterCrash(point: CrashPoint, first: Turn, see: (house: House, intent: Intent) => void) {
  const crash = crashAt(point);
  await using house = await openHouse({ wrap: crash });
  const session = await house.logIn('gold@example.com');
  const intentId = await begin(house, session);
  await crash.happened;
  await house.restart();
  await cancel(house, session, intentId);
  await house.ctx.settled();
  house.advanceClock(MINUTE_MS);
  await first.take(house);
  for (let i = 0; i < 3; i += 1) {
    await resume(house);
    await passTime(house, MINUTE_MS);
    await callOff(house);
  }
  see(house, await storedIntent(house, intentId));
  expect((await expectCorrectBooks(house)).get('pickup_cost') ?? 0).toBe(0);
  expect((await subjectsIn(house)).filter((subject) => /Abholung/.test(subject))).toEqual([]);
}

test.each(turns)(
  'cancelled before the carrier was asked, no pickup is booked ($name first)',
  async (first) => {
    await endAfterCrash('before bookPickup', first, (house, intent) => {
      expect([bookings(house).length, cancellations(house).length]).toEqual([0, 0]);
      expect(intent).toMatchObject({ pickup: 'cancelled', pickupCancelAt: null, attention: null });
    });
  },
);

test.each(turns)('a booking whose answer was lost is found and cancelled ($name first)', async (first) => {
  await endAfterCrash('after bookPickup', first, (house, intent) => {
    expect([bookings(house).length, cancellations(house).length]).toEqual([1, 1]);
    expect(intent).toMatchObject({ pickup: 'cancelled', pickupCancelAt: null, attention: null });
  });
});

/** Reaches the booking, and stays there until released. */
async function heldAtBooking() {
  const { opened: atBooking, open: reached } = createGate();
  const { opened: released, open: goOn } = createGate();
  const house = await openHouse({
    wrap: {
      carrier: (real) => ({
        ...real,
        bookPickup: async (request) => {
          reached();
          await released;
          return await real.bookPickup(request);
        },
      }),
    },
  });
  return { house, atBooking, goOn };
}

test('cancelled while the carrier is asked, the booking is recorded and then cancelled', async () => {
  const { house: opened, atBooking, goOn } = await heldAtBooking();
  await using house = opened;
  const session = await house.logIn('gold@example.com');
  const intentId = await begin(house, session);
  await atBooking;
  await cancel(house, session, intentId);
  await findNothing(house);
  expect(await storedIntent(house, intentId)).toMatchObject({ pickup: 'wanted' });
  goOn();
  await house.ctx.settled();
  expect(bookings(house)).toHaveLength(1);
  for (let i = 0; i < 2; i += 1) {
    await passTime(house, MINUTE_MS);
    await callOff(house);
  }
  expect(cancellations(house)).toHaveLength(1);
  expect(await storedIntent(house, intentId)).toMatchObject({ pickup: 'cancelled', pickupCancelAt: null });
  expect((await expectCorrectBooks(house)).get('pickup_cost')).toBe(0);
});

/** Nothing is found: the booking is still held, so the house never settles here. */
async function findNothing(house: House): Promise<void> {
  expect(await cancelPickups(house.ctx)).toBe(0);
}

test('an order cancelled by a version without cancellation marks gets no pickup either', async () => {
  const crash = crashAt('before bookPickup');
  await using house = await openHouse({ wrap: crash });
  const session = await house.logIn('gold@example.com');
  const intentId = await begin(house, session);
  await crash.happened;
  await house.restart();
  await cancel(house, session, intentId);
  await house.ctx.db.orm.update(intents).set({ pickupCancelAt: null }).where(eq(intents.id, intentId));
  house.advanceClock(MINUTE_MS);
  await resume(house);
  await callOff(house);
  expect(bookings(house)).toEqual([]);
  expect(await storedIntent(house, intentId)).toMatchObject({ pickup: 'cancelled', pickupCancelAt: null });
});
