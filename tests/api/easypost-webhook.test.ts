// The carrier side's webhook at the sandbox: with the current secret, and again after being switched off.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSandbox, type Sandbox } from '#sandbox/sandbox.ts';
import { createEasyPostGateway } from '#server/gateways/easypost/gateway.ts';
import { signatureOf } from '#server/gateways/easypost/notice.ts';
import { createHttp } from '#server/gateways/http.ts';
import { startScriptedServer } from '../support/scripted-server.ts';

const HOUR_MS = 3_600_000;
let sandbox: Sandbox;
const http = createHttp({ repeatAfterMs: 5 });
let status = 200;
const ears = await startScriptedServer(() => ({ status, json: {} }));

beforeAll(async () => {
  sandbox = await createSandbox();
});
afterAll(async () => {
  await http.close();
  await ears.close();
  await sandbox.close();
});

const gateway = (webhookSecret: string) =>
  createEasyPostGateway({ url: sandbox.easypost.url, apiKey: 'EZTKtest', accounts: [], webhookSecret }, http);

const hearOf = async (tracking_code: string) => {
  await fetch(`${sandbox.easypost.url}/trackers`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa('EZTKtest:')}`, 'content-type': 'application/json' },
    body: JSON.stringify({ tracker: { tracking_code } }),
  });
  await sandbox.settled();
  return ears.received.at(-1);
};

test('after a change of secret, calls are signed with the new one', async () => {
  const now = new Date(sandbox.clock.now());
  await gateway('secret-of-last-year').ensureWebhook(ears.url, now);
  await gateway('secret-of-now').ensureWebhook(ears.url, now);
  const call = await hearOf('EZ1000000001');
  expect(call?.headers['x-hmac-signature']).toBe(signatureOf('secret-of-now', Buffer.from(call?.body ?? '')));
});

test('a webhook that was switched off after days of failures calls again an hour later', async () => {
  const ours = gateway('secret-of-now');
  await ours.ensureWebhook(ears.url, new Date(sandbox.clock.now()));
  status = 500;
  await hearOf('EZ2000000002');
  for (let hours = 0; hours < 30; hours += 1) {
    sandbox.clock.advance(HOUR_MS);
    await sandbox.settled();
  }
  status = 200;
  expect((await hearOf('EZ3000000003'))?.body).not.toContain('EZ3000000003');
  await ours.ensureWebhook(ears.url, new Date(sandbox.clock.now()));
  expect((await hearOf('EZ4000000004'))?.body).toContain('EZ4000000004');
});
