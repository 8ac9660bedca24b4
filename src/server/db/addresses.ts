// The address book: only ever one customer's own rows.
import { and, desc, eq } from 'drizzle-orm';
import type { Address } from '#domain/address.ts';
import type { Orm } from './database.ts';
import { addresses } from './schema.ts';

export type BookEntry = typeof addresses.$inferSelect;

/** All entries: the domain limits how many there can be. */
export const findAddressBook = (orm: Orm, userId: string): Promise<BookEntry[]> =>
  orm
    .select()
    .from(addresses)
    .where(eq(addresses.userId, userId))
    .orderBy(desc(addresses.createdAt), desc(addresses.id));

export async function insertAddress(tx: Orm, entry: BookEntry): Promise<BookEntry> {
  await tx.insert(addresses).values(entry);
  return entry;
}

const own = (id: string, userId: string) => and(eq(addresses.id, id), eq(addresses.userId, userId));

/** Null if the entry is not this user's. */
export async function replaceAddress(
  orm: Orm,
  { id, userId, address, now }: { id: string; userId: string; address: Address; now: Date },
): Promise<BookEntry | null> {
  const [row] = await orm
    .update(addresses)
    .set({ address, updatedAt: now })
    .where(own(id, userId))
    .returning();
  return row ?? null;
}

/** False if the entry is not this user's. */
export async function deleteAddress(orm: Orm, id: string, userId: string): Promise<boolean> {
  const rows = await orm.delete(addresses).where(own(id, userId)).returning({ id: addresses.id });
  return rows.length > 0;
}

export async function deleteAddressBook(tx: Orm, userId: string): Promise<void> {
  await tx.delete(addresses).where(eq(addresses.userId, userId));
}
