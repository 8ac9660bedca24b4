// Address suggestions against the simulated Places API: shapes, session tokens, limits, and every failure.
import { expect, test } from 'vitest';
import { addressOfPlace, type PlaceDetails } from '#domain/place-address.ts';
import { seedPlaces } from '#sandbox/google-places/seed.ts';
import { readConfig } from '#server/config.ts';
import { createLog } from '#server/log.ts';
import { type House, openHouse, type Session } from '../support/house.ts';

type Predictions = {
  predictions: {
    place_id: string;
    description: string;
    structured_formatting: { main_text: string; secondary_text: string };
  }[];
  error?: string;
};
type Details = { result?: PlaceDetails; error?: string };

const suggest = async (session: Session, input: string, more: Record<string, string> = {}) => {
  const query = new URLSearchParams({ input, ...more }).toString();
  const reply = await session.get(`/api/maps/autocomplete?${query}`);
  return { status: reply.statusCode, ...reply.json<Predictions>() };
};
const resolve = async (session: Session, place_id: string, more: Record<string, string> = {}) => {
  const query = new URLSearchParams({ place_id, ...more }).toString();
  const reply = await session.get(`/api/maps/details?${query}`);
  return { status: reply.statusCode, ...reply.json<Details>() };
};
const mainTexts = ({ predictions }: Predictions) =>
  predictions.map(({ structured_formatting }) => structured_formatting.main_text);

const control = async (house: House, settings?: object) => {
  const reply = await fetch(`${house.sandbox.url}/__sandbox/google-places/settings`, {
    ...(settings && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(settings),
    }),
  });
  return (await reply.json()) as {
    sessions: { token: string; autocomplete: number; details: number; afterEnd: number }[];
    withoutToken: number;
  };
};
const asked = (house: House) => house.sandbox.journal.list({ path: '/google-places' });

test('suggestions come in the older shape, and umlauts may be written either way', async () => {
  await using house = await openHouse();
  const session = await house.logIn();
  const found = await suggest(session, 'muellerstrasse', { country: 'DE', language: 'de' });
  expect(found.status).toBe(200);
  expect(found.predictions).toHaveLength(5);
  expect(found.predictions[0]).toEqual({
    place_id: expect.stringMatching(/^ChIJ/) as string,
    description: expect.stringMatching(/^Müllerstraße \d+, Hamburg, Deutschland$/) as string,
    structured_formatting: {
      main_text: expect.stringMatching(/^Müllerstraße \d+$/) as string,
      secondary_text: 'Hamburg, Deutschland',
    },
  });
  expect(Object.keys(found).sort()).toEqual(['predictions', 'status', 'success']);
  const english = await suggest(session, 'MÜLLERSTR', { language: 'en' });
  expect(english.predictions[0]?.structured_formatting.secondary_text).toBe('Hamburg, Germany');
});

test('the chosen country is searched first, by the code the service knows, and all countries where it knows none', async () => {
  await using house = await openHouse();
  const session = await house.logIn();
  const canaries = await suggest(session, 'calle mayor', { country: 'IC' });
  expect(canaries.predictions.length).toBeGreaterThan(0);
  expect(asked(house)[0]?.body).toMatchObject({ includedRegionCodes: ['es'] });
  expect(asked(house)[0]?.headers['x-goog-api-key']).toBe('•••');
  const anywhere = mainTexts(await suggest(session, 'lindenweg', { country: '' }));
  expect(anywhere).not.toEqual([]);
  expect(mainTexts(await suggest(session, 'lindenweg', { country: 'FR' }))).toEqual(anywhere);
  const regions = asked(house).map(
    ({ body }) => (body as { includedRegionCodes?: string[] }).includedRegionCodes,
  );
  expect(regions).toEqual([['es'], undefined, ['fr'], undefined]);
});

test('a place becomes an address, even where answers lack or rename fields', async () => {
  await using house = await openHouse();
  const session = await house.logIn();
  const addressOf = async (street: string, country: string) => {
    const [first] = (await suggest(session, street, { country })).predictions;
    const { result } = await resolve(session, first?.place_id ?? '');
    if (!result) throw new Error(`${street} is not found`);
    return addressOfPlace(result, { street, country });
  };
  expect(await addressOf('Seestrasse', 'CH')).toMatchObject({ city: 'Zürich', zip: '8001', country: 'CH' });
  expect(await addressOf('Maple Street New York', 'US')).toMatchObject({
    street1: expect.stringMatching(/^\d+ Maple Street$/) as string,
    state: 'NY',
    zip: '10001',
  });
  expect(await addressOf('Ohnenummerweg 12', 'DE')).toMatchObject({
    street1: 'Ohnenummerweg 12',
    hasNumber: true,
  });
  expect(await addressOf('Ohnepostleitzahlweg', 'DE')).toMatchObject({ zip: '', city: 'Bremen' });
  expect(await addressOf('Prefix Lane', 'GB')).toMatchObject({
    street1: '7 Prefix Lane',
    zip: 'W1F 9TA',
    city: 'London',
  });
  expect(await addressOf('Suffix Drive', 'US')).toMatchObject({ zip: '20500' });
  expect(await addressOf('Apartment Plaza', 'US')).toMatchObject({
    street1: '12 Apartment Plaza',
    city: 'Brooklyn',
  });
  expect(await addressOf('Provinciestraat', 'BE')).toMatchObject({ city: 'Mechelen' });
  expect(await addressOf('Rua da Estacao Curitiba', 'BR')).toMatchObject({ city: 'Curitiba', state: 'PR' });
  expect(await addressOf('Hamngatan', 'SE')).toMatchObject({ city: 'Stockholm', state: '' });
  expect(await addressOf('Calle Mayor Palmas', 'IC')).toMatchObject({ country: 'IC', zip: '35001' });
});

test('in each of 30 countries a place fills in street, town, postcode and country', async () => {
  await using house = await openHouse();
  const session = await house.logIn();
  const byCountry = new Map(seedPlaces.toReversed().map((place) => [place.country, place]));
  expect(byCountry.size).toBe(30);
  for (const [country, { id, route, town, zip }] of byCountry) {
    const { result } = await resolve(session, id);
    if (!result) throw new Error(`${id} is not found`);
    const address = addressOfPlace(result, { street: '', country: '' });
    expect(address).toMatchObject({ city: town, zip: zip ?? '', country, hasNumber: true });
    expect(address.street1).toContain(route);
  }
});

test('one token is used from the first letter to the picked place', async () => {
  await using house = await openHouse();
  const session = await house.logIn();
  const token = { sessiontoken: 'b4b5e0b2-6e2f-4a9c-9c37-8f0f6a1f3c11' };
  await suggest(session, 'lin', token);
  await suggest(session, 'linden', token);
  const [first] = (await suggest(session, 'lindenweg', token)).predictions;
  await resolve(session, first?.place_id ?? '', token);
  await suggest(session, 'hafen', { sessiontoken: 'the_next-one' });
  const { sessions, withoutToken } = await control(house);
  expect(sessions).toEqual([
    { token: token.sessiontoken, autocomplete: 3, details: 1, afterEnd: 0 },
    { token: 'the_next-one', autocomplete: 1, details: 0, afterEnd: 0 },
  ]);
  expect(withoutToken).toBe(0);
});

test('fewer than three characters are not searched', async () => {
  await using house = await openHouse();
  const session = await house.logIn();
  for (const input of ['', 'li', '  li  ', '🏠🏠'])
    expect(await suggest(session, input)).toEqual({ status: 200, success: true, predictions: [] });
  expect(asked(house)).toEqual([]);
});

test.each([
  ['none', undefined],
  ['denied', 'denied'],
  ['limit', 'quota'],
  ['garbage', 'unreadable'],
  ['large', 'unreadable'],
  ['hang', 'timeout'],
  ['slow', undefined],
])('a service answering %s yields nothing but the reason', async (mode, error) => {
  await using house = await openHouse();
  const session = await house.logIn();
  await control(house, { mode, thinkMs: 50 });
  const began = performance.now();
  const found = await suggest(session, 'lindenweg');
  expect(performance.now() - began).toBeLessThan(10_000);
  expect(found.status).toBe(200);
  expect(found.error).toBe(error);
  expect(found.predictions.length > 0).toBe(mode === 'slow');
  const place = await resolve(session, 'ChIJ_sandbox_0001');
  expect(place.status).toBe(200);
  if (error) expect(place).toEqual({ status: 200, success: false, error });
});

test('inputs that trigger failures work without a switch', async () => {
  await using house = await openHouse();
  const session = await house.logIn();
  expect(await suggest(session, 'zero')).toEqual({ status: 200, success: true, predictions: [] });
  expect(await suggest(session, 'denied')).toMatchObject({ predictions: [], error: 'denied' });
  expect(await suggest(session, 'limit')).toMatchObject({ predictions: [], error: 'quota' });
});

test.each(['500', 'html', '502', 'cut-before', 'cut-after', 'truncate'] as const)(
  'a connection failing with %s is no failure of ours',
  async (mode) => {
    await using house = await openHouse();
    const session = await house.logIn();
    house.sandbox.faults.add({ match: { path: '/google-places' }, mode });
    const found = await suggest(session, 'lindenweg');
    expect(found).toEqual({ status: 200, success: false, predictions: [], error: 'unavailable' });
  },
);

test('a refused key is in the log once, not once per letter', async () => {
  const lines: string[] = [];
  const log = createLog('silent');
  log.level = 'error';
  log.error = (...line: unknown[]) => void lines.push(String(line.at(-1)));
  await using house = await openHouse({ overrides: { log } });
  const session = await house.logIn();
  for (let i = 0; i < 3; i += 1) await suggest(session, 'denied');
  expect(lines).toEqual(['addresses cannot be suggested']);
});

test('the log knows neither what was typed nor which place was picked', async () => {
  const lines: string[] = [];
  const log = createLog('trace', { write: (line) => void lines.push(line) });
  await using house = await openHouse({ overrides: { log } });
  const session = await house.logIn();
  for (const mode of ['500', 'cut-before', 'truncate'] as const) {
    house.sandbox.faults.add({ match: { path: '/google-places' }, mode, times: 2 });
    await suggest(session, 'Geheimgasse 77', { sessiontoken: 'tok-77' });
    await resolve(session, 'ChIJ_geheim');
  }
  await suggest(session, 'Geheimgasse \u0007');
  await suggest(session, 'denied', { country: 'DE' });
  await session.get('/api/postcodes/DE/98765');
  expect(lines.filter((line) => line.includes('/api/maps/autocomplete')).length).toBeGreaterThanOrEqual(5);
  expect(lines.join('')).not.toMatch(/geheim|tok-77|98765/i);
});

test('an unknown place, and an invalid id', async () => {
  await using house = await openHouse();
  const session = await house.logIn();
  expect(await resolve(session, 'ChIJ_gone')).toEqual({ status: 200, success: false, error: 'not_found' });
  for (const query of ['', '?place_id=', '?place_id=../../etc', `?place_id=${'x'.repeat(500)}`])
    expect((await session.get(`/api/maps/details${query}`)).statusCode).toBe(400);
});

test('invalid queries are refused by field, and odd characters are searched like any others', async () => {
  await using house = await openHouse();
  const session = await house.logIn();
  const refused = async (query: string) => {
    const reply = await session.get(`/api/maps/autocomplete${query}`);
    const { issues = [] } = reply.json<{ issues?: { path: string }[] }>();
    return [reply.statusCode, ...issues.map(({ path }) => path)];
  };
  expect(await refused('')).toEqual([400, 'input']);
  expect(await refused(`?input=${'x'.repeat(5_000)}`)).toEqual([400, 'input']);
  expect(await refused('?input=abc%00')).toEqual([400, 'input']);
  expect(await refused('?input=a&input=b')).toEqual([400, 'input']);
  expect(await refused('?input=abc&country=QQ')).toEqual([400, 'country']);
  expect(await refused('?input=abc&sessiontoken=a%20b')).toEqual([400, 'sessiontoken']);
  expect(await refused(`?input=abc&sessiontoken=${'a'.repeat(37)}`)).toEqual([400, 'sessiontoken']);
  expect(await refused('?input=abc&language=fr')).toEqual([400, 'language']);
  for (const input of ['(.*)+$[', '🏠🏠🏠 Straße', 'Улица Ленина', "'; drop table users", '%%%', '\\u0000'])
    expect((await suggest(session, input)).status).toBe(200);
});

test('only signed-in users may ask', async () => {
  await using house = await openHouse();
  for (const path of ['autocomplete?input=lindenweg', 'details?place_id=ChIJ', 'test']) {
    const reply = await house.visitor().get(`/api/maps/${path}`);
    expect([reply.statusCode, reply.json<{ code: string }>().code]).toEqual([401, 'not_signed_in']);
  }
  expect(asked(house)).toEqual([]);
});

test('a user with too many queries has to wait; others do not', async () => {
  await using house = await openHouse();
  const session = await house.logIn();
  const other = await house.logIn('business@example.com');
  const statuses = await Promise.all(
    Array.from(
      { length: 125 },
      async () => (await session.get('/api/maps/autocomplete?input=zero')).statusCode,
    ),
  );
  expect(statuses.filter((status) => status === 200)).toHaveLength(120);
  expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  expect((await session.get('/api/maps/details?place_id=ChIJ_sandbox_0001')).statusCode).toBe(429);
  expect((await suggest(other, 'lindenweg')).status).toBe(200);
});

test('after two thousand queries in a day this account gets no more suggestions, and nothing worse', async () => {
  await using house = await openHouse();
  const session = await house.logIn();
  for (let times = 1; times < 2_000; times += 1)
    await house.ctx.throttles.placesByAccountAndDay.attempt('us_demo_privat');
  expect((await suggest(session, 'lindenweg')).error).toBeUndefined();
  const before = asked(house).length;
  expect(await suggest(session, 'lindenweg')).toEqual({
    status: 200,
    success: false,
    predictions: [],
    error: 'quota',
  });
  expect(await resolve(session, 'ChIJ_sandbox_0001')).toEqual({
    status: 200,
    success: false,
    error: 'quota',
  });
  expect(asked(house)).toHaveLength(before);
  expect((await suggest(await house.logIn('business@example.com'), 'lindenweg')).error).toBeUndefined();
});

test('accounts of one IP address share two thousand queries a day; another address has its own', async () => {
  await using house = await openHouse();
  for (let times = 1; times < 2_000; times += 1)
    await house.ctx.throttles.placesByAddressAndDay.attempt('127.0.0.1');
  const [session, other] = [await house.logIn(), await house.logIn('business@example.com')];
  expect((await suggest(session, 'lindenweg')).error).toBeUndefined();
  expect((await suggest(other, 'lindenweg')).error).toBe('quota');
  expect((await resolve(other, 'ChIJ_sandbox_0001')).error).toBe('quota');
  const elsewhere = await other.get('/api/maps/autocomplete?input=lindenweg', { remoteAddress: '192.0.2.1' });
  expect(elsewhere.json<Predictions>().error).toBeUndefined();
});

test('all accounts on all addresses also share a daily total, and the log says once that it is used up', async () => {
  const lines: string[] = [];
  await using house = await openHouse({
    config: { places: { url: 'https://places.example', apiKey: null, questionsPerDay: 2 } },
    overrides: { log: createLog('warn', { write: (line) => void lines.push(line) }) },
  });
  const errors = [];
  for (const [line, email] of ['privat', 'business', 'gold', 'rabatt'].entries()) {
    const session = await house.logIn(`${email}@example.com`);
    const options = { remoteAddress: `192.0.2.${line}` };
    const reply = await session.get('/api/maps/autocomplete?input=lindenweg', options);
    errors.push(reply.json<Predictions>().error);
  }
  expect(errors).toEqual(['not_set_up', 'not_set_up', 'quota', 'quota']);
  expect(lines.filter((line) => line.includes("the day's quota"))).toHaveLength(1);
});

test('the test call says whether the service accepts our key, and does not exist in production', async () => {
  await using house = await openHouse();
  const session = await house.logIn();
  const look = async () => (await session.get('/api/maps/test')).json<unknown>();
  expect(await look()).toEqual({ success: true });
  await control(house, { mode: 'denied' });
  expect(await look()).toEqual({ success: false, error: 'denied' });
  await using live = await openHouse({ config: { production: true } });
  const reply = await (await live.logIn()).get('/api/maps/test');
  expect(reply.statusCode).toBe(404);
  expect(asked(live)).toEqual([]);
});

test('without a key the product runs, and says that suggestions are not set up', async () => {
  await using house = await openHouse({
    config: { places: { url: 'https://places.example', apiKey: null, questionsPerDay: 9 } },
  });
  const session = await house.logIn();
  expect(await suggest(session, 'lindenweg')).toEqual({
    status: 200,
    success: false,
    predictions: [],
    error: 'not_set_up',
  });
  expect(await resolve(session, 'ChIJ')).toEqual({ status: 200, success: false, error: 'not_set_up' });
});

const live = {
  EASYPOST_URL: 'https://api.easypost.com/v2/',
  EASYPOST_API_KEY: 'EZAKlive',
  EASYPOST_CARRIER_ACCOUNTS: 'UPS=ca_1',
  PAYPAL_URL: 'https://api-m.paypal.com/',
  COMPUTOP_URL: 'https://www.computop-paygate.com',
  PAYPAL_CLIENT_ID: 'a',
  PAYPAL_CLIENT_SECRET: 'b',
  COMPUTOP_MERCHANT_ID: 'c',
  COMPUTOP_BLOWFISH_KEY: 'd',
  COMPUTOP_HMAC_KEY: 'e',
  DATABASE_URL: 'postgres://db.example/hafenpost',
  ALLOW_SANDBOX: '1',
};

test.each([
  ['nothing is set', {}, 'http://127.0.0.1:4010/google-places', 'sandbox-places-key'],
  ['a key is given beside the sandbox', { PLACES_API_KEY: 'AIza' }, 'https://places.googleapis.com', 'AIza'],
  ['all but this is live', live, 'https://places.googleapis.com', null],
  ['all is live', { ...live, PLACES_API_KEY: 'AIza' }, 'https://places.googleapis.com', 'AIza'],
  [
    'another service is named without a key',
    { PLACES_URL: 'https://proxy.example/' },
    'https://proxy.example',
    null,
  ],
])('when %s the service is as configured', (_name, env, url, apiKey) => {
  expect(readConfig(env).places).toEqual({ url, apiKey, questionsPerDay: 20_000 });
});

test('the daily limit is a setting; with 0 the service is never asked', () => {
  expect(readConfig({ PLACES_PER_DAY: '0' }).places.questionsPerDay).toBe(0);
});
