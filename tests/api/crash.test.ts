// A process dies between any two moves of a checkout and is restarted: it continues unaided, and one label exists.
import { expect, test } from 'vitest';
import { pickupDays } from '#domain/pickup.ts';
import { files, outbox } from '#server/db/schema.ts';
import { resumeCheckouts } from '#server/use-cases/checkout/resume-checkouts.ts';
import { aParcel, aShipment } from '../support/factories.ts';
import {
  askRates,
  book,
  completeLostPurchase,
  intentOf,
  purchasesAt,
  rateOf,
  resume,
} from '../support/booking.ts';
import { crashAt, crashPoints } from '../support/crash.ts';
import { createGate } from '../support/gate.ts';
import { openHouse } from '../support/house.ts';

/** Longer than a claim lasts without renewal. */
const LEASE_MS = 7_000;

const withPickup = () => {
  // Not on the first day: between seven and eight in the morning its window starts at eleven, in three hours.
  const [, day = ''] = pickupDays(new Date());
  return aShipment({
    packages: [aParcel(), aParcel()],
    services: { pickup: true },
    pickupDate: { date: day, timeFrom: '11:00', timeTo: '16:00' },
  });
};

test.each(crashPoints)('killed %s, the checkout is finished by the next process', async (point) => {
  const crash = crashAt(point);
  await using house = await openHouse({ now: new Date(), wrap: crash });
  const session = await house.logIn('gold@example.com');
  const rate = rateOf(await askRates(session, withPickup()), 'UPS');
  const opened = await book(session, { rateId: rate.id });
  expect(opened.statusCode, opened.body).toBe(200);
  await crash.happened;

  await house.restart();
  expect(await resumeCheckouts(house.ctx), 'the claim of the dead process still holds').toBe(0);
  house.advanceClock(LEASE_MS);
  await resume(house);

  const intent = await intentOf(session, opened.json<{ intentId: string }>().intentId);
  expect(intent).toMatchObject({ status: 'completed', terminal: true });
  expect(intent.packages.every(({ labelUrl, trackingCode }) => labelUrl && trackingCode)).toBe(true);
  expect(intent.pickup).toBe('confirmed');
  expect(house.sandbox.journal.list({ method: 'POST', path: /\/pickups\/[^/]+\/buy$/ })).toHaveLength(1);
  expect(purchasesAt(house).filter(({ path }) => path.includes('/orders/'))).toHaveLength(1);
  const { orders } = (await session.get('/api/dashboard/orders-fixed')).json<{ orders: unknown[] }>();
  expect(orders).toHaveLength(1);
});

test('a checkout that two processes resume at once is finished once', async () => {
  const crash = crashAt('before buy');
  await using house = await openHouse({ wrap: crash });
  const session = await house.logIn('gold@example.com');
  const rate = rateOf(await askRates(session), 'UPS');
  await book(session, { rateId: rate.id });
  await crash.happened;
  await house.restart();
  house.advanceClock(LEASE_MS);
  await Promise.all([1, 2, 3, 4].map(() => resume(house)));
  expect(purchasesAt(house)).toHaveLength(1);
  expect((await session.get('/api/dashboard/stats')).json()).toMatchObject({ totalOrders: 1 });
});

test('an upstream that is down for a while only costs time', async () => {
  await using house = await openHouse();
  const session = await house.logIn('gold@example.com');
  const rate = rateOf(await askRates(session), 'UPS');
  house.sandbox.faults.add({ match: { path: '/easypost/labels' }, mode: '500', times: 4 });
  const opened = await book(session, { rateId: rate.id });
  await house.ctx.settled();
  const { intentId } = opened.json<{ intentId: string }>();
  expect(await intentOf(session, intentId)).toMatchObject({ status: 'label_purchased', terminal: false });
  for (let round = 0; round < 5; round += 1) {
    house.advanceClock(60_000);
    await resume(house);
  }
  expect(await intentOf(session, intentId)).toMatchObject({ status: 'completed' });
  expect(purchasesAt(house)).toHaveLength(1);
});

test('a worker that comes back after its claim was taken over writes nothing', async () => {
  const { opened: asleep, open: wakeUp } = createGate();
  let first = true;
  await using house = await openHouse({
    wrap: {
      carrier: (real) => ({
        ...real,
        async fetchLabel(label) {
          const file = await real.fetchLabel(label);
          if (first) {
            first = false;
            await asleep;
          }
          return file;
        },
      }),
    },
  });
  const session = await house.logIn('gold@example.com');
  const rate = rateOf(await askRates(session), 'UPS');
  await book(session, { rateId: rate.id });
  await expect.poll(() => first).toBe(false);
  const takeOver = () => {
    house.advanceClock(LEASE_MS);
    return resumeCheckouts(house.ctx);
  };
  // Now and then the sleeper renews its claim at the very same moment.
  await expect.poll(takeOver).toBe(1);
  const stored = () => house.ctx.db.orm.select({ id: files.id }).from(files);
  const mails = () => house.ctx.db.orm.select({ id: outbox.id }).from(outbox);
  await expect.poll(async () => [(await stored()).length, (await mails()).length]).toEqual([1, 1]);
  wakeUp();
  await house.ctx.settled();
  expect([(await stored()).length, (await mails()).length]).toEqual([1, 1]);
});

test.each(['cut-before', 'html', '500-after'] as const)(
  'a purchase answered with %s is read back and never sent again; a label that turns up late is used',
  async (mode) => {
    await using house = await openHouse();
    const session = await house.logIn('gold@example.com');
    const rate = rateOf(await askRates(session), 'UPS');
    house.sandbox.faults.add({ match: { method: 'POST', path: /\/buy$/ }, mode, times: 1 });
    if (mode === '500-after')
      house.sandbox.faults.add({ match: { method: 'GET', path: /\/shipments\// }, mode: '500' });
    const { intentId } = (await book(session, { rateId: rate.id })).json<{ intentId: string }>();
    await house.ctx.settled();
    house.sandbox.faults.clear();
    expect(await intentOf(session, intentId)).toMatchObject({ status: 'paid', terminal: false });
    if (mode === 'cut-before' || mode === 'html') await completeLostPurchase(house);
    house.advanceClock(60_000);
    await resume(house);
    expect(await intentOf(session, intentId)).toMatchObject({ status: 'completed' });
    expect((await session.get('/api/dashboard/stats')).json()).toMatchObject({ totalOrders: 1 });
  },
);

test('a purchase that never turns up goes to the operator after a quarter of an hour, and is not sent again', async () => {
  await using house = await openHouse();
  const session = await house.logIn('gold@example.com');
  const rate = rateOf(await askRates(session), 'UPS');
  house.sandbox.faults.add({ match: { method: 'POST', path: /\/buy$/ }, mode: 'cut-before', times: 1 });
  const { intentId } = (await book(session, { rateId: rate.id })).json<{ intentId: string }>();
  await house.ctx.settled();
  for (let round = 0; round < 12; round += 1) {
    house.advanceClock(300_000);
    await resume(house);
  }
  expect(await intentOf(session, intentId)).toMatchObject({
    status: 'paid_label_failed',
    errorMessage: 'label_outcome_unknown',
    trackingCode: null,
  });
  expect(purchasesAt(house)).toHaveLength(1);
});
