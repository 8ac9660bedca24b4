// Guests who have bought something long ago: what is left of it is to be looked through.
import { sql } from 'drizzle-orm';
import { GUEST } from '#domain/user.ts';
import type { Orm } from './database.ts';
import { orders, shipments, trackingUpdates } from './schema.ts';

/**
 * Ids of guests whose last order lies before a moment and of whose parcels something is kept that could be forgotten, in
 * a fixed order. NOTE: without an index; looked for once an hour.
 */
export async function findPastGuests(
  orm: Orm,
  { after, limit, newestBefore }: { after: string; limit: number; newestBefore: Date },
): Promise<string[]> {
  const { rows } = (await orm.execute(sql`select o.user_id as id from ${orders} as o
    where starts_with(o.user_id, ${GUEST}) and o.user_id > ${after}
    group by o.user_id
    having max(o.created_at) < ${newestBefore.toISOString()}::timestamptz and bool_or(
      exists (select 1 from ${shipments} as s where s.order_id = o.id and s.label_file_id is not null)
      or exists (select 1 from ${trackingUpdates} as t where t.order_id = o.id
        and (t.raw_data <> '' or t.status_description is not null)))
    order by o.user_id limit ${limit}`)) as { rows: { id: string }[] };
  return rows.map(({ id }) => id);
}
