// The saving of a smaller box: the difference of two real quotes, requested once, for the owner only, never in the way.
import { expect, test } from 'vitest';
import type { Rate, RatesReply } from '#contract/rates.ts';
import type { Saving } from '#contract/saving.ts';
import type { Parcel } from '#domain/parcel.ts';
import type { Shipment } from '#domain/shipment.ts';
import { quotes } from '#server/db/schema.ts';
import { anAddress, aParcel, aShipment } from '../support/factories.ts';
import { type House, openHouse, type Session } from '../support/house.ts';

const newYork = anAddress({
  name: 'Zoë Quinn',
  country: 'US',
  zip: '10118',
  city: 'New York',
  state: 'NY',
});
const toNewYork = (...parcels: Partial<Parcel>[]): Shipment =>
  aShipment({ toAddress: newYork, packages: parcels.map((parcel) => aParcel(parcel)) });
const bulky = { length: 60, width: 40, height: 40, weight: 7 };

async function ratesOf(session: Session, shipment: Shipment): Promise<Rate[]> {
  const reply = await session.post('/api/rates', shipment);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<RatesReply>().rates;
}

function named(rates: readonly Rate[], carrier: string, service?: string): Rate {
  const rate = rates.find((one) => one.carrier === carrier && (!service || one.service === service));
  if (!rate) throw new Error(`No rate of ${carrier}`);
  return rate;
}

async function savingOf(session: Session, rateId: string): Promise<Saving | null> {
  const reply = await session.post('/api/rates/saving', { rateId });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<{ saving: Saving | null }>().saving;
}

const asked = (house: House): number =>
  house.sandbox.journal.list({ method: 'POST', path: '*/shipments' }).length;

test('the saving is the difference of two real quotes, with every carrier that bills by volume', async () => {
  await using house = await openHouse();
  const session = await house.logIn();
  const before = await ratesOf(session, toNewYork(bulky));
  const after = await ratesOf(session, toNewYork({ ...bulky, height: 39 }));
  for (const carrier of ['DHL Express', 'UPS', 'FedEx']) {
    const rate = named(before, carrier);
    const smaller = named(after, carrier, rate.service);
    expect(await savingOf(session, rate.id), carrier).toEqual({
      parcel: 0,
      side: 'height',
      cm: 1,
      billedKg: 19,
      priceCents: smaller.priceCents,
      savingCents: rate.priceCents - smaller.priceCents,
      netSavingCents: rate.priceBreakdown.netPrice - smaller.priceBreakdown.netPrice,
    });
    expect(smaller.priceCents).toBeLessThan(rate.priceCents);
  }
});

test('the permanent discount of the account is in both prices', async () => {
  await using house = await openHouse();
  const gold = await house.logIn('rabatt@example.com');
  const rate = named(await ratesOf(gold, toNewYork(bulky)), 'UPS');
  const full = named(await ratesOf(await house.logIn(), toNewYork(bulky)), 'UPS', rate.service);
  expect(rate.priceCents).toBeLessThan(full.priceCents);
  const smaller = named(await ratesOf(gold, toNewYork({ ...bulky, height: 39 })), 'UPS', rate.service);
  expect(await savingOf(gold, rate.id)).toMatchObject({
    priceCents: smaller.priceCents,
    savingCents: rate.priceCents - smaller.priceCents,
  });
});

test('of several parcels the one that has to be smaller is named', async () => {
  await using house = await openHouse();
  const session = await house.logIn();
  const rate = named(await ratesOf(session, toNewYork({ weight: 9 }, bulky)), 'UPS');
  expect(await savingOf(session, rate.id)).toMatchObject({ parcel: 1, side: 'height', cm: 1, billedKg: 28 });
});

test('a parcel heavier than its volumetric weight has no saving, and no carrier is asked', async () => {
  await using house = await openHouse();
  const session = await house.logIn();
  const rate = named(await ratesOf(session, toNewYork({ ...bulky, weight: 25 })), 'UPS');
  const before = asked(house);
  expect(before).toBeGreaterThan(0);
  expect(await savingOf(session, rate.id)).toBeNull();
  expect(asked(house)).toBe(before);
});

test('a hub route has no saving, and no carrier is asked', async () => {
  await using house = await openHouse();
  const session = await house.logIn();
  const rate = (await ratesOf(session, toNewYork(bulky))).find(({ isHub }) => isHub);
  const before = asked(house);
  expect(await savingOf(session, rate?.id ?? '')).toBeNull();
  expect(asked(house)).toBe(before);
});

test('a rate is requested once, even by two at the same time, and leaves nothing that could be bought', async () => {
  await using house = await openHouse();
  const session = await house.logIn();
  const rate = named(await ratesOf(session, toNewYork(bulky)), 'UPS');
  const before = asked(house);
  const stored = await house.ctx.db.orm.select().from(quotes);
  const both = await Promise.all([savingOf(session, rate.id), savingOf(session, rate.id)]);
  const answers = [...both, await savingOf(session, rate.id)];
  expect(asked(house)).toBe(before + 1);
  expect(answers[0]).not.toBeNull();
  expect(answers[1]).toEqual(answers[0]);
  expect(answers[2]).toEqual(answers[0]);
  expect(await house.ctx.db.orm.select().from(quotes)).toEqual(stored);
});

test('a failing carrier yields no saving, and is asked again the next time', async () => {
  let isAway = false;
  await using house = await openHouse({
    wrap: {
      carrier: (real) => ({
        ...real,
        rate: (carrier, ...rest) =>
          isAway
            ? Promise.resolve({ rates: [], messages: [{ carrier, reason: 'unavailable' }] })
            : real.rate(carrier, ...rest),
      }),
    },
  });
  const session = await house.logIn();
  const rate = named(await ratesOf(session, toNewYork(bulky)), 'UPS');
  isAway = true;
  expect(await savingOf(session, rate.id)).toBeNull();
  isAway = false;
  expect(await savingOf(session, rate.id)).toMatchObject({ cm: 1 });
});

test('a larger cut is tried where the smaller one costs the same, at most three times', async () => {
  let isFlat = 2;
  let tries = 0;
  const costs = new Map<string, number>();
  await using house = await openHouse({
    wrap: {
      carrier: (real) => ({
        ...real,
        async rate(carrier, shipment, options) {
          const answer = await real.rate(carrier, shipment, options);
          if (carrier !== 'UPS') return answer;
          if (shipment.packages[0]?.height === bulky.height) {
            for (const { service, costCents } of answer.rates) costs.set(service, costCents);
            return answer;
          }
          tries += 1;
          if (tries > isFlat) return answer;
          // A weight band: the smaller box costs the same as the larger one.
          const rates = answer.rates.map((rate) => ({ ...rate, costCents: costs.get(rate.service) ?? 0 }));
          return { ...answer, rates };
        },
      }),
    },
  });
  const session = await house.logIn();
  const shipment = toNewYork(bulky);
  const first = named(await ratesOf(session, shipment), 'UPS');
  expect(await savingOf(session, first.id)).toMatchObject({ side: 'height', billedKg: 18 });
  expect(tries).toBe(3);
  isFlat = 99;
  tries = 0;
  const second = named(await ratesOf(session, shipment), 'UPS');
  expect(await savingOf(session, second.id)).toBeNull();
  expect(tries).toBe(3);
});

test('somebody else’s rate, an unknown one and an expired one are refused', async () => {
  await using house = await openHouse();
  const session = await house.logIn();
  const { id } = named(await ratesOf(session, toNewYork(bulky)), 'UPS');
  const ask = async (one: Session, rateId: unknown) =>
    (await one.post('/api/rates/saving', { rateId })).statusCode;
  expect(await ask(await house.logIn('gold@example.com'), id)).toBe(404);
  expect(await ask(house.visitor(), id)).toBe(401);
  expect(await ask(session, 'q_unknown.0')).toBe(404);
  expect(await ask(session, 7)).toBe(400);
  house.advanceClock(24 * 60 * 60_000);
  expect(await ask(await house.logIn(), id)).toBe(409);
});

test('a guest may ask, and has to wait after asking too often', async () => {
  await using house = await openHouse();
  const guest = house.visitor();
  const rates = await ratesOf(guest, toNewYork(bulky));
  expect(await savingOf(guest, named(rates, 'UPS').id)).toMatchObject({ cm: 1 });
  for (let times = 1; times < 30; times += 1) await house.ctx.throttles.savingByAccount.attempt('127.0.0.1');
  const reply = await guest.post('/api/rates/saving', { rateId: named(rates, 'FedEx').id });
  expect(reply.statusCode).toBe(429);
  const another = house.visitor();
  const theirs = named(await ratesOf(another, toNewYork(bulky)), 'UPS').id;
  expect((await another.post('/api/rates/saving', { rateId: theirs })).statusCode, 'a new guest').toBe(429);
  expect(await savingOf(guest, named(rates, 'UPS').id), 'known already').toMatchObject({ cm: 1 });
});
