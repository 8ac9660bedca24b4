// The words an order is found by, in the order itself and in the index of words.
import { sql } from 'drizzle-orm';
import { searchWords } from '#domain/order-search.ts';
import type { Orm } from './database.ts';
import { orderWords } from './schema.ts';

type Named = {
  id: string;
  userId: string;
  orderNumber: string;
  toAddress: {
    name: string;
    company?: string | null | undefined;
    businessName?: string | null | undefined;
    country: string;
  };
};

export const searchWordsOf = (
  { orderNumber, toAddress }: Named,
  parcels: readonly { trackingCode?: string | null | undefined }[],
): string[] =>
  searchWords({
    orderNumber,
    names: [toAddress.name, toAddress.company, toAddress.businessName].flatMap((name) => name || []),
    country: toAddress.country,
    trackingCodes: parcels.flatMap(({ trackingCode }) => trackingCode ?? []),
  });

export const searchTextOf = (words: readonly string[]): string => ` ${words.join(' ')} `;

/** One statement, whatever the number of words. */
export async function insertOrderWords(
  tx: Orm,
  { id, userId }: Named,
  words: readonly string[],
): Promise<void> {
  await tx.execute(
    sql`insert into ${orderWords} (user_id, word, order_id)
      select ${userId}, word, ${id} from jsonb_array_elements_text(${JSON.stringify(words)}::jsonb) as word
      on conflict do nothing`,
  );
}

/** What a term stands for: the beginning of a word, or a country's mark. */
export type Term = { prefix: string; countries: readonly string[] };

/** The last letter that there is: everything that begins with a prefix stands before it. */
const LAST = '\u{10FFFF}';

/**
 * The orders that a term finds, at most `limit`; null when there may be more. However many there are, no more than
 * `limit` rows are read.
 */
export async function findByTerm(
  orm: Orm,
  { userId, term, limit }: { userId: string; term: Term; limit: number },
): Promise<Set<string> | null> {
  const { prefix, countries } = term;
  const own = sql`select order_id from ${orderWords} where user_id = ${userId} and`;
  const begins = sql`(${own} word ~>=~ ${prefix} and word ~<~ ${prefix + LAST} limit ${limit})`;
  const marked = countries.map((mark) => sql` union all (${own} word = ${mark} limit ${limit})`);
  const { rows } = (await orm.execute(
    sql`select order_id from (${begins}${sql.join(marked)}) as found limit ${limit}`,
  )) as { rows: { order_id: string }[] };
  return rows.length < limit ? new Set(rows.map((row) => row.order_id)) : null;
}
