// The provider's door: a call is verified over its bytes before it is heeded.
import type { PaidAt } from '#domain/intent.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import type { Delivery } from '../../gateways/delivery.ts';
import { heedNotice } from './heed-notice.ts';

/** Throws `callback_refused` for whatever is forged, stale or unsigned; nothing has changed then. */
export async function takeNotice(ctx: Context, provider: PaidAt, delivery: Delivery): Promise<void> {
  const notice = await ctx.payments[provider].readNotice(delivery);
  if (!notice) throw new AppError('callback_refused');
  await heedNotice(ctx, provider, notice);
}
