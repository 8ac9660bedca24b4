// The buyer calls a checkout off before paying; what is secured already stays as it is.
import { actorOfCall } from '#domain/actor.ts';
import type { SessionUser } from '#domain/user.ts';
import type { Context } from '../../context.ts';
import { insertAudit } from '../../db/audit.ts';
import { changeIntent, findOwnIntent, type Intent } from '../../db/intents.ts';
import { AppError } from '../../errors.ts';
import { awaitsBuyer, calledOff } from './open-intent.ts';

type Call = { intentId: string; user: SessionUser; now: Date };

export async function cancelIntent(ctx: Context, { intentId, user, now }: Call): Promise<Intent> {
  const intent = await findOwnIntent(ctx.db.orm, intentId, user.userId);
  if (!intent) throw new AppError('not_found');
  if (intent.status === 'cancelled') return intent;
  const cancelled =
    awaitsBuyer(intent) && (await changeIntent(ctx.db.orm, intent, calledOff('user_cancelled', now)));
  if (cancelled) return cancelled;
  await insertAudit(ctx.db.orm, {
    createdAt: now,
    actor: actorOfCall(user.userId),
    action: 'cancel',
    subject: intent.id,
    outcome: 'illegal_transition',
    details: { status: intent.status, payment: intent.payment },
  });
  throw new AppError('illegal_transition', { details: { status: intent.status } });
}
