// Public prices: what they are, how often carriers are asked, and the answers to bad input.
import { afterAll, expect, test } from 'vitest';
import type { quoteCalculator } from '#contract/calculator.ts';
import type { BodyInputOf, ReplyOf } from '#contract/endpoint.ts';
import { ErrorReply } from '#contract/error.ts';
import { landingRates } from '#domain/calculator.ts';
import type { Carrier } from '#domain/carrier.ts';
import { askRates, toNewYork } from '../support/booking.ts';
import { anAddress, aParcel, aShipment } from '../support/factories.ts';
import { type House, openHouse } from '../support/house.ts';

/** For tests that leave nothing behind but cached answers. */
const house = await openHouse();
afterAll(() => house.close());

type Reply = ReplyOf<typeof quoteCalculator>;
type Body = BodyInputOf<typeof quoteCalculator>;

const aQuestion = (change: Partial<Body> = {}): Body => ({
  length: 30,
  width: 20,
  height: 10,
  weight: 2.5,
  fromCountry: 'DE',
  toCountry: 'FR',
  ...change,
});

async function ask(at: House, change: Partial<Body> = {}): Promise<Reply> {
  const reply = await at.visitor().post('/api/widget/rates', aQuestion(change));
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<Reply>();
}

const asked = ({ sandbox }: House): number =>
  sandbox.journal.list().filter(({ method, path }) => method === 'POST' && path.endsWith('/shipments'))
    .length;

const toRio = anAddress({ city: 'Rio de Janeiro', state: 'RJ', zip: '20040-002', country: 'BR' });

test.each([
  ['inside the EU, VAT included', 'FR', anAddress({ city: 'Paris', zip: '75001', country: 'FR' }), undefined],
  ['out of the EU, without VAT', 'US', toNewYork, undefined],
  ['out of the EU, also through the hub', 'BR', toRio, undefined],
  ['with the export declaration required for such a value', 'US', toNewYork, 1000],
])('a price is what a private customer pays: %s', async (_case, toCountry, toAddress, value) => {
  const { rates } = await ask(house, { toCountry, value });
  const session = await house.logIn();
  const shipment = aShipment({ toAddress, packages: [aParcel({ value: value ?? 25 })] });
  const sold = (await askRates(session, shipment)).rates;
  expect(sold.length).toBeGreaterThan(3);
  for (const { carrier, service, priceCents, priceBreakdown, deliveryDays, isHub, label } of sold) {
    const shown = rates.find((rate) => rate.carrier === carrier && rate.service === service);
    expect(shown, `${carrier} ${service}`).toMatchObject({
      priceCents,
      vatCents: priceBreakdown.vatAmount,
      deliveryDays,
      isHub,
      label,
      onlyAsHubLeg: false,
      withExportDeclaration: value === 1000,
    });
  }
});

test('to France there is VAT in the price, to Brazil there is none', async () => {
  const [toFrance, toBrazil] = [await ask(house), await ask(house, { toCountry: 'BR' })];
  for (const { vatCents, priceCents, price } of toFrance.rates) {
    expect(vatCents).toBe(Math.round((priceCents * 19) / 119));
    expect(price).toBe((priceCents / 100).toFixed(2));
  }
  expect(toFrance.rates.every(({ customsCase }) => customsCase === 'inside-eu')).toBe(true);
  expect(toBrazil.rates.length).toBeGreaterThan(3);
  expect(toBrazil.rates.every(({ vatCents }) => vatCents === 0)).toBe(true);
  expect(toBrazil.rates.every(({ customsCase }) => customsCase === 'export')).toBe(true);
});

test('rates come sorted by price, once each, and mark what can only be booked as a hub leg', async () => {
  const { rates, message } = await ask(house, { toCountry: 'CH' });
  expect(message).toBeNull();
  expect(rates.map(({ priceCents }) => priceCents)).toEqual(
    rates.map(({ priceCents }) => priceCents).sort((a, b) => a - b),
  );
  expect(new Set(rates.map(({ carrier, service }) => `${carrier} ${service}`)).size).toBe(rates.length);
  const legs = rates.filter(({ onlyAsHubLeg }) => onlyAsHubLeg);
  expect(new Set(legs.map(({ carrier }) => carrier))).toEqual(new Set(['DPD', 'DHL Paket']));
  expect(rates.filter(({ carrier }) => /^(DPD|DHL Paket)$/.test(carrier))).toEqual(legs);
});

test('where no hub route is possible, no rate is offered only as a hub leg', async () => {
  for (const change of [{}, { fromCountry: 'US', toCountry: 'BR' }, { place: 'landing' } as const]) {
    const { rates } = await ask(house, change);
    expect(rates.length).toBeGreaterThan(3);
    expect(rates.filter(({ onlyAsHubLeg }) => onlyAsHubLeg)).toEqual([]);
    expect(rates.filter(({ carrier }) => /^(DPD|DHL Paket)$/.test(carrier))).toEqual([]);
  }
});

test('a service that the operator does not hide can be booked directly', async () => {
  await using open = await openHouse({ config: { visibility: [] } });
  expect((await ask(open, { toCountry: 'BR' })).rates.filter(({ onlyAsHubLeg }) => onlyAsHubLeg)).toEqual([]);
});

test('a service that a carrier offers twice is shown once, at the lower price', async () => {
  await using doubling = await openHouse({
    config: { hub: null },
    wrap: {
      carrier: (real) => ({
        ...real,
        async rate(...question) {
          const { rates, messages } = await real.rate(...question);
          const dearer = rates.map((rate) => ({ ...rate, costCents: rate.costCents + 100 }));
          return { rates: [...dearer, ...rates], messages };
        },
      }),
    },
  });
  expect((await ask(doubling)).rates).toEqual((await ask(house)).rates);
});

test('without a hub no card is part of a hub route, and carriers that only serve one are left out', async () => {
  await using without = await openHouse({ config: { hub: null } });
  const { rates } = await ask(without, { toCountry: 'BR', place: 'landing' });
  expect(rates.some(({ onlyAsHubLeg }) => onlyAsHubLeg)).toBe(false);
  expect(new Set(rates.map(({ carrier }) => carrier))).toEqual(new Set(['DHL Express', 'FedEx', 'UPS']));
});

test('the landing page has one card for each of its four carriers to Brazil', async () => {
  const { rates } = await ask(house, { toCountry: 'BR', place: 'landing' });
  const carriers = landingRates(rates).map(({ carrier }) => carrier);
  expect(carriers.sort()).toEqual(['DHL Express', 'DHL Paket', 'FedEx', 'UPS']);
});

test('neither a carrier cost nor a carrier-side id leaves the server', async () => {
  const reply = await house.visitor().post('/api/widget/rates', aQuestion({ toCountry: 'BR' }));
  expect(reply.body).not.toMatch(/shp_|rate_[0-9a-f]{32}|costCents|reference|quoteId/);
});

test('countries may be spelled as in links; unknown fields are ignored', async () => {
  const named = await ask(house, {
    fromCountry: 'deutschland',
    toCountry: 'FRA',
    ...({ amount: 1, userId: 123, rates: [] } as object),
  });
  expect(named).toEqual(await ask(house));
});

test.each<[string, Record<string, unknown>, string[]]>([
  [
    'nothing',
    {
      length: undefined,
      width: undefined,
      height: undefined,
      weight: undefined,
      fromCountry: undefined,
      toCountry: undefined,
    },
    ['length', 'width', 'height', 'weight', 'fromCountry', 'toCountry'],
  ],
  ['a negative side', { length: -1 }, ['length']],
  ['no width', { width: 0 }, ['width']],
  ['NaN as text', { height: 'NaN' }, ['height']],
  ['a number as text', { weight: '2.5' }, ['weight']],
  ['null', { weight: null }, ['weight']],
  ['a huge number', { length: 1e300 }, ['length']],
  ['lists', { length: [30], toCountry: ['FR'] }, ['length', 'toCountry']],
  ['a country that does not exist', { toCountry: 'Atlantis' }, ['toCountry']],
  ['no sender', { fromCountry: ' ' }, ['fromCountry']],
  ['ten thousand letters', { fromCountry: 'x'.repeat(10_000) }, ['fromCountry']],
  ['a script', { toCountry: '<script>FR</script>' }, ['toCountry']],
  ['another place', { place: 'rates' }, ['place']],
])('%s is refused with the fields named', async (_case, change, paths) => {
  const before = asked(house);
  const reply = await house.visitor().post('/api/widget/rates', { ...aQuestion(), ...change });
  expect(reply.statusCode, reply.body).toBe(400);
  const { code, issues } = ErrorReply.parse(reply.json());
  expect(code).toBe('invalid_request');
  expect(issues?.map(({ path }) => path)).toEqual(paths);
  expect(asked(house)).toBe(before);
});

test('an incomplete country is asked for again, not called unknown', async () => {
  const reply = await house.visitor().post('/api/widget/rates', { ...aQuestion(), fromCountry: 'D' });
  expect(ErrorReply.parse(reply.json()).issues).toEqual([
    { path: 'fromCountry', reason: 'sender_country_required' },
  ]);
});

test('a number out of range is refused', async () => {
  const payload = JSON.stringify(aQuestion()).replace('"length":30', '"length":1e309');
  const headers = { 'content-type': 'application/json' };
  const reply = await house.visitor().send({ method: 'POST', url: '/api/widget/rates', payload, headers });
  expect(reply.statusCode).toBe(400);
  expect(ErrorReply.parse(reply.json()).issues).toEqual([{ path: 'length', reason: 'length_positive' }]);
});

test('a parcel that nobody carries gets no rates and a message saying so', async () => {
  const { rates, message } = await ask(house, { weight: 49_000 });
  expect(rates).toEqual([]);
  expect(message).toBe('No carrier offers this.');
});

test('the same question within a minute, even at the same moment, asks the carriers once', async () => {
  await using house = await openHouse({ now: new Date('2026-06-01T10:00:00Z') });
  const [first, second] = await Promise.all([ask(house), ask(house)]);
  const once = asked(house);
  expect(once).toBeGreaterThan(3);
  expect(second).toEqual(first);
  house.advanceClock(59_000);
  expect(await ask(house)).toEqual(first);
  expect(asked(house)).toBe(once);
  await ask(house, { weight: 2.6 });
  await ask(house, { place: 'landing' });
  expect(asked(house)).toBe(3 * once);
  house.advanceClock(2_000);
  await ask(house);
  expect(asked(house)).toBe(4 * once);
});

test('a visitor with too many new questions has to wait; cached answers stay free', async () => {
  await using house = await openHouse({ config: { hub: null } });
  await ask(house);
  let reply = await house.visitor().post('/api/widget/rates', aQuestion({ weight: 1 }));
  for (let weight = 2; weight < 60 && reply.statusCode === 200; weight += 1)
    reply = await house.visitor().post('/api/widget/rates', aQuestion({ weight: weight / 4 }));
  expect(reply.statusCode).toBe(429);
  expect(ErrorReply.parse(reply.json()).code).toBe('too_many_attempts');
  expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
  await ask(house);
});

test('when some carriers are down the others are shown, without a message', async () => {
  await using house = await openHouse({ config: { hub: null } });
  house.sandbox.faults.add({ match: { path: '/easypost/v2/shipments' }, mode: 'html', times: 1 });
  const { rates, message } = await ask(house);
  expect(new Set(rates.map(({ carrier }) => carrier)).size).toBeGreaterThan(1);
  expect(message).toBeNull();
});

test('when all carriers are down the answer is an error with a sentence, and is not cached', async () => {
  await using house = await openHouse();
  house.sandbox.faults.add({ match: { path: '/easypost/v2/shipments' }, mode: 'html' });
  const reply = await house.visitor().post('/api/widget/rates', aQuestion());
  expect(reply.statusCode).toBe(502);
  const { code, message, details } = ErrorReply.parse(reply.json());
  expect(code).toBe('rates_unavailable');
  expect(message).toBe('No carrier answered. Please try again.');
  // The carriers' words are for us, not for strangers.
  expect(details).toBeUndefined();
  house.sandbox.faults.clear();
  expect((await ask(house)).rates.length).toBeGreaterThan(3);
});

/** Carriers stay silent while they are in the set. */
const openSilent = (silent: Set<Carrier>) =>
  openHouse({
    now: new Date(),
    config: { hub: null },
    wrap: {
      carrier: (real) => ({
        ...real,
        rate: async (carrier, ...question) =>
          silent.has(carrier)
            ? { rates: [], messages: [{ carrier, reason: 'timeout' }] }
            : real.rate(carrier, ...question),
      }),
    },
  });

test('an answer with a silent carrier is cached for seconds only, and the next one may be complete', async () => {
  const silent = new Set<Carrier>(['UPS']);
  await using house = await openSilent(silent);
  const carriersIn = async () => new Set((await ask(house)).rates.map(({ carrier }) => carrier));
  expect(await carriersIn()).not.toContain('UPS');
  const once = asked(house);
  silent.clear();
  house.advanceClock(5_000);
  expect(await carriersIn()).not.toContain('UPS');
  expect(asked(house)).toBe(once);
  house.advanceClock(5_000);
  expect(await carriersIn()).toContain('UPS');
});

test('when only carriers that could never take the parcel answered, that is an error, and is not cached', async () => {
  const silent = new Set<Carrier>(['DHL Express', 'FedEx', 'UPS']);
  await using house = await openSilent(silent);
  const fromAbroad = { fromCountry: 'US', toCountry: 'DE' };
  const reply = await house.visitor().post('/api/widget/rates', aQuestion(fromAbroad));
  expect(reply.statusCode, reply.body).toBe(502);
  const { code, message, details } = ErrorReply.parse(reply.json());
  expect(code).toBe('rates_unavailable');
  expect(message).toBe('Not all carriers answered. Please try again.');
  // The other carriers' words are for us, not for strangers.
  expect(details).toBeUndefined();
  silent.clear();
  expect((await ask(house, fromAbroad)).rates.length).toBeGreaterThan(0);
});

test('no cookie is set, and nothing may be cached', async () => {
  const reply = await house.visitor().post('/api/widget/rates', aQuestion());
  expect(reply.headers['set-cookie']).toBeUndefined();
  expect(reply.headers['cache-control']).toBe('no-store');
});

test.each([
  [{ origin: 'https://elsewhere.example' }, 403],
  [{ origin: 'null' }, 403],
  [{ 'sec-fetch-site': 'cross-site' }, 403],
  // The widget is our own page, even inside a foreign one.
  [{ origin: 'http://shop.example', host: 'shop.example', 'sec-fetch-site': 'same-origin' }, 200],
])('a call with %j is answered with %d', async (headers, status) => {
  const reply = await house.visitor().post('/api/widget/rates', aQuestion(), { headers });
  expect(reply.statusCode, reply.body).toBe(status);
});
