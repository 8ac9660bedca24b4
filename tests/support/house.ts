// A complete house for one test: app, its own database, and the sandbox as the outside world.
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import type { Sandbox } from '#sandbox/sandbox.ts';
import { createApp } from '#server/app.ts';
import { type Config, readConfig } from '#server/config.ts';
import { type Context, createContext, type Overrides } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { insertSession } from '#server/db/sessions.ts';
import { findUserByEmail } from '#server/db/users.ts';
import type { CarrierPort } from '#server/gateways/carrier.ts';
import type { PaymentPort } from '#server/gateways/payment.ts';
import { startJobs } from '#server/jobs.ts';
import { originOf } from '#server/origin.ts';
import { hashOfToken, newToken } from '#server/secret-token.ts';
import { freePort } from '../../scripts/postgres.ts';
import { handleOn, openDatabase } from './database.ts';
import { borrowSandbox, giveBackSandbox } from './lent-sandbox.ts';

export type Wrap = {
  carrier?: (real: CarrierPort) => CarrierPort;
  payment?: (real: PaymentPort) => PaymentPort;
  database?: (real: Database) => Database;
};

type HouseOptions = {
  config?: Partial<Config>;
  /** Gateway ports to replace; also `db`, which then stays open. */
  overrides?: Overrides;
  /** Wraps the real ports, e.g. with a crash; removed by `restart`. */
  wrap?: Wrap;
  /** Listens on a real TCP port on 127.0.0.1; see `house.url`. */
  listen?: boolean;
  /** Runs the jobs (mails, resumed checkouts) as the server does. */
  jobs?: boolean;
  /** Start of a clock that only moves by `advanceClock`. Without it, real time plus what was advanced. */
  now?: Date;
  /** The folder of a web build. */
  web?: string;
};

export type House = AsyncDisposable & {
  readonly app: FastifyInstance;
  readonly ctx: Context;
  readonly sandbox: Sandbox;
  /** Only with `listen`. */
  readonly url: string;
  /** A browser without a session. */
  visitor(): Session;
  /** Creates a session without checking the password, which the stories about signing in do. */
  logIn(email?: string): Promise<Session>;
  advanceClock(ms: number): void;
  /**
   * Discards app and context as if the process had died, and starts both anew on the same database: without `wrap`,
   * unless a new one is given.
   */
  restart(options?: { wrap?: Wrap }): Promise<void>;
  close(): Promise<void>;
};

/** A browser: keeps its cookies and sends them along. */
export type Session = {
  cookies: Map<string, string>;
  get(url: string, options?: InjectOptions): Promise<LightMyRequestResponse>;
  post(url: string, body?: unknown, options?: InjectOptions): Promise<LightMyRequestResponse>;
  delete(url: string, options?: InjectOptions): Promise<LightMyRequestResponse>;
  send(options: InjectOptions): Promise<LightMyRequestResponse>;
};

const DRAIN_MS = 2_000;

export const DEMO_PASSWORD = 'Hafenpost1';

/** `await using house = await openHouse();` */
export async function openHouse(options: HouseOptions = {}): Promise<House> {
  const sandbox = await borrowSandbox();
  const { db, remove } = options.overrides?.db
    ? { db: options.overrides.db, remove: () => Promise.resolve() }
    : await openDatabase();
  const clock = createTestClock(options.now);
  // Chosen beforehand, as providers are given our webhook URL.
  const port = options.listen ? await freePort() : 0;
  const config = testConfig(sandbox, { ...(port ? { port } : {}), ...options.config });
  const start = async (wrap: Wrap = {}) => {
    const handle = handleOn(db);
    const overrides = {
      clock: clock.now,
      ...options.overrides,
      db: wrap.database?.(handle.db) ?? handle.db,
    };
    return { ...(await startHouse(config, { ...options, wrap, overrides })), die: handle.revoke };
  };
  let running = await start(options.wrap);
  let killed = options.wrap !== undefined;

  const close = async (): Promise<void> => {
    // Work left over from a crash may still be running.
    const isQuiet = (await running.stop(DRAIN_MS)) && !killed;
    await remove({ isQuiet });
    await (isQuiet ? giveBackSandbox(sandbox) : sandbox.close());
  };
  return {
    get app() {
      return running.app;
    },
    get ctx() {
      return running.ctx;
    },
    get url() {
      return running.url;
    },
    sandbox,
    visitor: () => createSession(() => running.app),
    async logIn(email = 'privat@example.com') {
      const session = createSession(() => running.app);
      const isSecure = config.publicUrl?.startsWith('https:');
      const token = await openSessionOf(running.ctx, email);
      session.cookies.set(isSecure ? '__Host-hp_session' : 'hp_session', token);
      return session;
    },
    advanceClock: clock.advance,
    async restart({ wrap } = {}) {
      killed = true;
      // Its pending calls still get their answers, but it cannot write any more.
      running.die();
      await running.stop(0);
      running = await start(wrap);
    },
    close,
    [Symbol.asyncDispose]: close,
  };
}

async function startHouse(config: Config, options: HouseOptions) {
  const ctx = await createContext(config, options.overrides);
  ctx.carrier = options.wrap?.carrier?.(ctx.carrier) ?? ctx.carrier;
  const wrapPayment = options.wrap?.payment;
  if (wrapPayment)
    ctx.payments = { paypal: wrapPayment(ctx.payments.paypal), computop: wrapPayment(ctx.payments.computop) };
  // Normally done by the job's first run; without it PayPal sends no webhooks.
  if (options.listen)
    await ctx.payments.paypal.ensureWebhook?.(`${originOf(config)}/api/webhooks/paypal`, ctx.clock());
  const app = await createApp(ctx, { web: options.web ?? null });
  const url = options.listen ? await app.listen({ port: config.port, host: '127.0.0.1' }) : '';
  await app.ready();
  const jobs = options.jobs ? startJobs(ctx) : null;
  return {
    ctx,
    app,
    url,
    /** `drainMs`: how long background work may continue; 0 simulates a killed process. */
    async stop(drainMs: number): Promise<boolean> {
      const jobsStopped = jobs?.stop();
      if (drainMs > 0) await jobsStopped;
      await app.close();
      const isQuiet = Promise.race([ctx.settled().then(() => true), pause(drainMs, false, { ref: false })]);
      await ctx.close({ drainMs });
      return isQuiet;
    },
  };
}

/** The token of a new session. Checking a password would take as long as the rest of a short story. */
async function openSessionOf({ db, clock }: Context, email: string): Promise<string> {
  const user = await findUserByEmail(db.orm, email);
  if (!user) throw new Error(`Nobody has ${email}.`);
  const token = newToken();
  const session = {
    tokenHash: hashOfToken(token),
    userId: user.id,
    createdAt: clock(),
    expiresAt: new Date(clock().getTime() + 30 * 86_400_000),
    lastSeenAt: clock(),
  };
  await insertSession(db.orm, session, user.passwordHash);
  return token;
}

/** Without log output and rate limits, pointed at the sandbox. */
function testConfig(sandbox: Sandbox, overrides: Partial<Config> = {}): Config {
  return {
    ...readConfig({
      EASYPOST_URL: sandbox.easypost.url,
      PAYPAL_URL: sandbox.paypal.url,
      COMPUTOP_URL: sandbox.computop.url,
      VIES_URL: sandbox.vies.url,
      PLACES_URL: sandbox.places.url,
      SMTP_URL: `smtp://${sandbox.smtp.host}:${sandbox.smtp.port}`,
      REQUESTS_PER_MINUTE: '0',
      EASYPOST_READ_BACK_MS: '600',
      LOG_LEVEL: process.env['TEST_LOG_LEVEL'] ?? 'silent',
    }),
    ...overrides,
  };
}

function createTestClock(start?: Date) {
  let offset = 0;
  return {
    now: () => new Date((start?.getTime() ?? Date.now()) + offset),
    advance: (ms: number) => {
      offset += ms;
    },
  };
}

function createSession(app: () => FastifyInstance): Session {
  const cookies = new Map<string, string>();
  const send = async (options: InjectOptions): Promise<LightMyRequestResponse> => {
    const reply = await app().inject({ cookies: Object.fromEntries(cookies), ...options });
    for (const { name, value } of reply.cookies) {
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return reply;
  };
  return {
    cookies,
    send,
    get: (url, options) => send({ method: 'GET', url, ...options }),
    post: (url, body, options) =>
      send({ method: 'POST', url, ...(body === undefined ? {} : { payload: body as object }), ...options }),
    delete: (url, options) => send({ method: 'DELETE', url, ...options }),
  };
}
