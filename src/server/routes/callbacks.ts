// Doors for the outside: providers' calls, and the buyer's way back from the card page. No session is needed or believed.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { cancelAtCard, returnFromCard } from '../use-cases/checkout/return-from-card.ts';
import { takeNotice } from '../use-cases/checkout/take-notice.ts';

/** Providers send a few kilobytes. */
const BODY_LIMIT_BYTES = 64 * 1024;

/** Other sites may post here; see security.ts. */
const config = { isForeign: true };

type Key = { Params: { purchaseKey: string } };

export function callbackRoutes(app: FastifyInstance, ctx: Context): void {
  void app.register(async (scope) => {
    // Signatures are over bytes, so nobody parses anything here.
    scope.removeAllContentTypeParsers();
    const options = { parseAs: 'buffer', bodyLimit: BODY_LIMIT_BYTES } as const;
    scope.addContentTypeParser('*', options, (_request, body, done) => done(null, body));

    scope.post('/api/webhooks/paypal', { config }, async (request, reply) => {
      await takeNotice(ctx, 'paypal', deliveryOf(ctx, request));
      return reply.send({ success: true });
    });
    scope.post('/api/webhooks/computop', { config }, async (request, reply) => {
      await takeNotice(ctx, 'computop', deliveryOf(ctx, request));
      return reply.type('text/plain').send('OK');
    });
    // A form of theirs after 3-D Secure, or a plain redirect; the browser leaves our cookies out of the first.
    scope.route<Key>({
      method: ['GET', 'POST'],
      url: '/api/payments/card/return/:purchaseKey',
      config,
      handler: async ({ params }, reply) =>
        reply.redirect(await returnFromCard(ctx, params.purchaseKey), 303),
    });
    scope.route<Key>({
      method: ['GET', 'POST'],
      url: '/api/payments/card/cancel/:purchaseKey',
      config,
      handler: async ({ params }, reply) => reply.redirect(await cancelAtCard(ctx, params.purchaseKey), 303),
    });
  });
}

const deliveryOf = (ctx: Context, { headers, body }: FastifyRequest) => ({
  headers,
  body: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
  now: ctx.clock(),
});
