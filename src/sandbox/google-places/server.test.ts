// The simulated Places API: documented shapes, its seed, and its switchable faults.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createSandbox, type Sandbox } from '../sandbox.ts';
import { seedPlaces } from './seed.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await createSandbox();
});
afterEach(() => sandbox.reset());
afterAll(() => sandbox.close());

const headers = { 'content-type': 'application/json', 'x-goog-api-key': 'key' };

const autocomplete = async (body: object, more: Record<string, string> = headers) => {
  const reply = await fetch(`${sandbox.places.url}/v1/places:autocomplete?$alt=json;enum-encoding=int`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...more },
    body: JSON.stringify(body),
  });
  return { status: reply.status, body: (await reply.json()) as Record<string, unknown> };
};
const place = async (id: string, more: Record<string, string> = {}, query = '') => {
  const reply = await fetch(`${sandbox.places.url}/v1/places/${id}${query}`, {
    headers: { ...headers, ...more },
  });
  return { status: reply.status, body: (await reply.json()) as Record<string, unknown> };
};

test('there are about a hundred addresses in 30 countries, each with its own id', () => {
  expect(new Set(seedPlaces.map(({ country }) => country)).size).toBe(30);
  expect(seedPlaces.length).toBeGreaterThan(300);
  expect(new Set(seedPlaces.map(({ id }) => id)).size).toBe(seedPlaces.length);
});

test('a suggestion has text, main text and secondary text, and no zero offsets', async () => {
  const { body } = await autocomplete({ input: 'Lindenw', includedRegionCodes: ['DE'], languageCode: 'de' });
  const list = body['suggestions'] as { placePrediction: Record<string, unknown> }[];
  expect(list).toHaveLength(5);
  expect(list[0]?.placePrediction).toMatchObject({
    place: expect.stringMatching(/^places\/ChIJ/) as string,
    structuredFormat: {
      mainText: { matches: [{ endOffset: 7 }] },
      secondaryText: { text: 'Hamburg, Deutschland' },
    },
  });
});

test('no match is an empty object', async () => {
  expect(await autocomplete({ input: 'Qwertz' })).toEqual({ status: 200, body: {} });
});

test('details require a field mask, and return only its fields', async () => {
  expect((await place('ChIJ_sandbox_0000')).status).toBe(400);
  expect(Object.keys((await place('ChIJ_sandbox_0000', { 'x-goog-fieldmask': 'id,location' })).body)).toEqual(
    ['id', 'location'],
  );
  expect(Object.keys((await place('ChIJ_sandbox_0000', {}, '?fields=*')).body).length).toBe(5);
  expect((await place('ChIJ_sandbox_0000', {}, '?fields=nonsense')).status).toBe(400);
  expect((await place('unknown', {}, '?fields=*')).body).toMatchObject({
    error: { code: 404, status: 'NOT_FOUND' },
  });
});

test('keys, tokens and regions are checked', async () => {
  expect((await autocomplete({ input: 'Linden' }, {})).status).toBe(403);
  expect((await autocomplete({ input: 'Linden' }, { 'x-goog-api-key': 'wrong-key' })).body).toMatchObject({
    error: { status: 'INVALID_ARGUMENT', details: [{ reason: 'API_KEY_INVALID' }] },
  });
  expect((await autocomplete({})).status).toBe(400);
  expect((await autocomplete({ input: 'Linden', sessionToken: 'a b' })).status).toBe(400);
  expect((await autocomplete({ input: 'Linden', includedRegionCodes: Array(16).fill('de') })).status).toBe(
    400,
  );
});

test('an unknown mode is refused, and a reset ends the current one', async () => {
  const set = (mode: string) =>
    fetch(`${sandbox.url}/__sandbox/google-places/settings`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ mode }),
    });
  expect((await set('nonsense')).status).toBe(400);
  expect((await set('limit')).status).toBe(200);
  expect((await autocomplete({ input: 'Linden' })).body).toMatchObject({
    error: { code: 429, status: 'RESOURCE_EXHAUSTED' },
  });
  sandbox.reset();
  expect((await autocomplete({ input: 'Linden' })).status).toBe(200);
});
