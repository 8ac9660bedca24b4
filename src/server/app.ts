// The app: plugins, routes, error reply. It never listens; tests inject.
import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import {
  fastify,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { returnFromPayPal } from '#contract/checkout.ts';
import { MAX_UPLOAD_BYTES } from '#contract/uploads.ts';
import { MINUTE_MS } from '#domain/durations.ts';
import type { Context } from './context.ts';
import { webFolder } from './disk.ts';
import { replyWithError } from './http/error-reply.ts';
import { AppError } from './errors.ts';
import { isApiPath } from './http/is-api-path.ts';
import { isTooDeeplyNested } from './http/nesting.ts';
import { limitBodies } from './http/bodies-under-way.ts';
import { callerAddress, trustOf } from './http/caller-address.ts';
import { compressAnswers } from './http/compression.ts';
import { endSilentConnections } from './http/open-connections.ts';
import { limitPipelining } from './http/pipelining.ts';
import { docsRoutes } from './routes/docs.ts';
import { addressesRoutes } from './routes/addresses.ts';
import { authRoutes } from './routes/auth.ts';
import { calculatorRoutes } from './routes/calculator.ts';
import { callbackRoutes } from './routes/callbacks.ts';
import { checkoutRoutes } from './routes/checkout.ts';
import { customsRoutes } from './routes/customs.ts';
import { documentsRoutes } from './routes/documents.ts';
import { labelsRoutes } from './routes/labels.ts';
import { pickupsRoutes } from './routes/pickups.ts';
import { placesRoutes } from './routes/places.ts';
import { ordersRoutes } from './routes/orders.ts';
import { postcodesRoutes } from './routes/postcodes.ts';
import { profileRoutes } from './routes/profile.ts';
import { ratesRoutes } from './routes/rates.ts';
import { refundsRoutes } from './routes/refunds.ts';
import { siteRoutes } from './routes/site.ts';
import { tariffsRoutes } from './routes/tariffs.ts';
import { trackingRoutes } from './routes/tracking.ts';
import { uploadsRoutes } from './routes/uploads.ts';
import { withdrawalsRoutes } from './routes/withdrawals.ts';
import { wizardSessionRoutes } from './routes/wizard-session.ts';
import { protect, protectionOf, registerSecurity } from './http/security.ts';
import { registerSiteGate } from './http/site-gate.ts';
import type { Throttle, Throttles } from './throttle.ts';
import { refuseUnreadable } from './http/unreadable-request.ts';
import { readableUrl, registerWebFiles } from './http/web-files.ts';

const BODY_LIMIT_BYTES = 1024 * 1024;
/** Long enough for 10 MB over a slow line. */
const REQUEST_TIMEOUT_MS = MINUTE_MS;
// NOTE: slow bodies are closed only if this is below the request timeout and the check runs often.
const HEADERS_TIMEOUT_MS = 15_000;
const CHECK_EVERY_MS = 1_000;
/** Longer than any answer takes: on a connection where nothing moves any more, an answer is not being read. */
const STALLED_MS = 3 * MINUTE_MS;
const KEEP_ALIVE_MS = 65_000;

type AppOptions = {
  /** The folder of the built web; by default the place the build writes to. */
  web?: string | null;
};

export async function createApp(ctx: Context, options: AppOptions = {}): Promise<FastifyInstance> {
  const loggerInstance: FastifyBaseLogger = ctx.log;
  const protection = protectionOf(ctx.config);
  const app: FastifyInstance = fastify({
    loggerInstance,
    // Fastify's own log lines contain addresses; see logAnswers.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustOf(ctx.config.trustProxy),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    bodyLimit: BODY_LIMIT_BYTES,
    // The contract validates requests and shapes replies, so the framework's own compilers are not loaded: they would
    // be a tenth of all the code.
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionTimeout: STALLED_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    // A request on an open connection is still answered while we shut down, with `Connection: close`: a proxy would
    // pass the 503 on to the customer.
    return503OnClosing: false,
    http: {
      headersTimeout: HEADERS_TIMEOUT_MS,
      connectionsCheckingInterval: CHECK_EVERY_MS,
      // See refuseWithoutHost.
      requireHostHeader: false,
    },
    rewriteUrl: ({ url = '/' }) => readableUrl(url),
    // API URLs that cannot be decoded, or have an overlong parameter, never reach a route or a hook, but get the same
    // reply.
    frameworkErrors: (error, request, reply) => {
      protect(protection, request, reply);
      void replyWithError(error, request, reply.header('cache-control', 'no-store'));
    },
    clientErrorHandler: refuseUnreadable(ctx.log, protection),
  });
  app.setErrorHandler(replyWithError);
  endSilentConnections(app);
  limitPipelining(app);
  // These two first, so that whatever a later hook refuses has their headers, too.
  logAnswers(app);
  registerSecurity(app, protection, ctx.config);
  acceptJsonOnly(app);
  refuseWithoutHost(app);
  ignoreExpectations(app);
  compressAnswers(app);
  await app.register(cookie);
  registerSiteGate(app, ctx);
  dropDisconnectedClients(app);
  countRequests(app, ctx.throttles);
  limitBodies(app);
  for (const routes of allRoutes) routes(app, ctx);
  await app.register(async (uploading) => {
    await uploading.register(multipart, {
      limits: { fileSize: MAX_UPLOAD_BYTES, files: 5, fields: 50, fieldSize: 4096 },
    });
    uploadsRoutes(uploading, ctx);
  });
  await registerWebFiles(app, ctx, options.web === undefined ? webFolder() : options.web);
  return app;
}

const allRoutes = [
  addressesRoutes,
  authRoutes,
  calculatorRoutes,
  callbackRoutes,
  checkoutRoutes,
  customsRoutes,
  docsRoutes,
  documentsRoutes,
  labelsRoutes,
  pickupsRoutes,
  placesRoutes,
  ordersRoutes,
  postcodesRoutes,
  profileRoutes,
  ratesRoutes,
  refundsRoutes,
  siteRoutes,
  tariffsRoutes,
  trackingRoutes,
  withdrawalsRoutes,
  wizardSessionRoutes,
];

function noSchemas(): never {
  throw new Error('Our routes have a contract, not a schema.');
}

/** Forms on other sites can send text/plain without a preflight; nothing here accepts it, nor anything compressed. */
function acceptJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['text/plain', 'application/json']);
  app.addHook('onRequest', async ({ headers: { 'content-encoding': encoding } }) => {
    if (encoding !== undefined && encoding !== 'identity') throw new AppError('unsupported_media_type');
  });
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    // Some callers send the content type even with an empty body.
    if (body === '') done(null, undefined);
    else if (isTooDeeplyNested(body)) done(new AppError('malformed_body'), undefined);
    else void parse(request, body, done);
  });
}

/** One line per answer, with the route's pattern instead of the URL, since a URL may name a person. */
function logAnswers(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (isOfApi(request)) void reply.header('cache-control', 'no-store');
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    const line = {
      method: request.method,
      route,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    if (route === '/api/health') request.log.debug(line, 'answered');
    else request.log.info(line, 'answered');
  });
}

/** Each kind of request has a counter of its own. */
function throttleOf({ routeOptions: { url = '' } }: FastifyRequest, throttles: Throttles): Throttle {
  if (url === '/api/rates') return throttles.ratesByAddress;
  return url.startsWith('/api/webhooks/') ? throttles.callsByAddress : throttles.requestsByAddress;
}

/**
 * Decided by the matched route: "/%61pi/rates" is an API call, too. An unmatched URL is taken as written. One of the
 * specified paths lies outside /api.
 */
const isOfApi = ({ url, routeOptions: { url: route = url } }: FastifyRequest): boolean =>
  route === returnFromPayPal.path || [route, url].some(isApiPath);

/** The health check and the pages are not counted. */
function isUncounted(request: FastifyRequest): boolean {
  return request.routeOptions.url === '/api/health' || !isOfApi(request);
}

/** A client that has already hung up has no address left to count, and gets no reply. */
function dropDisconnectedClients(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    done(request.ip ? undefined : new AppError('malformed_body'));
  });
}

/** What Node would do itself, but with our headers and wording. */
function refuseWithoutHost(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { httpVersion, headers } = request.raw;
    const isLost = httpVersion === '1.1' && headers.host === undefined;
    if (isLost) void reply.header('connection', 'close');
    done(isLost ? new AppError('malformed_body', { message: 'The request names no host.' }) : undefined);
  });
}

/** A server may ignore `Expect` (RFC 9110); Node would refuse it in its own words. */
function ignoreExpectations({ server }: FastifyInstance): void {
  server.on('checkExpectation', (...exchange) => void server.emit('request', ...exchange));
}

function countRequests(app: FastifyInstance, throttles: Throttles): void {
  app.addHook('onRequest', async (request) => {
    if (!isUncounted(request)) await throttleOf(request, throttles).attempt(callerAddress(request.ip));
  });
}
