// Cancels a checkout for its buyer before payment; a payment already secured is left as it is.
import type { Context } from '../../context.ts';
import { findOwnIntent, type Intent } from '../../db/intents.ts';
import { AppError } from '../../errors.ts';
import { illegalMove } from '../../illegal-move.ts';
import { endUnpaidCheckout } from './end-unpaid-checkout.ts';
import { awaitPaymentCheck } from './await-payment-check.ts';

/** The engine asks the provider every minute; a cancellation that coincides with that must not be refused. */
const PATIENCE_MS = 10_000;

type Call = { intentId: string; userId: string };

export async function cancelIntent(ctx: Context, { intentId, userId }: Call): Promise<Intent> {
  const found = await findOwnIntent(ctx.db.orm, intentId, userId);
  if (!found) throw new AppError('not_found');
  const intent = await awaitPaymentCheck(ctx, found, PATIENCE_MS);
  if (intent.status === 'cancelled') return intent;
  const cancelled = await endUnpaidCheckout(ctx.db.orm, intent, {
    errorCode: 'user_cancelled',
    now: ctx.clock(),
  });
  if (cancelled) return cancelled;
  throw await illegalMove(ctx, {
    userId,
    action: 'checkout.cancel',
    subject: intent.id,
    details: { status: intent.status },
    noted: { payment: intent.payment },
  });
}
