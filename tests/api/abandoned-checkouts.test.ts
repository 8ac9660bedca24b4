// Abandoned checkouts: their names and streets are erased after a while.
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { anonymiseAbandonedIntents } from '#server/db/abandoned-checkouts.ts';
import { intents } from '#server/db/schema.ts';
import { startJobs } from '#server/jobs.ts';
import { atPayPal, advanceTime, openPayment, returnFromPayPal, storedIntent } from '../support/booking.ts';
import { anAddress, aShipment } from '../support/factories.ts';
import { type House, openHouse, type Session } from '../support/house.ts';

const DAY_MS = 24 * 60 * 60_000;
const shipment = aShipment({
  fromAddress: anAddress({ name: 'Petra Petersen', street1: 'Geheimweg 7', email: 'gast@example.com' }),
  toAddress: anAddress({
    country: 'BR',
    state: 'RJ',
    zip: '22240-006',
    city: 'Rio',
    customsId: '123.456.789-09',
  }),
});
const NAMED = /Petra|Geheimweg|gast@example|123\.456\.789-09/;

async function abandon(session: Session): Promise<string> {
  const { intentId } = await openPayment(session, 'paypal', { shipment });
  const reply = await session.post(`/api/checkout-intents/${intentId}/cancel`);
  expect(reply.statusCode, reply.body).toBe(200);
  return intentId;
}

async function buy(house: House, guest: Session): Promise<string> {
  const opened = await openPayment(guest, 'paypal', { shipment });
  await atPayPal(house, opened.paypalOrder.id);
  await returnFromPayPal(guest, opened.paypalOrder.id);
  await house.ctx.settled();
  return opened.intentId;
}

const isNamed = async (house: House, id: string): Promise<boolean> =>
  NAMED.test(JSON.stringify(await storedIntent(house, id)));

const blank = ({ ctx }: House, limit = 10): Promise<number> => {
  const createdBefore = new Date(ctx.clock().getTime() - 90 * DAY_MS);
  return ctx.db.transaction((tx) => anonymiseAbandonedIntents(tx, { createdBefore, limit }));
};

test('after ninety days a guest’s or account’s abandoned checkout names nobody; a completed one still does', async () => {
  await using house = await openHouse({ listen: true });
  const abandoned = await abandon(house.visitor());
  const ofAccount = await abandon(await house.logIn());
  const bought = await buy(house, house.visitor());
  await house.ctx.settled();
  // The engine keeps checking for a late payment for a while.
  for (let round = 0; round < 5; round += 1) await advanceTime(house, 60 * 60_000);
  expect((await storedIntent(house, abandoned)).nextAttemptAt).toBeNull();
  house.advanceClock(89 * DAY_MS);
  const young = await abandon(house.visitor());
  expect(await blank(house)).toBe(0);
  house.advanceClock(2 * DAY_MS);
  const before = await storedIntent(house, abandoned);
  const jobs = startJobs(house.ctx);
  await expect.poll(() => isNamed(house, abandoned)).toBe(false);
  await expect.poll(() => isNamed(house, ofAccount)).toBe(false);
  await jobs.stop();
  for (const id of [bought, young]) expect(await isNamed(house, id), id).toBe(true);
  expect(await storedIntent(house, abandoned)).toMatchObject({
    status: 'cancelled',
    providerOrderId: before.providerOrderId,
    shipment: { fromAddress: { country: 'DE', name: '' }, packages: before.shipment.packages },
  });
});

test.each([
  ['an authorized hold', { payment: 'authorized' as const }],
  ['money still to be refunded', { payment: 'captured' as const }],
  ['a reason on the operator’s list', { attention: 'stuck' as const }],
  ['another check due', { nextAttemptAt: new Date() }],
  ['a pickup still to be cancelled', { pickupCancelAt: new Date() }],
  ['a payment the buyer may still make', { status: 'payment_pending' as const }],
])('a checkout with %s is not erased yet', async (_case, change) => {
  await using house = await openHouse({ listen: true });
  const id = await abandon(house.visitor());
  await house.ctx.settled();
  const { payment, attention, nextAttemptAt, pickupCancelAt, status } = await storedIntent(house, id);
  house.advanceClock(91 * DAY_MS);
  const { orm } = house.ctx.db;
  await orm
    .update(intents)
    .set({ nextAttemptAt: null, ...change })
    .where(eq(intents.id, id));
  expect([await blank(house), await isNamed(house, id)]).toEqual([0, true]);
  await orm
    .update(intents)
    .set({ payment, attention, nextAttemptAt, pickupCancelAt, status })
    .where(eq(intents.id, id));
  await orm.update(intents).set({ nextAttemptAt: null }).where(eq(intents.id, id));
  expect([await blank(house), await isNamed(house, id)]).toEqual([1, false]);
});

test('checkouts are blanked in batches, each once, and labels at the carrier side are not handed out either', async () => {
  await using house = await openHouse({ listen: true });
  const guest = house.visitor();
  const ids = [await abandon(guest), await abandon(house.visitor()), await abandon(house.visitor())];
  await house.ctx.settled();
  const label = {
    leg: 0,
    packageIndex: 0,
    trackingCode: 'T1',
    url: 'https://labels.example/1',
    costCents: 1,
  };
  await house.ctx.db.orm
    .update(intents)
    .set({ nextAttemptAt: null, labels: [{ ...label, upstreamShipmentId: 'shp_1' }] })
    .where(eq(intents.status, 'cancelled'));
  house.advanceClock(91 * DAY_MS);
  expect([await blank(house, 2), await blank(house, 2), await blank(house, 2)]).toEqual([2, 1, 0]);
  for (const id of ids)
    expect((await storedIntent(house, id)).labels).toMatchObject([{ url: '', upstreamShipmentId: 'shp_1' }]);
});
