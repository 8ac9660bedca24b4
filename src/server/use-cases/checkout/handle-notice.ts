// Acts on a provider's notice, delivered or fetched: records it once and has the engine ask, as it is no proof (C-28).
import { SYSTEM } from '#domain/actor.ts';
import type { PaidAt } from '#domain/intent.ts';
import type { Context } from '../../context.ts';
import { insertAudit } from '../../db/audit.ts';
import type { Orm } from '../../db/database.ts';
import { requestIntentCheck, markReversed } from '../../db/intent-claims.ts';
import { findIntent, findIntentByCapture, findIntentByPayment, type Intent } from '../../db/intents.ts';
import { isTransferred } from '../../db/ledger.ts';
import { makeMoneyRefundsDue } from '../../db/refund-claims.ts';
import { insertWebhookEvent } from '../../db/webhook-events.ts';
import type { Notice } from '../../gateways/payment.ts';
import { advanceCheckout } from './advance-checkout.ts';
import { isRefundOwed, checkStalledRefund } from './stalled-refund.ts';

/** Call only with notices proven to come from the provider. */
export async function handleNotice(ctx: Context, provider: PaidAt, notice: Notice): Promise<void> {
  const intentId = await recordNotice(ctx, provider, notice);
  // The hint on the row means that a crash now only costs time; money that a person has to send back stays on the
  // operator's list in that case.
  if (intentId) ctx.background(() => checkPayment(ctx, intentId));
  ctx.wake('refunds');
}

async function checkPayment(ctx: Context, intentId: string): Promise<void> {
  await advanceCheckout(ctx, intentId);
  await checkStalledRefund(ctx, intentId);
}

/** Records the event once, with its consequences, in one transaction. Returns the intent id only the first time. */
async function recordNotice(ctx: Context, provider: PaidAt, notice: Notice): Promise<string | null> {
  const now = ctx.clock();
  const intent = await intentOf(ctx, provider, notice);
  const intentId = intent?.id ?? null;
  const { eventId, kind } = notice;
  const isFirst = await ctx.db.transaction(async (tx) => {
    const first = await insertWebhookEvent(tx, { provider, eventId, kind, intentId, receivedAt: now });
    if (first && intentId) await requestIntentCheck(tx, intentId, { now, verified: true });
    if (first && intentId && notice.refundOf) await makeMoneyRefundsDue(tx, intentId, now);
    if (first && intent && (await isLost(tx, intent, notice)))
      await noteReversal(tx, intent.id, { kind, now });
    return first;
  });
  // Not ours though on the same account, or its row was lost with a database: `operator webhooks` lists them.
  if (isFirst && !intentId) ctx.log.warn({ provider, kind, eventId }, 'callback about an unknown payment');
  return isFirst ? intentId : null;
}

/** Whether money left that our books still have, or was paid back twice. */
async function isLost(tx: Orm, intent: Intent, notice: Notice): Promise<boolean> {
  const { isReversal, isRefundElsewhere, paidBack } = notice;
  if (isReversal || (isRefundElsewhere && isMoneyBooked(intent))) return true;
  return paidBack !== undefined && (await isTransferred(tx, intent.id, paidBack));
}

/** Whether our books say the money is ours. Where it has to go back anyway, the engine finds out that it has. */
const isMoneyBooked = (intent: Intent): boolean => intent.payment === 'captured' && !isRefundOwed(intent);

/** The operator's list shows one reason at a time: the audit log keeps the previous one. */
async function noteReversal(
  tx: Orm,
  intentId: string,
  { kind, now }: { kind: string; now: Date },
): Promise<void> {
  const attention = await markReversed(tx, intentId);
  await insertAudit(tx, {
    actor: SYSTEM,
    action: 'payment.reversed',
    subject: intentId,
    outcome: 'done',
    details: { attention, kind },
    createdAt: now,
  });
}

/** Reversals name only the capture; refunds also the intent, though manual refunds may not. */
async function intentOf(ctx: Context, provider: PaidAt, notice: Notice): Promise<Intent | null> {
  const { orderId, captureId, refundOf } = notice;
  if (refundOf) {
    const refunded = await findIntent(ctx.db.orm, refundOf);
    return refunded?.provider === provider ? refunded : null;
  }
  if (orderId) return await findIntentByPayment(ctx.db.orm, provider, orderId);
  return captureId ? await findIntentByCapture(ctx.db.orm, provider, captureId) : null;
}
