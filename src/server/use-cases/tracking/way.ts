// A parcel's way over all its legs, as one: where it stands, and when it should arrive.
import { isExpected, statusOf, type TrackingStatus } from '#domain/tracking.ts';
import type { Orm } from '../../db/database.ts';
import { findGivenBack, type Leg } from '../../db/tracked-parcels.ts';

export type Way = { status: TrackingStatus; eta: Date | null; deliveredAt: Date | null };

/** What the first carrier says of the hub, nobody waits for at the recipient's door: it is under way. */
const arrivals: readonly TrackingStatus[] = ['ready_for_pickup', 'out_for_delivery', 'delivered'];

/** `legs` in the order of the way, at least one. The last that has moved tells. */
export function wayOf(legs: readonly Leg[], returned: ReadonlySet<number>): Way {
  const last = legs.at(-1);
  const moved = legs.findLast((leg) => leg.shippedAt !== null) ?? legs[0];
  if (!last || !moved) return { status: 'pending', eta: null, deliveredAt: null };
  const ofLeg = statusOf(moved);
  const isOff = ofLeg === 'pending' && returned.has(moved.packageIndex);
  const status = isOff ? 'cancelled' : moved !== last && arrivals.includes(ofLeg) ? 'in_transit' : ofLeg;
  return {
    status,
    // Of what is on its way back, stopped, or to be fetched, the day that was named is not the recipient's any more.
    eta: isExpected(status) && isDayKnown(legs, last) ? last.eta : null,
    deliveredAt: status === 'delivered' ? last.deliveredAt : null,
  };
}

/** The parcels of an order whose label the carrier has taken back: nobody waits for what has not begun its way. */
export async function findReturned(orm: Orm, orderId: string): Promise<ReadonlySet<number>> {
  const back = (await findGivenBack(orm, [orderId])).filter(({ state }) => state !== 'requested');
  return new Set(back.map(({ packageIndex }) => packageIndex));
}

/**
 * From a hub on, only what was said once the parcel had left it: before that, the carrier counts from the purchase of
 * the label, as if the parcel had been there.
 */
const isDayKnown = (legs: readonly Leg[], { shippedAt, etaSaidAt }: Leg): boolean =>
  legs.length === 1 || (shippedAt !== null && etaSaidAt !== null && etaSaidAt >= shippedAt);
