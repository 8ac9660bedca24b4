// The dashboard's figures, the money spent and both charts, from the counters (C-47).
import type { ReplyOf } from '#contract/endpoint.ts';
import type { summarizeOrders as endpoint } from '#contract/orders.ts';
import { euroFromCents } from '#domain/money.ts';
import type { DisplayStatus } from '#domain/order.ts';
import type { Context } from '../../context.ts';
import { findOrderGroups, type OrderGroup } from '../../db/order-counters.ts';

/** What the carrier does not have yet is being processed, whether its label is ready or not. */
const processing: readonly DisplayStatus[] = ['processing', 'ready_for_carrier'];

export async function summarizeOrders(ctx: Context, userId: string): Promise<ReplyOf<typeof endpoint>> {
  const groups = await findOrderGroups(ctx.db.orm, userId);
  const inStatus = (...shown: readonly DisplayStatus[]): number =>
    ordersOf(groups.filter(({ shownStatus }) => shown.includes(shownStatus)));
  return {
    success: true,
    totalOrders: ordersOf(groups),
    processing: inStatus(...processing),
    shipped: inStatus('shipped'),
    delivered: inStatus('delivered'),
    totalSpent: euroFromCents(groups.reduce((sum, { spentCents }) => sum + spentCents, 0)),
    destinations: sharesOf(groups, ({ country }) => country),
    carriers: sharesOf(groups, ({ carrier }) => carrier),
  };
}

const ordersOf = (groups: readonly OrderGroup[]): number =>
  groups.reduce((sum, { orders }) => sum + orders, 0);

/** The biggest first. */
function sharesOf(groups: readonly OrderGroup[], nameOf: (group: OrderGroup) => string) {
  const shares = new Map<string, number>();
  for (const group of groups) shares.set(nameOf(group), (shares.get(nameOf(group)) ?? 0) + group.orders);
  return [...shares]
    .map(([name, orders]) => ({ name, orders }))
    .filter(({ orders }) => orders > 0)
    .sort((a, b) => b.orders - a.orders || (a.name < b.name ? -1 : 1));
}
