// Redirects to the operator's own version of a legal page, if one is configured elsewhere (C-61).
import { useEffect } from 'react';
import { openPages } from '../../page-paths.ts';

/** Whether the browser is leaving this page. `link` is the configured one, empty while unknown. */
export function useExternalRedirect(link: string): boolean {
  const isElsewhere = isExternalLink(link, location.host);
  useEffect(() => {
    if (isElsewhere) location.replace(link);
  }, [isElsewhere, link]);
  return isElsewhere;
}

/** `host` is ours: the full address of one of our own pages leads back to it, and would redirect for ever. */
export function isExternalLink(link: string, host: string): boolean {
  if (!/^https?:/.test(link)) return false;
  try {
    const { host: linked, pathname } = new URL(link);
    // Compared as the router does.
    const path = pathname.replace(/\/$/, '').toLowerCase();
    return linked !== host || !openPages.some(([own, page]) => page === 'legal' && own === path);
  } catch {
    // Not an address, so it leads nowhere. NOTE: Safari before 17 has no `URL.canParse`.
    return false;
  }
}
