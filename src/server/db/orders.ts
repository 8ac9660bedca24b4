// Orders and their parcels; lists are in order-list.ts, counters in order-counters.ts.
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import { partsOfNumber } from '#domain/document.ts';
import { isOrderNumber } from '#domain/order.ts';
import type { PickupWindow } from '#domain/pickup-window.ts';
import { isGuest } from '#domain/user.ts';
import type { Orm } from './database.ts';
import { isLocking } from './ended.ts';
import { inOneStatement } from './in-one-statement.ts';
import { orderDeltaInsertion } from './order-counters.ts';
import { orderWordsInsertion, searchTextOf, searchWordsOf } from './order-words.ts';
import { shownStatusOf, showStatus } from './order-status.ts';
import { documents, orders, refunds, shipments } from './schema.ts';
import { wholeRows } from './whole-rows.ts';

export type NewOrder = typeof orders.$inferInsert;
export type NewParcelLeg = typeof shipments.$inferInsert;

const wholeOrders = wholeRows(orders);
const wholeShipments = wholeRows(shipments);

/** Inserts the order with its parcels, counters and search words; part of the caller's transaction. */
export async function insertOrder(tx: Orm, order: NewOrder, parcels: readonly NewParcelLeg[]): Promise<void> {
  const shownStatus = shownStatusOf(order.status ?? 'processing', parcels);
  const words = searchWordsOf(order, parcels);
  const { userId, carrier, toAddress, totalAmountCents } = order;
  const kind = { userId, shownStatus, carrier, country: toAddress.country };
  const inserted = await inOneStatement(tx, [
    wholeOrders.insertion({ ...order, shownStatus, searchText: searchTextOf(words) }),
    wholeShipments.insertions(parcels),
    // A guest has no dashboard.
    ...(isGuest(userId)
      ? []
      : [
          orderWordsInsertion(order, words),
          orderDeltaInsertion({ ...kind, orders: 1, spentCents: totalAmountCents }),
        ]),
  ]);
  if (inserted.length === 0) throw new Error(`There is already an order for ${order.intentId}.`);
}

/**
 * Call before changing several parcels of an order one by one: locks them always in the same order, as carrier news may
 * be changing them right now, and neither must deadlock the other.
 */
export async function lockParcels(tx: Orm, orderId: string): Promise<void> {
  const ofOrder = eq(shipments.orderId, orderId);
  await tx.select({ id: shipments.id }).from(shipments).where(ofOrder).orderBy(shipments.id).for('update');
}

/** `locked`: the parcels whose labels are given back or about to be, as in `findLockedPackages`. */
export type OrderState = { orderNumber: string; locked: number[] };

/** Throws if there is no such order: only ids from our own rows are passed in. */
export async function findOrderState(orm: Orm, id: string): Promise<OrderState> {
  const { rows } = await orm.execute<OrderState>(sql`
    select o.order_number as "orderNumber", array(select r.package_index from ${refunds} as r
      where r.order_id = o.id and ${isLocking(sql`r.state`)} order by r.package_index) as locked
    from ${orders} as o where o.id = ${id}`);
  const [row] = rows;
  if (!row) throw new Error(`No order ${id}`);
  return row;
}

export type Order = typeof orders.$inferSelect;

/**
 * Locks the order until the transaction ends, so that counting its refunds and adding one happen one at a time. Lock it
 * before its refunds, never after.
 */
export async function lockOrder(tx: Orm, orderId: string): Promise<Order | null> {
  const [row] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update');
  return row ?? null;
}

/** Finds an order by its number or a paper's (RE-…, RK-…), in any case, or by id. */
export async function findOrderByName(orm: Orm, name: string): Promise<Order | null> {
  const number = name.toUpperCase();
  const paper = partsOfNumber(number);
  const [row] = await orm
    .select()
    .from(orders)
    .where(
      paper
        ? inArray(orders.id, ofDocument(orm, paper))
        : or(eq(orders.orderNumber, number), eq(orders.id, name)),
    );
  return row ?? null;
}

const ofDocument = (orm: Orm, { series, number }: { series: string; number: number }) =>
  orm
    .select({ orderId: documents.orderId })
    .from(documents)
    .where(and(eq(documents.series, series), eq(documents.number, number)));

/** False when it was not held. */
export async function endHold(tx: Orm, id: string, now: Date): Promise<boolean> {
  const rows = await tx
    .update(orders)
    .set({ exportHold: false, updatedAt: now })
    .where(and(eq(orders.id, id), eq(orders.exportHold, true)))
    .returning({ id: orders.id });
  return rows.length > 0;
}

/** The van comes at another time than was ordered; the order must be locked. */
export async function changePickupDate(
  tx: Orm,
  id: string,
  { window, now }: { window: PickupWindow; now: Date },
): Promise<void> {
  await tx.update(orders).set({ pickupDate: window, updatedAt: now }).where(eq(orders.id, id));
}

/** One parcel on one leg: what the specification lists as the shipments of an order (B§3). */
export type ParcelLeg = typeof shipments.$inferSelect;

/** All parcels of the order, in parcel order. */
export const findShipments = (orm: Orm, orderId: string): Promise<ParcelLeg[]> =>
  orm.select().from(shipments).where(eq(shipments.orderId, orderId)).orderBy(asc(shipments.packageIndex));

/** Finds an order by its id or number, for its owner; to everybody else it does not exist. */
export async function findOwnOrder(orm: Orm, named: string, userId: string): Promise<Order | null> {
  const name = isOrderNumber(named) ? orders.orderNumber : orders.id;
  const [row] = await orm
    .select()
    .from(orders)
    .where(and(eq(name, named), eq(orders.userId, userId)));
  return row ?? null;
}

/** Cancels an order before anything was sent; the counters follow. */
export async function markCancelled(tx: Orm, id: string, now: Date): Promise<void> {
  await tx.update(orders).set({ status: 'cancelled', updatedAt: now }).where(eq(orders.id, id));
  await showStatus(tx, id);
}
