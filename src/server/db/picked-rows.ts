// Rows that a subquery picks, locks and limits, so that they can be changed in the same statement.
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/**
 * Whether the row is among the ids that `picked` finds. Not `in (…)`: in a nested loop such a subquery is run again for
 * every row, skips what it has just locked, and in the end more rows change than its limit allows. An array is built
 * once.
 */
export const isPicked = (id: PgColumn | SQL, picked: SQLWrapper): SQL => sql`${id} = any(array(${picked}))`;
