// Whole rows of a wide table: columns and reader are made once, and a row goes in as one parameter.
import { type Column, getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Orm } from './database.ts';

type WholeRows<Row, New> = {
  /** `rest` is everything after the table's name: "where … order by …". */
  find(orm: Orm, rest: SQL): Promise<Row[]>;
  /** Inserts one row and answers it as stored; null if a unique index already has such a row. */
  insert(orm: Orm, row: New): Promise<Row | null>;
  /** The insert of one row as a statement; it returns `true` unless a unique index already has such a row. */
  insertion(row: New): SQL;
  /** The insert of rows as a statement; columns absent from a row get the table's default. */
  insertions(rows: readonly New[]): SQL;
  /**
   * Changes the rows that `where` finds, and answers their columns in `returning`. `also` holds expressions for the
   * database to evaluate: "step = step + 1". Columns must be qualified with their table.
   */
  update(orm: Orm, change: Partial<Row>, how: Update<keyof Row>): Promise<Partial<Row>[]>;
};

type Update<K> = { also?: SQL; where: SQL | undefined; returning: readonly K[] };

/** The columns this code knows, by name: one added by a newer version gets its default, not null. */
export const columnsOf = (table: PgTable): SQL =>
  sql.raw(
    Object.values(getTableColumns(table))
      .map(({ name }) => `"${name}"`)
      .join(', '),
  );

/**
 * Built once: for each query, as the query builder does it, this costs more than the query itself. Not for tables with
 * bytes columns, which JSON cannot hold.
 */
export function wholeRows<T extends PgTable>(table: T): WholeRows<T['$inferSelect'], T['$inferInsert']> {
  const columns = Object.entries(getTableColumns(table));
  const list = columnsOf(table);
  const own = `"${getTableName(table)}"`;
  const read = (raw: Readonly<Record<string, unknown>>, which = columns): T['$inferSelect'] => {
    const row: Record<string, unknown> = {};
    for (const [key, column] of which) {
      row[key] = valueOf(column, raw[column.name]);
    }
    return row;
  };
  const defaults = Object.fromEntries(columns.map(([key, column]) => [key, column.default ?? null]));
  // A field that is undefined counts as absent.
  const stored = (row: object): Record<string, unknown> => {
    const full: Record<string, unknown> = { ...defaults };
    for (const [key, value] of Object.entries(row)) if (value !== undefined) full[key] = value;
    return full;
  };
  const named = (row: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(columns.map(([key, { name }]) => [name, row[key]]));
  const insertions = (rows: readonly object[]): SQL => {
    const json = JSON.stringify(rows.map((row) => named(stored(row))));
    return sql`insert into ${table} (${list}) select ${list} from jsonb_populate_recordset(null::${table}, ${json}::jsonb)`;
  };
  const insertion = (row: object): SQL => sql`${insertions([row])} on conflict do nothing returning true`;
  return {
    insertions,
    insertion,
    async find(orm, rest) {
      const { rows } = await orm.execute(sql`select ${list} from ${table} ${rest}`);
      return rows.map((raw) => read(raw));
    },
    async insert(orm, row) {
      const { rows } = await orm.execute(insertion(row));
      return rows.length > 0 ? stored(row) : null;
    },
    async update(orm, change, { also, where, returning }) {
      const given: Readonly<Record<string, unknown>> = change;
      const changed = columns.filter(([key]) => given[key] !== undefined);
      const json = JSON.stringify(Object.fromEntries(changed.map(([key, { name }]) => [name, given[key]])));
      const sets = changed.map(([, { name }]) => `"${name}" = changed."${name}"`);
      const answered = columns.filter(([key]) => returning.some((wanted) => wanted === key));
      const { rows } = await orm.execute(
        sql`update ${table} set ${sql.raw(sets.join(', '))}${also ? sql`, ${also}` : empty}
          from jsonb_populate_record(null::${table}, ${json}::jsonb) as changed
          where ${where} returning ${sql.raw(answered.map(([, { name }]) => `${own}."${name}"`).join(', '))}`,
      );
      return rows.map((raw) => read(raw, answered));
    },
  };
}

const empty = sql.raw('');

const valueOf = (column: Column, value: unknown): unknown =>
  value === null ? null : column.mapFromDriverValue(value);
