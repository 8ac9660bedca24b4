// The row of a new refund of one parcel, with its first move claimed already.
import { createHash } from 'node:crypto';
import type { Cents } from '#domain/money.ts';
import type { Order } from '../../db/orders.ts';
import type { NewRefund, Refund } from '../../db/refunds.ts';
import { leaseFrom, newClaimToken } from '../../lease.ts';

type Opening = {
  packageIndex: number;
  /** All refunds of the order so far, rejected ones included. */
  known: readonly Refund[];
  /** There is no label that a carrier would have to take back: the money is what comes next. */
  isWithoutCarrier: boolean;
  amountCents: Cents;
  /** The name that domain/actor.ts gives whoever asked. */
  requestedBy: string;
  now: Date;
};

/** Claimed: one commit less, and a crash right after it leaves the refund to the job. */
export function newRefund(order: Order, opening: Opening): NewRefund {
  const { packageIndex, known, isWithoutCarrier, amountCents, requestedBy, now } = opening;
  const earlier = known.filter((refund) => refund.packageIndex === packageIndex).length;
  const until = leaseFrom(now);
  return {
    id: refundIdOf(order.intentId, packageIndex, earlier),
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

/**
 * It follows from the parcel that was paid for, as the provider knows the payment by it: whoever asks again after the row
 * was lost (a database from a backup) is told of the first one. Another sum does not make it another giving back. The
 * purchase names it: an order may be made anew out of it. Behind the dot, how often the carrier has rejected it.
 */
const refundIdOf = (intentId: string, packageIndex: number, rejected: number): string => {
  const hash = createHash('sha256').update(`${intentId} ${packageIndex}`).digest('base64url').slice(0, 22);
  return rejected === 0 ? `rf_${hash}` : `rf_${hash}.${rejected}`;
};

/**
 * What the provider is asked with: one parcel, one payment. A rejected refund has never asked for money. After a definite
 * refusal it is another key (see `keyOfTry`); a missing answer keeps it. Whoever has lost the count asks with an earlier
 * one: PayPal's gateway looks for all of them (`living`), and Computop repeats its refusals until the count is the same.
 */
export function moneyKeyOf({ id, refusals }: Pick<Refund, 'id' | 'refusals'>): string {
  const [parcel = id] = id.split('.');
  return refusals > 0 ? `${parcel}.${refusals}` : parcel;
}
