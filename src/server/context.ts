// The context handed to every use case, and the only place where vendors are chosen and connected.
import { EventEmitter, once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { PaidAt } from '#domain/intent.ts';
import { type Config, ConfigError } from './config.ts';
import { connect } from './db/connect.ts';
import type { Database, Orm } from './db/database.ts';
import { closeDemo, hasCustomers, seedDemo } from './db/seed.ts';
import type { CarrierPort } from './gateways/carrier.ts';
import { createComputopGateway } from './gateways/computop/gateway.ts';
import { createEasyPostGateway } from './gateways/easypost/gateway.ts';
import { isForOperator } from './gateways/easypost/refusal.ts';
import { createGooglePlacesGateway } from './gateways/google-places/gateway.ts';
import { createHttp, type Http } from './gateways/http.ts';
import type { MailPort } from './gateways/mail.ts';
import type { PaymentPort } from './gateways/payment.ts';
import { createPayPalGateway } from './gateways/paypal/gateway.ts';
import type { PlacesPort } from './gateways/places.ts';
import { createScanCommand } from './gateways/scan-command/gateway.ts';
import type { ScannerPort } from './gateways/scanner.ts';
import { createSmtpGateway } from './gateways/smtp/gateway.ts';
import type { VatPort } from './gateways/vat.ts';
import { createViesGateway } from './gateways/vies/gateway.ts';
import { createLog, type Logger } from './log.ts';
import { isLoopback } from './loopback.ts';
import { createThrottles, type Throttles } from './throttle.ts';

/** Work that runs without a request; see jobs.ts. */
export type Job =
  | 'outbox'
  | 'checkouts'
  | 'refunds'
  | 'documents'
  | 'pickups'
  | 'planned-pickups'
  | 'callbacks'
  | 'missed-calls'
  | 'silent-parcels'
  | 'unused-labels'
  | 'tracking'
  | 'order-counts'
  | 'vat-checks'
  | 'closed-accounts'
  | 'clock'
  | 'clean-up';

/** The provider behind each way to pay; an invoice needs none. */
export type Payments = Readonly<Record<PaidAt, PaymentPort>>;

export type Context = {
  config: Config;
  db: Database;
  carrier: CarrierPort;
  payments: Payments;
  mail: MailPort;
  vat: VatPort;
  places: PlacesPort;
  /** Null: uploads are stored as they come. */
  scanner: ScannerPort | null;
  clock: () => Date;
  log: Logger;
  throttles: Throttles;
  /** Runs a job now instead of at its next turn. */
  wake(job: Job): void;
  /** Calls the listener on every `wake` until the returned function is called. */
  onWake(listener: (job: Job) => void): () => void;
  /** Tells everyone waiting for this checkout that its status has changed. */
  moved(intentId: string): void;
  /** Resolves as soon as this process changes the checkout's status, or after `ms`. */
  untilMoved(intentId: string, ms: number): Promise<void>;
  /** Starts work that nobody waits for; a failure is logged. */
  background(work: () => Promise<void>): void;
  /** Resolves once no background work is left. */
  settled(): Promise<void>;
};

export type Overrides = Partial<
  Pick<Context, 'db' | 'carrier' | 'payments' | 'mail' | 'vat' | 'places' | 'clock' | 'log'>
>;

/** How long `close` waits for background work; whatever is cut off resumes at the next start. */
const DRAIN_MS = 10_000;

export type Closing = { close(options?: { drainMs?: number }): Promise<void> };

/** Opens everything. `close` waits for background work, then closes in reverse order; an overridden `db` stays open. */
export async function createContext(config: Config, overrides: Overrides = {}): Promise<Context & Closing> {
  const log = overrides.log ?? createLog(config.logLevel);
  const db = await openDatabase(config, { log, given: overrides.db });
  const http = createHttp();
  const ctx: Context = {
    config,
    ...createGateways(config, { http, log }),
    clock: () => new Date(),
    throttles: createThrottles(config),
    ...createAlarm(),
    ...createMoves(),
    ...createBackground(log),
    ...overrides,
    db,
    log,
  };
  return {
    ...ctx,
    async close({ drainMs = DRAIN_MS } = {}) {
      await Promise.race([ctx.settled(), pause(drainMs, undefined, { ref: false })]);
      ctx.mail.close();
      await http.close();
      if (!overrides.db) await db.close();
    },
  };
}

type Opening = { log: Logger; given: Database | undefined };

/** With demo accounts if the sandbox is in use; otherwise they are closed. */
async function openDatabase(config: Config, { log, given }: Opening): Promise<Database> {
  const onLost = (error: Error): void => log.warn({ err: error }, 'database connection lost');
  const refuse = config.sandbox ? refuseCustomers : undefined;
  const db = given ?? (await connect(config, onLost, refuse));
  try {
    // Our own database was checked in `connect`, before it was migrated.
    if (given) await refuse?.(db.orm);
    await (config.sandbox ? seedDemo(db.orm, new Date()) : closeDemo(db.orm));
  } catch (error) {
    if (!given) await db.close();
    throw error;
  }
  return db;
}

/** A forgotten environment looks like a demo: customers would get fake labels and no mails. */
async function refuseCustomers(orm: Orm): Promise<void> {
  if (await hasCustomers(orm))
    throw new ConfigError(
      'This database has the customers of a server with other upstreams, but the settings name none: start with that server’s environment, or give the sandbox its own database.',
    );
}

type Gateways = Pick<Context, 'carrier' | 'payments' | 'mail' | 'vat' | 'places' | 'scanner'>;

/** Each gateway logs what a person must fix. */
const createGateways = (config: Config, { http, log }: { http: Http; log: Logger }): Gateways => ({
  carrier: createEasyPostGateway(
    {
      ...config.easypost,
      onRateFault: (name, error) =>
        log[isForOperator(error) ? 'error' : 'warn'](
          { carrier: name, fault: error.fault },
          'carrier gave no rates',
        ),
    },
    http,
  ),
  payments: {
    paypal: createPayPalGateway({ ...config.payments.paypal, brandName: config.brand.name }, http),
    computop: createComputopGateway(config.payments.computop, http),
  },
  mail: createSmtpGateway({
    ...config.smtp,
    replyTo: config.brand.supportEmail,
    requireTls: config.production && !isLoopback(config.smtp.url),
  }),
  vat: createViesGateway(
    { ...config.vies, onAlarm: (code) => log.error({ code }, 'VAT ids cannot be checked') },
    http,
  ),
  places: createGooglePlacesGateway(
    { ...config.places, onAlarm: (reason) => log.error({ reason }, 'addresses cannot be suggested') },
    http,
  ),
  scanner:
    config.uploadScan &&
    createScanCommand({
      ...config.uploadScan,
      onAlarm: (reason) => log.error({ reason }, 'uploads cannot be checked'),
    }),
});

function createAlarm(): Pick<Context, 'wake' | 'onWake'> {
  const listeners = new Set<(job: Job) => void>();
  return {
    wake: (job) => listeners.forEach((listener) => listener(job)),
    onWake(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function createMoves(): Pick<Context, 'moved' | 'untilMoved'> {
  const moves = new EventEmitter().setMaxListeners(0);
  return {
    moved: (intentId) => void moves.emit(`of ${intentId}`),
    untilMoved: async (intentId, ms) => {
      // A timeout is an answer as well.
      await once(moves, `of ${intentId}`, { signal: AbortSignal.timeout(ms) }).catch(() => undefined);
    },
  };
}

function createBackground(log: Logger): Pick<Context, 'background' | 'settled'> {
  const running = new Set<Promise<void>>();
  return {
    background(work) {
      const done = work()
        .catch((error: unknown) => log.error({ err: error }, 'background work failed'))
        .finally(() => running.delete(done));
      running.add(done);
    },
    async settled() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
