// The state of a checkout, for its owner. To anyone else it does not exist.
import type { Intent as IntentReply } from '#contract/checkout.ts';
import { isSold, isTerminal } from '#domain/intent.ts';
import type { Context } from '../../context.ts';
import { findIntentByRate, findOwnIntent, type Intent } from '../../db/intents.ts';
import { findOrderState } from '../../db/orders.ts';
import { AppError } from '../../errors.ts';
import { shownPickup } from '../pickups/shown-pickup.ts';
import { toIntentReply } from './intent-reply.ts';

type Call = { intentId: string; userId: string; waitMs: number };

export async function fetchIntent(ctx: Context, { intentId, userId, waitMs }: Call): Promise<IntentReply> {
  const intent = await awaitStatusChange(ctx, {
    waitMs,
    find: () => findOwnIntent(ctx.db.orm, intentId, userId),
  });
  if (!intent) throw new AppError('not_found');
  return await replyFor(ctx, intent);
}

/**
 * The intent as found; if it is still in progress, waits up to `waitMs` for its status to change and reads it again.
 * That also shows changes made by other processes.
 */
export async function awaitStatusChange(
  ctx: Context,
  { waitMs, find }: { waitMs: number; find: () => Promise<Intent | null> },
): Promise<Intent | null> {
  const intent = await find();
  if (!intent || waitMs <= 0 || isTerminal(intent.status)) return intent;
  const moved = ctx.untilMoved(intent.id, waitMs);
  // The status may have changed between the read and the start of the wait.
  const again = await find();
  if (again?.status !== intent.status) return again;
  await moved;
  return await find();
}

export async function replyFor(ctx: Context, intent: Intent): Promise<IntentReply> {
  const [order, pickup, replacedBy] = await Promise.all([
    intent.orderId ? findOrderState(ctx.db.orm, intent.orderId) : null,
    shownPickup(ctx.db.orm, intent),
    replacementOf(ctx, intent),
  ]);
  return { ...toIntentReply({ ...intent, pickup }, order, ctx.clock()), replacedBy };
}

/** Its ID, once it has bought the rate; also where this one was paid late, so that nobody buys a third time. */
async function replacementOf(ctx: Context, intent: Intent): Promise<string | null> {
  if (intent.errorCode !== 'superseded') return null;
  const newest = await findIntentByRate(ctx.db.orm, intent.userId, intent.rateId);
  return newest && isSold(newest) ? newest.id : null;
}
