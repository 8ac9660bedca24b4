// Rows that a subquery picks, locks and limits, so that they can be changed or deleted in the same statement.
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Orm } from './database.ts';

/**
 * Whether the row is among the ids that `picked` finds. Not `in (…)`: in a nested loop such a subquery is run again for
 * every row, skips what it has just locked, and in the end more rows change than its limit allows. An array is built
 * once.
 */
export const isPicked = (id: PgColumn | SQL, picked: SQLWrapper): SQL => sql`${id} = any(array(${picked}))`;

type Picking = { id: PgColumn | SQL; where: SQL | undefined; limit: number; orderBy?: SQL[] };

/** Deletes at most `limit` of the rows, and none that somebody else has locked; answers how many. */
export async function deletePicked(
  orm: Orm,
  table: PgTable,
  { id, where, limit, orderBy = [] }: Picking,
): Promise<number> {
  const picked = orm
    .select({ id })
    .from(table)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .for('update', { skipLocked: true });
  const { rowCount } = await orm.delete(table).where(isPicked(id, picked));
  return rowCount ?? 0;
}
