// The buyer is back from the card page.
import type { Context } from '../../context.ts';
import { lookAfterCard, pageAfter } from './card-page.ts';

/** Answers the page that the popup goes to. What the form says is not read: the provider is asked. */
export async function returnFromCard(ctx: Context, purchaseKey: string): Promise<string> {
  return pageAfter(await lookAfterCard(ctx, purchaseKey));
}
