// Whether the driver who was ordered comes or still may: only then is the agreed day worth naming.
import type { Intent } from '#contract/checkout.ts';

type Facts = Pick<Intent, 'pickup' | 'pickupBookable'>;

/** Parcels with manually made labels are not collected, and a cancelled driver does not come. */
export const driverMayCome = ({ pickup, pickupBookable }: Facts): boolean =>
  pickup === 'confirmed' ||
  pickup === 'wanted' ||
  pickup === 'planned' ||
  (pickup === 'unconfirmed' && pickupBookable);
