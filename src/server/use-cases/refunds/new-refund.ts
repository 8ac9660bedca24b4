// The row of a new refund of one parcel, with its first move claimed already.
import type { Cents } from '#domain/money.ts';
import { newId } from '../../db/database.ts';
import type { Order } from '../../db/orders.ts';
import type { NewRefund } from '../../db/refunds.ts';
import { leaseFrom, newClaimToken } from '../../lease.ts';

type Opening = {
  packageIndex: number;
  /** There is no label that a carrier would have to take back: the money is what comes next. */
  isWithoutCarrier: boolean;
  amountCents: Cents;
  /** As domain/actor.ts names them. */
  requestedBy: string;
  now: Date;
};

/** Claimed: one commit less, and a crash right after it leaves the refund to the job. */
export function newRefund(order: Order, opening: Opening): NewRefund {
  const { packageIndex, isWithoutCarrier, amountCents, requestedBy, now } = opening;
  const until = leaseFrom(now);
  return {
    id: newId('rf'),
    orderId: order.id,
    intentId: order.intentId,
    packageIndex,
    state: isWithoutCarrier ? 'carrier_accepted' : 'requested',
    amountCents,
    requestedBy,
    claimToken: newClaimToken(),
    claimedUntil: until,
    attempts: 1,
    nextAttemptAt: until,
    requestedAt: now,
    carrierAcceptedAt: isWithoutCarrier ? now : null,
    updatedAt: now,
  };
}
