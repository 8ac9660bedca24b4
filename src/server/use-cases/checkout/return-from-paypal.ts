// The buyer's return from PayPal: the engine asks there; without the owner's session it is parked until a login (C-38).
import type { returnFromPayPal as endpoint } from '#contract/checkout.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { isGuest, type SessionUser } from '#domain/user.ts';
import type { Context } from '../../context.ts';
import { findIntent, findIntentByPayment } from '../../db/intents.ts';
import { parkReturn } from '../../db/parked-returns.ts';
import { AppError } from '../../errors.ts';
import { advanceOnce } from './advance-checkout.ts';

type Call = { orderId: string; payerId: string | undefined; user: SessionUser | null };

export async function returnFromPayPal(
  ctx: Context,
  { orderId, payerId, user }: Call,
): Promise<ReplyOf<typeof endpoint>> {
  const intent = await findIntentByPayment(ctx.db.orm, 'paypal', orderId);
  if (!intent) throw new AppError('not_found');
  // Any caller may trigger this: PayPal decides whether it is paid, and what is paid for is delivered.
  if (await ctx.throttles.looksByIntent.allows(intent.id)) await advanceOnce(ctx, intent.id);
  const isOwner = user?.userId === intent.userId;
  if (isOwner) {
    if (intent.parkedReturn) await parkReturn(ctx.db.orm, intent.id, null);
    const { purchaseKey, status } = (await findIntent(ctx.db.orm, intent.id)) ?? intent;
    return { success: true, parked: false, intentId: intent.id, purchaseKey, status };
  }
  const parked = !isGuest(intent.userId);
  if (parked) await parkReturn(ctx.db.orm, intent.id, { token: orderId, payerId: asPayerId(payerId) });
  return { success: true, parked, intentId: null, purchaseKey: null, status: null };
}

/** Anybody who knows the order may send one, and its owner's browser is handed it: nothing but what PayPal writes. */
const asPayerId = (given = ''): string => (/^[A-Z\d]{1,32}$/.test(given) ? given : '');
