// Returns from PayPal that came without a session, kept at their checkout for the next login of its owner (C-38).
import { and, desc, eq, isNotNull, lte } from 'drizzle-orm';
import type { Orm } from './database.ts';
import type { Intent } from './intents.ts';
import { intents } from './schema.ts';

type ParkedReturn = NonNullable<Intent['parkedReturn']>;

export async function parkReturn(orm: Orm, intentId: string, parkedReturn: ParkedReturn): Promise<void> {
  await orm.update(intents).set({ parkedReturn }).where(eq(intents.id, intentId));
}

/** The newest of this user; it and the older ones are forgotten, so that each is told once. */
export async function takeParkedReturn(
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
  // One that comes meanwhile is told next time.
  const taken = await orm
    .update(intents)
    .set({ parkedReturn: null })
    .where(and(areParked, lte(createdAt, newest.createdAt)))
    .returning({ id });
  // Without it somebody else, another tab perhaps, has it: they tell.
  return taken.some((one) => one.id === newest.id) ? newest : null;
}
