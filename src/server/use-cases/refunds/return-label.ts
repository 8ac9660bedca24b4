// The moves that return labels to the carrier: requested, then awaited; repeated only if the carrier has no request.
import { SYSTEM } from '#domain/actor.ts';
import { labelReturnPosting } from '#domain/ledger.ts';
import { ASK_AGAIN_MS, isRefusalPremature, type RefundFacts } from '#domain/refund.ts';
import type { Context } from '../../context.ts';
import { insertAudit } from '../../db/audit.ts';
import type { Orm } from '../../db/database.ts';
import { insertPosting } from '../../db/ledger.ts';
import type { Refund, RefundChange } from '../../db/refunds.ts';
import type { StoredLabel } from '../../db/intents.ts';
import { markLabelReturned } from '../../db/parcel-labels.ts';
import type { LabelRefund } from '../../gateways/carrier.ts';
import { restorePickup } from '../pickups/restore-pickup.ts';
import { reportUsedMeanwhile } from '../tracking/used-labels.ts';
import { type MoveResult, LABEL_USED, notYet, OWED_BY_HAND, type Subject } from './refund-move.ts';
import { notifyOfRefund, notifyOfRejection } from './notify-of-refund.ts';

const REJECTED = 'carrier_rejected';
/** Reasons on the operator's list that a lost label must not replace. */
const LASTING: readonly Refund['attention'][] = [OWED_BY_HAND, LABEL_USED];

export async function requestLabelRefund(ctx: Context, subject: Subject): Promise<MoveResult> {
  const label = labelOf(subject, 0);
  return decided(ctx, subject, {
    label,
    standing: await ctx.carrier.requestRefund(label.upstreamShipmentId),
  });
}

/** An earlier request may never have arrived; then it is sent now. */
export async function awaitCarrier(ctx: Context, subject: Subject): Promise<MoveResult> {
  const label = labelOf(subject, 0);
  return decided(ctx, subject, { label, standing: await findOrRequest(ctx, subject, label) });
}

/** Returns the label of the leg from the hub: nobody can use it any more, so a refusal is our loss alone. */
export async function returnOnwardLabel(ctx: Context, subject: Subject): Promise<MoveResult> {
  const { refund, facts } = subject;
  const label = labelOf(subject, 1);
  const standing = facts.asked
    ? await findOrRequest(ctx, subject, label)
    : await ctx.carrier.requestRefund(label.upstreamShipmentId);
  switch (standing) {
    case 'none':
    case 'submitted':
      return stillOpen(ctx, subject, standing);
    case 'refunded':
      return {
        facts: { ...facts, onwardLabel: 'given_back' },
        beside: (tx, _order, now) => recordLabelReturn(tx, subject, { label, name: 'onward-label', now }),
      };
    case 'rejected':
      if (isYoung(ctx, subject)) return askAgain(ctx, subject);
      return {
        facts: { ...facts, onwardLabel: 'kept' },
        // A lost label must not push an open payment off the list; the audit keeps the loss.
        change: {
          acknowledgedAt: null,
          ...(LASTING.includes(refund.attention) ? {} : { attention: 'onward_label_not_taken_back' }),
        },
        beside: (tx, _order, now) =>
          insertAudit(tx, {
            actor: SYSTEM,
            action: 'refund.onward-label',
            subject: refund.id,
            outcome: 'refused',
            details: { code: REJECTED, trackingCode: label.trackingCode, costCents: label.costCents },
            createdAt: now,
          }),
      };
  }
}

/** The carrier keeps a rejection forever: until it acknowledges the new request, the rejection is of an earlier one. */
async function findOrRequest(
  ctx: Context,
  { refund }: Subject,
  { upstreamShipmentId }: StoredLabel,
): Promise<LabelRefund> {
  const standing = await ctx.carrier.findRefund(upstreamShipmentId);
  const isUnrequested = standing === 'none' || (standing === 'rejected' && refund.acknowledgedAt === null);
  return isUnrequested ? await ctx.carrier.requestRefund(upstreamShipmentId) : standing;
}

const stillOpen = (ctx: Context, { refund }: Subject, standing: 'none' | 'submitted'): MoveResult =>
  notYet(refund, standing === 'submitted' ? { acknowledgedAt: refund.acknowledgedAt ?? ctx.clock() } : {});

const isYoung = (ctx: Context, { intent }: Subject): boolean =>
  isRefusalPremature(ctx.clock().getTime() - intent.createdAt.getTime());

/** A rejection this early does not count: the next try requests again. */
const askAgain = (ctx: Context, { refund }: Subject): MoveResult =>
  notYet(refund, {
    acknowledgedAt: null,
    nextAttemptAt: new Date(ctx.clock().getTime() + ASK_AGAIN_MS),
  });

function decided(
  ctx: Context,
  subject: Subject,
  { label, standing }: { label: StoredLabel; standing: LabelRefund },
): MoveResult {
  const { refund, facts } = subject;
  const after = (state: RefundFacts['state']): RefundFacts => ({ ...facts, state, asked: false });
  switch (standing) {
    case 'none':
    case 'submitted':
      return stillOpen(ctx, subject, standing);
    case 'refunded':
      return {
        facts: after('carrier_accepted'),
        // The label from the hub is a separate request.
        change: { acknowledgedAt: null },
        beside: async (tx, order, now) => {
          await recordLabelReturn(tx, subject, { label, name: 'label', now });
          await reportUsedMeanwhile(tx, refund, now);
          await notifyOfRefund(tx, 'refund-accepted', { order, refunds: [refund], now });
          return { carrierAcceptedAt: now };
        },
      };
    case 'rejected':
      if (isYoung(ctx, subject)) return askAgain(ctx, subject);
      return {
        facts: after('rejected'),
        change: { reason: REJECTED },
        beside: async (tx, order, now) => {
          if (order.status === 'cancelled') return await acceptLoss(tx, { refund, label, now });
          await notifyOfRejection(tx, { order, refunds: [refund], reason: REJECTED, now });
          await restorePickup(tx, refund, now);
          return { rejectedAt: now };
        },
      };
  }
}

/** The order was cancelled after the request, and that pays all of it back (C-52): the label is our loss. */
async function acceptLoss(
  tx: Orm,
  { refund, label, now }: { refund: Refund; label: StoredLabel; now: Date },
): Promise<RefundChange> {
  await insertAudit(tx, {
    actor: SYSTEM,
    action: 'refund.label',
    subject: refund.id,
    outcome: 'refused',
    details: { code: REJECTED, trackingCode: label.trackingCode, costCents: label.costCents },
    createdAt: now,
  });
  return { state: 'carrier_accepted', reason: null, carrierAcceptedAt: now, nextAttemptAt: now };
}

async function recordLabelReturn(
  tx: Orm,
  { refund, intent }: Subject,
  { label, name, now }: { label: StoredLabel; name: string; now: Date },
): Promise<void> {
  const { orderId, packageIndex } = refund;
  await markLabelReturned(tx, { orderId, packageIndex, leg: label.leg, now });
  await insertPosting(tx, {
    posting: `${refund.id}.${name}`,
    intentId: intent.id,
    lines: labelReturnPosting(label.costCents),
    now,
  });
}

/** Throws when there is no such label: no refund is opened without one. */
function labelOf({ refund, intent }: Subject, leg: number): StoredLabel {
  const label = intent.labels?.find(
    (candidate) => candidate.leg === leg && candidate.packageIndex === refund.packageIndex,
  );
  if (!label) throw new Error(`${intent.id} has no label ${refund.packageIndex} of leg ${leg}.`);
  return label;
}
