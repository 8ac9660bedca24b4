// The orders and figures of the signed-in user; refetched only when an order was made (R7).
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { listOrders, summarizeOrders } from '#contract/orders.ts';
import { call } from '../../lib/api.ts';
import { useLostSession } from '../../lib/use-lost-session.ts';

/** Everything that changes with a new order hangs below this key. */
export const ordersKey = ['orders'] as const;

export function useOrders() {
  const query = useInfiniteQuery({
    queryKey: [...ordersKey, 'list'],
    queryFn: ({ pageParam, signal }) =>
      call(listOrders, { query: pageParam === null ? {} : { cursor: pageParam }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
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
