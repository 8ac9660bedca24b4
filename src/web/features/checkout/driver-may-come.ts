// Whether the driver who was ordered comes, or still may: only then is the day that was agreed worth naming.
import type { Intent } from '#contract/checkout.ts';

type Facts = Pick<Intent, 'pickup' | 'pickupBookable'>;

/** Labels that were made by hand are not collected, and nobody comes who was called off. */
export const driverMayCome = ({ pickup, pickupBookable }: Facts): boolean =>
  pickup === 'confirmed' ||
  pickup === 'wanted' ||
  pickup === 'planned' ||
  (pickup === 'unconfirmed' && pickupBookable);
