// EasyPost's webhooks: signatures, what each is about, and how ours is registered.
import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import type { ClientCall, EasyPostClient } from './client.ts';
import { createNotices, signatureOf } from './notice.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const SECRET = 'sécret';

/** Answers a list of webhooks, and records the calls. */
function clientWith(webhooks: { id: string; url: string; disabled_at?: string | null }[]) {
  const calls: { method: string; path: string; body?: unknown }[] = [];
  const client: EasyPostClient = <T>({ method, path, body, schema }: ClientCall<T>): Promise<T> => {
    calls.push({ method, path, ...(body === undefined ? {} : { body }) });
    return Promise.resolve(schema.parse(method === 'GET' ? { webhooks } : { id: 'hook_1', url: 'x' }));
  };
  return { client, calls };
}

const read = (body: Buffer, signature: string | undefined, secret: string | null = SECRET) =>
  createNotices(clientWith([]).client, secret).readNotice({
    headers: signature === undefined ? {} : { 'x-hmac-signature': signature },
    body,
    now: NOW,
  });

const event = (description: string, result: unknown) =>
  Buffer.from(JSON.stringify({ id: 'evt_1', description, result }));

test('the signature is over the raw bytes, with the secret in NFKD', () => {
  const body = Buffer.from('{"weight":20}');
  const hex = createHmac('sha256', SECRET.normalize('NFKD')).update(body).digest('hex');
  expect(signatureOf(SECRET, body)).toBe(`hmac-sha256-hex=${hex}`);
});

test('a signed tracker event is read, an altered or unsigned one is not', () => {
  const body = event('tracker.updated', { tracking_code: 'EZ1', status: 'delivered' });
  const signature = signatureOf(SECRET, body);
  expect(read(body, signature)).toMatchObject({ about: 'parcel', news: { code: 'EZ1' } });
  expect(read(Buffer.concat([body, Buffer.from(' ')]), signature)).toBeNull();
  expect(read(body, undefined)).toBeNull();
  expect(read(body, signature.slice(0, -1))).toBeNull();
  expect(read(body, signature, 'other')).toBeNull();
  expect(read(body, signature, null)).toBeNull();
});

test.each([
  ['a refund without a shipment', event('refund.successful', {}), 'other'],
  ['a batch', event('batch.created', {}), 'other'],
  ['a missing tracker', event('tracker.updated', null), 'other'],
  ['invalid JSON', Buffer.from('{'), 'other'],
])('a signed call about %s is classified as: %s', (_, body, about) => {
  expect(read(body, signatureOf(SECRET, body))).toEqual({ about });
});

test('a signed call about a refund names the shipment', () => {
  const body = event('refund.successful', { id: 'rfnd_1', shipment_id: 'shp_1' });
  expect(read(body, signatureOf(SECRET, body))).toEqual({ about: 'refund', upstreamShipmentId: 'shp_1' });
});

const URL = 'https://shop.example/api/webhooks/tracking';

test('the webhook is registered once', async () => {
  const { client, calls } = clientWith([]);
  const notices = createNotices(client, 's');
  await notices.ensureWebhook(URL, NOW);
  await notices.ensureWebhook(URL, NOW);
  expect(calls).toEqual([
    { method: 'GET', path: '/webhooks' },
    { method: 'POST', path: '/webhooks', body: { webhook: { url: URL, webhook_secret: 's' } } },
  ]);
});

test('an existing webhook gets the current secret', async () => {
  const { client, calls } = clientWith([{ id: 'hook_7', url: URL }]);
  await createNotices(client, 's').ensureWebhook(URL, NOW);
  expect(calls[1]).toEqual({
    method: 'PATCH',
    path: '/webhooks/hook_7',
    body: { url: URL, webhook_secret: 's' },
  });
});

const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

test('an existing webhook is checked again after an hour, and left unchanged', async () => {
  const { client, calls } = clientWith([{ id: 'hook_7', url: URL }]);
  const notices = createNotices(client, 's');
  for (const minutes of [0, 59, 61, 62]) await notices.ensureWebhook(URL, later(minutes));
  expect(calls.map(({ method }) => method)).toEqual(['GET', 'PATCH', 'GET']);
});

test('a disabled webhook is enabled again, a deleted one is registered again', async () => {
  const hooks: Parameters<typeof clientWith>[0] = [{ id: 'hook_7', url: URL }];
  const { client, calls } = clientWith(hooks);
  const notices = createNotices(client, 's');
  await notices.ensureWebhook(URL, NOW);
  hooks.splice(0, 1, { id: 'hook_7', url: URL, disabled_at: '2026-11-20T12:30:00Z' });
  await notices.ensureWebhook(URL, later(61));
  hooks.pop();
  await notices.ensureWebhook(URL, later(122));
  expect(calls.map(({ method }) => method)).toEqual(['GET', 'PATCH', 'GET', 'PATCH', 'GET', 'POST']);
});

test('without a secret nothing is registered', async () => {
  const { client, calls } = clientWith([]);
  await createNotices(client, null).ensureWebhook(URL, NOW);
  expect(calls).toEqual([]);
});
