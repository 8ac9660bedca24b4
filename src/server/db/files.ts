// Stored files: labels and export declarations, read by their owner only.
import { and, asc, eq } from 'drizzle-orm';
import type { Orm } from './database.ts';
import { files, shipments } from './schema.ts';

export type File = typeof files.$inferSelect;
export type NewFile = typeof files.$inferInsert;

export async function insertFile(orm: Orm, file: NewFile): Promise<void> {
  await orm.insert(files).values(file);
}

/** With its content; null when there is none of this id, or it belongs to somebody else. */
export async function findOwnFile(orm: Orm, id: string, ownerId: string): Promise<File | null> {
  const [row] = await orm
    .select()
    .from(files)
    .where(and(eq(files.id, id), eq(files.ownerId, ownerId)));
  return row ?? null;
}

/** The stored labels of an order, in the order of its parcels. */
export function findLabelFiles(
  orm: Orm,
  orderId: string,
): Promise<{ packageIndex: number; name: string; content: Uint8Array }[]> {
  return orm
    .select({ packageIndex: shipments.packageIndex, name: files.name, content: files.content })
    .from(shipments)
    .innerJoin(files, eq(files.id, shipments.labelFileId))
    .where(eq(shipments.orderId, orderId))
    .orderBy(asc(shipments.packageIndex));
}
