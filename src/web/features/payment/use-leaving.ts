// The way to the payment page in place of this one, and back: begun after a moment, and let go of when it was stopped.
import { useEffect, useEffectEvent } from 'react';

/** Nobody tells us of a stop. Whoever clicks again while a slow page is still on its way gets the same order. */
const STOPPED_AFTER_MS = 15_000;

/** `page` null: nothing to leave for. Whoever lets go of it, or closes the sheet with the button, stays. */
export function useLeaving(
  { page, afterMs }: { page: string | null; afterMs: number },
  onStopped: () => void,
): void {
  const stopped = useEffectEvent(onStopped);
  useEffect(() => {
    if (page === null) return;
    const going = setTimeout(() => location.assign(page), afterMs);
    const waiting = setTimeout(() => stopped(), afterMs + STOPPED_AFTER_MS);
    // The key that stops a browser.
    const listener = ({ key }: KeyboardEvent) => key === 'Escape' && stopped();
    window.addEventListener('keydown', listener);
    return () => {
      clearTimeout(going);
      clearTimeout(waiting);
      window.removeEventListener('keydown', listener);
    };
  }, [page, afterMs]);
}

/** The browser's Back from the payment page may bring this page back exactly as it was left. */
export function useCameBack(onBack: () => void): void {
  const back = useEffectEvent(onBack);
  useEffect(() => {
    const listener = (event: PageTransitionEvent) => event.persisted && back();
    window.addEventListener('pageshow', listener);
    return () => window.removeEventListener('pageshow', listener);
  }, []);
}
