// EasyPost's webhooks as a shop receives them, and the faults a test can set.
import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createSandbox, type Sandbox } from '../sandbox.ts';

const SECRET = 's3cret';
let sandbox: Sandbox;
let heard: { signature: unknown; body: string }[] = [];
const ears = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    heard.push({ signature: request.headers['x-hmac-signature'], body: Buffer.concat(parts).toString() });
    response.writeHead(200).end();
  });
});

beforeAll(async () => {
  sandbox = await createSandbox();
  await new Promise<void>((done) => ears.listen(0, '127.0.0.1', done));
});
afterEach(() => {
  sandbox.reset();
  heard = [];
});
afterAll(async () => {
  await sandbox.close();
  ears.close();
});

const post = async (path: string, body: object) => {
  const answer = await fetch(sandbox.url + path, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa('EZTKtest:')}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as unknown;
};
const spoil = (faults: object) => post('/__sandbox/easypost/webhooks', faults);

/** A new test tracker sends two events at once: created, and its current status. */
async function track(): Promise<void> {
  const url = `http://127.0.0.1:${(ears.address() as AddressInfo).port}/hook`;
  await post('/easypost/v2/webhooks', { webhook: { url, webhook_secret: SECRET } });
  await post('/easypost/v2/trackers', { tracker: { tracking_code: 'EZ4000000004' } });
  await sandbox.settled();
}
const told = () => heard.map(({ body }) => (JSON.parse(body) as { description: string }).description);
const signed = (body: string) => `hmac-sha256-hex=${createHmac('sha256', SECRET).update(body).digest('hex')}`;

test('each event is sent once, and signed', async () => {
  await track();
  expect(told()).toEqual(['tracker.created', 'tracker.updated']);
  expect(heard.map(({ signature }) => signature)).toEqual(heard.map(({ body }) => signed(body)));
});

test('every event is sent as often as was set, and counts as one delivery', async () => {
  expect(await spoil({ copies: 2 })).toEqual({ copies: 2, delayMs: 0, off: false, forge: false });
  await track();
  expect(told()).toEqual(['tracker.created', 'tracker.created', 'tracker.updated', 'tracker.updated']);
  const events = await fetch(`${sandbox.easypost.url}/events`, {
    headers: { authorization: `Basic ${btoa('EZTKtest:')}` },
  });
  expect(await events.json()).toMatchObject({
    events: [{ completed_urls: { length: 1 } }, { completed_urls: { length: 1 } }],
  });
});

test('a call may be delayed by the sandbox clock', async () => {
  await spoil({ delayMs: 3_600_000 });
  await track();
  expect(told()).toEqual([]);
  sandbox.clock.advance(3_600_001);
  await sandbox.settled();
  expect(told()).toEqual(['tracker.created', 'tracker.updated']);
});

test('calls can be switched off, and on again', async () => {
  await spoil({ off: true });
  await track();
  expect(told()).toEqual([]);
  expect(await spoil({})).toMatchObject({ off: false });
  await post('/easypost/v2/trackers', { tracker: { tracking_code: 'EZ1000000001' } });
  await sandbox.settled();
  expect(told()).toEqual(['tracker.created', 'tracker.updated']);
});

test('a forged call has a signature in the right format, but made with another secret', async () => {
  await spoil({ forge: true });
  await track();
  for (const { signature, body } of heard) {
    expect(signature).toMatch(/^hmac-sha256-hex=[0-9a-f]{64}$/);
    expect(signature).not.toBe(signed(body));
  }
  expect(heard).toHaveLength(2);
});

test('a reset forgets these settings too', async () => {
  await spoil({ copies: 3, forge: true });
  sandbox.reset();
  const answer = await fetch(`${sandbox.url}/__sandbox/easypost/webhooks`);
  expect(await answer.json()).toEqual({ copies: 1, delayMs: 0, off: false, forge: false });
});
