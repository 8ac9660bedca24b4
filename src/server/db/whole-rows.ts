// Whole rows of a wide table: the list of columns and their reader are made once. Building them anew for each query, as
// the query builder does, costs more than the query itself.
import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Orm } from './database.ts';

export type WholeRows<Row, New> = {
  /** `rest` is everything behind the table's name: "where … order by …". */
  find(orm: Orm, rest: SQL): Promise<Row[]>;
  /** What a new row looks like once it is stored: absent columns have the table's defaults. */
  asStored(row: New): Row;
};

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
    asStored: (row) => ({ ...defaults, ...row }),
  };
}

/** Both drivers answer so; the type that they have in common says nothing. */
type Executed = { rows: Record<string, unknown>[] };
