// The door for news of parcels: signed events of the carrier side, and the generic shape of carriers and shops (R135, C-56).
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import type { Delivery } from '../../gateways/delivery.ts';
import { readTrackingCall } from './read-tracking-call.ts';
import { recordNews } from './record-news.ts';
import { signedMomentOf } from './signed-call.ts';
import { hurryRefund } from '../../db/refund-claims.ts';

/**
 * Answers whether the code is of one of our orders. Throws `callback_refused` for whatever is forged, stale or
 * unsigned, `invalid_request` for a call without code or status; nothing has changed then.
 */
export async function takeTrackingCall(ctx: Context, delivery: Delivery): Promise<{ isKnown: boolean }> {
  return ctx.carrier.isSigned(delivery) ? takeNotice(ctx, delivery) : takeGeneric(ctx, delivery);
}

async function takeNotice(ctx: Context, delivery: Delivery): Promise<{ isKnown: boolean }> {
  const notice = ctx.carrier.readNotice(delivery);
  if (!notice) throw new AppError('callback_refused');
  if (notice.about === 'parcel') return recordNews(ctx, notice.news);
  if (notice.about === 'refund') {
    // The call only has us look: what became of the label is asked for, not taken from here.
    await hurryRefund(ctx.db.orm, notice.upstreamShipmentId, ctx.clock());
    ctx.wake('refunds');
  }
  return { isKnown: true };
}

async function takeGeneric(ctx: Context, delivery: Delivery): Promise<{ isKnown: boolean }> {
  const signedAt = signedMomentOf(delivery, ctx.config.trackingSecret);
  if (!signedAt) throw new AppError('callback_refused');
  return recordNews(ctx, readTrackingCall(delivery.body, signedAt));
}
