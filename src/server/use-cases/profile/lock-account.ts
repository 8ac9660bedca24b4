// Locks the caller's account until the transaction ends: a closure until now is seen, a later one waits.
import { isGuest } from '#domain/user.ts';
import type { Orm } from '../../db/database.ts';
import { lockUser, type User } from '../../db/users.ts';
import { AppError } from '../../errors.ts';

/**
 * The account as it is now; null for a guest. Throws `not_signed_in` when it was closed since the session was read.
 * Lock it before an order, never after.
 */
export async function lockAccount(
  tx: Orm,
  userId: string,
  strength?: 'update' | 'share',
): Promise<User | null> {
  if (isGuest(userId)) return null;
  const user = await lockUser(tx, userId, strength);
  if (!user) throw new AppError('not_signed_in');
  return user;
}

/**
 * Only keeps the account from being closed. Shared: a customer's other transactions go on meanwhile, rather than each
 * waiting with a connection that nobody else can use then.
 */
export async function keepAccount(tx: Orm, userId: string): Promise<void> {
  await lockAccount(tx, userId, 'share');
}
