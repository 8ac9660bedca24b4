// The buyer's return from the card page.
import type { Context } from '../../context.ts';
import { checkAfterCardPage, pageAfter } from './card-page.ts';

/** Returns the page that the popup goes to. The form's content is not trusted: the provider is asked. */
export async function returnFromCard(ctx: Context, purchaseKey: string): Promise<string> {
  return pageAfter(await checkAfterCardPage(ctx, purchaseKey));
}
