// EasyPost v2 as a set of routes: key check, headers, error envelope, and all resources.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { printWireJson } from '../wire-json.ts';
import { accountRoutes } from './account.ts';
import { addressRoutes } from './addresses.ts';
import { carrierAccountRoutes } from './carrier-accounts.ts';
import { customsRoutes } from './customs.ts';
import { eventRoutes } from './events.ts';
import { insuranceRoutes } from './insurances.ts';
import { labelFileRoutes } from './label-files.ts';
import { orderRoutes } from './orders.ts';
import { parcelRoutes } from './parcels.ts';
import { pickupRoutes } from './pickups.ts';
import { refundRoutes } from './refunds.ts';
import { betaRoutes, shipmentRoutes } from './shipments.ts';
import { webhookFaultRoutes } from '../webhook-faults.ts';
import { trackerRoutes } from './trackers.ts';
import { webhookRoutes } from './webhooks.ts';
import { envelope, notFound, paymentRequired, WireError } from './wire-error.ts';
import type { World } from './world.ts';

/** The key is the user name of Basic authentication; the password is empty. */
function keyOf(authorization: string | undefined): string {
  const basic = /^Basic\s+(\S+)$/i.exec(authorization ?? '')?.[1];
  return basic ? (Buffer.from(basic, 'base64').toString('utf8').split(':')[0] ?? '') : '';
}

/** Any test key is accepted; keys that begin with EZTKinactive or EZTKbroke trigger errors. */
function checkKey({ headers, method, url }: FastifyRequest): void {
  const key = keyOf(headers.authorization);
  if (key.startsWith('EZAK')) {
    throw new WireError(403, 'MODE.UNAUTHORIZED', 'This is a sandbox: production keys are refused.');
  }
  if (!key.startsWith('EZTK')) {
    throw new WireError(401, 'UNAUTHORIZED', 'The API key is invalid or was not provided.');
  }
  if (key.startsWith('EZTKinactive'))
    throw new WireError(403, 'APIKEY.INACTIVE', 'This api key is no longer active.');
  if (key.startsWith('EZTKbroke') && method === 'POST' && /\/buy$/.test(url)) {
    throw paymentRequired();
  }
}

function asWireError(error: unknown): WireError {
  if (error instanceof WireError) return error;
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (status === 413) return new WireError(413, 'BAD_REQUEST', 'The request is too large.');
  if (status >= 400 && status < 500) {
    return new WireError(400, 'BAD_REQUEST', 'The request could not be understood by the server.');
  }
  return new WireError(
    500,
    'INTERNAL_SERVER_ERROR',
    error instanceof Error ? error.message : 'Something went wrong.',
  );
}

function frame(app: FastifyInstance, world: World): void {
  app.setReplySerializer(printWireJson);
  app.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    reply.headers({
      'x-ep-request-uuid': world.ids.token(),
      'x-node': 'sandbox',
      'x-version-label': 'easypost-sandbox',
      'x-backend': 'easypost',
      'cache-control': 'private, no-cache, no-store',
    });
    checkKey(request);
  });
  app.addHook('onSend', async (_request, reply) => {
    reply.header('x-runtime', (reply.elapsedTime / 1000).toFixed(6));
  });
  app.setErrorHandler((error, _request, reply) => {
    const wire = asWireError(error);
    return reply.code(wire.status).type('application/json; charset=utf-8').send(envelope(wire));
  });
  app.setNotFoundHandler((_request, reply) => reply.code(404).send(envelope(notFound())));
}

/** Registers `/easypost/v2`, `/easypost/beta`, the public label files, and `/__sandbox/easypost`. */
export async function easypostServer(app: FastifyInstance, world: World): Promise<void> {
  labelFileRoutes(app, world);
  await app.register(
    async (v2) => {
      frame(v2, world);
      const withWorld = [
        addressRoutes,
        parcelRoutes,
        customsRoutes,
        shipmentRoutes,
        orderRoutes,
        trackerRoutes,
        pickupRoutes,
        refundRoutes,
        insuranceRoutes,
        webhookRoutes,
        eventRoutes,
      ];
      for (const routes of withWorld) routes(v2, world);
      carrierAccountRoutes(v2);
      accountRoutes(v2);
    },
    { prefix: '/easypost/v2' },
  );
  await app.register(
    async (beta) => {
      frame(beta, world);
      betaRoutes(beta, world);
    },
    { prefix: '/easypost/beta' },
  );
  await app.register(
    async (control) => {
      webhookFaultRoutes(control, world);
    },
    { prefix: '/__sandbox/easypost' },
  );
}
