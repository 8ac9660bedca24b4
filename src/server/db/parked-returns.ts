// Returns from PayPal that came without a session, kept with their checkout for its owner's next login (C-38).
import { and, desc, eq, isNotNull, lte } from 'drizzle-orm';
import type { Orm } from './database.ts';
import type { Intent } from './intents.ts';
import { intents } from './schema.ts';

/** Null: its owner has seen it. */
export async function parkReturn(
  orm: Orm,
  intentId: string,
  parkedReturn: Intent['parkedReturn'],
): Promise<void> {
  await orm.update(intents).set({ parkedReturn }).where(eq(intents.id, intentId));
}

/** This user's newest; it and the older ones are cleared, so that each is shown once. */
export async function claimParkedReturn(
  orm: Orm,
  userId: string,
): Promise<Pick<Intent, 'purchaseKey' | 'parkedReturn' | 'createdAt'> | null> {
  const areParked = and(eq(intents.userId, userId), isNotNull(intents.parkedReturn));
  const { id, purchaseKey, parkedReturn, createdAt } = intents;
  const [newest] = await orm
    .select({ id, purchaseKey, parkedReturn, createdAt })
    .from(intents)
    .where(areParked)
    .orderBy(desc(createdAt))
    .limit(1);
  if (!newest) return null;
  // One that arrives meanwhile is shown next time.
  const taken = await orm
    .update(intents)
    .set({ parkedReturn: null })
    .where(and(areParked, lte(createdAt, newest.createdAt)))
    .returning({ id });
  // If it is missing, another request, perhaps from another tab, has it and shows it.
  return taken.some((one) => one.id === newest.id) ? newest : null;
}
