// Requests refunds, one per parcel: locks the labels at once and leaves the rest to the engine (C-50, C-53).
import type { ParcelRefund } from '#contract/refunds.ts';
import { euroFromCents } from '#domain/money.ts';
import type { RefundRefusal } from '#domain/refund.ts';
import type { Context } from '../../context.ts';
import { noteRefusal } from '../../db/audit.ts';
import type { Refund } from '../../db/refunds.ts';
import { AppError } from '../../errors.ts';
import { continueCancellation } from '../pickups/cancel-pickup.ts';
import { continueRefund } from './advance-refund.ts';
import { type Decision, openRefunds, type RefundRequest } from './open-refunds.ts';

/**
 * Returns one result per parcel: its refund, new or existing, or why it is refused. Throws `illegal_transition` when no
 * parcel can be refunded, `not_found` when there is no such order.
 */
export async function refundParcels(ctx: Context, request: RefundRequest): Promise<ParcelRefund[]> {
  const now = ctx.clock();
  const { decisions, opened, pickupCalledOff } = await ctx.db.transaction((tx) =>
    openRefunds(tx, request, now),
  );
  if (opened.length > 0) await ctx.db.barrier();
  for (const refund of opened) continueRefund(ctx, refund);
  if (pickupCalledOff) continueCancellation(ctx, pickupCalledOff);
  const answers = decisions.map((decision) => answerOf(decision, opened));
  if (answers.some(({ status }) => status === 'success')) return answers;
  const reason = answers[0]?.reason ?? 'no_label';
  await noteRefusal(ctx.db.orm, {
    actor: request.requestedBy,
    action: 'refund.request',
    subject: request.orderId,
    outcome: `refused: ${reason}`,
    details: { packageIndexes: request.packageIndexes },
    createdAt: now,
  });
  throw new AppError('illegal_transition', {
    message: sentences[reason],
    details: {
      reason,
      packages: answers.map(({ packageIndex, reason: why }) => ({ packageIndex, reason: why })),
    },
  });
}

const sentences: Readonly<Record<RefundRefusal, string>> = {
  order_cancelled: 'This order has been cancelled.',
  checkout_running: 'This order is not complete yet.',
  parcel_scanned: 'The carrier already has the parcel; its label cannot be refunded.',
  label_too_old: 'The carrier no longer takes back labels of this age. Please contact support.',
  no_label: 'There is no label that could be refunded. Please contact support.',
};

function answerOf({ packageIndex, found, refusal }: Decision, opened: readonly Refund[]): ParcelRefund {
  const refund = found ?? opened.find((candidate) => candidate.packageIndex === packageIndex);
  const amountCents = refund?.amountCents ?? 0;
  return {
    packageIndex,
    status: refund ? 'success' : 'failed',
    refundId: refund?.id ?? null,
    state: refund?.state ?? null,
    reason: refusal,
    amount: euroFromCents(amountCents),
    amountCents,
    requestedAt: refund?.requestedAt.toISOString() ?? null,
    carrierAcceptedAt: refund?.carrierAcceptedAt?.toISOString() ?? null,
    moneyRefundedAt: refund?.moneyRefundedAt?.toISOString() ?? null,
    rejectedAt: refund?.rejectedAt?.toISOString() ?? null,
  };
}
