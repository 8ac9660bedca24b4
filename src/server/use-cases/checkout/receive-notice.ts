// The payment provider's webhook: a call's signature is verified over its raw bytes before it is acted on.
import type { PaidAt } from '#domain/intent.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import type { Delivery } from '../../gateways/delivery.ts';
import { handleNotice } from './handle-notice.ts';

/** Throws `callback_refused` for a forged, stale or unsigned call, with nothing changed. */
export async function receiveNotice(ctx: Context, provider: PaidAt, delivery: Delivery): Promise<void> {
  const notice = await ctx.payments[provider].readNotice(delivery);
  if (!notice) throw new AppError('callback_refused');
  await handleNotice(ctx, provider, notice);
}
