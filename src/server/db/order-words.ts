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
  const marks = sql`jsonb_array_elements_text(${sql.placeholder('marks')}::jsonb) as mark`;
  return orm
    .select({
      ids: sql<
        string[] | null
      >`case when count(*) < ${limit} then coalesce(json_agg(order_id), '[]'::json) end`,
    })
    .from(
      sql`(select order_id from (
        (${own} and word ~>=~ ${sql.placeholder('prefix')} and word ~<~ ${sql.placeholder('end')} limit ${limit})
        union all
        (select marked.order_id from ${marks} cross join lateral (${own} and word = mark limit ${limit}) as marked limit ${limit})
      ) as found limit ${limit}) as found`,
    )
    .prepare('orders_by_term');
});

/**
 * The orders matching a term, at most `limit`; null if there may be more. However many match, no more than `limit` rows
 * of each kind are read.
 */
export async function findByTerm(
  orm: Orm,
  { userId, term, limit }: { userId: string; term: Term; limit: number },
): Promise<Set<string> | null> {
  const { prefix, countries } = term;
  const marks = JSON.stringify(countries);
  const [row] = await find(orm).execute({ userId, prefix, end: prefix + LAST, marks, limit });
  return row?.ids ? new Set(row.ids) : null;
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
