// Stores an offer before it is shown: those that arrive while others are written are written together by the next one.
import type { Quote } from '#domain/quote.ts';
import type { Context } from '../../context.ts';
import { insertQuotes, MOST_QUOTES } from '../../db/quotes.ts';
import { inBatches } from '../../in-batches.ts';

const writers = new WeakMap<Context, (quote: Quote) => Promise<unknown>>();

/**
 * One insert at a time: ten at once only make the database switch between them, and every customer wait for the last
 * one.
 */
export async function storeQuote(ctx: Context, quote: Quote): Promise<void> {
  const known = writers.get(ctx);
  const write = known ?? inBatches((batch: readonly Quote[]) => insertAll(ctx, batch), MOST_QUOTES, 0);
  if (!known) writers.set(ctx, write);
  await write(quote);
}

async function insertAll(ctx: Context, batch: readonly Quote[]): Promise<readonly true[]> {
  await insertQuotes(ctx.db.orm, batch);
  return batch.map(() => true);
}
