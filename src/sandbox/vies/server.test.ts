// The simulated VIES: documented shapes, test numbers, and its switchable faults.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createSandbox, type Sandbox } from '../sandbox.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await createSandbox();
});
afterEach(() => sandbox.reset());
afterAll(() => sandbox.close());

const post = (path: string, body: unknown) =>
  fetch(`${sandbox.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const check = async (countryCode: string, vatNumber: string, more: object = {}) => {
  const reply = await post('/vies/check-vat-number', { countryCode, vatNumber, ...more });
  return { status: reply.status, body: (await reply.json()) as Record<string, unknown> };
};
const settings = (body: object) => post('/__sandbox/vies/settings', body);
const requester = { requesterMemberStateCode: 'DE', requesterNumber: '123456788' };

test('a full answer has all keys, and an identifier only for requesters who name themselves', async () => {
  const { status, body } = await check('AT', 'U1234 5678');
  expect(status).toBe(200);
  expect(Object.keys(body)).toHaveLength(17);
  expect(body).toMatchObject({
    countryCode: 'AT',
    vatNumber: 'U12345678',
    valid: true,
    requestIdentifier: '',
  });
  const named = await check('AT', 'U12345678', requester);
  expect(named.body['requestIdentifier']).toMatch(/^WAPI[\dA-Za-z]{12}$/);
});

test('Germany and Spain give no names, and German answers lack keys', async () => {
  const german = (await check('DE', '123456788')).body;
  expect(german).toMatchObject({ valid: true, name: '---', address: '---' });
  expect(german).not.toHaveProperty('traderCity');
  expect((await check('ES', 'X12345678')).body).toMatchObject({ name: '---' });
});

const table = [
  ['201', 'INVALID_INPUT'],
  ['202', 'INVALID_REQUESTER_INFO'],
  ['300', 'SERVICE_UNAVAILABLE'],
  ['301', 'MS_UNAVAILABLE'],
  ['302', 'TIMEOUT'],
  ['400', 'VAT_BLOCKED'],
  ['401', 'IP_BLOCKED'],
  ['500', 'GLOBAL_MAX_CONCURRENT_REQ'],
  ['501', 'GLOBAL_MAX_CONCURRENT_REQ_TIME'],
  ['600', 'MS_MAX_CONCURRENT_REQ'],
  ['601', 'MS_MAX_CONCURRENT_REQ_TIME'],
] as const;

test.each(table)('test number %s is %s at both endpoints, under status 200', async (number, code) => {
  const failure = { actionSucceed: false, errorWrappers: [{ error: code }] };
  const official = await post('/vies/check-vat-test-service', { countryCode: 'FR', vatNumber: number });
  expect([official.status, await official.json()]).toEqual([200, failure]);
  expect(await check('DE', `000000${number}`)).toEqual({ status: 200, body: failure });
});

test('100 is valid, 200 is not, and the test service answers with seven keys', async () => {
  for (const [number, valid] of [
    ['100', true],
    ['200', false],
  ] as const) {
    const reply = await post('/vies/check-vat-test-service', { countryCode: 'DE', vatNumber: number });
    const body = (await reply.json()) as Record<string, unknown>;
    expect([Object.keys(body).length, body['valid']]).toEqual([7, valid]);
    expect((await check('DE', `000000${number}`)).body['valid']).toBe(valid);
  }
});

test('the older endpoint names its boolean differently, and puts errors next to a false', async () => {
  const look = async (number: string) =>
    (await (await fetch(`${sandbox.vies.url}/ms/DE/vat/${number}`)).json()) as Record<string, unknown>;
  expect(await look('123456788')).toMatchObject({ isValid: true, userError: 'VALID' });
  expect(await look('123456789')).toMatchObject({ isValid: false, userError: 'INVALID' });
  expect(await look('000000401')).toMatchObject({ isValid: false, userError: 'IP_BLOCKED' });
});

test('the older endpoint too gives an identifier only to requesters who name themselves', async () => {
  const look = async (number: string, query: Record<string, string>) => {
    const asked = `${sandbox.vies.url}/ms/DE/vat/${number}?${new URLSearchParams(query).toString()}`;
    return (await (await fetch(asked)).json()) as Record<string, unknown>;
  };
  const identifier = expect.stringMatching(/^WAPI[\dA-Za-z]{12}$/) as string;
  expect(await look('123456788', requester)).toMatchObject({ isValid: true, requestIdentifier: identifier });
  expect(await look('123456789', requester)).toMatchObject({ isValid: false, requestIdentifier: identifier });
  expect(await look('123456788', {})).toMatchObject({ isValid: true, requestIdentifier: '' });
  const unknown = { isValid: false, userError: 'INVALID_REQUESTER_INFO', requestIdentifier: '' };
  for (const query of [{ requesterNumber: '1' }, { ...requester, requesterNumber: '123456789' }])
    expect(await look('123456788', query)).toMatchObject(unknown);
});

test('an invalid question is 400 with a code', async () => {
  for (const body of ['{', '{}', '[]', { countryCode: 'DE' }]) {
    const reply = await post('/vies/check-vat-number', body);
    expect([reply.status, await reply.json()]).toEqual([
      400,
      { actionSucceed: false, errorWrappers: [{ error: 'VOW-ERR-11' }] },
    ]);
  }
  expect((await check('GB', '123456789')).body).toMatchObject({
    errorWrappers: [{ error: 'INVALID_INPUT' }],
  });
});

test('an outage of one state shows in its status, and ends with a reset', async () => {
  await settings({ outage: 'MS_UNAVAILABLE', states: ['DE'] });
  expect((await check('DE', '123456788')).body).toMatchObject({ actionSucceed: false });
  expect((await check('AT', 'U12345678')).body).toMatchObject({ valid: true });
  const status = (await (await fetch(`${sandbox.vies.url}/check-status`)).json()) as {
    countries: { countryCode: string; availability: string }[];
  };
  expect(status.countries).toHaveLength(28);
  expect(status.countries.filter(({ availability }) => availability !== 'Available')).toEqual([
    { countryCode: 'DE', availability: 'Unavailable' },
  ]);
  sandbox.reset();
  expect((await check('DE', '123456788')).body).toMatchObject({ valid: true });
});

test.each([
  ['bad-request', 400, 'errorWrappers'],
  ['server-error', 500, 'errorWrappers'],
  ['wrong-echo', 200, 'valid'],
  ['both', 200, 'errorWrappers'],
  ['no-boolean', 200, 'isValid'],
])('when told to, it answers %s: %i with %s', async (answers, status, key) => {
  await settings({ answers });
  const answer = await check('AT', 'U12345678');
  expect(answer.status).toBe(status);
  expect(answer.body).toHaveProperty(key);
});

test('it can answer with a page instead of JSON, and refuses unknown settings', async () => {
  await settings({ answers: 'html' });
  const reply = await post('/vies/check-vat-number', { countryCode: 'AT', vatNumber: 'U12345678' });
  expect(reply.headers.get('content-type')).toContain('text/html');
  expect((await settings({ answers: 'nonsense' })).status).toBe(400);
});

test('too many concurrent requests are refused, state by state', async () => {
  await settings({ maxAtOnce: 1, thinkMs: 1_000 });
  const [one, two, other] = await Promise.all([
    check('DE', '123456788'),
    check('DE', '123456788'),
    check('AT', 'U12345678'),
  ]);
  expect([one.body, two.body].filter((body) => 'valid' in body)).toHaveLength(1);
  expect(other.body).toMatchObject({ valid: true });
});
