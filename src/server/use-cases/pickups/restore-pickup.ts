// A refund that the carrier rejects leaves parcels to collect: the pickup that was called off for it is wanted again.
import { berlinNow } from '#domain/berlin.ts';
import { isToCollect } from '#domain/pickup.ts';
import type { Orm } from '../../db/database.ts';
import { findIntent, type Intent, type IntentChange } from '../../db/intents.ts';
import { lockOrder } from '../../db/orders.ts';
import { changePickup } from '../../db/pickups.ts';
import { findLockedPackages } from '../../db/refunds.ts';
import { findLegs } from '../../db/tracked-parcels.ts';
import { tellOfPickup } from './tell-of-pickup.ts';

/** What an operator reads on the list: a van comes for nothing. */
export const NOT_CANCELLED = 'pickup_not_cancelled';

/** Whether anything waits for the van; holds the order until the transaction ends. */
export async function isVanWanted(tx: Orm, { orderId }: Intent): Promise<boolean> {
  const order = orderId && (await lockOrder(tx, orderId));
  if (!order || order.status === 'cancelled') return false;
  return (await findToCollect(tx, order.id)).length > 0;
}

/** The parcels that wait for the van; `released` is its customer's again, though its refund does not say so yet. */
export async function findToCollect(orm: Orm, orderId: string | null, released?: number): Promise<number[]> {
  if (!orderId) return [];
  const locked = (await findLockedPackages(orm, orderId)).filter((index) => index !== released);
  const waiting = (await findLegs(orm, orderId)).filter((leg) => isToCollect(leg, locked));
  return waiting.map(({ packageIndex }) => packageIndex);
}

/** A parcel that left on the day of the van, or later: whether the van took it or somebody else, nobody can tell. */
export async function mayHaveCome(orm: Orm, { orderId, shipment }: Intent, now: Date): Promise<boolean> {
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
 * Part of a transaction that holds the order and rejects this refund. A parcel that has travelled meanwhile needs no
 * van. One whose calling off has begun is left to whoever does that: only the carrier's answer tells whether it comes.
 */
export async function restorePickup(tx: Orm, refund: Rejected, now: Date): Promise<void> {
  if ((await findToCollect(tx, refund.orderId, refund.packageIndex)).length === 0) return;
  await restoreWanted(tx, refund.intentId, now);
}

/** The same, once it is known that something waits for the van. */
export async function restoreWanted(tx: Orm, intentId: string, now: Date): Promise<void> {
  const intent = await findIntent(tx, intentId);
  const change = intent && restored(intent);
  if (!change) return;
  await changePickup(tx, intent, { ...change, updatedAt: now });
  if (change.pickup) await tellOfPickup(tx, { ...intent, pickup: change.pickup }, now);
}

function restored({
  pickup,
  pickupOrderAt,
  pickupCancelAt,
  attention,
  updatedAt,
}: Intent): IntentChange | null {
  // Called off before its carrier was asked for it: it is ordered when its moment comes.
  if (pickup === 'cancelled' && pickupOrderAt) return { pickup: 'planned' };
  // It has to be booked anew, by the customer, as one that was never confirmed (C-14).
  if (pickup === 'cancelled')
    return { pickup: 'unconfirmed', pickupConfirmation: null, pickupId: null, pickupCostCents: 0 };
  if (attention === NOT_CANCELLED) return { attention: null };
  // NOTE: whoever claims it sets this time ahead; until then it is that of the mark.
  return pickupCancelAt && pickupCancelAt <= updatedAt ? { pickupCancelAt: null } : null;
}
