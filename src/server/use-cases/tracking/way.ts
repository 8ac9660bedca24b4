// A parcel's way over all its legs, as one: where it stands, and when it should arrive.
import { isExpected, statusOf, type TrackingStatus } from '#domain/tracking.ts';
import type { Leg } from '../../db/tracking.ts';

export type Way = { status: TrackingStatus; eta: Date | null; deliveredAt: Date | null };

/** What the first carrier says of the hub, nobody waits for at the recipient's door: it is under way. */
const arrivals: readonly TrackingStatus[] = ['ready_for_pickup', 'out_for_delivery', 'delivered'];

/** `legs` in the order of the way, at least one. The last that has moved tells. */
export function wayOf(legs: readonly Leg[]): Way {
  const last = legs.at(-1);
  const moved = legs.findLast((leg) => leg.shippedAt !== null) ?? legs[0];
  if (!last || !moved) return { status: 'pending', eta: null, deliveredAt: null };
  const ofLeg = statusOf(moved);
  const status = moved !== last && arrivals.includes(ofLeg) ? 'in_transit' : ofLeg;
  return {
    status,
    // Of what is on its way back, stopped, or to be fetched, the day that was named is not the recipient's any more.
    eta: isExpected(status) && isDayKnown(legs, last) ? last.eta : null,
    deliveredAt: status === 'delivered' ? last.deliveredAt : null,
  };
}

/**
 * From a hub on, only what was said once the parcel had left it: before that, the carrier counts from the purchase of
 * the label, as if the parcel had been there.
 */
const isDayKnown = (legs: readonly Leg[], { shippedAt, etaSaidAt }: Leg): boolean =>
  legs.length === 1 || (shippedAt !== null && etaSaidAt !== null && etaSaidAt >= shippedAt);
