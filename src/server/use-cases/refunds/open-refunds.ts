// Opens refunds for an order's parcels in one transaction: which ones, how much each, and what follows (C-50, C-53).
import { isOperator } from '#domain/actor.ts';
import { locksLabel, mayRequestRefund, type RefundRefusal } from '#domain/refund.ts';
import { insertAudit } from '../../db/audit.ts';
import type { Orm } from '../../db/database.ts';
import { findIntent, type Intent } from '../../db/intents.ts';
import { findShipments, lockOrder, type Order, type ParcelLeg } from '../../db/orders.ts';
import { findRefunds, insertRefunds, type Refund } from '../../db/refunds.ts';
import { AppError } from '../../errors.ts';
import { isSoldByCarrier } from '../labels/sold-label.ts';
import { parcelSharesOf } from '../orders/parcel-shares.ts';
import { requestPickupCancellation } from '../pickups/cancel-pickup.ts';
import { findParcelsToCollect } from '../pickups/restore-pickup.ts';
import { keepAccount } from '../profile/lock-account.ts';
import { refreshOrder } from '../tracking/move-parcels.ts';
import { newRefund } from './new-refund.ts';
import { isAccepted, notifyOfRefund } from './notify-of-refund.ts';
import { returnableUntil } from './returnable-until.ts';

export type RefundRequest = {
  orderId: string;
  /** Counted from 0; null: all parcels. */
  packageIndexes: readonly number[] | null;
  /** See domain/actor.ts. */
  requestedBy: string;
  /** The customer who asks; absent: an operator. */
  userId?: string;
  /** Why an operator asks for it; recorded in the audit. */
  note?: string;
};

export type Decision = {
  packageIndex: number;
  found: Refund | null;
  refusal: RefundRefusal | null;
  /** No label that the carrier API could take back. */
  isWithoutCarrier: boolean;
};
/** `pickupCalledOff`: the intent whose pickup is no longer needed. */
type Opened = { decisions: Decision[]; opened: Refund[]; pickupCalledOff: string | null };

/**
 * Decides on every requested parcel and writes the consequences. Throws `not_found` when there is no such order,
 * `not_signed_in` when the account has ended.
 */
export async function openRefunds(tx: Orm, request: RefundRequest, now: Date): Promise<Opened> {
  // An account that is being closed must not leave an open refund behind.
  if (request.userId !== undefined) await keepAccount(tx, request.userId);
  const order = await lockOrder(tx, request.orderId);
  const intent = order && (await findIntent(tx, order.intentId));
  if (!order || !intent) throw new AppError('not_found');
  const refunds = await findRefunds(tx, order.id);
  const shipments = await findShipments(tx, order.id);
  const wanted = wantedOf(order, request);
  const isGivenUp = isOperator(request.requestedBy) && wanted.length === order.packageCount;
  const decisions = wanted.map((packageIndex) =>
    decide(packageIndex, { order, intent, refunds, shipments, request, isGivenUp, now }),
  );
  const granted = decisions.filter(({ found, refusal }) => !found && !refusal);
  const isAnswered = decisions.some(({ refusal }) => !refusal);
  if (isAnswered && isOperator(request.requestedBy)) await note(tx, request, { granted, now });
  if (granted.length === 0) return { decisions, opened: [], pickupCalledOff: null };
  const shares = parcelSharesOf(order);
  const { requestedBy } = request;
  // The cost of a label made by hand stays in the books.
  const rows = granted.map(({ packageIndex, isWithoutCarrier }) =>
    newRefund(order, {
      packageIndex,
      known: refunds,
      isWithoutCarrier,
      amountCents: shares[packageIndex] ?? 0,
      requestedBy,
      now,
    }),
  );
  const opened = await insertRefunds(tx, rows);
  const about = { order, now };
  await notifyOfRefund(tx, 'refund-requested', { ...about, refunds: opened.filter(isAccepted) });
  await notifyOfRefund(tx, 'refund-requested', { ...about, refunds: opened.filter((r) => !isAccepted(r)) });
  await refreshOrder(tx, { orderId: order.id }, now);
  // All parcels have a refund or are travelling: the van would find nothing to collect.
  const isLast = (await findParcelsToCollect(tx, order.id)).length === 0;
  const pickupCalledOff = isLast && (await requestPickupCancellation(tx, intent, now)) ? intent.id : null;
  return { decisions, opened, pickupCalledOff };
}

const note = (tx: Orm, request: RefundRequest, { granted, now }: { granted: Decision[]; now: Date }) =>
  insertAudit(tx, {
    actor: request.requestedBy,
    action: 'refund.request',
    subject: request.orderId,
    outcome: 'done',
    details: { opened: granted.map(({ packageIndex }) => packageIndex), note: request.note ?? null },
    createdAt: now,
  });

function wantedOf({ orderNumber, packageCount }: Order, { packageIndexes }: RefundRequest): number[] {
  if (!packageIndexes) return Array.from({ length: packageCount }, (_, index) => index);
  const wanted = [...new Set(packageIndexes)].sort((a, b) => a - b);
  if (wanted.length > 0 && wanted.every((index) => index >= 0 && index < packageCount)) return wanted;
  throw new AppError('invalid_request', {
    message: `${orderNumber} has ${packageCount === 1 ? 'one parcel' : `${packageCount} parcels`}.`,
    issues: [{ path: 'packageIndexes', reason: 'unknown' }],
  });
}

type Known = {
  order: Order;
  intent: Intent;
  refunds: Refund[];
  shipments: ParcelLeg[];
  request: RefundRequest;
  isGivenUp: boolean;
  now: Date;
};

/** Judges by the scans known at this moment; the carrier's rejection is the last word (C-50). */
function decide(packageIndex: number, known: Known): Decision {
  const { order, intent, refunds, shipments, request, isGivenUp, now } = known;
  const isThis = (other: { packageIndex: number }): boolean => other.packageIndex === packageIndex;
  const newest = refunds.filter(isThis).at(-1) ?? null;
  // The parcel already has a refund; asking again returns that one.
  if (newest && locksLabel(newest.state))
    return { packageIndex, found: newest, refusal: null, isWithoutCarrier: false };
  const label = intent.labels?.find((one) => isThis(one) && one.leg === 0);
  const isSold = label !== undefined && isSoldByCarrier(label);
  // Only an operator can tell whether a label made elsewhere is still usable, and so refundable (C-44).
  const isWithoutCarrier = label !== undefined && !isSold && isOperator(request.requestedBy);
  const judged = mayRequestRefund(
    { status: order.status, checkout: intent.status, isGivenUp },
    {
      statuses: shipments.filter(isThis).map(({ status }) => status),
      hasLabel: isSold || isWithoutCarrier,
      // An operator may know better than the carrier's age rule.
      isTooOld: !isOperator(request.requestedBy) && isPast(returnableUntil(intent), now),
    },
  );
  return { packageIndex, found: null, refusal: judged.ok ? null : judged.reason, isWithoutCarrier };
}

const isPast = (until: Date | null, now: Date): boolean => until !== null && now > until;
