// Stored files: labels, carriers' invoices, declarations; read by their owner, and by operators with an audit row.
import { and, asc, eq, inArray, ne, notExists, sql } from 'drizzle-orm';
import { GUEST } from '#domain/user.ts';
import type { Orm } from './database.ts';
import { holdsRate, isLocking } from './ended.ts';
import { files, intents, orders, refunds, shipments } from './schema.ts';

type StoredFile = typeof files.$inferSelect;
export type NewFile = typeof files.$inferInsert;

export async function insertFile(orm: Orm, file: NewFile): Promise<void> {
  await orm.insert(files).values(file);
}

/** Regardless of its owner: for the operator. */
export async function findFile(orm: Orm, id: string): Promise<StoredFile | null> {
  const [row] = await orm.select().from(files).where(eq(files.id, id));
  return row ?? null;
}

/** Empty after its end, and for a file that does not exist. */
export async function readPieceOfFile(
  orm: Orm,
  id: string,
  { from, bytes }: { from: number; bytes: number },
): Promise<Buffer> {
  const piece = sql<Buffer>`substring(${files.content} from ${from + 1} for ${bytes})`;
  const [row] = await orm.select({ piece }).from(files).where(eq(files.id, id));
  return row?.piece ?? Buffer.alloc(0);
}

/** The names of the files that exist. */
export async function findFileNames(orm: Orm, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await orm
    .select({ id: files.id, name: files.name })
    .from(files)
    .where(inArray(files.id, [...ids]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Whether this customer has uploaded an export declaration of this id. */
export async function hasDeclaration(orm: Orm, id: string, ownerId: string): Promise<boolean> {
  const rows = await orm
    .select({ id: files.id })
    .from(files)
    .where(and(eq(files.id, id), eq(files.ownerId, ownerId), eq(files.kind, 'declaration')));
  return rows.length > 0;
}

/**
 * Deletes one owner's declarations, or all old ones (guests' after a time of their own), unless an order used them or a
 * checkout may still become one.
 */
export async function deleteUnusedDeclarations(
  orm: Orm,
  which: { ownerId: string } | { uploadedBefore: Date; byGuestsBefore: Date },
): Promise<void> {
  const before = (at: Date) => sql`f.created_at < ${at.toISOString()}::timestamptz`;
  const chosen =
    'ownerId' in which
      ? sql`f.owner_id = ${which.ownerId}`
      : sql`(${before(which.uploadedBefore)}
          or ${before(which.byGuestsBefore)} and starts_with(f.owner_id, ${GUEST}))`;
  await orm.execute(sql`delete from ${files} as f where f.kind = 'declaration' and ${chosen}
    and not exists (select 1 from ${orders} as o
      where o.order_snapshot -> 'additionalServices' ->> 'ownAEFileId' = f.id)
    and not exists (select 1 from ${intents} as i
      where i.user_id = f.owner_id and ${holdsRate(sql`i.status`)}
        and i.shipment -> 'additionalServices' ->> 'ownAEFileId' = f.id)`);
}

/**
 * Deletes one owner's declarations that neither an order nor an open checkout names, except the newest within these
 * bounds.
 */
export async function deleteSurplusDeclarations(
  orm: Orm,
  ownerId: string,
  most: { count: number; bytes: number },
): Promise<void> {
  // Cheap for nearly everybody: only customers with many have them looked up one by one.
  const [sums] = await orm
    .select({
      count: sql<number>`count(*)::int`,
      bytes: sql<number>`coalesce(sum(${files.size}), 0)::float8`,
    })
    .from(files)
    .where(and(eq(files.ownerId, ownerId), eq(files.kind, 'declaration')));
  if (!sums || (sums.count <= most.count && sums.bytes <= most.bytes)) return;
  await orm.execute(sql`delete from ${files} as f using (
      select u.id, row_number() over newest as place, sum(u.size) over newest as bytes
      from ${files} as u
      where u.owner_id = ${ownerId} and u.kind = 'declaration'
        and not exists (select 1 from ${orders} as o
          where o.user_id = u.owner_id and o.order_snapshot -> 'additionalServices' ->> 'ownAEFileId' = u.id)
        and not exists (select 1 from ${intents} as i
          where i.user_id = u.owner_id and ${holdsRate(sql`i.status`)}
            and i.shipment -> 'additionalServices' ->> 'ownAEFileId' = u.id)
      window newest as (order by u.created_at desc, u.id rows unbounded preceding)
    ) as surplus
    where f.id = surplus.id and (surplus.place > ${most.count} or surplus.bytes > ${most.bytes})`);
}

/**
 * The labels of a purchase that a mail may carry, in parcel order, without content: none while the order is held or
 * once it is cancelled, and none that is being given back (C-40, C-53).
 */
export const findMailableLabels = (
  orm: Orm,
  intentId: string,
): Promise<{ id: string; name: string; mime: string; size: number }[]> =>
  orm
    .select({ id: files.id, name: files.name, mime: files.mime, size: files.size })
    .from(orders)
    .innerJoin(shipments, and(eq(shipments.orderId, orders.id), eq(shipments.leg, 0)))
    .innerJoin(files, and(eq(files.id, shipments.labelFileId), eq(files.ownerId, orders.userId)))
    .where(
      and(
        eq(orders.intentId, intentId),
        eq(orders.exportHold, false),
        ne(orders.status, 'cancelled'),
        notExists(
          orm
            .select({ id: refunds.id })
            .from(refunds)
            .where(
              and(
                eq(refunds.orderId, orders.id),
                eq(refunds.packageIndex, shipments.packageIndex),
                isLocking(refunds.state),
              ),
            ),
        ),
      ),
    )
    .orderBy(asc(shipments.packageIndex));

/** The name and checksum of a carrier's invoice among our files; its owner's only. */
export async function findCarrierInvoice(
  orm: Orm,
  { id, ownerId }: { id: string; ownerId: string },
): Promise<{ name: string; sha256: string } | null> {
  const [row] = await orm
    .select({ name: files.name, sha256: files.sha256 })
    .from(files)
    .where(and(eq(files.id, id), eq(files.ownerId, ownerId), eq(files.kind, 'carrier-invoice')));
  return row ?? null;
}

/** The contents of these files, by id. */
export async function loadFiles(orm: Orm, ids: readonly string[]): Promise<Map<string, Uint8Array>> {
  const rows = await orm
    .select({ id: files.id, content: files.content })
    .from(files)
    .where(inArray(files.id, [...ids]));
  return new Map(rows.map(({ id, content }) => [id, content]));
}
