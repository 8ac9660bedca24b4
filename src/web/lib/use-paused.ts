// What has been typed, once the typing pauses: nobody is asked with each keystroke.
import { useEffect, useState } from 'react';

/** At first at once. */
export function usePaused(text: string, afterMs: number): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), afterMs);
    return () => clearTimeout(timer);
  }, [text, afterMs]);
  return paused;
}
