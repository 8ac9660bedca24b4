// Whether an instant has passed; draws again at that very moment.
import { useCallback, useSyncExternalStore } from 'react';

/** Longest wait that setTimeout knows, ms. */
const MAX_WAIT = 2 ** 31 - 1;

export function useExpired(expiresAt: string | null): boolean {
  const end = expiresAt === null ? Infinity : Date.parse(expiresAt);
  const subscribe = useCallback(
    (listener: () => void) => {
      const timer = setTimeout(listener, Math.min(Math.max(0, end - Date.now()), MAX_WAIT));
      // Timers sleep with the computer; a look at the tab wakes this one.
      document.addEventListener('visibilitychange', listener);
      return () => {
        clearTimeout(timer);
        document.removeEventListener('visibilitychange', listener);
      };
    },
    [end],
  );
  return useSyncExternalStore(subscribe, () => Date.now() >= end);
}
