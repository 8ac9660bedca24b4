// Whether the database can be written to: with a full disk, or as a read-only standby, it answers reads as ever.
import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

/** More than fits into the smallest memory that PostgreSQL allows a query: the rest goes to a file, deleted at once. */
const ROWS = 20_000;

/** Throws if it cannot. A row of a table proves nothing, as it may find room in a block that is already there. */
export async function refuseUnwritable(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ isReadOnly: boolean }>(
      sql`select set_config('work_mem', '64kB', true), current_setting('transaction_read_only') = 'on' as "isReadOnly"`,
    );
    if (rows[0]?.isReadOnly) throw new Error('The database is read-only.');
    await tx.execute(sql`select count(*) from generate_series(1, ${ROWS}::int)`);
  });
}
