// The webhook for news of parcels: signed carrier events, and the generic format of carriers and shops (R135, C-56).
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import type { Delivery } from '../../gateways/delivery.ts';
import { readTrackingCall } from './read-tracking-call.ts';
import { recordNews } from './record-news.ts';
import { signedMomentOf } from './signed-call.ts';
import { makeLabelRefundDue } from '../../db/refund-claims.ts';

/**
 * Returns whether the code belongs to one of our orders. Throws `callback_refused` for a forged, stale or unsigned
 * call, `invalid_request` for one without code or status, with nothing changed.
 */
export async function receiveTrackingCall(ctx: Context, delivery: Delivery): Promise<{ isKnown: boolean }> {
  return ctx.carrier.isSigned(delivery) ? receiveNotice(ctx, delivery) : receiveGenericCall(ctx, delivery);
}

async function receiveNotice(ctx: Context, delivery: Delivery): Promise<{ isKnown: boolean }> {
  const notice = ctx.carrier.readNotice(delivery);
  if (!notice) throw new AppError('callback_refused');
  if (notice.about === 'parcel') return recordNews(ctx, notice.news);
  if (notice.about === 'refund') {
    // The call is only a hint: what became of the label is asked for, not taken from it.
    await makeLabelRefundDue(ctx.db.orm, notice.upstreamShipmentId, ctx.clock());
    ctx.wake('refunds');
  }
  return { isKnown: true };
}

async function receiveGenericCall(ctx: Context, delivery: Delivery): Promise<{ isKnown: boolean }> {
  const signedAt = signedMomentOf(delivery, ctx.config.trackingSecret);
  if (!signedAt) throw new AppError('callback_refused');
  return recordNews(ctx, readTrackingCall(delivery.body, signedAt));
}
