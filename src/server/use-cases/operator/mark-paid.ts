// Marks an invoice as paid by transfer: the operator has seen the money on our account.
import { invoicePaidPosting } from '#domain/ledger.ts';
import { type Cents, euroFromCents } from '#domain/money.ts';
import type { Context } from '../../context.ts';
import { insertPosting } from '../../db/ledger.ts';
import { settleInvoice } from '../../db/order-money.ts';
import { findOrderByName, lockOrder, type Order } from '../../db/orders.ts';
import { refundedOf } from '../../db/refunded.ts';
import { runOperatorAction, refusal, notFound } from './operator-action.ts';

type Marking = {
  order: string;
  operator: string;
  /** As the bank statement names the transfer. */
  reference: string | null;
};

/** Returns what was still owed, in cents. Throws `not_found`, and `illegal_transition` where nothing is open. */
export async function markPaid(
  ctx: Context,
  { order: name, operator, reference }: Marking,
): Promise<{ orderNumber: string; paidCents: Cents }> {
  const named = await findOrderByName(ctx.db.orm, name);
  const act = {
    operator,
    action: 'order.mark-paid',
    subject: named?.id ?? name,
    details: reference === null ? {} : { reference },
  };
  return await runOperatorAction(ctx, act, async (tx, now) => {
    // Refunds of this order read and write the same columns.
    const order = named && (await lockOrder(tx, named.id));
    if (!order) throw notFound('order', name);
    refuseUnlessOpen(order);
    const { orderNumber } = order;
    const paidCents = order.totalAmountCents - (await refundedOf(tx, order.id)).cents;
    await settleInvoice(tx, order.id, now);
    await insertPosting(tx, {
      posting: `${order.id}.paid`,
      intentId: order.intentId,
      lines: invoicePaidPosting(paidCents),
      now,
    });
    return {
      result: { orderNumber, paidCents },
      details: { orderNumber, paid: euroFromCents(paidCents) },
    };
  });
}

function refuseUnlessOpen({ orderNumber, invoiceStatus, paymentProvider }: Order): void {
  if (paymentProvider !== 'invoice' || invoiceStatus === null)
    throw refusal(`${orderNumber} was not bought by invoice.`);
  if (invoiceStatus === 'paid') throw refusal(`The invoice of ${orderNumber} is already paid.`);
  if (invoiceStatus !== 'open') throw refusal(`Nothing is owed for ${orderNumber} any more.`);
}
