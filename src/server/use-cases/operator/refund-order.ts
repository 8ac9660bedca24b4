// Refunds an order the same way as its customer would, under the operator's name.
import { setTimeout as pause } from 'node:timers/promises';
import type { ParcelRefund } from '#contract/refunds.ts';
import { actorOfOperator } from '#domain/actor.ts';
import type { Context } from '../../context.ts';
import { findOrderByName } from '../../db/orders.ts';
import { findRefunds, type Refund } from '../../db/refunds.ts';
import { AppError } from '../../errors.ts';
import { refundParcels } from '../refunds/refund-parcels.ts';
import { noteRefusal, notFound } from './operator-action.ts';

type Refunding = {
  order: string;
  operator: string;
  /** Counted from 0; null: all parcels. */
  packageIndexes: readonly number[] | null;
  reason: string | null;
};

/** How long to wait for the first answers of carrier and provider; slower ones are still recorded. */
const PATIENCE_MS = 10_000;

/** The result of the request, and the refund once carrier and provider have been asked. */
type Given = ParcelRefund & { refund: Refund | null };

export async function refundOrder(
  ctx: Context,
  { order: name, operator, packageIndexes, reason }: Refunding,
): Promise<Given[]> {
  const order = await findOrderByName(ctx.db.orm, name);
  const act = { operator, action: 'refund.request', subject: order?.id ?? name, details: { packageIndexes } };
  try {
    if (!order) throw notFound('order', name);
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
    // The audit row of an illegal transition was already written by the code that refused it.
    if (error instanceof AppError && error.code !== 'illegal_transition') await noteRefusal(ctx, act, error);
    throw error;
  }
}
