// A parcel to which something happens on its way: it says why, its customer hears of it, and in the end it arrives.
import { afterAll, expect, test } from 'vitest';
import type { TrackingUpdate } from '#contract/tracking.ts';
import { outbox } from '#server/db/schema.ts';
import { bookAndSettle } from '../support/booking.ts';
import { anAddress, aShipment } from '../support/factories.ts';
import { openHouse } from '../support/house.ts';
import { storedOrder, TRACKING_PATH } from '../support/tracking.ts';

const house = await openHouse({ listen: true });
afterAll(() => house.close());
await house.ctx.carrier.ensureWebhook?.(`${house.url}${TRACKING_PATH}`, house.ctx.clock());

/** Time passes in pieces, as it does: what is over before anybody heard of it is no news. */
async function passDays(days: number): Promise<void> {
  for (let hour = 0; hour < days * 24; hour += 6) {
    house.sandbox.clock.advance(6 * 3_600_000);
    await house.sandbox.settled();
  }
}

test.each([
  ['WEATHER', 'delivery_delayed', 'weather_delay', false],
  ['DAMAGED', 'on_hold', 'carrier_damaged_parcel', true],
  ['CUSTOMSDOCS', 'on_hold', 'customs_documentation', true],
  ['DUTIESDUE', 'on_hold', 'customs_duties_unpaid', true],
  ['NOTHOME', 'delivery_failed', 'consignee_not_home', true],
])('%s: the parcel is %s because of %s, and arrives a day later', async (word, status, reason, isTold) => {
  const session = await house.logIn('gold@example.com');
  const toAddress = anAddress({ name: `Chloé ${word}`, city: 'Paris', zip: '75001', country: 'FR' });
  const { id, orderId } = await bookAndSettle(house, session, { shipment: aShipment({ toAddress }) });
  if (!orderId) throw new Error('No order');
  await passDays(8);
  expect(await storedOrder(house, orderId)).toMatchObject({ status: 'delivered' });
  const reply = await session.get(`/api/tracking-updates/${orderId}`);
  const { trackingUpdates } = reply.json<{ trackingUpdates: TrackingUpdate[] }>();
  expect(trackingUpdates).toContainEqual(expect.objectContaining({ status, reason }));
  expect(trackingUpdates[0]?.status).toBe('delivered');
  const mails = await house.ctx.db.orm.select().from(outbox);
  const problems = mails.filter(({ kind, data }) => kind === 'parcel-problem' && data['intentId'] === id);
  expect(problems.map(({ data }) => data)).toEqual(
    isTold ? [expect.objectContaining({ problem: status, reason })] : [],
  );
});

test('a parcel that nobody takes comes back to its sender', async () => {
  const session = await house.logIn('gold@example.com');
  const toAddress = anAddress({ name: 'Chloé SENDBACK', city: 'Paris', zip: '75001', country: 'FR' });
  const { orderId } = await bookAndSettle(house, session, { shipment: aShipment({ toAddress }) });
  if (!orderId) throw new Error('No order');
  await passDays(8);
  expect(await storedOrder(house, orderId)).toMatchObject({ status: 'problem', shownStatus: 'problem' });
});

test('the address that the start prints shows the sandbox, with buttons for its clock', async () => {
  for (const path of ['/', '/__sandbox']) {
    const reply = await fetch(house.sandbox.url + path);
    expect([path, reply.status]).toEqual([path, 200]);
    expect(await reply.text()).toContain('+ 1d</button>');
  }
});
