// Leaving for a payment page in place of this one, after a moment; notices when the customer stops that or comes back.
import { useEffect, useEffectEvent } from 'react';

/** No event tells of a stop. A second click while a slow page is still loading gets the same order. */
const STOPPED_AFTER_MS = 15_000;

/** `page` null: nowhere to go. A customer who stops it, or closes the sheet with the button, stays. */
export function useLeaving(
  { page, afterMs }: { page: string | null; afterMs: number },
  onStopped: () => void,
): void {
  const stopped = useEffectEvent(onStopped);
  useEffect(() => {
    if (page === null) return;
    const going = setTimeout(() => location.assign(page), afterMs);
    const waiting = setTimeout(() => stopped(), afterMs + STOPPED_AFTER_MS);
    // Escape stops a page load.
    const listener = ({ key }: KeyboardEvent) => key === 'Escape' && stopped();
    window.addEventListener('keydown', listener);
    return () => {
      clearTimeout(going);
      clearTimeout(waiting);
      window.removeEventListener('keydown', listener);
    };
  }, [page, afterMs]);
}

/** The browser's Back from the payment page may restore this page exactly as it was left. */
export function useCameBack(onBack: () => void): void {
  const back = useEffectEvent(onBack);
  useEffect(() => {
    const listener = (event: PageTransitionEvent) => event.persisted && back();
    window.addEventListener('pageshow', listener);
    return () => window.removeEventListener('pageshow', listener);
  }, []);
}
