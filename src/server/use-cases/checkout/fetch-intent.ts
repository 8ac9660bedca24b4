// How a checkout stands, for its owner. Somebody else's does not exist.
import type { Intent as IntentReply } from '#contract/checkout.ts';
import type { Context } from '../../context.ts';
import { findOwnIntent, type Intent } from '../../db/intents.ts';
import { findOrderNumber } from '../../db/orders.ts';
import { AppError } from '../../errors.ts';
import { toIntentReply } from './intent-reply.ts';

export async function fetchIntent(ctx: Context, intentId: string, userId: string): Promise<IntentReply> {
  const intent = await findOwnIntent(ctx.db.orm, intentId, userId);
  if (!intent) throw new AppError('not_found');
  return await replyFor(ctx, intent);
}

export async function replyFor(ctx: Context, intent: Intent): Promise<IntentReply> {
  const orderNumber = intent.orderId ? await findOrderNumber(ctx.db.orm, intent.orderId) : null;
  return toIntentReply(intent, orderNumber);
}
