// The move `refund-payment`: refunds captured money in full when there is nothing to pay for.
import { isPendingTooLong, PENDING_LOOK_MS } from '#domain/attention.ts';
import type { PaidAt } from '#domain/intent.ts';
import { refundPosting, strayPosting } from '#domain/ledger.ts';
import type { Context } from '../../context.ts';
import type { Orm } from '../../db/database.ts';
import type { Intent } from '../../db/intents.ts';
import { insertPosting } from '../../db/ledger.ts';
import type { MoveResult } from './move.ts';
import { notifyOfReturnedPayment } from './notify-of-returned-payment.ts';
import { amountAt, moveKeyOf, tryKeyOf, paymentOf, referenceOf } from './payment-of.ts';

export async function refundPayment(ctx: Context, intent: Intent): Promise<MoveResult> {
  const { provider, port } = paymentOf(ctx, intent);
  const amountCents = amountAt(intent);
  const refunded = await port.refund(referenceOf(intent), {
    key: tryKeyOf(intent, 'refund-payment'),
    amountCents,
    intentId: intent.id,
  });
  if (refunded.outcome === 'pending') return stillPending(intent, ctx.clock());
  if (refunded.outcome === 'refused') {
    ctx.log.error({ intentId: intent.id, code: refunded.code, text: refunded.text }, 'money not refunded');
    return {
      outcome: null,
      againMs: null,
      change: { attention: 'refund_refused', refusals: intent.refusals + 1 },
    };
  }
  return {
    outcome: { move: 'refund-payment', ok: true },
    beside: async (tx, after, now) => {
      await postRefund(tx, intent, { way: provider, now });
      // Of the others, whoever gave the checkout up has told.
      if (intent.status === 'cancelled' || intent.status === 'payment_failed')
        await notifyOfReturnedPayment(tx, after, now);
    },
  };
}

/** A booked sale is reversed as a sale; money never booked as one simply leaves again. */
export const postRefund = (
  tx: Orm,
  intent: Intent,
  { way, now }: { way: PaidAt | 'bank'; now: Date },
): Promise<void> =>
  insertPosting(tx, {
    posting: moveKeyOf(intent, 'refund-payment'),
    intentId: intent.id,
    lines: intent.paidAt
      ? refundPosting(way, intent.price, intent.amountCents)
      : strayPosting(way, -amountAt(intent)),
    now,
  });

function stillPending({ createdAt }: Intent, now: Date): MoveResult {
  const isLong = isPendingTooLong(now.getTime() - createdAt.getTime());
  return {
    outcome: null,
    againMs: PENDING_LOOK_MS,
    ...(isLong ? { change: { attention: 'refund_pending' } } : {}),
  };
}
