// One page of a customer's orders, newest first.
import type { ReplyOf } from '#contract/endpoint.ts';
import type { listOrders as endpoint } from '#contract/orders.ts';
import type { Context } from '../../context.ts';
import { findOrders, findShipments, type OrderMark } from '../../db/orders.ts';
import { AppError } from '../../errors.ts';
import { toOrder } from './order-reply.ts';

const PAGE = 25;

type Wanted = { cursor?: string | undefined; userId: string };

export async function listOrders(
  ctx: Context,
  { cursor, userId }: Wanted,
): Promise<ReplyOf<typeof endpoint>> {
  const after = cursor ? markFrom(cursor) : null;
  // One more than shown tells whether there is another page.
  const found = await findOrders(ctx.db.orm, { userId, after, limit: PAGE + 1 });
  const page = found.slice(0, PAGE);
  const shipments = await findShipments(
    ctx.db.orm,
    page.map(({ id }) => id),
  );
  const last = page.at(-1);
  return {
    success: true,
    orders: page.map((order) =>
      toOrder(
        order,
        shipments.filter(({ orderId }) => orderId === order.id),
      ),
    ),
    nextCursor: last && found.length > PAGE ? cursorOf(last) : null,
  };
}

const cursorOf = ({ createdAt, id }: OrderMark): string =>
  Buffer.from(`${createdAt.getTime()}.${id}`).toString('base64url');

/** Throws `invalid_request` for anything that no reply of ours contained. */
function markFrom(cursor: string): OrderMark {
  const match = /^(\d{1,13})\.([\w-]{1,64})$/.exec(Buffer.from(cursor, 'base64url').toString());
  const createdAt = new Date(Number(match?.[1] ?? NaN));
  if (!match?.[2] || Number.isNaN(createdAt.getTime()))
    throw new AppError('invalid_request', { issues: [{ path: 'cursor', reason: 'invalid' }] });
  return { createdAt, id: match[2] };
}
