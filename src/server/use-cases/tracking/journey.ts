// A parcel's journey over all its legs, as one: where it is, and when it should arrive.
import { isExpected, statusOf, type TrackingStatus } from '#domain/tracking.ts';
import type { Orm } from '../../db/database.ts';
import { findRefundedParcels, type Leg } from '../../db/tracked-parcels.ts';

type Journey = { status: TrackingStatus; eta: Date | null; deliveredAt: Date | null };

/** Reported by the first leg's carrier, these mean arrival at the hub: for the recipient, the parcel is in transit. */
const arrivals: readonly TrackingStatus[] = ['ready_for_pickup', 'out_for_delivery', 'delivered'];

/** `legs` in travel order, at least one. The last one that has moved decides. */
export function journeyOf(legs: readonly Leg[], returned: ReadonlySet<number>): Journey {
  const last = legs.at(-1);
  const moved = legs.findLast((leg) => leg.shippedAt !== null) ?? legs[0];
  if (!last || !moved) return { status: 'pending', eta: null, deliveredAt: null };
  const ofLeg = statusOf(moved);
  const isOff = ofLeg === 'pending' && returned.has(moved.packageIndex);
  const status = isOff ? 'cancelled' : moved !== last && arrivals.includes(ofLeg) ? 'in_transit' : ofLeg;
  return {
    status,
    // For a parcel that is returning, stopped or to be collected, the estimated day no longer holds.
    eta: isExpected(status) && isDayKnown(legs, last) ? last.eta : null,
    deliveredAt: status === 'delivered' ? last.deliveredAt : null,
  };
}

/** The parcels of an order whose label the carrier has taken back: one that never shipped counts as cancelled. */
export async function findReturned(orm: Orm, orderId: string): Promise<ReadonlySet<number>> {
  const back = (await findRefundedParcels(orm, [orderId])).filter(({ state }) => state !== 'requested');
  return new Set(back.map(({ packageIndex }) => packageIndex));
}

/**
 * For the leg from a hub, only an estimate made after the parcel left it: before that, the carrier counts from the
 * label purchase, as if the parcel were already there.
 */
const isDayKnown = (legs: readonly Leg[], { shippedAt, etaSaidAt }: Leg): boolean =>
  legs.length === 1 || (shippedAt !== null && etaSaidAt !== null && etaSaidAt >= shippedAt);
