// What is known of a parcel, fetched each time: unlike all other data here it changes on its own.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listTrackingUpdates, trackParcel } from '#contract/tracking.ts';
import { call } from '../../lib/api.ts';
import { useLostSession } from '../../lib/use-lost-session.ts';

const fresh = {
  staleTime: 0,
  gcTime: 0,
  // While the tab is visible, and the parcel is known.
  refetchInterval: ({ state }: { state: { data?: unknown } }) => (state.data ? 30_000 : false),
  // An unknown code is only requested again by a click: each request uses up one of few tries.
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
