// Quotes: stored once, read by their owner only.
import { and, eq, lt, type Placeholder, sql } from 'drizzle-orm';
import type { Quote, QuotedRate } from '#domain/quote.ts';
import type { Orm } from './database.ts';
import { deletePicked } from './picked-rows.ts';
import { prepared } from './prepared.ts';
import { quotes } from './schema.ts';

/** Rows of one insert. */
export const MOST_QUOTES = 8;

const columns = ['id', 'ownerId', 'createdAt', 'expiresAt', 'shipment', 'rates'] as const;
const nameOf = (column: string, row: number): string => `${column}${row}`;

/** By the number of rows, less one. */
const inserts = Array.from({ length: MOST_QUOTES }, (_, last) =>
  prepared((orm) =>
    orm
      .insert(quotes)
      .values(Array.from({ length: last + 1 }, (_row, row) => placeholders(row)))
      .prepare(`insert_quotes_${last + 1}`),
  ),
);

const placeholders = (row: number) =>
  Object.fromEntries(columns.map((column) => [column, sql.placeholder(nameOf(column, row))])) as Record<
    (typeof columns)[number],
    Placeholder
  >;

/** At most `MOST_QUOTES`. */
export async function insertQuotes(orm: Orm, rows: readonly Quote[]): Promise<void> {
  const values = rows.flatMap((quote, row) =>
    columns.map((column) => [nameOf(column, row), quote[column]] as const),
  );
  const insert = inserts[rows.length - 1];
  if (!insert) throw new Error(`Not ${rows.length} quotes at once.`);
  await insert(orm).execute(Object.fromEntries(values));
}

export async function findQuote(orm: Orm, id: string, ownerId: string): Promise<Quote | null> {
  const [row] = await orm
    .select()
    .from(quotes)
    .where(and(eq(quotes.id, id), eq(quotes.ownerId, ownerId)));
  return row ?? null;
}

/** Locks the quote until the transaction ends: a guest, who has no user row to lock, buys from it one at a time. */
export async function lockQuote(tx: Orm, id: string): Promise<void> {
  await tx.select({ id: quotes.id }).from(quotes).where(eq(quotes.id, id)).for('update');
}

/** Call it in a transaction. Locks the quote, so that rates requoted since it was read keep their new price. */
export async function updateQuotedRate(tx: Orm, id: string, changed: QuotedRate): Promise<void> {
  const isThis = eq(quotes.id, id);
  const [held] = await tx.select({ rates: quotes.rates }).from(quotes).where(isThis).for('update');
  const rates = held?.rates.map((rate) => (rate.id === changed.id ? changed : rate));
  if (rates) await tx.update(quotes).set({ rates }).where(isThis);
}

/** Answers how many were deleted, at most `limit`. */
export const deleteExpiredQuotes = (orm: Orm, expiredBefore: Date, limit: number): Promise<number> =>
  deletePicked(orm, quotes, { id: quotes.id, where: lt(quotes.expiresAt, expiredBefore), limit });
