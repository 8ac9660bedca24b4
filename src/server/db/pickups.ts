// Pickups that nobody needs any more: marked beside whatever made them so, called off by whoever claims them.
import { and, asc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Orm } from './database.ts';
import { findIntent, type Intent, type IntentChange } from './intents.ts';
import { intents } from './schema.ts';

/** One that is being called off; `until` is also what tells this claim from a later one. */
export type PickupClaim = { intentId: string; until: Date };

/** Nobody books it just now, or whoever did has died. */
const isFree = (now: Date) => or(isNull(intents.claimToken), lte(intents.claimedUntil, now));

/** Has it called off soon; false when there is nothing to call off. Whoever was about to book it is stopped. */
export async function markPickupUnneeded(tx: Orm, id: string, now: Date): Promise<boolean> {
  const rows = await tx
    .update(intents)
    .set({ pickupCancelAt: now, step: sql`${intents.step} + 1`, updatedAt: now })
    .where(
      and(
        eq(intents.id, id),
        inArray(intents.pickup, ['confirmed', 'unconfirmed']),
        isNull(intents.pickupCancelAt),
      ),
    )
    .returning({ id: intents.id });
  return rows.length > 0;
}

export async function findPickupsToCancel(orm: Orm, now: Date, limit: number): Promise<string[]> {
  const rows = await orm
    .select({ id: intents.id })
    .from(intents)
    .where(and(lte(intents.pickupCancelAt, now), isFree(now)))
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
    .where(and(eq(intents.id, id), lte(intents.pickupCancelAt, now), isFree(now)))
    .returning({ id: intents.id });
  return rows.length > 0 ? await findIntent(orm, id) : null;
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
