// Opens a checkout that is secured by an invoice: status gold, up to the limit (R82, C-25).
import { applyOutcome } from '#domain/intent-outcome.ts';
import { mayPayByInvoice } from '#domain/user.ts';
import type { Context } from '../../context.ts';
import type { Orm } from '../../db/database.ts';
import { factsOfNew, type Intent, type NewIntent } from '../../db/intents.ts';
import { openInvoiceSum } from '../../db/open-invoices.ts';
import { AppError } from '../../errors.ts';
import { continueCheckout } from './advance-checkout.ts';
import { type Buyer, type OpenCall, openIntent } from './open-intent.ts';

export async function openInvoiceIntent(ctx: Context, call: OpenCall): Promise<Intent> {
  const { intent, isNew } = await openIntent(ctx, call, {
    provider: 'invoice',
    firstMove: 'buy-label',
    mayOpen: ({ user }) => refuseUnentitled(user),
    settle: async (tx, intent, buyer) => {
      // The entitlement may have been revoked during the requote.
      refuseUnentitled(buyer);
      return await secureInvoice(ctx, tx, intent);
    },
  });
  if (isNew) continueCheckout(ctx, intent);
  return intent;
}

function refuseUnentitled(buyer: Buyer): void {
  if (!mayPayByInvoice(buyer)) throw new AppError('invoice_not_allowed');
}

/** The move `secure-invoice`, done in the transaction that inserts the intent. */
async function secureInvoice(ctx: Context, tx: Orm, intent: NewIntent): Promise<Partial<NewIntent>> {
  const owed = await openInvoiceSum(tx, intent.userId);
  const ok = owed + intent.amountCents <= ctx.config.invoiceLimitCents;
  const secured = applyOutcome(factsOfNew(intent), { move: 'secure-invoice', ok });
  if (!secured.ok || secured.facts.status !== 'paid') throw new AppError('invoice_limit_reached');
  return { status: secured.facts.status, paidAt: intent.createdAt };
}
