// Erases the labels and carriers' own words from shipments of closed accounts and past guests once they are over.
import { type SQL, sql } from 'drizzle-orm';
import { lostParcelCutoff } from '#domain/lost-parcel-cutoff.ts';
import { isRefundInProgress } from './closed-accounts.ts';
import type { Orm } from './database.ts';
import { isOver } from './ended.ts';
import { files, intents, orders, refunds, shipments, trackingUpdates } from './schema.ts';
import { anyText } from './text-list.ts';

/** Orders per call: each may have many events, and whole labels. */
export const MOST_FORGOTTEN = 100;

/**
 * Answers for how many orders something was erased; at MOST_FORGOTTEN there may be more. Status, time and place of each
 * event stay: anyone with the code can still follow the parcel.
 */
export async function forgetEndedShipments(
  tx: Orm,
  { userIds, now }: { userIds: readonly string[]; now: Date },
): Promise<number> {
  const theirs = anyText(userIds);
  // A parcel whose label refund the carrier may still refuse could travel after all.
  const { rows } = await tx.execute<{ id: string }>(sql`select o.id from ${orders} as o
    where o.user_id = ${theirs} and (o.status in ('delivered', 'cancelled') or ${isWithoutNews(lostParcelCutoff(now))})
      and not exists (select 1 from ${refunds} where ${refunds.orderId} = o.id and ${isRefundInProgress})
      and (exists (select 1 from ${trackingUpdates} as t where t.order_id = o.id and ${hasWords})
        or exists (select 1 from ${shipments} as s where s.order_id = o.id and s.label_file_id is not null)
        or exists (select 1 from ${intents} as i where i.id = o.intent_id and ${hasAddresses}))
    limit ${MOST_FORGOTTEN}`);
  const ended = anyText(rows.map(({ id }) => id));
  if (rows.length > 0) {
    await forgetWords(tx, ended);
    await forgetLabels(tx, ended);
  }
  // Once, and not again after every hundred orders: both scan everything these accounts have.
  if (rows.length < MOST_FORGOTTEN) {
    await forgetReplacedLabels(tx, theirs);
    await forgetUnsoldLabels(tx, theirs);
  }
  return rows.length;
}

const hasWords = sql`(t.raw_data <> '' or t.status_description is not null)`;
/** A parcel that is lost, stuck or never handed in never arrives: it counts as over after this long without news. */
const isWithoutNews = (since: Date): SQL => sql`(o.created_at < ${since.toISOString()} and not exists (
  select 1 from ${trackingUpdates} as t where t.order_id = o.id and t.created_at >= ${since.toISOString()}))`;
/** Label URLs, at which the carrier side serves the labels to anyone. */
const hasAddresses = sql`jsonb_path_exists(i.labels, '$[*] ? (@.url != "")')`;
/** The carrier's invoice has a URL, too; for what was never sold nobody has to keep it. */
const hasUnsoldAddresses = sql`(${hasAddresses} or jsonb_path_exists(i.labels, '$[*].carrierInvoice'))`;
const labelsWith = (change: SQL): SQL => sql`(select jsonb_agg(${change} order by place)
  from jsonb_array_elements(i.labels) with ordinality as known(label, place))`;

/** Locked in the same order as tracking news locks them, so that neither can deadlock the other. */
async function forgetWords(tx: Orm, ended: SQL): Promise<void> {
  await tx.execute(sql`with held as materialized (
      select t.id from ${trackingUpdates} as t
      where t.order_id = ${ended} and ${hasWords}
      order by t.tracking_code, t.webhook_source, t.event_timestamp, t.status for update
    )
    update ${trackingUpdates} as t set raw_data = '', status_description = null from held where t.id = held.id`);
}

/** The parcels are locked in the same order as in `lockParcels`. */
async function forgetLabels(tx: Orm, ended: SQL): Promise<void> {
  await tx.execute(sql`with held as materialized (
      select s.id, s.label_file_id from ${shipments} as s
      where s.order_id = ${ended} and s.label_file_id is not null
      order by s.id for update
    ), emptied as (
      update ${shipments} as s set label_file_id = null from held where s.id = held.id
    )
    delete from ${files} as f using held where f.id = held.label_file_id`);
  await tx.execute(sql`update ${intents} as i set labels = ${labelsWith(sql`label || '{"url": ""}'`)}
    where i.id = any(array(select o.intent_id from ${orders} as o where o.id = ${ended})) and ${hasAddresses}`);
}

/**
 * Labels that were replaced by others: no parcel names them. NOTE: `except` and not `not exists`, which may be planned
 * as nested loops; an owner may have tens of thousands of labels that stay.
 */
async function forgetReplacedLabels(tx: Orm, theirs: SQL): Promise<void> {
  await tx.execute(sql`delete from ${files} as f where f.id = any(array(
      select kept.id from ${files} as kept where kept.owner_id = ${theirs} and kept.kind = 'label'
      except
      select s.label_file_id from ${shipments} as s join ${orders} as o on o.id = s.order_id
      where o.user_id = ${theirs}))`);
}

/** Empties checkouts that came to nothing, once neither the engine nor a person works on them. */
export async function forgetUnsoldLabels(tx: Orm, theirs: SQL): Promise<void> {
  const change = sql`label - 'carrierInvoice' || '{"url": ""}'`;
  await tx.execute(sql`update ${intents} as i set labels = ${labelsWith(change)}
    where i.user_id = ${theirs} and i.order_id is null and ${isOver(sql`i.status`)}
      and i.next_attempt_at is null and i.attention is null and ${hasUnsoldAddresses}`);
}
