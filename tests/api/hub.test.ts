// Hub routes in a quote: who is offered them, with which legs, at what price, and what stays secret (R59, C-19, C-26).
import { afterAll, expect, test } from 'vitest';
import type { Rate, RatesLine } from '#contract/rates.ts';
import { findQuote } from '#server/db/quotes.ts';
import { quoteRates } from '#server/use-cases/rates/quote-rates.ts';
import { askRates } from '../support/booking.ts';
import { anAddress, aParcel, aShipment, batteries } from '../support/factories.ts';
import { openHouse } from '../support/house.ts';

const house = await openHouse();
afterAll(() => house.close());

const toNewYork = anAddress({
  street1: '350 5th Ave',
  city: 'New York',
  state: 'NY',
  zip: '10118',
  country: 'US',
});
const fromLyon = anAddress({ city: 'Lyon', zip: '69001', country: 'FR' });
const hubsOf = ({ rates }: { rates: Rate[] }): Rate[] => rates.filter(({ isHub }) => isHub);

test('DE → US is offered through the hub as economy, express and priority, each with two legs', async () => {
  const hubs = hubsOf(await askRates(await house.logIn(), aShipment({ toAddress: toNewYork })));
  expect(hubs.map(({ label }) => label).toSorted()).toEqual(['HUB Economy', 'HUB Express', 'HUB Priority']);
  for (const { hubInfo, carrier, service, ...rate } of hubs) {
    const [first, second] = hubInfo?.segments ?? [];
    expect(carrier).toBe(`${first?.carrier} + ${second?.carrier}`);
    expect(service).toBe(`${first?.service} + ${second?.service}`);
    expect(first).toMatchObject({ from: 'DE', to: 'DE', currency: 'EUR' });
    expect(second).toMatchObject({ from: 'DE', to: 'US', currency: 'EUR' });
    expect((first?.priceCents ?? 0) + (second?.priceCents ?? 0)).toBe(rate.priceBreakdown.basePrice);
    expect(first?.price).toBe(((first?.priceCents ?? 0) / 100).toFixed(2));
    expect(rate.priceCents).toBe(rate.priceBreakdown.totalPrice);
    expect(rate).toMatchObject({
      route: 'DE → DE → US',
      total_price: rate.rate,
      estimated_days: rate.deliveryDays,
      carriers: [first?.carrier, second?.carrier],
      services: [first?.service, second?.service],
      breakdown: [first, second].map((leg) => ({
        carrier: leg?.carrier,
        service: leg?.service,
        price: leg?.price,
        currency: 'EUR',
      })),
    });
    expect(hubInfo?.estimatedDays).toBe(
      (first?.deliveryDays ?? 0) + (hubInfo?.handlingDays ?? 0) + (second?.deliveryDays ?? 0),
    );
  }
});

test('carriers that cannot be booked directly carry to the hub', async () => {
  const { rates, messages } = await askRates(
    await house.logIn(),
    aShipment({
      fromAddress: fromLyon,
      toAddress: anAddress({ country: 'CH', zip: '8001', city: 'Zürich' }),
    }),
  );
  expect(messages).toContainEqual({ carrier: 'DPD', service: 'Classic', reason: 'not_direct' });
  const economy = rates.find(({ label }) => label === 'HUB Economy');
  expect(economy).toMatchObject({ route: 'FR → DE → CH' });
  expect(['DPD', 'UPS']).toContain(economy?.hubInfo?.segments[0]?.carrier);
  const viaDpd = await askRates(
    await house.logIn(),
    aShipment({ toAddress: toNewYork, packages: [aParcel({ weight: 1 })] }),
  );
  expect(hubsOf(viaDpd).map(({ hubInfo }) => hubInfo?.segments[0]?.carrier)).toContain('DPD');
});

test.each([
  ['DE → FR', aShipment()],
  ['US → BR', aShipment({ fromAddress: toNewYork, toAddress: anAddress({ country: 'BR', state: 'SP' }) })],
])('%s is not offered through the hub, costs no extra request and gets no message', async (_, shipment) => {
  await using own = await openHouse();
  const { rates, messages } = await askRates(await own.logIn(), shipment);
  expect(hubsOf({ rates })).toEqual([]);
  expect(messages.filter(({ carrier }) => carrier === 'HUB')).toEqual([]);
  const asked = own.sandbox.journal.list().filter(({ path }) => path.endsWith('/shipments'));
  expect(asked.length).toBe(5);
});

test('without a hub in the configuration there are no hub routes', async () => {
  await using own = await openHouse({ config: { hub: null } });
  const reply = await askRates(await own.logIn(), aShipment({ toAddress: toNewYork }));
  expect(hubsOf(reply)).toEqual([]);
  expect(reply.rates.length).toBeGreaterThan(3);
});

test('a carrier that is silent about its leg leaves the routes of the others', async () => {
  await using own = await openHouse({ config: { carrierSoftLimitMs: 3_000 } });
  // UPS is slow for every recipient in this postcode, so the second leg is without UPS.
  const reply = await askRates(await own.logIn(), aShipment({ toAddress: { ...toNewYork, zip: '99901' } }));
  const hubs = hubsOf(reply);
  expect(hubs.map(({ label }) => label).toSorted()).toEqual(['HUB Economy', 'HUB Express', 'HUB Priority']);
  expect(hubs.some(({ hubInfo }) => hubInfo?.segments[1]?.carrier === 'UPS')).toBe(false);
});

test('when no leg is available the route is named with the reason, and the direct rates are offered', async () => {
  await using own = await openHouse();
  const wrapped = own.ctx.carrier;
  own.ctx.carrier = {
    ...wrapped,
    rate: async (carrier, shipment, options) =>
      shipment.toAddress.country === 'DE'
        ? { rates: [], messages: [{ carrier, reason: 'not_served' }] }
        : wrapped.rate(carrier, shipment, options),
  };
  const { rates, messages } = await askRates(await own.logIn(), aShipment({ toAddress: toNewYork }));
  expect(messages).toContainEqual({ carrier: 'HUB', service: 'HUB Economy', reason: 'no_leg_to_hub' });
  expect(rates.some(({ carrier }) => carrier === 'UPS')).toBe(true);
});

test('when no carrier can print the address, the route names the overlong field, but never one of the hub’s own', async () => {
  await using own = await openHouse();
  const overlong = { ...toNewYork, city: 'x'.repeat(46) };
  const { rates, messages } = await askRates(await own.logIn(), aShipment({ toAddress: overlong }));
  expect(rates).toEqual([]);
  expect(messages).toContainEqual({
    carrier: 'HUB',
    service: 'HUB Express',
    reason: 'address_too_long',
    tooLong: [{ path: 'toAddress.city', max: 45 }],
  });
  const { hub } = own.ctx.config;
  if (!hub) throw new Error('There is no hub.');
  Object.assign(own.ctx.config, { hub: { ...hub, city: 'x'.repeat(46) } });
  const mine = await askRates(await own.logIn(), aShipment({ toAddress: toNewYork }));
  const hubMessages = mine.messages.filter(({ carrier }) => carrier === 'HUB');
  expect(new Set(hubMessages.map(({ reason }) => reason))).toEqual(new Set(['no_leg_to_hub']));
});

test('batteries are not refused while the carriers that take them have yet to answer', async () => {
  await using own = await openHouse();
  const wrapped = own.ctx.carrier;
  own.ctx.carrier = {
    ...wrapped,
    rate: async (carrier, shipment, options) =>
      ['UPS', 'DPD'].includes(carrier) && shipment.toAddress.country === 'DE'
        ? { rates: [], messages: [{ carrier, reason: 'timeout' }] }
        : wrapped.rate(carrier, shipment, options),
  };
  const shipment = aShipment({ toAddress: toNewYork, services: batteries('integrated') });
  const { messages } = await askRates(await own.logIn(), shipment);
  expect(messages).toContainEqual({ carrier: 'HUB', service: 'HUB Economy', reason: 'timeout' });
});

test('the reply omits costs, references and the second purchase; the stored quote has them', async () => {
  const session = await house.logIn();
  const sent = await session.post('/api/rates', aShipment({ toAddress: toNewYork }));
  expect(sent.body).not.toMatch(/shp_|rate_[0-9a-f]{32}|order_|costCents|reference|"legs"|"hub"/);
  const { quoteId, rates } = sent.json<{ quoteId: string; rates: Rate[] }>();
  const hub = rates.find(({ isHub }) => isHub);
  const { userId } = (await session.get('/api/auth/user')).json<{ userId: string }>();
  const stored = (await findQuote(house.ctx.db.orm, quoteId, userId))?.rates.find(({ id }) => id === hub?.id);
  const [first, second] = stored?.hub?.legs ?? [];
  expect(stored?.costCents).toBe((first?.costCents ?? 0) + (second?.costCents ?? 0));
  expect(stored?.reference).toEqual(first?.reference);
  expect(second?.reference.id).toMatch(/^shp_/);
  expect(second?.reference.id).not.toBe(first?.reference.id);
  expect(stored?.shownCents).toBe(hub?.priceCents);
});

test('a hub rate is repriced with a discount code like any other', async () => {
  const session = await house.logIn();
  const [hub] = hubsOf(await askRates(session, aShipment({ toAddress: toNewYork })));
  const reply = await session.post('/api/rates/price', { rateId: hub?.id, discountCode: 'SEND5' });
  const base = hub?.priceBreakdown.basePrice ?? 0;
  expect(reply.json<{ priceBreakdown: object }>().priceBreakdown).toMatchObject({
    basePrice: base,
    totalPrice: Math.floor((base * 95) / 100),
  });
});

test('mixed batteries take no hub route, and no legs are requested for one', async () => {
  await using own = await openHouse();
  const asked: string[] = [];
  const wrapped = own.ctx.carrier;
  own.ctx.carrier = {
    ...wrapped,
    rate: async (carrier, shipment, options) => {
      asked.push(`${shipment.fromAddress.city} ${shipment.toAddress.city}`);
      return wrapped.rate(carrier, shipment, options);
    },
  };
  const shipment = aShipment({ toAddress: toNewYork, services: batteries('mix') });
  const reply = await askRates(await own.logIn(), shipment);
  expect(hubsOf(reply)).toEqual([]);
  for (const service of ['HUB Economy', 'HUB Express', 'HUB Priority'])
    expect(reply.messages).toContainEqual({ carrier: 'HUB', service, reason: 'lithium_not_carried' });
  expect(new Set(asked)).toEqual(new Set([`${shipment.fromAddress.city} ${shipment.toAddress.city}`]));
  expect(reply.rates.length).toBeGreaterThan(0);
});

test('several parcels go through the hub as two orders; the customs papers belong to the second', async () => {
  await using own = await openHouse();
  const shipment = aShipment({ toAddress: toNewYork, packages: [aParcel(), aParcel({ weight: 7 })] });
  const hubs = hubsOf(await askRates(await own.logIn(), shipment));
  expect(hubs.every(({ hubInfo }) => hubInfo?.segments[0]?.carrier !== 'DHL Paket')).toBe(true);
  const session = await own.logIn();
  const { quoteId } = await askRates(session, shipment);
  const { userId } = (await session.get('/api/auth/user')).json<{ userId: string }>();
  const stored = await findQuote(own.ctx.db.orm, quoteId, userId);
  const legs = stored?.rates.flatMap(({ hub }) => hub?.legs ?? []) ?? [];
  expect(legs.length).toBeGreaterThan(0);
  expect(legs.every(({ reference }) => reference.kind === 'order')).toBe(true);
});

test('streamed direct rates do not wait for the hub, which answers under its own name', async () => {
  await using own = await openHouse();
  const wrapped = own.ctx.carrier;
  const arrived: string[] = [];
  own.ctx.carrier = {
    ...wrapped,
    rate: async (carrier, shipment, options) => {
      const answer = await wrapped.rate(carrier, shipment, options);
      if (shipment.toAddress.country !== 'DE') return answer;
      // The first leg is answered once all direct rates are.
      while (arrived.length < 5) await new Promise((resolve) => setImmediate(resolve));
      return answer;
    },
  };
  let asked: readonly string[] = [];
  await quoteRates(own.ctx, {
    shipment: aShipment({ toAddress: toNewYork }),
    user: { userId: 'usr_x', permanentShipmentDiscount: 0, fixedDiscountCents: 0 },
    now: new Date(),
    signal: new AbortController().signal,
    listener: {
      asked: (carriers) => (asked = carriers),
      answered: ({ carrier }: Extract<RatesLine, { type: 'answered' }>) => arrived.push(carrier),
    },
  });
  expect(asked).toEqual(['DHL Express', 'FedEx', 'UPS', 'DPD', 'DHL Paket', 'HUB']);
  expect(arrived.at(-1)).toBe('HUB');
  expect(arrived.toSorted()).toEqual(asked.toSorted());
});
