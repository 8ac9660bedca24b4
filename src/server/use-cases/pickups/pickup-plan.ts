// The day on which we order a pickup that the carrier does not accept yet, as the customer is told everywhere.
import type { PickupPlan } from '#contract/pickups.ts';
import { isBeyondHorizon, orderDay } from '#domain/pickup-horizon.ts';
import { legsOf } from '#domain/quote.ts';
import type { Intent } from '../../db/intents.ts';

type Ordered = Pick<Intent, 'pickup' | 'rate' | 'shipment'>;

/** Null when no pickup is wanted, or its order is not deferred. `wanted`: the purchase is still in progress. */
export function pickupPlan({ pickup, rate, shipment }: Ordered, now: Date): PickupPlan | null {
  const date = shipment.pickupDate?.date;
  if (!date || (pickup !== 'planned' && pickup !== 'wanted')) return null;
  const { carrier } = legsOf(rate)[0];
  if (pickup === 'wanted' && !isBeyondHorizon(carrier, date, now)) return null;
  const orderedOn = orderDay(carrier, date);
  return orderedOn === null ? null : { date, orderedOn };
}
