// Endpoints for outside callers: provider webhooks, and the buyer's return from the card page. No session is trusted.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { CARD_CALL_PATH, cardCancelPath, cardReturnPath, PAYPAL_CALL_PATH } from '#contract/callbacks.ts';
import { TRACKING_CALL_PATH } from '#contract/tracking.ts';
import type { Context } from '../context.ts';
import { callerAddress } from '../http/caller-address.ts';
import { createWebhookGuard } from '../use-cases/callbacks/webhook-guard.ts';
import { cancelOnCardPage } from '../use-cases/checkout/cancel-on-card-page.ts';
import { returnFromCard } from '../use-cases/checkout/return-from-card.ts';
import { receiveNotice } from '../use-cases/checkout/receive-notice.ts';
import { receiveTrackingCall } from '../use-cases/tracking/receive-tracking-call.ts';

/** Payment providers send a few kilobytes; a parcel's whole history with every event is more. */
const BODY_LIMIT_BYTES = 64 * 1024;
const TRACKING_LIMIT_BYTES = 256 * 1024;

/** Other sites may post here; see security.ts. */
const config = { isForeign: true };
const door = { config, bodyLimit: BODY_LIMIT_BYTES };

/** A HEAD request is not the buyer's return, and must cancel nothing. */
const wayBack = { ...door, exposeHeadRoute: false };

type Key = { Params: { purchaseKey: string } };

export function callbackRoutes(app: FastifyInstance, ctx: Context): void {
  const { heed, tell } = createWebhookGuard(ctx);
  void app.register(async (scope) => {
    // Signatures cover the raw bytes, so nothing is parsed here.
    scope.removeAllContentTypeParsers();
    const options = { parseAs: 'buffer' } as const;
    scope.addContentTypeParser('*', options, (_request, body, done) => done(null, body));

    // Refused before any handler has read it, so nothing else logs it.
    scope.addHook('onError', async (request, _reply, error) => {
      if (error.statusCode !== 413) return;
      const bytes = request.headers['content-length'] ?? null;
      tell({ path: request.routeOptions.url, bytes });
    });

    scope.post(PAYPAL_CALL_PATH, door, async (request, reply) => {
      await heed(callerAddress(request.ip), aboutOf(request), () =>
        receiveNotice(ctx, 'paypal', deliveryOf(ctx, request)),
      );
      return reply.send({ success: true });
    });
    scope.post(CARD_CALL_PATH, door, async (request, reply) => {
      await heed(callerAddress(request.ip), aboutOf(request), () =>
        receiveNotice(ctx, 'computop', deliveryOf(ctx, request)),
      );
      return reply.type('text/plain').send('OK');
    });
    // 202: stored, though no order of ours has this code.
    scope.post(TRACKING_CALL_PATH, { config, bodyLimit: TRACKING_LIMIT_BYTES }, async (request, reply) => {
      const { isKnown } = await heed(callerAddress(request.ip), aboutOf(request), () =>
        receiveTrackingCall(ctx, deliveryOf(ctx, request)),
      );
      return reply.code(isKnown ? 200 : 202).send({ success: true });
    });
    // The provider's form POST after 3-D Secure, or a plain redirect; the browser omits our cookies from the POST.
    scope.route<Key>({
      method: ['GET', 'POST'],
      url: cardReturnPath(':purchaseKey'),
      ...wayBack,
      handler: async ({ params }, reply) =>
        reply.redirect(await returnFromCard(ctx, params.purchaseKey), 303),
    });
    scope.route<Key>({
      method: ['GET', 'POST'],
      url: cardCancelPath(':purchaseKey'),
      ...wayBack,
      handler: async ({ params }, reply) =>
        reply.redirect(await cancelOnCardPage(ctx, params.purchaseKey), 303),
    });
  });
}

const deliveryOf = (ctx: Context, { headers, body }: FastifyRequest) => ({
  headers,
  body: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
  now: ctx.clock(),
});

const aboutOf = ({ routeOptions, body }: FastifyRequest) => ({
  path: routeOptions.url,
  bytes: Buffer.isBuffer(body) ? body.byteLength : 0,
});
