// The popup is back from the card page: no session is sent along with that POST, so the key in the path is all there is.
import { labelsReleased } from '#domain/intent.ts';
import type { Context } from '../../context.ts';
import {
  changeIntent,
  findIntent,
  findIntentByPurchaseKey,
  hintIntent,
  type Intent,
} from '../../db/intents.ts';
import { AppError } from '../../errors.ts';
import { advanceOnce } from './advance-checkout.ts';
import { awaitsBuyer, calledOff } from './open-intent.ts';

/** Answers the page that the popup goes to. What the form says is not read: the provider is asked. */
export async function returnFromCard(ctx: Context, purchaseKey: string): Promise<string> {
  const intent = await look(ctx, purchaseKey);
  return pageAfter(intent);
}

/** The buyer pressed "cancel" there; whoever has paid all the same gets what was paid for. */
export async function cancelAtCard(ctx: Context, purchaseKey: string): Promise<string> {
  const intent = await look(ctx, purchaseKey);
  const cancelled = awaitsBuyer(intent)
    ? await changeIntent(ctx.db.orm, intent, calledOff('user_cancelled', ctx.clock()))
    : null;
  return pageAfter(cancelled ?? intent);
}

async function look(ctx: Context, purchaseKey: string): Promise<Intent> {
  const intent = await findIntentByPurchaseKey(ctx.db.orm, purchaseKey);
  if (!intent || intent.provider !== 'computop') throw new AppError('not_found');
  await hintIntent(ctx.db.orm, intent.id, ctx.clock());
  await advanceOnce(ctx, intent.id);
  return (await findIntent(ctx.db.orm, intent.id)) ?? intent;
}

function pageAfter({ purchaseKey, status, labelFate, errorCode }: Intent): string {
  const query = (reason?: string): string =>
    new URLSearchParams({ purchaseKey, method: 'card', ...(reason ? { reason } : {}) }).toString();
  if (labelsReleased({ status, labelFate })) return `/payment/success?${query()}`;
  switch (status) {
    case 'cancelled':
      return errorCode === 'timeout' || errorCode === 'expired'
        ? `/payment-failed?${query(errorCode)}`
        : `/checkout-cancel?${query('user_cancelled')}`;
    case 'payment_failed':
      return `/payment-failed?${query(errorCode === 'declined' ? 'declined' : 'payment_failed')}`;
    default:
      // Paid, or not known yet: the page behind it asks until it knows.
      return `/payment/success?${query()}`;
  }
}
