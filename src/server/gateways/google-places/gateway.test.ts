// Places API (New) over real HTTP: what is sent, and every way it fails.
import { afterEach, expect, test } from 'vitest';
import { patienceMs, type Reply, startScriptedServer } from '#tests/scripted-server.ts';
import { createHttp } from '../http.ts';
import { createGooglePlacesGateway } from './gateway.ts';

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((thing) => thing.close()));
});

async function setUp(answer: () => Reply, apiKey: string | null = 'key') {
  const alarms: string[] = [];
  const server = await startScriptedServer(answer);
  const http = createHttp();
  open.push(http, server);
  const config = {
    url: server.url,
    apiKey,
    timeoutMs: patienceMs([answer()]),
    onAlarm: (reason: string) => alarms.push(reason),
  };
  return { gateway: createGooglePlacesGateway(config, http), server, alarms };
}

const { signal } = new AbortController();
const question = { input: 'Lindenw', session: 'a-token', country: 'DE', language: 'de', signal } as const;

/** As recorded. */
const suggestions = {
  suggestions: [
    {
      placePrediction: {
        place: 'places/ChIJ_demo_0001',
        placeId: 'ChIJ_demo_0001',
        text: { text: 'Lindenweg 5, Hamburg, Deutschland', matches: [{ endOffset: 8 }] },
        structuredFormat: {
          mainText: { text: 'Lindenweg 5', matches: [{ endOffset: 8 }] },
          secondaryText: { text: 'Hamburg, Deutschland' },
        },
        types: ['street_address'],
      },
    },
    { queryPrediction: { text: { text: 'lindenweg' } } },
    { placePrediction: { placeId: 'bare', text: { text: 'Lindenau' } } },
  ],
};

test('a request carries the key, fields, token, language and country, and nothing else', async () => {
  const { gateway, server } = await setUp(() => ({ json: suggestions }));
  expect(await gateway.suggest(question)).toEqual({
    ok: true,
    value: [
      {
        placeId: 'ChIJ_demo_0001',
        text: 'Lindenweg 5, Hamburg, Deutschland',
        main: 'Lindenweg 5',
        secondary: 'Hamburg, Deutschland',
      },
      { placeId: 'bare', text: 'Lindenau', main: 'Lindenau', secondary: '' },
    ],
  });
  const [sent] = server.received;
  expect(server.lines()).toEqual(['POST /v1/places:autocomplete']);
  expect(sent?.headers).toMatchObject({ 'x-goog-api-key': 'key' });
  expect(sent?.headers['x-goog-fieldmask']).toContain('suggestions.placePrediction.placeId');
  expect(JSON.parse(sent?.body ?? '')).toEqual({
    input: 'Lindenw',
    languageCode: 'de',
    sessionToken: 'a-token',
    includedRegionCodes: ['de'],
  });
});

test('without a country or token neither is sent', async () => {
  const { gateway, server } = await setUp(() => ({ json: {} }));
  expect(await gateway.suggest({ ...question, session: null, country: null })).toEqual({
    ok: true,
    value: [],
  });
  expect(Object.keys(JSON.parse(server.received[0]?.body ?? '') as object)).toEqual([
    'input',
    'languageCode',
  ]);
});

test('a place is requested with its fields and token; what the answer omits is empty', async () => {
  const { gateway, server } = await setUp(() => ({
    json: {
      formattedAddress: 'Lindenweg, Hamburg',
      addressComponents: [
        { longText: 'Lindenweg', types: ['route'], languageCode: 'de' },
        { types: ['premise'] },
      ],
    },
  }));
  expect(await gateway.resolve('../a b', question)).toEqual({
    ok: true,
    value: {
      formattedAddress: 'Lindenweg, Hamburg',
      components: [
        { types: ['route'], long_name: 'Lindenweg', short_name: 'Lindenweg' },
        { types: ['premise'], long_name: '', short_name: '' },
      ],
    },
  });
  expect(server.lines()).toEqual(['GET /v1/places/..%2Fa%20b?languageCode=de&sessionToken=a-token']);
  expect(server.received[0]?.headers['x-goog-fieldmask']).toBe('addressComponents,formattedAddress');
});

test('without a key nothing is requested', async () => {
  const { gateway, server, alarms } = await setUp(() => ({ json: suggestions }), null);
  expect(await gateway.suggest(question)).toEqual({ ok: false, reason: 'not_set_up' });
  expect(await gateway.resolve('x', question)).toEqual({ ok: false, reason: 'not_set_up' });
  expect(server.lines()).toEqual([]);
  expect(alarms).toEqual([]);
});

const invalidKey = {
  error: { code: 400, status: 'INVALID_ARGUMENT', details: [{ reason: 'API_KEY_INVALID' }] },
};

test.each<[string, Reply, string]>([
  ['403', { status: 403, json: {} }, 'denied'],
  ['401', { status: 401, json: {} }, 'denied'],
  ['a wrong key', { status: 400, json: invalidKey }, 'denied'],
  ['a wrong argument', { status: 400, json: { error: { status: 'INVALID_ARGUMENT' } } }, 'refused'],
  ['400 without a body', { status: 400, body: '' }, 'refused'],
  ['404', { status: 404, json: {} }, 'not_found'],
  ['429', { status: 429, json: {} }, 'quota'],
  ['500', { status: 500, body: '<html>' }, 'unavailable'],
  ['503', { status: 503, json: {} }, 'unavailable'],
  ['a page', { status: 200, body: '<html>' }, 'unreadable'],
  ['a list', { json: [] }, 'unreadable'],
  ['null', { json: null }, 'unreadable'],
  ['other types', { json: { suggestions: 'x', addressComponents: 7 } }, 'unreadable'],
  ['half an answer', { body: JSON.stringify(suggestions), broken: 'truncate' }, 'unavailable'],
  ['a cut line', { broken: 'reset' }, 'unavailable'],
  ['silence', { broken: 'hang' }, 'timeout'],
  ['a megabyte', { body: ' '.repeat(1_000_000) }, 'unreadable'],
])('%s is a reason, not an exception', async (_name, reply, reason) => {
  const { gateway } = await setUp(() => reply);
  expect(await gateway.suggest(question)).toEqual({ ok: false, reason });
  expect(await gateway.resolve('ChIJ', question)).toEqual({ ok: false, reason });
});

test('a person is told of refusals once, and again after it has worked in between', async () => {
  let status = 403;
  const { gateway, alarms } = await setUp(() => ({ status, json: {} }));
  await gateway.suggest(question);
  await gateway.suggest(question);
  status = 500;
  await gateway.suggest(question);
  status = 403;
  await gateway.suggest(question);
  expect(alarms).toEqual(['denied']);
  status = 429;
  await gateway.suggest(question);
  expect(alarms).toEqual(['denied', 'quota']);
  status = 200;
  await gateway.suggest(question);
  status = 429;
  await gateway.suggest(question);
  expect(alarms).toEqual(['denied', 'quota', 'quota']);
});
