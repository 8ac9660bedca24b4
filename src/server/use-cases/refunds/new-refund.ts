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
  /** No label for a carrier to take back: the money comes next. */
  isWithoutCarrier: boolean;
  amountCents: Cents;
  /** The requester's name as domain/actor.ts gives it. */
  requestedBy: string;
  now: Date;
};

/** Inserted already claimed: saves a commit, and after a crash the job picks the refund up. */
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

/** False where there was no label to take back: such a refund began as accepted. */
export const wasCarrierAsked = ({
  carrierAcceptedAt,
  requestedAt,
}: Pick<Refund, 'carrierAcceptedAt' | 'requestedAt'>): boolean =>
  carrierAcceptedAt?.getTime() !== requestedAt.getTime();

/**
 * Derived from purchase and parcel, as the provider knows the payment by it: a request repeated after the row was lost
 * (database restored from a backup) finds the first refund, even for another sum. Not from the order, which may be
 * recreated from the purchase. After the dot: how often the carrier has rejected it.
 */
const refundIdOf = (intentId: string, packageIndex: number, rejected: number): string => {
  const hash = createHash('sha256').update(`${intentId} ${packageIndex}`).digest('base64url').slice(0, 22);
  return rejected === 0 ? `rf_${hash}` : `rf_${hash}.${rejected}`;
};

/**
 * Idempotency key at the provider: one payment per parcel. A rejected refund never asked for money, so its number is
 * left out. A definite refusal changes the key (see `tryKeyOf`); a missing answer keeps it. If the count was lost, an
 * earlier key is used: PayPal's gateway looks for all (`living`), and Computop repeats refusals until it is reached.
 */
export function moneyKeyOf({ id, refusals }: Pick<Refund, 'id' | 'refusals'>): string {
  const [parcel = id] = id.split('.');
  return refusals > 0 ? `${parcel}.${refusals}` : parcel;
}
