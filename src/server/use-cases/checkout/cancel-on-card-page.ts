// Handles "cancel" on the card page; a buyer who has paid anyway gets what was paid for.
import type { Context } from '../../context.ts';
import { endUnpaidCheckout } from './end-unpaid-checkout.ts';
import { checkAfterCardPage, pageAfter } from './card-page.ts';

export async function cancelOnCardPage(ctx: Context, purchaseKey: string): Promise<string> {
  const intent = await checkAfterCardPage(ctx, purchaseKey);
  const cancelled = await endUnpaidCheckout(ctx.db.orm, intent, {
    errorCode: 'user_cancelled',
    now: ctx.clock(),
  });
  return pageAfter(cancelled ?? intent);
}
