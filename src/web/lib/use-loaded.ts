// A part of a page that is fetched before it is needed, so that it then stands there at once.
import { useEffect, useState } from 'react';

type State<T> = { part: T } | { error: unknown } | null;

/**
 * Null until the part is there. A failed fetch is no matter until the part is `needed`; then it is thrown, for the
 * error boundary. Unlike React.lazy, a part that is there already shows no fallback first. `load` must be the same
 * function on every render.
 */
export function useLoaded<T>(load: () => Promise<T>, needed: boolean): T | null {
  const [state, setState] = useState<State<T>>(null);
  useEffect(() => {
    let current = true;
    load().then(
      (part) => current && setState({ part }),
      (error: unknown) => current && setState({ error }),
    );
    return () => {
      current = false;
    };
  }, [load]);
  if (state && 'error' in state && needed) throw state.error;
  return state && 'part' in state ? state.part : null;
}
