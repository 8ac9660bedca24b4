// The buyer calls a checkout off before paying; what is secured already stays as it is.
import { actorOfCall } from '#domain/actor.ts';
import type { SessionUser } from '#domain/user.ts';
import type { Context } from '../../context.ts';
import { insertAudit } from '../../db/audit.ts';
import { findOwnIntent, type Intent } from '../../db/intents.ts';
import { AppError } from '../../errors.ts';
import { callOff } from './call-off.ts';
import { whenLooked } from './when-looked.ts';

/** The engine asks the provider every minute, and whoever calls off meanwhile is not to be refused for that. */
const PATIENCE_MS = 10_000;

type Call = { intentId: string; user: Pick<SessionUser, 'userId'>; now: Date };

export async function cancelIntent(ctx: Context, { intentId, user, now }: Call): Promise<Intent> {
  const found = await findOwnIntent(ctx.db.orm, intentId, user.userId);
  if (!found) throw new AppError('not_found');
  const intent = await whenLooked(ctx, found, PATIENCE_MS);
  if (intent.status === 'cancelled') return intent;
  const cancelled = await callOff(ctx.db.orm, intent, { errorCode: 'user_cancelled', now: ctx.clock() });
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
