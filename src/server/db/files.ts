// Stored files: labels and export declarations, read by their owner only.
import { and, asc, eq } from 'drizzle-orm';
import type { Orm } from './database.ts';
import { files, shipments } from './schema.ts';

export type File = typeof files.$inferSelect;
export type NewFile = typeof files.$inferInsert;

export async function insertFile(orm: Orm, file: NewFile): Promise<void> {
  await orm.insert(files).values(file);
}

/** Whether this customer has uploaded an export declaration of this id. */
export async function hasDeclaration(orm: Orm, id: string, ownerId: string): Promise<boolean> {
  const rows = await orm
    .select({ id: files.id })
    .from(files)
    .where(and(eq(files.id, id), eq(files.ownerId, ownerId), eq(files.kind, 'declaration')));
  return rows.length > 0;
}

/** The stored labels that the customer prints, in the order of the parcels: those of a hub route's first leg. */
export function findLabelFiles(
  orm: Orm,
  orderId: string,
): Promise<{ packageIndex: number; name: string; content: Uint8Array }[]> {
  return orm
    .select({ packageIndex: shipments.packageIndex, name: files.name, content: files.content })
    .from(shipments)
    .innerJoin(files, eq(files.id, shipments.labelFileId))
    .where(and(eq(shipments.orderId, orderId), eq(shipments.leg, 0)))
    .orderBy(asc(shipments.packageIndex));
}
