// The dashboard's figures, the money spent and both charts, from the counters (C-47).
import type { ReplyOf } from '#contract/endpoint.ts';
import type { summarizeOrders as endpoint } from '#contract/orders.ts';
import { euroFromCents } from '#domain/money.ts';
import type { DisplayStatus } from '#domain/order.ts';
import type { Context } from '../../context.ts';
import { findOrderShares, type OrderShare } from '../../db/order-counters.ts';

/** What the carrier does not have yet is being processed, whether its label is ready or not. */
const processing: readonly DisplayStatus[] = ['processing', 'ready_for_carrier'];

export async function summarizeOrders(ctx: Context, userId: string): Promise<ReplyOf<typeof endpoint>> {
  const { statuses, carriers, countries } = await findOrderShares(ctx.db.orm, userId);
  const inStatus = (...shown: readonly DisplayStatus[]): number =>
    sumOf(statuses.filter(({ name }) => shown.some((status) => status === name)));
  return {
    success: true,
    totalOrders: sumOf(statuses),
    processing: inStatus(...processing),
    shipped: inStatus('shipped'),
    delivered: inStatus('delivered'),
    totalSpent: euroFromCents(statuses.reduce((sum, { spentCents }) => sum + spentCents, 0)),
    destinations: biggestFirst(countries),
    carriers: biggestFirst(carriers),
  };
}

const sumOf = (shares: readonly OrderShare[]): number => shares.reduce((sum, { orders }) => sum + orders, 0);

const biggestFirst = (shares: readonly OrderShare[]) =>
  shares
    .map(({ name, orders }) => ({ name, orders }))
    .filter(({ orders }) => orders > 0)
    .sort((a, b) => b.orders - a.orders || (a.name < b.name ? -1 : 1));
