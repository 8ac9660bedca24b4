// Gives an order back by the same door as its customer would, with the operator's name on it.
import type { ParcelRefund } from '#contract/refunds.ts';
import { actorOfOperator } from '#domain/actor.ts';
import type { Context } from '../../context.ts';
import { findOrderByName } from '../../db/orders.ts';
import { AppError } from '../../errors.ts';
import { refundParcels } from '../refunds/refund-parcels.ts';
import { noteRefusal, unknown } from './by-hand.ts';

type Refunding = {
  order: string;
  operator: string;
  /** Counted from 0; null: all parcels. */
  packageIndexes: readonly number[] | null;
  reason: string | null;
};

export async function refundOrder(
  ctx: Context,
  { order: name, operator, packageIndexes, reason }: Refunding,
): Promise<ParcelRefund[]> {
  const order = await findOrderByName(ctx.db.orm, name);
  const act = { operator, action: 'refund.request', subject: order?.id ?? name, details: { packageIndexes } };
  try {
    if (!order) throw unknown('order', name);
    return await refundParcels(ctx, {
      orderId: order.id,
      packageIndexes,
      requestedBy: actorOfOperator(operator),
      ...(reason === null ? {} : { note: reason }),
    });
  } catch (error) {
    // The row of an illegal transition has been written already, by the same hands that refused it.
    if (error instanceof AppError && error.code !== 'illegal_transition') await noteRefusal(ctx, act, error);
    throw error;
  }
}
