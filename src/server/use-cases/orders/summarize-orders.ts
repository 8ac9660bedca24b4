// The dashboard's four figures and the money spent, from the counters.
import type { ReplyOf } from '#contract/endpoint.ts';
import type { summarizeOrders as endpoint } from '#contract/orders.ts';
import { euroFromCents } from '#domain/money.ts';
import type { Context } from '../../context.ts';
import { findOrderCounters } from '../../db/orders.ts';

export async function summarizeOrders(ctx: Context, userId: string): Promise<ReplyOf<typeof endpoint>> {
  const counters = await findOrderCounters(ctx.db.orm, userId);
  return {
    success: true,
    totalOrders: counters.total,
    processing: counters.processing,
    shipped: counters.shipped,
    delivered: counters.delivered,
    totalSpent: euroFromCents(counters.spentCents),
  };
}
