// Pickups whose moment to be ordered has come, and those that nobody needs any more: marked beside whatever made them so,
// called off by whoever claims them.
import { and, asc, eq, inArray, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { Orm } from './database.ts';
import { attentionAfter, isFree } from './intent-claims.ts';
import { findIntent, type Intent, type IntentChange } from './intents.ts';
import { intents, orders } from './schema.ts';

/** One that is being called off; `until` is also what tells this claim from a later one. */
export type PickupClaim = { intentId: string; until: Date };

/** One that is still to be booked is left to the engine: it books none that is marked, and then it is decided. */
const isDecided = or(ne(intents.pickup, 'wanted'), ne(intents.status, 'label_purchased'));

/**
 * Has it called off soon; false when there is nothing to call off. Whoever was about to book it is stopped; whoever
 * books it just now keeps the claim, and records beside the mark.
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

/** Whether it is marked, or its order cancelled, by now: an intent that was read a while ago does not know. */
export async function isPickupUnneeded(orm: Orm, id: string): Promise<boolean> {
  const rows = await orm
    .select({ id: intents.id })
    .from(intents)
    .leftJoin(orders, eq(orders.intentId, intents.id))
    .where(and(eq(intents.id, id), or(isNotNull(intents.pickupCancelAt), eq(orders.status, 'cancelled'))));
  return rows.length > 0;
}

/** Whose carrier takes the order by now. */
export async function findPlannedPickups(orm: Orm, now: Date, limit: number): Promise<string[]> {
  const isDue = and(
    eq(intents.pickup, 'planned'),
    lte(intents.pickupOrderAt, now),
    isNull(intents.pickupCancelAt),
  );
  const rows = await orm
    .select({ id: intents.id })
    .from(intents)
    .where(and(isDue, isFree(now)))
    .orderBy(asc(intents.pickupOrderAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Everything of this owner that is planned, whether anything still waits for the van or not. */
export const findPlannedOf = (orm: Orm, userId: string) =>
  orm
    .select({ pickup: intents.pickup, orderId: intents.orderId })
    .from(intents)
    .where(and(eq(intents.userId, userId), eq(intents.pickup, 'planned')));

export async function findPickupsToCancel(orm: Orm, now: Date, limit: number): Promise<string[]> {
  const rows = await orm
    .select({ id: intents.id })
    .from(intents)
    .where(and(lte(intents.pickupCancelAt, now), isFree(now), isDecided))
    .orderBy(asc(intents.pickupCancelAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Claims one that is due; null when it is not, or when somebody books it just now. */
export async function claimPickup(
  orm: Orm,
  id: string,
  { now, until }: { now: Date; until: Date },
): Promise<Intent | null> {
  const rows = await orm
    .update(intents)
    .set({ pickupCancelAt: until })
    .where(and(eq(intents.id, id), lte(intents.pickupCancelAt, now), isFree(now), isDecided))
    .returning({ id: intents.id });
  return rows.length > 0 ? await findIntent(orm, id) : null;
}

/** Changes one that is as it was read; nothing when somebody has begun to call it off since. */
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

/** False when the claim has gone to somebody else. A reason for attention that is there already stays. */
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
