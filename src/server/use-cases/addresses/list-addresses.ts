// The address book sorted by name, or the entries that match a search.
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { listAddresses as endpoint } from '#contract/addresses.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { bookWords, inBookOrder } from '#domain/address-book.ts';
import { readingsOf } from '#domain/search-words.ts';
import type { Context } from '../../context.ts';
import { countryMarks } from '../../country-marks.ts';
import { type BookEntry, findAddressBook } from '../../db/addresses.ts';
import { toSavedAddress } from './address-reply.ts';

const LIMIT = 500;

type Call = { userId: string; q: string | undefined };

export async function listAddresses(ctx: Context, { userId, q }: Call): Promise<ReplyOf<typeof endpoint>> {
  const { bookByAccount, bookListsByAccount } = ctx.throttles;
  await (q ? bookByAccount : bookListsByAccount).attempt(userId);
  const book = await findAddressBook(ctx.db.orm, userId);
  const found = q ? await findIn(book, q) : book;
  const addresses = found
    .toSorted((one, other) => inBookOrder(one.address, other.address))
    .slice(0, LIMIT)
    .map(toSavedAddress);
  return { success: true, addresses, found: found.length, total: book.length };
}

/** Entries folded at a time; other requests are served in between. */
const AT_ONCE = 50;

async function findIn(book: readonly BookEntry[], q: string): Promise<BookEntry[]> {
  const entries: { entry: BookEntry; words: string[] }[] = [];
  for (const [at, entry] of book.entries()) {
    if (at > 0 && at % AT_ONCE === 0) await nextTurn();
    entries.push({ entry, words: bookWords(entry.address) });
  }
  for (const terms of readingsOf(q)) {
    const isMeant = meantBy(terms);
    const found = entries.filter(({ words }) => isMeant(words));
    if (found.length > 0) return found.map(({ entry }) => entry);
  }
  return [];
}

/** Every term begins a word of the address, or names its country in German or English. */
function meantBy(words: readonly string[]): (said: readonly string[]) => boolean {
  const terms = words.map((term) => ({ term, marks: new Set(countryMarks(term)) }));
  return (said) =>
    terms.every(({ term, marks }) => said.some((word) => marks.has(word) || word.startsWith(term)));
}
