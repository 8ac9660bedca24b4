// The orders and figures of the signed-in user; refetched only when an order was made or changed (R7).
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { listOrders, type Order, summarizeOrders } from '#contract/orders.ts';
import { call } from '../../lib/api.ts';
import { useLostSession } from '../../lib/use-lost-session.ts';

/** Everything that changes with a new order hangs below this key. */
export const ordersKey = ['orders'] as const;

/** Empty texts filter nothing. */
export type Filters = { status: Order['status'] | ''; carrier: string; q: string };

export const noFilters: Filters = { status: '', carrier: '', q: '' };

export function useOrders({ status, carrier, q }: Filters) {
  const given = {
    ...(status && { status }),
    ...(carrier && { carrier }),
    ...(q.trim() && { q: q.trim() }),
  };
  const query = useInfiniteQuery({
    queryKey: [...ordersKey, 'list', given],
    queryFn: ({ pageParam, signal }) =>
      call(listOrders, { query: { ...given, ...(pageParam !== null && { cursor: pageParam }) }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    // The last rows stay while the next ones come: nothing jumps.
    placeholderData: keepPreviousData,
  });
  useLostSession(query.error);
  return query;
}

export function useOrderFigures() {
  const query = useQuery({
    queryKey: [...ordersKey, 'figures'],
    queryFn: ({ signal }) => call(summarizeOrders, { signal }),
  });
  useLostSession(query.error);
  return query;
}
