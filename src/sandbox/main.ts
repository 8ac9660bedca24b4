// Starts the sandbox on its configured ports, reports that in one line of JSON, and ends on a signal.
import { once } from 'node:events';
import { createSandbox, type Sandbox } from './sandbox.ts';

function portOf(name: string, fallback: number): number {
  const port = Number(process.env[name] ?? fallback);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  console.error(`${name} must be a port number, not "${process.env[name]}".`);
  process.exit(2);
}

function sentenceFor(error: unknown): string {
  const { code, port } = error as { code?: string; port?: number };
  return code === 'EADDRINUSE'
    ? `Port ${port} is already in use. Is another sandbox running? Set SANDBOX_PORT and SMTP_SINK_PORT to other ports.`
    : `The sandbox could not start: ${error instanceof Error ? error.message : String(error)}`;
}

/** PayPal's live and sandbox client ids look alike; its addresses do not. */
const LIVE_SIGNS = [
  ['a production key of EasyPost', /^EZAK/],
  ['the live address of Computop', /^https:\/\/(www\.)?computop-paygate\.com(\/|$)/],
  ['the live address of PayPal', /^https:\/\/api(-m)?\.paypal\.com(\/|$)/],
] as const;

/** A live key beside the sandbox is a configuration mistake. */
function refuseLiveKeys(): void {
  const live = LIVE_SIGNS.flatMap(([what, sign]) =>
    Object.entries(process.env).flatMap(([name, value]) => (sign.test(value ?? '') ? [[name, what]] : [])),
  )[0];
  if (!live) return;
  console.error(`${live[0]} holds ${live[1]}. The sandbox will not start alongside it.`);
  process.exit(2);
}

async function start(): Promise<Sandbox> {
  try {
    return await createSandbox({
      port: portOf('SANDBOX_PORT', 4010),
      smtpPort: portOf('SMTP_SINK_PORT', 4025),
      // Tracking numbers must not repeat for a shop that keeps its data over a restart.
      seed: process.env['SANDBOX_SEED'] ?? `started ${new Date().toISOString()}`,
      latency: {
        rateMs: Number(process.env['SANDBOX_RATE_MS'] ?? 0),
        buyMs: Number(process.env['SANDBOX_BUY_MS'] ?? 0),
      },
      // The shop beside us runs on real time, however far our clock is moved.
      callTime: Date.now,
    });
  } catch (error) {
    console.error(sentenceFor(error));
    process.exit(1);
  }
}

/** With `--when-told`, waits for the launcher's message before taking the ports, so that a second start never does. */
async function untilTold(): Promise<void> {
  if (!process.argv.includes('--when-told')) return;
  process.once('disconnect', () => process.exit(0));
  const told = once(process, 'message');
  process.send?.('loaded');
  await told;
  process.removeAllListeners('disconnect');
}

refuseLiveKeys();
await untilTold();
const sandbox = await start();
// Tells the launcher, if it started us with an IPC channel.
process.send?.('ready');
const { host, port } = sandbox.smtp;
console.log(
  JSON.stringify({
    ready: true,
    url: sandbox.url,
    easypost: sandbox.easypost.url,
    paypal: sandbox.paypal.url,
    computop: sandbox.computop.url,
    vies: sandbox.vies.url,
    places: sandbox.places.url,
    smtp: `smtp://${host}:${port}`,
  }),
);

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    void sandbox.close().then(() => process.exit(0));
  });
}
