// Leads from "/" to the price comparison, which is a page of the server's and not one of the app's (R18, C-02).
import { hasPrefill } from '#domain/prefill.ts';

/** The address this document is leaving for. React may start rendering twice before it has shown anything. */
let leavingFor: string | null = null;

/** Returns whether this document is being left; `search` as in the address, with or without "?". */
export function leaveRoot(search: string): boolean {
  if (!hasPrefill(search)) return false;
  const query = searchWithout(search, 'loadOrder');
  const target = `${location.origin}/?${query}`;
  // The server has answered that address with this very page: redirecting again would never end.
  if (documentAddress() === target) return false;
  if (leavingFor !== target) location.replace(target);
  leavingFor = target;
  return true;
}

/** The other parameters stay as they are written; the code that reads them decides what they mean. */
const searchWithout = (search: string, name: string): string =>
  search
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => part.split('=', 1)[0] !== name)
    .join('&');

/** The address requested from the server, not the one the app has navigated to since. */
const documentAddress = (): string | undefined => performance.getEntriesByType('navigation')[0]?.name;
