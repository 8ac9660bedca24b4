// Starts the sandbox on its fixed ports, says so in one line of JSON, and ends on a signal.
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

/** A live key next to a sandbox is a mistake somebody is about to regret. */
function refuseLiveKeys(): void {
  const live = Object.entries(process.env).find(([, value]) => value?.startsWith('EZAK'));
  if (!live) return;
  console.error(`${live[0]} holds a production key of EasyPost. The sandbox does not start next to it.`);
  process.exit(2);
}

async function start(): Promise<Sandbox> {
  try {
    return await createSandbox({
      port: portOf('SANDBOX_PORT', 4010),
      smtpPort: portOf('SMTP_SINK_PORT', 4025),
      // Tracking numbers must not come twice while the shop keeps its data over a restart.
      seed: process.env['SANDBOX_SEED'] ?? `started ${new Date().toISOString()}`,
      latency: {
        rateMs: Number(process.env['SANDBOX_RATE_MS'] ?? 0),
        buyMs: Number(process.env['SANDBOX_BUY_MS'] ?? 0),
      },
    });
  } catch (error) {
    console.error(sentenceFor(error));
    process.exit(1);
  }
}

refuseLiveKeys();
const sandbox = await start();
// To whoever started us with a channel.
process.send?.('ready');
const { host, port } = sandbox.smtp;
console.log(
  JSON.stringify({
    ready: true,
    url: sandbox.url,
    easypost: sandbox.easypost.url,
    smtp: `smtp://${host}:${port}`,
  }),
);

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    void sandbox.close().then(() => process.exit(0));
  });
}
