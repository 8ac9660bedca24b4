// Ends every session of an account, for a customer who fears that someone else holds one.
import type { Context } from '../../context.ts';
import { deleteSessionsOf } from '../../db/sessions.ts';
import { findUserByEmail, lockUser } from '../../db/users.ts';
import { mailboxOf } from '../../mailbox.ts';
import { runOperatorAction, userNotFound } from './operator-action.ts';

type Asked = { email: string; operator: string };

export async function signOutUser(ctx: Context, { email, operator }: Asked): Promise<void> {
  const found = await findUserByEmail(ctx.db.orm, mailboxOf(email));
  const act = { operator, action: 'user.sign-out', subject: found?.id ?? 'no such user' };
  await runOperatorAction(ctx, act, async (tx) => {
    if (!found || !(await lockUser(tx, found.id))) throw userNotFound();
    await deleteSessionsOf(tx, found.id);
    return { result: undefined };
  });
}
