// Turns filters and free text into a database filter, and counts the orders that match (R125).
import type { DisplayStatus } from '#domain/order.ts';
import { readingsOf } from '#domain/search-words.ts';
import type { Context } from '../../context.ts';
import { countryMarks } from '../../country-marks.ts';
import { countAmongNewest } from '../../db/order-figures.ts';
import { countFound, SCANNED_ORDERS, type OrderFilter } from '../../db/order-list.ts';
import { findByTerms, type Term } from '../../db/order-words.ts';

/** A term matching more index words than this is searched along the list instead. One order may have several words. */
const FEW_WORDS = 1_000;
/** Read first, where the question has no other reading: once one term has no more, no other is read to its end. */
const FEWER_WORDS = 150;

export type Wanted = {
  userId: string;
  status?: DisplayStatus | undefined;
  carrier?: string | undefined;
  /** Any text, folded or not. */
  q?: string | undefined;
};

type Asked = Omit<Wanted, 'status'> & { status?: DisplayStatus | 'all' | undefined };

/** "all", or nothing, means no filter. */
export const withoutAll = ({ userId, status, carrier, q }: Asked): Wanted => ({
  userId,
  status: status === 'all' ? undefined : status,
  carrier: carrier === 'all' ? undefined : carrier || undefined,
  q: q || undefined,
});

/** Null where nothing can match. */
export async function filterFor(ctx: Context, { q, ...wanted }: Wanted): Promise<OrderFilter | null> {
  if (!q) return wanted;
  const readings = readingsOf(q);
  for (const words of readings) {
    const found = await search(ctx, { wanted, words, isOnly: readings.length === 1 });
    if (found) return found;
  }
  return null;
}

type Search = { wanted: OrderFilter; words: readonly string[]; isOnly: boolean };

/**
 * A term with few matches yields their ids; a term with many is searched along the list, where a match comes soon.
 * Either way few rows are read. Null if nothing can match. `isOnly`: there is no other reading, for which terms with
 * several hundred matches would have to be compared exactly.
 */
async function search(ctx: Context, { wanted, words, isOnly }: Search): Promise<OrderFilter | null> {
  const terms = words.map((prefix): Term => ({ prefix, countries: countryMarks(prefix) }));
  const find = (most: number) => findByTerms(ctx.db.orm, { userId: wanted.userId, terms, limit: most + 1 });
  const fewer = isOnly ? await find(FEWER_WORDS) : [];
  const finds = fewer.some((ids) => ids !== null) ? fewer : await find(FEW_WORDS);
  const complete = finds.filter((ids) => ids !== null).sort((a, b) => a.size - b.size);
  const [fewest, ...others] = complete;
  // Terms with many matches are checked against each order's own words.
  const open = terms.filter((_, index) => finds[index] === null);
  if (!fewest) return { ...wanted, terms: open };
  const ids = [...fewest].filter((id) => others.every((other) => other.has(id)));
  return ids.length === 0 ? null : { ...wanted, ids, terms: open };
}

export type Counted = {
  /** All orders of the customer. */
  total: number;
  filtered: number;
  /** There may be more than `filtered`. */
  isMore: boolean;
};

/** "X of Y", from the counters, or from the few orders that a search has found. */
export async function countMatching(
  ctx: Context,
  { all: total, ofKind }: { all: number; ofKind: number },
  filter: OrderFilter | null,
): Promise<Counted> {
  if (!filter) return { total, filtered: 0, isMore: false };
  if (filter.ids) return { total, filtered: await countFound(ctx.db.orm, filter), isMore: false };
  if (!filter.terms) return { total, filtered: ofKind, isMore: false };
  return { total, filtered: await countAmongNewest(ctx.db.orm, filter), isMore: ofKind > SCANNED_ORDERS };
}
