// The words an order is found by, in the order itself and in the index of words.
import { sql, type SQL } from 'drizzle-orm';
import { searchWords } from '#domain/search-words.ts';
import type { Orm } from './database.ts';
import { prepared } from './prepared.ts';
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
    texts: [orderNumber, toAddress.name, toAddress.company, toAddress.businessName].flatMap(
      (text) => text || [],
    ),
    codes: parcels.flatMap(({ trackingCode }) => trackingCode ?? []),
    country: toAddress.country,
  });

export const searchTextOf = (words: readonly string[]): string => ` ${words.join(' ')} `;

/** One statement, however many words. */
export const orderWordsInsertion = ({ id, userId }: Named, words: readonly string[]): SQL =>
  sql`insert into ${orderWords} (user_id, word, order_id)
    select ${userId}, word, ${id} from jsonb_array_elements_text(${JSON.stringify(words)}::jsonb) as word
    on conflict do nothing`;

/** What a search term matches: the beginning of a word, or a country's mark. */
export type Term = { prefix: string; countries: readonly string[] };

/** The highest code point: everything that begins with a prefix sorts before it. */
const LAST = '\u{10FFFF}';

const find = prepared((orm) => {
  const own = sql`select order_id from ${orderWords} where user_id = ${sql.placeholder('userId')}`;
  const limit = sql.placeholder('limit');
  const terms = sql`jsonb_to_recordset(${sql.placeholder('terms')}::jsonb) as term (nth int, first text, last text, marks jsonb)`;
  const marked = sql`select marked.order_id from jsonb_array_elements_text(term.marks) as mark
    cross join lateral (${own} and word = mark limit ${limit}) as marked limit ${limit}`;
  return orm
    .select({
      ids: sql<
        string[] | null
      >`(select case when count(*) < ${limit} then coalesce(json_agg(order_id), '[]'::json) end
        from (select order_id from (
          (${own} and word ~>=~ term.first and word ~<~ term.last limit ${limit}) union all (${marked})
        ) as found limit ${limit}) as found)`,
    })
    .from(terms)
    .orderBy(sql`term.nth`)
    .prepare('orders_by_terms');
});

/**
 * For each term the orders matching it, at most `limit`; null if there may be more. However many match, no more than
 * `limit` rows of each kind are read.
 */
export async function findByTerms(
  orm: Orm,
  { userId, terms, limit }: { userId: string; terms: readonly Term[]; limit: number },
): Promise<(Set<string> | null)[]> {
  const asked = terms.map(({ prefix, countries }, nth) => ({
    nth,
    first: prefix,
    last: prefix + LAST,
    marks: countries,
  }));
  const found = await find(orm).execute({ userId, terms: JSON.stringify(asked), limit });
  return found.map(({ ids }) => ids && new Set(ids));
}

/** The orders matching all of the terms, however many, as a subquery. */
export const idsByTerms = (userId: string, terms: readonly Term[]): SQL =>
  sql.join(
    terms.map((term) => idsByOne(userId, term)),
    sql.raw(' intersect '),
  );

function idsByOne(userId: string, { prefix, countries }: Term): SQL {
  const own = sql`select order_id from ${orderWords} where user_id = ${userId}`;
  const marked = countries.map((mark) => sql` union all ${own} and word = ${mark}`);
  return sql`(${own} and word ~>=~ ${prefix} and word ~<~ ${prefix + LAST}${sql.join(marked)})`;
}
