// Whoever runs the site may have this page elsewhere: then the address leads there (C-61).
import { useEffect } from 'react';
import { openPages } from '../../page-paths.ts';

/** Whether this page is being left. `link` is the configured one, empty while it is not known. */
export function useElsewhere(link: string): boolean {
  const isElsewhere = leadsElsewhere(link, location.host);
  useEffect(() => {
    if (isElsewhere) location.replace(link);
  }, [isElsewhere, link]);
  return isElsewhere;
}

/** `host` is ours: the whole address of a page of ours leads back to it, and would be followed for ever. */
export function leadsElsewhere(link: string, host: string): boolean {
  if (!/^https?:/.test(link)) return false;
  try {
    const { host: linked, pathname } = new URL(link);
    // As the router compares them.
    const path = pathname.replace(/\/$/, '').toLowerCase();
    return linked !== host || !openPages.some(([own, page]) => page === 'legal' && own === path);
  } catch {
    // No address, it leads nowhere. NOTE: Safari before 17 has no `URL.canParse`.
    return false;
  }
}
