// Retries a checkout with the same engine: what was begun is read back first, so nothing is bought twice.
import { lastingAttention } from '#domain/attention.ts';
import { awaitsOperator, nextMove } from '#domain/intent.ts';
import { isPickupOver } from '#domain/pickup.ts';
import type { Context } from '../../context.ts';
import type { Orm } from '../../db/database.ts';
import type { Intent } from '../../db/intents.ts';
import { findLockedPackages } from '../../db/refunds.ts';
import { advanceCheckout } from '../checkout/advance-checkout.ts';
import { cancelPickup } from '../pickups/cancel-pickup.ts';
import { findParcelsToCollect, isPickupNeeded, NOT_CANCELLED } from '../pickups/restore-pickup.ts';
import { runOperatorAction, changeByHand, intentNamed, refusal, refuseReversed } from './operator-action.ts';

/** Returns the intent afterwards. */
export async function retryIntent(
  ctx: Context,
  { intentId, operator }: { intentId: string; operator: string },
): Promise<Intent> {
  await runOperatorAction(ctx, { operator, action: 'intent.retry', subject: intentId }, async (tx, now) => {
    const intent = await intentNamed(tx, intentId);
    const move = nextMove(intent);
    if (intent.attention === NOT_CANCELLED || (move === 'rest' && (await isPickupLeft(tx, intent, now))))
      return await cancelPickupAgain(tx, intent, now);
    const { status, attention } = intent;
    if (move === 'rest') throw refusal(`${intentId} is ${status}: there is nothing left to try.`);
    // With its payment reversed, nobody would pay for the label.
    if (move === 'buy-label') refuseReversed(intent);
    await changeByHand(tx, intent, {
      // A checkout that is not retried automatically stays on the list until the engine has a result.
      attention: awaitsOperator(intent) ? 'stuck' : lastingAttention(attention),
      // The count restarts, but not at 0: only after a first try does the engine read back before it buys.
      attempts: Math.min(intent.attempts, 1),
      nextAttemptAt: awaitsOperator(intent) ? null : now,
      updatedAt: now,
    });
    return { result: null, details: { move, status, attention } };
  });
  await advanceCheckout(ctx, intentId, { byOperator: true });
  await cancelPickup(ctx, intentId);
  return await intentNamed(ctx.db.orm, intentId);
}

/** Whether a van still comes with nothing left to collect; another reason on the list may hide that. */
async function isPickupLeft(tx: Orm, intent: Intent, now: Date): Promise<boolean> {
  const { orderId, pickup, pickupCancelAt, shipment } = intent;
  if (!orderId || pickup !== 'confirmed' || pickupCancelAt || !shipment.pickupDate) return false;
  if (isPickupOver(shipment.pickupDate, now)) return false;
  // Without any refund, it was the van that took all parcels.
  if ((await findLockedPackages(tx, orderId)).length === 0) return false;
  return (await findParcelsToCollect(tx, orderId)).length === 0;
}

/** The checkout is over; what is left to try is to cancel the pickup. */
async function cancelPickupAgain(tx: Orm, intent: Intent, now: Date) {
  const { id, status, attention } = intent;
  if (await isPickupNeeded(tx, intent))
    throw refusal(`${id}: parcels are waiting for this van, so it has to come.`);
  await changeByHand(tx, intent, {
    ...(attention === NOT_CANCELLED ? { attention: null } : {}),
    pickupCancelAt: now,
    updatedAt: now,
  });
  return { result: null, details: { move: 'cancel-pickup', status, attention } };
}
