// Opens a checkout paid at a provider, and returns the page where the buyer pays (R81, R83).
import { freesRate, isTerminal, type PaidAt } from '#domain/intent.ts';
import type { Context } from '../../context.ts';
import { findIntent, type Intent } from '../../db/intents.ts';
import { AppError } from '../../errors.ts';
import { illegalMove } from '../../illegal-move.ts';
import { advanceCheckout, runClaimedMove } from './advance-checkout.ts';
import { type Caller, type OpenCall, openIntent } from './open-intent.ts';

/** An intent whose payment is open at its provider. */
export type OpenedIntent = Intent & { buyerUrl: string; providerOrderId: string };

export async function openPaymentIntent(
  ctx: Context,
  call: OpenCall,
  provider: PaidAt,
): Promise<OpenedIntent> {
  const { intent, isNew } = await openIntent(ctx, call, {
    provider,
    firstMove: 'open-payment',
    mayOpen: (caller) => countOpening(ctx, caller),
  });
  const after = isNew ? await runClaimedMove(ctx, intent) : await settledOpening(ctx, intent);
  if (after && isOpened(after)) return after;
  // This attempt is over, and the rate is free for another.
  if (after?.errorCode === 'payment_not_started') throw new AppError('payment_not_started');
  if (after && isTerminal(after.status))
    throw await illegalMove(ctx, {
      userId: after.userId,
      action: 'checkout.open',
      subject: after.id,
      details: { intentId: after.id, status: after.status },
    });
  throw new AppError('checkout_in_progress', { details: { intentId: intent.id } });
}

/** A repeated click opens nothing and is not counted. */
async function countOpening(ctx: Context, { user, ip }: Caller): Promise<void> {
  await ctx.throttles.checkoutByAddress.attempt(ip);
  await ctx.throttles.checkoutByAccount.attempt(user.userId);
}

/** For a repeated click: the first request may have died on the way. */
async function settledOpening(ctx: Context, intent: Intent): Promise<Intent | null> {
  if (intent.status !== 'created') return intent;
  await advanceCheckout(ctx, intent.id);
  return await findIntent(ctx.db.orm, intent.id);
}

const isOpened = (intent: Intent): intent is OpenedIntent =>
  intent.buyerUrl !== null && intent.providerOrderId !== null && !freesRate(intent.status);
