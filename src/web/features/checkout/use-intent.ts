// One checkout as it stands, asked for again by the rules of checkout-poll.ts until it rests.
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { fetchIntent, type Intent } from '#contract/checkout.ts';
import { call } from '../../lib/api.ts';
import { useLostSession } from '../../lib/use-lost-session.ts';
import { nextPoll } from './checkout-poll.ts';

export type IntentState = {
  intent: Intent | null;
  /** Of the last question; `intent` then is older. */
  error: unknown;
  asking: boolean;
  /** Nobody asks any more, although the checkout is still going on. */
  gaveUp: boolean;
  /** Asks at once, and keeps asking as at the start. */
  update: () => void;
};

export function useIntent(intentId: string): IntentState {
  const [startedAt, setStartedAt] = useState(() => Date.now());
  const [gaveUp, setGaveUp] = useState(false);
  const hidden = useHidden();
  const { data, error, refetch, isFetching, dataUpdatedAt, errorUpdatedAt } = useQuery({
    queryKey: ['intent', intentId],
    queryFn: ({ signal }) => call(fetchIntent, { params: { intentId }, signal }),
    refetchOnMount: 'always',
  });
  const terminal = data?.intent.terminal ?? false;
  const known = data !== undefined;
  useEffect(() => {
    if (!known || isFetching) return;
    const lastAskedAt = Math.max(dataUpdatedAt, errorUpdatedAt);
    const step = nextPoll({ startedAt, lastAskedAt, now: Date.now(), terminal, hidden });
    if (step.kind === 'pause') return;
    const timer = setTimeout(
      () => (step.kind === 'ask' ? void refetch() : setGaveUp(step.why === 'too-long')),
      step.kind === 'ask' ? step.inMs : 0,
    );
    return () => clearTimeout(timer);
  }, [known, isFetching, dataUpdatedAt, errorUpdatedAt, startedAt, terminal, hidden, refetch]);
  useLostSession(error);
  return {
    intent: data?.intent ?? null,
    error,
    asking: isFetching,
    gaveUp,
    update: () => {
      setStartedAt(Date.now());
      setGaveUp(false);
      void refetch();
    },
  };
}

const useHidden = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      document.addEventListener('visibilitychange', listener);
      return () => document.removeEventListener('visibilitychange', listener);
    },
    () => document.hidden,
  );
