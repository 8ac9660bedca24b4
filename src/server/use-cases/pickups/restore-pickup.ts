// Restores a cancelled pickup when the carrier rejects the refund, so that parcels are left to collect.
import { berlinNow } from '#domain/berlin.ts';
import { awaitsCollection } from '#domain/pickup.ts';
import type { Orm } from '../../db/database.ts';
import { findIntent, type Intent, type IntentChange } from '../../db/intents.ts';
import { lockOrder } from '../../db/orders.ts';
import { changePickup } from '../../db/pickups.ts';
import { findLockedPackages } from '../../db/refunds.ts';
import { findLegs } from '../../db/tracked-parcels.ts';
import { notifyOfPickup } from './notify-of-pickup.ts';

/** The reason on the operator's list: a van comes for nothing. */
export const NOT_CANCELLED = 'pickup_not_cancelled';

/** Whether any parcel waits for the van; locks the order until the transaction ends. */
export async function isPickupNeeded(tx: Orm, { orderId }: Intent): Promise<boolean> {
  const order = orderId && (await lockOrder(tx, orderId));
  if (!order || order.status === 'cancelled') return false;
  return (await findParcelsToCollect(tx, order.id)).length > 0;
}

/** The parcels waiting for the van; `released` counts as one, though its refund is not yet recorded as rejected. */
export async function findParcelsToCollect(
  orm: Orm,
  orderId: string | null,
  released?: number,
): Promise<number[]> {
  if (!orderId) return [];
  const locked = (await findLockedPackages(orm, orderId)).filter((index) => index !== released);
  const waiting = (await findLegs(orm, orderId)).filter((leg) => awaitsCollection(leg, locked));
  return waiting.map(({ packageIndex }) => packageIndex);
}

/** Whether a parcel left on the pickup day or later: nobody can tell if the van took it or someone else. */
export async function mayHaveBeenCollected(
  orm: Orm,
  { orderId, shipment }: Intent,
  now: Date,
): Promise<boolean> {
  const window = shipment.pickupDate;
  if (!orderId || !window || berlinNow(now).date < window.date) return false;
  const locked = await findLockedPackages(orm, orderId);
  const hasLeft = (at: Date | null): boolean => at !== null && berlinNow(at).date >= window.date;
  return (await findLegs(orm, orderId)).some(
    ({ leg, packageIndex, shippedAt }) => leg === 0 && hasLeft(shippedAt) && !locked.includes(packageIndex),
  );
}

type Rejected = { intentId: string; orderId: string; packageIndex: number };

/**
 * Runs in the transaction that locks the order and rejects this refund. A parcel that has travelled meanwhile needs no
 * van. A cancellation already under way is left alone: only the carrier's answer tells whether the van comes.
 */
export async function restorePickup(tx: Orm, refund: Rejected, now: Date): Promise<void> {
  if ((await findParcelsToCollect(tx, refund.orderId, refund.packageIndex)).length === 0) return;
  await restoreNeededPickup(tx, refund.intentId, now);
}

/** Like restorePickup, once it is known that a parcel waits for the van. */
export async function restoreNeededPickup(tx: Orm, intentId: string, now: Date): Promise<void> {
  const intent = await findIntent(tx, intentId);
  const change = intent && restored(intent);
  if (!change) return;
  await changePickup(tx, intent, { ...change, updatedAt: now });
  if (change.pickup) await notifyOfPickup(tx, { ...intent, pickup: change.pickup }, now);
}

function restored({
  pickup,
  pickupOrderAt,
  pickupCancelAt,
  attention,
  updatedAt,
}: Intent): IntentChange | null {
  // Cancelled before its carrier was asked: it is ordered when its time comes.
  if (pickup === 'cancelled' && pickupOrderAt) return { pickup: 'planned' };
  // The customer has to book it again, like one that was never confirmed (C-14).
  if (pickup === 'cancelled')
    return { pickup: 'unconfirmed', pickupConfirmation: null, pickupId: null, pickupCostCents: 0 };
  if (attention === NOT_CANCELLED) return { attention: null };
  // NOTE: claiming a cancellation moves pickupCancelAt ahead; until then it is the time of the mark.
  return pickupCancelAt && pickupCancelAt <= updatedAt ? { pickupCancelAt: null } : null;
}
