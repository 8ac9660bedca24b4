// Orders of the signed-in user.
import type { FastifyInstance } from 'fastify';
import {
  listOrders as listOrdersEndpoint,
  summarizeOrders as summarizeOrdersEndpoint,
} from '#contract/orders.ts';
import type { Context } from '../context.ts';
import { bind } from '../route.ts';
import { listOrders } from '../use-cases/orders/list-orders.ts';
import { summarizeOrders } from '../use-cases/orders/summarize-orders.ts';

export function ordersRoutes(app: FastifyInstance, ctx: Context): void {
  bind(app, ctx, listOrdersEndpoint, ({ query, user }) => listOrders(ctx, { ...query, userId: user.userId }));
  bind(app, ctx, summarizeOrdersEndpoint, ({ user }) => summarizeOrders(ctx, user.userId));
}
