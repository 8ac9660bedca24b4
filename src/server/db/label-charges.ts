// Labels for which the carrier side has taken something besides, in dollars; the books have none of it.
import { sql } from 'drizzle-orm';
import type { Orm } from './database.ts';
import { intents } from './schema.ts';

export type ChargedLabel = {
  intentId: string;
  bought: Date;
  carrier: string;
  trackingCode: string;
  kind: string;
  dollars: string;
};

/** The newest first. No index is kept for it: who compares bills waits. */
export async function listLabelCharges(orm: Orm, limit: number): Promise<ChargedLabel[]> {
  const { rows } = (await orm.execute(sql`
    select i.id as "intentId", i.created_at as bought, i.carrier, label ->> 'trackingCode' as "trackingCode",
      charge ->> 'kind' as kind, charge ->> 'dollars' as dollars
    from ${intents} as i
      cross join lateral jsonb_path_query(i.labels, '$[*] ? (exists (@.charges))') as label
      cross join lateral jsonb_path_query(label, '$.charges[*]') as charge
    order by i.created_at desc, i.id desc, label ->> 'trackingCode', charge ->> 'kind'
    limit ${limit}`)) as { rows: (Omit<ChargedLabel, 'bought'> & { bought: Date | string })[] };
  return rows.map((row) => ({ ...row, bought: new Date(row.bought) }));
}
