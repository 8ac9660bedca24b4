// Rows inserted whole: an absent field gets the table's default, and an undefined field counts as absent.
import { boolean, integer, PgDialect, pgTable, text } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { wholeRows } from './whole-rows.ts';

const parcels = pgTable('parcels', {
  id: text('id').primaryKey(),
  isOpen: boolean('is_open').notNull().default(true),
  pieces: integer('pieces').notNull().default(1),
  note: text('note'),
});

type NewParcel = typeof parcels.$inferInsert;

const written = (row: NewParcel): unknown => {
  const { params } = new PgDialect().sqlToQuery(wholeRows(parcels).insertions([row]));
  return JSON.parse(String(params[0]));
};

test.each<[string, NewParcel, object]>([
  ['nothing given', { id: 'a' }, { is_open: true, pieces: 1, note: null }],
  [
    'undefined given',
    { id: 'a', isOpen: undefined, pieces: undefined, note: undefined },
    { is_open: true, pieces: 1, note: null },
  ],
  [
    'false, zero and null given',
    { id: 'a', isOpen: false, pieces: 0, note: null },
    { is_open: false, pieces: 0, note: null },
  ],
])('%s', (_what, row, expected) => {
  expect(written(row)).toEqual([{ id: 'a', ...expected }]);
});
