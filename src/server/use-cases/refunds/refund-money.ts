// The move `refund-money`: pays the customer's share back the way it came, and updates order, books and counters.
import { SYSTEM } from '#domain/actor.ts';
import { isPendingTooLong } from '#domain/attention.ts';
import { canTransition } from '#domain/intent.ts';
import type { RefundRoute } from '#domain/ledger.ts';
import { nextRefundPosting, type PartialRefund } from '#domain/refund.ts';
import type { Context } from '../../context.ts';
import { insertAudit } from '../../db/audit.ts';
import type { Orm } from '../../db/database.ts';
import { changeIntent } from '../../db/intent-claims.ts';
import { findIntent } from '../../db/intents.ts';
import { insertPosting, outflowFrom } from '../../db/ledger.ts';
import { settleOrder } from '../../db/order-money.ts';
import type { Order } from '../../db/orders.ts';
import { makeMoneyRefundsDue } from '../../db/refund-claims.ts';
import { refundedOf } from '../../db/refunded.ts';
import type { Refund, RefundChange } from '../../db/refunds.ts';
import { claimRefundTurn } from '../../db/refund-turns.ts';
import { storableText } from '../../db/storable-text.ts';
import type { Refunded } from '../../gateways/payment.ts';
import { referenceOf } from '../checkout/payment-of.ts';
import { findUse } from '../tracking/used-labels.ts';
import { moneyKeyOf } from './new-refund.ts';
import {
  type MoveResult,
  LABEL_USED,
  MONEY_REFUSED,
  notYet,
  OWED_BY_HAND,
  type Subject,
} from './refund-move.ts';
import { notifyOfRefund } from './notify-of-refund.ts';

const PENDING = 'money_pending';

export async function refundMoney(ctx: Context, subject: Subject): Promise<MoveResult> {
  const { refund, facts } = subject;
  const found = isAlreadyReturned(subject) ? await findEarlierRefund(ctx, subject) : null;
  if (isAlreadyReturned(subject) && !found) {
    const text = 'The provider has reversed the payment, or somebody has refunded it there.';
    return refused(ctx, subject, { code: 'payment_reversed', text, refusals: refund.refusals });
  }
  const given = found ?? (await sendRefund(ctx, subject));
  if (given === 'not_yet') return stillPending(refund, null, ctx.clock());
  if (given?.outcome === 'pending') return stillPending(refund, given.refundId, ctx.clock());
  if (given?.outcome === 'refused') return refused(ctx, subject, { ...given, refusals: refund.refusals + 1 });
  return {
    facts: { ...facts, state: 'money_refunded', asked: false },
    change: {
      ...(given ? { providerRefundId: given.refundId } : {}),
      ...(refund.attention === PENDING ? { attention: null } : {}),
    },
    beside: (tx, order, now) =>
      recordRefundedMoney(tx, subject, { order, way: subject.intent.provider, now }),
  };
}

/**
 * Whether the money left by a chargeback or a refund on the provider's pages: refunding again would pay the customer
 * twice. Applies until an operator clears it from the list; a refund we have already requested goes on.
 */
const isAlreadyReturned = ({ refund, intent }: Subject): boolean =>
  intent.attention === 'payment_reversed' && refund.providerRefundId === null && refund.amountCents > 0;

/** The refund requested by a process that died before the answer. */
async function findEarlierRefund(ctx: Context, { refund, intent }: Subject): Promise<Refunded | null> {
  if (intent.provider === 'invoice') return null;
  const asked = { key: moneyKeyOf(refund), amountCents: refund.amountCents };
  return (await ctx.payments[intent.provider].findRefund?.(referenceOf(intent), asked)) ?? null;
}

type Refusal = { code: string; text: string; refusals: number };

function refused(
  ctx: Context,
  { refund, intent }: Subject,
  { code, text: said, refusals }: Refusal,
): MoveResult {
  ctx.log.error({ refundId: refund.id, code, text: said }, 'money not refunded');
  const text = storableText(said, 500);
  const details = { code, text, amountCents: refund.amountCents };
  return {
    facts: 'rest',
    change: { attention: MONEY_REFUSED, reason: code, refusals, providerRefundId: null },
    beside: async (tx, _order, now) => {
      await makeMoneyRefundsDue(tx, intent.id, now);
      await insertAudit(tx, {
        actor: SYSTEM,
        action: 'refund.money',
        subject: refund.id,
        outcome: 'refused',
        details,
        createdAt: now,
      });
    },
  };
}

function stillPending(refund: Refund, providerRefundId: string | null, now: Date): MoveResult {
  const sinceMs = now.getTime() - (refund.carrierAcceptedAt ?? refund.requestedAt).getTime();
  const attention = refund.attention ?? (isPendingTooLong(sinceMs) ? PENDING : null);
  return notYet(refund, {
    ...(providerRefundId === null ? {} : { providerRefundId }),
    ...(attention === PENDING ? { attention } : {}),
  });
}

/**
 * Null if no provider has anything to refund, `not_yet` while another parcel's refund is under way. The same key at
 * every repetition: one refund, one payment.
 */
async function sendRefund(ctx: Context, { refund, intent }: Subject): Promise<Refunded | 'not_yet' | null> {
  const { provider } = intent;
  if (provider === 'invoice' || refund.amountCents === 0) return null;
  const port = ctx.payments[provider];
  const key = moneyKeyOf(refund);
  if (port.refundsInTurn) {
    const isOurTurn = await ctx.db.transaction((tx) => claimRefundTurn(tx, refund, key));
    await ctx.db.barrier();
    if (!isOurTurn) return 'not_yet';
  }
  const { amountCents } = refund;
  const backCents = await outflowFrom(ctx.db.orm, intent.id, `cash:${provider}`);
  return await port.refund(referenceOf(intent), { key, amountCents, intentId: intent.id, backCents });
}

/** Records what follows from refunded money, in the transaction that records the refund and has locked the order. */
export async function recordRefundedMoney(
  tx: Orm,
  { refund, intent }: Pick<Subject, 'refund' | 'intent'>,
  { order, way, part, now }: { order: Order; way: RefundRoute; part?: PartialRefund | undefined; now: Date },
): Promise<RefundChange> {
  const { amountCents } = refund;
  const before = await refundedOf(tx, order.id);
  await insertPosting(tx, {
    posting: `${refund.id}.money`,
    intentId: intent.id,
    lines: nextRefundPosting(way, intent.price, {
      beforeCents: before.cents,
      shareCents: amountCents,
      part,
    }),
    now,
  });
  const after = { parcels: before.parcels + 1, cents: before.cents + amountCents };
  const { isAllBack } = await settleOrder(tx, order, { after, amountCents, now });
  if (isAllBack) await closeIntent(tx, intent.id, now);
  // Another parcel's refund may have waited for this one.
  else await makeMoneyRefundsDue(tx, intent.id, now);
  await notifyOfRefund(tx, 'refund-paid', {
    order,
    refunds: [refund],
    isTransferred: way === 'bank',
    transferredCents: part && amountCents - part.cents,
    now,
  });
  return {
    moneyRefundedAt: now,
    ...(order.invoiceStatus === 'paid'
      ? { attention: OWED_BY_HAND }
      : (await isLabelUseHidden(tx, refund))
        ? { attention: LABEL_USED }
        : {}),
  };
}

/** Whether the list did not mention a used label because the refused money came first. */
const isLabelUseHidden = async (tx: Orm, refund: Refund): Promise<boolean> =>
  refund.refusals > 0 && (await findUse(tx, refund)) !== undefined;

/** After the last parcel the purchase is over; the checkout engine must not refund the money again. */
async function closeIntent(tx: Orm, intentId: string, now: Date): Promise<void> {
  const intent = await findIntent(tx, intentId);
  if (!intent || !canTransition(intent.status, 'refunded', intent.provider)) return;
  const closed = await changeIntent(tx, intent, {
    status: 'refunded',
    ...(intent.provider === 'invoice' ? {} : { payment: 'refunded' as const }),
    nextAttemptAt: null,
    // Nothing is left that could be stuck.
    ...(intent.attention === 'stuck' ? { attention: null } : {}),
    updatedAt: now,
  });
  // Rolls everything back; the next try finds the same answer at the provider.
  if (!closed) throw new Error(`${intentId} is being worked on.`);
}
