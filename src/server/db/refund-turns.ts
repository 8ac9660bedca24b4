// Whose turn it is where a provider must be asked for one refund of a payment after the other.
import { and, eq, isNotNull, ne } from 'drizzle-orm';
import type { Orm } from './database.ts';
import { holdRefund, lockOrder, type Refund } from './refunds.ts';
import { refunds } from './schema.ts';

/**
 * Whether this held refund may ask for its money; part of a transaction. Whoever has a name at the provider (until it
 * answers, the key that it is asked with) goes on asking; whoever has none waits until no other's money is on its way.
 * What is refused or settled has left the queue.
 */
export async function takeTurn(tx: Orm, refund: Refund, key: string): Promise<boolean> {
  const { id, orderId, intentId, claimToken } = refund;
  if (refund.providerRefundId !== null) return true;
  await lockOrder(tx, orderId);
  if (!claimToken || !(await holdRefund(tx, { refundId: id, token: claimToken }))) return false;
  const isUnderWay = and(
    eq(refunds.intentId, intentId),
    ne(refunds.id, id),
    eq(refunds.state, 'carrier_accepted'),
    isNotNull(refunds.providerRefundId),
    isNotNull(refunds.nextAttemptAt),
  );
  const others = await tx.select({ id: refunds.id }).from(refunds).where(isUnderWay).limit(1);
  if (others.length > 0) return false;
  await tx.update(refunds).set({ providerRefundId: key }).where(eq(refunds.id, id));
  return true;
}
