// The dashboard's figures, the money spent and both charts: from the counters, or from what a search finds (C-47).
import type { QueryOf, ReplyOf } from '#contract/endpoint.ts';
import type { summarizeOrders as endpoint } from '#contract/orders.ts';
import { type Cents, euroFromCents, sumCents } from '#domain/money.ts';
import type { DisplayStatus } from '#domain/order.ts';
import type { Context } from '../../context.ts';
import { countKind, findOrderShares, type OrderShare, type OrderShares } from '../../db/order-counters.ts';
import { findSharesAmong, findSharesOfNewest } from '../../db/order-figures.ts';
import { SCANNED_ORDERS } from '../../db/order-list.ts';
import { filterFor, type Wanted, withoutAll } from './order-filter.ts';

/** Orders that the carrier does not have yet count as processing, whether the label is ready or not. */
const processing: readonly DisplayStatus[] = ['processing', 'ready_for_carrier'];

type Asked = QueryOf<typeof endpoint> & { userId: string };

export async function summarizeOrders(ctx: Context, asked: Asked): Promise<ReplyOf<typeof endpoint>> {
  const { shares, isMore } = await sharesOf(ctx, withoutAll(asked));
  const { statuses, carriers, countries } = shares;
  const inStatus = (...shown: readonly DisplayStatus[]): number =>
    sumOf(statuses.filter(({ name }) => shown.some((status) => status === name)));
  return {
    success: true,
    totalOrders: sumOf(statuses),
    processing: inStatus(...processing),
    shipped: inStatus('shipped'),
    delivered: inStatus('delivered'),
    totalSpent: euroFromCents(spentOn(statuses)),
    destinations: biggestFirst(countries),
    carriers: biggestFirst(carriers),
    isMore,
  };
}

const none: OrderShares = { statuses: [], carriers: [], countries: [] };

/** A search with few matches yields their ids; of many matches, only the newest orders are looked at. */
async function sharesOf(ctx: Context, wanted: Wanted): Promise<{ shares: OrderShares; isMore: boolean }> {
  const { orm } = ctx.db;
  if (!wanted.q) return { shares: await findOrderShares(orm, wanted), isMore: false };
  const filter = await filterFor(ctx, wanted);
  if (!filter) return { shares: none, isMore: false };
  const { ids } = filter;
  if (ids) return { shares: await findSharesAmong(orm, { ...filter, ids }), isMore: false };
  const [shares, { ofKind }] = await Promise.all([findSharesOfNewest(orm, filter), countKind(orm, wanted)]);
  return { shares, isMore: ofKind > SCANNED_ORDERS };
}

const sumOf = (shares: readonly OrderShare[]): number => shares.reduce((sum, { orders }) => sum + orders, 0);

/** Cancelled orders do not count as spent, even before the money is back (C-47). */
const spentOn = (statuses: readonly OrderShare[]): Cents =>
  sumCents(statuses.filter(({ name }) => name !== 'cancelled').map(({ spentCents }) => spentCents));

const biggestFirst = (shares: readonly OrderShare[]) =>
  shares
    .map(({ name, orders }) => ({ name, orders }))
    .filter(({ orders }) => orders > 0)
    .sort((a, b) => b.orders - a.orders || (a.name < b.name ? -1 : 1));
