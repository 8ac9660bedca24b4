// Stores an offer before it is shown: those that arrive while others are written are written together by the next one.
import type { Quote } from '#domain/quote.ts';
import type { Context } from '../../context.ts';
import { insertQuotes, MOST_QUOTES } from '../../db/quotes.ts';
import { inBatches } from '../../in-batches.ts';
import { oncePer } from '../../once-per.ts';

/**
 * One insert at a time: ten at once only make the database switch between them, and every customer wait for the last
 * one.
 */
const writerOf = oncePer((ctx: Context) =>
  inBatches((batch: readonly Quote[]) => insertAll(ctx, batch), MOST_QUOTES, 0),
);

export async function storeQuote(ctx: Context, quote: Quote): Promise<void> {
  await writerOf(ctx)(quote);
}

async function insertAll(ctx: Context, batch: readonly Quote[]): Promise<readonly true[]> {
  await insertQuotes(ctx.db.orm, batch);
  return batch.map(() => true);
}
