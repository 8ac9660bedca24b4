// When what had the focus goes with a notice, the focus goes on to what stands there now: it is lost nowhere.
import { useEffect, useRef } from 'react';

/** `shown`: what the notice depends on. `id`: of what takes the focus, and is no button. */
export function useFocusKept(shown: unknown, id: string): void {
  const before = useRef(shown);
  useEffect(() => {
    // A page that has just come may have its focus wherever it likes.
    if (before.current === shown) return;
    before.current = shown;
    if (document.activeElement === document.body) document.getElementById(id)?.focus();
  }, [shown, id]);
}
