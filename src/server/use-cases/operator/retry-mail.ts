// Sends a mail that was given up or still waits; one that was sent is not sent again.
import type { Context } from '../../context.ts';
import { reviveMail } from '../../db/outbox.ts';
import { runOperatorAction, refusal } from './operator-action.ts';

export async function retryMail(
  ctx: Context,
  { mailId, operator }: { mailId: string; operator: string },
): Promise<void> {
  await runOperatorAction(ctx, { operator, action: 'mail.retry', subject: mailId }, async (tx, now) => {
    const mail = await reviveMail(tx, mailId, now);
    if (!mail)
      throw refusal(`There is no unsent mail ${mailId}, or it is being sent, or the link in it is gone.`);
    return { result: null, details: { kind: mail.kind } };
  });
  ctx.wake('outbox');
}
