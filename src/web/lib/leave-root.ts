// From "/" to the price comparison, which is a page of the server's and not one of ours (R18, C-02).
import { hasPrefill } from '#domain/prefill.ts';

/** Where this document is on its way to. React may begin twice what it has not shown yet. */
let leavingFor: string | null = null;

/** Whether this document is being left; `search` as the address has it, with or without "?". */
export function leaveRoot(search: string): boolean {
  if (!hasPrefill(search)) return false;
  const query = searchWithout(search, 'loadOrder');
  const target = `${location.origin}/?${query}`;
  // The server has given this very page for that address: asking again would go on for ever.
  if (documentAddress() === target) return false;
  if (leavingFor !== target) location.replace(target);
  leavingFor = target;
  return true;
}

/** The other parts stay as they are written; whoever reads them decides what they mean. */
const searchWithout = (search: string, name: string): string =>
  search
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => part.split('=', 1)[0] !== name)
    .join('&');

/** What was asked of the server, not where the pages have gone to since. */
const documentAddress = (): string | undefined => performance.getEntriesByType('navigation')[0]?.name;
