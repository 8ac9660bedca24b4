// The title of the browser's tab: "<page> – <brand>".
import { useEffect } from 'react';
import { useSite } from './use-site.ts';

export function useTitle(page: string): void {
  const { name } = useSite();
  useEffect(() => {
    document.title = name ? `${page} – ${name}` : page;
  }, [page, name]);
}
