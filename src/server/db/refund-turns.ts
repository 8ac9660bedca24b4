// Whose turn it is, where a provider must be asked for the refunds of a payment one after the other.
import { and, eq, gte, isNotNull, isNull, ne } from 'drizzle-orm';
import { STUCK_AFTER } from '#domain/attention.ts';
import { isFree } from './claims.ts';
import type { Orm } from './database.ts';
import { lockOrder } from './orders.ts';
import { lockClaimedRefund } from './refund-claims.ts';
import type { Refund } from './refunds.ts';
import { refunds } from './schema.ts';

/**
 * Whether this claimed refund may request its money; part of a transaction. A refund with a name at the provider (until
 * it answers, the key of the request) keeps asking; one without waits until no other's money is on its way. Refused or
 * settled refunds have left the queue.
 */
export async function claimRefundTurn(tx: Orm, refund: Refund, key: string): Promise<boolean> {
  const { id, orderId, claimToken } = refund;
  if (refund.providerRefundId !== null) return true;
  await lockOrder(tx, orderId);
  if (!claimToken || !(await lockClaimedRefund(tx, { refundId: id, token: claimToken }))) return false;
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
 * Locks a refund that waits behind another whose money is being tried in vain, and that nobody works on; null if it is
 * another case. The provider has not heard of it, or it would have a name.
 */
export async function lockQueuedRefund(tx: Orm, id: string, now: Date): Promise<Refund | null> {
  const isWaiting = and(
    eq(refunds.id, id),
    eq(refunds.state, 'carrier_accepted'),
    isNull(refunds.providerRefundId),
    isFree(refunds, now),
  );
  const [row] = await tx.select().from(refunds).where(isWaiting).for('update');
  if (!row) return null;
  const isStuckAhead = and(isAhead(row), gte(refunds.attempts, STUCK_AFTER));
  const ahead = await tx.select({ id: refunds.id }).from(refunds).where(isStuckAhead).limit(1);
  return ahead.length > 0 ? row : null;
}
