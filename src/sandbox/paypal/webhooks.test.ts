// Webhooks as a shop receives them: verified with an independent checksum and Node's own verifier.
import { verify, X509Certificate } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createSandbox, type Sandbox } from '../sandbox.ts';

type Heard = { headers: IncomingHttpHeaders; body: string };
type Json = Record<string, unknown>;
type Event = {
  id: string;
  event_type: string;
  resource_type: string;
  resource: { id: string; supplementary_data?: { related_ids: { order_id: string } } };
};

let sandbox: Sandbox;
let heard: Heard[] = [];
let answerWith = 200;
let hookId = '';
const ears = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    heard.push({ headers: request.headers, body: Buffer.concat(parts).toString() });
    response.writeHead(answerWith).end();
  });
});
const url = () => `http://127.0.0.1:${(ears.address() as AddressInfo).port}/hook`;

beforeAll(async () => {
  sandbox = await createSandbox();
  await new Promise<void>((done) => ears.listen(0, '127.0.0.1', done));
});
afterEach(() => {
  sandbox.reset();
  heard = [];
  answerWith = 200;
});
afterAll(async () => {
  await sandbox.close();
  ears.close();
});

const call = async (method: string, path: string, body?: unknown) => {
  const secret = btoa(`${sandbox.paypal.clientId}:${sandbox.paypal.clientSecret}`);
  const granted = await fetch(`${sandbox.paypal.url}/v1/oauth2/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${secret}` },
    body: new URLSearchParams({ grant_type: 'client_credentials' }),
  });
  const { access_token: token } = (await granted.json()) as { access_token: string };
  const answer = await fetch(`${sandbox.paypal.url}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, body: (text === '' ? {} : JSON.parse(text)) as Json };
};
const control = (path: string, body: object) =>
  fetch(`${sandbox.url}/__sandbox/paypal/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const subscribe = async (...names: string[]) => {
  const event_types = (names.length > 0 ? names : ['*']).map((name) => ({ name }));
  const { body } = await call('POST', '/v1/notifications/webhooks', { url: url(), event_types });
  hookId = String(body['id']);
};
const buy = async (intent = 'CAPTURE', choice = 'approve') => {
  const unit = { custom_id: 'Bücher 4711', amount: { currency_code: 'EUR', value: '10.00' } };
  const { body } = await call('POST', '/v2/checkout/orders', { intent, purchase_units: [unit] });
  await control('approve', { orderId: body['id'], choice });
  const verb = intent === 'CAPTURE' ? 'capture' : 'authorize';
  const paid = await call('POST', `/v2/checkout/orders/${String(body['id'])}/${verb}`, {});
  const [first] = paid.body['purchase_units'] as { payments: Record<string, { id: string }[]> }[];
  const payments = first?.payments ?? {};
  return {
    orderId: String(body['id']),
    paymentId: (payments['captures'] ?? payments['authorizations'])?.[0]?.id ?? '',
  };
};
const events = () => heard.map(({ body }) => JSON.parse(body) as Event);
const types = () => events().map(({ event_type }) => event_type);

/** Bit by bit, without a table: independent of the sandbox's implementation. */
const crcOf = (bytes: Buffer) => {
  let crc = 0xffffffffn;
  for (const byte of bytes) {
    crc ^= BigInt(byte);
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1n ? (crc >> 1n) ^ 0xedb88320n : crc >> 1n;
  }
  return (crc ^ 0xffffffffn).toString();
};
const isGenuine = async ({ headers, body }: Heard) => {
  const pem = await (await fetch(String(headers['paypal-cert-url']))).text();
  const certificate = new X509Certificate(pem);
  const text = [
    headers['paypal-transmission-id'],
    headers['paypal-transmission-time'],
    hookId,
    crcOf(Buffer.from(body)),
  ].join('|');
  const signature = Buffer.from(String(headers['paypal-transmission-sig']), 'base64');
  return verify('RSA-SHA256', Buffer.from(text), certificate.publicKey, signature);
};

const verifyCall = async ({ headers, body }: Heard, webhook_id = hookId) => {
  const fields = {
    auth_algo: headers['paypal-auth-algo'],
    cert_url: headers['paypal-cert-url'],
    transmission_id: headers['paypal-transmission-id'],
    transmission_sig: headers['paypal-transmission-sig'],
    transmission_time: headers['paypal-transmission-time'],
    webhook_id,
  };
  const text = `${JSON.stringify(fields).slice(0, -1)}, "webhook_event": ${body} }`;
  return (await call('POST', '/v1/notifications/verify-webhook-signature', text)).body['verification_status'];
};

test('the checksum in this test is the known one', () => {
  expect(crcOf(Buffer.from('123456789'))).toBe('3421780262');
});

test('a payment is reported in three events, signed so that an independent verifier agrees', async () => {
  await subscribe();
  const { orderId, paymentId } = await buy();
  await sandbox.settled();
  expect(types()).toEqual([
    'CHECKOUT.ORDER.APPROVED',
    'PAYMENT.CAPTURE.COMPLETED',
    'CHECKOUT.ORDER.COMPLETED',
  ]);
  expect(events()[1]).toMatchObject({
    resource_type: 'capture',
    resource_version: '2.0',
    event_version: '1.0',
    resource: {
      id: paymentId,
      custom_id: 'Bücher 4711',
      supplementary_data: { related_ids: { order_id: orderId } },
    },
  });
  for (const one of heard) {
    expect(one.headers).toMatchObject({ 'paypal-auth-algo': 'SHA256withRSA', 'paypal-auth-version': 'v2' });
    expect(await isGenuine(one)).toBe(true);
    expect(await isGenuine({ ...one, body: one.body.replace('10.00', '99.00') })).toBe(false);
    expect(await verifyCall(one)).toBe('SUCCESS');
  }
});

test('the verify call refuses another text, another webhook and a changed number', async () => {
  await subscribe();
  await buy();
  await sandbox.settled();
  const [first] = heard;
  if (!first) throw new Error('Nothing was heard.');
  expect(await verifyCall({ ...first, body: first.body.replace('"1.0"', '"1.1"') })).toBe('FAILURE');
  expect(await verifyCall({ ...first, body: JSON.stringify(JSON.parse(first.body), null, 1) })).toBe(
    'FAILURE',
  );
  expect(await verifyCall(first, 'SOMEOTHERHOOK')).toBe('FAILURE');
  const late = { ...first.headers, 'paypal-transmission-time': '2020-01-01T00:00:00Z' };
  expect(await verifyCall({ ...first, headers: late })).toBe('FAILURE');
  await call('DELETE', `/v1/notifications/webhooks/${hookId}`);
  expect(await verifyCall(first)).toBe('FAILURE');
  expect((await call('POST', '/v1/notifications/verify-webhook-signature', {})).status).toBe(400);
});

test.each([
  [
    'AUTHORIZE',
    'approve',
    ['CHECKOUT.ORDER.APPROVED', 'PAYMENT.AUTHORIZATION.CREATED', 'CHECKOUT.ORDER.COMPLETED'],
  ],
  ['CAPTURE', 'pending', ['CHECKOUT.ORDER.APPROVED', 'PAYMENT.CAPTURE.PENDING', 'CHECKOUT.ORDER.COMPLETED']],
])('%s after %s is reported as %j', async (intent, choice, told) => {
  await subscribe();
  await buy(intent, choice);
  await sandbox.settled();
  expect(types()).toEqual(told);
});

test('refunds, voids and decisions of the bank are reported too, each with its order', async () => {
  await subscribe('PAYMENT.CAPTURE.REFUNDED', 'PAYMENT.AUTHORIZATION.VOIDED', 'PAYMENT.CAPTURE.DENIED');
  const { paymentId } = await buy();
  await call('POST', `/v2/payments/captures/${paymentId}/refund`);
  const hold = await buy('AUTHORIZE');
  await call('POST', `/v2/payments/authorizations/${hold.paymentId}/void`);
  const slow = await buy('CAPTURE', 'pending');
  await control('settle', { id: slow.paymentId, status: 'DENIED' });
  await sandbox.settled();
  expect(types()).toEqual([
    'PAYMENT.CAPTURE.REFUNDED',
    'PAYMENT.AUTHORIZATION.VOIDED',
    'PAYMENT.CAPTURE.DENIED',
  ]);
  const [refunded, ...others] = events();
  expect(refunded?.resource, 'a refund points at its capture only').not.toHaveProperty('supplementary_data');
  for (const { resource } of others)
    expect(resource.supplementary_data?.related_ids.order_id).toMatch(/^\w{17}$/);
});

test('an endpoint that never accepts is tried 25 times in three days, always with the same event', async () => {
  answerWith = 500;
  await subscribe('CHECKOUT.ORDER.APPROVED');
  await buy();
  await sandbox.settled();
  for (let hour = 0; hour < 80; hour += 1) {
    for (let part = 0; part < 12; part += 1) {
      sandbox.clock.advance(300_000);
      await sandbox.settled();
    }
  }
  expect(heard).toHaveLength(25);
  expect(new Set(events().map(({ id }) => id)).size).toBe(1);
  for (const header of ['paypal-transmission-id', 'paypal-transmission-time', 'paypal-transmission-sig'])
    expect(new Set(heard.map(({ headers }) => headers[header])).size).toBe(1);
});

test('planned faults: copies, delay, silence, a wrong signature; a reset ends them', async () => {
  await subscribe('CHECKOUT.ORDER.APPROVED');
  await control('webhooks', { copies: 3 });
  await buy();
  await sandbox.settled();
  expect([heard.length, new Set(events().map(({ id }) => id)).size]).toEqual([3, 1]);
  await control('webhooks', { delayMs: 60_000 });
  await buy();
  await sandbox.settled();
  expect(heard).toHaveLength(3);
  sandbox.clock.advance(60_001);
  await sandbox.settled();
  expect(heard).toHaveLength(4);
  await control('webhooks', { off: true });
  await buy();
  sandbox.clock.advance(86_400_000);
  await sandbox.settled();
  expect(heard).toHaveLength(4);
  await control('webhooks', { forge: true });
  await buy();
  await sandbox.settled();
  const forged = heard[4] ?? { headers: {}, body: '' };
  expect([await isGenuine(forged), await verifyCall(forged)]).toEqual([false, 'FAILURE']);
  sandbox.reset();
  await subscribe('CHECKOUT.ORDER.APPROVED');
  await buy();
  await sandbox.settled();
  expect(await isGenuine(heard[5] ?? forged)).toBe(true);
});

test('the event list covers a period, in pages that name the next one', async () => {
  await buy();
  sandbox.clock.advance(60_000);
  const start = new Date(Math.ceil(sandbox.clock.now() / 1000) * 1000).toISOString();
  sandbox.clock.advance(60_000);
  const { paymentId } = await buy();
  await control('reverse', { id: paymentId });
  const list = async (query: string) => {
    const { body } = await call('GET', `/v1/notifications/webhooks-events?${query}`);
    const { events: page, links } = body as { events: Event[]; links: { rel: string; href: string }[] };
    return { kinds: page.map(({ event_type: kind }) => kind), links };
  };
  const whole = await list(`start_time=${start}`);
  expect(whole.kinds.at(0), 'newest first').toBe('PAYMENT.CAPTURE.REVERSED');
  expect(whole.kinds).toHaveLength((await list(`end_time=${start}`)).kinds.length + 1);
  const paged: string[] = [];
  let query: string | null = `start_time=${start}&page_size=2`;
  while (query !== null) {
    const { kinds, links } = await list(query);
    paged.push(...kinds);
    const href = links.find(({ rel }) => rel === 'next')?.href;
    query = href === undefined ? null : new URL(href).searchParams.toString();
  }
  expect(paged).toEqual(whole.kinds);
  expect((await call('GET', '/v1/notifications/webhooks-events?start_time=yesterday')).status).toBe(400);
});

test('an order approved but not captured for three hours is reversed, and reported once', async () => {
  await subscribe('CHECKOUT.PAYMENT-APPROVAL.REVERSED');
  const unit = { custom_id: 'c1', invoice_id: 'i1', amount: { currency_code: 'EUR', value: '10.00' } };
  const open = async () =>
    (await call('POST', '/v2/checkout/orders', { intent: 'CAPTURE', purchase_units: [unit] })).body['id'];
  const [approved, left] = [await open(), await open()];
  await control('approve', { orderId: approved });
  await buy();
  sandbox.clock.advance(3 * 3_600_000 - 60_000);
  await sandbox.settled();
  expect(heard).toEqual([]);
  sandbox.clock.advance(61_000);
  await sandbox.settled();
  expect(heard).toHaveLength(1);
  for (const id of [approved, left])
    expect((await call('GET', `/v2/checkout/orders/${String(id)}`)).body['status']).toBe('VOIDED');
  sandbox.clock.advance(24 * 3_600_000);
  await sandbox.settled();
  expect(events()).toMatchObject([
    {
      event_type: 'CHECKOUT.PAYMENT-APPROVAL.REVERSED',
      resource: { order_id: approved, purchase_units: [{ custom_id: 'c1', invoice_id: 'i1' }] },
    },
  ]);
});

test('events are listed by real time, however far the clock was moved', async () => {
  const before = sandbox;
  sandbox = await createSandbox({ callTime: Date.now });
  try {
    sandbox.clock.advance(24 * 3_600_000);
    await buy();
    const at = (hours: number) => encodeURIComponent(new Date(Date.now() + hours * 3_600_000).toISOString());
    const list = (from: number, to: number) =>
      call('GET', `/v1/notifications/webhooks-events?start_time=${at(from)}&end_time=${at(to)}`);
    expect((await list(-1, 1)).body['count']).toBe(3);
    expect((await list(23, 25)).body['count']).toBe(0);
  } finally {
    await sandbox.close();
    sandbox = before;
  }
});

test('events are listed, read and resent; simulated ones do not verify', async () => {
  await subscribe('PAYMENT.CAPTURE.COMPLETED');
  await buy();
  await sandbox.settled();
  const listed = await call('GET', '/v1/notifications/webhooks-events?event_type=PAYMENT.CAPTURE.COMPLETED');
  expect(listed.body['count']).toBe(1);
  const [event] = events();
  const path = `/v1/notifications/webhooks-events/${event?.id}`;
  expect((await call('GET', path)).body).toEqual(event);
  expect((await call('POST', `${path}/resend`, { webhook_ids: [hookId] })).status).toBe(202);
  await sandbox.settled();
  expect(events().map(({ id }) => id)).toEqual([event?.id, event?.id]);
  expect((await call('GET', '/v1/notifications/webhooks-events/WH-1')).status).toBe(404);
  const simulate = (body: object) => call('POST', '/v1/notifications/simulate-event', body);
  expect((await simulate({ event_type: 'NOTHING', url: url() })).status).toBe(400);
  expect((await simulate({ event_type: 'PAYMENT.CAPTURE.DENIED', webhook_id: hookId })).status).toBe(202);
  await sandbox.settled();
  expect(await verifyCall(heard[2] ?? { headers: {}, body: '{}' })).toBe('FAILURE');
});

test('webhooks are registered, changed and removed; nobody outside this machine is called', async () => {
  await subscribe('CHECKOUT.ORDER.APPROVED');
  const path = `/v1/notifications/webhooks/${hookId}`;
  const twice = await call('POST', '/v1/notifications/webhooks', {
    url: url(),
    event_types: [{ name: '*' }],
  });
  expect(twice.status).toBe(400);
  // Reaches the same listener, but under a host that is not loopback.
  const elsewhere = url().replace('127.0.0.1', '0.0.0.0');
  const patched = await call('PATCH', path, [
    { op: 'replace', path: '/event_types', value: [{ name: 'PAYMENT.CAPTURE.COMPLETED' }] },
    { op: 'replace', path: '/url', value: elsewhere },
  ]);
  expect(patched.body).toMatchObject({
    url: elsewhere,
    event_types: [{ name: 'PAYMENT.CAPTURE.COMPLETED' }],
  });
  await buy();
  await sandbox.settled();
  expect(heard).toEqual([]);
  expect((await call('GET', '/v1/notifications/webhooks')).body['webhooks']).toHaveLength(1);
  expect((await call('DELETE', path)).status).toBe(204);
  expect((await call('GET', path)).status).toBe(404);
  for (const body of [
    {},
    { url: 'x', event_types: [{ name: '*' }] },
    { url: url(), event_types: [{ name: 'NO' }] },
  ]) {
    expect((await call('POST', '/v1/notifications/webhooks', body)).status).toBe(400);
  }
});
