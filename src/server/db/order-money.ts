// Effects of refunds and transfers on an order: its payment, its invoice, and the counters.
import { eq } from 'drizzle-orm';
import type { Cents } from '#domain/money.ts';
import { paymentStatusAfter } from '#domain/refund.ts';
import type { Orm } from './database.ts';
import { countOrders } from './order-counters.ts';
import { showStatus } from './order-status.ts';
import type { Order } from './orders.ts';
import type { Refunded } from './refunded.ts';
import { orders } from './schema.ts';

/**
 * Applies a refund to its order and the dashboard; `after` already includes it. With the last parcel the order is
 * cancelled. An invoice that is still partly owed stays open.
 */
export async function settleOrder(
  tx: Orm,
  order: Order,
  { after, amountCents, now }: { after: Refunded; amountCents: Cents; now: Date },
): Promise<{ isAllBack: boolean }> {
  const isAllBack = after.parcels >= order.packageCount;
  const paymentStatus = paymentStatusAfter(order.totalAmountCents, after.cents);
  const isUnowed = order.invoiceStatus === 'open' && paymentStatus === 'refunded';
  await tx
    .update(orders)
    .set({
      paymentStatus,
      ...(isUnowed ? { invoiceStatus: 'cancelled' } : {}),
      ...(isAllBack ? { status: 'cancelled' as const } : {}),
      // Its invoice needs a correction.
      invoicePending: true,
      updatedAt: now,
    })
    .where(eq(orders.id, order.id));
  if (isAllBack) await showStatus(tx, order.id);
  const { userId, carrier, toAddress } = order;
  const shownStatus = isAllBack ? 'cancelled' : order.shownStatus;
  await countOrders(tx, [
    { userId, carrier, country: toAddress.country, shownStatus, orders: 0, spentCents: -amountCents },
  ]);
  return { isAllBack };
}

/** Nothing is owed for the order any more; it must be locked. */
export async function settleInvoice(tx: Orm, orderId: string, now: Date): Promise<void> {
  await tx.update(orders).set({ invoiceStatus: 'paid', updatedAt: now }).where(eq(orders.id, orderId));
}
