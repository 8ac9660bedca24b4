// Parcels without webhook calls: polled once a day until they have arrived.
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '#domain/durations.ts';
import { orders, outbox, shipments } from '#server/db/schema.ts';
import type { CarrierPort } from '#server/gateways/carrier.ts';
import { startJobs } from '#server/jobs.ts';
import { askSilentParcels } from '#server/use-cases/tracking/ask-silent-parcels.ts';
import { bookAndSettle, storedIntent } from '../support/booking.ts';
import { createGate } from '../support/gate.ts';
import { type House, openHouse } from '../support/house.ts';
import { aPdf, operate, unsold } from '../support/operator-desk.ts';
import { buy, orderOf } from '../support/refunding.ts';

/** These houses do not listen: the carrier side's calls are lost. */
async function days(house: House, count: number): Promise<void> {
  house.sandbox.clock.advance(count * DAY_MS);
  await house.sandbox.settled();
  house.advanceClock(count * DAY_MS);
}

const questions = (house: House): number =>
  house.sandbox.journal.list({ method: 'GET', path: /\/shipments\/shp_\w+$/ }).length;

const followed = (house: House): unknown[] =>
  house.sandbox.journal.list({ method: 'POST', path: /\/trackers$/ }).map(({ body }) => body);

test('a parcel whose last call was missed is found to have arrived, and its customer is told', async () => {
  await using house = await openHouse();
  const { orderId } = await buy(house);
  await days(house, 20);
  expect(await orderOf(house, orderId)).toMatchObject({ status: 'processing' });
  await askSilentParcels(house.ctx);
  await house.ctx.settled();
  expect(await orderOf(house, orderId)).toMatchObject({ status: 'delivered', shownStatus: 'delivered' });
  const kinds = (await house.ctx.db.orm.select().from(outbox)).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === 'order-delivered')).toHaveLength(1);

  const asked = questions(house);
  await days(house, 2);
  await askSilentParcels(house.ctx);
  expect(questions(house), 'what has arrived is not asked about any more').toBe(asked);
});

test('a parcel is polled once a day, but not while calls arrive, nor once its order is refunded', async () => {
  await using house = await openHouse();
  const { orm } = house.ctx.db;
  const { orderId } = await buy(house);
  const before = questions(house);
  await askSilentParcels(house.ctx);
  expect(questions(house), 'bought just now').toBe(before);
  house.advanceClock(25 * HOUR_MS);
  for (let turn = 0; turn < 3; turn += 1) await askSilentParcels(house.ctx);
  expect(questions(house)).toBe(before + 1);
  house.advanceClock(25 * HOUR_MS);
  await orm.update(shipments).set({ updatedAt: house.ctx.clock() });
  await askSilentParcels(house.ctx);
  expect(questions(house), 'somebody has called').toBe(before + 1);
  house.advanceClock(25 * HOUR_MS);
  await orm.update(orders).set({ status: 'cancelled' }).where(eq(orders.id, orderId));
  await askSilentParcels(house.ctx);
  expect(questions(house)).toBe(before + 1);
});

test('when the carrier side is down the others are polled the next day, and an unknown parcel hides none', async () => {
  await using house = await openHouse();
  const { orm } = house.ctx.db;
  const first = await buy(house);
  const second = await buy(house, { name: 'Zoë' });
  await days(house, 20);
  await orm
    .update(shipments)
    .set({ upstreamShipmentId: 'shp_00000000000000000000000000000000' })
    .where(eq(shipments.orderId, first.orderId));
  const away = house.sandbox.faults.add({ match: { method: 'GET', path: /\/shipments\// }, mode: '500' });
  await askSilentParcels(house.ctx);
  house.sandbox.faults.remove(away.id);
  await askSilentParcels(house.ctx);
  expect(await orderOf(house, second.orderId)).toMatchObject({ status: 'processing' });
  house.advanceClock(25 * HOUR_MS);
  await askSilentParcels(house.ctx);
  expect(await orderOf(house, second.orderId)).toMatchObject({ status: 'delivered' });
});

test('a parcel with a label made by hand is tracked by its code, and reported like any other', async () => {
  await using house = await openHouse();
  const session = await house.logIn('gold@example.com');
  const { id } = await bookAndSettle(house, session, { shipment: unsold() });
  const away = house.sandbox.faults.add({ match: { method: 'POST', path: /\/trackers$/ }, mode: '500' });
  const attach = `intents attach-label ${id} --file a.pdf --tracking EZ4000000004`;
  expect(await operate(house, attach, { 'a.pdf': await aPdf('by hand') })).toMatchObject({ code: 0 });
  await house.ctx.settled();
  const { orderId } = await storedIntent(house, id);
  expect(followed(house)).toEqual([{ tracker: { tracking_code: 'EZ4000000004', carrier: 'UPS' } }]);
  expect(await orderOf(house, orderId ?? '')).toMatchObject({ status: 'processing' });
  house.sandbox.faults.remove(away.id);
  await askSilentParcels(house.ctx);
  expect(followed(house), 'asked for a moment ago').toHaveLength(1);
  house.advanceClock(25 * HOUR_MS);
  await askSilentParcels(house.ctx);
  expect(followed(house)).toHaveLength(2);
  expect(await orderOf(house, orderId ?? '')).toMatchObject({ status: 'delivered' });
});

test('codes that the carrier side rejects do not stop others from being polled', async () => {
  await using house = await openHouse();
  const { orm } = house.ctx.db;
  // More of them than the consecutive faults that end a run.
  const [first, second] = [await buy(house, { parcels: 3 }), await buy(house, { name: 'Zoë' })];
  await days(house, 20);
  await orm
    .update(shipments)
    .set({ upstreamShipmentId: '', trackingCode: '1Z999AA1' })
    .where(eq(shipments.orderId, first.orderId));
  await askSilentParcels(house.ctx);
  expect(followed(house)).toHaveLength(3);
  expect(await orderOf(house, second.orderId)).toMatchObject({ status: 'delivered' });
});

test('a server shutting down polls only the current parcel, and the others at the next start', async () => {
  const { opened: slow, open: answer } = createGate();
  const asked: string[] = [];
  const carrier = (real: CarrierPort): CarrierPort => ({
    ...real,
    async findNews(id, now) {
      asked.push(id);
      await slow;
      return real.findNews(id, now);
    },
  });
  await using house = await openHouse({ wrap: { carrier } });
  await buy(house, { parcels: 3 });
  await days(house, 2);
  const jobs = startJobs(house.ctx);
  await expect.poll(() => asked).toHaveLength(1);
  const stopped = jobs.stop();
  answer();
  await stopped;
  expect(asked).toHaveLength(1);
  await askSilentParcels(house.ctx);
  expect(new Set(asked).size).toBe(3);
  expect(asked).toHaveLength(3);
});
