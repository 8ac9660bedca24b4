// Whose turn it is where a provider must be asked for one refund of a payment after the other.
import { and, eq, gte, isNotNull, isNull, ne } from 'drizzle-orm';
import { STUCK_AFTER } from '#domain/attention.ts';
import type { Orm } from './database.ts';
import { lockOrder } from './orders.ts';
import { holdRefund, isFree } from './refund-claims.ts';
import type { Refund } from './refunds.ts';
import { refunds } from './schema.ts';

/**
 * Whether this held refund may ask for its money; part of a transaction. Whoever has a name at the provider (until it
 * answers, the key that it is asked with) goes on asking; whoever has none waits until no other's money is on its way.
 * What is refused or settled has left the queue.
 */
export async function takeTurn(tx: Orm, refund: Refund, key: string): Promise<boolean> {
  const { id, orderId, claimToken } = refund;
  if (refund.providerRefundId !== null) return true;
  await lockOrder(tx, orderId);
  if (!claimToken || !(await holdRefund(tx, { refundId: id, token: claimToken }))) return false;
  const others = await tx.select({ id: refunds.id }).from(refunds).where(isAhead(refund)).limit(1);
  if (others.length > 0) return false;
  await tx.update(refunds).set({ providerRefundId: key }).where(eq(refunds.id, id));
  return true;
}

const isAhead = ({ id, intentId }: Refund) =>
  and(
    eq(refunds.intentId, intentId),
    ne(refunds.id, id),
    eq(refunds.state, 'carrier_accepted'),
    isNotNull(refunds.providerRefundId),
    isNotNull(refunds.nextAttemptAt),
  );

/**
 * Locks a refund that waits behind another whose money is tried in vain, and that nobody works on; null when it is
 * another. The provider has not heard of it: it would have its name.
 */
export async function holdBehind(tx: Orm, id: string, now: Date): Promise<Refund | null> {
  const isWaiting = and(
    eq(refunds.id, id),
    eq(refunds.state, 'carrier_accepted'),
    isNull(refunds.providerRefundId),
    isFree(now),
  );
  const [row] = await tx.select().from(refunds).where(isWaiting).for('update');
  if (!row) return null;
  const isInVain = and(isAhead(row), gte(refunds.attempts, STUCK_AFTER));
  const ahead = await tx.select({ id: refunds.id }).from(refunds).where(isInVain).limit(1);
  return ahead.length > 0 ? row : null;
}
