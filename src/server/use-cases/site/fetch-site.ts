// Brand, support contact and links from the configuration.
import type { ReplyOf } from '#contract/endpoint.ts';
import type { fetchSite as endpoint } from '#contract/site.ts';
import type { Context } from '../../context.ts';

export const fetchSite = ({ config }: Context): ReplyOf<typeof endpoint> => ({
  success: true,
  ...config.brand,
  sandbox: config.sandbox,
});
