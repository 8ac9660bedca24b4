// The setup of a measurement: a stub upstream on the second core, the built server on the first, a signed-in customer.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../postgres.ts';
import { type Measured, startMeasured, untilReady } from './measured-process.ts';

export type Stage = {
  url: string;
  upstreamUrl: string;
  cookie: string;
  server: Measured;
  /** Milliseconds from spawn to the first 200. */
  readyMs: number;
  stop(): Promise<void>;
};

type Options = {
  databaseUrl: string | null;
  upstreamDelayMs: number;
  dataDir?: string;
  /** The carriers asked for rates, as in EASYPOST_CARRIER_ACCOUNTS; default: all six. */
  accounts?: string;
};

const SIX = 'DHL Express=ca_1,FedEx=ca_2,UPS=ca_3,DPD=ca_4,DHL Paket=ca_5,USPS=ca_6';

export async function openStage({
  databaseUrl,
  upstreamDelayMs,
  dataDir,
  accounts = SIX,
}: Options): Promise<Stage> {
  const [port, upstreamPort, smtpPort] = [await freePort(), await freePort(), await freePort()];
  const folder = dataDir ?? mkdtempSync(join(tmpdir(), 'hafenpost-bench-'));
  const upstream = startMeasured(
    [
      '--import',
      'tsx',
      'scripts/bench/upstream.ts',
      ...[upstreamPort, upstreamDelayMs, smtpPort].map(String),
    ],
    1,
    {},
  );
  await untilReady(`http://127.0.0.1:${upstreamPort}/`, upstream);
  const server = startMeasured(['dist/server.js'], 0, {
    NODE_ENV: 'production',
    ALLOW_SANDBOX: '1',
    PORT: String(port),
    SANDBOX_PORT: String(upstreamPort),
    SMTP_SINK_PORT: String(smtpPort),
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl ?? '',
    EASYPOST_CARRIER_ACCOUNTS: accounts,
    INVOICE_LIMIT_CENTS: '900000000',
    REQUESTS_PER_MINUTE: '0',
    LOG_LEVEL: 'error',
  });
  const url = `http://127.0.0.1:${port}`;
  const readyMs = await untilReady(`${url}/api/health`, server);
  return {
    url,
    upstreamUrl: `http://127.0.0.1:${upstreamPort}`,
    cookie: await logIn(url),
    server,
    readyMs,
    stop: async () => {
      await server.stop();
      await upstream.stop();
      if (!dataDir) rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function logIn(url: string): Promise<string> {
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userEmail: 'gold@example.com', userPassword: 'Hafenpost1' }),
  });
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0];
  if (!response.ok || !cookie) throw new Error(`Login failed: ${response.status} ${await response.text()}`);
  return cookie;
}

const address = (country: string, zip: string) => ({
  name: 'Erika Beispiel',
  street1: 'Hafenstraße 1',
  city: 'Hamburg',
  zip,
  country,
  phone: '+49 40 1234567',
  email: 'erika@example.com',
});

export const shipment = JSON.stringify({
  fromAddress: address('DE', '20457'),
  toAddress: address('FR', '75001'),
  packages: [
    {
      length: 40,
      width: 30,
      height: 20,
      weight: 5,
      description: 'Books and printed magazines',
      hsCode: '490199',
      value: 120,
    },
  ],
  additionalServices: {},
});
