// Brand, support contact and links, from the server's configuration.
import { useQuery } from '@tanstack/react-query';
import type { ReplyOf } from '#contract/endpoint.ts';
import { fetchSite } from '#contract/site.ts';
import { call } from './api.ts';

/** Claims belong to the landing page, which does not use React. */
export type Site = Omit<ReplyOf<typeof fetchSite>, 'success' | 'claims'>;

/** Used until the server has answered. */
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
