// Customers' own notes on their orders.
import { eq, inArray } from 'drizzle-orm';
import type { Orm } from './database.ts';
import { orderNotes, orders } from './schema.ts';

export type OrderNotes = typeof orderNotes.$inferSelect;
export type NotesChange = Partial<Pick<OrderNotes, 'reference' | 'note' | 'purpose'>>;

export async function findNotes(orm: Orm, orderId: string): Promise<OrderNotes | null> {
  const [row] = await orm.select().from(orderNotes).where(eq(orderNotes.orderId, orderId));
  return row ?? null;
}

/** Fields absent from `change` stay as they are. */
export async function saveNotes(
  orm: Orm,
  { orderId, change, now }: { orderId: string; change: NotesChange; now: Date },
): Promise<OrderNotes> {
  const set = { ...change, updatedAt: now };
  const [row] = await orm
    .insert(orderNotes)
    .values({ orderId, ...set })
    .onConflictDoUpdate({ target: orderNotes.orderId, set })
    .returning();
  if (!row) throw new Error(`The notes of order ${orderId} were not saved.`);
  return row;
}

/** Deletes the notes of all orders of this customer; the orders stay. */
export async function deleteNotesOf(tx: Orm, userId: string): Promise<void> {
  const theirs = tx.select({ id: orders.id }).from(orders).where(eq(orders.userId, userId));
  await tx.delete(orderNotes).where(inArray(orderNotes.orderId, theirs));
}
