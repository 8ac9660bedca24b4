// Labels as their owner fetches them: whether they may be printed, and the PDF, in one query.
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Orm } from './database.ts';
import { isLocking } from './ended.ts';
import { prepared } from './prepared.ts';
import { files, intents, refunds, shipments } from './schema.ts';

const standing = {
  orderId: intents.orderId,
  status: intents.status,
  labelFate: intents.labelFate,
  labelsStored: intents.labelsStored,
  exportHold: intents.exportHold,
  /**
   * Parcels whose labels are given back or about to be.
   * NOTE: not ${intents.orderId}: a select from a single table prints it without the table, and in the subquery it
   * would be the refund's.
   */
  locked: sql<number[]>`coalesce((
    select json_agg(r.package_index) from ${refunds} as r
    where r.order_id = ${intents}.order_id and ${isLocking(sql`r.state`)}
  ), '[]'::json)`,
};

const ownIntent = and(
  eq(intents.id, sql.placeholder('intentId')),
  eq(intents.userId, sql.placeholder('userId')),
);

const one = prepared((orm) =>
  orm
    .select({ ...standing, name: files.name, content: files.content })
    .from(intents)
    .leftJoin(
      shipments,
      and(
        eq(shipments.orderId, intents.orderId),
        eq(shipments.leg, 0),
        eq(shipments.packageIndex, sql.placeholder('packageIndex')),
      ),
    )
    .leftJoin(files, eq(files.id, shipments.labelFileId))
    .where(ownIntent)
    .prepare('label_of_parcel'),
);

const all = prepared((orm) => orm.select(standing).from(intents).where(ownIntent).prepare('labels_standing'));

type Owned = { intentId: string; userId: string };

/** The label of one parcel as the customer prints it: on a hub route the first leg's. Null if it is not theirs. */
export async function findLabel(orm: Orm, wanted: Owned & { packageIndex: number }) {
  const [row] = await one(orm).execute(wanted);
  return row ?? null;
}

/** The same without a file. */
export async function findLabelState(orm: Orm, wanted: Owned) {
  const [row] = await all(orm).execute(wanted);
  return row ?? null;
}

export type LabelState = NonNullable<Awaited<ReturnType<typeof findLabelState>>>;

/** The stored labels for the customer to print, in parcel order. */
export const findLabelFiles = (
  orm: Orm,
  orderId: string,
): Promise<{ packageIndex: number; name: string; content: Uint8Array }[]> =>
  orm
    .select({ packageIndex: shipments.packageIndex, name: files.name, content: files.content })
    .from(shipments)
    .innerJoin(files, eq(files.id, shipments.labelFileId))
    .where(and(eq(shipments.orderId, orderId), eq(shipments.leg, 0)))
    .orderBy(asc(shipments.packageIndex));
