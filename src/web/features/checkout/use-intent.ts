// One checkout, polled until its status is final.
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { fetchIntent, type Intent } from '#contract/checkout.ts';
import { ApiError, call } from '../../lib/api.ts';
import { useLostSession } from '../../lib/use-lost-session.ts';
import { useRecheckUser } from '../../lib/use-recheck-user.ts';
import { patience, usePoll } from './use-poll.ts';

export type IntentState = {
  intent: Intent | null;
  /** The error of the last poll; `intent` is then older. */
  error: unknown;
  asking: boolean;
  /** Polling has stopped although the checkout is still in progress. */
  gaveUp: boolean;
  /** Polls at once, and keeps polling as at the start. */
  update: () => void;
};

export function useIntent(intentId: string): IntentState {
  const { data, error, isFetching, dataUpdatedAt, errorUpdatedAt, refetch } = useQuery({
    queryKey: ['intent', intentId],
    queryFn: ({ signal, client, queryKey }) =>
      call(fetchIntent, {
        params: { intentId },
        headers: patience(client.getQueryData(queryKey)),
        signal,
      }),
    refetchOnMount: 'always',
  });
  const { gaveUp, update } = usePoll({
    status: data?.intent.status ?? null,
    terminal: data?.intent.terminal ?? false,
    isFetching,
    dataUpdatedAt,
    errorUpdatedAt,
    refetch,
  });
  useLostSession(error);
  useRecheckWhenUnknown(error);
  return { intent: data?.intent ?? null, error, asking: isFetching, gaveUp, update };
}

/** A guest whose sign-in has expired is a guest again, and the order is unknown to that guest. */
function useRecheckWhenUnknown(error: unknown): void {
  const doubt = useEffectEvent(useRecheckUser());
  const isUnknown = error instanceof ApiError && error.code === 'not_found';
  useEffect(() => {
    if (isUnknown) void doubt();
  }, [isUnknown]);
}
