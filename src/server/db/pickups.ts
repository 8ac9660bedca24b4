// Pickups due to be ordered, and those no longer needed: marked where the need ends, then claimed and cancelled.
import { and, asc, eq, inArray, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm';
import { isFree } from './claims.ts';
import type { Orm } from './database.ts';
import { attentionAfter } from './intent-claims.ts';
import { findIntent, type Intent, type IntentChange } from './intents.ts';
import { intents, orders } from './schema.ts';

/** A pickup being cancelled; `until` also distinguishes this claim from a later one. */
export type PickupClaim = { intentId: string; until: Date };

/** One still to be booked is left to the engine: it does not book a marked pickup, which decides the case. */
const isDecided = or(ne(intents.pickup, 'wanted'), ne(intents.status, 'label_purchased'));

/**
 * Marks a pickup to be cancelled soon; false if there is nothing to cancel. A worker about to book it is stopped; one
 * that is booking it right now keeps the claim, and records its outcome next to the mark.
 */
export async function markPickupUnneeded(tx: Orm, id: string, now: Date): Promise<boolean> {
  const rows = await tx
    .update(intents)
    .set({ pickupCancelAt: now, step: sql`${intents.step} + 1`, updatedAt: now })
    .where(
      and(
        eq(intents.id, id),
        inArray(intents.pickup, ['wanted', 'planned', 'confirmed', 'unconfirmed']),
        isNull(intents.pickupCancelAt),
      ),
    )
    .returning({ id: intents.id });
  return rows.length > 0;
}

/** Whether the pickup is marked, or its order cancelled, by now: an intent read earlier does not know. */
export async function isPickupUnneeded(orm: Orm, id: string): Promise<boolean> {
  const rows = await orm
    .select({ id: intents.id })
    .from(intents)
    .leftJoin(orders, eq(orders.intentId, intents.id))
    .where(and(eq(intents.id, id), or(isNotNull(intents.pickupCancelAt), eq(orders.status, 'cancelled'))));
  return rows.length > 0;
}

/** Planned pickups whose carrier accepts the order by now. */
export async function findPlannedPickups(orm: Orm, now: Date, limit: number): Promise<string[]> {
  const isDue = and(
    eq(intents.pickup, 'planned'),
    lte(intents.pickupOrderAt, now),
    isNull(intents.pickupCancelAt),
  );
  const rows = await orm
    .select({ id: intents.id })
    .from(intents)
    .where(and(isDue, isFree(intents, now)))
    .orderBy(asc(intents.pickupOrderAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** All planned pickups of this owner, whether anything still waits for the van or not. */
export const findPlannedOf = (orm: Orm, userId: string) =>
  orm
    .select({ pickup: intents.pickup, orderId: intents.orderId })
    .from(intents)
    .where(and(eq(intents.userId, userId), eq(intents.pickup, 'planned')));

export async function findPickupsToCancel(orm: Orm, now: Date, limit: number): Promise<string[]> {
  const rows = await orm
    .select({ id: intents.id })
    .from(intents)
    .where(and(lte(intents.pickupCancelAt, now), isFree(intents, now), isDecided))
    .orderBy(asc(intents.pickupCancelAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Claims a pickup that is due for cancellation; null if it is not, or is being booked right now. */
export async function claimPickup(
  orm: Orm,
  id: string,
  { now, until }: { now: Date; until: Date },
): Promise<Intent | null> {
  const rows = await orm
    .update(intents)
    .set({ pickupCancelAt: until })
    .where(and(eq(intents.id, id), lte(intents.pickupCancelAt, now), isFree(intents, now), isDecided))
    .returning({ id: intents.id });
  return rows.length > 0 ? await findIntent(orm, id) : null;
}

/** Changes a pickup that is unchanged since it was read; does nothing if its cancellation has begun since. */
export async function changePickup(
  tx: Orm,
  intent: Intent,
  change: IntentChange & { updatedAt: Date },
): Promise<void> {
  const { id, pickupCancelAt } = intent;
  const isAsRead = sql`${intents.pickupCancelAt} is not distinct from ${pickupCancelAt?.toISOString() ?? null}::timestamptz`;
  await tx
    .update(intents)
    .set({ ...change, attention: attentionAfter(intent, change), step: sql`${intents.step} + 1` })
    .where(and(eq(intents.id, id), isAsRead));
}

type Recorded = Pick<IntentChange, 'pickup' | 'pickupCancelAt' | 'attention'>;

/** False if the claim has passed to another worker. An existing reason for attention is kept. */
export async function recordPickup(
  tx: Orm,
  { intentId, until }: PickupClaim,
  { attention, ...change }: Recorded,
): Promise<boolean> {
  const rows = await tx
    .update(intents)
    .set({
      ...change,
      ...(attention ? { attention: sql`coalesce(${intents.attention}, ${attention})` } : {}),
    })
    .where(and(eq(intents.id, intentId), eq(intents.pickupCancelAt, until)))
    .returning({ id: intents.id });
  return rows.length > 0;
}
