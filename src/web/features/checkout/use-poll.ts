// Polls by the rules of checkout-poll.ts until the status is final.
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { nextPoll, POLL_MS } from './checkout-poll.ts';

type Question = {
  /** The last status received; null while none is known. */
  status: string | null;
  terminal: boolean;
  isFetching: boolean;
  dataUpdatedAt: number;
  errorUpdatedAt: number;
  refetch: () => unknown;
};

/** Once a status is known, the server may hold its answer until the status changes. */
export const patience = (known: unknown): Record<string, string> =>
  known === undefined ? {} : { Prefer: `wait=${POLL_MS / 1000}` };

/** `gaveUp`: polling stopped before a final status. `update` polls at once, and goes on as at the start. */
export function usePoll(question: Question) {
  const { status, terminal, isFetching, dataUpdatedAt, errorUpdatedAt, refetch } = question;
  const [startedAt, setStartedAt] = useState(() => Date.now());
  const [gaveUp, setGaveUp] = useState(false);
  const lastAskedAt = useRef(startedAt);
  const followed = useRef<string | null>(null);
  const hidden = useHidden();
  useEffect(() => {
    if (isFetching) lastAskedAt.current = Date.now();
  }, [isFetching]);
  useEffect(() => {
    if (status === null || isFetching) return;
    const step = nextPoll({
      startedAt,
      lastAskedAt: lastAskedAt.current,
      now: Date.now(),
      terminal,
      hidden,
      moved: status !== followed.current,
    });
    if (step.kind === 'pause') return;
    const timer = setTimeout(
      () => {
        if (step.kind === 'stop') return setGaveUp(step.why === 'too-long');
        followed.current = status;
        void refetch();
      },
      step.kind === 'ask' ? step.inMs : 0,
    );
    return () => clearTimeout(timer);
  }, [status, terminal, isFetching, dataUpdatedAt, errorUpdatedAt, startedAt, hidden, refetch]);
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
