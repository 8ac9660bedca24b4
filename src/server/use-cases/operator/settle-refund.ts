// Settles a refund that the provider refuses or cannot make: an operator reports that the money went another way.
import { type Cents, euroFromCents } from '#domain/money.ts';
import type { PartialRefund } from '#domain/refund.ts';
import type { Context } from '../../context.ts';
import type { Intent } from '../../db/intents.ts';
import { lockOrder, type Order } from '../../db/orders.ts';
import { lockUnpaidRefund, recordPaidByHand } from '../../db/refund-claims.ts';
import { lockQueuedRefund } from '../../db/refund-turns.ts';
import { findRefund, type Refund } from '../../db/refunds.ts';
import { aftermathCutoff } from '../../lease.ts';
import { parcelSharesOf } from '../orders/parcel-shares.ts';
import { advanceRefund } from '../refunds/advance-refund.ts';
import { recordRefundedMoney } from '../refunds/refund-money.ts';
import { LABEL_USED } from '../refunds/refund-move.ts';
import { runOperatorAction, intentNamed, refusal, notFound, nothingToSettle } from './operator-action.ts';

export type Settling = {
  id: string;
  operator: string;
  /** As the bank statement names the transfer, or the provider its transaction. */
  reference: string;
  /** The money left at the provider itself: refunded on its own pages, or lost in a dispute. */
  isAtProvider: boolean;
};

type RefundSettling = Settling & {
  /**
   * What the provider has refunded, where that differs from the sum due: the rest goes by transfer; with
   * `isAtProvider`, that is all the customer gets. Null: the sum due.
   */
  backCents: Cents | null;
};

/** Throws `not_found`, and `illegal_transition` where no money waits for a person. */
export async function settleRefund(
  ctx: Context,
  { id, operator, reference, isAtProvider, backCents }: RefundSettling,
): Promise<{ orderNumber: string; amountCents: Cents; transferCents: Cents; isUsed: boolean }> {
  const said = { reference, isAtProvider, ...(backCents === null ? {} : { back: euroFromCents(backCents) }) };
  const act = { operator, action: 'refund.settle', subject: id, details: said };
  const named = await findRefund(ctx.db.orm, id);
  const settled = await runOperatorAction(ctx, act, async (tx, now) => {
    const order = named && (await lockOrder(tx, named.orderId));
    if (!order) throw notFound('refund', id);
    const intent = await intentNamed(tx, order.intentId);
    const { provider } = intent;
    const isInTurn = provider !== 'invoice' && ctx.payments[provider].refundsInTurn;
    const unpaid =
      (await lockUnpaidRefund(tx, id, aftermathCutoff(now))) ??
      (isInTurn ? await lockQueuedRefund(tx, id, now) : null);
    if (!unpaid) throw refusal(nothingToSettle(id));
    const { amountCents, part } = sumsOf(unpaid, { order, intent, isAtProvider, backCents });
    const refund = { ...unpaid, amountCents };
    const way = isAtProvider ? provider : 'bank';
    const change = await recordRefundedMoney(tx, { refund, intent }, { order, way, part, now });
    await recordPaidByHand(tx, id, { change: { amountCents, ...change }, now });
    const { orderNumber } = order;
    const isUsed = [refund.attention, change.attention].includes(LABEL_USED);
    const transferCents = isAtProvider ? 0 : amountCents - (part?.cents ?? 0);
    const asked = amountCents === unpaid.amountCents ? {} : { asked: euroFromCents(unpaid.amountCents) };
    const paid = { paid: euroFromCents(amountCents), transfer: euroFromCents(transferCents), ...asked };
    return {
      result: { orderNumber, amountCents, transferCents, isUsed },
      details: { orderNumber, attention: refund.attention, ...paid, isUsed },
    };
  });
  // The label from the hub is returned after the money.
  await advanceRefund(ctx, id);
  return settled;
}

type SettlementFacts = { order: Order; intent: Intent; isAtProvider: boolean; backCents: Cents | null };

/**
 * How much the customer gets, and which part of it went the other way. At the provider it may be more than the sum due
 * now (an earlier, larger sum that a restored backup has lost), but never more than the parcel was worth.
 */
function sumsOf(
  { amountCents, packageIndex }: Refund,
  { order, intent: { provider }, isAtProvider, backCents }: SettlementFacts,
): { amountCents: Cents; part?: PartialRefund } {
  if (backCents === null) return { amountCents };
  if (provider === 'invoice') throw refusal('A purchase by invoice has no provider that could refund it.');
  if (isAtProvider) {
    const most = Math.max(amountCents, parcelSharesOf(order)[packageIndex] ?? 0);
    if (backCents > most) throw refusal(`${provider} cannot have refunded more than ${euro(most)}.`);
    return { amountCents: backCents };
  }
  if (backCents >= amountCents)
    throw refusal(`Only ${euro(amountCents)} were due: nothing is left to transfer (--at-provider).`);
  return { amountCents, part: { at: provider, cents: backCents } };
}

const euro = (cents: Cents): string => `${euroFromCents(cents)} EUR`;
