// What is known of a parcel, asked anew each time: unlike everything else here it changes by itself.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listTrackingUpdates, trackParcel } from '#contract/tracking.ts';
import { call } from '../../lib/api.ts';
import { useLostSession } from '../../lib/use-lost-session.ts';

const fresh = {
  staleTime: 0,
  gcTime: 0,
  placeholderData: keepPreviousData,
  // While somebody looks, and there is something that can move.
  refetchInterval: ({ state }: { state: { data?: unknown } }) => (state.data ? 30_000 : false),
  refetchOnWindowFocus: true,
} as const;

export const useParcel = (code: string) =>
  useQuery({
    queryKey: ['track', code],
    queryFn: ({ signal }) => call(trackParcel, { params: { code }, signal }),
    ...fresh,
  });

export function useTrackingUpdates(orderId: string) {
  const query = useQuery({
    queryKey: ['tracking-updates', orderId],
    queryFn: ({ signal }) => call(listTrackingUpdates, { params: { orderId }, signal }),
    ...fresh,
  });
  useLostSession(query.error);
  return query;
}
