// Refusal of what a customer asks for too late or too early: a note in the audit, and the error to throw (C-37).
import { actorOfCall } from '#domain/actor.ts';
import type { Context } from './context.ts';
import { noteRefusal } from './db/audit.ts';
import { AppError } from './errors.ts';

type IllegalMove = {
  userId: string;
  /** Such as "order.cancel". */
  action: string;
  /** One of our ids. */
  subject: string;
  message?: string;
  /** Also sent to the caller. */
  details?: Record<string, unknown>;
  /** Only written to the audit. */
  noted?: Record<string, unknown>;
};

/** Runs outside the transaction that found the problem: that one may be rolled back. */
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
