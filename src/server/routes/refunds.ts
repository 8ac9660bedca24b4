// Refunds of the signed-in user.
import type { FastifyInstance } from 'fastify';
import { requestRefund as requestRefundEndpoint } from '#contract/refunds.ts';
import type { Context } from '../context.ts';
import { bind } from '../http/route.ts';
import { requestRefund } from '../use-cases/refunds/request-refund.ts';

export function refundsRoutes(app: FastifyInstance, ctx: Context): void {
  bind(app, ctx, requestRefundEndpoint, async ({ body, user }) => ({
    success: true as const,
    refunds: await requestRefund(ctx, { body, userId: user.userId }),
  }));
}
