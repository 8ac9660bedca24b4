// Guests whose last purchase was long ago, and whose remaining data is to be checked.
import { sql } from 'drizzle-orm';
import { GUEST } from '#domain/user.ts';
import type { Orm } from './database.ts';
import { orders, shipments, trackingUpdates } from './schema.ts';

/**
 * Of the next `limit` guests, in a fixed order, those whose last order is older than `newestBefore` and whose parcels
 * have data that could be erased. `upTo` is the last one checked; null: there are no more. Reads much and finds little:
 * a caller walking through all of them may have to stop after any page.
 */
export async function findPastGuests(
  orm: Orm,
  { after, limit, newestBefore }: { after: string; limit: number; newestBefore: Date },
): Promise<{ ids: string[]; upTo: string | null }> {
  const { rows } = await orm.execute<{ id: string; is_past: boolean }>(sql`select g.id,
      g.newest < ${newestBefore.toISOString()}::timestamptz and exists (
        select 1 from ${orders} as o where o.user_id = g.id and (
          exists (select 1 from ${shipments} as s where s.order_id = o.id and s.label_file_id is not null)
          or exists (select 1 from ${trackingUpdates} as t where t.order_id = o.id
            and (t.raw_data <> '' or t.status_description is not null)))) as is_past
    from (select user_id as id, max(created_at) as newest from ${orders}
      where starts_with(user_id, ${GUEST}) and user_id > ${after}
      group by user_id order by user_id limit ${limit}) as g
    order by g.id`);
  return {
    ids: rows.flatMap(({ id, is_past: isPast }) => (isPast ? [id] : [])),
    upTo: rows.length < limit ? null : (rows.at(-1)?.id ?? null),
  };
}
