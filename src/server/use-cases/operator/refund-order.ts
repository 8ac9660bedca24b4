// Gives an order back by the same door as its customer would, with the operator's name on it.
import { setTimeout as pause } from 'node:timers/promises';
import type { ParcelRefund } from '#contract/refunds.ts';
import { actorOfOperator } from '#domain/actor.ts';
import type { Context } from '../../context.ts';
import { findOrderByName } from '../../db/orders.ts';
import { findRefunds, type Refund } from '../../db/refunds.ts';
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

/** How long the first answers of carrier and provider are waited for; what takes longer goes on all the same. */
const PATIENCE_MS = 10_000;

/** As it was asked for, and the refund as it stands once carrier and provider have been asked. */
type Given = ParcelRefund & { refund: Refund | null };

export async function refundOrder(
  ctx: Context,
  { order: name, operator, packageIndexes, reason }: Refunding,
): Promise<Given[]> {
  const order = await findOrderByName(ctx.db.orm, name);
  const act = { operator, action: 'refund.request', subject: order?.id ?? name, details: { packageIndexes } };
  try {
    if (!order) throw unknown('order', name);
    const parcels = await refundParcels(ctx, {
      orderId: order.id,
      packageIndexes,
      requestedBy: actorOfOperator(operator),
      ...(reason === null ? {} : { note: reason }),
    });
    await Promise.race([ctx.settled(), pause(PATIENCE_MS, undefined, { ref: false })]);
    const refunds = await findRefunds(ctx.db.orm, order.id);
    return parcels.map((parcel) => ({
      ...parcel,
      refund: refunds.find(({ id }) => id === parcel.refundId) ?? null,
    }));
  } catch (error) {
    // The row of an illegal transition has been written already, by the same hands that refused it.
    if (error instanceof AppError && error.code !== 'illegal_transition') await noteRefusal(ctx, act, error);
    throw error;
  }
}
