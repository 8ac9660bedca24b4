// One page of a customer's orders, newest first, filtered and found as wanted.
import type { QueryOf, ReplyOf } from '#contract/endpoint.ts';
import type { listOrders as endpoint } from '#contract/orders.ts';
import type { Context } from '../../context.ts';
import { findOrders, type ListedOrder, type OrderMark } from '../../db/order-list.ts';
import { findShipments } from '../../db/orders.ts';
import { AppError } from '../../errors.ts';
import { countMatching, filterFor } from './find-matching.ts';
import { toOrder } from './order-reply.ts';

const PAGE = 25;

type Wanted = QueryOf<typeof endpoint> & { userId: string };

export async function listOrders(
  ctx: Context,
  { cursor, ...wanted }: Wanted,
): Promise<ReplyOf<typeof endpoint>> {
  const after = cursor ? markFrom(cursor) : null;
  const isFiltered = Boolean(wanted.status ?? wanted.carrier ?? wanted.q?.trim());
  const filter = await filterFor(ctx, wanted);
  // One more than shown tells whether there is another page.
  const found = filter ? await findOrders(ctx.db.orm, filter, { after, limit: PAGE + 1 }) : [];
  const page = found.slice(0, PAGE);
  const last = page.at(-1);
  return {
    success: true,
    orders: await withParcels(ctx, page),
    nextCursor: last && found.length > PAGE ? cursorOf(last) : null,
    counted: isFiltered ? await countMatching(ctx, wanted, filter) : null,
  };
}

async function withParcels(ctx: Context, page: readonly ListedOrder[]) {
  const shipments = await findShipments(
    ctx.db.orm,
    page.map(({ id }) => id),
  );
  return page.map((order) =>
    toOrder(
      order,
      shipments.filter(({ orderId }) => orderId === order.id),
    ),
  );
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
