// Up to when a provider's own list of its calls was read; kept, as a process may end before its first look is through.
import { eq, sql } from 'drizzle-orm';
import type { PaidAt } from '#domain/intent.ts';
import type { Orm } from './database.ts';
import { readLists } from './schema.ts';

/** Null: it was never looked at. */
export async function findReadUntil(orm: Orm, provider: PaidAt): Promise<Date | null> {
  const [row] = await orm.select().from(readLists).where(eq(readLists.provider, provider));
  return row?.readUntil ?? null;
}

/** Only ever later: of two processes that look at once the slower one takes nothing back. */
export async function noteReadUntil(orm: Orm, provider: PaidAt, readUntil: Date): Promise<void> {
  await orm
    .insert(readLists)
    .values({ provider, readUntil })
    .onConflictDoUpdate({
      target: readLists.provider,
      set: { readUntil: sql`greatest(${readLists.readUntil}, excluded.read_until)` },
    });
}
