// Starts the server (environment, configuration, context, app, port, jobs) and shuts it down, the database last.
import { availableParallelism } from 'node:os';
import { setFlagsFromString } from 'node:v8';
import { createApp } from './app.ts';
import { ConfigError, readConfig } from './config.ts';
import { createContext } from './context.ts';
import { startJobs } from './jobs.ts';
import { openOperatorSocket } from './operator/operator-socket.ts';
import { originOf } from './origin.ts';
import { shutDown } from './shut-down.ts';
import { startupErrorText } from './startup-error-text.ts';
import { systemCodeOf } from './system-code.ts';

// When V8 collects garbage, what it puts aside for longer, and on which thread: measured in record 0015.
setFlagsFromString('--heap-growing-percent=100');
setFlagsFromString('--no-allocation-site-pretenuring');
if (availableParallelism() === 1) setFlagsFromString('--no-concurrent-marking');

/** Time limit for a clean shutdown after a signal; then the process exits anyway. */
const CLOSE_LIMIT_MS = 15_000;

async function main(): Promise<void> {
  const config = readConfig();
  const ctx = await createContext(config);
  const app = await createApp(ctx);
  try {
    // Everything that needs no port is done before we wait for the launcher.
    await app.ready();
    if (!(await mayOpen())) {
      await app.close();
      await ctx.close();
      return process.exit(0);
    }
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    await app.close();
    await ctx.close();
    throw isNoAddress(error)
      ? new ConfigError(`HOST is not an address of this machine: ${config.host}`)
      : error;
  }
  const jobs = startJobs(ctx);
  const closeDoor = ctx.db.kind === 'embedded' ? await openOperatorSocket(ctx) : null;
  // Tells the launcher, if it opened an IPC channel, that the port answers.
  process.send?.('ready');
  ctx.log.info(
    {
      url: originOf(config),
      database: ctx.db.kind,
      sandbox: config.sandbox,
      startMs: Math.round(performance.now()),
    },
    'ready',
  );

  let closing = false;
  const close = async (signal: NodeJS.Signals): Promise<void> => {
    if (closing) return;
    closing = true;
    ctx.log.info({ signal }, 'closing');
    setTimeout(() => process.exit(1), CLOSE_LIMIT_MS).unref();
    await shutDown({ ends: [() => app.close(), async () => closeDoor?.(), () => jobs.stop()], ctx });
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, (name) => void close(name));
}

/**
 * With `--when-told`, the launcher decides when to open the port: the upstreams must answer first, and they start
 * alongside us. False: we were told to stop, or the launcher is gone.
 */
function mayOpen(): Promise<boolean> {
  if (!process.argv.includes('--when-told')) return Promise.resolve(true);
  const ends = ['SIGTERM', 'SIGINT', 'disconnect'];
  return new Promise((resolve) => {
    const decide = (may: boolean): void => {
      // From here on `close` handles the signals.
      for (const end of ends) process.removeListener(end, givenUp);
      resolve(may);
    };
    const givenUp = (): void => decide(false);
    process.once('message', () => decide(true));
    for (const end of ends) process.once(end, givenUp);
    process.send?.('loaded');
  });
}

/** A host name that does not resolve, or an address of another machine. */
const isNoAddress = (error: unknown): boolean =>
  ['ENOTFOUND', 'EAI_AGAIN', 'EADDRNOTAVAIL'].includes(systemCodeOf(error) ?? '');

/** One sentence for what the person who started us can fix; everything else with its stack. */
function explain(error: unknown): string {
  const sentence = startupErrorText(error);
  if (sentence !== null) return sentence;
  if (!(error instanceof Error)) return 'The server could not start.';
  if (isListening(error, 'EADDRINUSE')) return 'The port is in use; choose another PORT.';
  if (isListening(error, 'EACCES')) return 'This user may not listen on the port; choose another PORT.';
  return error.stack ?? error.message;
}

const isListening = (error: Error, code: string): boolean =>
  'syscall' in error && error.syscall === 'listen' && systemCodeOf(error) === code;

main().catch((error: unknown) => {
  console.error(explain(error));
  process.exit(1);
});
