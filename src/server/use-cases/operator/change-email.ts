// Changes the email address of an account whose owner cannot be reached: a typo, a mailbox that is gone.
import { Email } from '#domain/registration.ts';
import type { Context } from '../../context.ts';
import { redirectMails } from '../../db/outbox.ts';
import { deletePasswordResets } from '../../db/password-resets.ts';
import { deleteSessionsOf } from '../../db/sessions.ts';
import { changeUser, findUserByEmail, lockUser } from '../../db/users.ts';
import { mailboxOf } from '../../mailbox.ts';
import { writeMail } from '../mails/write-mail.ts';
import { runOperatorAction, userNotFound, refusal } from './operator-action.ts';

type Changing = { from: string; to: string; operator: string };

/**
 * Ends all sessions: someone with the former mailbox may have opened the account through it. Unsent mails go to the new
 * address, and both addresses are told of the change.
 */
export async function changeEmail(ctx: Context, { from, to, operator }: Changing): Promise<void> {
  const [former, next] = [mailboxOf(from), mailboxOf(to)];
  const found = await findUserByEmail(ctx.db.orm, former);
  // Names neither address: the audit is kept forever.
  const act = { operator, action: 'user.email', subject: found?.id ?? 'no such user' };
  await runOperatorAction(ctx, act, async (tx, now) => {
    if (!found || !(await lockUser(tx, found.id))) throw userNotFound();
    if (!Email.safeParse(next).success) throw refusal('The new address is not an e-mail address.');
    if (await findUserByEmail(tx, next)) throw refusal('There is already an account with the new address.');
    const { id, language } = await changeUser(tx, found.id, { email: next });
    await deleteSessionsOf(tx, id);
    await deletePasswordResets(tx, id);
    await redirectMails(tx, { userId: id, from: former, to: next });
    for (const recipient of [former, next])
      await writeMail(tx, { kind: 'email-changed', recipient, language, data: {}, now });
    return { result: undefined };
  });
  ctx.wake('outbox');
}
