// A parcel with an incident: tracking says why, the customer is told, and in the end it arrives.
import { afterAll, expect, test } from 'vitest';
import type { TrackingUpdate } from '#contract/tracking.ts';
import { CARRIERS } from '#sandbox/easypost/carrier-accounts.ts';
import { incidentFor } from '#sandbox/easypost/incidents.ts';
import { outbox } from '#server/db/schema.ts';
import { reasonFromWire, statusFromWire } from '#server/gateways/easypost/tracking-status.ts';
import { bookAndSettle } from '../support/booking.ts';
import { anAddress, aShipment } from '../support/factories.ts';
import { openHouse } from '../support/house.ts';
import { refundByApi, HOUR_MS, onlyRefund, passTime } from '../support/refunding.ts';
import { storedOrder, TRACKING_PATH } from '../support/tracking.ts';

const house = await openHouse({ listen: true });
afterAll(() => house.close());
await house.ctx.carrier.ensureWebhook(`${house.url}${TRACKING_PATH}`, house.ctx.clock());

/** Time passes in steps, as in reality: an incident over before it was reported is no news. */
async function passDays(days: number): Promise<void> {
  for (let hour = 0; hour < days * 24; hour += 6) {
    house.sandbox.clock.advance(6 * 3_600_000);
    await house.sandbox.settled();
  }
}

const incidents = [
  ['WEATHER', 'delivery_delayed', 'weather_delay', false],
  ['DAMAGED', 'on_hold', 'carrier_damaged_parcel', true],
  ['CUSTOMSDOCS', 'on_hold', 'customs_documentation', true],
  ['DUTIESDUE', 'on_hold', 'customs_duties_unpaid', true],
  ['NOTHOME', 'delivery_failed', 'consignee_not_home', true],
] as const;

test.each(incidents)(
  '%s: the parcel is %s because of %s, and arrives a day later',
  async (word, status, reason, isTold) => {
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
  },
);

const told = incidents.flatMap(([word, status, reason]) =>
  CARRIERS.map((carrier) => [word, status, reason, carrier] as const),
);

test.each(told)(
  '%s is %s because of %s in %s wording, too, and is over a day later',
  (word, status, reason, carrier) => {
    const incident = incidentFor({ name: word, company: null }, carrier);
    if (!incident) throw new Error(`No incident ${word}`);
    const read = ([wireStatus, status_detail, message]: readonly [string, string, string]) => {
      const said = { status: wireStatus, status_detail, message };
      const ours = statusFromWire(said);
      return [ours, reasonFromWire(said, ours)];
    };
    expect(read(incident.happens)).toEqual([status, reason]);
    expect(read(incident.then)).toEqual([word === 'NOTHOME' ? 'out_for_delivery' : 'in_transit', null]);
  },
);

test('FedEx reports forecasts and one courier: the owner sees no forecast and one courier', async () => {
  const session = await house.logIn('gold@example.com');
  const toAddress = anAddress({ city: 'Paris', zip: '75001', country: 'FR' });
  const { orderId } = await bookAndSettle(house, session, {
    shipment: aShipment({ toAddress }),
    carrier: 'FedEx',
  });
  if (!orderId) throw new Error('No order');
  await passDays(8);
  const reply = await session.get(`/api/tracking-updates/${orderId}`);
  const { trackingUpdates } = reply.json<{ trackingUpdates: TrackingUpdate[] }>();
  expect(trackingUpdates.map(({ status }) => status).reverse()).toEqual([
    'pending',
    'pending',
    'picked_up',
    'in_transit',
    'in_transit',
    'in_transit',
    'out_for_delivery',
    'delivered',
  ]);
});

/** So that the carrier is asked at once. */
async function giveBackParcel(name: string): Promise<string> {
  const session = await house.logIn('gold@example.com');
  const toAddress = anAddress({ name, city: 'Paris', zip: '75001', country: 'FR' });
  const { orderId } = await bookAndSettle(house, session, { shipment: aShipment({ toAddress }) });
  if (!orderId) throw new Error('No order');
  await refundByApi(session, { shipmentId: orderId });
  await house.ctx.settled();
  return orderId;
}

test.each(['REFUNDNO', 'REFUNDNO REFUNDLATE'])(
  'a parcel whose refund is rejected (%s) does not move until then, and then travels',
  async (name) => {
    const orderId = await giveBackParcel(name);
    const days = name.includes('LATE') ? 9 : 0;
    await passDays(days);
    expect((await storedOrder(house, orderId)).parcels[0]?.status).toBe('created');
    await passDays(10);
    expect((await storedOrder(house, orderId)).parcels[0]?.status).toBe('delivered');
  },
);

test('a voided label is never scanned, unless its parcel is handed over all the same', async () => {
  const [kept, used] = [await giveBackParcel('Chloé'), await giveBackParcel('Chloé USEDVOID')];
  await passTime(house, HOUR_MS);
  expect(await onlyRefund(house, kept)).toMatchObject({ state: 'money_refunded', attention: null });
  expect(await onlyRefund(house, used)).toMatchObject({ state: 'money_refunded', attention: null });
  await passDays(8);
  expect(await onlyRefund(house, kept)).toMatchObject({ attention: null });
  expect(await onlyRefund(house, used)).toMatchObject({ attention: 'label_used' });
});

test('a parcel that nobody accepts comes back to its sender', async () => {
  const session = await house.logIn('gold@example.com');
  const toAddress = anAddress({ name: 'Chloé SENDBACK', city: 'Paris', zip: '75001', country: 'FR' });
  const { orderId } = await bookAndSettle(house, session, { shipment: aShipment({ toAddress }) });
  if (!orderId) throw new Error('No order');
  await passDays(8);
  expect(await storedOrder(house, orderId)).toMatchObject({ status: 'problem', shownStatus: 'problem' });
});

test('the address printed at startup shows the sandbox, with buttons for its clock', async () => {
  for (const path of ['/', '/__sandbox']) {
    const reply = await fetch(house.sandbox.url + path);
    expect([path, reply.status]).toEqual([path, 200]);
    expect(await reply.text()).toContain('+ 1d</button>');
  }
});
