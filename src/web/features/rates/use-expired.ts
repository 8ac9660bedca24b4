// Whether a moment has passed; re-renders when it does.
import { useCallback, useSyncExternalStore } from 'react';

/** The longest delay that setTimeout supports, ms. */
const MAX_WAIT = 2 ** 31 - 1;

export function useExpired(expiresAt: string | null): boolean {
  const end = expiresAt === null ? Infinity : Date.parse(expiresAt);
  const subscribe = useCallback(
    (listener: () => void) => {
      const timer = setTimeout(listener, Math.min(Math.max(0, end - Date.now()), MAX_WAIT));
      // Timers sleep with the computer; showing the tab again catches up.
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
