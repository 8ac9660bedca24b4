// Cancels an order that has no tracking code yet, and has the money refunded (R130, C-52).
import type { ReplyOf } from '#contract/endpoint.ts';
import type { cancelOrder as endpoint } from '#contract/order-actions.ts';
import { actorOfCall } from '#domain/actor.ts';
import { mayCancel } from '#domain/order.ts';
import { locksLabel } from '#domain/refund.ts';
import type { Context } from '../../context.ts';
import { insertAudit } from '../../db/audit.ts';
import type { Orm } from '../../db/database.ts';
import { findIntent } from '../../db/intents.ts';
import { findShipments, lockOrder, markCancelled, type Order } from '../../db/orders.ts';
import { findRefunds, insertRefunds, type Refund } from '../../db/refunds.ts';
import { AppError } from '../../errors.ts';
import { illegalMove } from '../../illegal-move.ts';
import { requestPickupCancellation, continueCancellation } from '../pickups/cancel-pickup.ts';
import { keepAccount } from '../profile/lock-account.ts';
import { continueRefund } from '../refunds/advance-refund.ts';
import { newRefund } from '../refunds/new-refund.ts';
import { notifyOfCancellation } from '../refunds/notify-of-refund.ts';
import { parcelSharesOf } from './parcel-shares.ts';

type Wanted = { orderId: string; userId: string };

/** Throws `not_found`, and `illegal_transition` once there is a tracking code: then it is a refund. */
export async function cancelOrder(ctx: Context, wanted: Wanted): Promise<ReplyOf<typeof endpoint>> {
  const now = ctx.clock();
  const cancelled = await ctx.db.transaction((tx) => cancel(tx, wanted, now));
  if (!cancelled)
    throw await illegalMove(ctx, {
      userId: wanted.userId,
      action: 'order.cancel',
      subject: wanted.orderId,
      message: 'There is already a tracking code; request a refund instead.',
    });
  const { opened, refunded, pickupCalledOff } = cancelled;
  if (opened.length > 0 || pickupCalledOff) await ctx.db.barrier();
  for (const refund of opened) continueRefund(ctx, refund);
  if (pickupCalledOff) continueCancellation(ctx, pickupCalledOff);
  return { success: true, message: 'The order has been cancelled.', refunded };
}

/** Null: it may not be cancelled any more. */
async function cancel(tx: Orm, { orderId, userId }: Wanted, now: Date) {
  // An account that is being closed must not leave an open refund behind.
  await keepAccount(tx, userId);
  const order = await lockOrder(tx, orderId);
  if (order?.userId !== userId) throw new AppError('not_found');
  const known = await findRefunds(tx, orderId);
  if (order.status === 'cancelled')
    return { opened: [], refunded: known.some(({ state }) => locksLabel(state)), pickupCalledOff: null };
  const shipments = await findShipments(tx, orderId);
  if (!mayCancel({ status: order.status, shipments })) return null;
  const opened = await refundAll(tx, { order, known, userId, now });
  await markCancelled(tx, orderId, now);
  await notifyOfCancellation(tx, { order, refunds: opened, now });
  const intent = await findIntent(tx, order.intentId);
  const pickupCalledOff = intent && (await requestPickupCancellation(tx, intent, now)) ? intent.id : null;
  await insertAudit(tx, {
    actor: actorOfCall(userId),
    action: 'order.cancel',
    subject: orderId,
    outcome: 'done',
    details: { refunds: opened.length, pickup: pickupCalledOff !== null },
    createdAt: now,
  });
  return { opened, refunded: opened.length > 0, pickupCalledOff };
}

type Opening = { order: Order; known: readonly Refund[]; userId: string; now: Date };

/** Opens a refund for every parcel that has none under way. */
async function refundAll(tx: Orm, { order, known, userId, now }: Opening): Promise<Refund[]> {
  const isAlive = (index: number): boolean =>
    known.some(({ packageIndex, state }) => packageIndex === index && locksLabel(state));
  const rows = [...parcelSharesOf(order).entries()]
    .filter(([index]) => !isAlive(index))
    .map(([packageIndex, amountCents]) =>
      newRefund(order, {
        packageIndex,
        known,
        isWithoutCarrier: true,
        amountCents,
        requestedBy: actorOfCall(userId),
        now,
      }),
    );
  return rows.length > 0 ? await insertRefunds(tx, rows) : [];
}
