// What the list shows of an order and of its parcels: the columns, and their reader.
import { type SQL, sql } from 'drizzle-orm';
import type { RefundState } from '#domain/refund.ts';
import type { Orm } from './database.ts';
import { isLocking } from './ended.ts';
import { orders, refunds, shipments } from './schema.ts';
import { type Texts, textRow } from './text-rows.ts';

const listedParcel = textRow(shipments, 's', [
  'id',
  'packageIndex',
  'leg',
  'status',
  'carrier',
  'service',
  'trackingCode',
  'labelFileId',
]);

export type ListedParcel = ReturnType<typeof listedParcel.read> & {
  /** State of its label's refund: nobody may print it. Null: none, or the carrier has refused. */
  refundState: RefundState | null;
};

/** The columns the list shows of an order; the big snapshots stay in the table. */
const listed = textRow(orders, 'o', [
  'id',
  'orderNumber',
  'createdAt',
  'shownStatus',
  'carrier',
  'service',
  'packageCount',
  'totalWeightKg',
  'totalValueCents',
  'customsDescription',
  'hasInsurance',
  'hasCarbonNeutral',
  'hasCustomsClearance',
  'hasPickup',
  'hasLithiumBattery',
  'lithiumBatteryType',
  'totalAmountCents',
  'currency',
  'paymentProvider',
  'invoiceStatus',
  'intentId',
  'exportHold',
]);

export type ListedOrder = ReturnType<typeof listed.read> &
  Pick<typeof orders.$inferSelect, 'fromAddress' | 'toAddress'>;

export type OrderWithParcels = ListedOrder & { parcels: ListedParcel[] };

/** A parcel's own texts, and the state of its refund after them. */
const parcelsOf = (orderId: SQL) => sql<Texts[]>`array(
    select ${listedParcel.texts} || (select r.state from ${refunds} as r
      where r.order_id = s.order_id and r.package_index = s.package_index and ${isLocking(sql`r.state`)} limit 1)
    from ${shipments} as s where s.order_id = ${orderId} order by s.package_index, s.leg
  )`;

const parcelFrom = (texts: Texts): ListedParcel =>
  Object.assign(listedParcel.read(texts), { refundState: (texts.at(-1) ?? null) as RefundState | null });

/** The parcels of one order as the list shows them. */
export async function findListedParcels(orm: Orm, orderId: string): Promise<ListedParcel[]> {
  const [row] = await orm.select({ parcels: parcelsOf(sql`${orderId}`) }).from(sql`(values (1)) as one`);
  return (row?.parcels ?? []).map(parcelFrom);
}

export type Listed = Pick<ListedOrder, 'fromAddress' | 'toAddress'> & { texts: Texts; parcels: Texts[] };

/** Named as in `Listed`: as one value of JSON, rows cost a fifth of what they cost as rows of columns. */
export const listedColumns = sql`${listed.texts} as texts, o.from_address as "fromAddress", o.to_address as "toAddress",
  ${parcelsOf(sql`o.id`)} as parcels`;

export const orderFrom = ({ texts, fromAddress, toAddress, parcels }: Listed): OrderWithParcels =>
  Object.assign(listed.read(texts), { fromAddress, toAddress, parcels: parcels.map(parcelFrom) });
