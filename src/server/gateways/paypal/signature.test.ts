// A PayPal webhook signed outside this code: genuine to the byte, or rejected.
import { expect, test } from 'vitest';
import { UpstreamError } from '../../errors.ts';
import type { Http, HttpCall } from '../http.ts';
import type { Delivery } from '../delivery.ts';
import delivered from './fixtures/delivery.json' with { type: 'json' };
import { createPayPalGateway } from './gateway.ts';

const { headers, body, webhookId, certificates } = delivered;
const certUrl = headers['paypal-cert-url'];
const AT = '2026-11-20T12:01:00Z';

type Served = { status?: number; certificate?: string; fails?: boolean };

function setUp({ status = 200, certificate = certificates.valid, fails }: Served = {}, url = LIVE) {
  const fetched: string[] = [];
  const http: Http = {
    json: (call) => expect.unreachable(call.url),
    bytes: async (call: HttpCall) => {
      fetched.push(call.url);
      if (fails)
        throw new UpstreamError(
          { upstream: 'paypal', kind: 'unavailable', code: 'unreachable', outcome: 'none' },
          'unreachable',
        );
      return { status, headers: {}, body: Buffer.from(certificate) };
    },
    close: async () => undefined,
  };
  const config = { url, clientId: 'id', clientSecret: 'secret', webhookId, brandName: 'Hafenpost' };
  return { fetched, gateway: createPayPalGateway(config, http) };
}

const LIVE = 'https://api-m.paypal.com';
const SANDBOX = 'https://api-m.sandbox.paypal.com';
const LOCAL = 'http://127.0.0.1:4010/paypal';

const delivery = (change: Partial<Delivery> & { header?: Delivery['headers'] } = {}): Delivery => ({
  body: change.body ?? Buffer.from(body),
  now: change.now ?? new Date(AT),
  headers: { ...headers, ...change.header },
});

const notice = {
  eventId: 'WH-58D329510W468432D-8HN650336L201105X',
  kind: 'PAYMENT.CAPTURE.COMPLETED',
  orderId: '5O190127TN364715T',
  captureId: '42311647XV020574X',
  refundOf: null,
  isReversal: false,
};

test('a genuine call is read, and its certificate fetched once', async () => {
  const { gateway, fetched } = setUp();
  expect(await gateway.readNotice(delivery())).toEqual(notice);
  expect(await gateway.readNotice(delivery())).toEqual(notice);
  expect(fetched).toEqual([certUrl]);
});

test('calls that arrive together share one download, and one that failed is tried again', async () => {
  const { gateway, fetched } = setUp();
  const together = Array.from({ length: 30 }, () => gateway.readNotice(delivery()));
  expect(await Promise.all(together)).toEqual(together.map(() => notice));
  expect(fetched).toEqual([certUrl]);
  const away = setUp({ fails: true });
  for (let round = 1; round <= 2; round += 1) {
    const calls = Array.from({ length: 30 }, () => away.gateway.readNotice(delivery()));
    for (const call of calls) await expect(call).rejects.toThrow(UpstreamError);
    expect(away.fetched).toHaveLength(round);
  }
});

test('headers are read whatever their case', async () => {
  const shouted = Object.fromEntries(
    Object.entries(headers).map(([key, value]) => [key.toUpperCase(), value]),
  );
  expect(await setUp().gateway.readNotice({ ...delivery(), headers: shouted })).toEqual(notice);
});

const tampered = Buffer.from(body.replace('49.90', '49.91'));
const reserialised = Buffer.from(JSON.stringify(JSON.parse(body), null, 1));

test.for([
  ['another body', { body: tampered }],
  ['the same body serialised again', { body: reserialised }],
  ['one byte more', { body: Buffer.from(`${body} `) }],
  ['an empty body', { body: Buffer.alloc(0) }],
  ['another transmission', { header: { 'paypal-transmission-id': 'other' } }],
  ['another time', { header: { 'paypal-transmission-time': '2026-11-20T12:00:01Z' } }],
  ['no signature', { header: { 'paypal-transmission-sig': '' } }],
  ['an empty signature', { header: { 'paypal-transmission-sig': 'AAAA' } }],
  ['two signatures', { header: { 'paypal-transmission-sig': [headers['paypal-transmission-sig'], 'x'] } }],
  ['a header in two cases', { header: { 'PayPal-Transmission-Id': 'x' } }],
  ['no certificate', { header: { 'paypal-cert-url': undefined } }],
  ['another algorithm', { header: { 'paypal-auth-algo': 'SHA1withRSA' } }],
  ['no algorithm', { header: { 'paypal-auth-algo': undefined } }],
  ['an invalid time', { header: { 'paypal-transmission-time': 'soon' } }],
] satisfies [string, Parameters<typeof delivery>[0]][])(
  '%s is not a call from PayPal',
  async ([, change]) => {
    expect(await setUp().gateway.readNotice(delivery(change))).toBeNull();
  },
);

test.for([
  ['2026-11-20T11:55:00Z', true],
  ['2026-11-20T11:54:59Z', false],
  ['2026-11-20T12:05:00Z', true],
  ['2026-11-20T12:05:01Z', false],
] as const)('a call received at %s is accepted: %s', async ([now, isFresh]) => {
  const { gateway, fetched } = setUp();
  expect((await gateway.readNotice(delivery({ now: new Date(now) }))) !== null).toBe(isFresh);
  expect(fetched).toHaveLength(isFresh ? 1 : 0);
});

test("a call meant for another merchant's webhook is not ours", async () => {
  const { gateway } = setUp();
  expect(await gateway.readNotice(delivery())).not.toBeNull();
  const http: Http = {
    json: (call) => expect.unreachable(call.url),
    bytes: async () => ({ status: 200, headers: {}, body: Buffer.from(certificates.valid) }),
    close: async () => undefined,
  };
  const other = { url: LIVE, clientId: 'id', clientSecret: 's', webhookId: 'OTHER', brandName: 'H' };
  expect(await createPayPalGateway(other, http).readNotice(delivery())).toBeNull();
});

test.for([
  ['live', LIVE, 'https://api.paypal.com/v1/notifications/certs/CERT-1', true],
  ['live', LIVE, 'https://api-m.paypal.com/v1/notifications/certs/CERT-1', true],
  ['live', LIVE, 'https://api.sandbox.paypal.com/v1/notifications/certs/CERT-1', false],
  ['sandbox', SANDBOX, 'https://api.sandbox.paypal.com/v1/notifications/certs/CERT-1', true],
  ['sandbox', SANDBOX, 'https://api.paypal.com/v1/notifications/certs/CERT-1', false],
  ['live', LIVE, 'http://api.paypal.com/v1/notifications/certs/CERT-1', false],
  ['live', LIVE, 'https://api.paypal.com.example.com/v1/notifications/certs/CERT-1', false],
  ['live', LIVE, 'https://api.paypal.com@example.com/v1/notifications/certs/CERT-1', false],
  ['live', LIVE, 'https://api.paypal.com:8443/v1/notifications/certs/CERT-1', false],
  ['live', LIVE, 'https://api.paypal.com/v1/notifications/certs/../../../upload', false],
  ['live', LIVE, 'https://api.paypal.com/elsewhere/CERT-1', false],
  ['live', LIVE, 'http://127.0.0.1:4010/paypal/v1/notifications/certs/CERT-1', false],
  ['live', LIVE, 'not an address', false],
  ['on this machine', LOCAL, 'http://127.0.0.1:4010/paypal/v1/notifications/certs/CERT-1', true],
  ['on this machine', LOCAL, 'http://127.0.0.1:4011/paypal/v1/notifications/certs/CERT-1', false],
  ['on this machine', LOCAL, 'https://api.paypal.com/v1/notifications/certs/CERT-1', false],
] as const)('%s: is a certificate fetched from there? %s %s', async ([, api, url, isFetched]) => {
  const { gateway, fetched } = setUp({}, api);
  const read = await gateway.readNotice(delivery({ header: { 'paypal-cert-url': url } }));
  expect(fetched).toEqual(isFetched ? [url] : []);
  expect(read !== null).toBe(isFetched);
});

const minutesLater = (minutes: number): Date => new Date(Date.parse(AT) + minutes * 60_000);
const named = (name: string, now: Date) =>
  delivery({
    now,
    header: {
      'paypal-cert-url': `${LIVE}/v1/notifications/certs/${name}`,
      'paypal-transmission-time': now.toISOString(),
    },
  });

test('strangers cannot make us ask PayPal for certificate names endlessly', async () => {
  const { gateway, fetched } = setUp({ status: 404 });
  for (let i = 1; i <= 10; i += 1)
    expect(await gateway.readNotice(named(`CERT-${i}`, minutesLater(0)))).toBeNull();
  await expect(gateway.readNotice(named('CERT-11', minutesLater(0)))).rejects.toThrow(UpstreamError);
  expect(fetched).toHaveLength(10);
  expect(await gateway.readNotice(named('CERT-11', minutesLater(2)))).toBeNull();
  expect(fetched).toHaveLength(11);
});

test('a refused name is requested again after ten minutes', async () => {
  const { gateway, fetched } = setUp({ status: 404 });
  for (const minutes of [0, 1, 9]) {
    expect(await gateway.readNotice(named('CERT-1', minutesLater(minutes)))).toBeNull();
    expect(fetched).toHaveLength(1);
  }
  await gateway.readNotice(named('CERT-1', minutesLater(11)));
  expect(fetched).toHaveLength(2);
});

test.for([
  ['has expired', { certificate: certificates.expired }],
  ['was made for somebody else', { certificate: certificates.foreign }],
  ['is not a certificate', { certificate: '<html>not found</html>' }],
  ['is missing', { status: 404 }],
] satisfies [string, Served][])('a certificate that %s proves nothing', async ([, served]) => {
  expect(await setUp(served).gateway.readNotice(delivery())).toBeNull();
});

test.for([
  ['no connection', { fails: true }],
  ['500', { status: 500 }],
  ['429', { status: 429 }],
] satisfies [string, Served][])('%s for the certificate: PayPal is to call again', async ([, served]) => {
  await expect(setUp(served).gateway.readNotice(delivery())).rejects.toBeInstanceOf(UpstreamError);
});

test('only a few certificates are kept: the oldest goes first', async () => {
  const { gateway, fetched } = setUp({}, LIVE);
  const urls = Array.from({ length: 9 }, (_, i) => `https://api.paypal.com/v1/notifications/certs/CERT-${i}`);
  for (const url of urls) await gateway.readNotice(delivery({ header: { 'paypal-cert-url': url } }));
  await gateway.readNotice(delivery({ header: { 'paypal-cert-url': urls[8] } }));
  expect(fetched).toHaveLength(9);
  await gateway.readNotice(delivery({ header: { 'paypal-cert-url': urls[0] } }));
  expect(fetched).toHaveLength(10);
});
