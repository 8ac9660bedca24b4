// Reports parcels that travel with a refunded label: carriers billing on scan bill us, and the customer has the money.
import { SYSTEM } from '#domain/actor.ts';
import { markLabelUsed } from '../../db/attention.ts';
import { insertAudit } from '../../db/audit.ts';
import type { Orm } from '../../db/database.ts';
import type { Refund } from '../../db/refunds.ts';
import { findRefundedParcels, findLegs, type RefundedParcel, type Leg } from '../../db/tracked-parcels.ts';

type LegsAndRefunds = {
  /** The legs before the new events; `legs` are those after. */
  before: readonly Leg[];
  legs: readonly Leg[];
  /** The legs of the parcels without a refund. */
  open: readonly Leg[];
  back: readonly RefundedParcel[];
};

type Use = { id: string; leg: Leg };

/** Reported once, at the first scan. */
export async function reportUsedLabels(tx: Orm, ways: readonly LegsAndRefunds[], now: Date): Promise<void> {
  for (const use of ways.flatMap(usedIn)) await report(tx, use, now);
}

/**
 * Runs in the transaction in which the carrier takes the label back. A scanned label cannot be given back, so any scan
 * known by now came after the request.
 */
export async function reportUsedMeanwhile(tx: Orm, refund: Refund, now: Date): Promise<void> {
  const leg = await findUse(tx, refund);
  if (leg) await report(tx, { id: refund.id, leg }, now);
}

/** The leg on which a refunded label was scanned. Runs in a transaction that has locked the order. */
export async function findUse(tx: Orm, { orderId, packageIndex }: Refund): Promise<Leg | undefined> {
  const legs = await findLegs(tx, orderId);
  const back = await findRefundedParcels(tx, [orderId]);
  const open = legs.filter((leg) => !back.some((given) => given.packageIndex === leg.packageIndex));
  return legs.find((candidate) => candidate.packageIndex === packageIndex && isScanned(candidate, open));
}

async function report(tx: Orm, { id, leg }: Use, now: Date): Promise<void> {
  await markLabelUsed(tx, id, now);
  await insertAudit(tx, {
    actor: SYSTEM,
    action: 'refund.label-used',
    subject: id,
    outcome: 'done',
    details: { trackingCode: leg.trackingCode, carrier: leg.carrier, shippedAt: leg.shippedAt },
    createdAt: now,
  });
}

/** Until it accepts, the carrier may still reject the refund, as it does for a label that it has scanned. */
const usedIn = ({ before, legs, open, back }: LegsAndRefunds): Use[] =>
  back.flatMap(({ id, packageIndex, state }) => {
    if (state !== 'carrier_accepted' && state !== 'money_refunded') return [];
    const leg = legs.find(
      (candidate) =>
        candidate.packageIndex === packageIndex &&
        isScanned(candidate, open) &&
        before.some((was) => was.id === candidate.id && was.shippedAt === null),
    );
    return leg ? [{ id, leg }] : [];
  });

/** If several parcels share the code, another one may be travelling. */
const isScanned = ({ shippedAt, trackingCode }: Leg, open: readonly Leg[]): boolean =>
  shippedAt !== null && !open.some((other) => other.trackingCode === trackingCode);
