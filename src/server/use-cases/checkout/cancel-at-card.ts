// Handles "cancel" on the card page; a buyer who has paid anyway gets what was paid for.
import type { Context } from '../../context.ts';
import { callOff } from './call-off.ts';
import { lookAfterCard, pageAfter } from './card-page.ts';

export async function cancelAtCard(ctx: Context, purchaseKey: string): Promise<string> {
  const intent = await lookAfterCard(ctx, purchaseKey);
  const cancelled = await callOff(ctx.db.orm, intent, { errorCode: 'user_cancelled', now: ctx.clock() });
  return pageAfter(cancelled ?? intent);
}
