// Brand, support contact and links from the configuration.
import type { ReplyOf } from '#contract/endpoint.ts';
import type { fetchSite as endpoint } from '#contract/site.ts';
import type { Hub } from '#domain/hub.ts';
import { warehouseLine } from '#domain/warehouse.ts';
import type { Context } from '../../context.ts';

export const fetchSite = ({ config }: Context): ReplyOf<typeof endpoint> => ({
  success: true,
  ...config.brand,
  warehouse: config.hub && whereabouts(config.hub),
  sandbox: config.sandbox,
});

const whereabouts = (hub: Hub) => ({ address: warehouseLine(hub), city: hub.city, country: hub.country });
