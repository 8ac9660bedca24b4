// Brand, support contact and links, as the server's configuration has them.
import { useQuery } from '@tanstack/react-query';
import type { ReplyOf } from '#contract/endpoint.ts';
import { fetchSite } from '#contract/site.ts';
import { call } from './api.ts';

/** Claims are the landing page's, which is none of React's. */
export type Site = Omit<ReplyOf<typeof fetchSite>, 'success' | 'claims'>;

/** Shown until the server has answered. */
export const unknownSite: Site = {
  name: '',
  supportEmail: '',
  supportPhone: '',
  links: { privacy: '', terms: '', help: '', imprint: '', withdrawal: '' },
  insurer: { name: '', terms: '' },
  warehouse: null,
  sandbox: false,
};

export const siteQuery = { queryKey: ['site'], queryFn: () => call(fetchSite) };

export const useSite = (): Site => useQuery(siteQuery).data ?? unknownSite;
