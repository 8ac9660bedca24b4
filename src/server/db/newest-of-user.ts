// The latest orders and checkouts of an account, without the big snapshots.
import { desc, eq } from 'drizzle-orm';
import type { Orm } from './database.ts';
import { intents, orders } from './schema.ts';

export const findNewestOrders = (orm: Orm, userId: string, limit: number) =>
  orm
    .select({
      id: orders.id,
      orderNumber: orders.orderNumber,
      intentId: orders.intentId,
      status: orders.shownStatus,
      totalAmountCents: orders.totalAmountCents,
      paymentStatus: orders.paymentStatus,
      invoiceStatus: orders.invoiceStatus,
      createdAt: orders.createdAt,
    })
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(limit);

/** With or without an order. All of theirs are sorted: only the operator asks. */
export const findNewestIntents = (orm: Orm, userId: string, limit: number) =>
  orm
    .select({
      id: intents.id,
      status: intents.status,
      attention: intents.attention,
      provider: intents.provider,
      amountCents: intents.amountCents,
      carrier: intents.carrier,
      createdAt: intents.createdAt,
    })
    .from(intents)
    .where(eq(intents.userId, userId))
    .orderBy(desc(intents.createdAt), desc(intents.id))
    .limit(limit);
