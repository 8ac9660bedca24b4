// A part of a page that is loaded before it is needed, so that it then shows at once.
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { LazyPart } from './load-once.ts';

/**
 * Null until the part is loaded. A failed load does not matter until the part is `needed`; then it is thrown, for the
 * error boundary. Unlike React.lazy, a part already loaded shows no fallback first.
 */
export function useLoaded<T>(late: LazyPart<T>, needed = false): T | null {
  const part = useSyncExternalStore(late.subscribe, late.part, late.part);
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);
  useEffect(() => {
    late.load().catch((error: unknown) => setFailure({ error }));
  }, [late]);
  if (failure && needed && part === null) throw failure.error;
  return part;
}
