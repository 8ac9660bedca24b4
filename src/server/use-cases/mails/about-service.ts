// What mails about a purchase share: the service as the customer chose it, a hub route by its own name.
import * as z from 'zod/mini';
import { hubLabel } from '#domain/hub.ts';
import type { Intent } from '../../db/intents.ts';

const service = { carrier: z.string(), service: z.string() };

export const aboutService = {
  ...service,
  /** Only of a hub route. Rows of earlier versions may still wait without it. */
  hub: z.optional(z.object({ label: z.string(), city: z.string(), legs: z.array(z.object(service)) })),
};

type AboutService = z.infer<z.ZodMiniObject<typeof aboutService>>;

export const serviceOf = ({ carrier, service, rate }: Intent): AboutService => ({
  carrier,
  service,
  ...(rate.hub && {
    hub: {
      label: hubLabel(rate.hub.name),
      city: rate.hub.hubCity,
      legs: rate.hub.legs.map((leg) => ({ carrier: leg.carrier, service: leg.service })),
    },
  }),
});

/** "UPS Express", or "HUB Economy (DPD Classic + UPS Standard)". */
export const serviceName = ({ hub, ...whole }: AboutService): string =>
  hub ? `${hub.label} (${hub.legs.map(nameOf).join(' + ')})` : nameOf(whole);

const nameOf = ({ carrier, service }: { carrier: string; service: string }): string =>
  `${carrier} ${service}`;
