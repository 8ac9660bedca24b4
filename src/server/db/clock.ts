// How far our clock is from the database's, as processes judge each other's leases by their own clocks.
import { sql } from 'drizzle-orm';
import type { Orm } from './database.ts';

/** In milliseconds; negative if ours is behind. */
export async function clockAheadMs(orm: Orm, clock: () => Date): Promise<number> {
  const asked = clock().getTime();
  const { rows } = await orm.execute<{ now: number }>(
    sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as now`,
  );
  const answered = clock().getTime();
  return Math.round((asked + answered) / 2 - (rows[0]?.now ?? answered));
}
