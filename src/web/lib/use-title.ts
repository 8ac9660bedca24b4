// The title of the browser's tab: "<page> – <brand>".
import { useEffect } from 'react';
import { useSite } from './use-site.ts';

export const titleOf = (page: string, site: string): string => (site ? `${page} – ${site}` : page);

export function useTitle(page: string): void {
  const { name } = useSite();
  useEffect(() => {
    document.title = titleOf(page, name);
  }, [page, name]);
}
