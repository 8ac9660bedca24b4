// A return from PayPal that arrived without a session and is delivered after the login (R94, C-38).
import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import type { ParkedReturn } from '#contract/session.ts';
import { createStore } from './store.ts';

/** Each return is followed once per tab, however often the server mentions it. */
const KEY = 'followedReturn';

const waiting = createStore<ParkedReturn | null>(null);

export function parkReturn(parked: ParkedReturn | null): void {
  if (parked && !wasFollowed(parked.token)) waiting.publish(parked);
}

/** Goes to the label page as soon as a return is known. */
export function useParkedReturn(): void {
  const [, navigate] = useLocation();
  const parked = useSyncExternalStore(waiting.subscribe, waiting.current);
  useEffect(() => {
    if (!parked) return;
    markFollowed(parked.token);
    waiting.publish(null);
    // The same as labelPage, which every page would have to load for this.
    navigate(`/label-success?${String(new URLSearchParams({ payment: 'success', ...parked }))}`, {
      replace: true,
    });
  }, [parked, navigate]);
}

function wasFollowed(token: string): boolean {
  try {
    return sessionStorage.getItem(KEY) === token;
  } catch {
    // Storage is blocked: followed again, which only shows the same page.
    return false;
  }
}

function markFollowed(token: string): void {
  try {
    sessionStorage.setItem(KEY, token);
  } catch {
    // Storage is blocked: see above.
  }
}
