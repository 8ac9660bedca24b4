// What a customer asks for too late, or too early: a note in the audit, and the refusal that is thrown (C-37).
import { actorOfCall } from '#domain/actor.ts';
import type { Context } from './context.ts';
import { noteRefusal } from './db/audit.ts';
import { AppError } from './errors.ts';

export type IllegalMove = {
  userId: string;
  /** "order.cancel" */
  action: string;
  /** An id of ours. */
  subject: string;
  message?: string;
  /** Told to the caller, too. */
  details?: Record<string, unknown>;
  /** In the audit alone. */
  noted?: Record<string, unknown>;
};

/** Outside of the transaction that found it out: that one may be undone. */
export async function illegalMove(
  ctx: Context,
  { userId, action, subject, message, details, noted }: IllegalMove,
): Promise<AppError> {
  await noteRefusal(ctx.db.orm, {
    actor: actorOfCall(userId),
    action,
    subject,
    outcome: 'refused: illegal_transition',
    details: { ...details, ...noted, ...(message !== undefined && { reason: message }) },
    createdAt: ctx.clock(),
  });
  return new AppError('illegal_transition', {
    ...(message !== undefined && { message }),
    ...(details && { details }),
  });
}
