// Money that the provider refuses to give back, or cannot, has gone another way: somebody has seen to it and says so.
import { type Cents, euroFromCents } from '#domain/money.ts';
import type { Context } from '../../context.ts';
import { lockOrder } from '../../db/orders.ts';
import { holdUnpaid, recordPaidByHand } from '../../db/refund-claims.ts';
import { holdBehind } from '../../db/refund-turns.ts';
import { findRefund } from '../../db/refunds.ts';
import { advanceRefund } from '../refunds/advance-refund.ts';
import { settleRefund } from '../refunds/refund-money.ts';
import { LABEL_USED } from '../refunds/refund-move.ts';
import { byHand, intentNamed, refusal, unknown, waitsForNobody } from './by-hand.ts';

export type Settling = {
  id: string;
  operator: string;
  /** As the bank statement names the transfer, or the provider its transaction. */
  reference: string;
  /** It left at the provider itself: given back in its own pages, or lost in a dispute. */
  isAtProvider: boolean;
};

/** Throws `not_found`, and `illegal_transition` where no money waits for a person. */
export async function settleRefundByHand(
  ctx: Context,
  { id, operator, reference, isAtProvider }: Settling,
): Promise<{ orderNumber: string; amountCents: Cents; isUsed: boolean }> {
  const act = { operator, action: 'refund.settle', subject: id, details: { reference, isAtProvider } };
  const named = await findRefund(ctx.db.orm, id);
  const settled = await byHand(ctx, act, async (tx, now) => {
    const order = named && (await lockOrder(tx, named.orderId));
    if (!order) throw unknown('refund', id);
    const intent = await intentNamed(tx, order.intentId);
    const { provider } = intent;
    const isInTurn = provider !== 'invoice' && ctx.payments[provider].refundsInTurn;
    const refund = (await holdUnpaid(tx, id, now)) ?? (isInTurn ? await holdBehind(tx, id, now) : null);
    if (!refund) throw refusal(waitsForNobody(id));
    const way = isAtProvider ? provider : 'bank';
    const change = await settleRefund(tx, { refund, intent }, { order, way, now });
    await recordPaidByHand(tx, id, { change, now });
    const { orderNumber } = order;
    const { amountCents } = refund;
    const isUsed = [refund.attention, change.attention].includes(LABEL_USED);
    return {
      result: { orderNumber, amountCents, isUsed },
      details: { orderNumber, attention: refund.attention, paid: euroFromCents(amountCents), isUsed },
    };
  });
  // A hub's second label goes back after the money.
  await advanceRefund(ctx, id);
  return settled;
}
