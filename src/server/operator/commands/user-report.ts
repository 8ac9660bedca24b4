// An account as sections: its rights, its newest orders and checkouts.
import { permanentPercent } from '#domain/discount.ts';
import { euroFromCents } from '#domain/money.ts';
import type { Context } from '../../context.ts';
import { newestOf, showUser } from '../../use-cases/operator/show-user.ts';
import type { Report, Row } from '../report.ts';

export async function userReport(ctx: Context, email: string): Promise<Report> {
  return { sections: { account: accountRow(await showUser(ctx, email)) } };
}

/** Includes the latest orders, and the latest attempts to buy. */
export async function fullUserReport(ctx: Context, email: string): Promise<Report> {
  const user = await showUser(ctx, email);
  const { orders, intents } = await newestOf(ctx, user.id);
  return {
    sections: {
      account: accountRow(user),
      'newest orders': orders.map((order) => ({
        number: order.orderNumber,
        id: order.id,
        intent: order.intentId,
        status: order.status,
        total: euroFromCents(order.totalAmountCents),
        payment: order.paymentStatus,
        invoice: order.invoiceStatus,
        created: order.createdAt,
      })),
      'newest intents': intents.map((intent) => ({
        id: intent.id,
        status: intent.status,
        why: intent.attention,
        provider: intent.provider,
        amount: euroFromCents(intent.amountCents),
        carrier: intent.carrier,
        created: intent.createdAt,
      })),
    },
  };
}

const accountRow = (user: Awaited<ReturnType<typeof showUser>>): Row => ({
  id: user.id,
  email: user.email,
  company: user.companyName,
  business: user.business,
  status: user.status,
  'asks for membership': user.goldInterest || user.platinInterest,
  'discount percent': permanentPercent(user.permanentDiscountPercent),
  'fixed discount': euroFromCents(user.fixedDiscountCents),
  'VAT id': user.vatId,
  'VAT id verified': user.vatIdVerified,
  'VAT check': user.vatState,
  'VAT check again': user.vatNextCheckAt,
  created: user.createdAt,
});
