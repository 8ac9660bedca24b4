// Rows that a subquery picks, locks and limits, so that they can be changed in the same statement.
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/**
 * The row is one of those whose ids `picked` finds. Not `in (…)`: joined by a nested loop such a subquery is asked
 * again for every row, skips what it has just taken, and in the end more rows are changed than its limit says. An
 * array is made once.
 */
export const isPicked = (id: PgColumn | SQL, picked: SQLWrapper): SQL => sql`${id} = any(array(${picked}))`;
