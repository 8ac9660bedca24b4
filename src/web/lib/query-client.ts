// The browser's only query cache: never stale, no refetch on focus, no retry (R7).
import { QueryClient } from '@tanstack/react-query';

/**
 * What a page writes as it opens is a query as well: mounted twice by React, it is sent once. Beside each of these stands
 * why repeating it is harmless.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Infinity,
        gcTime: Infinity,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        retry: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
