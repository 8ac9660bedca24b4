// The orders and figures of the signed-in user, refetched as parcels move: an exception to R7.
import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { listOrders, summarizeOrders } from '#contract/orders.ts';
import { call } from '../../lib/api.ts';
import { useLostSession } from '../../lib/use-lost-session.ts';
import type { Filters } from './list-address.ts';

/**
 * List and figures, which change with a new order, share this key prefix. A single order's details (use-order.ts) do
 * not: they are fetched each time they are opened.
 */
export const ordersKey = ['orders'] as const;

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
    refetchOnMount: onReturn,
    refetchOnWindowFocus: onReturn,
    // The last rows stay until the next ones arrive: nothing jumps.
    placeholderData: keepPreviousData,
  });
  useLostSession(query.error);
  return query;
}

export function useOrderFigures() {
  const query = useQuery({
    queryKey: [...ordersKey, 'figures'],
    queryFn: ({ signal }) => call(summarizeOrders, { signal }),
    // Counters, not orders; and only while the tab is visible.
    refetchInterval: LOOK_EVERY_MS,
    refetchOnMount: onReturn,
    refetchOnWindowFocus: onReturn,
  });
  useLostSession(query.error);
  return query;
}

const LOOK_EVERY_MS = 30_000;
const FRESH_MS = 5_000;

/**
 * A customer who comes back, from another page or another window, wants to see the current state, but not twice a
 * second: `true` refetches what was invalidated meanwhile, `false` would not.
 */
const onReturn = ({ state }: { state: { dataUpdatedAt: number } }): 'always' | true =>
  Date.now() - state.dataUpdatedAt > FRESH_MS ? 'always' : true;

/** Call it after something was done to an order. */
export function useRefetchOrders(): () => void {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: ordersKey });
}

/** Refetches the list when parcels have moved; rows keep their places meanwhile. */
export function useMovedOrders(): void {
  const client = useQueryClient();
  const { data } = useOrderFigures();
  const seen = useRef(data);
  useEffect(() => {
    if (seen.current && data && seen.current !== data)
      void client.invalidateQueries({ queryKey: [...ordersKey, 'list'] });
    seen.current = data;
  }, [data, client]);
}
