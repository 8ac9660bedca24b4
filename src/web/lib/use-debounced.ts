// What was typed, once typing pauses: saves a request per keystroke.
import { useEffect, useState } from 'react';

/** The first value is returned at once. */
export function useDebounced(text: string, afterMs: number): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), afterMs);
    return () => clearTimeout(timer);
  }, [text, afterMs]);
  return paused;
}
