// Labels: buy what an intent has paid for.
import type { FastifyInstance } from 'fastify';
import { buyHubLabels as buyHubLabelsEndpoint, buyLabel as buyLabelEndpoint } from '#contract/labels.ts';
import type { Context } from '../context.ts';
import { bind } from '../route.ts';
import { buyHubLabels } from '../use-cases/labels/buy-hub-labels.ts';
import { buyLabel } from '../use-cases/labels/buy-label.ts';

export function labelsRoutes(app: FastifyInstance, ctx: Context): void {
  bind(app, ctx, buyLabelEndpoint, ({ body, user }) => buyLabel(ctx, { body, userId: user.userId }));
  bind(app, ctx, buyHubLabelsEndpoint, ({ body, user }) => buyHubLabels(ctx, { body, userId: user.userId }));
}
