// Labels with additional charges by the carrier side, in dollars; they are not in our books.
import { sql } from 'drizzle-orm';
import type { Orm } from './database.ts';
import { intents } from './schema.ts';

type ChargedLabel = {
  intentId: string;
  bought: Date;
  carrier: string;
  trackingCode: string;
  kind: string;
  dollars: string;
};

/** Newest first. No index is kept for it: comparing bills may take its time. */
export async function listLabelCharges(orm: Orm, limit: number): Promise<ChargedLabel[]> {
  const { rows } = await orm.execute<Omit<ChargedLabel, 'bought'> & { bought: string }>(sql`
    select i.id as "intentId", i.created_at as bought, i.carrier, label ->> 'trackingCode' as "trackingCode",
      charge ->> 'kind' as kind, charge ->> 'dollars' as dollars
    from ${intents} as i
      cross join lateral jsonb_path_query(i.labels, '$[*] ? (exists (@.charges))') as label
      cross join lateral jsonb_path_query(label, '$.charges[*]') as charge
    order by i.created_at desc, i.id desc, label ->> 'trackingCode', charge ->> 'kind'
    limit ${limit}`);
  return rows.map((row) => ({ ...row, bought: new Date(row.bought) }));
}
