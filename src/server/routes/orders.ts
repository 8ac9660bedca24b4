// Orders of the signed-in user.
import type { FastifyInstance } from 'fastify';
import {
  cancelOrder as cancelOrderEndpoint,
  duplicateOrder as duplicateOrderEndpoint,
  fetchOrder as fetchOrderEndpoint,
  returnOrder as returnOrderEndpoint,
} from '#contract/order-actions.ts';
import {
  fetchOrderRecord as fetchOrderRecordEndpoint,
  persistShipment as persistShipmentEndpoint,
} from '#contract/order-record.ts';
import {
  listOrders as listOrdersEndpoint,
  summarizeOrders as summarizeOrdersEndpoint,
} from '#contract/orders.ts';
import type { Context } from '../context.ts';
import { bind, bindRaw } from '../http/route.ts';
import { cancelOrder } from '../use-cases/orders/cancel-order.ts';
import { fetchOrderRecord } from '../use-cases/orders/fetch-order-record.ts';
import { fetchOrder } from '../use-cases/orders/fetch-order.ts';
import { listOrders } from '../use-cases/orders/list-orders.ts';
import { persistShipment } from '../use-cases/orders/persist-shipment.ts';
import { repeatOrder } from '../use-cases/orders/repeat-order.ts';
import { summarizeOrders } from '../use-cases/orders/summarize-orders.ts';

export function ordersRoutes(app: FastifyInstance, ctx: Context): void {
  // Sent unparsed: order-reply.ts names every field, and parsing a page once more would cost a tenth of it.
  bindRaw(app, ctx, listOrdersEndpoint, async ({ query, user, reply }) =>
    reply.send(await listOrders(ctx, { ...query, userId: user.userId })),
  );
  bind(app, ctx, summarizeOrdersEndpoint, ({ query, user }) =>
    summarizeOrders(ctx, { ...query, userId: user.userId }),
  );
  bind(app, ctx, fetchOrderEndpoint, ({ params, user }) =>
    fetchOrder(ctx, { named: params.id, userId: user.userId }),
  );
  bind(app, ctx, duplicateOrderEndpoint, ({ params, body, user }) =>
    repeatOrder(ctx, {
      orderId: params.id,
      userId: user.userId,
      way: 'again',
      packageIndexes: body?.packageIndexes,
    }),
  );
  bind(app, ctx, returnOrderEndpoint, ({ params, user }) =>
    repeatOrder(ctx, { orderId: params.id, userId: user.userId, way: 'back' }),
  );
  bind(app, ctx, cancelOrderEndpoint, ({ params, user }) =>
    cancelOrder(ctx, { orderId: params.id, userId: user.userId }),
  );
  bind(app, ctx, persistShipmentEndpoint, ({ body, user }) =>
    persistShipment(ctx, { body, userId: user.userId }),
  );
  bind(app, ctx, fetchOrderRecordEndpoint, ({ params, user }) =>
    fetchOrderRecord(ctx, { orderId: params.id, userId: user.userId }),
  );
}
