// Whoever runs the site may have this page elsewhere: then the address leads there (C-61).
import { useEffect } from 'react';

/** Whether this page is being left. `link` is the configured one, empty while it is not known. */
export function useElsewhere(link: string): boolean {
  const isElsewhere = /^https?:/.test(link);
  useEffect(() => {
    if (isElsewhere) location.replace(link);
  }, [isElsewhere, link]);
  return isElsewhere;
}
