// How far a provider's own list of its calls was read; stored, as a process may die before its first pass is through.
import { eq, sql } from 'drizzle-orm';
import type { PaidAt } from '#domain/intent.ts';
import type { Orm } from './database.ts';
import { readLists } from './schema.ts';

/** Null: never read. */
export async function findNoticeCursor(orm: Orm, provider: PaidAt): Promise<Date | null> {
  const [row] = await orm.select().from(readLists).where(eq(readLists.provider, provider));
  return row?.readUntil ?? null;
}

/** Only moves forward: of two concurrent processes the slower one takes nothing back. */
export async function saveNoticeCursor(orm: Orm, provider: PaidAt, readUntil: Date): Promise<void> {
  await orm
    .insert(readLists)
    .values({ provider, readUntil })
    .onConflictDoUpdate({
      target: readLists.provider,
      set: { readUntil: sql`greatest(${readLists.readUntil}, excluded.read_until)` },
    });
}
