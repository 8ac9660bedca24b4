// The buyer pressed "cancel" on the card page; whoever has paid all the same gets what was paid for.
import type { Context } from '../../context.ts';
import { changeIntent } from '../../db/intents.ts';
import { lookAfterCard, pageAfter } from './card-page.ts';
import { awaitsBuyer, calledOff } from './open-intent.ts';

export async function cancelAtCard(ctx: Context, purchaseKey: string): Promise<string> {
  const intent = await lookAfterCard(ctx, purchaseKey);
  const cancelled = awaitsBuyer(intent)
    ? await changeIntent(ctx.db.orm, intent, calledOff('user_cancelled', ctx.clock()))
    : null;
  return pageAfter(cancelled ?? intent);
}
