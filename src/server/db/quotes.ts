// Quotes: stored once, read by their owner only.
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Quote, QuotedRate } from '#domain/quote.ts';
import type { Orm } from './database.ts';
import { isPicked } from './picked-rows.ts';
import { prepared } from './prepared.ts';
import { quotes } from './schema.ts';

const insert = prepared((orm) =>
  orm
    .insert(quotes)
    .values({
      id: sql.placeholder('id'),
      ownerId: sql.placeholder('ownerId'),
      createdAt: sql.placeholder('createdAt'),
      expiresAt: sql.placeholder('expiresAt'),
      shipment: sql.placeholder('shipment'),
      rates: sql.placeholder('rates'),
    })
    .prepare('insert_quote'),
);

export async function insertQuote(orm: Orm, quote: Quote): Promise<void> {
  await insert(orm).execute(quote);
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
export async function deleteExpiredQuotes(orm: Orm, expiredBefore: Date, limit: number): Promise<number> {
  const expired = orm
    .select({ id: quotes.id })
    .from(quotes)
    .where(lt(quotes.expiresAt, expiredBefore))
    .limit(limit)
    .for('update', { skipLocked: true });
  const gone = await orm.delete(quotes).where(isPicked(quotes.id, expired)).returning({ id: quotes.id });
  return gone.length;
}
