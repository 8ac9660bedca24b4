// Whether a transaction waits for another's lock; only on PostgreSQL, which has concurrent transactions.
import { sql } from 'drizzle-orm';
import type { Orm } from '#server/db/database.ts';

export async function isTransactionWaiting(orm: Orm): Promise<boolean> {
  const { rows } = await orm.execute(
    sql`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows.length > 0;
}
