// Whole rows of a wide table: the list of columns and their reader are made once, and a row goes in as one parameter.
// Building all that anew for each query, as the query builder does, costs more than the query itself.
import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Orm } from './database.ts';

export type WholeRows<Row, New> = {
  /** `rest` is everything behind the table's name: "where … order by …". */
  find(orm: Orm, rest: SQL): Promise<Row[]>;
  /** Inserts one row, and answers it as it is stored; null when a unique index has one like it already. */
  insert(orm: Orm, row: New): Promise<Row | null>;
};

/** Not for tables with bytes in them: JSON has none. */
export function wholeRows<T extends PgTable>(table: T): WholeRows<T['$inferSelect'], T['$inferInsert']> {
  const columns = Object.entries(getTableColumns(table));
  const list = sql.raw(columns.map(([, { name }]) => `"${name}"`).join(', '));
  const read = (raw: Readonly<Record<string, unknown>>): T['$inferSelect'] => {
    const row: Record<string, unknown> = {};
    for (const [key, column] of columns) {
      const value = raw[column.name];
      row[key] = value === null ? null : column.mapFromDriverValue(value);
    }
    return row;
  };
  const defaults = Object.fromEntries(columns.map(([key, column]) => [key, column.default ?? null]));
  return {
    async find(orm, rest) {
      const { rows } = (await orm.execute(sql`select ${list} from ${table} ${rest}`)) as Executed;
      return rows.map(read);
    },
    async insert(orm, row) {
      const stored: Record<string, unknown> = { ...defaults, ...row };
      const named = Object.fromEntries(columns.map(([key, { name }]) => [name, stored[key]]));
      const record = sql`jsonb_populate_record(null::${table}, ${JSON.stringify(named)}::jsonb)`;
      const { rows } = (await orm.execute(
        sql`insert into ${table} select * from ${record} on conflict do nothing returning true`,
      )) as Executed;
      return rows.length > 0 ? stored : null;
    },
  };
}

/** Both drivers answer so; the type that they have in common says nothing. */
type Executed = { rows: Record<string, unknown>[] };
