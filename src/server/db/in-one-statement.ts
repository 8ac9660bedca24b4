// Several writes as one statement: one round trip to the database instead of one for each.
import { type SQL, sql } from 'drizzle-orm';
import type { Orm } from './database.ts';

/** Writes that need not see each other's rows; all or none. Answers what the first one returns. */
export async function inOneStatement(
  orm: Orm,
  [main, ...others]: readonly [SQL, ...SQL[]],
): Promise<unknown[]> {
  const named = others.map((write, i) => sql`${sql.raw(`write_${i}`)} as (${write})`);
  const all = others.length === 0 ? main : sql`with ${sql.join(named, sql.raw(', '))} ${main}`;
  const { rows } = await orm.execute(all);
  return rows;
}
