// The account behind an email address, with what only operators see of it.
import type { Context } from '../../context.ts';
import { findNewestIntents, findNewestOrders } from '../../db/newest-of-user.ts';
import { findUserByEmail, type User } from '../../db/users.ts';
import { mailboxOf } from '../../mailbox.ts';
import { userNotFound } from './operator-action.ts';

/** The account, or `not_found`. */
export async function showUser(ctx: Context, email: string): Promise<User> {
  const user = await findUserByEmail(ctx.db.orm, mailboxOf(email));
  if (!user) throw userNotFound();
  return user;
}

const NEWEST = 10;

/** The last orders of an account, and its last checkouts. */
export const newestOf = async ({ db: { orm } }: Context, userId: string) => ({
  orders: await findNewestOrders(orm, userId, NEWEST),
  intents: await findNewestIntents(orm, userId, NEWEST),
});
