// The simulated outside world: real HTTP, real SMTP, real state, on this machine only.
import { setMaxListeners } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { createClock, type SandboxClock } from './clock.ts';
import { payWithoutBrowser, type PayOrder } from './computop/control.ts';
import { notifiesSettled } from './computop/notify.ts';
import { computopServer } from './computop/server.ts';
import type { Return } from './computop/visit.ts';
import {
  computopState,
  createComputopWorld,
  MERCHANT,
  resetComputopWorld,
  type ComputopSettings,
} from './computop/world.ts';
import { controlRoutes } from './control.ts';
import { ACCOUNT_IDS } from './easypost/carrier-accounts.ts';
import { deliveriesSettled } from './easypost/events.ts';
import { easypostServer } from './easypost/server.ts';
import { easypostState } from './easypost/state.ts';
import { createWorld, resetWorld } from './easypost/world.ts';
import { faultHooks } from './fault-hooks.ts';
import { createFaultPlan, type FaultPlan } from './faults.ts';
import { googlePlacesServer } from './google-places/server.ts';
import { createPlacesWorld, resetPlacesWorld } from './google-places/world.ts';
import { createIdMint, DEFAULT_SEED } from './ids.ts';
import { createJournal, type Journal } from './journal.ts';
import { createMailSink, type MailSink, type StoredMail } from './mail-sink.ts';
import { paypalDeliveriesSettled } from './paypal/events.ts';
import { paypalServer } from './paypal/server.ts';
import { paypalState } from './paypal/state.ts';
import { DEMO_CLIENT } from './paypal/tokens.ts';
import { createPaypalWorld, resetPaypalWorld } from './paypal/world.ts';
import { viesServer } from './vies/server.ts';
import { createViesWorld, resetViesWorld } from './vies/world.ts';

type SandboxOptions = {
  /** 0 or absent: a free port. */
  port?: number;
  smtpPort?: number;
  /** The same seed gives the same ids and tracking numbers. */
  seed?: string;
  /** Real milliseconds the carriers take to answer. */
  latency?: { rateMs?: number; buyMs?: number };
  /** Real milliseconds until EasyPost gives up on a carrier that hangs (zip 99901). Default 60 s. */
  carrierTimeoutMs?: number;
  /** The shop's clock, for webhook timestamps and pickup days; default: the sandbox's, moved along with the shop's. */
  callTime?: () => number;
};

export type Sandbox = {
  url: string;
  easypost: { url: string; accounts: typeof ACCOUNT_IDS };
  paypal: { url: string } & typeof DEMO_CLIENT;
  computop: {
    url: string;
    settings: ComputopSettings;
    /** Pays without a browser; answers what the browser would return with. */
    pay(order: PayOrder): Promise<Return>;
  } & typeof MERCHANT;
  vies: { url: string };
  places: { url: string };
  smtp: { host: string; port: number };
  clock: SandboxClock;
  faults: FaultPlan;
  journal: Journal;
  latency: { rateMs: number; buyMs: number };
  mails(): StoredMail[];
  /** Counts of all objects, and the amounts charged and refunded. */
  state(): Record<string, unknown>;
  /** Resolves when all webhook calls in flight are answered. */
  settled(): Promise<void>;
  /** Clears everything: objects, faults, journal, mails, clock, latency. */
  reset(): void;
  close(): Promise<void>;
};

function noSchemas(): never {
  throw new Error('A route of the sandbox has no schema.');
}

/** EasyPost's own client sometimes sends `/v2//addresses`. */
const collapseSlashes = (url: string) => {
  const [path = '', ...query] = url.split('?');
  return [path.replace(/\/{2,}/g, '/'), ...query].join('?');
};

function createApp(): FastifyInstance {
  const app = Fastify({
    rewriteUrl: (request) => collapseSlashes(request.url ?? '/'),
    forceCloseConnections: true,
    bodyLimit: 10 * 1024 * 1024,
    // No route has a schema, and loading the compilers would take longer than everything else.
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
  });
  // EasyPost's client declares JSON on a DELETE but sends no body.
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, body === '' ? {} : JSON.parse(String(body)));
    } catch {
      // Each provider's error handler formats it.
      done(Object.assign(new Error('The body is not valid JSON.'), { statusCode: 400 }));
    }
  });
  return app;
}

async function listen(app: FastifyInstance, port: number): Promise<string> {
  await app.listen({ host: '127.0.0.1', port });
  const bound = app.server.address();
  return `http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : port}`;
}

/** Closes the mail sink when the HTTP port cannot be opened. */
async function openBoth(app: FastifyInstance, sink: MailSink, port: number): Promise<string> {
  try {
    return await listen(app, port);
  } catch (error) {
    await sink.close();
    throw error;
  }
}

export async function createSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const closing = new AbortController();
  // One listener per delayed answer: no limit.
  setMaxListeners(0, closing.signal);
  const clock = createClock();
  const ids = createIdMint(options.seed ?? DEFAULT_SEED);
  const quickness = { rateMs: options.latency?.rateMs ?? 0, buyMs: options.latency?.buyMs ?? 0 };
  const latency = { ...quickness };
  // Ends early when the sandbox closes: nobody is left to be answered.
  const pause = (ms: number) => wait(ms, undefined, { signal: closing.signal }).catch(() => undefined);
  const callTime = options.callTime ?? clock.now;
  const world = createWorld({
    clock,
    callTime,
    ids,
    latency,
    carrierTimeoutMs: options.carrierTimeoutMs ?? 60_000,
    closing: closing.signal,
    pause,
  });
  const paypal = createPaypalWorld({ clock, callTime, ids, closing: closing.signal, pause });
  const computop = createComputopWorld({ clock, ids, closing: closing.signal });
  const vies = createViesWorld({ clock, ids, pause });
  const places = createPlacesWorld(pause);
  const [faults, journal] = [createFaultPlan(), createJournal()];
  const sink = await createMailSink({ port: options.smtpPort ?? 0, now: clock.now });
  const app = createApp();
  const ticking = setInterval(() => clock.tick(), 250);
  ticking.unref();

  const sandbox: Sandbox = {
    url: '',
    easypost: { url: '', accounts: ACCOUNT_IDS },
    paypal: { url: '', ...DEMO_CLIENT },
    computop: {
      url: '',
      ...MERCHANT,
      settings: computop.settings,
      pay: (order) => payWithoutBrowser(computop, order),
    },
    vies: { url: '' },
    places: { url: '' },
    smtp: { host: sink.host, port: sink.port },
    clock,
    faults,
    journal,
    latency,
    mails: () => sink.list(),
    state: () => ({
      now: new Date(clock.now()).toISOString(),
      ...easypostState(world),
      paypal: paypalState(paypal),
      computop: computopState(computop),
    }),
    async settled() {
      // A webhook's answer may cause another webhook, also from another provider.
      while (world.deliveries.size + paypal.deliveries.size + computop.deliveries.size > 0) {
        await Promise.all([
          deliveriesSettled(world),
          paypalDeliveriesSettled(paypal),
          notifiesSettled(computop),
        ]);
      }
    },
    reset() {
      resetWorld(world);
      resetPaypalWorld(paypal);
      resetComputopWorld(computop);
      resetViesWorld(vies);
      resetPlacesWorld(places);
      clock.reset();
      ids.reset();
      faults.clear();
      journal.clear();
      sink.clear();
      Object.assign(latency, quickness);
    },
    async close() {
      clearInterval(ticking);
      closing.abort();
      app.server.closeAllConnections();
      await Promise.all([app.close(), sink.close()]);
    },
  };

  faultHooks(app, { faults, journal, now: clock.now, closing: closing.signal, pause });
  await easypostServer(app, world);
  await paypalServer(app, paypal);
  await computopServer(app, computop);
  await viesServer(app, vies);
  await googlePlacesServer(app, places);
  await controlRoutes(app, sandbox);
  sandbox.url = await openBoth(app, sink, options.port ?? 0);
  sandbox.easypost.url = `${sandbox.url}/easypost/v2`;
  sandbox.paypal.url = `${sandbox.url}/paypal`;
  sandbox.computop.url = `${sandbox.url}/computop`;
  sandbox.vies.url = `${sandbox.url}/vies`;
  sandbox.places.url = `${sandbox.url}/google-places`;
  world.origin = sandbox.url;
  paypal.origin = sandbox.url;
  return sandbox;
}
