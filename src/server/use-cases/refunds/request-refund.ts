// A customer's request to give labels back (C-50, C-53): only of their own orders; others are not found.
import type { BodyOf } from '#contract/endpoint.ts';
import type { ParcelRefund, requestRefund as endpoint } from '#contract/refunds.ts';
import { actorOfCall } from '#domain/actor.ts';
import type { Context } from '../../context.ts';
import { findRefundTarget } from '../../db/refunds.ts';
import { AppError } from '../../errors.ts';
import { refundParcels } from './refund-parcels.ts';

type Call = { body: BodyOf<typeof endpoint>; userId: string };

export async function requestRefund(ctx: Context, { body, userId }: Call): Promise<ParcelRefund[]> {
  const target = await findRefundTarget(ctx.db.orm, body.shipmentId, userId);
  if (!target) throw new AppError('not_found');
  const { orderId, packageIndex } = target;
  const packageIndexes = body.packageIndexes ?? (packageIndex === null ? null : [packageIndex]);
  return await refundParcels(ctx, { orderId, packageIndexes, requestedBy: actorOfCall(userId), userId });
}
