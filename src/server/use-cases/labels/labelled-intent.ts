// The owner's intent with its labels bought, advanced if needed, or the reason why there are none.
import type { Context } from '../../context.ts';
import { findIntentByRate, findOwnIntent, type Intent } from '../../db/intents.ts';
import { AppError } from '../../errors.ts';
import { advanceCheckout } from '../checkout/advance-checkout.ts';

type Named = { intentId?: string | undefined; rateId: string | undefined; userId: string };

export async function labelledIntent(ctx: Context, { intentId, rateId, userId }: Named): Promise<Intent> {
  const named = await findNamed(ctx, { intentId, rateId, userId });
  if (await ctx.throttles.looksByIntent.allows(named.id)) await advanceCheckout(ctx, named.id);
  const intent = (await findOwnIntent(ctx.db.orm, named.id, userId)) ?? named;
  refuseWithoutLabel(intent);
  return intent;
}

/** By intent id, or by the quoted rate under one of the names of B§7. A rate without a purchase must be paid first. */
async function findNamed(ctx: Context, { intentId, rateId, userId }: Named): Promise<Intent> {
  if (intentId) {
    const intent = await findOwnIntent(ctx.db.orm, intentId, userId);
    if (!intent) throw new AppError('not_found');
    return intent;
  }
  const intent = rateId ? await findIntentByRate(ctx.db.orm, userId, rateId) : null;
  if (!intent) throw new AppError('payment_required');
  return intent;
}

function refuseWithoutLabel(intent: Intent): void {
  switch (intent.status) {
    case 'label_purchased':
    case 'completed':
      return;
    case 'paid':
    case 'payment_pending_label_ready':
      throw new AppError('checkout_in_progress', { details: { intentId: intent.id } });
    case 'paid_label_failed':
    case 'label_creation_failed':
    case 'unlock_failed':
      throw new AppError('label_failed', { details: { intentId: intent.id } });
    case 'payment_pending':
      // The money is held, and the carrier is being asked (C-39).
      if (intent.payment === 'authorized')
        throw new AppError('checkout_in_progress', { details: { intentId: intent.id } });
      throw new AppError('payment_required', { details: { intentId: intent.id } });
    case 'refunded':
      throw new AppError(intent.labels ? 'label_locked' : 'label_failed');
    case 'created':
    case 'payment_failed':
    case 'cancelled':
      throw new AppError('payment_required', { details: { intentId: intent.id } });
  }
}
