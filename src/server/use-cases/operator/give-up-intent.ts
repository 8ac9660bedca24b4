// Ends a checkout that will never get its label or its money: labels are returned, and payments refunded.
import { hasFailedTooOften, lastingAttention } from '#domain/attention.ts';
import { nextMove } from '#domain/intent.ts';
import type { Context } from '../../context.ts';
import type { Orm } from '../../db/database.ts';
import { unclaimed } from '../../db/intent-claims.ts';
import type { Intent, IntentChange } from '../../db/intents.ts';
import type { LabelRefund } from '../../gateways/carrier.ts';
import { advanceCheckout } from '../checkout/advance-checkout.ts';
import { notifyOfGivenUpCheckout } from '../checkout/notify-of-given-up-checkout.ts';
import {
  areReturned,
  isReturnOverdue,
  checkReturns,
  LABEL_RETURN_REFUSED,
  postReturns,
} from '../checkout/void-labels.ts';
import { runPreparedAction, changeByHand, intentNamed, refusal, refuseReversed } from './operator-action.ts';
import { attentionAfter, recheckLabels, refuseBought } from './recheck-labels.ts';

/** Returns the intent afterwards; the provider may take longer. */
export async function giveUpIntent(
  ctx: Context,
  { intentId, operator, reason }: { intentId: string; operator: string; reason: string | null },
): Promise<Intent> {
  const act = { operator, action: 'intent.give-up', subject: intentId, details: { note: reason } };
  const prepare = Promise.all([recheckLabels(ctx, intentId), findReturnState(ctx, intentId)]);
  const work = async (tx: Orm, [found, looked]: Awaited<typeof prepare>) => {
    const now = ctx.clock();
    const intent = await intentNamed(tx, intentId);
    refuseBought(intent, found);
    const { status, attention, payment } = intent;
    // If the carrier has answered meanwhile, this is settled.
    const back = isReturnOverdue(intent, now) ? looked : null;
    const end = ending(intent, back);
    await changeByHand(tx, intent, {
      attention: attentionAfter(intent, found),
      ...end,
      ...unclaimed,
      nextAttemptAt: now,
      updatedAt: now,
    });
    if (back) await postReturns(tx, intent, { standing: back, now });
    // Where only the labels are ended, the checkout was over already.
    if (end.status || end.labelFate === 'void_due')
      await notifyOfGivenUpCheckout(tx, intent, { isUnpaid: end.status !== 'refunded', now });
    return { result: null, details: { status, attention, payment, labels: found.state } };
  };
  await runPreparedAction(ctx, act, { prepare, work });
  await advanceCheckout(ctx, intentId);
  return await intentNamed(ctx.db.orm, intentId);
}

/** The state of labels that the carrier has long not answered about; null: there are none, or it still has time. */
async function findReturnState(ctx: Context, intentId: string): Promise<LabelRefund[] | null> {
  const intent = await intentNamed(ctx.db.orm, intentId);
  return isReturnOverdue(intent, ctx.clock()) ? await checkReturns(ctx, intent) : null;
}

function ending(intent: Intent, back: LabelRefund[] | null): IntentChange {
  const { id, status, labelFate } = intent;
  refuseReversed(intent);
  // The engine returns the labels and releases the hold; then the status becomes cancelled.
  if (status === 'unlock_failed' && labelFate === 'kept') return { labelFate: 'void_due' };
  // The capture was never refused: if it has happened after all, that is found when the hold is released.
  if (status === 'payment_pending_label_ready') {
    // Every purchase passes through this status; only one that is stuck in it has failed.
    if (!hasFailedTooOften(intent))
      throw refusal(`${id} is being worked on: it can be given up once it is stuck.`);
    return { status: 'unlock_failed', labelFate: 'void_due', errorCode: 'capture_failed' };
  }
  const labels = areLabelsLost(intent, back);
  if (labels) return labels;
  if (status !== 'paid_label_failed')
    throw refusal(
      status === 'completed' || status === 'label_purchased'
        ? `${id} is ${status}; refund its order with "orders refund".`
        : `${id} is ${status}: only paid_label_failed, unlock_failed and payment_pending_label_ready can be given up, and labels whose return is stuck, or unanswered for a month.`,
    );
  return { status: 'refunded', ...leftoverLabels(intent) };
}

/**
 * Money must not wait forever for labels whose refund requests fail: they are our loss then. So are labels without an
 * answer: the operator who ends the wait knows of the loss, so nobody has to look at them again.
 */
function areLabelsLost(intent: Intent, back: LabelRefund[] | null): IntentChange | null {
  const { attention } = intent;
  if (hasFailedTooOften(intent) && nextMove(intent) === 'void-label')
    return { labelFate: 'void_refused', attention: LABEL_RETURN_REFUSED };
  if (!back) return null;
  return {
    labelFate: areReturned(back) ? 'voided' : 'void_refused',
    attention: attention === LABEL_RETURN_REFUSED ? null : lastingAttention(attention),
  };
}

/** Labels of some parcels, left by a partial purchase. */
const leftoverLabels = ({ labels, legsBought, labelFate }: Intent): IntentChange =>
  labelFate === 'kept' && (labels ?? []).some(({ leg }) => leg >= legsBought)
    ? { labelFate: 'void_due' }
    : {};
