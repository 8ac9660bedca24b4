// Asks again and again by the rules of checkout-poll.ts, until what was asked for rests.
import { useEffect, useState, useSyncExternalStore } from 'react';
import { nextPoll } from './checkout-poll.ts';

type Question = {
  /** Null while nothing is known yet. */
  terminal: boolean | null;
  isFetching: boolean;
  dataUpdatedAt: number;
  errorUpdatedAt: number;
  refetch: () => unknown;
};

/** `gaveUp`: nobody asks any more, although it is still going on. `update` asks at once, and keeps asking as at the start. */
export function usePoll({ terminal, isFetching, dataUpdatedAt, errorUpdatedAt, refetch }: Question) {
  const [startedAt, setStartedAt] = useState(() => Date.now());
  const [gaveUp, setGaveUp] = useState(false);
  const hidden = useHidden();
  useEffect(() => {
    if (terminal === null || isFetching) return;
    const lastAskedAt = Math.max(dataUpdatedAt, errorUpdatedAt);
    const step = nextPoll({ startedAt, lastAskedAt, now: Date.now(), terminal, hidden });
    if (step.kind === 'pause') return;
    const timer = setTimeout(
      () => (step.kind === 'ask' ? void refetch() : setGaveUp(step.why === 'too-long')),
      step.kind === 'ask' ? step.inMs : 0,
    );
    return () => clearTimeout(timer);
  }, [terminal, isFetching, dataUpdatedAt, errorUpdatedAt, startedAt, hidden, refetch]);
  return {
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
