// What is known of a parcel, asked anew each time: unlike everything else here it changes by itself.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listTrackingUpdates, trackParcel } from '#contract/tracking.ts';
import { call } from '../../lib/api.ts';
import { useLostSession } from '../../lib/use-lost-session.ts';

const fresh = {
  staleTime: 0,
  gcTime: 0,
  // While somebody looks, and there is something that can move.
  refetchInterval: ({ state }: { state: { data?: unknown } }) => (state.data ? 30_000 : false),
  // A code that nobody knows is asked for again by a click alone: each costs one of few tries.
  refetchOnWindowFocus: ({ state }: { state: { data?: unknown } }) => state.data !== undefined,
} as const;

export const useParcel = (code: string) =>
  useQuery({
    queryKey: ['track', code],
    queryFn: ({ signal }) => call(trackParcel, { params: { code }, signal }),
    enabled: code !== '',
    ...fresh,
  });

export function useTrackingUpdates(orderId: string) {
  const query = useQuery({
    queryKey: ['tracking-updates', orderId],
    queryFn: ({ signal }) => call(listTrackingUpdates, { params: { orderId }, signal }),
    placeholderData: keepPreviousData,
    ...fresh,
  });
  useLostSession(query.error);
  return query;
}
