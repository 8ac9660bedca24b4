// PayPal as a set of routes: tokens, error envelopes, headers, and all resources.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { approvalRoutes } from './approval-routes.ts';
import { authorizationRoutes } from './authorizations.ts';
import { paypalControl } from './control.ts';
import { refuseOnDemand } from './negative-testing.ts';
import { orderPatchRoutes } from './order-patches.ts';
import { orderRoutes } from './orders.ts';
import { refundRoutes } from './refunds.ts';
import { checkToken, OAuthError, tokenRoutes } from './tokens.ts';
import { trackerRoutes } from './trackers.ts';
import { certificateRoutes, webhookRoutes } from './webhooks.ts';
import { envelope, PaypalError, refuse } from './wire-error.ts';
import type { PaypalWorld } from './world.ts';

/** The body as received, for verifying signatures over it. */
const rawBodies = new WeakMap<FastifyRequest, string>();
const rawBodyOf = (request: FastifyRequest) => rawBodies.get(request) ?? '';

function bodyParsers(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body);
    rawBodies.set(request, text);
    try {
      done(null, text.trim() === '' ? {} : JSON.parse(text));
    } catch {
      // Reported in PayPal's format.
      done(refuse('MALFORMED_REQUEST_JSON', { field: '/', location: 'body' }));
    }
  });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
}

function asPaypalError(error: unknown): PaypalError {
  if (error instanceof PaypalError) return error;
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (status === 415) return new PaypalError(415);
  if (status >= 400 && status < 500) return refuse('MALFORMED_REQUEST_JSON', { location: 'body' });
  return new PaypalError(500);
}

function frame(app: FastifyInstance, world: PaypalWorld): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'paypal-debug-id': world.ids.token().slice(0, 13),
      'cache-control': 'max-age=0, no-cache, no-store, must-revalidate',
    });
  });
  app.setErrorHandler((error, _request, reply: FastifyReply) => {
    if (error instanceof OAuthError) {
      const { status, code, message } = error;
      return reply.code(status).send({ error: code, error_description: message });
    }
    const wire = asPaypalError(error);
    return reply
      .code(wire.status)
      .type('application/json; charset=utf-8')
      .send(envelope(wire, String(reply.getHeader('paypal-debug-id'))));
  });
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send(envelope(new PaypalError(404), String(reply.getHeader('paypal-debug-id')))),
  );
}

/** Registers `/paypal` and `/__sandbox/paypal`. */
export async function paypalServer(root: FastifyInstance, world: PaypalWorld): Promise<void> {
  root.decorateRequest('paypalClient', undefined);
  await root.register(
    async (app) => {
      bodyParsers(app);
      frame(app, world);
      tokenRoutes(app, world);
      certificateRoutes(app);
      approvalRoutes(app, world);
      await app.register(async (inner) => {
        inner.addHook('onRequest', async (request) => checkToken(world, request));
        inner.addHook('preHandler', async (request) => refuseOnDemand(world, request));
        for (const routes of [
          orderRoutes,
          orderPatchRoutes,
          trackerRoutes,
          authorizationRoutes,
          refundRoutes,
        ]) {
          routes(inner, world);
        }
        webhookRoutes(inner, world, rawBodyOf);
      });
    },
    { prefix: '/paypal' },
  );
  await paypalControl(root, world);
}
