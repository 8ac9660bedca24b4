// Checkout: open an intent, ask how it stands, fetch its labels.
import type { FastifyInstance } from 'fastify';
import {
  fetchIntent as fetchIntentEndpoint,
  fetchLabel as fetchLabelEndpoint,
  openInvoiceIntent as openInvoiceIntentEndpoint,
} from '#contract/checkout.ts';
import type { Context } from '../context.ts';
import { bind, bindRaw } from '../route.ts';
import { fetchIntent } from '../use-cases/checkout/fetch-intent.ts';
import { toOpenedReply } from '../use-cases/checkout/intent-reply.ts';
import { openInvoiceIntent } from '../use-cases/checkout/open-invoice-intent.ts';
import { fetchLabel } from '../use-cases/labels/fetch-label.ts';

export function checkoutRoutes(app: FastifyInstance, ctx: Context): void {
  bind(app, ctx, openInvoiceIntentEndpoint, async ({ body, headers, user, now }) =>
    toOpenedReply(await openInvoiceIntent(ctx, { body, key: headers['idempotency-key'], user, now })),
  );
  bind(app, ctx, fetchIntentEndpoint, async ({ params, user }) => ({
    success: true as const,
    intent: await fetchIntent(ctx, params.intentId, user.userId),
  }));
  bindRaw(app, ctx, fetchLabelEndpoint, async ({ params, query, user, reply }) => {
    const packageIndex = query.package === undefined ? null : Number(query.package);
    const file = await fetchLabel(ctx, { intentId: params.intentId, packageIndex, userId: user.userId });
    return reply
      .header('content-disposition', `inline; filename="${file.name}"`)
      .header('cache-control', 'private, no-store')
      .type('application/pdf')
      .send(file.content);
  });
}
