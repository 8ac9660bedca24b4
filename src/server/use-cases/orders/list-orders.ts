// One page of a customer's orders, newest first, filtered and searched as requested.
import type { QueryOf, ReplyOf } from '#contract/endpoint.ts';
import type { listOrders as endpoint } from '#contract/orders.ts';
import type { Context } from '../../context.ts';
import { countKind } from '../../db/order-counters.ts';
import { findOrders, type OrderMark, PAGE_SIZE } from '../../db/order-list.ts';
import { AppError } from '../../errors.ts';
import { type Counted, countMatching, filterFor, withoutAll } from './order-filter.ts';
import { toOrder } from './order-reply.ts';

type Wanted = QueryOf<typeof endpoint> & { userId: string };

export async function listOrders(ctx: Context, asked: Wanted): Promise<ReplyOf<typeof endpoint>> {
  const wanted = withoutAll(asked);
  const after = asked.cursor ? markFrom(asked.cursor) : null;
  const isFiltered = Boolean(wanted.status ?? wanted.carrier ?? wanted.q);
  const filter = await filterFor(ctx, wanted);
  const [found, kind] = await Promise.all([
    filter ? findOrders(ctx.db.orm, filter, after) : [],
    isFiltered ? countKind(ctx.db.orm, wanted) : null,
  ]);
  const page = found.slice(0, PAGE_SIZE);
  const last = page.at(-1);
  const isAll = after === null && found.length <= PAGE_SIZE;
  return {
    success: true,
    orders: page.map((order) => toOrder(order, order.parcels)),
    nextCursor: last && found.length > PAGE_SIZE ? cursorOf(last) : null,
    counted:
      kind &&
      (isAll
        ? { total: kind.all, filtered: found.length, isMore: false }
        : atLeast(page.length, await countMatching(ctx, kind, filter))),
  };
}

/** The orders on the page count as found, however old they are. */
const atLeast = (shown: number, counted: Counted): Counted =>
  counted.isMore ? { ...counted, filtered: Math.max(shown, counted.filtered) } : counted;

const cursorOf = ({ createdAt, id }: OrderMark): string =>
  Buffer.from(`${createdAt.getTime()}.${id}`).toString('base64url');

/** Throws `invalid_request` for a cursor that no reply of ours contained. */
function markFrom(cursor: string): OrderMark {
  const match = /^(\d{1,13})\.([\w-]{1,64})$/.exec(Buffer.from(cursor, 'base64url').toString());
  const createdAt = new Date(Number(match?.[1] ?? NaN));
  if (!match?.[2] || Number.isNaN(createdAt.getTime()))
    throw new AppError('invalid_request', { issues: [{ path: 'cursor', reason: 'invalid' }] });
  return { createdAt, id: match[2] };
}
