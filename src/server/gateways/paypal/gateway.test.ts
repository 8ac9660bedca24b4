// The gateway over real HTTP: what is called with which key, how often, and what happens to broken answers.
import { afterEach, expect, test } from 'vitest';
import { patienceMs, type Received, type Reply, startScriptedServer } from '#tests/scripted-server.ts';
import { createHttp } from '../http.ts';
import type { OpenPayment } from '../payment.ts';
import authorization from './fixtures/authorization.json' with { type: 'json' };
import capture from './fixtures/capture.json' with { type: 'json' };
import approved from './fixtures/order-approved.json' with { type: 'json' };
import authorized from './fixtures/order-authorized.json' with { type: 'json' };
import captured from './fixtures/order-captured.json' with { type: 'json' };
import opened from './fixtures/order-opened.json' with { type: 'json' };
import refundedOrder from './fixtures/order-refunded.json' with { type: 'json' };
import refund from './fixtures/refund.json' with { type: 'json' };
import { createPayPalGateway, type PayPalConfig } from './gateway.ts';
import { upstreamErrorOf } from '#tests/upstream-error.ts';

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((thing) => thing.close()));
});

const TOKEN = 'POST /v1/oauth2/token';
const OPEN = 'POST /v2/checkout/orders';
const ORDER = 'GET /v2/checkout/orders/5O190127TN364715T';
const AUTHORIZE = 'POST /v2/checkout/orders/5O190127TN364715T/authorize';
const CAPTURE_ORDER = 'POST /v2/checkout/orders/5O190127TN364715T/capture';
const HOLD = 'GET /v2/payments/authorizations/0VF52814937998046';
const CAPTURE = 'POST /v2/payments/authorizations/0VF52814937998046/capture';
const VOID = 'POST /v2/payments/authorizations/0VF52814937998046/void';
const CAPTURED = 'GET /v2/payments/captures/42311647XV020574X';
const REFUND = 'POST /v2/payments/captures/42311647XV020574X/refund';
const REFUNDED = 'GET /v2/payments/refunds/1JU08902781691411';
const WEBHOOKS = '/v1/notifications/webhooks';

/** Answers by "METHOD /path", one reply after the other; the last one repeats. */
type Script = Record<string, Reply | Reply[]>;

const token: Reply = { json: { access_token: 'A21.first', token_type: 'Bearer', expires_in: 32_400 } };
const refusal = (issue: string, status = 422): Reply => ({
  status,
  headers: { 'paypal-debug-id': 'f00d' },
  json: {
    name: 'UNPROCESSABLE_ENTITY',
    message: 'x',
    debug_id: 'b19',
    details: [{ issue, description: 'Theirs.' }],
  },
});

async function setUp(script: Script, config: Partial<PayPalConfig> = {}) {
  const turns = new Map<string, number>();
  const answer = ({ method, path }: Received): Reply => {
    const line = `${method} ${path}`;
    const replies = [script[line] ?? (line === TOKEN ? token : refusal('INVALID_RESOURCE_ID', 404))].flat();
    const turn = turns.get(line) ?? 0;
    turns.set(line, turn + 1);
    return replies[Math.min(turn, replies.length - 1)] ?? { broken: 'hang' };
  };
  const server = await startScriptedServer(answer);
  const http = createHttp({ repeatAfterMs: 5 });
  open.push(http, server);
  const base = {
    url: `${server.url}`,
    clientId: 'client',
    clientSecret: 'very-secret',
    webhookId: null,
    timeoutMs: patienceMs(Object.values(script).flat()),
    brandName: 'Hafenpost',
  };
  const gateway = createPayPalGateway({ ...base, ...config }, http);
  const calls = () => server.lines().filter((line) => line !== TOKEN);
  const keysOf = (line: string) =>
    server.received
      .filter(({ method, path }) => `${method} ${path}` === line)
      .map(({ headers }) => headers['paypal-request-id']);
  return { server, gateway, calls, keysOf };
}

const payment: OpenPayment = {
  intentId: 'HP-1',
  amountCents: 4990,
  capture: 'later',
  description: 'Hafenpost DHL Express Worldwide',
  language: 'de',
  urls: {
    success: 'https://h.example/s',
    failure: 'https://h.example/f',
    cancel: 'https://h.example/c',
    notify: '',
  },
};
const reference = { orderId: '5O190127TN364715T' };
const held = { ...reference, authorizationId: '0VF52814937998046' };
const taken = { ...held, captureId: '42311647XV020574X' };
const later = { key: 'HP-1-secure', amountCents: 4990, intentId: 'HP-1', capture: 'later' } as const;
const atOnce = { ...later, capture: 'at_once' } as const;
const take = { key: 'HP-1-capture', amountCents: 4990, intentId: 'HP-1' };
const give = { key: 'HP-1-refund-1', amountCents: 1000, intentId: 'HP-1' };

const authorizedOutcome = { outcome: 'authorized', reference: held, amountCents: 4990 };
const capturedOutcome = { outcome: 'captured', reference: taken, amountCents: 4990 };

/** After each of these a write may have happened. */
const doubts = [
  ['a cut connection', { broken: 'reset' }],
  ['silence', { broken: 'hang' }],
  ['500 as HTML', { status: 500, body: '<html></html>' }],
  ['an empty 502', { status: 502, body: '' }],
  ['a readable 500', refusal('INTERNAL_SERVER_ERROR', 500)],
  ['422 as HTML', { status: 422, body: '<html></html>' }],
  ['HTML with status 200', { body: '<html></html>' }],
  ['a truncated body', { body: '{"id":"5O1', broken: 'truncate' }],
  [
    'an answer without what we asked for',
    { status: 201, json: { id: '5O190127TN364715T', status: 'COMPLETED' } },
  ],
  ['408', refusal('TIMEOUT', 408)],
] satisfies [string, Reply][];

test('an order is opened with its key, and the buyer is sent to PayPal', async () => {
  const { server, gateway } = await setUp({ [OPEN]: { json: opened } });
  expect(await gateway.open(payment, 'HP-1-open')).toEqual({
    reference: { orderId: '5O190127TN364715T' },
    buyerUrl: 'https://www.paypal.com/checkoutnow?token=5O190127TN364715T',
  });
  expect(server.lines()).toEqual([TOKEN, OPEN]);
  const [asked, sent] = server.received;
  expect(asked?.headers.authorization).toBe(`Basic ${Buffer.from('client:very-secret').toString('base64')}`);
  expect(asked?.body).toBe('grant_type=client_credentials');
  expect(sent?.headers).toMatchObject({
    authorization: 'Bearer A21.first',
    'content-type': 'application/json',
    prefer: 'return=representation',
    'paypal-request-id': 'HP-1-open',
  });
  expect(JSON.parse(sent?.body ?? '')).toMatchObject({ intent: 'AUTHORIZE' });
});

test('an order may be created (201) or repeated (200), with either name of the link', async () => {
  const link = (rel: string) => [{ rel, href: 'https://www.sandbox.paypal.com/checkoutnow?token=1' }];
  for (const [status, rel] of [
    [201, 'approve'],
    [200, 'payer-action'],
  ] as const) {
    const { gateway } = await setUp({ [OPEN]: { status, json: { ...opened, links: link(rel) } } });
    expect((await gateway.open(payment, 'k')).buyerUrl).toContain('www.sandbox.paypal.com');
  }
});

test.for([
  'http://www.paypal.com/checkoutnow?token=1',
  'https://paypal.com.example.com/checkoutnow',
  'https://example.com/?paypal.com',
  'https://notpaypal.com/',
  'javascript:alert(1)',
  'nowhere',
])('the buyer is never sent to %s', async (href) => {
  const { gateway } = await setUp({ [OPEN]: { json: { ...opened, links: [{ rel: 'approve', href }] } } });
  expect((await upstreamErrorOf(gateway.open(payment, 'k'))).fault).toMatchObject({ code: 'foreign_url' });
});

test('a sandbox on this machine shows its own page', async () => {
  const script: Script = {};
  const { server, gateway } = await setUp(script);
  const href = `${server.url}/checkoutnow?token=1`;
  script[OPEN] = { json: { ...opened, links: [{ rel: 'payer-action', href }] } };
  expect((await gateway.open(payment, 'k')).buyerUrl).toBe(href);
});

test.for(doubts)('%s on opening: requested once more with the same key', async ([, reply]) => {
  const { gateway, calls, keysOf } = await setUp({ [OPEN]: [reply, { json: opened }] });
  expect((await gateway.open(payment, 'HP-1-open')).reference).toEqual(reference);
  expect(calls()).toEqual([OPEN, OPEN]);
  expect(keysOf(OPEN)).toEqual(['HP-1-open', 'HP-1-open']);
});

test("a refused order is a fault with PayPal's words", async () => {
  const { gateway, calls } = await setUp({ [OPEN]: refusal('PAYEE_ACCOUNT_RESTRICTED') });
  const { fault, message } = await upstreamErrorOf(gateway.open(payment, 'k'));
  expect(fault).toMatchObject({ kind: 'unavailable', code: 'account', outcome: 'none' });
  expect(message).toBe('PAYEE_ACCOUNT_RESTRICTED: Theirs. (paypal-debug-id f00d)');
  expect(calls()).toEqual([OPEN]);
});

test('twenty callers at once share one token', async () => {
  const { server, gateway } = await setUp({ [OPEN]: { json: opened } });
  await Promise.all(Array.from({ length: 20 }, (_, i) => gateway.open(payment, `k${i}`)));
  await gateway.open(payment, 'later');
  expect(server.lines().filter((line) => line === TOKEN)).toHaveLength(1);
});

test('a token that expires at once is not used again', async () => {
  const { server, gateway } = await setUp({
    [TOKEN]: { json: { access_token: 'short', expires_in: 0 } },
    [OPEN]: { json: opened },
  });
  await gateway.open(payment, 'a');
  await gateway.open(payment, 'b');
  expect(server.lines().filter((line) => line === TOKEN)).toHaveLength(2);
});

test('a refused token is renewed once, and the call is repeated', async () => {
  const second: Reply = { json: { access_token: 'A21.second', expires_in: 32_400 } };
  const { server, gateway } = await setUp({
    [TOKEN]: [token, second],
    [AUTHORIZE]: [
      { status: 401, json: { error: 'invalid_token' } },
      { status: 201, json: authorized },
    ],
  });
  expect(await gateway.secure(reference, later)).toEqual(authorizedOutcome);
  expect(server.lines()).toEqual([TOKEN, AUTHORIZE, TOKEN, AUTHORIZE]);
  expect(server.received[3]?.headers.authorization).toBe('Bearer A21.second');
});

test('a token refused again is a fault for the operator', async () => {
  const { gateway, calls } = await setUp({ [AUTHORIZE]: { status: 401, json: { error: 'invalid_token' } } });
  expect((await upstreamErrorOf(gateway.secure(reference, later))).fault).toMatchObject({
    kind: 'unavailable',
    code: 'not_authorized',
    outcome: 'none',
  });
  expect(calls()).toEqual([AUTHORIZE, AUTHORIZE]);
});

test.for([
  ['a cut connection', { broken: 'reset' }],
  ['silence', { broken: 'hang' }],
  ['500', { status: 500, body: '' }],
  ['wrong credentials', { status: 401, json: { error: 'invalid_client', error_description: 'Failed' } }],
  ['an answer without a token', { json: { access_token: 'very-secret-token' } }],
] satisfies [string, Reply][])('%s instead of a token: nothing was requested', async ([, reply]) => {
  const { gateway, calls } = await setUp({ [TOKEN]: reply });
  const error = await upstreamErrorOf(gateway.secure(reference, later));
  expect(error.fault.outcome).toBe('none');
  expect(['unavailable', 'timeout']).toContain(error.fault.kind);
  expect(`${error.message} ${String(error.cause)}`).not.toMatch(/very-secret/);
  expect(calls()).toEqual([]);
});

test('an approved order is authorized under its key', async () => {
  const { gateway, calls, keysOf } = await setUp({ [AUTHORIZE]: { status: 201, json: authorized } });
  expect(await gateway.secure(reference, later)).toEqual(authorizedOutcome);
  expect(calls()).toEqual([AUTHORIZE]);
  expect(keysOf(AUTHORIZE)).toEqual(['HP-1-secure']);
});

test('when captured at once, the order is captured', async () => {
  const { gateway, calls } = await setUp({ [CAPTURE_ORDER]: { status: 201, json: captured } });
  expect(await gateway.secure(reference, atOnce)).toEqual(capturedOutcome);
  expect(calls()).toEqual([CAPTURE_ORDER]);
});

const withHold = (status: string) => ({
  ...authorized,
  purchase_units: [{ custom_id: 'HP-1', payments: { authorizations: [{ ...authorization, status }] } }],
});

test.for([
  ['PENDING', { outcome: 'pending', reference: held }],
  ['DENIED', { outcome: 'refused', code: 'declined' }],
  ['VOIDED', { outcome: 'refused', code: 'not_possible' }],
] as const)('an authorization that is %s', async ([status, expected]) => {
  const { gateway } = await setUp({ [AUTHORIZE]: { status: 201, json: withHold(status) } });
  expect(await gateway.secure(reference, later)).toMatchObject(expected);
});

test.for([
  ['INSTRUMENT_DECLINED', { outcome: 'waiting', code: 'declined' }],
  ['PAYER_CANNOT_PAY', { outcome: 'waiting', code: 'declined' }],
  ['TRANSACTION_REFUSED', { outcome: 'refused', code: 'declined' }],
  ['PAYMENT_DENIED', { outcome: 'refused', code: 'declined' }],
  ['ORDER_EXPIRED', { outcome: 'refused', code: 'expired' }],
  ['ACTION_DOES_NOT_MATCH_INTENT', { outcome: 'refused', code: 'mismatch' }],
] as const)('%s on authorizing', async ([issue, expected]) => {
  const { gateway, calls } = await setUp({ [AUTHORIZE]: refusal(issue) });
  expect(await gateway.secure(reference, later)).toMatchObject(expected);
  expect(calls()).toEqual([AUTHORIZE]);
});

test.for([
  ['holds the money', authorized, authorizedOutcome],
  ['took the money', captured, capturedOutcome],
  ['is approved', approved, { outcome: 'refused', code: 'not_possible' }],
  ['awaits its buyer', opened, { outcome: 'refused', code: 'not_possible' }],
] as const)('the invoice id is used up on authorizing, and the order %s', async ([, order, expected]) => {
  const { gateway, calls } = await setUp({
    [AUTHORIZE]: refusal('DUPLICATE_INVOICE_ID'),
    [ORDER]: { json: order },
  });
  expect(await gateway.secure(reference, later)).toMatchObject(expected);
  expect(calls()).toEqual([AUTHORIZE, ORDER]);
});

test('with the invoice id used up and the order unreadable, the request is retried later', async () => {
  const { gateway } = await setUp({
    [AUTHORIZE]: refusal('DUPLICATE_INVOICE_ID'),
    [ORDER]: { status: 500, body: '' },
  });
  expect((await upstreamErrorOf(gateway.secure(reference, later))).fault.kind).toBe('unavailable');
});

test.for([
  ['holds the money', authorized, authorizedOutcome],
  ['is approved', approved, { outcome: 'refused', code: 'failed' }],
] as const)('an unknown refusal on authorizing, and the order %s', async ([, order, expected]) => {
  const { gateway, calls } = await setUp({ [AUTHORIZE]: refusal('SOMETHING_NEW'), [ORDER]: { json: order } });
  expect(await gateway.secure(reference, later)).toMatchObject(expected);
  expect(calls()).toEqual([AUTHORIZE, ORDER]);
});

/** The buyer must go to PayPal, for the first time or again. */
const forBuyer = ['ORDER_NOT_APPROVED', 'PAYER_ACTION_REQUIRED', 'REDIRECT_PAYER_FOR_ALTERNATE_FUNDING'];

test.for(forBuyer)('%s, and the order awaits its buyer: waited for', async (issue) => {
  const { gateway, calls } = await setUp({ [AUTHORIZE]: refusal(issue), [ORDER]: { json: opened } });
  expect(await gateway.secure(reference, later)).toEqual({ outcome: 'waiting' });
  expect(calls()).toEqual([AUTHORIZE, ORDER]);
});

test.for(forBuyer)('%s, and yet there is a hold: it is found', async (issue) => {
  const { gateway, calls } = await setUp({ [AUTHORIZE]: refusal(issue), [ORDER]: { json: authorized } });
  expect(await gateway.secure(reference, later)).toEqual(authorizedOutcome);
  expect(calls()).toEqual([AUTHORIZE, ORDER]);
});

test.for(forBuyer)('%s, meanwhile approved: authorized under its own key, always the same', async (issue) => {
  const script = {
    [AUTHORIZE]: [refusal(issue), { json: authorized }],
    [ORDER]: { json: approved },
  };
  const first = await setUp(script);
  expect(await first.gateway.secure(reference, later)).toEqual(authorizedOutcome);
  expect(first.calls()).toEqual([AUTHORIZE, ORDER, AUTHORIZE]);
  const second = await setUp(script);
  await second.gateway.secure(reference, later);
  expect(second.keysOf(AUTHORIZE)).toEqual(first.keysOf(AUTHORIZE));
  expect(new Set(first.keysOf(AUTHORIZE)).size).toBe(2);
});

test.for(forBuyer)('%s twice is waited for, and not requested a third time', async (issue) => {
  const { gateway, calls } = await setUp({
    [AUTHORIZE]: refusal(issue),
    [ORDER]: { json: approved },
  });
  expect(await gateway.secure(reference, later)).toEqual({ outcome: 'waiting' });
  expect(calls()).toEqual([AUTHORIZE, ORDER, AUTHORIZE]);
});

test('sent back to the buyer with an unknown order status: waited for, and not requested again', async () => {
  const { gateway, calls } = await setUp({
    [AUTHORIZE]: refusal('PAYER_ACTION_REQUIRED'),
    [ORDER]: { json: { ...approved, status: 'WONDERING' } },
  });
  expect(await gateway.secure(reference, later)).toEqual({ outcome: 'waiting' });
  expect(calls()).toEqual([AUTHORIZE, ORDER]);
});

test('an order that PayPal no longer knows has expired', async () => {
  const { gateway } = await setUp({});
  expect(await gateway.secure(reference, later)).toMatchObject({ outcome: 'refused', code: 'expired' });
});

const alreadyDone = [
  ['ORDER_ALREADY_AUTHORIZED', refusal('ORDER_ALREADY_AUTHORIZED')],
  ['ORDER_COMPLETION_IN_PROGRESS', refusal('ORDER_COMPLETION_IN_PROGRESS')],
  ['PREVIOUS_REQUEST_IN_PROGRESS', refusal('PREVIOUS_REQUEST_IN_PROGRESS', 409)],
  ['DUPLICATE_REQUEST_ID', refusal('DUPLICATE_REQUEST_ID', 400)],
] satisfies [string, Reply][];

test.for([...doubts, ...alreadyDone])('%s: the hold is read from the order', async ([, reply]) => {
  const { gateway, calls } = await setUp({ [AUTHORIZE]: reply, [ORDER]: { json: authorized } });
  expect(await gateway.secure(reference, later)).toEqual(authorizedOutcome);
  expect(calls()).toEqual([AUTHORIZE, ORDER]);
});

test.for(doubts)('%s with the order still open: unknown', async ([, reply]) => {
  const { gateway, calls } = await setUp({ [AUTHORIZE]: reply, [ORDER]: { json: approved } });
  expect((await upstreamErrorOf(gateway.secure(reference, later))).fault.outcome).toBe('unknown');
  expect(calls().filter((line) => line === AUTHORIZE)).toHaveLength(1);
});

test('a request of ours still in progress is waited for', async () => {
  const { gateway, calls } = await setUp({
    [AUTHORIZE]: refusal('PREVIOUS_REQUEST_IN_PROGRESS', 409),
    [ORDER]: [{ json: approved }, { json: authorized }],
  });
  expect(await gateway.secure(reference, later)).toEqual(authorizedOutcome);
  expect(calls()).toEqual([AUTHORIZE, ORDER, ORDER]);
});

test('an unreadable order leaves the outcome unknown', async () => {
  const { gateway } = await setUp({ [AUTHORIZE]: { broken: 'reset' }, [ORDER]: { status: 500, body: '' } });
  expect((await upstreamErrorOf(gateway.secure(reference, later))).fault.outcome).toBe('unknown');
});

test.for([
  ['rate_limited', { status: 429, body: '' }],
  ['account', refusal('PAYEE_ACCOUNT_RESTRICTED')],
] satisfies [string, Reply][])('%s takes nothing and says so', async ([code, reply]) => {
  const { gateway, calls } = await setUp({ [AUTHORIZE]: reply });
  expect((await upstreamErrorOf(gateway.secure(reference, later))).fault).toMatchObject({
    code,
    outcome: 'none',
  });
  expect(calls()).toEqual([AUTHORIZE]);
});

test('nobody listening: nothing was taken', async () => {
  const { server, gateway } = await setUp({});
  await server.close();
  expect((await upstreamErrorOf(gateway.secure(reference, later))).fault).toMatchObject({ outcome: 'none' });
});

test("another intent's order, or one in another currency, is a mismatch", async () => {
  const { gateway } = await setUp({ [AUTHORIZE]: { status: 201, json: authorized } });
  expect(await gateway.secure(reference, { ...later, intentId: 'HP-2' })).toMatchObject({ code: 'mismatch' });
  const hold = { ...authorization, amount: { currency_code: 'USD', value: '49.90' } };
  const unit = { custom_id: 'HP-1', payments: { authorizations: [hold] } };
  const inDollars = await setUp({ [AUTHORIZE]: { json: { ...authorized, purchase_units: [unit] } } });
  expect(await inDollars.gateway.secure(reference, later)).toMatchObject({ code: 'mismatch' });
});

test('a known hold is looked up, and not taken again', async () => {
  const { gateway, calls } = await setUp({ [HOLD]: { json: authorization } });
  expect(await gateway.secure(held, later)).toEqual(authorizedOutcome);
  expect(calls()).toEqual([HOLD]);
});

test('a known hold captured since then is reported from its order', async () => {
  const { gateway, calls } = await setUp({
    [HOLD]: { json: { ...authorization, status: 'CAPTURED' } },
    [ORDER]: { json: captured },
  });
  expect(await gateway.secure(held, later)).toEqual(capturedOutcome);
  expect(calls()).toEqual([HOLD, ORDER]);
});

test('a known pending capture is looked up', async () => {
  const { gateway, calls } = await setUp({ [CAPTURED]: { json: capture } });
  expect(await gateway.secure({ ...reference, captureId: taken.captureId }, atOnce)).toMatchObject({
    outcome: 'captured',
    amountCents: 4990,
  });
  expect(calls()).toEqual([CAPTURED]);
});

test('a hold is captured in full and finally', async () => {
  const { server, gateway, keysOf } = await setUp({ [CAPTURE]: { status: 201, json: capture } });
  expect(await gateway.capture(held, take)).toEqual(capturedOutcome);
  expect(keysOf(CAPTURE)).toEqual(['HP-1-capture']);
  expect(JSON.parse(server.received[1]?.body ?? '')).toEqual({
    amount: { currency_code: 'EUR', value: '49.90' },
    invoice_id: 'HP-1',
    final_capture: true,
  });
});

test("a capture of another amount is reported with the provider's figure", async () => {
  const less = { ...capture, amount: { currency_code: 'EUR', value: '40.00' } };
  const { gateway } = await setUp({ [CAPTURE]: { status: 201, json: less } });
  expect(await gateway.capture(held, take)).toMatchObject({ outcome: 'captured', amountCents: 4000 });
});

test.for([
  ['PENDING', { outcome: 'pending', reference: taken }],
  ['DECLINED', { outcome: 'refused', code: 'declined' }],
  ['FAILED', { outcome: 'refused', code: 'declined' }],
] as const)('a capture that is %s when it is asked for', async ([status, expected]) => {
  const { gateway } = await setUp({ [CAPTURE]: { status: 201, json: { ...capture, status } } });
  expect(await gateway.capture(held, take)).toMatchObject(expected);
});

test.for([
  ['AUTHORIZATION_EXPIRED', 'expired'],
  ['AUTHORIZATION_DENIED', 'declined'],
  ['PAYER_CANNOT_PAY', 'declined'],
  ['PAYER_ACTION_REQUIRED', 'declined'],
  ['REDIRECT_PAYER_FOR_ALTERNATE_FUNDING', 'declined'],
  ['TRANSACTION_REFUSED', 'declined'],
  ['AUTH_CAPTURE_CURRENCY_MISMATCH', 'mismatch'],
] as const)('%s on capturing is %s', async ([issue, code]) => {
  const { gateway, calls } = await setUp({ [CAPTURE]: refusal(issue) });
  expect(await gateway.capture(held, take)).toMatchObject({ outcome: 'refused', code });
  expect(calls()).toEqual([CAPTURE]);
});

test.for([
  ...doubts,
  ['AUTHORIZATION_ALREADY_CAPTURED', refusal('AUTHORIZATION_ALREADY_CAPTURED')],
  ['DUPLICATE_INVOICE_ID', refusal('DUPLICATE_INVOICE_ID')],
  ['409', refusal('PREVIOUS_REQUEST_IN_PROGRESS', 409)],
] satisfies [string, Reply][])('%s on capturing: read from the order', async ([, reply]) => {
  const { gateway, calls } = await setUp({ [CAPTURE]: reply, [ORDER]: { json: captured } });
  expect(await gateway.capture(held, take)).toEqual(capturedOutcome);
  expect(calls()).toEqual([CAPTURE, ORDER]);
});

test.for(doubts)('%s on capturing, and still only held: unknown', async ([, reply]) => {
  const { gateway, calls } = await setUp({
    [CAPTURE]: reply,
    [ORDER]: { json: authorized },
    [HOLD]: { json: authorization },
  });
  expect((await upstreamErrorOf(gateway.capture(held, take))).fault.outcome).toBe('unknown');
  expect(calls()).toEqual([CAPTURE, ORDER, HOLD]);
});

test.for([
  ['AUTHORIZATION_VOIDED', 'VOIDED', 'not_possible'],
  ['MAX_CAPTURE_COUNT_EXCEEDED', 'DENIED', 'declined'],
  ['DUPLICATE_INVOICE_ID', 'CREATED', 'not_possible'],
] as const)('%s for a hold that is %s is %s', async ([issue, status, code]) => {
  const { gateway } = await setUp({
    [CAPTURE]: refusal(issue),
    [ORDER]: { json: withHold(status) },
    [HOLD]: { json: { ...authorization, status } },
  });
  expect(await gateway.capture(held, take)).toMatchObject({ outcome: 'refused', code });
});

test('a hold that PayPal does not know cannot be captured', async () => {
  const { gateway } = await setUp({ [ORDER]: { json: opened } });
  expect(await gateway.capture(held, take)).toMatchObject({ outcome: 'refused', code: 'not_possible' });
});

test('captured already: the capture is reported as it is', async () => {
  const { gateway, calls } = await setUp({ [CAPTURED]: { json: capture } });
  expect(await gateway.capture(taken, take)).toEqual(capturedOutcome);
  expect(calls()).toEqual([CAPTURED]);
});

test('a hold whose answer was lost is found in its order, and captured', async () => {
  const { gateway, calls } = await setUp({
    [ORDER]: { json: authorized },
    [CAPTURE]: { status: 201, json: capture },
  });
  expect(await gateway.capture(reference, take)).toEqual(capturedOutcome);
  expect(calls()).toEqual([ORDER, CAPTURE]);
  const nothing = await setUp({ [ORDER]: { json: opened } });
  expect(await nothing.gateway.capture(reference, take)).toMatchObject({ code: 'not_possible' });
});

test.for([
  ['204', { status: 204, body: '' }],
  ['200', { json: { ...authorization, status: 'VOIDED' } }],
] satisfies [string, Reply][])('a hold is released (%s)', async ([, reply]) => {
  const { gateway, calls, keysOf } = await setUp({ [VOID]: reply });
  expect(await gateway.void(held, { key: 'HP-1-void', amountCents: 4990 })).toEqual({ outcome: 'voided' });
  expect(calls()).toEqual([VOID]);
  expect(keysOf(VOID)).toEqual(['HP-1-void']);
});

const back = { key: 'HP-1-void', amountCents: 4990 };
test.for([
  ['PREVIOUSLY_VOIDED', 'VOIDED', { outcome: 'voided' }],
  ['PREVIOUSLY_CAPTURED', 'CAPTURED', { outcome: 'refused', code: 'not_possible' }],
  ['PREVIOUS_REQUEST_IN_PROGRESS', 'VOIDED', { outcome: 'voided' }],
  ['CANNOT_BE_VOIDED', 'CAPTURED', { outcome: 'refused', code: 'not_possible' }],
] as const)('%s on releasing, and the hold is %s', async ([issue, status, expected]) => {
  const { gateway } = await setUp({
    [VOID]: refusal(issue),
    [HOLD]: { json: { ...authorization, status } },
  });
  expect(await gateway.void(held, back)).toMatchObject(expected);
});

const withoutBody = doubts.filter(([name]) => name !== 'an answer without what we asked for');
test.for(withoutBody)('%s on releasing: the hold is looked up', async ([, reply]) => {
  const voided = await setUp({ [VOID]: reply, [HOLD]: { json: { ...authorization, status: 'VOIDED' } } });
  expect(await voided.gateway.void(held, back)).toEqual({ outcome: 'voided' });
  const stillHeld = await setUp({ [VOID]: reply, [HOLD]: { json: authorization } });
  expect((await upstreamErrorOf(stillHeld.gateway.void(held, back))).fault.outcome).toBe('unknown');
});

test.for([
  ['an order that no longer exists', refusal('INVALID_RESOURCE_ID', 404), [ORDER], { outcome: 'voided' }],
  ['an order nobody paid', { json: opened }, [ORDER], { outcome: 'voided' }],
  ['a hold whose answer was lost', { json: authorized }, [ORDER, VOID], { outcome: 'voided' }],
  ['a hold already released', { json: withHold('VOIDED') }, [ORDER], { outcome: 'voided' }],
  ['a capture', { json: captured }, [ORDER], { outcome: 'refused', code: 'not_possible' }],
] satisfies [string, Reply, string[], object][])(
  'releasing without a known hold: %s',
  async ([, reply, lines, expected]) => {
    const { gateway, calls } = await setUp({ [ORDER]: reply, [VOID]: { status: 204, body: '' } });
    expect(await gateway.void(reference, back)).toMatchObject(expected);
    expect(calls()).toEqual(lines);
  },
);

test('a part is refunded under its key, which is also its invoice id', async () => {
  const { server, gateway, keysOf } = await setUp({ [REFUND]: { status: 201, json: refund } });
  expect(await gateway.refund(taken, give)).toEqual({ outcome: 'refunded', refundId: '1JU08902781691411' });
  expect(keysOf(REFUND)).toEqual(['HP-1-refund-1']);
  expect(JSON.parse(server.received.at(-1)?.body ?? '')).toMatchObject({
    amount: { currency_code: 'EUR', value: '10.00' },
    invoice_id: 'HP-1-refund-1',
  });
});

test('without the id of a capture, it is taken from the order', async () => {
  const { gateway, calls } = await setUp({ [ORDER]: { json: captured }, [REFUND]: { json: refund } });
  expect(await gateway.refund(reference, give)).toMatchObject({ outcome: 'refunded' });
  expect(calls()).toEqual([ORDER, REFUND]);
  const unpaid = await setUp({ [ORDER]: { json: opened } });
  expect(await unpaid.gateway.refund(reference, give)).toMatchObject({ code: 'not_possible' });
  expect(unpaid.calls()).toEqual([ORDER]);
});

test.for([
  ['PENDING', { outcome: 'pending', refundId: '1JU08902781691411' }],
  ['FAILED', { outcome: 'refused', code: 'declined' }],
] as const)('a refund that is %s when it is asked for', async ([status, expected]) => {
  const { gateway } = await setUp({ [REFUND]: { status: 201, json: { ...refund, status } } });
  expect(await gateway.refund(taken, give)).toMatchObject(expected);
});

/** The look beforehand sees nothing yet, the one afterwards does. */
const thenRefunded: Reply[] = [{ json: captured }, { json: refundedOrder }];

const exhausted = ['CAPTURE_FULLY_REFUNDED', 'REFUND_AMOUNT_EXCEEDED', 'DUPLICATE_INVOICE_ID'] as const;

test.for(exhausted)('%s because of our own refund is that refund', async (issue) => {
  const { gateway } = await setUp({ [REFUND]: refusal(issue), [ORDER]: thenRefunded });
  expect(await gateway.refund(taken, give)).toEqual({ outcome: 'refunded', refundId: '1JU08902781691411' });
});

test.for(exhausted)(
  '%s because of our refund of another amount is neither paid nor refused',
  async (issue) => {
    const { gateway } = await setUp({ [REFUND]: refusal(issue), [ORDER]: thenRefunded });
    const { fault } = await upstreamErrorOf(gateway.refund(taken, { ...give, amountCents: 1_001 }));
    expect(fault).toMatchObject({ code: 'mismatch', outcome: 'none' });
  },
);

test.for(exhausted)("%s because of somebody else's refund is refused", async (issue) => {
  const { gateway } = await setUp({ [REFUND]: refusal(issue), [ORDER]: thenRefunded });
  expect(await gateway.refund(taken, { ...give, key: 'HP-1-refund-2' })).toMatchObject({
    outcome: 'refused',
    code: 'not_possible',
  });
});

test.for(['REFUND_TIME_LIMIT_EXCEEDED', 'TRANSACTION_DISPUTED', 'PARTIAL_REFUND_NOT_ALLOWED'])(
  '%s is final',
  async (issue) => {
    const { gateway, calls } = await setUp({ [REFUND]: refusal(issue), [ORDER]: { json: captured } });
    expect(await gateway.refund(taken, give)).toMatchObject({ outcome: 'refused', code: 'not_possible' });
    expect(calls()).toEqual([ORDER, REFUND]);
  },
);

test.for([
  ['PENDING_CAPTURE', 'capture_pending'],
  ['REFUND_FAILED_INSUFFICIENT_FUNDS', 'account'],
] as const)('%s is temporary: nothing was refunded yet', async ([issue, code]) => {
  const { gateway } = await setUp({ [REFUND]: refusal(issue) });
  expect((await upstreamErrorOf(gateway.refund(taken, give))).fault).toMatchObject({ code, outcome: 'none' });
});

const listed = { id: refund.id, status: refund.status };
const shortList = {
  ...captured,
  purchase_units: [{ custom_id: 'HP-1', payments: { captures: [capture], refunds: [listed] } }],
};
const refundDoubts = doubts.filter(([name]) => name !== 'an answer without what we asked for');

test.for(refundDoubts)('%s on refunding: found among the refunds of the order', async ([, reply]) => {
  const { gateway } = await setUp({ [REFUND]: reply, [ORDER]: thenRefunded });
  expect(await gateway.refund(taken, give)).toMatchObject({ outcome: 'refunded', refundId: refund.id });
});

test('refunds that the list only names are looked up one by one', async () => {
  const { gateway, calls } = await setUp({
    [REFUND]: { broken: 'reset' },
    [ORDER]: [{ json: captured }, { json: shortList }],
    [REFUNDED]: { json: refund },
  });
  expect(await gateway.refund(taken, give)).toMatchObject({ outcome: 'refunded', refundId: refund.id });
  expect(calls()).toEqual([ORDER, REFUND, ORDER, REFUNDED]);
});

test.for(refundDoubts)('%s on refunding without a trace: unknown', async ([, reply]) => {
  const { gateway } = await setUp({ [REFUND]: reply, [ORDER]: { json: captured } });
  expect((await upstreamErrorOf(gateway.refund(taken, give))).fault.outcome).toBe('unknown');
});

/** The order with one refund of the sum in `give`, requested with `invoice_id`. */
const withRefund = (change: object) => ({
  ...captured,
  purchase_units: [
    { custom_id: 'HP-1', payments: { captures: [capture], refunds: [{ ...refund, ...change }] } },
  ],
});
const first = { ...give, key: 'rf_a' };

test.for([
  ['rf_a', 'rf_a'],
  ['rf_a', 'rf_a.1'],
  ['rf_a.2', 'rf_a.1'],
  ['rf_a.1', 'rf_a'],
  ['HP-1.refund-payment', 'HP-1.refund-payment.1'],
] as const)('with %s, a refund made under %s is not requested again', async ([key, earlier]) => {
  const order = withRefund({ invoice_id: earlier });
  const { gateway, calls } = await setUp({ [ORDER]: { json: order }, [REFUND]: { json: refund } });
  expect(await gateway.refund(taken, { ...give, key })).toEqual({ outcome: 'refunded', refundId: refund.id });
  expect(calls()).toEqual([ORDER]);
});

test.for([
  ['is of another parcel', { invoice_id: 'rf_b' }],
  ['is of another move', { invoice_id: 'rf_a.capture-payment' }],
  ["was made in PayPal's own pages", { invoice_id: 'HP-1' }],
  ['failed', { invoice_id: 'rf_a.1', status: 'FAILED' }],
  ['was cancelled', { invoice_id: 'rf_a.1', status: 'CANCELLED' }],
] as const)('a refund that %s does not keep another from being requested', async ([, change]) => {
  const { gateway, calls } = await setUp({
    [ORDER]: { json: withRefund(change) },
    [REFUND]: { json: { ...refund, id: 'NEW' } },
  });
  expect(await gateway.refund(taken, first)).toEqual({ outcome: 'refunded', refundId: 'NEW' });
  expect(calls()).toEqual([ORDER, REFUND]);
});

test('a refund pending under another key is waited for', async () => {
  const order = withRefund({ invoice_id: 'rf_a.1', status: 'PENDING' });
  const { gateway, calls } = await setUp({ [ORDER]: { json: order }, [REFUND]: { json: refund } });
  expect(await gateway.refund(taken, first)).toEqual({ outcome: 'pending', refundId: refund.id });
  expect(calls()).toEqual([ORDER]);
});

test.for([
  ['of another sum', { amount: { currency_code: 'EUR', value: '9.99' } }, 'mismatch'],
  ['in another currency', { amount: { currency_code: 'USD', value: '10.00' } }, 'mismatch'],
  ['with an unknown status', { status: 'WONDERING' }, 'unclear'],
] as const)('a refund under another key %s: nothing is requested', async ([, change, code]) => {
  const order = withRefund({ invoice_id: 'rf_a.1', ...change });
  const { gateway, calls } = await setUp({ [ORDER]: { json: order }, [REFUND]: { json: refund } });
  expect((await upstreamErrorOf(gateway.refund(taken, first))).fault).toMatchObject({ code });
  expect(calls()).toEqual([ORDER]);
});

test('refunds listed without amounts are looked up before anything is requested', async () => {
  const { gateway, calls } = await setUp({
    [ORDER]: { json: withRefund({ invoice_id: 'rf_a.1', amount: null }) },
    [REFUNDED]: {
      json: { ...refund, invoice_id: 'rf_a.1', amount: { currency_code: 'EUR', value: '9.99' } },
    },
    [REFUND]: { json: refund },
  });
  expect((await upstreamErrorOf(gateway.refund(taken, first))).fault).toMatchObject({ code: 'mismatch' });
  expect(calls()).toEqual([ORDER, REFUNDED]);
});

test('nothing is refunded while the order is unreadable, but it is if PayPal no longer knows the order', async () => {
  const away = await setUp({ [ORDER]: refusal('INTERNAL_SERVER_ERROR', 500), [REFUND]: { json: refund } });
  await upstreamErrorOf(away.gateway.refund(taken, first));
  expect(away.keysOf(REFUND)).toEqual([]);
  const gone = await setUp({ [REFUND]: { json: refund } });
  expect(await gone.gateway.refund(taken, first)).toMatchObject({ outcome: 'refunded' });
});

const NOTIFY = 'https://hafenpost.example/api/webhooks/paypal';
const hook = { id: 'WH1', url: NOTIFY };
const NOW = new Date('2026-11-20T12:00:00Z');

test('the webhook for our address is found, and requested once', async () => {
  const other = { id: 'WH0', url: 'https://elsewhere.example/' };
  const { gateway, calls } = await setUp({ [`GET ${WEBHOOKS}`]: { json: { webhooks: [other, hook] } } });
  expect(await gateway.ensureWebhook(NOTIFY, NOW)).toBe('WH1');
  expect(await gateway.ensureWebhook(NOTIFY, NOW)).toBe('WH1');
  expect(calls()).toEqual([`GET ${WEBHOOKS}`]);
});

test('without a webhook one is registered for everything that affects a payment', async () => {
  const { server, gateway } = await setUp({
    [`GET ${WEBHOOKS}`]: { json: { webhooks: [] } },
    [`POST ${WEBHOOKS}`]: { status: 201, json: hook },
  });
  expect(await gateway.ensureWebhook(NOTIFY, NOW)).toBe('WH1');
  const sent = JSON.parse(server.received.at(-1)?.body ?? '') as { url: string; event_types: unknown[] };
  expect(sent.url).toBe(NOTIFY);
  expect(sent.event_types).toContainEqual({ name: 'CHECKOUT.ORDER.APPROVED' });
  for (const word of ['COMPLETED', 'DECLINED', 'DENIED'])
    expect(sent.event_types).toContainEqual({ name: `PAYMENT.CAPTURE.${word}` });
});

test('a webhook registered for less is completed, and keeps its other events', async () => {
  const kept = { name: 'CUSTOMER.DISPUTE.CREATED' };
  const less = { ...hook, event_types: [kept, { name: 'PAYMENT.CAPTURE.COMPLETED' }] };
  const { server, gateway, calls } = await setUp({
    [`GET ${WEBHOOKS}`]: { json: { webhooks: [less] } },
    [`PATCH ${WEBHOOKS}/WH1`]: { json: less },
  });
  expect(await gateway.ensureWebhook(NOTIFY, NOW)).toBe('WH1');
  expect(calls()).toEqual([`GET ${WEBHOOKS}`, `PATCH ${WEBHOOKS}/WH1`]);
  const [patch] = JSON.parse(server.received.at(-1)?.body ?? '') as { value: { name: string }[] }[];
  expect(patch).toMatchObject({ op: 'replace', path: '/event_types' });
  const names = (patch?.value ?? []).map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining([kept.name, 'CHECKOUT.ORDER.APPROVED', 'PAYMENT.REFUND.FAILED']),
  );
  expect(new Set(names).size).toBe(names.length);
});

test('a webhook that cannot be completed is known all the same, and completing it is retried', async () => {
  const less = { ...hook, event_types: [{ name: 'PAYMENT.CAPTURE.COMPLETED' }] };
  const { gateway, calls } = await setUp({
    [`GET ${WEBHOOKS}`]: { json: { webhooks: [less] } },
    [`PATCH ${WEBHOOKS}/WH1`]: [refusal('INTERNAL_SERVER_ERROR', 500), { json: less }],
  });
  await upstreamErrorOf(gateway.ensureWebhook(NOTIFY, NOW));
  const forged = { headers: {}, body: Buffer.from('{}'), now: NOW };
  expect(await gateway.readNotice(forged)).toBeNull();
  expect(await gateway.ensureWebhook(NOTIFY, NOW)).toBe('WH1');
  expect(calls().filter((line) => line.startsWith('PATCH'))).toHaveLength(2);
});

test('a webhook registered for everything is left alone', async () => {
  const all = { ...hook, event_types: [{ name: '*' }] };
  const { gateway, calls } = await setUp({ [`GET ${WEBHOOKS}`]: { json: { webhooks: [all] } } });
  await gateway.ensureWebhook(NOTIFY, NOW);
  expect(calls()).toEqual([`GET ${WEBHOOKS}`]);
});

test('for a configured webhook the missing events are reported, if it can be read', async () => {
  const path = `GET ${WEBHOOKS}/CONFIGURED`;
  const less = { ...hook, event_types: [{ name: 'PAYMENT.CAPTURE.COMPLETED' }] };
  const { gateway, calls } = await setUp({ [path]: { json: less } }, { webhookId: 'CONFIGURED' });
  const missing = await gateway.findMissingCalls?.();
  expect(missing).toContain('PAYMENT.CAPTURE.REVERSED');
  expect(missing).not.toContain('PAYMENT.CAPTURE.COMPLETED');
  expect(calls()).toEqual([path]);
  const away = await setUp({ [path]: { status: 503, json: {} } }, { webhookId: 'CONFIGURED' });
  expect(await upstreamErrorOf(Promise.resolve(away.gateway.findMissingCalls?.()))).toMatchObject({
    fault: { kind: 'unavailable' },
  });
  const wrong = await setUp({ [path]: refusal('INVALID_RESOURCE_ID', 404) }, { webhookId: 'CONFIGURED' });
  expect(await upstreamErrorOf(Promise.resolve(wrong.gateway.findMissingCalls?.()))).toMatchObject({
    fault: { code: 'not_found' },
    message: expect.stringContaining('PAYPAL_WEBHOOK_ID') as string,
  });
  expect(await (await setUp({})).gateway.findMissingCalls?.()).toEqual([]);
});

test('a webhook registered by another process meanwhile is found', async () => {
  const { gateway } = await setUp({
    [`GET ${WEBHOOKS}`]: [{ json: { webhooks: [] } }, { json: { webhooks: [hook] } }],
    [`POST ${WEBHOOKS}`]: refusal('WEBHOOK_URL_ALREADY_EXISTS', 400),
  });
  expect(await gateway.ensureWebhook(NOTIFY, NOW)).toBe('WH1');
});

test('a webhook deleted at PayPal is registered again after an hour', async () => {
  const { gateway } = await setUp({
    [`GET ${WEBHOOKS}`]: [{ json: { webhooks: [hook] } }, { json: { webhooks: [] } }],
    [`POST ${WEBHOOKS}`]: { status: 201, json: { ...hook, id: 'WH2' } },
  });
  const after = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
  expect(await gateway.ensureWebhook(NOTIFY, after(0))).toBe('WH1');
  expect(await gateway.ensureWebhook(NOTIFY, after(59))).toBe('WH1');
  expect(await gateway.ensureWebhook(NOTIFY, after(61))).toBe('WH2');
});

test('a configured webhook is used as it is', async () => {
  const { gateway, calls } = await setUp({}, { webhookId: 'CONFIGURED' });
  expect(await gateway.ensureWebhook(NOTIFY, NOW)).toBe('CONFIGURED');
  expect(calls()).toEqual([]);
});

test('while our webhook is unknown, PayPal is to call again', async () => {
  const { gateway } = await setUp({});
  const delivery = { headers: {}, body: Buffer.from('{}'), now: new Date() };
  expect((await upstreamErrorOf(gateway.readNotice(delivery))).fault).toMatchObject({ code: 'no_webhook' });
});
