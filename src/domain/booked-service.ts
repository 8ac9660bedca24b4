// A service as the customer chose it: a hub route by its own name.
import { hubLabel } from './hub.ts';
import type { Sellable } from './quote.ts';

type Service = { carrier: string; service: string };

export type BookedService = Service & {
  /** Only of a hub route. */
  hub?: { label: string; city: string; legs: Service[] } | undefined;
};

/** `rate`: what was bought; null if that is no longer known. */
export const bookedService = ({
  carrier,
  service,
  rate,
}: Service & { rate: Sellable | null }): BookedService => ({
  carrier,
  service,
  ...(rate?.hub && {
    hub: {
      label: hubLabel(rate.hub.name),
      city: rate.hub.hubCity,
      legs: rate.hub.legs.map((leg) => ({ carrier: leg.carrier, service: leg.service })),
    },
  }),
});

/** "UPS Express", or "HUB Economy (DPD Classic + UPS Standard)". */
export const serviceName = ({ hub, ...whole }: BookedService): string =>
  hub ? `${hub.label} (${hub.legs.map(nameOf).join(' + ')})` : nameOf(whole);

const nameOf = ({ carrier, service }: Service): string => `${carrier} ${service}`;
