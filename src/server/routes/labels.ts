// Labels: buy what an intent has paid for, and fetch it.
import type { FastifyInstance } from 'fastify';
import { fetchLabel as fetchLabelEndpoint } from '#contract/label-file.ts';
import { buyHubLabels as buyHubLabelsEndpoint, buyLabel as buyLabelEndpoint } from '#contract/labels.ts';
import type { Context } from '../context.ts';
import { bind, bindRaw } from '../http/route.ts';
import { buyHubLabels } from '../use-cases/labels/buy-hub-labels.ts';
import { buyLabel } from '../use-cases/labels/buy-label.ts';
import { fetchLabel } from '../use-cases/labels/fetch-label.ts';

export function labelsRoutes(app: FastifyInstance, ctx: Context): void {
  bind(app, ctx, buyLabelEndpoint, ({ body, user }) => buyLabel(ctx, { body, userId: user.userId }));
  bind(app, ctx, buyHubLabelsEndpoint, ({ body, user }) => buyHubLabels(ctx, { body, userId: user.userId }));
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
