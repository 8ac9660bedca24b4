// The address book in the order of names, or what is found in it.
import type { listAddresses as endpoint } from '#contract/addresses.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { bookWords, inBookOrder } from '#domain/address-book.ts';
import { readingsOf } from '#domain/search-words.ts';
import type { Context } from '../../context.ts';
import { countryMarks } from '../../country-marks.ts';
import { type BookEntry, findBook } from '../../db/addresses.ts';
import { toSavedAddress } from './address-reply.ts';

const LIMIT = 500;

type Call = { userId: string; q: string | undefined };

export async function listAddresses(ctx: Context, { userId, q }: Call): Promise<ReplyOf<typeof endpoint>> {
  const book = await findBook(ctx.db.orm, userId);
  const found = q ? findIn(book, q) : book;
  const addresses = found
    .toSorted((one, other) => inBookOrder(one.address, other.address))
    .slice(0, LIMIT)
    .map(toSavedAddress);
  return { success: true, addresses, found: found.length, total: book.length };
}

const findIn = (book: readonly BookEntry[], q: string): BookEntry[] =>
  readingsOf(q)
    .map((terms) => book.filter(matches(terms)))
    .find(({ length }) => length > 0) ?? [];

/** Every term begins a word of the address, or names its country in German or English. */
function matches(words: readonly string[]): (entry: BookEntry) => boolean {
  const terms = words.map((term) => ({ term, marks: new Set(countryMarks(term)) }));
  return ({ address }) => {
    const said = bookWords(address);
    return terms.every(({ term, marks }) => said.some((word) => marks.has(word) || word.startsWith(term)));
  };
}
