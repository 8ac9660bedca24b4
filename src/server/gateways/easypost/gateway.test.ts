// The gateway over real HTTP: what is called, how often, and what happens to broken answers.
import { afterEach, expect, test } from 'vitest';
import type { RateReference } from '#domain/rate.ts';
import { anAddress, aParcel, aShipment } from '#tests/factories.ts';
import {
  patienceMs,
  type Received,
  type Reply,
  type ScriptedServer,
  startScriptedServer,
} from '#tests/scripted-server.ts';
import { createHttp } from '../http.ts';
import orderBought from './fixtures/order-bought.json' with { type: 'json' };
import orderRated from './fixtures/order-rated.json' with { type: 'json' };
import pickup from './fixtures/pickup.json' with { type: 'json' };
import shipmentBought from './fixtures/shipment-bought.json' with { type: 'json' };
import shipmentRated from './fixtures/shipment-rated.json' with { type: 'json' };
import { createEasyPostGateway, type EasyPostConfig } from './gateway.ts';
import { upstreamErrorOf } from '#tests/upstream-error.ts';

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((thing) => thing.close()));
});

/** Answers by "METHOD /path", one reply after the other; the last one repeats. */
type Script = Record<string, Reply | Reply[]>;

async function setUp(script: Script, config: Partial<EasyPostConfig> = {}) {
  const turns = new Map<string, number>();
  const answer = ({ method, path }: Received): Reply => {
    const line = `${method} ${path.replace('/v2', '')}`;
    const replies = [
      script[line] ?? { status: 404, json: { error: { code: 'NOT_FOUND', message: line } } },
    ].flat();
    const turn = turns.get(line) ?? 0;
    turns.set(line, turn + 1);
    return replies[Math.min(turn, replies.length - 1)] ?? { broken: 'hang' };
  };
  const server = await startScriptedServer(answer);
  const http = createHttp({ repeatAfterMs: 5 });
  const timeoutMs = patienceMs(Object.values(script).flat());
  open.push(http, server);
  const gateway = createEasyPostGateway(
    {
      url: `${server.url}/v2`,
      apiKey: 'EZTKtest',
      accounts: [
        { carrier: 'DHL Express', accountId: 'ca_dhl' },
        { carrier: 'DHL Paket', accountId: 'ca_paket' },
        { carrier: 'UPS', accountId: 'ca_ups' },
      ],
      rateTimeoutMs: timeoutMs,
      writeTimeoutMs: timeoutMs,
      readBackMs: 2_000,
      ...config,
    },
    http,
  );
  return { server, gateway };
}

const shipment = aShipment({ toAddress: anAddress({ country: 'CH', zip: '8001' }) });
const twoParcels = aShipment({ packages: [aParcel(), aParcel()] });
const asking = () => ({ signal: new AbortController().signal, reference: 'HP-7' });
const refusal = (code: string, message: unknown = 'Their words.') => ({
  status: 422,
  json: { error: { code, message, errors: [] } },
});
const html500 = { status: 500, body: '<html><h1>Internal Server Error</h1></html>' };

const parcelRate: RateReference = {
  kind: 'shipment',
  id: shipmentRated.id,
  rateId: shipmentRated.rates[0]?.id ?? '',
  carrier: 'DHLExpress',
  service: 'ExpressWorldwideNonDoc',
};
const orderRate: RateReference = {
  kind: 'order',
  id: orderRated.id,
  rateId: orderRated.rates[0]?.id ?? '',
  carrier: 'UPS',
  service: 'UPSSaver',
};
const SHP = `/shipments/${parcelRate.id}`;
const ORD = `/orders/${orderRate.id}`;
const maxCostCents = 4540;
/** For answers that never get better: two readings are as good as ten. */
const briefly = { readBackMs: 300 };

const buys = (server: ScriptedServer): Received[] =>
  server.received.filter(({ method, path }) => method === 'POST' && path.endsWith('/buy'));

test('rating one parcel posts a shipment with key, account and reference', async () => {
  const { server, gateway } = await setUp({ 'POST /shipments': { status: 201, json: shipmentRated } });
  const { rates } = await gateway.rate('DHL Express', shipment, asking());
  expect(rates.map(({ service, costCents }) => [service, costCents])).toEqual([
    ['Express Worldwide', 4540],
    ['Express 12:00', 5715],
    ['Economy Select', 3890],
  ]);
  const [sent] = server.received;
  expect(server.lines()).toEqual(['POST /v2/shipments']);
  expect(sent?.headers).toMatchObject({
    authorization: `Basic ${Buffer.from('EZTKtest:').toString('base64')}`,
    'content-type': 'application/json',
  });
  expect(JSON.parse(sent?.body ?? '')).toMatchObject({
    shipment: { carrier_accounts: ['ca_dhl'], reference: 'HP-7', customs_info: {} },
  });
});

test('rating several parcels posts an order', async () => {
  const { server, gateway } = await setUp({ 'POST /orders': { status: 201, json: orderRated } });
  const answer = await gateway.rate('UPS', twoParcels, asking());
  expect(server.lines()).toEqual(['POST /v2/orders']);
  expect(answer.rates).toMatchObject([
    { costCents: 10533, reference: { kind: 'order', id: orderRated.id, service: 'UPSSaver' } },
  ]);
  expect(answer.messages).toMatchObject([{ carrier: 'UPS', reason: 'too_heavy' }]);
});

test('a network for single parcels is not asked about several', async () => {
  const { server, gateway } = await setUp({});
  expect(await gateway.rate('DHL Paket', twoParcels, asking())).toEqual({
    rates: [],
    messages: [{ carrier: 'DHL Paket', reason: 'single_parcel_only' }],
  });
  expect(server.received).toEqual([]);
});

test.each(['fromAddress', 'toAddress'] as const)(
  'a carrier that could not print the %s is not asked',
  async (end) => {
    const { server, gateway } = await setUp({});
    const long = aShipment({ [end]: anAddress({ street1: 'x'.repeat(36) }) });
    expect(await gateway.rate('UPS', long, asking())).toEqual({
      rates: [],
      messages: [
        { carrier: 'UPS', reason: 'address_too_long', tooLong: [{ path: `${end}.street1`, max: 35 }] },
      ],
    });
    expect(server.received).toEqual([]);
  },
);

test('goods that must be filed before leaving the United States are not quoted', async () => {
  const { server, gateway } = await setUp({});
  const fromAddress = anAddress({ country: 'US', state: 'TX', zip: '78701', city: 'Austin' });
  const dear = aShipment({ fromAddress, toAddress: anAddress(), packages: [aParcel({ value: 3_000 })] });
  // No text: that would be the carrier's words, and it was not asked.
  expect(await gateway.rate('UPS', dear, asking())).toEqual({
    rates: [],
    messages: [{ carrier: 'UPS', reason: 'export_filing_needed' }],
  });
  expect(server.received).toEqual([]);
});

test.for([
  ['500 as HTML', html500, 'unavailable'],
  ['an empty 502', { status: 502, body: '' }, 'unavailable'],
  ['401 as HTML', { ...html500, status: 401 }, 'unavailable'],
  ['an empty 402', { status: 402, body: '' }, 'unavailable'],
  ['403 of a proxy', { status: 403, json: { blocked: true } }, 'unavailable'],
  ['429', { status: 429, body: '' }, 'unavailable'],
  ['a cut connection', { broken: 'reset' }, 'unavailable'],
  ['a truncated body', { body: '{"id":"shp_', broken: 'truncate' }, 'unavailable'],
  ['an answer without rates', { status: 201, json: { id: 'shp_1' } }, 'unavailable'],
  ['a hanging connection', { broken: 'hang' }, 'timeout'],
] as const)(
  '%s while rating becomes a message, is reported to the operator and never thrown',
  async ([, reply, reason]) => {
    const faults: string[] = [];
    const { server, gateway } = await setUp(
      { 'POST /shipments': reply },
      { onRateFault: (carrier, { fault }) => faults.push(`${carrier} ${fault.kind}`) },
    );
    expect(await gateway.rate('DHL Express', shipment, asking())).toEqual({
      rates: [],
      messages: [{ carrier: 'DHL Express', reason }],
    });
    expect(faults).toEqual([`DHL Express ${reason}`]);
    expect(server.received).toHaveLength(1);
  },
);

test.for([
  [401, 'UNAUTHORIZED', 'not_authorized'],
  [402, 'PAYMENT_REQUIRED', 'account_empty'],
  [403, 'APIKEY.INACTIVE', 'not_authorized'],
  [422, 'SHIPMENT.RATE.CARRIER_ACCOUNT_INVALID', 'not_authorized'],
  [422, 'SHIPMENT.CARRIER_ACCOUNTS.CONFLICT', 'not_authorized'],
  [422, 'SHIPMENT.CARRIER_ACCOUNTS.INVALID', 'not_authorized'],
  [422, 'ORDER.CARRIER_ACCOUNTS.CONFLICT', 'not_authorized'],
  [422, 'USER.CHARGE.NOT_ALLOWED', 'account_empty'],
] as const)(
  '%d %s while rating is for the operator: the customer sees neither a refusal nor silence',
  async ([status, code, fault]) => {
    const faults: string[] = [];
    const { gateway } = await setUp(
      { 'POST /shipments': { status, json: { error: { code, message: 'ca_dhl is unknown' } } } },
      { onRateFault: (carrier, error) => faults.push(`${carrier} ${error.fault.code}`) },
    );
    expect(await gateway.rate('DHL Express', shipment, asking())).toEqual({ rates: [], messages: [] });
    expect(faults).toEqual([`DHL Express ${fault}`]);
  },
);

const aboutUs = 'Account 4711 is suspended.';
const inEuro = shipmentRated.rates.filter(({ currency }) => currency === 'EUR');
const quoted = (rates: readonly unknown[], ...texts: string[]) => ({
  status: 201,
  json: {
    ...shipmentRated,
    rates,
    messages: texts.map((message) => ({ carrier: 'DHLExpress', type: 'rate_error', message })),
  },
});

test.for([
  ['alone', quoted([], aboutUs), 0, []],
  ['next to rates', quoted(inEuro, aboutUs), inEuro.length, []],
  ['next to a refusal', quoted([], aboutUs, 'Package is too heavy.'), 0, ['too_heavy']],
  ['as a refusal of the request', { status: 422, json: { error: { code: 'X', message: aboutUs } } }, 0, []],
] as const)(
  'what a carrier says about our account, %s, is for the operator and not for customers',
  async ([, reply, rates, reasons]) => {
    const faults: string[] = [];
    const { gateway } = await setUp(
      { 'POST /shipments': reply },
      { onRateFault: (carrier, error) => faults.push(`${carrier} ${error.fault.code} ${error.message}`) },
    );
    const answer = await gateway.rate('DHL Express', shipment, asking());
    expect(answer.rates).toHaveLength(rates);
    expect(answer.messages.map(({ reason }) => reason)).toEqual(reasons);
    expect(JSON.stringify(answer.messages)).not.toContain('4711');
    expect(faults).toEqual([`DHL Express not_authorized ${aboutUs}`]);
  },
);

test("a refused request gives the reason in EasyPost's words", async () => {
  const said = {
    status: 422,
    json: { error: { code: 'ADDRESS.INVALID', message: 'Recipient city is missing.' } },
  };
  const { gateway } = await setUp({ 'POST /shipments': said });
  expect((await gateway.rate('UPS', shipment, asking())).messages).toEqual([
    { carrier: 'UPS', reason: 'address_incomplete', text: 'Recipient city is missing.' },
  ]);
});

test('rating ends early when the signal fires', async () => {
  const { server, gateway } = await setUp(
    { 'POST /shipments': { broken: 'hang' } },
    { rateTimeoutMs: 45_000 },
  );
  const given = new AbortController();
  const answer = gateway.rate('UPS', shipment, { signal: given.signal, reference: 'HP-7' });
  await expect.poll(() => server.received).toHaveLength(1);
  given.abort();
  expect((await answer).messages).toEqual([{ carrier: 'UPS', reason: 'timeout' }]);
});

test('a shipment is bought by the id of its rate', async () => {
  const { server, gateway } = await setUp({ [`POST ${SHP}/buy`]: { json: shipmentBought } });
  expect(await gateway.buy(parcelRate, { maxCostCents })).toEqual({
    outcome: 'bought',
    labels: [
      {
        packageIndex: 0,
        trackingCode: '3318810025',
        labelUrl: shipmentBought.postage_label.label_url,
        upstreamShipmentId: shipmentBought.id,
        costCents: 4_540,
      },
    ],
  });
  expect(server.lines()).toEqual([`POST /v2${SHP}/buy`]);
  expect(JSON.parse(server.received[0]?.body ?? '')).toEqual({ rate: { id: parcelRate.rateId } });
});

test('purchases use their own connection, not an idle one that may be about to close', async () => {
  const { server, gateway } = await setUp({
    'POST /shipments': { json: shipmentRated },
    [`POST ${SHP}/buy`]: { json: shipmentBought },
  });
  for (let i = 0; i < 4; i += 1) await gateway.rate('UPS', shipment, asking());
  await gateway.buy(parcelRate, { maxCostCents });
  const ports = server.received.map(({ port }) => port);
  expect(ports.slice(0, 4)).not.toContain(ports[4]);
  expect(new Set(ports.slice(0, 4)).size).toBeLessThan(4);
});

test('an order is bought by carrier and service, with one label per parcel', async () => {
  const { server, gateway } = await setUp({ [`POST ${ORD}/buy`]: { json: orderBought } });
  const purchase = await gateway.buy(orderRate, { maxCostCents });
  expect(purchase).toMatchObject({
    outcome: 'bought',
    labels: [{ trackingCode: '1Z410E7W0392751591' }, { trackingCode: '1Z5R89390357567127' }],
  });
  expect(JSON.parse(server.received[0]?.body ?? '')).toEqual({ carrier: 'UPS', service: 'UPSSaver' });
});

test.for(['SHIPMENT.POSTAGE.FAILURE', 'SHIPMENT.PURCHASE.FAILURE'])(
  '%s is a refusal, without reading back',
  async (code) => {
    const { server, gateway } = await setUp({ [`POST ${SHP}/buy`]: refusal(code, 'Phone is missing.') });
    expect(await gateway.buy(parcelRate, { maxCostCents })).toEqual({
      outcome: 'refused',
      code: 'label_failed',
      text: 'Phone is missing.',
    });
    expect(server.received).toHaveLength(1);
  },
);

test('a refusal about our account with the carrier is not for the customer', async () => {
  const words = 'UPS: Invalid Shipper Number.';
  const { gateway } = await setUp({ [`POST ${SHP}/buy`]: refusal('SHIPMENT.POSTAGE.FAILURE', words) });
  expect(await gateway.buy(parcelRate, { maxCostCents })).toEqual({
    outcome: 'refused',
    code: 'not_authorized',
    text: words,
  });
});

test.for([
  ['SHIPMENT.INVALID', shipmentRated, { outcome: 'refused', code: 'refused', text: 'Their words.' }],
  ['DOCUMENT.COMMERCIAL_INVOICE.FAILURE', shipmentBought, { outcome: 'bought' }],
  ['INSURANCE.PURCHASE.FAILED', shipmentBought, { outcome: 'bought' }],
] as const)('%s says nothing of the label, so the shipment is read', async ([code, json, purchase]) => {
  const { server, gateway } = await setUp({
    [`POST ${SHP}/buy`]: refusal(code),
    [`GET ${SHP}`]: { json },
  });
  expect(await gateway.buy(parcelRate, { maxCostCents })).toMatchObject(purchase);
  expect(buys(server)).toHaveLength(1);
});

test.for([
  ['reset after effect', { broken: 'reset' }],
  ['hang after effect', { broken: 'hang' }],
  ['500 as HTML', html500],
  ['502, empty', { status: 502, body: '' }],
  ['408', { status: 408, body: '' }],
  ['409', { status: 409, json: { error: { code: 'CONFLICT', message: 'x' } } }],
  ['truncated body', { body: '{"id":"shp_', broken: 'truncate' }],
  ['HTML with status 200', { body: '<html></html>' }],
  ['HTML with status 422', { status: 422, body: '<html></html>' }],
  ['a bare error string', { status: 422, json: { error: 'nope' } }],
  ['postage exists', refusal('SHIPMENT.POSTAGE.EXISTS')],
  ['purchase in progress', refusal('SHIPMENT.PURCHASE.IN_PROGRESS')],
  ['no response', refusal('SHIPMENT.POSTAGE.NO_RESPONSE')],
  ['timed out', refusal('SHIPMENT.POSTAGE.TIMED_OUT')],
  ['confirmed without a label', { json: { ...shipmentBought, postage_label: null, tracking_code: null } }],
] satisfies [string, Reply][])('%s: read back, bought, and never bought twice', async ([, reply]) => {
  const { server, gateway } = await setUp({
    [`POST ${SHP}/buy`]: reply,
    [`GET ${SHP}`]: [{ json: shipmentRated }, { broken: 'reset' }, { json: shipmentBought }],
  });
  expect(await gateway.buy(parcelRate, { maxCostCents })).toMatchObject({
    outcome: 'bought',
    labels: [{ trackingCode: '3318810025' }],
  });
  expect(buys(server)).toHaveLength(1);
});

test.for([
  ['connection_lost', { broken: 'reset' }, { json: shipmentRated }],
  ['timeout', { broken: 'hang' }, html500],
  ['unavailable', html500, { broken: 'hang' }],
  ['already_bought', refusal('SHIPMENT.POSTAGE.EXISTS'), { json: shipmentRated }],
] satisfies [string, Reply, Reply][])('%s that never clears up stays unknown', async ([code, buy, get]) => {
  const { server, gateway } = await setUp({ [`POST ${SHP}/buy`]: buy, [`GET ${SHP}`]: get }, briefly);
  expect(await gateway.buy(parcelRate, { maxCostCents })).toMatchObject({ outcome: 'unknown', code });
  expect(buys(server)).toHaveLength(1);
  expect(server.received.length).toBeGreaterThan(1);
});

test('with nobody listening the purchase is refused for now, because nothing was sent', async () => {
  const { server, gateway } = await setUp({});
  await server.close();
  expect(await gateway.buy(parcelRate, { maxCostCents })).toMatchObject({
    outcome: 'refused',
    code: 'unavailable',
  });
});

test('a buy answered with too many requests was not carried out, and is sent again', async () => {
  const busy: Reply = { status: 429, body: '', headers: { 'retry-after': '0' } };
  const { server, gateway } = await setUp({ [`POST ${SHP}/buy`]: [busy, busy, { json: shipmentBought }] });
  expect(await gateway.buy(parcelRate, { maxCostCents })).toMatchObject({ outcome: 'bought' });
  expect(buys(server)).toHaveLength(3);
});

test('constant too many requests is a refusal that may be retried', async () => {
  const busy: Reply = { status: 429, body: '', headers: { 'retry-after': '0' } };
  const { server, gateway } = await setUp({ [`POST ${SHP}/buy`]: busy });
  expect(await gateway.buy(parcelRate, { maxCostCents })).toMatchObject({
    outcome: 'refused',
    code: 'rate_limited',
  });
  expect(buys(server)).toHaveLength(4);
});

const expired = refusal('SHIPMENT.RATES.UNAVAILABLE', 'The rate is no longer available.');
const freshRates = (rate: string) => ({
  json: {
    rates: [
      { id: 'rate_new', carrier: 'DHLExpress', service: 'ExpressWorldwideNonDoc', rate, currency: 'EUR' },
    ],
  },
});

test('an expired rate is requested again and bought under its new id', async () => {
  const { server, gateway } = await setUp({
    [`POST ${SHP}/buy`]: [expired, { json: shipmentBought }],
    [`POST ${SHP}/rerate`]: freshRates('45.40'),
  });
  expect(await gateway.buy(parcelRate, { maxCostCents })).toMatchObject({ outcome: 'bought' });
  expect(buys(server).map(({ body }) => JSON.parse(body) as unknown)).toEqual([
    { rate: { id: parcelRate.rateId } },
    { rate: { id: 'rate_new' } },
  ]);
});

test('a rate invalidated again and again by other requests is bought in the end', async () => {
  const { server, gateway } = await setUp({
    [`POST ${SHP}/buy`]: [expired, expired, expired, { json: shipmentBought }],
    [`POST ${SHP}/rerate`]: freshRates('45.40'),
  });
  expect(await gateway.buy(parcelRate, { maxCostCents })).toMatchObject({ outcome: 'bought' });
  expect(buys(server)).toHaveLength(4);
});

test('while a purchase runs, no other request for fresh rates voids the id that it is buying', async () => {
  const { server, gateway } = await setUp({
    [`POST ${SHP}/buy`]: [expired, { json: shipmentBought }],
    [`POST ${SHP}/rerate`]: freshRates('45.40'),
  });
  const purchase = gateway.buy(parcelRate, { maxCostCents });
  await gateway.requote(parcelRate);
  expect(server.lines().map((line) => line.split('/').at(-1))).toEqual(['buy', 'rerate', 'buy', 'rerate']);
  expect(await purchase).toMatchObject({ outcome: 'bought' });
});

test('a rate that stays invalid is refused, and the carrier is not asked for ever', async () => {
  const { server, gateway } = await setUp({
    [`POST ${SHP}/buy`]: expired,
    [`POST ${SHP}/rerate`]: freshRates('45.40'),
  });
  expect(await gateway.buy(parcelRate, { maxCostCents })).toMatchObject({ code: 'rate_unavailable' });
  expect(buys(server)).toHaveLength(6);
});

test('a rate that is invalid because its label was already bought is read back, not refused', async () => {
  const { server, gateway } = await setUp({
    [`POST ${SHP}/buy`]: expired,
    [`POST ${SHP}/rerate`]: refusal('SHIPMENT.POSTAGE.EXISTS'),
    [`GET ${SHP}`]: [{ json: shipmentRated }, { json: shipmentBought }],
  });
  expect(await gateway.buy(parcelRate, { maxCostCents })).toMatchObject({
    outcome: 'bought',
    labels: [{ trackingCode: '3318810025' }],
  });
  expect(buys(server)).toHaveLength(1);
});

test('a rate that rose above the quote is not bought', async () => {
  const { server, gateway } = await setUp({
    [`POST ${SHP}/buy`]: expired,
    [`POST ${SHP}/rerate`]: freshRates('45.41'),
  });
  expect(await gateway.buy(parcelRate, { maxCostCents })).toMatchObject({
    outcome: 'refused',
    code: 'price_changed',
  });
  expect(buys(server)).toHaveLength(1);
});

test('a service no longer offered is not replaced by another', async () => {
  const { server, gateway } = await setUp({
    [`POST ${SHP}/buy`]: expired,
    [`POST ${SHP}/rerate`]: { json: { rates: shipmentRated.rates.slice(1) } },
  });
  expect(await gateway.buy(parcelRate, { maxCostCents })).toMatchObject({ code: 'rate_unavailable' });
  expect(buys(server)).toHaveLength(1);
});

test('when fresh rates are unavailable the purchase is left for later', async () => {
  const { gateway } = await setUp({ [`POST ${SHP}/buy`]: expired, [`POST ${SHP}/rerate`]: html500 });
  expect(await gateway.buy(parcelRate, { maxCostCents })).toMatchObject({
    outcome: 'refused',
    code: 'unavailable',
  });
});

test('expired rates of an order are read again', async () => {
  const { server, gateway } = await setUp({
    [`POST ${ORD}/buy`]: [refusal('ORDER.RATE.UNAVAILABLE'), { json: orderBought }],
    [`GET ${ORD}`]: { json: orderRated },
    [`GET ${ORD}/rates`]: { json: { rates: orderRated.rates } },
  });
  expect(await gateway.buy(orderRate, { maxCostCents: 10533 })).toMatchObject({ outcome: 'bought' });
  expect(server.lines()).toEqual([
    `POST /v2${ORD}/buy`,
    `GET /v2${ORD}`,
    `GET /v2${ORD}/rates`,
    `POST /v2${ORD}/buy`,
  ]);
});

const half = { ...orderBought, shipments: [orderBought.shipments[0], orderRated.shipments[0]] };

test('a refused order without any bought parcel is refused', async () => {
  const { server, gateway } = await setUp({
    [`POST ${ORD}/buy`]: refusal('SHIPMENT.POSTAGE.FAILURE'),
    [`GET ${ORD}`]: { json: orderRated },
  });
  expect(await gateway.buy(orderRate, { maxCostCents })).toMatchObject({
    outcome: 'refused',
    code: 'label_failed',
  });
  expect(server.received).toHaveLength(2);
  const broke = await setUp({
    [`POST ${ORD}/buy`]: { ...refusal('PAYMENT_REQUIRED'), status: 402 },
    [`GET ${ORD}`]: { json: orderRated },
  });
  expect(await broke.gateway.buy(orderRate, { maxCostCents })).toEqual({
    outcome: 'refused',
    code: 'account_empty',
    text: 'Their words.',
  });
});

test.for([
  ['SHIPMENT.POSTAGE.FAILURE', 422, 'label_failed'],
  ['SHIPMENT.RATES.UNAVAILABLE', 422, 'label_failed'],
  ['PAYMENT_REQUIRED', 402, 'account_empty'],
] as const)(
  'a partly bought order refused with %s (%i) is refused in part, and not bought again',
  async ([issue, status, code]) => {
    const { server, gateway } = await setUp(
      { [`POST ${ORD}/buy`]: { ...refusal(issue), status }, [`GET ${ORD}`]: { json: half } },
      briefly,
    );
    expect(await gateway.buy(orderRate, { maxCostCents })).toMatchObject({
      outcome: 'refused',
      code,
      labels: [{ trackingCode: half.shipments[0]?.tracking_code }],
    });
    expect(buys(server)).toHaveLength(1);
  },
);

test.for([
  ['half made', refusal('SHIPMENT.POSTAGE.FAILURE'), { tracking_code: '1Z9' }, 'no_label'],
  ['unheard of', refusal('SHIPMENT.POSTAGE.NO_RESPONSE'), {}, 'partial'],
  ['timed out', refusal('SHIPMENT.POSTAGE.TIMED_OUT'), {}, 'partial'],
] satisfies [string, Reply, object, string][])(
  'an order with one label bought and another %s is unknown',
  async ([, reply, change, code]) => {
    const [first, second] = half.shipments;
    const shipments = [first, { ...second, ...change }];
    const { server, gateway } = await setUp(
      { [`POST ${ORD}/buy`]: reply, [`GET ${ORD}`]: { json: { ...half, shipments } } },
      briefly,
    );
    expect(await gateway.buy(orderRate, { maxCostCents })).toMatchObject({
      outcome: 'unknown',
      code,
      labels: [{ trackingCode: first?.tracking_code }],
    });
    expect(buys(server)).toHaveLength(1);
  },
);

test('an order completed while we read it back is bought', async () => {
  const { server, gateway } = await setUp({
    [`POST ${ORD}/buy`]: { json: half },
    [`GET ${ORD}`]: [{ json: half }, { json: orderBought }],
  });
  expect(await gateway.buy(orderRate, { maxCostCents })).toMatchObject({ outcome: 'bought' });
  expect(buys(server)).toHaveLength(1);
});

test('a purchase is found by reading the shipment', async () => {
  const { server, gateway } = await setUp({ [`GET ${SHP}`]: { json: shipmentBought } });
  expect(await gateway.findPurchase(parcelRate)).toMatchObject([{ trackingCode: '3318810025' }]);
  expect(server.lines()).toEqual([`GET /v2${SHP}`]);
});

test('no purchase is found if none was made', async () => {
  const { gateway } = await setUp({
    [`GET ${SHP}`]: { json: shipmentRated },
    [`GET ${ORD}`]: { json: orderRated },
  });
  expect(await gateway.findPurchase(parcelRate)).toBeNull();
  expect(await gateway.findPurchase(orderRate)).toBeNull();
});

test.for([
  ['a partial order', { json: half }, 'partial'],
  ['500', html500, 'unavailable'],
  ['404', { status: 404, json: { error: { code: 'NOT_FOUND', message: 'x' } } }, 'not_found'],
  ['a cut connection', { broken: 'reset' }, 'connection_lost'],
] satisfies [string, Reply, string][])('%s answers neither yes nor no', async ([, reply, code]) => {
  const { gateway } = await setUp({ [`GET ${ORD}`]: reply });
  const { fault } = await upstreamErrorOf(gateway.findPurchase(orderRate));
  expect(fault).toMatchObject({ outcome: 'unknown', code });
});

const pdf = Buffer.from('%PDF-1.7\n…\n%%EOF');
const png = Buffer.from('89504e470d0a1a0a0000', 'hex');

test('a label is fetched as a PDF, without our key', async () => {
  const { server, gateway } = await setUp({ 'GET /labels/1.pdf': { body: pdf } });
  const labelUrl = `${server.url}/v2/labels/1.pdf`;
  const bytes = await gateway.fetchLabel({ labelUrl, upstreamShipmentId: 'shp_1' });
  expect(Buffer.from(bytes).equals(pdf)).toBe(true);
  expect(server.received[0]?.headers).not.toHaveProperty('authorization');
});

test("a carrier's invoice is fetched as a PDF, and only from where labels are", async () => {
  const { server, gateway } = await setUp({
    'GET /labels/1.pdf': { body: pdf },
    'GET /labels/1.png': { body: png },
  });
  const bytes = await gateway.fetchCarrierInvoice(`${server.url}/v2/labels/1.pdf`);
  expect(Buffer.from(bytes).equals(pdf)).toBe(true);
  const { fault: other } = await upstreamErrorOf(
    gateway.fetchCarrierInvoice(`${server.url}/v2/labels/1.png`),
  );
  expect(other.code).toBe('no_pdf');
  const far = await upstreamErrorOf(gateway.fetchCarrierInvoice('http://169.254.169.254/latest/meta-data'));
  expect(far.fault.code).toBe('foreign_host');
});

test('a PNG is converted first', async () => {
  const script: Script = { 'GET /labels/1.png': { body: png }, 'GET /labels/1.pdf': { body: pdf } };
  const { server, gateway } = await setUp(script);
  script['GET /shipments/shp_1/label?file_format=PDF'] = {
    json: { id: 'shp_1', postage_label: { label_pdf_url: `${server.url}/v2/labels/1.pdf` } },
  };
  const labelUrl = `${server.url}/v2/labels/1.png`;
  expect(Buffer.from(await gateway.fetchLabel({ labelUrl, upstreamShipmentId: 'shp_1' })).equals(pdf)).toBe(
    true,
  );
  expect(server.received).toHaveLength(3);
});

test.for([
  'http://169.254.169.254/latest/meta-data',
  'http://127.0.0.1:1/label.pdf',
  'http://easypost-files.s3.us-west-2.amazonaws.com/files/1.pdf',
  'https://easypost-files.s3.us-west-2.amazonaws.com.evil.example/1.pdf',
  'https://easypost-files.s3.us-west-2.amazonaws.com:8443/1.pdf',
  'file:///etc/passwd',
  'label.pdf',
])('a label at %s is not fetched', async (labelUrl) => {
  const { server, gateway } = await setUp({});
  const { fault } = await upstreamErrorOf(gateway.fetchLabel({ labelUrl, upstreamShipmentId: 'shp_1' }));
  expect(fault.code).toBe('foreign_host');
  expect(server.received).toEqual([]);
});

test.for([
  ['HTML', { body: '<html>gone</html>' }, 'no_pdf'],
  ['a redirect', { status: 302, body: '', headers: { location: 'http://169.254.169.254/' } }, 'unavailable'],
  ['404', { status: 404, body: '' }, 'unavailable'],
  ['more than 5 MB', { body: Buffer.concat([pdf, Buffer.alloc(5 * 1024 * 1024)]) }, 'too_large'],
  ['a truncated file', { body: pdf, broken: 'truncate' }, 'connection_lost'],
] satisfies [string, Reply, string][])('%s is not a label', async ([, reply, code]) => {
  const { server, gateway } = await setUp({ 'GET /labels/1.pdf': reply });
  const labelUrl = `${server.url}/v2/labels/1.pdf`;
  const { fault } = await upstreamErrorOf(gateway.fetchLabel({ labelUrl, upstreamShipmentId: 'shp_1' }));
  expect(fault).toMatchObject({ code, outcome: 'none' });
});

const collection = {
  reference: parcelRate,
  shipment,
  window: { date: '2026-03-05', timeFrom: '10:00', timeTo: '15:00' },
  upstreamShipmentId: 'shp_1',
  parcels: 2,
  isRetry: false,
  since: new Date('2026-03-01T09:00:00Z'),
  now: new Date('2026-03-04T09:00:00Z'),
};
const PICKUP = `/pickups/${pickup.id}`;
/** From the earliest possible booking until now, plus an hour either way for differing clocks. */
const LIST =
  'GET /pickups?page_size=100&start_datetime=2026-03-01T08%3A00%3A00.000Z&end_datetime=2026-03-04T10%3A00%3A00.000Z';
const scheduled = { ...pickup, status: 'scheduled', confirmation: 'WTC123' };
const canceled = { ...scheduled, status: 'canceled' };
const bookedPickup = { confirmation: 'WTC123', pickupId: pickup.id, costCents: 400 };

test('a pickup is requested and the cheapest one bought', async () => {
  const { server, gateway } = await setUp({
    'POST /pickups': { json: pickup },
    [`POST ${PICKUP}/buy`]: { json: scheduled },
  });
  expect(await gateway.bookPickup(collection)).toEqual(bookedPickup);
  expect(server.received.map(({ body }) => JSON.parse(body) as unknown)).toMatchObject([
    {
      pickup: {
        shipment: { id: 'shp_1' },
        min_datetime: '2026-03-05T10:00:00+01:00',
        instructions: '2 parcels',
      },
    },
    { carrier: 'DHLExpress', service: 'Future-Day Pickup' },
  ]);
});

test("a pickup that is not offered is declined, with the carrier's words", async () => {
  const messages = [{ carrier: 'DHLExpress', type: 'rate_error', message: 'Too late for today.' }];
  const { gateway } = await setUp({ 'POST /pickups': { json: { ...pickup, pickup_rates: [], messages } } });
  const error = await upstreamErrorOf(gateway.bookPickup(collection));
  expect(error.fault).toMatchObject({ kind: 'declined', code: 'pickup_not_offered', outcome: 'none' });
  expect(error.message).toBe('Too late for today.');
});

test('a lost confirmation of a pickup is read back', async () => {
  const { server, gateway } = await setUp({
    'POST /pickups': { json: pickup },
    [`POST ${PICKUP}/buy`]: { broken: 'reset' },
    [`GET ${PICKUP}`]: { json: scheduled },
  });
  expect(await gateway.bookPickup(collection)).toEqual(bookedPickup);
  expect(buys(server)).toHaveLength(1);
});

test.for([
  ['POST /pickups', 'none'],
  [`POST ${PICKUP}/buy`, 'none'],
] as const)('%s refused: there is certainly no pickup', async ([line, outcome]) => {
  const { gateway } = await setUp({
    'POST /pickups': { json: pickup },
    [line]: refusal('PICKUP.BUY.FAILED'),
  });
  expect((await upstreamErrorOf(gateway.bookPickup(collection))).fault).toMatchObject({
    code: 'pickup_failed',
    outcome,
  });
});

test('a retry returns the pickup booked by an earlier try, and books none', async () => {
  const reference = collection.reference.id;
  const pages = [
    [
      { ...canceled, reference },
      { ...scheduled, id: 'pickup_2', reference: 'shp_other' },
    ],
    [{ ...scheduled, reference }],
  ];
  const { server, gateway } = await setUp({
    [LIST]: { json: { pickups: pages[0], has_more: true } },
    [`${LIST}&before_id=pickup_2`]: { json: { pickups: pages[1], has_more: false } },
  });
  expect(await gateway.bookPickup({ ...collection, isRetry: true })).toEqual(bookedPickup);
  expect(server.received).toHaveLength(2);
});

test('while an earlier booking for another window cannot be cancelled, no second one is made', async () => {
  const earlier = { ...scheduled, reference: collection.reference.id };
  const { server, gateway } = await setUp(
    {
      [LIST]: { json: { pickups: [earlier], has_more: false } },
      [`POST ${PICKUP}/cancel`]: refusal('PICKUP.CANCEL.FAILED'),
      [`GET ${PICKUP}`]: { json: scheduled },
    },
    briefly,
  );
  const window = { ...collection.window, date: '2026-03-06' };
  const { fault } = await upstreamErrorOf(gateway.bookPickup({ ...collection, window, isRetry: true }));
  expect(fault.code).toBe('pickup_not_cancelled');
  expect(server.received.filter(({ path }) => path.endsWith('/pickups'))).toEqual([]);
});

test('an earlier booking for a past day is not cancelled: its driver does not come again', async () => {
  const past = { min_datetime: '2026-03-03T09:00:00Z', max_datetime: '2026-03-03T14:00:00Z' };
  const earlier = { ...scheduled, ...past, id: 'pickup_0', reference: collection.reference.id };
  const { server, gateway } = await setUp({
    [LIST]: { json: { pickups: [earlier], has_more: false } },
    'POST /pickups': { json: pickup },
    [`POST ${PICKUP}/buy`]: { json: scheduled },
  });
  expect(await gateway.bookPickup({ ...collection, isRetry: true })).toEqual({
    ...bookedPickup,
    earlier: [{ pickupId: 'pickup_0', costCents: 400 }],
  });
  expect(server.received.filter(({ path }) => path.endsWith('/cancel'))).toEqual([]);
});

test('of two earlier bookings the one for the wanted window is returned, with the cost of the past one', async () => {
  const past = { min_datetime: '2026-03-03T09:00:00Z', max_datetime: '2026-03-03T14:00:00Z' };
  const earlier = { ...scheduled, ...past, id: 'pickup_0', reference: collection.reference.id };
  const same = { ...scheduled, reference: collection.reference.id };
  const { server, gateway } = await setUp({
    [LIST]: { json: { pickups: [same, earlier], has_more: false } },
  });
  expect(await gateway.bookPickup({ ...collection, isRetry: true })).toEqual({
    ...bookedPickup,
    earlier: [{ pickupId: 'pickup_0', costCents: 400 }],
  });
  expect(server.received).toHaveLength(1);
});

test('a lost answer to the mere offer request books nothing', async () => {
  const { server, gateway } = await setUp({ 'POST /pickups': { broken: 'reset' } });
  expect((await upstreamErrorOf(gateway.bookPickup(collection))).fault.outcome).toBe('none');
  expect(server.received).toHaveLength(1);
});

const { reference: ofParcel, since, now } = collection;
const known = { pickupId: pickup.id, reference: ofParcel, since, now };
const cancelledPickup = { outcome: 'cancelled' };

test('a pickup is cancelled by its id', async () => {
  const { server, gateway } = await setUp({ [`POST ${PICKUP}/cancel`]: { json: canceled } });
  expect(await gateway.cancelPickup(known)).toEqual(cancelledPickup);
  expect(server.received).toHaveLength(1);
});

test.for([
  ['the answer is lost', { broken: 'reset' }],
  ['it was cancelled before, which is refused', refusal('PICKUP.CANCEL.FAILED')],
] as const)('a pickup found to be cancelled counts as cancelled, though %s', async ([, answer]) => {
  const { server, gateway } = await setUp({
    [`POST ${PICKUP}/cancel`]: answer,
    [`GET ${PICKUP}`]: { json: canceled },
  });
  expect(await gateway.cancelPickup(known)).toEqual(cancelledPickup);
  expect(server.received.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

test('a refused cancellation of a pickup that is still booked is a refusal', async () => {
  const { gateway } = await setUp(
    { [`POST ${PICKUP}/cancel`]: refusal('PICKUP.CANCEL.FAILED'), [`GET ${PICKUP}`]: { json: scheduled } },
    briefly,
  );
  expect((await upstreamErrorOf(gateway.cancelPickup(known))).fault).toMatchObject({
    kind: 'declined',
    code: 'pickup_not_cancelled',
    outcome: 'none',
  });
});

test('without an id the booking is found by its reference, or there is none', async () => {
  const reference = collection.reference.id;
  const { server, gateway } = await setUp({
    [LIST]: { json: { pickups: [{ ...scheduled, reference }], has_more: false } },
    [`POST ${PICKUP}/cancel`]: { json: canceled },
  });
  expect(await gateway.cancelPickup({ ...known, pickupId: null })).toEqual(cancelledPickup);
  const stranger = { ...known, pickupId: null, reference: { ...known.reference, id: 'shp_other' } };
  expect(await gateway.cancelPickup(stranger)).toEqual({ outcome: 'none' });
  expect(server.received.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

test('whether nothing is booked is in doubt when there are more bookings than are searched', async () => {
  const newer = { ...scheduled, id: 'pickup_9', reference: 'shp_other' };
  const endless = { json: { pickups: [newer], has_more: true } };
  const { gateway } = await setUp({
    [LIST]: endless,
    [`${LIST}&before_id=pickup_9`]: endless,
  });
  const inDoubt = { code: 'pickups_not_listed', outcome: 'unknown' };
  const calledOff = gateway.cancelPickup({ ...known, pickupId: null });
  expect((await upstreamErrorOf(calledOff)).fault).toMatchObject(inDoubt);
  const booked = gateway.bookPickup({ ...collection, isRetry: true });
  expect((await upstreamErrorOf(booked)).fault).toMatchObject(inDoubt);
});

test('of two forgotten bookings the upcoming one is cancelled, and the past one reported with its cost', async () => {
  const reference = collection.reference.id;
  const past = { min_datetime: '2026-03-03T09:00:00Z', max_datetime: '2026-03-03T14:00:00Z' };
  const pickups = [
    { ...scheduled, ...past, id: 'pickup_0', reference },
    { ...scheduled, reference },
  ];
  const { gateway } = await setUp({
    [LIST]: { json: { pickups, has_more: false } },
    [`POST ${PICKUP}/cancel`]: { json: canceled },
  });
  expect(await gateway.cancelPickup({ ...known, pickupId: null })).toEqual({
    ...cancelledPickup,
    earlier: [{ pickupId: 'pickup_0', costCents: 400 }],
  });
});
