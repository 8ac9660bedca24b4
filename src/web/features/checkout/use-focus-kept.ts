// Keeps the focus on the page: when a notice that had it disappears, another element takes it.
import { useEffect, useRef } from 'react';

/** `shown`: what the notice depends on. `id`: the element that takes the focus; not a button. */
export function useFocusKept(shown: unknown, id: string): void {
  const before = useRef(shown);
  useEffect(() => {
    // A page that was just opened decides its own focus.
    if (before.current === shown) return;
    before.current = shown;
    if (document.activeElement === document.body) document.getElementById(id)?.focus();
  }, [shown, id]);
}
