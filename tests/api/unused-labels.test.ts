// Labels that nobody uses: their owner hears of them while the carrier still takes them back (0045).
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { DAY_MS } from '#domain/durations.ts';
import { orders, outbox, refunds, shipments } from '#server/db/schema.ts';
import { remindOfUnusedLabels } from '#server/use-cases/refunds/remind-of-unused-labels.ts';
import { type House, openHouse } from '../support/house.ts';
import { type Bought, buy, refundByApi } from '../support/refunding.ts';

async function reminders(house: House): Promise<(typeof outbox.$inferSelect)[]> {
  await remindOfUnusedLabels(house.ctx);
  return house.ctx.db.orm.select().from(outbox).where(eq(outbox.kind, 'label-unused'));
}

test('who has not used labels is told once, ten days before their carrier no longer takes them back', async () => {
  await using house = await openHouse();
  const { intent } = await buy(house, { parcels: 2 });
  expect(intent.carrier).toBe('UPS');
  house.advanceClock(80 * DAY_MS - 60_000);
  expect(await reminders(house), 'too early').toEqual([]);
  house.advanceClock(60_000);
  for (let turn = 0; turn < 2; turn += 1) {
    expect(await reminders(house)).toMatchObject([
      {
        recipient: 'gold@example.com',
        data: {
          orderNumber: intent.orderNumber,
          hasAccount: true,
          carrier: 'UPS',
          labels: 2,
          until: new Date(Date.parse(intent.createdAt) + 90 * DAY_MS).toISOString(),
        },
      },
    ]);
    house.advanceClock(9 * DAY_MS);
  }
});

const orm = ({ ctx }: House) => ctx.db.orm;

test.for<[why: string, happen: (house: House, bought: Bought) => Promise<unknown>]>([
  ['is on its way', (house) => orm(house).update(shipments).set({ status: 'in_transit' })],
  ['is not ready yet', (house) => orm(house).update(orders).set({ shownStatus: 'processing' })],
  ['is held', (house) => orm(house).update(orders).set({ exportHold: true })],
  ['waits at the hub', (house) => orm(house).update(shipments).set({ leg: 1 })],
  ['was made by hand', (house) => orm(house).update(shipments).set({ upstreamShipmentId: '' })],
  ['is being given back', (_, { session, orderId }) => refundByApi(session, { shipmentId: orderId })],
  [
    'was not taken back',
    async (house, { session, orderId }) => {
      await refundByApi(session, { shipmentId: orderId });
      await orm(house).update(refunds).set({ state: 'rejected' });
      await orm(house).update(orders).set({ shownStatus: 'ready_for_carrier' });
    },
  ],
  ['has a carrier with less time', (house) => orm(house).update(shipments).set({ carrier: 'USPS' })],
  ['has a carrier without a known limit', (house) => orm(house).update(shipments).set({ carrier: 'DPD' })],
  ['is too old', (house) => Promise.resolve(house.advanceClock(10 * DAY_MS))],
])('nobody is reminded of a label that %s', async ([, happen]) => {
  await using house = await openHouse();
  const bought = await buy(house);
  await happen(house, bought);
  house.advanceClock(80 * DAY_MS);
  expect(await reminders(house)).toEqual([]);
});
