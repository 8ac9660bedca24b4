// The real thing: the server's process is killed with -9 in the middle of a purchase and started again on its data.
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import type { Intent } from '#contract/checkout.ts';
import type { RatesReply } from '#contract/rates.ts';
import { createSandbox } from '#sandbox/sandbox.ts';
import { freePort } from '../../scripts/postgres.ts';
import { emptyDump } from '../support/embedded-folder.ts';
import { aShipment } from '../support/factories.ts';
import { DEMO_PASSWORD } from '../support/house.ts';
import { bundleOf, type ServerProcess, startServer } from '../support/server-process.ts';

const bundle = await bundleOf('main', { emptyDatabase: emptyDump() });
afterAll(() => bundle.remove());

async function temporaryFolder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'hafenpost-kill-'));
  onTestFinished(() => rm(path, { recursive: true, force: true }));
  return path;
}

test(
  'after kill -9 while the carrier sells, the next process finishes the purchase unaided, with one label',
  { timeout: 240_000 },
  async () => {
    const sandbox = await createSandbox();
    onTestFinished(() => sandbox.close());
    const dataDir = await temporaryFolder();
    const port = await freePort();
    const start = async (): Promise<ServerProcess> => {
      const server = await startServer({
        bundle,
        sandbox,
        databaseUrl: '',
        port,
        env: { DATA_DIR: dataDir },
      });
      onTestFinished(() => server.kill());
      return server;
    };
    const first = await start();
    const { url } = first;

    const login = await fetch(
      `${url}/api/auth/login`,
      post({ userEmail: 'gold@example.com', userPassword: DEMO_PASSWORD }),
    );
    const cookie = login.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const { rates } = (await (
      await fetch(`${url}/api/rates`, post(aShipment(), { cookie }))
    ).json()) as RatesReply;
    sandbox.faults.add({ match: { method: 'POST', path: /\/buy$/ }, mode: 'hang-after', times: 1 });
    const key = { cookie, 'idempotency-key': 'kill-test-kill-test' };
    const opened = await fetch(`${url}/api/invoice/checkout-intent`, post({ rateId: rates[0]?.id }, key));
    const { intentId } = (await opened.json()) as { intentId: string };
    // Not when it is called but when it has sold: a process that dies before sending the body has bought nothing.
    await expect
      .poll(() => sandbox.state(), { timeout: 60_000 })
      .toMatchObject({ counts: { boughtShipments: 1 } });
    await first.kill();

    await start();
    const state = async (): Promise<Intent> =>
      (
        (await (await fetch(`${url}/api/checkout-intents/${intentId}`, { headers: { cookie } })).json()) as {
          intent: Intent;
        }
      ).intent;
    await expect
      .poll(async () => (await state()).status, { timeout: 90_000, interval: 500 })
      .toBe('completed');
    expect(sandbox.journal.list({ path: '*/buy' })).toHaveLength(1);
    const label = await fetch(`${url}/api/checkout-intents/${intentId}/label?package=0`, {
      headers: { cookie },
    });
    expect(label.headers.get('content-type')).toBe('application/pdf');
  },
);

test('a HOST that is the address of another machine is named in one sentence', async () => {
  const env = {
    PATH: process.env['PATH'] ?? '',
    PORT: String(await freePort()),
    // Reserved for documentation (RFC 5737): no machine has it.
    HOST: '192.0.2.1',
    DATA_DIR: await temporaryFolder(),
    LOG_LEVEL: 'fatal',
  };
  await expect(promisify(execFile)(process.execPath, [bundle.file], { env })).rejects.toMatchObject({
    code: 1,
    stderr: 'HOST is not an address of this machine: 192.0.2.1\n',
  });
});

const post = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});
