// VIES over real HTTP: recorded answers, errors under status 200, broken connections, one request per state at a time.
import { afterEach, expect, test } from 'vitest';
import { patienceMs, type Reply, startScriptedServer } from '#tests/scripted-server.ts';
import { createHttp } from '../http.ts';
import { createViesGateway } from './gateway.ts';

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((thing) => thing.close()));
});

const vienna = { state: 'AT', number: 'U12345678' };
const ours = { state: 'DE', number: '999999999' };

type Sent = Record<string, string>;

async function setUp(
  answer: (body: Sent, nth: number) => Reply,
  { requester = null, timeoutMs = 5_000 }: { requester?: typeof ours | null; timeoutMs?: number } = {},
) {
  const sent: Sent[] = [];
  const alarms: string[] = [];
  const server = await startScriptedServer(({ body }) => {
    sent.push(JSON.parse(body) as Sent);
    return answer(sent.at(-1) ?? {}, sent.length);
  });
  const http = createHttp();
  open.push(http, server);
  const onAlarm = (code: string) => alarms.push(code);
  const gateway = createViesGateway({ url: `${server.url}/rest-api`, requester, timeoutMs, onAlarm }, http);
  return { gateway, server, sent, alarms };
}

/** As recorded, for a request with a requester. */
const valid = {
  countryCode: 'AT',
  vatNumber: 'U12345678',
  requestDate: '2026-03-04T09:15:22.481Z',
  valid: true,
  requestIdentifier: 'WAPIAAAAdemo0001',
  name: 'Beispiel Handels GmbH',
  address: 'Ringweg 1\n1010 Wien',
  traderName: '---',
  traderStreet: '---',
  traderPostalCode: '---',
  traderCity: '---',
  traderCompanyType: '---',
  traderNameMatch: 'NOT_PROCESSED',
  traderStreetMatch: 'NOT_PROCESSED',
  traderPostalCodeMatch: 'NOT_PROCESSED',
  traderCityMatch: 'NOT_PROCESSED',
  traderCompanyTypeMatch: 'NOT_PROCESSED',
};

const failure = (code: string) => ({ actionSucceed: false, errorWrappers: [{ error: code }] });

test('a valid number comes with its proof, and only the question is sent', async () => {
  const { gateway, server, sent } = await setUp(() => ({ json: valid }), { requester: ours });
  expect(await gateway.check(vienna)).toEqual({ outcome: 'valid', consultation: 'WAPIAAAAdemo0001' });
  expect(server.lines()).toEqual(['POST /rest-api/check-vat-number']);
  expect(sent).toEqual([
    {
      countryCode: 'AT',
      vatNumber: 'U12345678',
      requesterMemberStateCode: 'DE',
      requesterNumber: '999999999',
    },
  ]);
});

test('without a requester there is no proof, not even an empty one', async () => {
  const { gateway, sent } = await setUp(() => ({ json: { ...valid, requestIdentifier: '' } }));
  expect(await gateway.check(vienna)).toEqual({ outcome: 'valid', consultation: null });
  expect(Object.keys(sent[0] ?? {})).toEqual(['countryCode', 'vatNumber']);
});

test('a German answer lacks keys and names, but is an answer all the same', async () => {
  const german = {
    countryCode: 'DE',
    vatNumber: '123456788',
    requestDate: '2026-03-04T09:15:22.481Z',
    valid: true,
    name: '---',
    address: '---',
    traderName: '---',
    traderNameMatch: 'NOT_PROCESSED',
  };
  const { gateway } = await setUp(() => ({ json: german }));
  const asked = { state: 'DE', number: '123456788' };
  expect(await gateway.check(asked)).toEqual({ outcome: 'valid', consultation: null });
});

test('false is a verdict, with its own proof', async () => {
  const { gateway } = await setUp(() => ({ json: { ...valid, valid: false, name: '---', address: '---' } }));
  expect(await gateway.check(vienna)).toEqual({ outcome: 'invalid', consultation: 'WAPIAAAAdemo0001' });
});

test('INVALID_INPUT means that the number is wrong', async () => {
  const { gateway, alarms } = await setUp(() => ({ json: failure('INVALID_INPUT') }));
  expect(await gateway.check(vienna)).toEqual({ outcome: 'invalid', consultation: null });
  expect(alarms).toEqual([]);
});

test.each([
  'MS_UNAVAILABLE',
  'SERVICE_UNAVAILABLE',
  'TIMEOUT',
  'GLOBAL_MAX_CONCURRENT_REQ',
  'GLOBAL_MAX_CONCURRENT_REQ_TIME',
  'MS_MAX_CONCURRENT_REQ',
  'MS_MAX_CONCURRENT_REQ_TIME',
  'SOMETHING_NEW',
])('%s under status 200 says nothing about the number', async (code) => {
  const { gateway, alarms, sent } = await setUp(() => ({ json: failure(code) }));
  expect(await gateway.check(vienna)).toEqual({ outcome: 'unknown', code });
  expect(sent).toHaveLength(1);
  expect(alarms).toEqual([]);
});

test.each(['VAT_BLOCKED', 'IP_BLOCKED'])('%s is unknown, and a person is told', async (code) => {
  const { gateway, alarms } = await setUp(() => ({ json: failure(code) }));
  expect(await gateway.check(vienna)).toEqual({ outcome: 'unknown', code });
  expect(alarms).toEqual([code]);
});

test('an unknown requester is our fault: the question is repeated without it, and a person is told', async () => {
  const { gateway, sent, alarms } = await setUp(
    (body) => ({
      json: body['requesterNumber'] ? failure('INVALID_REQUESTER_INFO') : { ...valid, requestIdentifier: '' },
    }),
    { requester: ours },
  );
  expect(await gateway.check(vienna)).toEqual({ outcome: 'valid', consultation: null });
  expect(sent).toHaveLength(2);
  expect(alarms).toEqual(['INVALID_REQUESTER_INFO']);
});

test('without a requester that error is not retried', async () => {
  const { gateway, sent } = await setUp(() => ({ json: failure('INVALID_REQUESTER_INFO') }));
  expect(await gateway.check(vienna)).toMatchObject({ outcome: 'unknown' });
  expect(sent).toHaveLength(1);
});

const { valid: _, ...withoutValid } = valid;

test.each<[string, Reply, string]>([
  ['an error next to a verdict', { json: { ...valid, valid: false, ...failure('TIMEOUT') } }, 'TIMEOUT'],
  ['errors without a success flag', { json: { ...valid, errorWrappers: [{ error: 'X' }] } }, 'X'],
  ['a failure without a code', { json: { actionSucceed: false } }, 'unnamed_error'],
  [
    'a failure whose codes are not a list',
    { json: { actionSucceed: false, errorWrappers: 'X' } },
    'unnamed_error',
  ],
  ['400 with VOW-ERR-11', { status: 400, json: failure('VOW-ERR-11') }, 'VOW-ERR-11'],
  ['500 with VOW-ERR-1', { status: 500, json: failure('VOW-ERR-1') }, 'VOW-ERR-1'],
  ['a verdict under status 500', { status: 500, json: valid }, 'http_500'],
  ['429 without a body', { status: 429, body: '' }, 'http_429'],
  ['a page', { status: 200, body: '<html>Error</html>' }, 'unreadable'],
  ['no verdict', { json: withoutValid }, 'unreadable'],
  ['the boolean of the other endpoint', { json: { ...withoutValid, isValid: true } }, 'unreadable'],
  ['a verdict given as text', { json: { ...valid, valid: 'true' } }, 'unreadable'],
  ['null', { json: null }, 'unreadable'],
  ['a list', { json: [] }, 'unreadable'],
  ['another number', { json: { ...valid, vatNumber: 'U87654321' } }, 'wrong_echo'],
  ['another state', { json: { ...valid, countryCode: 'CZ' } }, 'wrong_echo'],
  ['half an answer', { body: JSON.stringify(valid), broken: 'truncate' }, 'connection_lost'],
  ['a cut line', { broken: 'reset' }, 'connection_lost'],
  ['silence', { broken: 'hang' }, 'timeout'],
  ['a megabyte', { body: ' '.repeat(1_000_000) }, 'too_large'],
])('%s is unknown, never invalid', async (_name, reply, code) => {
  const { gateway } = await setUp(() => reply, { timeoutMs: patienceMs([reply]) });
  expect(await gateway.check(vienna)).toEqual({ outcome: 'unknown', code });
});

test('a missing server is unknown', async () => {
  const { gateway, server } = await setUp(() => ({ json: valid }));
  await server.close();
  expect(await gateway.check(vienna)).toEqual({ outcome: 'unknown', code: 'unreachable' });
});

test('questions about one state are asked one at a time, and too many are not asked', async () => {
  const { gateway, sent } = await setUp(() => ({ broken: 'hang' }), { timeoutMs: 200 });
  const answers = Promise.all(Array.from({ length: 12 }, () => gateway.check(vienna)));
  const other = await gateway.check({ state: 'DE', number: '123456788' });
  expect(other).toEqual({ outcome: 'unknown', code: 'timeout' });
  // The second Austrian request may only go out when the first has ended.
  expect(sent.filter(({ countryCode }) => countryCode === 'AT').length).toBeLessThanOrEqual(2);
  const codes = (await answers).map((answer) => ('code' in answer ? answer.code : ''));
  expect(codes.filter((code) => code === 'queue_full')).toHaveLength(4);
  expect(codes.filter((code) => code === 'timeout')).toHaveLength(8);
  expect(await gateway.check(vienna)).toMatchObject({ code: 'timeout' });
});
