// Operator actions: a change and its audit row are one transaction; a refusal leaves an audit row of its own.
import { actorOfOperator } from '#domain/actor.ts';
import type { Context } from '../../context.ts';
import { insertAudit } from '../../db/audit.ts';
import type { Orm } from '../../db/database.ts';
import { released } from '../../db/claims.ts';
import { changeIntent } from '../../db/intent-claims.ts';
import { findIntent, type Intent, type IntentChange } from '../../db/intents.ts';
import { findOrderByName, type Order } from '../../db/orders.ts';
import { findRefund, type Refund } from '../../db/refunds.ts';
import { AppError } from '../../errors.ts';

type OperatorAction = {
  /** A name, without "operator:". */
  operator: string;
  /** "intent.retry" */
  action: string;
  /** An id of ours. */
  subject: string;
  details?: Record<string, unknown>;
};

/** `details` is added to the details of the audit row. */
type ActionResult<T> = { result: T; details?: Record<string, unknown> };

/** Throws what `work` throws, with everything that it wrote rolled back. */
export async function runOperatorAction<T>(
  ctx: Context,
  act: OperatorAction,
  work: (tx: Orm, now: Date) => Promise<ActionResult<T>>,
): Promise<T> {
  const now = ctx.clock();
  try {
    const result = await ctx.db.transaction(async (tx) => {
      const worked = await work(tx, now);
      await insertAudit(tx, rowOf(act, { outcome: 'done', details: worked.details ?? {}, now }));
      return worked.result;
    });
    await ctx.db.barrier();
    return result;
  } catch (error) {
    if (error instanceof AppError) await noteRefusal(ctx, act, error);
    throw error;
  }
}

/**
 * Like runOperatorAction, with a preparation that takes long or may not run in a transaction: it runs before that
 * begins, and its error is thrown inside, so that the audit has it.
 */
export async function runPreparedAction<Ready, T>(
  ctx: Context,
  act: OperatorAction,
  { prepare, work }: { prepare: Promise<Ready>; work: (tx: Orm, ready: Ready) => Promise<ActionResult<T>> },
): Promise<T> {
  // Awaited again below, where it throws.
  await prepare.catch(() => undefined);
  return await runOperatorAction(ctx, act, async (tx) => await work(tx, await prepare));
}

/** For refusals that do not come from `runOperatorAction`. */
export async function noteRefusal(
  ctx: Context,
  act: OperatorAction,
  { code, message }: AppError,
): Promise<void> {
  const refused = { outcome: `refused: ${code}`, details: { reason: message }, now: ctx.clock() };
  await insertAudit(ctx.db.orm, rowOf(act, refused));
}

const rowOf = (
  { operator, action, subject, details }: OperatorAction,
  told: { outcome: string; details: Record<string, unknown>; now: Date },
) => ({
  actor: actorOfOperator(operator),
  action,
  subject,
  outcome: told.outcome,
  details: { ...details, ...told.details },
  createdAt: told.now,
});

/** Why it cannot be done, in one sentence. */
export const refusal = (sentence: string): AppError =>
  new AppError('illegal_transition', { message: sentence });

/** Why money is not settled by hand: none has to be sent, or it may already be on its way. */
export const nothingToSettle = (id: string): string =>
  `No money of ${id} is waiting for a person. If it is still being tried, check with the provider first, and settle it once the list says "stuck" and the last try is two minutes old.`;

/** Refunded again, or spent on a label, the money of a reversed payment would be lost twice (0010). */
export function refuseReversed({ id, attention }: Pick<Intent, 'id' | 'attention'>): void {
  if (attention === 'payment_reversed')
    throw refusal(
      `The money of ${id} has already left the provider: look there, and clear that with "intents resolve" first.`,
    );
}

export const notFound = (what: string, name: string): AppError =>
  new AppError('not_found', { message: `There is no ${what} ${name}.` });

/** Without the email address: the reason goes into the audit, which is kept forever. */
export const userNotFound = (): AppError =>
  new AppError('not_found', { message: 'There is no account with this address.' });

/** Throws `not_found`. */
export async function intentNamed(orm: Orm, id: string): Promise<Intent> {
  const intent = await findIntent(orm, id);
  if (!intent) throw notFound('intent', id);
  return intent;
}

/** Throws `not_found`. */
export async function orderNamed(orm: Orm, name: string): Promise<Order> {
  const order = await findOrderByName(orm, name);
  if (!order) throw notFound('order', name);
  return order;
}

/** Throws `not_found`. */
export async function refundNamed(orm: Orm, id: string): Promise<Refund> {
  const refund = await findRefund(orm, id);
  if (!refund) throw notFound('refund', id);
  return refund;
}

/** Changes an intent and releases a dead worker's claim on it; throws while a living worker has it. */
export async function changeByHand(
  tx: Orm,
  intent: Intent,
  change: IntentChange & { updatedAt: Date },
): Promise<Intent> {
  const changed = await changeIntent(tx, intent, { ...released, ...change });
  if (!changed) throw refusal(`${intent.id} is being worked on right now; try again in a few seconds.`);
  return changed;
}
