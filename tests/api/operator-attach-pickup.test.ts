// A label made by hand with a pickup arranged by hand: the customer is told the actual pickup day.
import { expect, test } from 'vitest';
import { addDays } from '#domain/calendar.ts';
import { pickupDays } from '#domain/pickup.ts';
import type { CarrierPort } from '#server/gateways/carrier.ts';
import { bookAndSettle, storedIntent } from '../support/booking.ts';
import { anAddress, aShipment } from '../support/factories.ts';
import { type House, openHouse } from '../support/house.ts';
import { mailbox } from '../support/mailbox.ts';
import { aPdf, operate as typed } from '../support/operator-desk.ts';
import { HOUR_MS } from '../support/refunding.ts';

const DAY_MS = 24 * HOUR_MS;

const files = { 'a.pdf': await aPdf('Attached') };
const operate = (at: House, words: string) => typed(at, words, files);

/**
 * Paid by invoice; the pickup was ordered for the first day offered, by a stopped clock: at eight in the morning
 * today is no longer offered.
 */
async function buyCollected(house: House, name: string) {
  const session = await house.logIn('gold@example.com');
  const day = pickupDays(house.ctx.clock())[0] ?? '';
  const { id } = await bookAndSettle(house, session, {
    shipment: aShipment({
      toAddress: anAddress({ name, country: 'FR', zip: '75001', city: 'Paris' }),
      services: { pickup: true },
      pickupDate: { date: day, timeFrom: '11:00', timeTo: '16:00', instructions: 'Hintereingang' },
    }),
  });
  return { id, day };
}

/** As buyCollected, but no label can be bought. */
async function buyUnsold(house: House) {
  const { id, day } = await buyCollected(house, 'LABELFAIL');
  return { id, day, attach: `intents attach-label ${id} --file a.pdf --tracking 1Z999AA1` };
}

test('an operator making a label by hand sees what was paid for, and is told of a pickup not yet arranged', async () => {
  await using house = await openHouse({ now: new Date() });
  const { id, day, attach } = await buyUnsold(house);
  const { out } = await operate(house, `intents show ${id}`);
  for (const said of [
    'Printed books for school lessons',
    '30×20×10',
    'incoterm        DAP',
    `pickup          ${day} 11:00–16:00`,
    'for the driver  Hintereingang',
  ])
    expect(out).toContain(said);
  const attached = await operate(house, attach);
  expect(attached.code).toBe(0);
  expect(attached.out).toContain('The ordered pickup is not arranged; the customer is told.');
});

test('a pickup arranged by hand after the ordered day names its own day, and the order and the mail say it', async () => {
  await using house = await openHouse({ now: new Date() });
  const { id, day, attach } = await buyUnsold(house);
  // Over Christmas or Easter the first day offered is the fifth.
  house.advanceClock(8 * DAY_MS);
  const late = await operate(house, `${attach} --pickup WTJ123`);
  expect(late).toMatchObject({ code: 1 });
  expect(late.out).toContain('give the day of the van with --pickup-date');
  const past = await operate(house, `${attach} --pickup WTJ123 --pickup-date ${addDays(day, 1)}`);
  expect(past).toMatchObject({ code: 1 });
  expect(await storedIntent(house, id)).toMatchObject({ status: 'paid_label_failed', orderId: null });

  const date = pickupDays(house.ctx.clock())[3] ?? '';
  const attached = await operate(house, `${attach} --pickup WTJ123 --pickup-date ${date}`);
  expect(attached, attached.out).toMatchObject({ code: 0 });
  const intent = await storedIntent(house, id);
  const window = { date, timeFrom: '11:00', timeTo: '16:00', instructions: 'Hintereingang' };
  expect(intent).toMatchObject({ pickup: 'confirmed', pickupConfirmation: 'WTJ123' });
  expect(intent.shipment.pickupDate).toEqual(window);
  const orderId = intent.orderId ?? '';
  const session = await house.logIn('gold@example.com');
  expect((await session.get(`/api/orders/${orderId}/record`)).json()).toMatchObject({
    record: { flags: { pickUpDate: date, pickUpTimeFrom: '11:00', pickUpTimeTo: '16:00' } },
  });
  const mail = (await mailbox(house)).find(({ text }) => text.includes('WTJ123'));
  expect(mail?.text).toContain(date.split('-').reverse().join('.'));

  // Once everything is refunded, somebody has to cancel the pickup.
  await operate(house, `orders refund ${orderId} --reason never-used`);
  await house.ctx.settled();
  expect(await storedIntent(house, id)).toMatchObject({ attention: 'pickup_not_cancelled' });
});

test('a pickup arranged by hand for the ordered day needs no other', async () => {
  await using house = await openHouse({ now: new Date() });
  const { id, day, attach } = await buyUnsold(house);
  expect(await operate(house, `${attach} --pickup WTJ123`)).toMatchObject({ code: 0 });
  const intent = await storedIntent(house, id);
  expect(intent).toMatchObject({ pickup: 'confirmed', pickupConfirmation: 'WTJ123' });
  expect(intent.shipment.pickupDate?.date).toBe(day);
});

test('with files alone no pickup is recorded by hand: the ordered one is booked at the carrier', async () => {
  let isAway = true;
  const carrier = (real: CarrierPort): CarrierPort => ({
    ...real,
    fetchLabel: (label) => (isAway ? Promise.reject(new Error('No file today.')) : real.fetchLabel(label)),
  });
  await using house = await openHouse({ now: new Date(), wrap: { carrier } });
  const { id } = await buyCollected(house, 'Chloé Łuc');
  const { status, labels } = await storedIntent(house, id);
  expect(status).toBe('label_purchased');
  const attach = `intents attach-label ${id} --file a.pdf --tracking ${labels?.[0]?.trackingCode ?? ''}`;
  const refused = await operate(house, `${attach} --pickup WTJ123`);
  expect(refused).toMatchObject({ code: 1 });
  expect(refused.out).toContain('leave out --pickup');
  expect(await storedIntent(house, id)).toMatchObject({ status: 'label_purchased', labelsStored: false });

  isAway = false;
  expect(await operate(house, attach)).toMatchObject({ code: 0 });
  const booked = await storedIntent(house, id);
  expect(booked).toMatchObject({ status: 'completed', pickup: 'confirmed' });
  expect(booked.pickupConfirmation).not.toBe('WTJ123');
});

test('a pickup arranged by hand for an order without one is refused, not silently dropped', async () => {
  await using house = await openHouse();
  const { id } = await bookAndSettle(house, await house.logIn('gold@example.com'), {
    shipment: aShipment({
      toAddress: anAddress({ name: 'LABELFAIL', country: 'FR', zip: '75001', city: 'Paris' }),
    }),
  });
  const attach = `intents attach-label ${id} --file a.pdf --tracking 1Z999AA1`;
  const refused = await operate(house, `${attach} --pickup WTJ123`);
  expect(refused).toMatchObject({ code: 1 });
  expect(refused.out).toContain('No pickup was ordered');
  expect(await storedIntent(house, id)).toMatchObject({ status: 'paid_label_failed' });
  expect(await operate(house, attach)).toMatchObject({ code: 0 });
});

test.each([
  ['--pickup-date 2026-11-30', '--pickup-date needs --pickup CODE.'],
  ['--pickup WTJ123 --pickup-date 30.11.', '--pickup-date takes a day: 2026-11-30.'],
])('%s is wrong usage', async (words, sentence) => {
  await using house = await openHouse();
  const { code, out } = await operate(
    house,
    `intents attach-label ci_1 --file a.pdf --tracking 1Z999AA1 ${words}`,
  );
  expect([code, out.split('\n')[0]]).toEqual([2, sentence]);
});
